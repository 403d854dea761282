"""Argument checks of the kernel. Error messages name the array, the row and the expected value.

Arrays are used as they are, without a copy, so they must be of the right type and C-contiguous. The
ranking functions check rows while they rank them; if one finds an invalid row, this module builds
the error message.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Final, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import (
    ALL_CARDS,
    MASK_OF,
    Bytes,
    Masks,
    as_integer,
    cards_of,
    describe_value,
    format_not_a_card_message,
    format_not_a_mask_message,
    is_masked,
    name,
)
from riverboat.kernel.tables.ranking_values import Values

MAX_THREADS: Final = 1024

_Array = TypeVar("_Array", bound=NDArray[np.generic])


@dataclass(frozen=True, slots=True, eq=False)
class CardRows:
    """Cards to rank, one hand in each row: (n, cards_per_row) bytes, or (n,) masks."""

    name: str
    cards: Bytes | Masks
    cards_per_row: int
    deck_mask: int
    """Mask of the allowed cards."""

    def __len__(self) -> int:
        return len(self.cards)


def check_rows(
    cards: object, minimum: int, maximum: int, name: str, deck_mask: int = ALL_CARDS
) -> CardRows:
    """Validate an array of bytes (n, k) or of masks (n,), *minimum* to *maximum* cards a row."""
    expected_shape_text = _format_expected_shape(name, minimum, maximum)
    if not isinstance(cards, np.ndarray) or is_masked(cards):
        raise TypeError(f"{expected_shape_text}, got {describe_value(cards)}")
    if cards.dtype == np.uint64 and cards.ndim == 1:
        card_count = int(cards[0]).bit_count() if len(cards) else maximum
        if not minimum <= card_count <= maximum:
            raise ValueError(
                f"{expected_shape_text}, and the first mask of this array has {card_count} cards"
            )
    elif cards.dtype == np.uint8 and cards.ndim == 2:
        card_count = cards.shape[1]
        if not minimum <= card_count <= maximum:
            raise ValueError(f"{expected_shape_text}, got {describe_value(cards)}")
    elif cards.dtype in (np.uint8, np.uint64):
        raise ValueError(f"{expected_shape_text}, got {describe_value(cards)}")
    else:
        raise TypeError(f"{expected_shape_text}, got {describe_value(cards)}")
    return CardRows(name, _to_ndarray(cards, name), card_count, deck_mask)


def check_hole_cards(hole: object, minimum: int, maximum: int) -> Bytes:
    """Validate the hole cards of many players, (n, k) bytes."""
    shape_text = f"(n, {minimum} to {maximum})"
    cards = _check_bytes(hole, "hole", shape_text)
    if cards.ndim != 2 or not minimum <= cards.shape[1] <= maximum:
        raise ValueError(_describe_shape_fault(hole, "hole", shape_text))
    return cards


def check_boards(board: object, row_count: int) -> Bytes:
    """Validate boards of 3 to 5 cards: (*row_count*, k) bytes, or one for all rows, (k,)."""
    shape_text = f"(3 to 5,), one for all, or ({row_count}, 3 to 5)"
    cards = _check_bytes(board, "board", shape_text)
    is_valid_shape = cards.ndim == 1 or (cards.ndim == 2 and len(cards) == row_count)
    if not is_valid_shape or not 3 <= cards.shape[-1] <= 5:
        raise ValueError(_describe_shape_fault(board, "board", shape_text))
    return cards


def get_output_array(out: object, value_count: int) -> Values:
    """Return the array for *value_count* values: the caller's array, or a new one."""
    if out is None:
        return np.empty(value_count, np.uint16)
    expectation_text = f"out: a writeable uint16 array of shape ({value_count},) is expected"
    if not isinstance(out, np.ndarray) or out.dtype != np.uint16 or is_masked(out):
        raise TypeError(f"{expectation_text}, got {describe_value(out)}")
    if out.shape != (value_count,):
        raise ValueError(f"{expectation_text}, got {describe_value(out)}")
    if not out.flags.writeable:
        raise ValueError(f"{expectation_text}, and this one is read-only")
    _require_contiguous(out, "out")
    return out


def check_threads(threads: object) -> int:
    """Validate a number of threads."""
    thread_count = as_integer(threads, "threads")
    if not 1 <= thread_count <= MAX_THREADS:
        raise ValueError(f"threads: 1 to {MAX_THREADS} are expected, got {thread_count}")
    return thread_count


def build_row_error(rows: CardRows, row: int) -> ValueError:
    """Return the error for a row that cannot be ranked."""
    row_label = f"{rows.name}: row {row}"
    if rows.cards.dtype == np.uint8:
        return ValueError(
            f"{row_label}: {_describe_fault(rows.cards[row].tolist(), rows.deck_mask)}"
        )
    mask = int(rows.cards[row])
    if mask & ~ALL_CARDS:
        return ValueError(f"{row_label}: {format_not_a_mask_message(mask)}")
    if mask & ~rows.deck_mask:
        return ValueError(f"{row_label}: {_describe_fault(cards_of(mask), rows.deck_mask)}")
    return ValueError(
        f"{row_label}: {mask.bit_count()} cards, and in the first row {rows.cards_per_row}"
    )


def build_deal_error(hole: Bytes, board: Bytes, row: int) -> ValueError:
    """Return the error for hole cards and a board that cannot be ranked together."""
    row_board = board if board.ndim == 1 else board[row]
    return ValueError(
        f"hole and board: row {row}: {_describe_fault([*hole[row].tolist(), *row_board])}"
    )


def build_hand_error(cards: Sequence[int]) -> ValueError:
    """Return the error for the cards of one hand; ``TypeError`` for a non-integer card."""
    return ValueError(_describe_fault(cards))


def _describe_fault(cards: Iterable[int], deck_mask: int = ALL_CARDS) -> str:
    previous_cards: list[int] = []
    for card in map(index, cards):
        if not 0 <= card <= 51:
            return format_not_a_card_message(card)
        if card in previous_cards:
            return f"card {card}, {name(card)}, is there twice"
        if not deck_mask & int(MASK_OF[card]):
            return f"card {card}, {name(card)}, is not in the deck of this game"
        previous_cards.append(card)
    raise AssertionError(f"nothing is wrong with {cards}")


def _format_expected_shape(name: str, minimum: int, maximum: int) -> str:
    size_text = f"{minimum}" if minimum == maximum else f"{minimum} to {maximum}"
    return (
        f"{name}: cards are expected as uint8 (n, {size_text}) "
        f"or as uint64 masks (n,) of {size_text} cards"
    )


def _check_bytes(cards: object, name: str, shape_text: str) -> Bytes:
    if not isinstance(cards, np.ndarray) or cards.dtype != np.uint8 or is_masked(cards):
        raise TypeError(_describe_shape_fault(cards, name, shape_text))
    return _to_ndarray(cards, name)


def _describe_shape_fault(cards: object, name: str, shape_text: str) -> str:
    return f"{name}: uint8 cards of shape {shape_text} are expected, got {describe_value(cards)}"


def _to_ndarray(array: _Array, name: str) -> _Array:
    """Convert an array of a subclass, such as a matrix, to a plain ``ndarray``."""
    _require_contiguous(array, name)
    plain_array: Any = np.asarray(array)
    return cast(_Array, plain_array)


def _require_contiguous(array: NDArray[np.generic], name: str) -> None:
    if not (array.flags.c_contiguous and array.flags.aligned):
        raise ValueError(
            f"{name}: an array is taken without a copy, so it must be C-contiguous and aligned, "
            "and this one is not: numpy.ascontiguousarray makes it so"
        )
