"""Questions about a bet, and their answers."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class WasItSaidBefore(Question, frozen=True):
    pass


class BeforeTheChips(Answer, frozen=True):
    pass


class AfterTheChips(Answer, frozen=True):
    pass


class WhichLimit(Question, frozen=True):
    pass


class NoLimit(Answer, frozen=True):
    pass


class PotLimit(Answer, frozen=True):
    pass


class Limit(Answer, frozen=True):
    pass


class Spread(Answer, frozen=True):
    pass


class HowMuchToCall(Question, frozen=True):
    pass


class HowMuchWasTheRaise(Question, frozen=True):
    pass


class HowMuchIsTheLeastBet(Question, frozen=True):
    pass


class HowMuchIsTheMost(Question, frozen=True):
    pass


class HowMuchIsInThePot(Question, frozen=True):
    pass


class HowMuchIsTheStack(Question, frozen=True):
    pass


class HowManyHaveCards(Question, frozen=True):
    pass


class AreTheyTheLastChips(Question, frozen=True):
    pass


class IsItTheOpeningBet(Question, frozen=True):
    pass


class HasAnybodyActedBehind(Question, frozen=True):
    pass


class HasTheNextActedOnIt(Question, frozen=True):
    pass


class WereTheChipsReleased(Question, frozen=True):
    pass


class DidTheyCrossTheLine(Question, frozen=True):
    pass


class CardsOrChips(Question, frozen=True):
    pass


class ItWasCards(Answer, frozen=True):
    pass


class ItWasChips(Answer, frozen=True):
    pass


class CallOrFold(Question, frozen=True):
    pass


class CallOrRaise(Question, frozen=True):
    pass


class WhatItIsNow(Question, frozen=True):
    pass


class ACall(Answer, frozen=True):
    pass


class AFold(Answer, frozen=True):
    pass


class ARaise(Answer, frozen=True):
    pass


class IsItConfirmed(Question, frozen=True):
    pass


class IsTheStreetOver(Question, frozen=True):
    pass


class IsTheRoundOver(Question, frozen=True):
    pass


class HaveAllActed(Question, frozen=True):
    pass


class WasThereSubstantialActionOnIt(Question, frozen=True):
    pass


class WhatShouldItBe(Question, frozen=True):
    pass


class WhatWasFaced(Question, frozen=True):
    pass


class IsSomebodyAllIn(Question, frozen=True):
    pass
