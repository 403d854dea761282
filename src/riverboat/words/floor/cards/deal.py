"""Questions and reasons on misdeals, wrong counts, exposed cards and bad decks."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason


class GameFamilyQuestion(Question, frozen=True):
    pass


class FlopGame(Answer, frozen=True):
    pass


class StudGame(Answer, frozen=True):
    pass


class DrawGame(Answer, frozen=True):
    pass


class CardExposerQuestion(Question, frozen=True):
    pass


class ExposedByDealer(Answer, frozen=True):
    pass


class ExposedByOwner(Answer, frozen=True):
    pass


class DealtOffTable(Answer, frozen=True):
    pass


class LookedBeforeReportQuestion(Question, frozen=True):
    pass


class DealtCardPositionQuestion(Question, frozen=True):
    pass


class ExposedCardPositionQuestion(Question, frozen=True):
    pass


class FirstCardAnswer(Answer, frozen=True):
    pass


class SecondCardAnswer(Answer, frozen=True):
    pass


class LaterCardAnswer(Answer, frozen=True):
    pass


class BothDownCardsQuestion(Question, frozen=True):
    pass


class OwnActionQuestion(Question, frozen=True):
    pass


class AnyActionQuestion(Question, frozen=True):
    pass


class OnButtonQuestion(Question, frozen=True):
    pass


class TopCardOrderQuestion(Question, frozen=True):
    pass


class ExtraCardIdentifiableQuestion(Question, frozen=True):
    pass


class PlayerInGameQuestion(Question, frozen=True):
    pass


class PlayerPresentQuestion(Question, frozen=True):
    pass


class TwoCardsToButtonQuestion(Question, frozen=True):
    pass


class FoundAfterDealQuestion(Question, frozen=True):
    pass


class NextCardDealtQuestion(Question, frozen=True):
    pass


class CardLocationQuestion(Question, frozen=True):
    pass


class InHandAnswer(Answer, frozen=True):
    pass


class OnBoardAnswer(Answer, frozen=True):
    pass


class InStubAnswer(Answer, frozen=True):
    pass


class AbsenceQuestion(Question, frozen=True):
    pass


class PresentAnswer(Answer, frozen=True):
    pass


class AbsentAnswer(Answer, frozen=True):
    pass


class PenaltyAnswer(Answer, frozen=True):
    pass


class NotInGameAnswer(Answer, frozen=True):
    pass


class PresentNowQuestion(Question, frozen=True):
    pass


class LowCardQuestion(Question, frozen=True):
    pass


class LookedAtCardsQuestion(Question, frozen=True):
    pass


class MisdealTooLate(Reason, frozen=True):
    rule = "MISD-06"


class FirstCardsShown(Reason, frozen=True):
    rule = "MISD-09"


class FirstHoleCardShown(Reason, frozen=True):
    rule = "HOLD-01"


class TwoCardsShown(Reason, frozen=True):
    rule = "MISD-11"


class TwoBoxedCards(Reason, frozen=True):
    rule = "MISD-12"


class TwoExtraCards(Reason, frozen=True):
    rule = "MISD-13"


class WrongCountDealt(Reason, frozen=True):
    rule = "MISD-14"


class WrongCountMisdeal(Reason, frozen=True):
    rule = "MISD-10"


class DealtOutOfOrder(Reason, frozen=True):
    rule = "MISD-15"


class ButtonMisplacedReason(Reason, frozen=True):
    rule = "MISD-16"


class FirstCardToWrongSeat(Reason, frozen=True):
    rule = "MISD-17"


class IneligibleSeatGotCards(Reason, frozen=True):
    rule = "MISD-18"


class EntitledPlayerDealtOut(Reason, frozen=True):
    rule = "MISD-19"


class NoRightToHand(Reason, frozen=True):
    rule = "MISD-02"


class TwoCardsInRowToButton(Reason, frozen=True):
    rule = "MISD-21"


class MixedWithOtherHand(Reason, frozen=True):
    rule = "MISD-23"


class RedealRepeatsDeal(Reason, frozen=True):
    rule = "MISD-08"


class AbsentPlayerReturned(Reason, frozen=True):
    rule = "MISD-20"


class AbsentHandKilledAgain(Reason, frozen=True):
    rule = "MISD-20"


class AbsentPlayersDealtIn(Reason, frozen=True):
    rule = "MISD-22"


class ButtonCorrected(Reason, frozen=True):
    rule = "SEAT-13"


class ButtonErrorStands(Reason, frozen=True):
    rule = "SEAT-09"


class ButtonErrorCorrected(Reason, frozen=True):
    rule = "SEAT-09"


class TopCardInSequence(Reason, frozen=True):
    rule = "MISD-03"


class ButtonCardCompleted(Reason, frozen=True):
    rule = "BYND-91"


class ButtonActedReason(Reason, frozen=True):
    rule = "BYND-91"


class ExtraCardBurns(Reason, frozen=True):
    rule = "HOLD-10"


class WrongCountDead(Reason, frozen=True):
    rule = "DEAD-04"


class BurnKeepsNoOrder(Reason, frozen=True):
    rule = "IRRG-20"


class ShownCardReplaced(Reason, frozen=True):
    rule = "HOLD-02"


class NoChoiceOfCard(Reason, frozen=True):
    rule = "IRRG-11"


class CardShownByOwner(Reason, frozen=True):
    rule = "IRRG-08"


class LateExposureReport(Reason, frozen=True):
    rule = "IRRG-09"


class OffTableCardExposed(Reason, frozen=True):
    rule = "IRRG-10"


class DroppedCardPlays(Reason, frozen=True):
    rule = "IRRG-16"


class DroppedCardUnreplaced(Reason, frozen=True):
    rule = "IRRG-16"


class BoxedCardScrap(Reason, frozen=True):
    rule = "IRRG-04"


class BoxedCardsLater(Reason, frozen=True):
    rule = "IRRG-05"


class StrangeCardMisdeal(Reason, frozen=True):
    rule = "BYND-92"


class ForeignCardScrap(Reason, frozen=True):
    rule = "BYND-92"


class JokerScrap(Reason, frozen=True):
    rule = "IRRG-12"


class JokerReplaced(Reason, frozen=True):
    rule = "IRRG-13"


class JokerKillsHand(Reason, frozen=True):
    rule = "IRRG-14"


class JokerInJokerlessGame(Reason, frozen=True):
    rule = "DEAD-05"


class BlindPlayResponsibility(Reason, frozen=True):
    rule = "IRRG-15"


class UnlookedHandExcused(Reason, frozen=True):
    rule = "IRRG-15"


class IdenticalCardsVoidHand(Reason, frozen=True):
    rule = "IRRG-01"


class ClaimTooLate(Reason, frozen=True):
    rule = "BYND-90"


class KnownBadDeckForfeit(Reason, frozen=True):
    rule = "IRRG-02"


class PreviousDealPotPlayers(Reason, frozen=True):
    rule = "IRRG-03"


class MismatchedBackInPlay(Reason, frozen=True):
    rule = "IRRG-19"


class MismatchedBackInStub(Reason, frozen=True):
    rule = "IRRG-19"


class MissingCardsIrrelevant(Reason, frozen=True):
    rule = "IRRG-06"


class CutTooShallow(Reason, frozen=True):
    rule = "BYND-93"


class ProperCut(Reason, frozen=True):
    rule = "BYND-93"


class AbsentHandKilled(Reason, frozen=True):
    rule = "BYND-36"


class AwayWhenClockExpired(Reason, frozen=True):
    rule = "DEAD-06"


class OwedBlindNotPosted(Reason, frozen=True):
    rule = "BYND-33"


class OwedBlindButActed(Reason, frozen=True):
    rule = "BYND-33"


class OwedBlindInTime(Reason, frozen=True):
    rule = "BYND-33"
