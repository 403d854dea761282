"""Cards, decks, amounts and rake under pokerkit's names.

A card is a value with a rank and a suit, as in pokerkit, and has its riverboat number as an
attribute. Each of the 52 cards exists once.
"""

from __future__ import annotations

import builtins
import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, time
from decimal import Decimal
from enum import Enum, StrEnum, unique
from math import inf
from numbers import Integral, Number
from random import shuffle
from re import Pattern
from typing import Any, ClassVar, Final, TypeAlias, TypeVar, cast

from riverboat.cards import RANKS, SUITS

__all__ = [
    "Card",
    "CardsLike",
    "Deck",
    "Rank",
    "RankOrder",
    "Suit",
    "UNMATCHABLE_PATTERN",
    "ValuesLike",
    "clean_values",
    "divmod",
    "filter_none",
    "max_or_none",
    "min_or_none",
    "parse_month",
    "parse_time",
    "parse_value",
    "rake",
    "rotated",
    "shuffled",
    "sign",
]

_Value = TypeVar("_Value")

UNMATCHABLE_PATTERN: Final[Pattern[str]] = re.compile("(?!)")
"""A pattern that never matches."""


@unique
class Rank(StrEnum):
    """A card rank, whose value is its letter."""

    ACE = "A"
    DEUCE = "2"
    TREY = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    UNKNOWN = "?"


def _parse_ranks(letters: str) -> tuple[Rank, ...]:
    return tuple(map(Rank, letters))


class RankOrder(tuple[Rank, ...], Enum):
    """Orders of ranks, from low to high."""

    STANDARD = _parse_ranks(RANKS)
    SHORT_DECK_HOLDEM = _parse_ranks("6789TJQKA")
    REGULAR = _parse_ranks("A23456789TJQK")
    EIGHT_OR_BETTER_LOW = _parse_ranks("A2345678")
    KUHN_POKER = _parse_ranks("JQK")
    NUMERAL211_HOLDEM = _parse_ranks("23456789TA")
    ROYAL_POKER = _parse_ranks("TJQKA")
    ROYAL_HOLDEM = ROYAL_POKER  # the name in later versions


@unique
class Suit(StrEnum):
    """A card suit, whose value is its letter."""

    CLUB = "c"
    DIAMOND = "d"
    HEART = "h"
    SPADE = "s"
    UNKNOWN = "?"


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Card:
    """A card; :attr:`UNKNOWN` is a hidden card, and is false.

    Cards are singletons: equal cards are identical.
    """

    UNKNOWN: ClassVar[Card]
    _instances: ClassVar[dict[tuple[str, str], Card]] = {}

    rank: Rank
    suit: Suit

    number: ClassVar[int]
    """riverboat's number of the card, from 0 to 51; -1 if rank or suit is unknown."""

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        card = cls._instances.get((rank, suit))
        if card is None:
            rank, suit = Rank(rank), Suit(suit)
            is_known = rank != "?" and suit != "?"
            card = object.__new__(cls)
            object.__setattr__(card, "rank", rank)
            object.__setattr__(card, "suit", suit)
            number = 4 * RANKS.index(rank) + SUITS.index(suit) if is_known else -1
            object.__setattr__(card, "number", number)
            cls._instances[rank, suit] = card
        return card

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Card, (self.rank, self.suit)

    def __bool__(self) -> bool:
        return self.number >= 0

    def __repr__(self) -> str:
        return f"{self.rank}{self.suit}"

    def __str__(self) -> str:
        return f"{self.rank.name} OF {self.suit.name}S ({self!r})"

    @property
    def unknown_status(self) -> bool:
        """True if rank or suit is unknown."""
        return not self

    @classmethod
    def parse(cls, *raw_cards: str) -> Iterator[Card]:
        """Parse texts such as ``AsKs`` and ``10c, ??``."""
        for text in raw_cards:
            for card_text in text.replace("10", "T").replace(",", "").split():
                if len(card_text) % 2:
                    raise ValueError(f"a card must have two characters, got {card_text!r}")
                for rank, suit in zip(card_text[::2], card_text[1::2], strict=True):
                    yield _find_card(rank, suit)

    @classmethod
    def clean(cls, values: CardsLike) -> tuple[Card, ...]:
        """Return a card, cards or a text as a tuple of cards."""
        if isinstance(values, str):
            return tuple(cls.parse(values))
        if isinstance(values, Card):
            return (values,)
        if isinstance(values, Iterable):
            return tuple(values)
        raise ValueError(f"cards must be text, a card or an iterable of cards, got {values!r}")

    @classmethod
    def get_ranks(cls, cards: CardsLike) -> Iterator[Rank]:
        """Return the rank of each card."""
        return (card.rank for card in cls.clean(cards))

    @classmethod
    def get_suits(cls, cards: CardsLike) -> Iterator[Suit]:
        """Return the suit of each card."""
        return (card.suit for card in cls.clean(cards))

    @classmethod
    def are_paired(cls, cards: CardsLike) -> bool:
        """Return True if two cards share a rank."""
        return _has_duplicates(cls.get_ranks(cards))

    @classmethod
    def are_suited(cls, cards: CardsLike) -> bool:
        """Return True if all cards are of one suit."""
        return len(set(cls.get_suits(cards))) < 2

    @classmethod
    def are_rainbow(cls, cards: CardsLike) -> bool:
        """Return True if no two cards share a suit."""
        return not _has_duplicates(cls.get_suits(cards))


