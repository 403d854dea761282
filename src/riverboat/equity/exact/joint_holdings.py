"""Joint holdings: all combinations of the players' hands in which no two share a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.weighted_hands import WeightedHands, build_no_deal_error, list_possible_hands
from riverboat.kernel.card_masks import Masks

IndexArray: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True, eq=False)
class JointHoldings:
    """All combinations of the players' hands in which no card occurs twice, one per column.

    ``hand_indices`` (players, n) has the index of each player's hand, and ``masks`` (n,) has all
    cards of each combination.
    """

    hands: tuple[WeightedHands, ...]
    hand_indices: IndexArray
    masks: Masks

    @property
    def weights(self) -> Weights | None:
        """Weight of each joint holding; ``None`` where all are 1."""
        if all((hands.weights == 1).all() for hands in self.hands):
            return None
        weights = np.ones(len(self.masks))
        for hands, seat_hand_indices in zip(self.hands, self.hand_indices, strict=True):
            weights *= hands.weights[seat_hand_indices]
        return weights

    @property
    def masks_by_seat(self) -> Masks:
        """Return each player's hand in each joint holding, (holdings, players)."""
        hands_and_indices = zip(self.hands, self.hand_indices, strict=True)
        return np.stack(
            [hands.masks[seat_hand_indices] for hands, seat_hand_indices in hands_and_indices],
            axis=1,
        )

    def __len__(self) -> int:
        return len(self.masks)


def count_max_joint_holdings(hand_counts: Sequence[int]) -> int:
    """Return the maximum number of joint holdings, given each player's number of hands."""
    return prod(hand_counts)


def enumerate_joint_holdings(question: EquityQuestion) -> JointHoldings:
    """Return all joint holdings of a deal; raise ``BadEquity`` if there is none."""
    first_hands, *other_hands = hands = [
        list_possible_hands(question, player) for player in question.players
    ]
    hand_indices = np.arange(len(first_hands))[None]
    masks = first_hands.masks
    for next_hands in other_hands:
        left_rows, right_rows = np.nonzero((masks[:, None] & next_hands.masks) == 0)
        hand_indices = np.vstack((hand_indices[:, left_rows], right_rows))
        masks = masks[left_rows] | next_hands.masks[right_rows]
    if not len(masks):
        raise build_no_deal_error(question)
    return JointHoldings(tuple(hands), hand_indices, masks)


def group_by_suit_isomorphism(holdings: JointHoldings) -> tuple[Masks, IndexArray]:
    """Return one joint holding of each suit-isomorphic class, and the class of each holding.

    Holdings are masks by player, (n, players).
    """
    masks_by_holding = holdings.masks_by_seat
    canonical_rows = masks_by_holding.copy()
    ranks_by_suit = [
        (masks_by_holding >> np.uint64(16 * suit)) & np.uint64(0x1FFF) for suit in range(4)
    ]
    for suit_permutation in list(permutations(range(4)))[1:]:
        permuted_rows = np.zeros_like(masks_by_holding)
        for suit, new_suit in enumerate(suit_permutation):
            permuted_rows |= ranks_by_suit[suit] << np.uint64(16 * new_suit)
        is_smaller = np.zeros(len(masks_by_holding), np.bool_)
        is_equal = np.ones(len(masks_by_holding), np.bool_)
        for column in range(masks_by_holding.shape[1]):
            is_smaller |= is_equal & (permuted_rows[:, column] < canonical_rows[:, column])
            is_equal &= permuted_rows[:, column] == canonical_rows[:, column]
        canonical_rows[is_smaller] = permuted_rows[is_smaller]
    class_masks, class_by_holding = np.unique(canonical_rows, axis=0, return_inverse=True)
    return class_masks, class_by_holding.reshape(-1)
