"""Questions and reasons on burns, boards and the stub (HOLD, IRRG)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason

# Questions and their answers -------------------------------------------------------------------


class HasAnybodyActedOnIt(Question, frozen=True):
    pass


class WasACardOfTheBoardSeen(Question, frozen=True):
    pass


class DoesACheckLetItStand(Question, frozen=True):
    pass


class ItStands(Answer, frozen=True):
    pass


class OnlySubstantialActionDoes(Answer, frozen=True):
    pass


class WhichStreet(Question, frozen=True):
    pass


class PreFlop(Answer, frozen=True):
    pass


class TheFlopIsOn(Answer, frozen=True):
    pass


class TheTurnIsOn(Answer, frozen=True):
    pass


class TheRiverIsOn(Answer, frozen=True):
    pass


class IsItTheLastCard(Question, frozen=True):
    pass


class HowManyAreDealtIn(Question, frozen=True):
    pass


class HowManyCardsEach(Question, frozen=True):
    pass


class IsTheOrderCertain(Question, frozen=True):
    pass


class DidItMixWithOtherCards(Question, frozen=True):
    pass


# Reasons: burns --------------------------------------------------------------------------------


class BurnIsCorrected(Reason, frozen=True):
    rule = "IRRG-18"


class CardsAsIfNoMistake(Reason, frozen=True):
    rule = "IRRG-18"


class OneBurnEachFromNow(Reason, frozen=True):
    rule = "IRRG-18"


class NothingMoreToDeal(Reason, frozen=True):
    rule = "IRRG-18"


class PotWasGiven(Reason, frozen=True):
    rule = "IRRG-18"


class FlopWithoutABurn(Reason, frozen=True):
    rule = "IRRG-21"


class FlopUnseenIsCorrected(Reason, frozen=True):
    rule = "IRRG-21"


class FlopSeenIsShuffled(Reason, frozen=True):
    rule = "IRRG-21"


class FlopIsDealtAgain(Reason, frozen=True):
    rule = "IRRG-21"


# Reasons: boards -------------------------------------------------------------------------------


class FourOnTheFlop(Reason, frozen=True):
    rule = "HOLD-04"


class TooManyOnTheFlop(Reason, frozen=True):
    rule = "HOLD-04"


class FiveOnTheFlop(Reason, frozen=True):
    rule = "HOLD-13"


class FlopGoesBackWithoutItsBurn(Reason, frozen=True):
    rule = "HOLD-05"


class CardTooEarly(Reason, frozen=True):
    rule = "HOLD-09"


class RiverTooEarly(Reason, frozen=True):
    rule = "HOLD-08"


class TurnIsSetAside(Reason, frozen=True):
    rule = "HOLD-06"


class TurnComesBack(Reason, frozen=True):
    rule = "HOLD-07"


class NobodyMayAcceptIt(Reason, frozen=True):
    rule = "IRRG-17"


class NoCardsBesides(Reason, frozen=True):
    rule = "HOLD-14"


class NoBurnBeforeTheFlop(Reason, frozen=True):
    rule = "HOLD-15"


class DeckIsEnough(Reason, frozen=True):
    rule = "HOLD-15"


# Reasons: the stub -----------------------------------------------------------------------------


class StubInOrder(Reason, frozen=True):
    rule = "IRRG-22"


class StubOutOfOrder(Reason, frozen=True):
    rule = "IRRG-22"


class StubInTheMuck(Reason, frozen=True):
    rule = "IRRG-22"


class FaceDown(Reason, frozen=True):
    rule = "IRRG-23"
