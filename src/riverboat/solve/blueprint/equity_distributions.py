"""Distributions of the river equity that each hand may reach.

Equity is measured against a random hand. A hand on a flop or turn is represented by the
distribution of its river equity: ten numbers, the means of its ascending tenths. The distance
between two such rows is the earth mover's distance, and their mean is the distribution half way
between them.
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
    """One board of each suit-isomorphic class, and the mapping of all boards to them."""

    cards: Bytes
    """Cards of each board, ascending, (n, k)."""
    canonical_row: NDArray[np.int32]
    """Row of the canonical board, by the ``combination_index`` of any board."""
    suit_permutation: NDArray[np.uint8]
    """Suit permutation to the canonical board, by the ``combination_index`` of any board."""

    def canonicalize(self, boards: Bytes) -> tuple[NDArray[np.int32], NDArray[np.uint8]]:
        """Return the row of each board's canonical board, and the suit permutation.

        Boards are (n, k), in any order. The permutation also applies to hole cards.
        """
        board_indexes = combination_index(np.sort(boards, axis=1))
        return self.canonical_row[board_indexes], self.suit_permutation[board_indexes]


def find_canonical_boards(board_size: int) -> CanonicalBoards:
    """Return all canonical boards with a given number of cards."""
    all_boards = np.array(list(_iter_card_sets(board_size)), np.uint8)
    rows, permutation_indexes = (
        np.empty(len(all_boards), np.int64),
        np.empty(len(all_boards), np.uint8),
    )
    for start in range(0, len(all_boards), _CHUNK_SIZE):
        chunk = slice(start, start + _CHUNK_SIZE)
        rows[chunk], permutation_indexes[chunk] = canonical_boards(all_boards[chunk])
    unique_indexes, canonical_rows = np.unique(rows, return_inverse=True)
    cards = all_boards[unique_indexes]  # boards are in the order of their indexes
    return CanonicalBoards(cards, canonical_rows.astype(np.int32), permutation_indexes)


_CHUNK_SIZE: Final = 1 << 18


def _iter_card_sets(card_count: int, card_limit: int = 52) -> Iterator[tuple[int, ...]]:
    """Yield all ascending sets of *card_count* cards below *card_limit*."""
    if not card_count:
        yield ()
        return
    for last_card in range(card_count - 1, card_limit):
        for lower_cards in _iter_card_sets(card_count - 1, last_card):
            yield (*lower_cards, last_card)


def compute_river_equities(rivers: CanonicalBoards, progress: ProgressCallback) -> Bytes:
    """Return every hand's equity on every full board, (boards, 1326), as bytes.

    ``MAX_EQUITY_BYTE`` stands for an equity of 1.
    """
    equity_table = np.full((len(rivers.cards), len(HOLES)), BLOCKED_EQUITY, np.uint8)
    for board_index, board in enumerate(rivers.cards):
        sweep_results = sweep(board.tolist(), _ALL_HANDS, _ALL_HANDS)
        is_possible = sweep_results.weight_met > 0
        equity_table[board_index, is_possible] = np.rint(
            MAX_EQUITY_BYTE * sweep_results.equities[is_possible]
        )
        if board_index % 1000 == 0:
            progress("rivers", board_index / len(rivers.cards))
    return equity_table


def compute_equity_histograms(
    boards: CanonicalBoards,
    rivers: CanonicalBoards,
    equities: Bytes,
    street: Street,
    progress: ProgressCallback,
) -> Bytes:
    """Return the river equity of every hand on every flop or turn, (boards, 1326, 10).

    The ten numbers are the means of ascending tenths.
    """
    board_size = boards.cards.shape[1]
    permuted_hole_indexes = [hole_indices(permutation[HOLES]) for permutation in SUIT_PERMUTATIONS]
    histograms = np.zeros((len(boards.cards), len(HOLES), TENTH_COUNT), np.uint8)
    for board_index, board in enumerate(boards.cards):
        remaining_cards = [card for card in range(52) if card not in board]
        runouts = np.array(list(combinations(remaining_cards, 5 - board_size)), np.uint8)
        full_boards = np.hstack((np.broadcast_to(board, (len(runouts), board_size)), runouts))
        canonical_rows, permutation_indexes = rivers.canonicalize(full_boards)
        equities_by_runout = np.empty((len(HOLES), len(runouts)), np.uint8)
        for runout_index, (canonical_row, permutation) in enumerate(
            zip(canonical_rows, permutation_indexes, strict=True)
        ):
            equities_by_runout[:, runout_index] = equities[canonical_row].take(
                permuted_hole_indexes[permutation]
            )
        equities_by_runout.sort(axis=1, kind="stable")
        histograms[board_index] = tenth_means(
            equities_by_runout, _count_live_rivers(52 - board_size - 2, 5 - board_size)
        )
        if board_index % 50 == 0:
            progress(street, board_index / len(boards.cards))
    return histograms


def _count_live_rivers(unseen_card_count: int, missing_card_count: int) -> int:
    """Return the number of full boards that share no card with a hand."""
    return (
        unseen_card_count
        if missing_card_count == 1
        else unseen_card_count * (unseen_card_count - 1) // 2
    )
