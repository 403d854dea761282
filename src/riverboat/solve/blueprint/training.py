"""A blueprint trained: rounds of hands by external sampling, later ones weighing more.

Linear counterfactual regret: after each round all regrets and all that was played are multiplied by
``n / (n + 1)``, so that what was done in round *n* weighs *n*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from riverboat.bots.blueprint.blueprint import Blueprint, packed
from riverboat.engine import BadGame, parse_game
from riverboat.hands.asked import one_game
from riverboat.kernel import tier
from riverboat.kernel.regrets import rows_before, train
from riverboat.sim.arrays.games import rules_of
from riverboat.solve.blueprint.buckets import Abstraction
from riverboat.words.refusals.solving import NeedsExtension

GAME: Final = "no-limit hold'em 50/100"
"""What is trained: sizes are shares of pots, so that other blinds play alike."""
BIG_BLIND: Final = 100
DEPTHS: Final = (5, 8, 12, 16, 20, 25, 35, 50, 75, 100, 100, 100, 100, 100, 100, 150, 200)
"""Big blinds with which everybody begins a hand, each as likely as the others."""
ROUND: Final = 20_000
"""Hands between two discounts."""
LEAST_PLAYED: Final = 2.0
"""What was met less often than this, by weight, is left out: nothing was learnt there."""


class Progress(Struct, frozen=True):
    """How far training is."""

    hands: int
    decisions: int
    """Looked at, in all."""
    known: int
    """Rows of the strategy that somebody has come to."""


def trained(
    cards: Abstraction,
    seats: int,
    hands: int,
    *,
    seed: int = 0,
    depths: Sequence[int] = DEPTHS,
    tell: Callable[[Progress], None] = lambda _: None,
) -> Blueprint:
    """A blueprint for so many seats from so many hands: needs the extension in C.

    The same seed gives the same blueprint. ``BadGame`` where there is no extension.
    """
    check_extension()
    rules = rules_of(one_game(parse_game(GAME), None, "online-1"), seats, None, None)
    sizes = cards.sizes
    rows = rows_before(sizes)[-1]
    regrets, sums = np.zeros((rows, 5)), np.zeros((rows, 5))
    chips = np.array(depths, np.int64) * BIG_BLIND
    done = visited = number = 0
    while done < hands:
        count = min(ROUND, hands - done)
        dealt = cards.deal(count, seats, chips, hash_of(seed, number))
        visited += train(rules, hash_of(seed, number) + 1, sizes, dealt, regrets, sums)
        done, number = done + count, number + 1
        regrets *= number / (number + 1)
        sums *= number / (number + 1)
        known = int(np.count_nonzero(sums.sum(axis=1)))
        tell(Progress(done, visited, known))
    return packed(cards.cards, seats, hands, sums, LEAST_PLAYED)


def check_extension() -> None:
    """Hands are drawn by the extension: ``BadGame`` where it is not built."""
    if not tier.is_c():
        raise BadGame(NeedsExtension())


def hash_of(seed: int, number: int) -> int:
    """A seed of a round."""
    return (seed * 1_000_003 + 2 * number) % (1 << 63)
