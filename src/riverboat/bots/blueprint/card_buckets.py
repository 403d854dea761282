"""Card buckets: the bucket of two hole cards on a board.

Before the flop the bucket is one of 169 hand classes. On the flop it comes from a table. On the
turn it follows from the equities on all rivers, and on the river from the equity against all other
hands.
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
"""The byte that represents an equity of 1."""

_MAX_BUCKETS: Final = 256
"""Maximum number of buckets, limited by a byte."""
_RIVER_EXPONENT: Final = 1.5
"""The power of equity that is cut into equal river buckets."""
_FULL_RANGE_WEIGHTS: Final = np.ones(len(HOLES))


class CardBuckets(Struct, frozen=True, dict=True):
    """Tables that map holdings to buckets by street."""

    sizes: tuple[int, int, int, int]
    """Number of buckets on each street."""
    flops: bytes
    """(1755, 1326) bytes: buckets on every canonical flop."""
    turns: bytes
    """(buckets, 10) of float32: the cluster centres on the turn."""

    def check(self) -> None:
        """Raise ``ValueError`` if the tables, read from a file, are not valid."""
        preflop_size, flop_size, turn_size, river_size = self.sizes
        if preflop_size != HOLE_CLASS_COUNT or not all(
            0 < size <= _MAX_BUCKETS for size in (flop_size, turn_size, river_size)
        ):
            raise ValueError(
                f"expected {HOLE_CLASS_COUNT} hands, and 1 to {_MAX_BUCKETS} buckets per street"
            )
        if len(self.flops) != len(canonical_flops()) * len(HOLES) or max(self.flops) >= flop_size:
            raise ValueError(f"expected one of {flop_size} buckets for each hand on each flop")
        if len(self.turns) != turn_size * TENTH_COUNT * np.dtype(np.float32).itemsize:
            raise ValueError(f"expected {turn_size} centres on the turn")

    @cached_property
    def _flop_buckets(self) -> Bytes:
        return np.frombuffer(self.flops, np.uint8).reshape(-1, len(HOLES))

    @cached_property
    def _turn_centres(self) -> NDArray[np.float32]:
        return np.frombuffer(self.turns, np.float32).reshape(-1, TENTH_COUNT)

    def find_bucket(self, hole: Sequence[int], board: Sequence[int]) -> int:
        """Return the bucket of two cards on a board of zero or three to five cards."""
        hole_cards = np.array([hole], np.uint8)
        if not board:
            return int(hole_classes(hole_cards)[0])
        combo_index = int(hole_indices(hole_cards)[0])
        if len(board) == 3:
            return int(self._compute_buckets_on_flop(tuple(board), hole_cards)[0])
        if len(board) == 4:
            return int(
                self._compute_buckets_on_turn(
                    _compute_hand_equities_on_rivers(tuple(hole), tuple(board))
                )[0]
            )
        return int(river_bucket(river_equities(frozenset(board)), self.sizes[3])[combo_index])

    def all_buckets(self, board: tuple[int, ...]) -> Bytes:
        """Return the bucket of every holding on a board, (1326,); 0 for impossible holdings."""
        if len(board) == 3:
            return self._compute_buckets_on_flop(board, HOLES)
        if len(board) == 4:
            return self._compute_buckets_on_turn(_compute_equities_on_rivers(frozenset(board)))
        return river_bucket(river_equities(frozenset(board)), self.sizes[3])

    def _compute_buckets_on_flop(self, board: tuple[int, ...], holes: Bytes) -> Bytes:
        board_indexes, permutation_indexes = canonical_boards(np.array([board], np.uint8))
        flop_row = int(np.searchsorted(canonical_flops(), board_indexes[0]))
        buckets: Bytes = self._flop_buckets[flop_row][
            hole_indices(SUIT_PERMUTATIONS[permutation_indexes[0]][holes])
        ]
        return buckets

    def _compute_buckets_on_turn(self, equities: Bytes) -> Bytes:
        """Return turn buckets of holdings from their equities by river, (n, 48)."""
        ascending_equities = np.sort(equities, axis=1)
        return nearest_centres(
            tenth_means(ascending_equities, equities.shape[1] - 2), self._turn_centres
        )


def nearest_centres(rows: NDArray[np.generic], centres: NDArray[np.floating]) -> Bytes:
    """Return the nearest centre of each row, (n, 10) to (n,); the first of equal ones.

    Rows are bytes, and centres are multiples of 1/256: the distances are exact, and equal on every
    machine.
    """
    exact_centres = centres.astype(np.float64)
    half_norms = (exact_centres**2).sum(axis=1) / 2
    nearest_centre_by_row = np.empty(len(rows), np.uint8)
    for start in range(0, len(rows), _CHUNK_ROW_COUNT):
        chunk = rows[start : start + _CHUNK_ROW_COUNT].astype(np.float64)
        nearest_centre_by_row[start : start + _CHUNK_ROW_COUNT] = np.argmin(
            half_norms - chunk @ exact_centres.T, axis=1
        )
    return nearest_centre_by_row


_CHUNK_ROW_COUNT: Final = 1 << 16


@lru_cache(maxsize=256)
def river_equities(board: frozenset[int]) -> Bytes:
    """Return every hand's equity on a full board, (1326,), as bytes.

    ``MAX_EQUITY_BYTE`` stands for an equity of 1, and the next higher byte for impossible hands.
    """
    sweep_result = sweep(sorted(board), _FULL_RANGE_WEIGHTS, _FULL_RANGE_WEIGHTS)
    equities = np.full(len(HOLES), MAX_EQUITY_BYTE + 1, np.uint8)
    is_possible = sweep_result.weight_met > 0
    equities[is_possible] = np.rint(MAX_EQUITY_BYTE * sweep_result.equities[is_possible])
    return equities


@lru_cache(maxsize=32)
def _compute_equities_on_rivers(board: frozenset[int]) -> Bytes:
    """Return the equity of every holding on a turn by river card, (1326, 48)."""
    full_boards = [board | {card} for card in range(52) if card not in board]
    return np.stack([river_equities(river) for river in full_boards], axis=1)


@lru_cache(maxsize=1 << 10)
def _compute_hand_equities_on_rivers(hole: tuple[int, ...], board: tuple[int, ...]) -> Bytes:
    """Return one holding's equity against all others by river card, (1, 48)."""
    own_mask = masks(np.array([hole], np.uint8))[0]
    board_mask = masks(np.array([board], np.uint8))[0]
    other_masks = HOLE_MASKS[HOLE_MASKS & (own_mask | board_mask) == 0]
    equities = np.full((1, 48), MAX_EQUITY_BYTE + 1, np.uint8)
    river_cards = [card for card in range(52) if card not in board]
    possible_river_indexes = [
        river_index for river_index, card in enumerate(river_cards) if card not in hole
    ]
    full_board_masks = (
        board_mask
        | MASK_OF[np.array([river_cards[river_index] for river_index in possible_river_indexes])]
    )
    is_disjoint = other_masks & full_board_masks[:, None] & ~board_mask == 0
    other_values = np.zeros(is_disjoint.shape, np.int32)
    other_values[is_disjoint] = high((other_masks | full_board_masks[:, None])[is_disjoint])
    own_values = high(own_mask | full_board_masks).astype(np.int32)[:, None]
    won_counts = ((other_values < own_values) & is_disjoint).sum(axis=1) + (
        (other_values == own_values) & is_disjoint
    ).sum(axis=1) / 2
    equities[0, possible_river_indexes] = np.rint(
        MAX_EQUITY_BYTE * (won_counts / is_disjoint.sum(axis=1))
    )
    return equities


