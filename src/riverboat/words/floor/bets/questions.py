"""Questions about a bet, and their answers."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question


class WasItSaidBefore(Question, frozen=True):
    en = "was it said before or after the chips landed?"


class BeforeTheChips(Answer, frozen=True):
    en = "before"


class AfterTheChips(Answer, frozen=True):
    en = "after"


class WhichLimit(Question, frozen=True):
    en = "which limit is it?"


class NoLimit(Answer, frozen=True):
    en = "no-limit"


class PotLimit(Answer, frozen=True):
    en = "pot-limit"


class Limit(Answer, frozen=True):
    en = "limit"


class Spread(Answer, frozen=True):
    en = "spread limit"


class HowMuchToCall(Question, frozen=True):
    en = "how much is the bet in all?"


class HowMuchWasTheRaise(Question, frozen=True):
    en = "by how much was it bet or raised last?"


class HowMuchIsTheLeastBet(Question, frozen=True):
    en = "how much is the least bet?"


class HowMuchIsTheMost(Question, frozen=True):
    en = "how much is the greatest bet?"


class HowMuchIsInThePot(Question, frozen=True):
    en = "how much is in the pot, bets included?"


class HowMuchIsTheStack(Question, frozen=True):
    en = "how much do they have behind?"


class HowManyHaveCards(Question, frozen=True):
    en = "how many players have cards?"


class AreTheyTheLastChips(Question, frozen=True):
    en = "are these the last chips?"


class IsItTheOpeningBet(Question, frozen=True):
    en = "is the bet that they face the first of this street (or the big blind)?"


class HasAnybodyActedBehind(Question, frozen=True):
    en = "has anybody acted behind them?"


class HasTheNextActedOnIt(Question, frozen=True):
    en = "has the next player acted on it?"


class WereTheChipsReleased(Question, frozen=True):
    en = "were the chips released?"


class DidTheyCrossTheLine(Question, frozen=True):
    en = "did they cross the line?"


class CardsOrChips(Question, frozen=True):
    en = "were cards put down, or chips?"


class ItWasCards(Answer, frozen=True):
    en = "cards"


class ItWasChips(Answer, frozen=True):
    en = "chips"


class CallOrFold(Question, frozen=True):
    en = "that is no word here: call or fold?"


class CallOrRaise(Question, frozen=True):
    en = "there is a bet already: call or raise?"


class WhatItIsNow(Question, frozen=True):
    en = "how much was bet?"


class ACall(Answer, frozen=True):
    en = "call"


class AFold(Answer, frozen=True):
    en = "fold"


class ARaise(Answer, frozen=True):
    en = "raise"


class IsItConfirmed(Question, frozen=True):
    en = "does the floor confirm that it was a string bet?"


class IsTheStreetOver(Question, frozen=True):
    en = "has the next card been dealt, or the showdown begun?"


class IsTheRoundOver(Question, frozen=True):
    en = "is the betting round over?"


class HaveAllActed(Question, frozen=True):
    en = "have all the others acted on it?"


class WasThereSubstantialActionOnIt(Question, frozen=True):
    en = "was there substantial action on it: two acts, one of them with chips, or any three?"


class WhatShouldItBe(Question, frozen=True):
    en = "how much should it have been, in all?"


class WhatWasFaced(Question, frozen=True):
    en = "how much did they face, in all?"


class IsSomebodyAllIn(Question, frozen=True):
    en = "do they face an all-in?"
