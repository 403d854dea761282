"""Questions and reasons on burns, boards and the stub (HOLD, IRRG)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason


class StreetActionQuestion(Question, frozen=True):
    pass


class BoardCardSeenQuestion(Question, frozen=True):
    pass


class CheckAcceptsFlopQuestion(Question, frozen=True):
    pass


class FlopStandsAnswer(Answer, frozen=True):
    pass


class SubstantialActionOnlyAnswer(Answer, frozen=True):
    pass


class StreetQuestion(Question, frozen=True):
    pass


class PreflopAnswer(Answer, frozen=True):
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


class StubMixedQuestion(Question, frozen=True):
    pass


class BurnCorrectable(Reason, frozen=True):
    rule = "IRRG-18"


class LaterCardsAsDue(Reason, frozen=True):
    rule = "IRRG-18"


class OneBurnPerStreet(Reason, frozen=True):
    rule = "IRRG-18"


class CompleteBoardStands(Reason, frozen=True):
    rule = "IRRG-18"


class PotAlreadyAwarded(Reason, frozen=True):
    rule = "IRRG-18"


class FlopWithoutBurn(Reason, frozen=True):
    rule = "IRRG-21"


class UnseenFlopCorrected(Reason, frozen=True):
    rule = "IRRG-21"


class SeenFlopReshuffled(Reason, frozen=True):
    rule = "IRRG-21"


class FlopRedealt(Reason, frozen=True):
    rule = "IRRG-21"


class FourCardFlop(Reason, frozen=True):
    rule = "HOLD-04"


class OversizedFlopRedealt(Reason, frozen=True):
    rule = "HOLD-04"


class FiveCardFlop(Reason, frozen=True):
    rule = "HOLD-13"


class FlopReturnsBurnStays(Reason, frozen=True):
    rule = "HOLD-05"


class PrematureCard(Reason, frozen=True):
    rule = "HOLD-09"


class PrematureRiver(Reason, frozen=True):
    rule = "HOLD-08"


class TurnSetAside(Reason, frozen=True):
    rule = "HOLD-06"


class SetAsideTurnReturns(Reason, frozen=True):
    rule = "HOLD-07"


class EarlyCardRejected(Reason, frozen=True):
    rule = "IRRG-17"


class TooFewCardsForBoards(Reason, frozen=True):
    rule = "HOLD-14"


class NoFlopBurn(Reason, frozen=True):
    rule = "HOLD-15"


class DeckSufficient(Reason, frozen=True):
    rule = "HOLD-15"


class StubInOrder(Reason, frozen=True):
    rule = "IRRG-22"


class StubOutOfOrder(Reason, frozen=True):
    rule = "IRRG-22"


class StubMixedWithMuck(Reason, frozen=True):
    rule = "IRRG-22"


class FaceDownShuffle(Reason, frozen=True):
    rule = "IRRG-23"