def tenth_means(equities: Bytes, value_count: int) -> Bytes:
    """Return the mean of each tenth of every row's first *value_count* values: (n, 10).

    The values of a row must ascend.
    """
    tenth_bounds = np.arange(TENTH_COUNT + 1) * value_count // TENTH_COUNT
    tenth_sums = np.add.reduceat(
        equities[:, :value_count].astype(np.uint32), tenth_bounds[:-1], axis=1
    )
    return np.rint(tenth_sums / np.diff(tenth_bounds)).astype(np.uint8)


def river_bucket(equities: Bytes, bucket_count: int) -> Bytes:
    """Return the river bucket of each equity; buckets are narrower for better hands."""
    curved_equities = np.minimum(np.arange(256) / MAX_EQUITY_BYTE, 1) ** _RIVER_EXPONENT
    bucket_by_equity_byte = np.minimum(
        (curved_equities * bucket_count).astype(np.uint8), bucket_count - 1
    )
    return np.asarray(bucket_by_equity_byte[equities])


def river_bucket_equities(buckets: NDArray[np.generic], bucket_count: int) -> NDArray[np.float64]:
    """Return the middle equity of each river bucket."""
    equities: NDArray[np.float64] = ((np.asarray(buckets, np.float64) + 0.5) / bucket_count) ** (
        1 / _RIVER_EXPONENT
    )
    return equities


def hole_classes(holes: Bytes) -> NDArray[np.uint16]:
    """Return the hand class, of 169, of pairs of cards, (..., 2) to (...).

    ``13 * high + low`` if they are suited and ``13 * low + high`` if not, ranks from 0 for a
    deuce.
    """
    ranks = (holes >> 2).astype(np.uint16)
    low_rank, high_rank = ranks.min(axis=-1), ranks.max(axis=-1)
    is_suited = (holes[..., 0] & 3) == (holes[..., 1] & 3)
    classes: NDArray[np.uint16] = np.where(
        is_suited, 13 * high_rank + low_rank, 13 * low_rank + high_rank
    ).astype(np.uint16)
    return classes
