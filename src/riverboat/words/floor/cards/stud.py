"""Questions and reasons on stud (IRRS, BYND-60 to 69)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Question, Reason

# Questions -------------------------------------------------------------------------------------


class IsItTheLowCard(Question, frozen=True):
    en = "would the shown card bring it in?"


class IsThereBettingLeft(Question, frozen=True):
    en = "is there betting left?"


class HowManyAreLeft(Question, frozen=True):
    en = "how many players are left?"


class HowManyChipsBehind(Question, frozen=True):
    en = "how many chips do they have left?"


class WasTheirsTheFirst(Question, frozen=True):
    en = "was it the first of the last cards?"


class HaveTheyLookedAtIt(Question, frozen=True):
    en = "has its owner looked at it or mixed it with other cards?"


class HasTheNextPlayerActed(Question, frozen=True):
    en = "has the next player acted?"


class IsTheBettingOver(Question, frozen=True):
    en = "is the betting over?"


class HowManyInTheStub(Question, frozen=True):
    en = "how many cards are left in the stub?"


class HowManyBurns(Question, frozen=True):
    en = "how many cards were burned?"


class IsThereACommonCard(Question, frozen=True):
    en = "does a common card lie in the middle?"


# Reasons ---------------------------------------------------------------------------------------


class DownCardShown(Reason, frozen=True):
    rule = "BYND-60"
    en = "for a down card that was shown the third card comes down"


class DownCardShownMisdeal(Reason, frozen=True):
    rule = "BYND-60"
    en = "one of the first two down cards was shown"


class BothDownCardsShown(Reason, frozen=True):
    rule = "IRRS-01"
    en = "both down cards were shown"


class ShownCardBringsIn(Reason, frozen=True):
    rule = "IRRS-03"
    en = "a shown card that is the upcard brings it in like any other"


class ShownCardDoesNotBringIn(Reason, frozen=True):
    rule = "IRRS-03"
    en = "a card that was shown by mistake does not bring it in"


class AllThreeDown(Reason, frozen=True):
    rule = "IRRS-02"
    en = "all three cards came down: chance picks the upcard"


class WrongBringInIsCorrected(Reason, frozen=True):
    rule = "BYND-68"
    en = "a wrong bring-in is corrected until the next player acts"


class WrongBringInStands(Reason, frozen=True):
    rule = "BYND-68"
    en = "the next player has acted: the wrong bring-in stands, and the low card owes nothing"


class AbsentInStud(Reason, frozen=True):
    rule = "IRRS-04"
    en = "who is absent in their turn forfeits ante and bring-in"


class DeadHandGetsNoCards(Reason, frozen=True):
    rule = "IRRS-05"
    en = "a killed hand gets no further cards"


class FoldedWithoutABet(Reason, frozen=True):
    rule = "IRRS-06"
    en = "a hand that was folded with no bet to face gets its cards until there is a bet"


class PickedUpUpcards(Reason, frozen=True):
    rule = "DEAD-03"
    en = "who faces a bet and picks up, turns down or mixes their upcards has folded"


class NoBetToFoldTo(Reason, frozen=True):
    rule = "DEAD-03"
    en = "they face no bet"


class PickedUpAtTheShowdown(Reason, frozen=True):
    rule = "IRRS-07"
    en = "the betting is over: to pick up one's upcards is no fold"


class EarlyCardsGoOut(Reason, frozen=True):
    rule = "IRRS-08"
    en = "cards that came too early go out, and so do as many as bring the next street in its order"


class EarlyCardsGoBack(Reason, frozen=True):
    rule = "IRRS-08"
    en = "cards that came too early go back into the stub"


class EarlyLastCardIsKept(Reason, frozen=True):
    rule = "IRRS-09"
    en = "an early last card that its owner has looked at or mixed stays"


class StudCardsMove(Reason, frozen=True):
    rule = "IRRS-10"
    en = "after a wrong burn the cards are moved to their places while that is possible"


class LookedAtLastCardStays(Reason, frozen=True):
    rule = "IRRS-10"
    en = "a last card that its owner has looked at or mixed stays"


class LastCardUpOfTwo(Reason, frozen=True):
    rule = "IRRS-11"
    en = "two players are left, and a last card came face up"


class LastCardUpOfSeveral(Reason, frozen=True):
    rule = "IRRS-12"
    en = "more than two players are left, and a last card came face up"


class LastCardIsReplaced(Reason, frozen=True):
    rule = "IRRS-12"
    en = "with betting left, a last card that came face up is replaced"


class NoBettingLeft(Reason, frozen=True):
    rule = "IRRS-12"
    en = "with no betting left, a last card that came face up stays"


class LastCardOfAnAllIn(Reason, frozen=True):
    rule = "IRRS-13"
    en = "who is all-in keeps a last card that came face up"


class HighBoardStarts(Reason, frozen=True):
    rule = "IRRS-14"
    en = "the board that is high with this card acts first"


class FirstOnSixthStarts(Reason, frozen=True):
    rule = "IRRS-14"
    en = "with a common card, who was first on sixth street is first again"


class BeatenByUpcards(Reason, frozen=True):
    rule = "IRRS-15"
    en = "who calls though the upcards beat them gets nothing back"


class UpcardsKeepTheirOrder(Reason, frozen=True):
    rule = "IRRS-16"
    en = "the order of upcards may not be changed"


class LastCardIsMissing(Reason, frozen=True):
    rule = "DEAD-04"
    en = "a stud hand without its last card may be ruled live"


class EnoughCards(Reason, frozen=True):
    rule = "BYND-63"
    en = "the stub has enough for everybody, a burn and the last card"


class EnoughWithTheBurns(Reason, frozen=True):
    rule = "BYND-63"
    en = "with the burns there is enough for everybody, a burn and the last card"


class OneCardForAll(Reason, frozen=True):
    rule = "BYND-63"
    en = "there is not enough for everybody even with the burns: one card serves all"
