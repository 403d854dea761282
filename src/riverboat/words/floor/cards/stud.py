"""Questions and reasons on stud (IRRS, BYND-60 to 69)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Question, Reason


class ShownLowCardQuestion(Question, frozen=True):
    pass


class BettingLeftQuestion(Question, frozen=True):
    pass


class PlayersLeftQuestion(Question, frozen=True):
    pass


class StackBehindQuestion(Question, frozen=True):
    pass


class FirstLastCardQuestion(Question, frozen=True):
    pass


class LookedAtCardQuestion(Question, frozen=True):
    pass


class NextPlayerActedQuestion(Question, frozen=True):
    pass


class BettingOverQuestion(Question, frozen=True):
    pass


class StubSizeQuestion(Question, frozen=True):
    pass


class BurnCountQuestion(Question, frozen=True):
    pass


class CommonCardQuestion(Question, frozen=True):
    pass


class DownCardShown(Reason, frozen=True):
    rule = "BYND-60"


class DownCardShownMisdeal(Reason, frozen=True):
    rule = "BYND-60"


class BothDownCardsShown(Reason, frozen=True):
    rule = "IRRS-01"


class ExposedCardBringsIn(Reason, frozen=True):
    rule = "IRRS-03"


class ExposedCardNeverBringsIn(Reason, frozen=True):
    rule = "IRRS-03"


class AllThreeCardsDown(Reason, frozen=True):
    rule = "IRRS-02"


class WrongBringInCorrected(Reason, frozen=True):
    rule = "BYND-68"


class WrongBringInStands(Reason, frozen=True):
    rule = "BYND-68"


class AbsentStudPlayerForfeits(Reason, frozen=True):
    rule = "IRRS-04"


class NoCardsForDeadHand(Reason, frozen=True):
    rule = "IRRS-05"


class FoldedWithoutBet(Reason, frozen=True):
    rule = "IRRS-06"


class PickedUpUpcards(Reason, frozen=True):
    rule = "DEAD-03"


class NoBetFacedInStud(Reason, frozen=True):
    rule = "DEAD-03"


class PickedUpAfterBetting(Reason, frozen=True):
    rule = "IRRS-07"


class PrematureCardsDiscarded(Reason, frozen=True):
    rule = "IRRS-08"


class PrematureCardsReturned(Reason, frozen=True):
    rule = "IRRS-08"


class PrematureLastCardKept(Reason, frozen=True):
    rule = "IRRS-09"


class StudCardsReassigned(Reason, frozen=True):
    rule = "IRRS-10"


class ViewedLastCardStays(Reason, frozen=True):
    rule = "IRRS-10"


class LastCardUpHeadsUp(Reason, frozen=True):
    rule = "IRRS-11"


class LastCardUpMultiway(Reason, frozen=True):
    rule = "IRRS-12"


class LastCardReplaced(Reason, frozen=True):
    rule = "IRRS-12"


class LastCardStaysAfterBetting(Reason, frozen=True):
    rule = "IRRS-12"


class AllInLastCardStays(Reason, frozen=True):
    rule = "IRRS-13"


class HighBoardActsFirst(Reason, frozen=True):
    rule = "IRRS-14"


class SixthStreetOrderKept(Reason, frozen=True):
    rule = "IRRS-14"


class BeatenByUpcards(Reason, frozen=True):
    rule = "IRRS-15"


class UpcardOrderKept(Reason, frozen=True):
    rule = "IRRS-16"


class LastCardMissing(Reason, frozen=True):
    rule = "DEAD-04"


class EnoughStubCards(Reason, frozen=True):
    rule = "BYND-63"


class EnoughCardsWithBurns(Reason, frozen=True):
    rule = "BYND-63"


class CommunityLastCard(Reason, frozen=True):
    rule = "BYND-63"
