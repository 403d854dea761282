"""Lookup tables for the extension's counting of boards, in the layout of the NumPy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.counting.board_weights import list_paired_boards
from riverboat.kernel.tables.lookup_tables import SUITED_SETS, lookup_tables
from riverboat.kernel.tables.split_index import LOW_RANKS

__all__ = ["build_counting_tables"]


def build_counting_tables() -> dict[str, NDArray[np.generic]]:
    """Return the lookup tables of the extension's exact counting, by name."""
    tables, paired_boards = lookup_tables(), list_paired_boards()
    return {
        "holdem_by_pair": tables.holdem,
        "holdem_by_board": tables.holdem_river,
        "omaha_by_pair": tables.omaha,
        **_build_ordered_half_tables(),
        "suited_sets": SUITED_SETS,
        "boards_with_three": tables.boards_with_three,
        "boards_with_four": tables.boards_with_four,
        "boards_with_five": tables.boards_with_five,
        "paired_three": paired_boards[3].boards.T.astype(np.uint16),
        "paired_four": paired_boards[4].boards.T.astype(np.uint16),
        "pairing_three": paired_boards[3].off_suit_indexes.T.astype(np.uint8),
        "pairing_four": paired_boards[4].off_suit_indexes.T.astype(np.uint8),
    }


def _build_ordered_half_tables() -> dict[str, NDArray[np.generic]]:
    """Return the low and high halves of boards, in the order in which the extension joins them.

    Low halves are sorted by their number of cards. A board is a high half with any low half that
    makes it five cards.
    """
    rank_counts_by_board = lookup_tables().board_counts
    low_counts, high_counts = (
        rank_counts_by_board[:, :LOW_RANKS],
        rank_counts_by_board[:, LOW_RANKS:],
    )
    group_starts = np.flatnonzero(np.r_[True, (high_counts[1:] != high_counts[:-1]).any(axis=1)])
    high_half_sizes = high_counts[group_starts].sum(axis=1)
    first_low_by_size = [
        int(group_starts[high_half_sizes == 5 - low_card_count][0]) for low_card_count in range(6)
    ]
    group_lengths = np.diff(np.append(group_starts, len(rank_counts_by_board)))
    counts_by_size = [
        int(group_lengths[high_half_sizes == 5 - low_card_count][0]) for low_card_count in range(6)
    ]
    low_groups = [
        low_counts[first_of_group : first_of_group + group_length]
        for first_of_group, group_length in zip(first_low_by_size, counts_by_size, strict=True)
    ]
    return {
        "low_kinds": np.concatenate(low_groups),
        "low_kinds_from": np.cumsum([0, *counts_by_size]).astype(np.uint16),
        "high_kinds": high_counts[group_starts],
    }
