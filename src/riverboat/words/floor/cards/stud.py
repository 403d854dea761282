"""Questions and reasons on stud (IRRS, BYND-60 to 69)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Question, Reason

# Questions -------------------------------------------------------------------------------------


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


# Reasons ---------------------------------------------------------------------------------------


class DownCardShown(Reason, frozen=True):
    rule = "BYND-60"


class DownCardShownMisdeal(Reason, frozen=True):
    rule = "BYND-60"


class BothDownCardsShown(Reason, frozen=True):
    rule = "IRRS-01"


class ShownCardBringsIn(Reason, frozen=True):
    rule = "IRRS-03"


class ShownCardDoesNotBringIn(Reason, frozen=True):
    rule = "IRRS-03"


class AllThreeDown(Reason, frozen=True):
    rule = "IRRS-02"


class WrongBringInCorrected(Reason, frozen=True):
    rule = "BYND-68"


class WrongBringInStands(Reason, frozen=True):
    rule = "BYND-68"


class AbsentInStud(Reason, frozen=True):
    rule = "IRRS-04"


class DeadHandGetsNoCards(Reason, frozen=True):
    rule = "IRRS-05"


class FoldedWithoutABet(Reason, frozen=True):
    rule = "IRRS-06"


class PickedUpUpcards(Reason, frozen=True):
    rule = "DEAD-03"


class NoBetToFoldTo(Reason, frozen=True):
    rule = "DEAD-03"


class PickedUpAtTheShowdown(Reason, frozen=True):
    rule = "IRRS-07"


class EarlyCardsGoOut(Reason, frozen=True):
    rule = "IRRS-08"


class EarlyCardsGoBack(Reason, frozen=True):
    rule = "IRRS-08"


class EarlyLastCardKept(Reason, frozen=True):
    rule = "IRRS-09"


class StudCardsMove(Reason, frozen=True):
    rule = "IRRS-10"


class LookedAtLastCardStays(Reason, frozen=True):
    rule = "IRRS-10"


class LastCardUpOfTwo(Reason, frozen=True):
    rule = "IRRS-11"


class LastCardUpOfSeveral(Reason, frozen=True):
    rule = "IRRS-12"


class LastCardReplaced(Reason, frozen=True):
    rule = "IRRS-12"


class NoBettingLeft(Reason, frozen=True):
    rule = "IRRS-12"


class LastCardOfAnAllIn(Reason, frozen=True):
    rule = "IRRS-13"


class HighBoardStarts(Reason, frozen=True):
    rule = "IRRS-14"


class FirstOnSixthStarts(Reason, frozen=True):
    rule = "IRRS-14"


class BeatenByUpcards(Reason, frozen=True):
    rule = "IRRS-15"


class UpcardsKeepTheirOrder(Reason, frozen=True):
    rule = "IRRS-16"


class LastCardMissing(Reason, frozen=True):
    rule = "DEAD-04"


class EnoughCards(Reason, frozen=True):
    rule = "BYND-63"


class EnoughWithTheBurns(Reason, frozen=True):
    rule = "BYND-63"


class OneCardForAll(Reason, frozen=True):
    rule = "BYND-63"
