"""Equity distributions: the equity on the river that each hand may reach.

Equity is that against any hand. On a flop or turn a hand is the distribution of its river equity,
as the means of ten rising tenths: the distance of two such rows is the earth mover's, and their
mean is the distribution between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final, Literal, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.card_buckets import MAX_EQUITY_BYTE, TENTH_COUNT, tenth_means
from riverboat.bots.blueprint.suit_isomorphism import (
    SUIT_PERMUTATIONS,
    canonical_boards,
    combination_index,
    hole_indices,
)
from riverboat.kernel.card_masks import HOLES, Bytes
from riverboat.kernel.versus.range_sweep import sweep

BLOCKED_EQUITY: Final = 255
"""Placeholder equity of a hand that shares a card with the board."""

Street: TypeAlias = Literal["flops", "turns", "rivers"]
ProgressCallback = Callable[[Street, float], None]

_ALL_HANDS: Final = np.ones(len(HOLES))


class CanonicalBoards(Struct, frozen=True):
    """Boards of one size up to suit isomorphism, and the mapping of all others to them."""

    cards: Bytes
    """Cards of each board, ascending, (n, k)."""
    canonical_row: NDArray[np.int32]
    """Row of the canonical board, by ``place_of``."""
    suit_permutation: NDArray[np.uint8]
    """Suit permutation to the canonical board, by ``place_of``."""

    def canonicalize(self, boards: Bytes) -> tuple[NDArray[np.int32], NDArray[np.uint8]]:
        """Return the rows of boards, (n, k) in any order, and the renamings for what is held with
        them.
        """
        places = combination_index(np.sort(boards, axis=1))
        return self.canonical_row[places], self.suit_permutation[places]


def find_canonical_boards(size: int) -> CanonicalBoards:
    """All boards of so many cards."""
    every = np.array(list(_card_sets(size)), np.uint8)
    rows, by = np.empty(len(every), np.int64), np.empty(len(every), np.uint8)
    for start in range(0, len(every), _CHUNK_SIZE):
        part = slice(start, start + _CHUNK_SIZE)
        rows[part], by[part] = canonical_boards(every[part])
    places, inverse = np.unique(rows, return_inverse=True)
    cards = every[places]  # they stand by their places
    return CanonicalBoards(cards, inverse.astype(np.int32), by)


_CHUNK_SIZE: Final = 1 << 18


def _card_sets(size: int, end: int = 52) -> Iterator[tuple[int, ...]]:
    """All sets of cards below *end* in the order of their places."""
    if not size:
        yield ()
        return
    for last in range(size - 1, end):
        for rest in _card_sets(size - 1, last):
            yield (*rest, last)


def river_equities(rivers: CanonicalBoards, progress: ProgressCallback) -> Bytes:
    """Return every hand's equity on every full board: (boards, 1326), ``BEST`` for 1."""
    found = np.full((len(rivers.cards), len(HOLES)), BLOCKED_EQUITY, np.uint8)
    for number, board in enumerate(rivers.cards):
        made = sweep(board.tolist(), _ALL_HANDS, _ALL_HANDS)
        there = made.weight_met > 0
        found[number, there] = np.rint(MAX_EQUITY_BYTE * made.equities[there])
        if number % 1000 == 0:
            progress("rivers", number / len(rivers.cards))
    return found


def equity_histograms(
    boards: CanonicalBoards,
    rivers: CanonicalBoards,
    equities: Bytes,
    name: Street,
    progress: ProgressCallback,
) -> Bytes:
    """Of every hand on every board of three or four cards its ten tenths: (boards, 1326, 10)."""
    size = boards.cards.shape[1]
    holes = [hole_indices(names[HOLES]) for names in SUIT_PERMUTATIONS]
    found = np.zeros((len(boards.cards), len(HOLES), TENTH_COUNT), np.uint8)
    for number, board in enumerate(boards.cards):
        left = [card for card in range(52) if card not in board]
        runs = np.array(list(combinations(left, 5 - size)), np.uint8)
        full = np.hstack((np.broadcast_to(board, (len(runs), size)), runs))
        rows, by = rivers.canonicalize(full)
        worth = np.empty((len(HOLES), len(runs)), np.uint8)
        for column, (row, names) in enumerate(zip(rows, by, strict=True)):
            worth[:, column] = equities[row].take(holes[names])
        worth.sort(axis=1, kind="stable")
        found[number] = tenth_means(worth, _live_river_count(52 - size - 2, 5 - size))
        if number % 50 == 0:
            progress(name, number / len(boards.cards))
    return found


def _live_river_count(cards: int, missing: int) -> int:
    """Return the number of full boards that share no card with a hand."""
    return cards if missing == 1 else cards * (cards - 1) // 2
