"""Errors in the notation of a range or of cards."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Cards, Phrase, Refusal
from riverboat.words.refusals.card_texts import CardCalled


class CardTwiceInHand(Refusal, frozen=True):
    card: CardCalled


class PairHasNoSuits(Refusal, frozen=True):
    pair: str


class PlusNeedsTwoRanks(Refusal, frozen=True):
    hand: str


class AnyCardsAreRandom(Refusal, frozen=True):
    pass


class IsNoHandOfRange(Refusal, frozen=True):
    text: str


class IsOneCard(Refusal, frozen=True):
    text: str


class AnyBesideIsX(Refusal, frozen=True):
    rest: str
    good: str
    card: str


class AfterTwoRanks(Refusal, frozen=True):
    rest: str
    good: str


class PlusAfterSuits(Refusal, frozen=True):
    good: str


class AfterOneCard(Refusal, frozen=True):
    rest: str
    good: str


class AfterTwoCards(Refusal, frozen=True):
    rest: str
    good: str


class NoSuchHandInRange(Refusal, frozen=True):
    pass


class NoSuchHandInDeck(Refusal, frozen=True):
    many: bool
    deck: str


class DashBetweenHands(Refusal, frozen=True):
    text: str


class EndsDiffer(Refusal, frozen=True):
    how: Literal["say", "suits", "kind"]
    ends: str


class LeadsNoWay(Refusal, frozen=True):
    first: str
    last: str


class RangeIsEmpty(Refusal, frozen=True):
    pass


class IsNoCardHere(Refusal, frozen=True):
    text: str


class CardIsThereTwice(Refusal, frozen=True):
    card: CardCalled


class MoreCardsThan(Refusal, frozen=True):
    most: int


class CardsExpected(Refusal, frozen=True):
    pass


class RangeExpected(Refusal, frozen=True):
    pass


class ExceptWhat(Refusal, frozen=True):
    pass


class SectionNotClosed(Refusal, frozen=True):
    share: str


class HandExpected(Refusal, frozen=True):
    pass


class DashBetweenTwo(Refusal, frozen=True):
    pass


class OneDashOnly(Refusal, frozen=True):
    pass


class NoWeightLeftOut(Refusal, frozen=True):
    pass


class SectionGivesWeight(Refusal, frozen=True):
    share: str


class SectionIsSo(Refusal, frozen=True):
    pass


class SectionStillOpen(Refusal, frozen=True):
    share: str


class IsNoWeight(Refusal, frozen=True):
    percent: bool
    more: str | None


class ClosesNothing(Refusal, frozen=True):
    text: str


class OtherIsOpen(Refusal, frozen=True):
    text: str
    share: str


class OfWhom(Refusal, frozen=True):
    """The owner of invalid cards: ``player 2``, ``the board``."""

    where: str
    why: Refusal


# Percentages ------------------------------------------------------------------------------------


class PercentNeedsAllCards(Refusal, frozen=True):
    deck: str


class NoHandBetween(Refusal, frozen=True):
    pass


class IsNoPercentage(Refusal, frozen=True):
    text: str


class PercentageIsAbove(Refusal, frozen=True):
    pass


# Holdings of more than two cards ------------------------------------------------------------------


class DashBetweenGroups(Refusal, frozen=True):
    pass


class NoOrderOfSoMany(Refusal, frozen=True):
    pass


class CardMoreThanOnce(Refusal, frozen=True):
    card: CardCalled


class IsNoHolding(Refusal, frozen=True):
    text: str


class AfterTheseCards(Refusal, frozen=True):
    rest: str
    good: str


class OtherNumberInHolding(Refusal, frozen=True):
    text: str
    count: int
    size: int
    example: str | None


class PlusAfterGroup(Refusal, frozen=True):
    pass


class GroupLeadsNoWay(Refusal, frozen=True):
    first: str
    last: str


class OnlyRanksRise(Refusal, frozen=True):
    pass


class TooManyToList(Refusal, frozen=True):
    count: str
    most: str


class EachHoldsDead(Refusal, frozen=True):
    cards: Cards


# Questions of equity ----------------------------------------------------------------------------


class GameHasNoBoard(Refusal, frozen=True):
    game: str


class BoardOfOtherSize(Refusal, frozen=True):
    game: str
    few: tuple[int, ...]
    most: int
    count: int


class EachCardIsKnown(Refusal, frozen=True):
    pass


class NotInTheDeckOf(Refusal, frozen=True):
    game: str
    card: CardCalled


class SomebodyHasTheCard(Refusal, frozen=True):
    """A card already in use; *owner* is ``the board``, ``dead cards`` or ``player 2``."""

    card: CardCalled
    owner: str


class IsNoCardsAtAll(Refusal, frozen=True):
    given: str
    what: Literal["hand", "cards"]


class IsNoCardByNumber(Refusal, frozen=True):
    given: str


class MustBeAbove(Refusal, frozen=True):
    option: str
    example: str


class MustBeBetween(Refusal, frozen=True):
    option: str
    least: int
    most: int


class MustBeCount(Refusal, frozen=True):
    option: str
    example: int


class MustBeYesOrNo(Refusal, frozen=True):
    option: str


class EquityIsOfSeveral(Refusal, frozen=True):
    most: int


class TooManyPlayers(Refusal, frozen=True):
    count: int
    most: int


class CardsForFewer(Refusal, frozen=True):
    game: str
    most: int
    count: int


class EachHoldsTaken(Refusal, frozen=True):
    """Cards already in use; *owners* are ``the board``, ``dead cards``, ``player 2``."""

    cards: Cards
    owners: tuple[CardsOf, ...]


class CardsOf(Phrase, frozen=True):
    """The owner of cards: ``the board``, ``dead cards``, ``player 2``."""

    whose: str


class DeckHasFewer(Refusal, frozen=True):
    needed: int
    left: int


class TooManyWays(Refusal, frozen=True):
    most: str


class TooCrowded(Refusal, frozen=True):
    tries: str


class NoDealIsLeft(Refusal, frozen=True):
    pass


class NoRangesHere(Refusal, frozen=True):
    game: str


class HoldingsOfOtherSize(Refusal, frozen=True):
    game: str
    size: int
    has: int


class RangeOfOtherDeck(Refusal, frozen=True):
    game: str
    deck: str


class NoWeightInRange(Refusal, frozen=True):
    pass


class OutsOfOtherStreet(Refusal, frozen=True):
    count: int


class OutsOfOtherGame(Refusal, frozen=True):
    pass


class OutsOfOneHand(Refusal, frozen=True):
    count: int


class ErrorIsAShare(Refusal, frozen=True):
    pass
