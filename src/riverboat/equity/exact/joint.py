"""Every way in which the players hold hands together, so that nobody holds another's card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.hands import WeightedHands, hands_of, no_deal
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.reading.deal import EquityQuestion
from riverboat.kernel.cards import Masks

Places: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True, eq=False)
class Joint:
    """All ways in which the players hold hands that share no card: a column each.

    ``numbers`` (players, ways): which hand of each player. ``masks`` (ways,): all their cards.
    """

    hands: tuple[WeightedHands, ...]
    numbers: Places
    masks: Masks

    @property
    def weights(self) -> Weights | None:
        """The weight of each way; nothing where all are 1."""
        if all((hands.weights == 1).all() for hands in self.hands):
            return None
        weights = np.ones(len(self.masks))
        for hands, number in zip(self.hands, self.numbers, strict=True):
            weights *= hands.weights[number]
        return weights

    @property
    def rows(self) -> Masks:
        """The hand of each player in each way, (ways, players)."""
        columns = zip(self.hands, self.numbers, strict=True)
        return np.stack([hands.masks[number] for hands, number in columns], axis=1)

    def __len__(self) -> int:
        return len(self.masks)


def most_ways(sizes: Sequence[int]) -> int:
    """How many ways there are at most, when the players have so many hands."""
    return prod(sizes)


def joint_of(deal: EquityQuestion) -> Joint:
    """Every way to hold the hands of a deal together; there is one at least."""
    first, *others = hands = [hands_of(deal, player) for player in deal.players]
    numbers = np.arange(len(first))[None]
    masks = first.masks
    for more in others:
        left, right = np.nonzero((masks[:, None] & more.masks) == 0)
        numbers = np.vstack((numbers[:, left], right))
        masks = masks[left] | more.masks[right]
    if not len(masks):
        raise no_deal(deal)
    return Joint(tuple(hands), numbers, masks)


def alike_but_for_suits(joint: Joint) -> tuple[Masks, Places]:
    """The ways that differ by more than their suits, (n, players) masks, and which each is."""
    rows = joint.rows
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
