"""The bucket of two hole cards on a board, as the one who holds them finds it at the table.

Before the flop it is one of 169 hands. On the flop it is looked up; on the turn the ways in which
the river may come are gone through, and on the river the hand is compared with all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.suit_isomorphism import (
    SUIT_PERMUTATIONS,
    canonical_boards,
    canonical_flops,
    hole_indices,
)
from riverboat.kernel.card_masks import HOLE_MASKS, HOLES, MASK_OF, Bytes, masks
from riverboat.kernel.evaluation.high_evaluation import high
from riverboat.kernel.versus.range_sweep import sweep

HOLE_CLASS_COUNT: Final = 169
TENTH_COUNT: Final = 10
MAX_EQUITY_BYTE: Final = 254
"""An equity of 1, as a byte."""

_MAX_BUCKETS: Final = 256
"""Buckets that a byte can tell apart."""
_RIVER_EXPONENT: Final = 1.5
"""Equities to this power are cut into buckets of one width on the river."""
_ALL_HANDS: Final = np.ones(len(HOLES))


class CardBuckets(Struct, frozen=True, dict=True):
    """What is needed to find buckets."""

    sizes: tuple[int, int, int, int]
    """How many there are on each street."""
    flops: bytes
    """(1755, 1326) bytes: those on every flop, as ``suits.flops`` has them."""
    turns: bytes
    """(buckets, 10) of float32: the centres on the turn."""

    def check(self) -> None:
        """``ValueError`` if these are no buckets of all hands: they came out of a file."""
        before, flop, turn, river = self.sizes
        if before != HOLE_CLASS_COUNT or not all(
            0 < size <= _MAX_BUCKETS for size in (flop, turn, river)
        ):
            raise ValueError(
                f"there are {HOLE_CLASS_COUNT} hands, and 1 to {_MAX_BUCKETS} buckets on a street"
            )
        if len(self.flops) != len(canonical_flops()) * len(HOLES) or max(self.flops) >= flop:
            raise ValueError(f"of each hand on each flop one of {flop} buckets is expected")
        if len(self.turns) != turn * TENTH_COUNT * np.dtype(np.float32).itemsize:
            raise ValueError(f"{turn} centres on the turn are expected")

    @cached_property
    def _flop_buckets(self) -> Bytes:
        return np.frombuffer(self.flops, np.uint8).reshape(-1, len(HOLES))

    @cached_property
    def _turn_centres(self) -> NDArray[np.float32]:
        return np.frombuffer(self.turns, np.float32).reshape(-1, TENTH_COUNT)

    def find_bucket(self, hole: Sequence[int], board: Sequence[int]) -> int:
        """The bucket of two cards on a board of none, or of three to five cards."""
        held = np.array([hole], np.uint8)
        if not board:
            return int(hole_classes(held)[0])
        place = int(hole_indices(held)[0])
        if len(board) == 3:
            return int(self._buckets_on_flop(tuple(board), held)[0])
        if len(board) == 4:
            return int(
                self._buckets_on_turn(_hand_equities_on_rivers(tuple(hole), tuple(board)))[0]
            )
        return int(river_bucket(river_equities(frozenset(board)), self.sizes[3])[place])

    def all_buckets(self, board: tuple[int, ...]) -> Bytes:
        """The bucket of every hand on this board, (1326,); 0 for those that cannot be held."""
        if len(board) == 3:
            return self._buckets_on_flop(board, HOLES)
        if len(board) == 4:
            return self._buckets_on_turn(_equities_on_rivers(frozenset(board)))
        return river_bucket(river_equities(frozenset(board)), self.sizes[3])

    def _buckets_on_flop(self, board: tuple[int, ...], holes: Bytes) -> Bytes:
        places, by = canonical_boards(np.array([board], np.uint8))
        row = int(np.searchsorted(canonical_flops(), places[0]))
        found: Bytes = self._flop_buckets[row][hole_indices(SUIT_PERMUTATIONS[by[0]][holes])]
        return found

    def _buckets_on_turn(self, worth: Bytes) -> Bytes:
        """The buckets on a turn of hands that are worth so much by river, (n, 48)."""
        best_last = np.sort(worth, axis=1)
        return nearest_centres(tenth_means(best_last, worth.shape[1] - 2), self._turn_centres)


def nearest_centres(rows: NDArray[np.generic], centres: NDArray[np.floating]) -> Bytes:
    """The nearest centre of each row, (n, 10) to (n,): the first of two as near.

    Rows are bytes, and centres 256ths: the distances are exact, and the same on every machine.
    """
    exact = centres.astype(np.float64)
    half = (exact**2).sum(axis=1) / 2
    found = np.empty(len(rows), np.uint8)
    for start in range(0, len(rows), _CHUNK_ROWS):
        part = rows[start : start + _CHUNK_ROWS].astype(np.float64)
        found[start : start + _CHUNK_ROWS] = np.argmin(half - part @ exact.T, axis=1)
    return found


_CHUNK_ROWS: Final = 1 << 16


@lru_cache(maxsize=256)
def river_equities(board: frozenset[int]) -> Bytes:
    """The equity of every hand on a full board against any, (1326,): ``BEST`` for 1."""
    made = sweep(sorted(board), _ALL_HANDS, _ALL_HANDS)
    found = np.full(len(HOLES), MAX_EQUITY_BYTE + 1, np.uint8)
    there = made.weight_met > 0
    found[there] = np.rint(MAX_EQUITY_BYTE * made.equities[there])
    return found


@lru_cache(maxsize=32)
def _equities_on_rivers(board: frozenset[int]) -> Bytes:
    """What every hand on a turn is worth on each river that may come, (1326, 48)."""
    rivers = [board | {card} for card in range(52) if card not in board]
    return np.stack([river_equities(river) for river in rivers], axis=1)


@lru_cache(maxsize=1 << 10)
def _hand_equities_on_rivers(hole: tuple[int, ...], board: tuple[int, ...]) -> Bytes:
    """The same of one hand, (1, 48): against all others on each river, at once."""
    mine = masks(np.array([hole], np.uint8))[0]
    on_board = masks(np.array([board], np.uint8))[0]
    others = HOLE_MASKS[HOLE_MASKS & (mine | on_board) == 0]
    found = np.full((1, 48), MAX_EQUITY_BYTE + 1, np.uint8)
    rivers = [card for card in range(52) if card not in board]
    there = [k for k, card in enumerate(rivers) if card not in hole]
    full = on_board | MASK_OF[np.array([rivers[k] for k in there])]
    met = others & full[:, None] & ~on_board == 0
    values = np.zeros(met.shape, np.int32)
    values[met] = high((others | full[:, None])[met])
    own = high(mine | full).astype(np.int32)[:, None]
    won = ((values < own) & met).sum(axis=1) + ((values == own) & met).sum(axis=1) / 2
    found[0, there] = np.rint(MAX_EQUITY_BYTE * (won / met.sum(axis=1)))
    return found


def tenth_means(worth: Bytes, count: int) -> Bytes:
    """Means of the tenths of the first *count* in each row, which ascend: (n, 10)."""
    edges = np.arange(TENTH_COUNT + 1) * count // TENTH_COUNT
    sums = np.add.reduceat(worth[:, :count].astype(np.uint32), edges[:-1], axis=1)
    return np.rint(sums / np.diff(edges)).astype(np.uint8)


def river_bucket(worths: Bytes, buckets: int) -> Bytes:
    """Equities on the river in buckets that are finer among the better hands."""
    share = np.minimum(np.arange(256) / MAX_EQUITY_BYTE, 1) ** _RIVER_EXPONENT
    table = np.minimum((share * buckets).astype(np.uint8), buckets - 1)
    return np.asarray(table[worths])


def river_equity(buckets: NDArray[np.generic], count: int) -> NDArray[np.float64]:
    """The equity in the middle of each of so many buckets on the river."""
    found: NDArray[np.float64] = ((np.asarray(buckets, np.float64) + 0.5) / count) ** (
        1 / _RIVER_EXPONENT
    )
    return found


def hole_classes(holes: Bytes) -> NDArray[np.uint16]:
    """Which of the 169 hands two cards are, (..., 2) to (...).

    ``13 * high + low`` if they are suited and ``13 * low + high`` if not, ranks from 0 for a deuce.
    """
    ranks = (holes >> 2).astype(np.uint16)
    low, high = ranks.min(axis=-1), ranks.max(axis=-1)
    suited = (holes[..., 0] & 3) == (holes[..., 1] & 3)
    found: NDArray[np.uint16] = np.where(suited, 13 * high + low, 13 * low + high).astype(np.uint16)
    return found