CardsLike: TypeAlias = Iterable[Card] | Card | str
ValuesLike: TypeAlias = Iterable[int] | Mapping[int, int] | int


def _find_card(rank: str, suit: str) -> Card:
    return Card._instances.get((rank, suit)) or Card(Rank(rank), Suit(suit))


def _has_duplicates(values: Iterable[object]) -> bool:
    values = tuple(values)
    return len(set(values)) < len(values)


Card.UNKNOWN = _find_card("?", "?")


def _build_cards(ranks: Iterable[Rank], suits: str = SUITS) -> tuple[Card, ...]:
    return tuple(_find_card(rank, suit) for rank in ranks for suit in suits)


class Deck(tuple[Card, ...], Enum):
    """The decks of games, before they are shuffled."""

    STANDARD = _build_cards(RankOrder.STANDARD)
    SHORT_DECK_HOLDEM = _build_cards(RankOrder.SHORT_DECK_HOLDEM)
    REGULAR = _build_cards(RankOrder.REGULAR)
    KUHN_POKER = _build_cards(RankOrder.KUHN_POKER, "s")
    LEDUC_HOLDEM = _build_cards(RankOrder.KUHN_POKER, "hs")
    NUMERAL211_HOLDEM = _build_cards(RankOrder.NUMERAL211_HOLDEM)
    ROYAL_POKER = _build_cards(RankOrder.ROYAL_POKER)
    ROYAL_HOLDEM = ROYAL_POKER  # the name in later versions


def filter_none(values: Iterable[Any]) -> Any:
    """Return the values that are not ``None``."""
    return (value for value in values if value is not None)


def min_or_none(values: Iterable[Any], key: Any = None) -> Any:
    """Return the minimum of the values that are not ``None``, or ``None``."""
    return _extreme_or_none(min, values, key)


def max_or_none(values: Iterable[Any], key: Any = None) -> Any:
    """Return the maximum of the values that are not ``None``, or ``None``."""
    return _extreme_or_none(max, values, key)


def _extreme_or_none(choose_extreme: Any, values: Iterable[Any], key: Any) -> Any:
    try:
        return choose_extreme(filter_none(values), key=key, default=None)
    except ValueError:  # a value without a key, such as an unknown card without a rank
        return None


def clean_values(values: ValuesLike, count: int) -> tuple[int, ...]:
    """Return an amount for each of *count* players.

    *values* is one amount for all players, a mapping from players to amounts, or a list; missing
    amounts are 0.
    """
    if isinstance(values, Number):
        return (cast(int, values),) * count
    amounts: list[int] = [0] * count
    if isinstance(values, Mapping):
        for index, value in values.items():
            amounts[index] += value
        return tuple(amounts)
    if not isinstance(values, Iterable):
        raise ValueError(f"amounts must be a number, a mapping or a sequence, got {values!r}")
    for index, value in zip(range(count), values, strict=False):
        amounts[index] = value
    return tuple(amounts)


def shuffled(values: Iterable[_Value]) -> list[_Value]:
    """Return the values in a random order, drawn from the ``random`` module's generator."""
    shuffled_values = list(values)
    shuffle(shuffled_values)
    return shuffled_values


def rotated(values: Iterable[_Value], count: int) -> deque[_Value]:
    """Return the values with the last *count* values moved to the front."""
    rotated_values = deque(values)
    rotated_values.rotate(count)
    return rotated_values


def divmod(dividend: int, divisor: int) -> tuple[int, int]:
    """Return the equal share and the remainder; shares are whole only if *dividend* is whole."""
    chips: Any = dividend
    if isinstance(chips, Integral):
        return builtins.divmod(dividend, divisor)
    share = chips / divisor
    return share, chips - share * divisor


def rake(
    amount: int,
    state: Any = None,
    *,
    percentage: float = 0,
    cap: float = inf,
    no_flop_no_drop: bool = False,
) -> tuple[int, int]:
    """Return the rake of a pot, and the remaining amount.

    Whole chips give a whole rake, which is at most the cap.
    """
    if not 0 <= percentage <= 1:
        raise ValueError(f"the rake must be a fraction from 0 to 1, got {percentage}")
    if no_flop_no_drop:
        if state is None:
            raise ValueError("no_flop_no_drop requires the state, to check for a flop")
        if not any(state.board_cards):
            return 0, amount
    chips: Any = amount
    rake_chips: Any = amount * percentage
    if isinstance(chips, Integral):
        rake_chips = round(rake_chips)
    rake_chips = min(rake_chips, cap)
    return rake_chips, amount - rake_chips


def parse_value(raw_value: str) -> int:
    """Parse an amount: an integer, else a decimal; commas between thousands are ignored."""
    digits = raw_value.replace(",", "")
    try:
        return int(digits)
    except ValueError:
        return cast(int, Decimal(digits))


def parse_time(raw_time: str) -> time:
    """Parse a time of day such as ``12:34:56``."""
    return datetime.strptime(raw_time, "%H:%M:%S").time()


def parse_month(raw_month: str) -> int:
    """Return the number of a month name."""
    return datetime.strptime(raw_month, "%B").month


def sign(value: int) -> int:
    """Return the sign of a number: 1, -1 or 0."""
    return (value > 0) - (value < 0)
