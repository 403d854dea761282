"""Arrays of cards: a byte for each card, or a 64-bit mask for each set of cards.

A card is ``4 * rank + suit``, as everywhere in riverboat: rank 0 is a deuce and 12 an ace, and the
suits are clubs, diamonds, hearts, spades. In a mask it is the bit ``16 * suit + rank``, so that the
cards of a suit are 13 consecutive bits.
"""

from collections.abc import Callable, Iterator, Sequence
from operator import index
from typing import Final, SupportsIndex, TypeAlias

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

HOLES: Final[Bytes] = np.array(
    [(low_card, high_card) for high_card in range(52) for low_card in range(high_card)], np.uint8
)
"""All combinations of two hole cards, lower card first, shape (1326, 2).

The index of the cards ``a < b`` is ``b * (b - 1) // 2 + a``.
"""

HOLE_MASKS: Final[Masks] = MASK_OF[HOLES[:, 0]] | MASK_OF[HOLES[:, 1]]
"""The mask of each combination in :data:`HOLES`, shape (1326,)."""

for _constant in (MASK_OF, CARD_ORDER, HOLES, HOLE_MASKS):
    _constant.setflags(write=False)


def masks(cards: Bytes | Sequence[int] | Sequence[Sequence[int]]) -> Masks:
    """Return the set of the cards in each row: (..., k) cards to (...) masks.

    A duplicate card sets the same bit, so callers that reject duplicates must count the bits.
    ``TypeError`` and ``ValueError`` name values that are not cards.

    >>> hex(int(masks([0, 51])))  # the deuce of clubs and the ace of spades
    '0x1000000000000001'
    """
    rows = _to_card_rows(cards)
    mask_by_row = np.zeros(rows.shape[:-1], np.uint64)
    for column in range(rows.shape[-1]):
        mask_by_row |= MASK_OF[rows[..., column]]
    return mask_by_row


def cards_of(mask: SupportsIndex) -> tuple[int, ...]:
    """Return the cards of one mask, lowest first; ``ValueError`` if a bit is not a card.

    >>> cards_of(0x1000000000000001)
    (0, 51)
    """
    checked_mask = as_integer(mask, "cards_of")
    if checked_mask & ~ALL_CARDS:
        raise ValueError(f"cards_of: {format_not_a_mask_message(checked_mask)}")
    return tuple(
        sorted(4 * (bit_index & 15) + (bit_index >> 4) for bit_index in _iter_bits(checked_mask))
    )


def rows_of(masks: Masks, size: SupportsIndex) -> Bytes:
    """Return the cards of masks that contain ``size`` cards each: (N,) masks become (N, size)
    cards.

    Cards are in the order of their bits: clubs first, and each suit from the deuce up. Raises
    ``ValueError`` for a mask with another number of cards.
    """
    card_count = as_integer(size, "rows_of")
    _check_masks(masks, card_count)
    rows = np.empty((len(masks), card_count), np.uint8)
    one_bit = np.uint64(1)
    for first_row in range(0, len(masks), _BLOCK_SIZE):
        masks_left, block = (
            masks[first_row : first_row + _BLOCK_SIZE],
            rows[first_row : first_row + _BLOCK_SIZE],
        )
        for column in range(card_count):
            without_lowest = masks_left & (masks_left - one_bit)
            block[:, column] = _compute_cards_at_bits(masks_left ^ without_lowest)
            masks_left = without_lowest
    return rows


def mask_sizes(masks: Masks) -> Bytes:
    """Return the number of cards in each mask."""
    counts: Bytes = _count_bits(masks)
    return counts


def name(card: int) -> str:
    """Return the two characters of a card: ``As``."""
    return RANKS[card >> 2] + SUITS[card & 3]


def as_integer(number: object, name: str) -> int:
    """Convert a Python or NumPy integer to an ``int``; ``TypeError`` for others and booleans."""
    if not isinstance(number, bool | np.bool_):
        try:
            return index(number)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise TypeError(f"{name}: a whole number is expected, got {describe_value(number)}")


def describe_value(value: object) -> str:
    """Describe an unexpected value for an error message."""
    if isinstance(value, np.ndarray):
        type_text = "an array" if type(value) is np.ndarray else f"a {type(value).__name__}"
        return f"{type_text} of {value.dtype} and shape {value.shape}"
    return f"{type(value).__name__}: {value!r:.40}"


def is_masked(array: object) -> bool:
    """Return True if an array has masked entries, without importing ``numpy.ma``."""
    return isinstance(array, np.ndarray) and hasattr(array, "mask")


