"""A blueprint trained: rounds of hands by external sampling, later ones weighing more.

Linear counterfactual regret: after each round all regrets and all that was played are multiplied by
``n / (n + 1)``, so that what was done in round *n* weighs *n*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.blueprint import Blueprint, packed
from riverboat.engine import BadGame, parse_game
from riverboat.hands.asked import one_game
from riverboat.kernel import tier
from riverboat.kernel.regrets import NOBODY_SIMPLE, Dealt, rows_before, train
from riverboat.sim.arrays.games import rules_of
from riverboat.solve.blueprint.buckets import Abstraction
from riverboat.solve.blueprint.coarser import coarser
from riverboat.solve.blueprint.rivals import strengths_of
from riverboat.words.refusals.solving import NeedsExtension

GAME: Final = "no-limit hold'em 50/100"
"""What is trained: sizes are shares of pots, so that other blinds play alike."""
BIG_BLIND: Final = 100
DEPTHS: Final = (5, 8, 12, 16, 20, 25, 35, 50, 75, 100, 100, 100, 100, 100, 100, 150, 200)
"""Big blinds with which everybody begins a hand, each as likely as the others."""
DEPTHS_OF_MORE: Final = (8, 15, 25, 50, 100, 100, 100, 100, 100, 200)
"""The same with more than two players."""
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
    depths: Sequence[int] = (),
    simple: bool = True,
    coarse: int | None = None,
    tell: Callable[[Progress], None] = lambda _: None,
) -> Blueprint:
    """A blueprint for so many seats from so many hands: needs the extension in C.

    With *simple*, some of its rivals are no blueprints but simple players (``rivals``). The first
    *coarse* hands are learnt with fewer buckets (``coarser``): a third of them, with more than two
    players. The same seed gives the same blueprint. ``BadGame`` where there is no extension.
    """
    check_extension()
    table = _Table(cards, seats, depths or (DEPTHS if seats == 2 else DEPTHS_OF_MORE), seed, simple)
    first = (0 if seats == 2 else hands // 3) if coarse is None else coarse
    if first:
        table.learn_coarse(first, tell)
    table.learn(hands, tell)
    return packed(cards.cards, seats, hands, table.sums, LEAST_PLAYED)


class _Table:
    """What is being learnt."""

    def __init__(
        self, cards: Abstraction, seats: int, depths: Sequence[int], seed: int, simple: bool
    ) -> None:
        self._cards, self._seats, self._seed = cards, seats, seed
        self._rules = rules_of(one_game(parse_game(GAME), None, "online-1"), seats, None, None)
        self._chips = np.array(depths, np.int64) * BIG_BLIND
        self._strengths = strengths_of(cards) if simple else NOBODY_SIMPLE
        self._done = self._round = self._visited = 0
        rows = rows_before(cards.sizes)[-1]
        self._regrets, self.sums = np.zeros((rows, 5)), np.zeros((rows, 5))

    def learn_coarse(self, hands: int, tell: Callable[[Progress], None]) -> None:
        """With fewer buckets, up to so many hands."""
        known = self._strengths if len(self._strengths) else strengths_of(self._cards)
        fewer = coarser(self._cards.sizes, known)
        rows = rows_before(fewer.sizes)[-1]
        self._regrets, self.sums = np.zeros((rows, 5)), np.zeros((rows, 5))
        strengths = fewer.strengths(known) if len(self._strengths) else NOBODY_SIMPLE
        self._rounds(hands, fewer.sizes, fewer.of, strengths, tell)
        self._regrets, self.sums = fewer.refined(self._regrets), fewer.refined(self.sums)

    def learn(self, hands: int, tell: Callable[[Progress], None]) -> None:
        """Up to so many hands in all."""
        self._rounds(hands, self._cards.sizes, lambda dealt: dealt, self._strengths, tell)

    def _rounds(
        self,
        hands: int,
        sizes: tuple[int, int, int, int],
        seen: Callable[[Dealt], Dealt],
        strengths: NDArray[np.float64],
        tell: Callable[[Progress], None],
    ) -> None:
        while self._done < hands:
            count, at = min(ROUND, hands - self._done), hash_of(self._seed, self._round)
            dealt = seen(self._cards.deal(count, self._seats, self._chips, at))
            tables = self._regrets, self.sums, strengths
            self._visited += train(self._rules, at + 1, sizes, dealt, *tables)
            self._done, self._round = self._done + count, self._round + 1
            kept = self._round / (self._round + 1)
            self._regrets *= kept
            self.sums *= kept
            tell(Progress(self._done, self._visited, int(np.count_nonzero(self.sums.any(axis=1)))))


def check_extension() -> None:
    """Hands are drawn by the extension: ``BadGame`` where it is not built."""
    if not tier.is_c():
        raise BadGame(NeedsExtension())


def hash_of(seed: int, number: int) -> int:
    """A seed of a round."""
    return (seed * 1_000_003 + 2 * number) % (1 << 63)
