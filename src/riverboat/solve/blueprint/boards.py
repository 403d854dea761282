"""How strong every hand may become: distributions of the equity that it will have on the river.

Equity is that against any hand. On a flop or turn a hand is the distribution of what it will be
worth when all cards are out, as ten means of ever better tenths: the distance of two such rows is
the earth mover's, and their mean is the distribution between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final, Literal, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.cards import BEST, TENTHS, tenths_of
from riverboat.bots.blueprint.suits import RENAMINGS, hole_places, place_of, renamed
from riverboat.kernel.cards import HOLES, Bytes
from riverboat.kernel.versus.sweep import sweep

BLOCKED: Final = 255
"""In the place of an equity, for a hand that holds a card of the board."""

Street: TypeAlias = Literal["flops", "turns", "rivers"]
Told = Callable[[Street, float], None]

_ALL_HANDS: Final = np.ones(len(HOLES))


class Boards(Struct, frozen=True):
    """Boards of one size up to the names of suits, and where all others are found among them."""

    cards: Bytes
    """(n, k), ascending"""
    row: NDArray[np.int32]
    """By ``place_of``: which of them a board is."""
    by: NDArray[np.uint8]
    """By ``place_of``: which renaming makes it that."""

    def find(self, boards: Bytes) -> tuple[NDArray[np.int32], NDArray[np.uint8]]:
        """The rows of boards, (n, k) in any order, and the renamings for what is held with them."""
        places = place_of(np.sort(boards, axis=1))
        return self.row[places], self.by[places]


def boards_of(size: int) -> Boards:
    """All boards of so many cards."""
    every = np.array(list(_ascending(size)), np.uint8)
    rows, by = np.empty(len(every), np.int64), np.empty(len(every), np.uint8)
    for start in range(0, len(every), _CHUNK):
        part = slice(start, start + _CHUNK)
        rows[part], by[part] = renamed(every[part])
    places, inverse = np.unique(rows, return_inverse=True)
    cards = every[places]  # they stand by their places
    return Boards(cards, inverse.astype(np.int32), by)


_CHUNK: Final = 1 << 18


def _ascending(size: int, end: int = 52) -> Iterator[tuple[int, ...]]:
    """All sets of cards below *end* in the order of their places."""
    if not size:
        yield ()
        return
    for last in range(size - 1, end):
        for rest in _ascending(size - 1, last):
            yield (*rest, last)


def river_equities(rivers: Boards, tell: Told) -> Bytes:
    """What every hand is worth on every full board: (boards, 1326), ``BEST`` for 1."""
    found = np.full((len(rivers.cards), len(HOLES)), BLOCKED, np.uint8)
    for number, board in enumerate(rivers.cards):
        made = sweep(board.tolist(), _ALL_HANDS, _ALL_HANDS)
        there = made.met > 0
        found[number, there] = np.rint(BEST * made.equities[there])
        if number % 1000 == 0:
            tell("rivers", number / len(rivers.cards))
    return found


def distributions(
    boards: Boards, rivers: Boards, equities: Bytes, name: Street, tell: Told
) -> Bytes:
    """Of every hand on every board of three or four cards its ten tenths: (boards, 1326, 10)."""
    size = boards.cards.shape[1]
    holes = [hole_places(names[HOLES]) for names in RENAMINGS]
    found = np.zeros((len(boards.cards), len(HOLES), TENTHS), np.uint8)
    for number, board in enumerate(boards.cards):
        left = [card for card in range(52) if card not in board]
        runs = np.array(list(combinations(left, 5 - size)), np.uint8)
        full = np.hstack((np.broadcast_to(board, (len(runs), size)), runs))
        rows, by = rivers.find(full)
        worth = np.empty((len(HOLES), len(runs)), np.uint8)
        for column, (row, names) in enumerate(zip(rows, by, strict=True)):
            worth[:, column] = equities[row].take(holes[names])
        worth.sort(axis=1, kind="stable")
        found[number] = tenths_of(worth, _met(52 - size - 2, 5 - size))
        if number % 50 == 0:
            tell(name, number / len(boards.cards))
    return found


def _met(cards: int, missing: int) -> int:
    """On how many full boards a hand lives."""
    return cards if missing == 1 else cards * (cards - 1) // 2
