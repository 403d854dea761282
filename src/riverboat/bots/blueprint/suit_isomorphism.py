"""Suit isomorphism: canonical boards, and the suit permutations that lead to them.

A board is a set of cards here; the order of the deal does not matter. The suits of the hole cards
are permuted together with those of the board. If several permutations lead to the canonical board,
the resulting hands have equal values.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Bytes

Indices: TypeAlias = NDArray[np.int64]

SUIT_PERMUTATIONS: Final[Bytes] = np.array(
    [[4 * (card >> 2) + order[card & 3] for card in range(52)] for order in permutations(range(4))],
    np.uint8,
)
"""(24, 52): each card under each permutation of suits."""

_BINOMIALS: Final[Indices] = np.array([[comb(n, k) for k in range(6)] for n in range(53)], np.int64)


def combination_index(cards: NDArray[np.generic]) -> Indices:
    """Return the index of each ascending set of cards: (n, k) to (n,)."""
    card_rows = np.asarray(cards, np.int64)
    return np.asarray(
        sum(
            _BINOMIALS[card_rows[:, card_index], card_index + 1]
            for card_index in range(card_rows.shape[1])
        ),
        np.int64,
    )


def hole_indices(holes: NDArray[np.generic]) -> Indices:
    """Return the index of two cards in ``HOLES``: (..., 2) in any order to (...)."""
    low_card = holes.min(axis=-1).astype(np.int64)
    high_card = holes.max(axis=-1).astype(np.int64)
    return np.asarray(high_card * (high_card - 1) // 2 + low_card, np.int64)


def canonical_boards(boards: Bytes) -> tuple[Indices, NDArray[np.uint8]]:
    """Return the canonical index of each board, and the permutation that gives it.

    The input is (n, k) cards in any order, the output two arrays of (n,). The permutation is the
    first of the 24 that gives the lowest index.

    >>> boards = np.array([[48, 44, 0], [51, 47, 3], [51, 46, 3]], np.uint8)  # one suit twice
    >>> indexes, permutation_indexes = canonical_boards(boards)
    >>> bool(indexes[0] == indexes[1]), bool(indexes[1] == indexes[2])
    (True, False)
    """
    best_indexes = np.full(len(boards), np.iinfo(np.int64).max)
    permutation_indexes = np.zeros(len(boards), np.uint8)
    for permutation_index, permutation in enumerate(SUIT_PERMUTATIONS):
        board_indexes = combination_index(np.sort(permutation[boards], axis=1))
        is_better = board_indexes < best_indexes
        best_indexes[is_better] = board_indexes[is_better]
        permutation_indexes[is_better] = permutation_index
    return best_indexes, permutation_indexes


@cache
def canonical_flops() -> Indices:
    """Return the indices of the 1,755 canonical flops, ascending."""
    all_flops = np.array(
        [
            (first_card, second_card, third_card)
            for third_card in range(52)
            for second_card in range(third_card)
            for first_card in range(second_card)
        ],
        np.uint8,
    )
    return np.unique(canonical_boards(all_flops)[0])
