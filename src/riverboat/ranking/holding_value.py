"""The value of a holding: one integer, and the higher one wins.

A value is ``category << 20`` plus five nibbles: the ranks that decide between holdings of that
category, the most important first, and zero for unused ones::

    two pair, aces and kings, queen kicker        0x2_CBA00
    the category, as its ranking counts them        2
    aces, kings, queen (12, 11, 10)                   C B A

Categories count from zero, worst to best, in the order of the ranking that gave the value: a flush
is 5 in hold'em and 6 in short deck. Values are written into logs, so this never changes.

In low games the nibbles count downwards, from 12 for the best rank to 0 for the worst: 0x8_79ABC is
seven-five-four-three-deuce, the best holding in deuce-to-seven.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, TypeAlias

from riverboat.cards import Card

Hole: TypeAlias = Sequence[Card]
"""A player's own cards."""

Ranker: TypeAlias = Callable[[Hole], int]
"""A function from a player's hole cards to the value of their holding on a certain board."""


class Category(Enum):
    """Categories of holdings; an order decides which of two is better."""

    # A royal flush is not a separate category, but the best straight flush. rule: CARD-02, CARD-03
    HIGH_CARD = "high card"
    ONE_PAIR = "one pair"
    TWO_PAIR = "two pair"
    THREE_OF_A_KIND = "three of a kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full house"
    FOUR_OF_A_KIND = "four of a kind"
    STRAIGHT_FLUSH = "straight flush"

    # Only in low games: five unpaired cards, and no qualifying low.
    LOW = "low"
    NO_LOW = "no low"

    ONE_CARD_BADUGI = "one-card badugi"
    TWO_CARD_BADUGI = "two-card badugi"
    THREE_CARD_BADUGI = "three-card badugi"
    FOUR_CARD_BADUGI = "four-card badugi"


NO_LOW: Final = -1
"""The value of a holding that does not qualify: less than any that does."""


def pack_value(category_index: int, ranks: Sequence[int]) -> int:
    """Return the value of a holding from the position ``category_index`` of its category and these
    ranks.

    >>> hex(pack_value(2, [12, 11, 10]))
    '0x2cba00'
    """
    value = category_index
    for position in range(5):
        value = value << 4 | (ranks[position] if position < len(ranks) else 0)
    return value


def find_category_index(value: int) -> int:
    """Return the position of this value's category in its ranking's order."""
    return value >> 20


def deciding_ranks(value: int, count: int) -> list[int]:
    """Return the first ``count`` ranks that decide this value."""
    return [value >> shift & 15 for shift in (16, 12, 8, 4, 0)[:count]]
