"""Input checks of the vector interface: starts, stacks, seeds and arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riverboat.engine import BadGame, Post
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.playouts import MAX_CHIPS, Chips
from riverboat.words.refusals.simulations import (
    ButtonAtASeatOrMoves,
    ButtonMustStay,
    HandIsForSoMany,
    StackOfATable,
)

ButtonOption: TypeAlias = Literal["moves"] | int
"""The seat of a fixed button, or "moves" for one that moves a seat each hand."""


def button_seat(button: ButtonOption, seats: int, posts: Sequence[Post] | None) -> int:
    """Return the seat of the button, or -1 if it moves."""
    if type(seats) is not int or not 2 <= seats <= 10:
        raise BadGame(HandIsForSoMany(10, repr(seats)))
    if button == "moves":
        if posts is not None:
            raise BadGame(ButtonMustStay())
        return -1
    if type(button) is not int or not 0 <= button < seats:
        raise BadGame(ButtonAtASeatOrMoves(repr(button), seats - 1))
    return button


def stacks_array(stacks: int | Sequence[int] | Chips, tables: int, seats: int) -> Chips:
    """Return stacks by table and seat, broadcast if needed."""
    found = np.atleast_2d(np.asarray(stacks))
    if found.shape not in ((1, 1), (1, seats), (tables, seats)) or found.dtype.kind not in "iu":
        raise ValueError(
            f"stacks: expected whole numbers of chips, one for all, {seats} by seat, or of "
            f"shape ({tables}, {seats}), got {found.dtype} of shape {np.shape(stacks)}"
        )
    wrong = (found < 1) | (found > MAX_CHIPS)
    if wrong.any():
        table, seat = (int(place[0]) for place in np.nonzero(wrong))
        raise BadGame(StackOfATable(seat, table, int(found[table, seat]), MAX_CHIPS))
    return np.ascontiguousarray(np.broadcast_to(found, (len(found), seats)), np.int64)


def check_seed(seed: int) -> None:
    """Refuse a seed that does not fit into 64 bits."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed must be from 0 to 2**64 - 1, got {seed!r}")


def check_array(name: str, array: object, dtype: type, shape: tuple[int, ...]) -> None:
    """Refuse an array of another type or shape."""
    wanted = f"{name}: expected an array of {np.dtype(dtype)} and shape {shape}"
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{wanted}, got {type(array).__name__}")
    if array.dtype != dtype or array.shape != shape:
        kind = TypeError if array.dtype != dtype else ValueError
        raise kind(f"{wanted}, got one of {array.dtype} and shape {array.shape}")


def integer_array(name: str, values: ArrayLike, tables: int) -> NDArray[np.int64]:
    """Return an integer for each table, from a list, an array or one value."""
    try:
        found = np.asarray(values)
    except ValueError:
        found = np.empty(0, np.object_)
    if found.dtype.kind not in "iub" or found.shape not in ((), (tables,)):
        raise _integer_array_error(name, values, found, tables)
    if found.dtype == np.uint64 and (found > np.iinfo(np.int64).max).any():
        raise ValueError(f"{name}: the maximum is 2**63 - 1")
    return np.ascontiguousarray(np.broadcast_to(found, (tables,)), np.int64)


def _integer_array_error(
    name: str, values: ArrayLike, array: NDArray[Any], tables: int
) -> TypeError | ValueError:
    wanted = f"{name}: a whole number for each of {tables} tables is expected, as [1, 2, ...]"
    if array.dtype.kind not in "iub":
        return TypeError(f"{wanted}, not {array.dtype}: {str(values)[:60]}")
    return ValueError(f"{wanted}, not an array of shape {array.shape}")


def boolean_array(
    name: str, values: NDArray[np.bool_] | Sequence[bool], tables: int
) -> NDArray[np.bool_]:
    """Return a boolean for each table."""
    found = np.asarray(values)
    if found.dtype != np.bool_ or found.shape != (tables,):
        kind = TypeError if found.dtype != np.bool_ else ValueError
        raise kind(
            f"{name}: expected True or False for each of {tables} tables, got {found.dtype} of "
            f"shape {found.shape}"
        )
    return found


def check_decks(decks: Bytes, tables: int) -> None:
    """Refuse decks that are not permutations of 52 cards, one per table."""
    check_array("decks", decks, np.uint8, (tables, 52))
    wrong = (np.sort(decks, axis=1) != np.arange(52, dtype=np.uint8)).any(axis=1)
    if wrong.any():
        raise ValueError(f"decks: row {int(wrong.argmax())} is not the 52 cards 0 to 51, each once")
