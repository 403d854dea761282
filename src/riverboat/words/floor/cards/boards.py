"""Questions and reasons on burns, boards and the stub (HOLD, IRRG)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason

# Questions and their answers -------------------------------------------------------------------


class StreetActionQuestion(Question, frozen=True):
    pass


class BoardCardSeenQuestion(Question, frozen=True):
    pass


class CheckAcceptsFlopQuestion(Question, frozen=True):
    pass


class ItStands(Answer, frozen=True):
    pass


class OnlySubstantialActionDoes(Answer, frozen=True):
    pass


class WhichStreet(Question, frozen=True):
    pass


class PreFlop(Answer, frozen=True):
    pass


class FlopAnswer(Answer, frozen=True):
    pass


class TurnAnswer(Answer, frozen=True):
    pass


class RiverAnswer(Answer, frozen=True):
    pass


class LastStreetQuestion(Question, frozen=True):
    pass


class PlayersDealtInQuestion(Question, frozen=True):
    pass


class CardsEachQuestion(Question, frozen=True):
    pass


class StubOrderQuestion(Question, frozen=True):
    pass


class DidItMixWithOtherCards(Question, frozen=True):
    pass


# Reasons: burns --------------------------------------------------------------------------------


class BurnCorrectable(Reason, frozen=True):
    rule = "IRRG-18"


class CardsAsIfNoMistake(Reason, frozen=True):
    rule = "IRRG-18"


class OneBurnEachFromNow(Reason, frozen=True):
    rule = "IRRG-18"


class NothingMoreToDeal(Reason, frozen=True):
    rule = "IRRG-18"


class PotAlreadyAwarded(Reason, frozen=True):
    rule = "IRRG-18"


class FlopWithoutABurn(Reason, frozen=True):
    rule = "IRRG-21"


class UnseenFlopCorrected(Reason, frozen=True):
    rule = "IRRG-21"


class SeenFlopReshuffled(Reason, frozen=True):
    rule = "IRRG-21"


class FlopRedealt(Reason, frozen=True):
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


class TurnSetAside(Reason, frozen=True):
    rule = "HOLD-06"


class TurnComesBack(Reason, frozen=True):
    rule = "HOLD-07"


class EarlyCardRejected(Reason, frozen=True):
    rule = "IRRG-17"


class NoCardsBesides(Reason, frozen=True):
    rule = "HOLD-14"


class NoBurnBeforeTheFlop(Reason, frozen=True):
    rule = "HOLD-15"


class DeckSufficient(Reason, frozen=True):
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
