"""Situations with cards."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class FirstCardWentWrong(Title, frozen=True):
    pass


class SeatWithoutARight(Title, frozen=True):
    pass


class SomebodyWasLeftOut(Title, frozen=True):
    pass


class CardOutOfOrder(Title, frozen=True):
    pass


class ButtonWasMisplaced(Title, frozen=True):
    pass


class CardsAmongABlinds(Title, frozen=True):
    pass


class CountIsWrong(Title, frozen=True):
    pass


class WhoIsDealtAgain(Title, frozen=True):
    pass


class NotInTheSeat(Title, frozen=True):
    pass


class BlindWasOwed(Title, frozen=True):
    pass


class CardOnTheFloor(Title, frozen=True):
    pass


class DealerShowedACard(Title, frozen=True):
    pass


class OwnerShowedACard(Title, frozen=True):
    pass


class CardLeftTheTable(Title, frozen=True):
    pass


class CardFlashed(Title, frozen=True):
    pass


class CardsLayFaceUp(Title, frozen=True):
    pass


class StrangeCardFound(Title, frozen=True):
    pass


class TwoCardsAreEqual(Title, frozen=True):
    pass


class OtherBackFound(Title, frozen=True):
    pass


class DeckLacksCards(Title, frozen=True):
    pass


class ChipsOfTheDealBefore(Title, frozen=True):
    pass


class DeckWasCutShort(Title, frozen=True):
    pass


class NoCardWasBurned(Title, frozen=True):
    pass


class TwoCardsWereBurned(Title, frozen=True):
    pass


class FlopHasTooMany(Title, frozen=True):
    pass


class StreetCameEarly(Title, frozen=True):
    pass


class IsTheDeckEnough(Title, frozen=True):
    pass


class StubWasDropped(Title, frozen=True):
    pass


class StubIsTooShort(Title, frozen=True):
    pass


class AllThreeCameDown(Title, frozen=True):
    pass


class OtherBroughtItIn(Title, frozen=True):
    pass


class UpcardsWerePickedUp(Title, frozen=True):
    pass


class UpcardsWereReordered(Title, frozen=True):
    pass


class FoldedToNoBet(Title, frozen=True):
    pass


class CalledWhenBeaten(Title, frozen=True):
    pass


class WhoOpensTheLastStreet(Title, frozen=True):
    pass


class FiveAreDrawn(Title, frozen=True):
    pass


class HowManyWereDrawn(Title, frozen=True):
    pass


class PatAfterARaise(Title, frozen=True):
    pass


class SevenWasNotBet(Title, frozen=True):
    pass


class LowWasMiscalled(Title, frozen=True):
    pass


class PairWasNotCalled(Title, frozen=True):
    pass
