"""Every hand that each player may have, and every way in which nobody holds another's card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.ranges.lists import MOST, TooMany, distinct
from riverboat.equity.reading import Deal, Player, live_hands
from riverboat.kernel.cards import MASK_OF, Masks
from riverboat.kernel.cards import masks as masks_of
from riverboat.kernel.counting.runouts import choices

Weights = NDArray[np.float64]
Places = NDArray[np.intp]


@dataclass(frozen=True, slots=True, eq=False)
class Hands:
    """The hands that one player may have, as masks, each with its weight."""

    masks: Masks
    weights: Weights

    def __len__(self) -> int:
        return len(self.masks)


def mask_of(cards: Sequence[int]) -> np.uint64:
    """The set of some cards."""
    return np.uint64(masks_of([list(cards)])[0]) if cards else np.uint64(0)


def size_of_hands(deal: Deal, player: Player) -> int:
    """How many hands a player may have beside all cards that are known; none is listed for it."""
    if player.held is not None:
        live = ((player.held.masks & _known(deal)) == 0) & (player.held.weights > 0)
        return int(np.count_nonzero(live))
    return comb(len(deal.live), player.unknown)


def hands_of(deal: Deal, player: Player) -> Hands:
    """The hands that a player may have beside all cards that are known."""
    known = mask_of(player.cards)
    if player.held is not None:
        return Hands(*live_hands(player.held, _known(deal)))
    live = np.array(deal.live, np.uint8)
    if not player.unknown:
        return Hands(np.array([known]), np.ones(1))
    if (count := comb(len(live), player.unknown)) > MOST:
        raise TooMany(count)
    if player.unknown == 1:
        masks = MASK_OF[live] | known
    else:
        masks = masks_of(live[choices(len(live), player.unknown)]) | known
    masks = distinct(masks)
    return Hands(masks, np.ones(len(masks)))


def _known(deal: Deal) -> np.uint64:
    held = [card for player in deal.players for card in player.cards]
    return mask_of([*deal.gone, *held])


@dataclass(frozen=True, slots=True, eq=False)
class Joint:
    """All ways in which the players hold hands that share no card: a column each.

    ``numbers`` (players, ways): which hand of each player. ``masks`` (ways,): all their cards.
    """

    hands: tuple[Hands, ...]
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

    def __len__(self) -> int:
        return len(self.masks)


def joint_of(hands: Sequence[Hands]) -> Joint:
    """Every way to hold them together."""
    numbers = np.arange(len(hands[0]))[None]
    masks = hands[0].masks
    for more in hands[1:]:
        left, right = np.nonzero((masks[:, None] & more.masks) == 0)
        numbers = np.vstack((numbers[:, left], right))
        masks = masks[left] | more.masks[right]
    return Joint(tuple(hands), numbers, masks)


def most_ways(sizes: Sequence[int]) -> int:
    """How many ways there are at most."""
    return prod(sizes)


def alike_but_for_suits(joint: Joint) -> tuple[Masks, Places]:
    """The ways that differ by more than their suits, (n, players) masks, and which each is."""
    rows = np.stack(
        [hands.masks[number] for hands, number in zip(joint.hands, joint.numbers, strict=True)], 1
    )
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
