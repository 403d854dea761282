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
from riverboat.equity.weighted_hands import WeightedHands, no_deal_error, possible_hands
from riverboat.kernel.card_masks import Masks

IndexArray: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True, eq=False)
class JointHoldings:
    """All ways in which the players hold hands that share no card: a column each.

    ``numbers`` (players, ways): which hand of each player. ``masks`` (ways,): all their cards.
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
        for hands, number in zip(self.hands, self.hand_indices, strict=True):
            weights *= hands.weights[number]
        return weights

    @property
    def masks_by_seat(self) -> Masks:
        """Return each player's hand in each joint holding, (ways, players)."""
        columns = zip(self.hands, self.hand_indices, strict=True)
        return np.stack([hands.masks[number] for hands, number in columns], axis=1)

    def __len__(self) -> int:
        return len(self.masks)


def max_joint_holdings(sizes: Sequence[int]) -> int:
    """Return the maximum number of joint holdings for these numbers of hands."""
    return prod(sizes)


def enumerate_joint_holdings(question: EquityQuestion) -> JointHoldings:
    """Return all joint holdings of a deal; there is at least one."""
    first, *others = hands = [possible_hands(question, player) for player in question.players]
    numbers = np.arange(len(first))[None]
    masks = first.masks
    for more in others:
        left, right = np.nonzero((masks[:, None] & more.masks) == 0)
        numbers = np.vstack((numbers[:, left], right))
        masks = masks[left] | more.masks[right]
    if not len(masks):
        raise no_deal_error(question)
    return JointHoldings(tuple(hands), numbers, masks)


def suit_isomorphism_classes(joint: JointHoldings) -> tuple[Masks, IndexArray]:
    """Return the (n, players) masks up to suit isomorphism, and the class of each."""
    rows = joint.masks_by_seat
    best = rows.copy()
    suits = [(rows >> np.uint64(16 * suit)) & np.uint64(0x1FFF) for suit in range(4)]
    for order in list(permutations(range(4)))[1:]:
        changed = np.zeros_like(rows)
        for suit, place in enumerate(order):
            changed |= suits[suit] << np.uint64(16 * place)
        less = np.zeros(len(rows), np.bool_)
        equal = np.ones(len(rows), np.bool_)
        for column in range(rows.shape[1]):
            less |= equal & (changed[:, column] < best[:, column])
            equal &= changed[:, column] == best[:, column]
        best[less] = changed[less]
    kinds, number = np.unique(best, axis=0, return_inverse=True)
    return kinds, number.reshape(-1)
