"""Cards as numbers to add: the sum of their keys determines the count of each rank and suit.

A key has thirteen counters of three bits, one per rank, and above them four counters of four bits,
one per suit. Suit counters start at three, so that the fifth card of a suit sets the top bit of its
counter, and a single ``&`` detects a flush. The value of a holding without a flush depends on its
rank counters alone, so a dict from rank counters to values ranks seven cards in one look-up.
"""

from collections.abc import Sequence
from typing import Final

from riverboat.cards import Card, rank_of, suit_of

_SUIT_COUNTERS_SHIFT: Final = 39
_UNKNOWN_KEY: Final = 1 << 55

RANK_KEYS: Final = *(1 << 3 * rank_of(card) for card in range(52)), _UNKNOWN_KEY
"""Key of each card without its suit. The last key is that of an unknown card (-1); no valid sum
contains it, so an unknown card cannot be mistaken for a real one.
"""

CARD_KEYS: Final = (
    *(RANK_KEYS[card] | 1 << _SUIT_COUNTERS_SHIFT + 4 * suit_of(card) for card in range(52)),
    _UNKNOWN_KEY,
)
"""The key of each card."""

EMPTY_KEY: Final = 0x3333 << _SUIT_COUNTERS_SHIFT
"""Initial value of a sum of :data:`CARD_KEYS`."""

FLUSH_BITS: Final = 0x8888 << _SUIT_COUNTERS_SHIFT
"""Bits of which one is set when five cards share a suit."""

TWO_OF_EACH_SUIT: Final = 0x2222 << _SUIT_COUNTERS_SHIFT
"""Number to add to a board's key: a :data:`FLUSH_BITS` bit is then set if two hole cards can make a
flush.
"""

RANK_COUNTS: Final = (1 << _SUIT_COUNTERS_SHIFT) - 1 | 7 * _UNKNOWN_KEY
"""Mask of a sum's rank counters, without the suit counters."""

RANK_BITS: Final = *(1 << rank_of(card) for card in range(52)), 1 << 13
"""One bit for each rank, for cards of one suit and for lows, where pairs do not count."""

ALL_RANKS: Final = (1 << 13) - 1


def compute_key_sum(cards: Sequence[Card]) -> int:
    """Return the sum of the keys of cards."""
    # Written out for a board and for seven cards, this takes half the time of a sum.
    keys = CARD_KEYS
    if len(cards) == 5:
        a, b, c, d, e = cards
        return EMPTY_KEY + keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
    if len(cards) == 7:
        a, b, c, d, e, f, g = cards
        return EMPTY_KEY + keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g]
    return sum(map(keys.__getitem__, cards), EMPTY_KEY)


def compute_rank_bits(cards: Sequence[Card]) -> int:
    """Return the set of ranks, a bit each, and one more bit for an unknown card."""
    bits = RANK_BITS
    if len(cards) == 5:
        a, b, c, d, e = cards
        return bits[a] | bits[b] | bits[c] | bits[d] | bits[e]
    if len(cards) == 7:
        a, b, c, d, e, f, g = cards
        return bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g]
    ranks = 0
    for card in cards:
        ranks |= bits[card]
    return ranks


def find_flush_suit(key: int) -> int:
    """Return the suit with five cards, in a sum that has a :data:`FLUSH_BITS` bit."""
    return (key & FLUSH_BITS).bit_length() - 1 - _SUIT_COUNTERS_SHIFT >> 2


def compute_suit_rank_bits(cards: Sequence[Card], suit: int) -> int:
    """Return the set of ranks in one suit, a bit each."""
    return sum([RANK_BITS[card] for card in cards if card & 3 == suit])


def count_ranks(key: int) -> list[int]:
    """Return the number of cards of each rank, deuces first; ``ValueError`` for an invalid sum."""
    if key >= _UNKNOWN_KEY:
        raise build_unknown_card_error()
    counts = [key >> 3 * rank & 7 for rank in range(13)]
    if max(counts) > 4:
        raise ValueError("duplicate card: no rank has five cards")
    return counts


def build_unknown_card_error() -> ValueError:
    """Return the error for ranking an unknown card."""
    return ValueError("an unknown card cannot be ranked")
