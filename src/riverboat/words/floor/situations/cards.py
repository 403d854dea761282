"""Situations with cards."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class FirstCardMisdealt(Title, frozen=True):
    pass


class IneligibleSeatDealtIn(Title, frozen=True):
    pass


class PlayerNotDealtIn(Title, frozen=True):
    pass


class OutOfOrderCard(Title, frozen=True):
    pass


class MisplacedButton(Title, frozen=True):
    pass


class CardsMixedWithBlind(Title, frozen=True):
    pass


class WrongCardCount(Title, frozen=True):
    pass


class RedealEligibility(Title, frozen=True):
    pass


class AbsentPlayerDealt(Title, frozen=True):
    pass


class UnpostedBlind(Title, frozen=True):
    pass


class CardDroppedOnFloor(Title, frozen=True):
    pass


class CardShownByDealer(Title, frozen=True):
    pass


class CardExposedByPlayer(Title, frozen=True):
    pass


class CardDealtOffTable(Title, frozen=True):
    pass


class CardFlashed(Title, frozen=True):
    pass


class BoxedCards(Title, frozen=True):
    pass


class ForeignCardFound(Title, frozen=True):
    pass


class DuplicateCards(Title, frozen=True):
    pass


class MismatchedBackFound(Title, frozen=True):
    pass


class IncompleteDeck(Title, frozen=True):
    pass


class PreviousDealPot(Title, frozen=True):
    pass


class ShortCut(Title, frozen=True):
    pass


class MissingBurn(Title, frozen=True):
    pass


class DoubleBurn(Title, frozen=True):
    pass


class ExtraFlopCards(Title, frozen=True):
    pass


class PrematureStreet(Title, frozen=True):
    pass


class DeckSizeInquiry(Title, frozen=True):
    pass


class DroppedStub(Title, frozen=True):
    pass


class ShortStub(Title, frozen=True):
    pass


class AllStudCardsDown(Title, frozen=True):
    pass


class BringInByWrongPlayer(Title, frozen=True):
    pass


class UpcardsPickedUp(Title, frozen=True):
    pass


class UpcardsReordered(Title, frozen=True):
    pass


class FoldFacingNoBet(Title, frozen=True):
    pass


class CallBeatenByUpcards(Title, frozen=True):
    pass


class LastStreetOpener(Title, frozen=True):
    pass


class FiveCardsDrawn(Title, frozen=True):
    pass


class DrawCountRequest(Title, frozen=True):
    pass


class PatAfterRaise(Title, frozen=True):
    pass


class UnbetSeven(Title, frozen=True):
    pass


class MiscalledLow(Title, frozen=True):
    pass


class UnannouncedPair(Title, frozen=True):
    pass
