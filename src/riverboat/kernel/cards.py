"""Many cards at once: arrays of bytes, a card each, and 64-bit masks, a set of cards each.

A card is ``4 * rank + suit``, as everywhere in riverboat: rank 0 is a deuce and 12 an ace, suits
run clubs, diamonds, hearts, spades. In a mask it is the bit ``16 * suit + rank``, so that the cards
of one suit are 13 bits in a row.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Bytes: TypeAlias = NDArray[np.uint8]
Masks: TypeAlias = NDArray[np.uint64]

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"

MASK_OF: Final[Masks] = np.array(
    [1 << (16 * (card & 3) + (card >> 2)) for card in range(52)], np.uint64
)
"""The mask of each card alone, shape (52,)."""

CARD_ORDER: Final[Bytes] = np.argsort(MASK_OF).astype(np.uint8)
"""The cards in the order of their bits, shape (52,): all clubs, deuce to ace, then diamonds."""

ALL_CARDS: Final = int(np.bitwise_or.reduce(MASK_OF))
"""The mask of the whole deck."""

SHORT_DECK: Final = sum(0x1FF0 << 16 * suit for suit in range(4))
"""The mask of a deck from the sixes up."""

HOLES: Final[Bytes] = np.array([(a, b) for b in range(52) for a in range(b)], np.uint8)
"""All combinations of two hole cards, lower card first, shape (1326, 2).

The cards ``a < b`` stand at ``b * (b - 1) // 2 + a``.
"""

HOLE_MASKS: Final[Masks] = MASK_OF[HOLES[:, 0]] | MASK_OF[HOLES[:, 1]]
"""The mask of each combination in :data:`HOLES`, shape (1326,)."""

for _constant in (MASK_OF, CARD_ORDER, HOLES, HOLE_MASKS):
    _constant.setflags(write=False)


def masks(cards: Bytes | Sequence[int] | Sequence[Sequence[int]]) -> Masks:
    """The set of the cards in each row: (..., k) cards to (...) masks.

    A card that is there twice is in the set once: whoever minds counts the bits.

    >>> hex(int(masks([0, 51])))  # the deuce of clubs and the ace of spades
    '0x1000000000000001'
    """
    rows = np.asarray(cards)
    together = np.zeros(rows.shape[:-1], np.uint64)
    for column in range(rows.shape[-1]):
        together |= MASK_OF[rows[..., column]]
    return together


def cards_of(mask: int) -> tuple[int, ...]:
    """The cards of one mask, lowest first.

    >>> cards_of(0x1000000000000001)
    (0, 51)
    """
    return tuple(sorted(4 * (bit & 15) + (bit >> 4) for bit in _bits(int(mask))))


def rows_of(masks: Masks, size: int) -> Bytes:
    """The cards of many masks that hold ``size`` each: (N,) masks to (N, size) cards.

    They stand in the order of their bits: clubs first, and each suit from its deuce up.
    """
    rows = np.empty((len(masks), size), np.uint8)
    left, one = masks, np.uint64(1)
    for column in range(size):
        rest = left & (left - one)
        rows[:, column] = _card_at(left ^ rest)
        left = rest
    return rows


def sizes(masks: Masks) -> Bytes:
    """How many cards each mask holds."""
    counts: Bytes = _count_bits(masks)
    return counts


def name(card: int) -> str:
    """The two characters of a card: ``As``."""
    return RANKS[card >> 2] + SUITS[card & 3]


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _count_bits_in_steps(masks: Masks) -> Bytes:
    """The number of bits, for NumPy before 2.0, which cannot count them: pairs, fours, bytes."""
    twos = masks - (masks >> np.uint64(1) & np.uint64(0x5555_5555_5555_5555))
    low_pairs = np.uint64(0x3333_3333_3333_3333)
    fours = (twos & low_pairs) + (twos >> np.uint64(2) & low_pairs)
    eights = fours + (fours >> np.uint64(4)) & np.uint64(0x0F0F_0F0F_0F0F_0F0F)
    counts: Bytes = (eights * np.uint64(0x0101_0101_0101_0101) >> np.uint64(56)).astype(np.uint8)
    return counts


_count_bits: Final[Callable[[Masks], Bytes]] = getattr(np, "bitwise_count", _count_bits_in_steps)

# De Bruijn's sequence: the top six bits of its product with a single bit say which bit it is.
_SEQUENCE: Final = np.uint64(0x03F7_9D71_B4CB_0A89)


def _places_of_bits(bits: Masks) -> NDArray[np.intp]:
    return (bits * _SEQUENCE >> np.uint64(58)).astype(np.intp)


_CARDS: Final[Bytes] = np.zeros(64, np.uint8)
_CARDS[_places_of_bits(MASK_OF)] = np.arange(52, dtype=np.uint8)


def _card_at(bits: Masks) -> Bytes:
    """The card of each mask that holds one."""
    cards: Bytes = _CARDS[_places_of_bits(bits)]
    return cards
