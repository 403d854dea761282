"""Enumeration of all complete boards, with their winners.

From the flop on there are at most about a thousand runouts, and each is evaluated. Before the flop
this module serves only boards of one or two cards, as in Courchevel, and checks of the counting by
ranks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import MASK_OF, Bytes, masks
from riverboat.kernel.evaluation.high_evaluation import high, short_deck
from riverboat.kernel.evaluation.omaha_evaluation import omaha, omaha_low
from riverboat.kernel.runout_outcomes import (
    LOW_SHIFT,
    Outcomes,
    find_high_winners,
    find_low_winners,
)
from riverboat.kernel.tables.ranking_values import Values

__all__ = [
    "count_holdem_runouts",
    "count_omaha_runouts",
    "count_short_deck_runouts",
    "index_combinations",
]

BOARD_SIZE = 5


def count_holdem_runouts(holes: Bytes, board: Sequence[int], live_cards: Bytes) -> Outcomes:
    """Return the outcomes of these hands on all boards that *live_cards* complete."""
    return _count_two_card_runouts(high, holes, board, live_cards)


def count_short_deck_runouts(
    holes: Bytes, board: Sequence[int], live_cards: Bytes, *, trips_beat_straight: bool
) -> Outcomes:
    """Count runouts with short-deck rankings; *live_cards* are of that deck."""
    return _count_two_card_runouts(
        lambda cards: short_deck(cards, trips_beat_straight=trips_beat_straight),
        holes,
        board,
        live_cards,
    )


def _count_two_card_runouts(
    rank_masks: Callable[[NDArray[np.uint64]], Values],
    holes: Bytes,
    board: Sequence[int],
    live_cards: Bytes,
) -> Outcomes:
    runout_masks = MASK_OF.take(live_cards).take(
        index_combinations(len(live_cards), BOARD_SIZE - len(board))
    )
    board_masks = np.bitwise_or.reduce(runout_masks, axis=1, initial=masks(board))
    hole_masks = np.bitwise_or.reduce(MASK_OF.take(holes), axis=1)
    values = rank_masks((hole_masks[:, None] | board_masks).reshape(-1)).reshape(len(holes), -1)
    return Outcomes.from_histogram(np.bincount(find_high_winners(values)))


def count_omaha_runouts(
    holes: Bytes, board: Sequence[int], live_cards: Bytes, *, low: bool
) -> Outcomes:
    """Return the outcomes of these Omaha hands on all boards that *live_cards* complete."""
    runouts = live_cards[index_combinations(len(live_cards), BOARD_SIZE - len(board))]
    boards = np.empty((len(runouts), BOARD_SIZE), np.uint8)
    boards[:, : len(board)] = board
    boards[:, len(board) :] = runouts
    hole_rows_by_seat = [np.repeat(hole[None], len(boards), axis=0) for hole in holes]
    winner_codes = find_high_winners(
        [omaha(hole_rows, boards) for hole_rows in hole_rows_by_seat]
    ).astype(np.uint64)
    if low:
        low_winner_codes = find_low_winners(
            [omaha_low(hole_rows, boards) for hole_rows in hole_rows_by_seat]
        ).astype(np.uint64)
        winner_codes |= low_winner_codes << np.uint64(LOW_SHIFT)
    return Outcomes.from_boards(winner_codes)


def index_combinations(card_count: int, choice_size: int) -> NDArray[np.intp]:
    """Return all combinations of *choice_size* of *card_count* indexes, a row each, ascending.

    >>> index_combinations(3, 2).tolist()
    [[0, 1], [0, 2], [1, 2]]
    """
    return (
        _cached_combinations(card_count, choice_size)
        if choice_size <= 2
        else _compute_combinations(card_count, choice_size)
    )


def _compute_combinations(card_count: int, choice_size: int) -> NDArray[np.intp]:
    chosen_indexes = np.zeros((1, 0), np.intp)
    last_index = np.array([-1])
    for _ in range(choice_size):
        later_counts = card_count - 1 - last_index
        group_starts = np.cumsum(later_counts) - later_counts
        last_index = np.arange(later_counts.sum()) + np.repeat(
            last_index + 1 - group_starts, later_counts
        )
        chosen_indexes = np.hstack(
            (np.repeat(chosen_indexes, later_counts, axis=0), last_index[:, None])
        )
    chosen_indexes.setflags(write=False)
    return chosen_indexes


_cached_combinations = lru_cache(maxsize=64)(_compute_combinations)