def format_not_a_card_message(card: int) -> str:
    """Return the error message for a number that is not a card."""
    return f"{card} is no card, cards are 0 to 51"


def format_not_a_mask_message(mask: int) -> str:
    """Return the error message for a mask with bits that are not cards."""
    if mask < 0:
        return f"a mask is 0 or more, got {mask}"
    return f"bit {(mask & ~ALL_CARDS).bit_length() - 1} of the mask is no card"


def _to_card_rows(cards: object) -> NDArray[np.integer]:
    """Return rows of cards as an array; raise an error unless all are cards."""
    expectation = "masks: rows of cards are expected, whole numbers from 0 to 51"
    try:
        rows = np.asarray(cards)
    except ValueError:
        raise ValueError(f"{expectation}, all rows of one length") from None
    are_integers = rows.dtype.kind in "iu" or not rows.size
    if not are_integers or rows.ndim == 0 or is_masked(cards):
        raise TypeError(f"{expectation}, got {describe_value(cards)}")
    # As an unsigned integer, a negative number is large, so that one comparison finds both faults.
    unsigned_rows = rows.view(rows.dtype.str.replace("i", "u"))
    if rows.size and np.maximum.reduce(unsigned_rows, axis=None) > 51:
        *row, column = np.argwhere((rows < 0) | (rows > 51))[0].tolist()
        location = f"row {', '.join(map(str, row))}: " if row else ""
        raise ValueError(f"masks: {location}{format_not_a_card_message(rows[(*row, column)])}")
    return rows


def _check_masks(masks: object, size: int) -> None:
    """Reject a value that is not a list of masks with the given number of cards each."""
    expectation = "rows_of: masks are expected as uint64 (n,)"
    if not isinstance(masks, np.ndarray) or masks.dtype != np.uint64:
        raise TypeError(f"{expectation}, got {describe_value(masks)}")
    if masks.ndim != 1 or is_masked(masks):
        raise ValueError(f"{expectation}, got {describe_value(masks)}")
    if not 0 <= size <= 52:
        raise ValueError(f"rows_of: 0 to 52 cards are expected, got {size}")
    invalid_bits = masks & np.uint64(~ALL_CARDS & 0xFFFF_FFFF_FFFF_FFFF)
    if invalid_bits.any():
        row = int((invalid_bits != 0).argmax())
        raise ValueError(f"rows_of: row {row}: {format_not_a_mask_message(int(masks[row]))}")
    card_counts = mask_sizes(masks)
    if (card_counts != size).any():
        row = int((card_counts != size).argmax())
        raise ValueError(f"rows_of: row {row}: {card_counts[row]} cards, and {size} are expected")


_BLOCK_SIZE: Final = 1 << 15
"""Masks processed at once: few enough for the cache."""


def _iter_bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _count_bits_in_steps(masks: Masks) -> Bytes:
    """Count bits by pairs, fours and bytes, for NumPy before 2.0, which cannot count them."""
    pair_counts = masks - (masks >> np.uint64(1) & np.uint64(0x5555_5555_5555_5555))
    pair_mask = np.uint64(0x3333_3333_3333_3333)
    nibble_counts = (pair_counts & pair_mask) + (pair_counts >> np.uint64(2) & pair_mask)
    byte_counts = nibble_counts + (nibble_counts >> np.uint64(4)) & np.uint64(0x0F0F_0F0F_0F0F_0F0F)
    counts: Bytes = (byte_counts * np.uint64(0x0101_0101_0101_0101) >> np.uint64(56)).astype(
        np.uint8
    )
    return counts


_count_bits: Final[Callable[[Masks], Bytes]] = getattr(np, "bitwise_count", _count_bits_in_steps)

# De Bruijn's sequence: the top six bits of its product with a single bit say which bit it is.
_DE_BRUIJN_SEQUENCE: Final = np.uint64(0x03F7_9D71_B4CB_0A89)


def _list_bit_indices(bits: Masks) -> NDArray[np.intp]:
    return (bits * _DE_BRUIJN_SEQUENCE >> np.uint64(58)).astype(np.intp)


_CARD_BY_BIT_INDEX: Final[Bytes] = np.zeros(64, np.uint8)
_CARD_BY_BIT_INDEX[_list_bit_indices(MASK_OF)] = np.arange(52, dtype=np.uint8)


def _compute_cards_at_bits(bits: Masks) -> Bytes:
    """Return the card of each mask; every mask must hold exactly one."""
    cards: Bytes = _CARD_BY_BIT_INDEX[_list_bit_indices(bits)]
    return cards
