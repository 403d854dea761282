"""Input checks of the vector interface: buttons, stacks, seeds and arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riverboat.engine import BadGame, Post
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.playouts import MAX_CHIPS, Chips
from riverboat.words.refusals.simulations import (
    ButtonFixedRequired,
    ButtonSeatInvalid,
    HandPlayerCountInvalid,
    TableStackOutOfRange,
)

ButtonOption: TypeAlias = Literal["moves"] | int
"""The seat of a fixed button, or "moves" for one that moves a seat each hand."""


def to_button_seat(button: ButtonOption, seats: int, posts: Sequence[Post] | None) -> int:
    """Return the seat of the button; -1 for a button that moves."""
    if type(seats) is not int or not 2 <= seats <= 10:
        raise BadGame(HandPlayerCountInvalid(10, repr(seats)))
    if button == "moves":
        if posts is not None:
            raise BadGame(ButtonFixedRequired())
        return -1
    if type(button) is not int or not 0 <= button < seats:
        raise BadGame(ButtonSeatInvalid(repr(button), seats - 1))
    return button


def to_stacks_array(stacks: int | Sequence[int] | Chips, tables: int, seats: int) -> Chips:
    """Return stacks by table and seat, broadcast from one number or one row."""
    stack_array = np.atleast_2d(np.asarray(stacks))
    if (
        stack_array.shape not in ((1, 1), (1, seats), (tables, seats))
        or stack_array.dtype.kind not in "iu"
    ):
        raise ValueError(
            f"stacks: expected whole numbers of chips, one for all, {seats} by seat, or of "
            f"shape ({tables}, {seats}), got {stack_array.dtype} of shape {np.shape(stacks)}"
        )
    is_invalid = (stack_array < 1) | (stack_array > MAX_CHIPS)
    if is_invalid.any():
        table, seat = (int(indexes[0]) for indexes in np.nonzero(is_invalid))
        raise BadGame(TableStackOutOfRange(seat, table, int(stack_array[table, seat]), MAX_CHIPS))
    return np.ascontiguousarray(np.broadcast_to(stack_array, (len(stack_array), seats)), np.int64)


def check_seed(seed: int) -> None:
    """Refuse a seed that does not fit into 64 bits."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed must be from 0 to 2**64 - 1, got {seed!r}")


def check_array(name: str, array: object, dtype: type, shape: tuple[int, ...]) -> None:
    """Refuse an array of another type or shape."""
    expected_text = f"{name}: expected an array of {np.dtype(dtype)} and shape {shape}"
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{expected_text}, got {type(array).__name__}")
    if array.dtype != dtype or array.shape != shape:
        error_type = TypeError if array.dtype != dtype else ValueError
        raise error_type(f"{expected_text}, got one of {array.dtype} and shape {array.shape}")


def to_integer_array(name: str, values: ArrayLike, tables: int) -> NDArray[np.int64]:
    """Return an integer for each table, from a list, an array or one value."""
    try:
        value_array = np.asarray(values)
    except ValueError:
        value_array = np.empty(0, np.object_)
    if value_array.dtype.kind not in "iub" or value_array.shape not in ((), (tables,)):
        raise _build_integer_array_error(name, values, value_array, tables)
    if value_array.dtype == np.uint64 and (value_array > np.iinfo(np.int64).max).any():
        raise ValueError(f"{name}: the maximum is 2**63 - 1")
    return np.ascontiguousarray(np.broadcast_to(value_array, (tables,)), np.int64)


def _build_integer_array_error(
    name: str, values: ArrayLike, array: NDArray[Any], tables: int
) -> TypeError | ValueError:
    expected_text = (
        f"{name}: a whole number for each of {tables} tables is expected, as [1, 2, ...]"
    )
    if array.dtype.kind not in "iub":
        return TypeError(f"{expected_text}, not {array.dtype}: {str(values)[:60]}")
    return ValueError(f"{expected_text}, not an array of shape {array.shape}")


def to_boolean_array(
    name: str, values: NDArray[np.bool_] | Sequence[bool], tables: int
) -> NDArray[np.bool_]:
    """Return a boolean for each table."""
    value_array = np.asarray(values)
    if value_array.dtype != np.bool_ or value_array.shape != (tables,):
        error_type = TypeError if value_array.dtype != np.bool_ else ValueError
        raise error_type(
            f"{name}: expected True or False for each of {tables} tables, "
            f"got {value_array.dtype} of shape {value_array.shape}"
        )
    return value_array


def check_decks(decks: Bytes, tables: int) -> None:
    """Refuse decks that are not permutations of 52 cards, one per table."""
    check_array("decks", decks, np.uint8, (tables, 52))
    is_invalid = (np.sort(decks, axis=1) != np.arange(52, dtype=np.uint8)).any(axis=1)
    if is_invalid.any():
        raise ValueError(
            f"decks: row {int(is_invalid.argmax())} is not the 52 cards 0 to 51, each once"
        )
