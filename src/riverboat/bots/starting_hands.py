"""Strength of hole cards before there is a board.

Holdings get points for high cards, pairs, suits and connected ranks, and are compared with other
holdings from an equal deck. So the scale, the share of holdings that a holding beats, is common to
any number of cards and any deck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import STANDARD, rank_of, suit_of
from riverboat.kernel.card_masks import HOLES

_COMPARED_HOLDING_COUNT: Final = 100
"""Number of other holdings that each one is compared with."""


def starting_hand_percentile(hole: Sequence[int], deck: Sequence[int], rng: random.Random) -> float:
    """Return the share of holdings from this deck that these hole cards beat.

    >>> from riverboat.cards import STANDARD, parse_cards
    >>> starting_hand_percentile(parse_cards("As Ah"), STANDARD.cards, random.Random(1)) > 0.95
    True
    >>> starting_hand_percentile(parse_cards("7s 2h"), STANDARD.cards, random.Random(1)) < 0.15
    True
    """
    if len(hole) == 2 and len(deck) == len(STANDARD.cards):
        return _compute_two_card_percentile(*sorted(hole))
    own_points = starting_hand_points(hole)
    unseen = [card for card in deck if card not in hole]
    beaten_count = 0.0
    for _ in range(_COMPARED_HOLDING_COUNT):
        other_points = starting_hand_points(rng.sample(unseen, len(hole)))
        beaten_count += 1 if own_points > other_points else 0.5 if own_points == other_points else 0
    return beaten_count / _COMPARED_HOLDING_COUNT


def starting_hand_points(hole: Sequence[int]) -> float:
    """Return points for a starting hand.

    They are those of its best two cards, plus twice the average over every two of its cards.
    """
    sorted_pair_points = sorted(
        (
            _compute_two_card_points(first_card, second_card)
            for first_card, second_card in combinations(hole, 2)
        ),
        reverse=True,
    )
    # With more than two hole cards, a card that fits no other card weakens the hand. It lowers the
    # average over every two cards, but not the points of the best two.
    return sorted_pair_points[0] + 2 * sum(sorted_pair_points) / len(sorted_pair_points)


@cache
def _compute_two_card_percentile(low_card: int, high_card: int) -> float:
    """Return the percentile of two cards of a full deck, exact and cached."""
    holes, points_by_hole = _build_all_two_card_points()
    other_points = points_by_hole[~((holes == low_card) | (holes == high_card)).any(axis=1)]
    own_points = starting_hand_points((low_card, high_card))
    return float(((other_points < own_points) + 0.5 * (other_points == own_points)).mean())


@cache
def _build_all_two_card_points() -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
    return HOLES, np.array([starting_hand_points(hole) for hole in HOLES.tolist()])


def _compute_two_card_points(first_card: int, second_card: int) -> float:
    """Return points for two cards by Bill Chen's formula for hold'em."""
    high_rank, low_rank = (
        max(rank_of(first_card), rank_of(second_card)),
        min(rank_of(first_card), rank_of(second_card)),
    )
    points = _HIGH_CARD_POINTS[high_rank]
    if high_rank == low_rank:
        return max(5.0, 2 * points)
    if suit_of(first_card) == suit_of(second_card):
        points += 2
    gap = min(high_rank - low_rank - 1, 4)
    points -= _GAP_PENALTIES[gap]
    if gap < 2 and high_rank < _QUEEN_RANK:
        points += 1  # room for straights on both sides
    return points


_QUEEN_RANK: Final = 10
_HIGH_CARD_POINTS: Final = (*((rank + 2) / 2 for rank in range(9)), 6.0, 7.0, 8.0, 10.0)
_GAP_PENALTIES: Final = (0, 1, 2, 4, 5)
