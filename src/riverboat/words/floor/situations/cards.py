"""Situations with cards."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class FirstCardWentWrong(Title, frozen=True):
    en = "the first card went to the wrong player"


class SeatWithoutARight(Title, frozen=True):
    en = "cards were dealt to a seat without a right to them"


class SomebodyWasLeftOut(Title, frozen=True):
    en = "a player was dealt no cards"


class CardOutOfOrder(Title, frozen=True):
    en = "a card was dealt out of order"


class ButtonWasMisplaced(Title, frozen=True):
    en = "the button was in the wrong place"


class CardsAmongABlinds(Title, frozen=True):
    en = "cards were thrown among those of a blind"


class CountIsWrong(Title, frozen=True):
    en = "a player has too many or too few cards"


class WhoIsDealtAgain(Title, frozen=True):
    en = "after a misdeal: is this player dealt in?"


class NotInTheSeat(Title, frozen=True):
    en = "a player was not in their seat when the cards came"


class BlindWasOwed(Title, frozen=True):
    en = "a player who owes a blind was dealt in"


class CardOnTheFloor(Title, frozen=True):
    en = "a player dropped a card on the floor"


class DealerShowedACard(Title, frozen=True):
    en = "the dealer exposed a card"


class OwnerShowedACard(Title, frozen=True):
    en = "a player exposed a card of their own"


class CardLeftTheTable(Title, frozen=True):
    en = "a card was dealt off the table"


class CardFlashed(Title, frozen=True):
    en = "a player says that a card of theirs flashed"


class CardsLayFaceUp(Title, frozen=True):
    en = "cards lay face up in the deck"


class StrangeCardFound(Title, frozen=True):
    en = "a card that does not belong to this deck, or a joker"


class TwoCardsAreEqual(Title, frozen=True):
    en = "two equal cards in the deck"


class OtherBackFound(Title, frozen=True):
    en = "a card with another back"


class DeckLacksCards(Title, frozen=True):
    en = "the deck lacks a card"


class ChipsOfTheDealBefore(Title, frozen=True):
    en = "chips of the deal before lie in the pot"


class DeckWasCutShort(Title, frozen=True):
    en = "the deck was cut too close to its end"


class NoCardWasBurned(Title, frozen=True):
    en = "no card was burned"


class TwoCardsWereBurned(Title, frozen=True):
    en = "two cards were burned"


class FlopHasTooMany(Title, frozen=True):
    en = "the flop has more than three cards"


class StreetCameEarly(Title, frozen=True):
    en = "the next card was dealt before the betting was over"


class IsTheDeckEnough(Title, frozen=True):
    en = "is the deck enough for all hands and boards?"


class StubWasDropped(Title, frozen=True):
    en = "the dealer dropped the stub"


class StubIsTooShort(Title, frozen=True):
    en = "the stub may not be enough for the last cards"


class AllThreeCameDown(Title, frozen=True):
    en = "the first three cards were all dealt down"


class OtherBroughtItIn(Title, frozen=True):
    en = "the wrong player brought it in"


class UpcardsWerePickedUp(Title, frozen=True):
    en = "a player picked up their upcards"


class UpcardsWereReordered(Title, frozen=True):
    en = "a player changed the order of their upcards"


class FoldedToNoBet(Title, frozen=True):
    en = "a player folded with no bet to face"


class CalledWhenBeaten(Title, frozen=True):
    en = "a player called though the upcards beat them"


class WhoOpensTheLastStreet(Title, frozen=True):
    en = "the last card lies open: who acts first?"


class FiveAreDrawn(Title, frozen=True):
    en = "a player throws five cards away"


class HowManyWereDrawn(Title, frozen=True):
    en = "a player asks how many cards another drew"


class PatAfterARaise(Title, frozen=True):
    en = "a player rapped pat, and the pot was raised"


class SevenWasNotBet(Title, frozen=True):
    en = "ace-to-five: a seven or better was checked"


class LowWasMiscalled(Title, frozen=True):
    en = "lowball: a player claimed a hand that they do not have"


class PairWasNotCalled(Title, frozen=True):
    en = "lowball: a pair was spread without a word"
