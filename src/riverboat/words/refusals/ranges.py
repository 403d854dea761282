"""Errors in the notation of a range or of cards."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Cards, Phrase, Refusal
from riverboat.words.refusals.card_texts import CardName


class CardRepeatedInHand(Refusal, frozen=True):
    card: CardName


class PairWithSuits(Refusal, frozen=True):
    pair: str


class PlusNotation(Refusal, frozen=True):
    hand: str


class RandomHandNotation(Refusal, frozen=True):
    pass


class RangeHandInvalid(Refusal, frozen=True):
    text: str


class SingleCardGiven(Refusal, frozen=True):
    text: str


class AnyCardNotation(Refusal, frozen=True):
    rest: str
    good: str
    card: str


class TextAfterRanks(Refusal, frozen=True):
    rest: str
    good: str


class PlusAfterSuits(Refusal, frozen=True):
    good: str


class TextAfterCard(Refusal, frozen=True):
    rest: str
    good: str


class TextAfterHand(Refusal, frozen=True):
    rest: str
    good: str


class NoSuchHandInRange(Refusal, frozen=True):
    pass


class NoSuchHandInDeck(Refusal, frozen=True):
    many: bool
    deck: str


class DashBetweenHands(Refusal, frozen=True):
    text: str


class RangeEndsMismatch(Refusal, frozen=True):
    how: Literal["say", "suits", "kind"]
    ends: str


class RangeDirectionMissing(Refusal, frozen=True):
    first: str
    last: str


class RangeEmpty(Refusal, frozen=True):
    pass


class RangeCardInvalid(Refusal, frozen=True):
    text: str


class RangeCardRepeated(Refusal, frozen=True):
    card: CardName


class CardsTooMany(Refusal, frozen=True):
    most: int


class CardsExpected(Refusal, frozen=True):
    pass


class RangeExpected(Refusal, frozen=True):
    pass


class ExceptionMissing(Refusal, frozen=True):
    pass


class SectionNotClosed(Refusal, frozen=True):
    share: str


class HandExpected(Refusal, frozen=True):
    pass


class DashNeedsTwoHands(Refusal, frozen=True):
    pass


class DashRepeated(Refusal, frozen=True):
    pass


class ExcludedHandWeight(Refusal, frozen=True):
    pass


class SectionWeightConflict(Refusal, frozen=True):
    share: str


class SectionNotation(Refusal, frozen=True):
    pass


class SectionStillOpen(Refusal, frozen=True):
    share: str


class WeightInvalid(Refusal, frozen=True):
    percent: bool
    more: str | None


class UnmatchedClosingBracket(Refusal, frozen=True):
    text: str


class SectionMismatch(Refusal, frozen=True):
    text: str
    share: str


class CardsOwnerRefusal(Refusal, frozen=True):
    """A refusal of some cards, after the place of the cards: ``player 2``, ``the board``."""

    where: str
    why: Refusal


# Percentages ------------------------------------------------------------------------------------


class PercentageWithShortDeck(Refusal, frozen=True):
    deck: str


class EmptyPercentageInterval(Refusal, frozen=True):
    pass


class PercentageInvalid(Refusal, frozen=True):
    text: str


class PercentageOutOfRange(Refusal, frozen=True):
    pass


# Holdings of more than two cards ------------------------------------------------------------------


class DashBetweenGroups(Refusal, frozen=True):
    pass


class PercentagesUnsupported(Refusal, frozen=True):
    pass


class CardMoreThanOnce(Refusal, frozen=True):
    card: CardName


class HoldingInvalid(Refusal, frozen=True):
    text: str


class TextAfterCards(Refusal, frozen=True):
    rest: str
    good: str


class HoldingSizeMismatch(Refusal, frozen=True):
    text: str
    count: int
    size: int
    example: str | None


class PlusAfterGroup(Refusal, frozen=True):
    pass


class GroupDirectionMissing(Refusal, frozen=True):
    first: str
    last: str


class PlusWithSuits(Refusal, frozen=True):
    pass


class TooManyCombinationsToList(Refusal, frozen=True):
    count: str
    most: str


class AllCombinationsDead(Refusal, frozen=True):
    cards: Cards


# Equity calculations ----------------------------------------------------------------------------


class BoardInBoardlessGame(Refusal, frozen=True):
    game: str


class BoardSizeMismatch(Refusal, frozen=True):
    game: str
    few: tuple[int, ...]
    most: int
    count: int


class KnownCardsRequired(Refusal, frozen=True):
    pass


class CardNotInGameDeck(Refusal, frozen=True):
    game: str
    card: CardName


class CardTaken(Refusal, frozen=True):
    """A card already in use; *owner* is ``the board``, ``dead cards`` or ``player 2``."""

    card: CardName
    owner: str


class CardsValueInvalid(Refusal, frozen=True):
    given: str
    what: Literal["hand", "cards"]


class CardNumberInvalid(Refusal, frozen=True):
    given: str


class PositiveNumberExpected(Refusal, frozen=True):
    option: str
    example: str


class WholeNumberBetweenExpected(Refusal, frozen=True):
    option: str
    least: int
    most: int


class CountExpected(Refusal, frozen=True):
    option: str
    example: int


class OptionalBooleanExpected(Refusal, frozen=True):
    option: str


class EquityPlayerCount(Refusal, frozen=True):
    most: int


class TooManyPlayers(Refusal, frozen=True):
    count: int
    most: int


class DeckTooSmallForPlayers(Refusal, frozen=True):
    game: str
    most: int
    count: int


class AllCombinationsTaken(Refusal, frozen=True):
    """Cards already in use; *owners* are ``the board``, ``dead cards``, ``player 2``."""

    cards: Cards
    owners: tuple[CardsOwnerLabel, ...]


class CardsOwnerLabel(Phrase, frozen=True):
    """The owner of cards: ``the board``, ``dead cards``, ``player 2``."""

    whose: str


class DeckTooShortForEquity(Refusal, frozen=True):
    needed: int
    left: int


class TooManyCombinations(Refusal, frozen=True):
    most: str


class RangesBlocked(Refusal, frozen=True):
    tries: str


class NoDealPossible(Refusal, frozen=True):
    pass


class NoRangesHere(Refusal, frozen=True):
    game: str


class HoleCardCountMismatch(Refusal, frozen=True):
    game: str
    size: int
    has: int


class RangeDeckMismatch(Refusal, frozen=True):
    game: str
    deck: str


class RangeWithoutWeight(Refusal, frozen=True):
    pass


class OutsStreetInvalid(Refusal, frozen=True):
    count: int


class OutsGameUnsupported(Refusal, frozen=True):
    pass


class OutsNeedOneHand(Refusal, frozen=True):
    count: int


class SamplingErrorOutOfRange(Refusal, frozen=True):
    pass
