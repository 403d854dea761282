"""Two ranges of hold'em: every hand of one meets every hand of the other at once.

Before the flop they meet in the table of match-ups, and on a board in a sweep over all run-outs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb
from typing import Final

import numpy as np

from riverboat.equity.exact.way import Counting, Way
from riverboat.equity.hands import WeightedHands, hands_of, no_deal
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.reading.deal import EquityQuestion
from riverboat.equity.results.outcomes import Codes, OutcomesByHand
from riverboat.kernel import tier
from riverboat.kernel.cards import HOLE_MASKS
from riverboat.kernel.versus.matchups import MATCHUPS, before_the_flop, matchups
from riverboat.kernel.versus.sweep import Versus, sweep


def two_ranges(deal: EquityQuestion, sizes: Sequence[int]) -> Iterator[Way]:
    """The way to count two ranges of so many hands, if there is one."""
    if deal.game.ranking != "high":
        return
    if not deal.board and not deal.dead:
        # Of about fifteen pairs of hands one is a match-up that no other is.
        missing = min(sizes[0] * sizes[1] / 15, MATCHUPS - matchups().known)
        seconds = missing * (20e-6 if tier.is_c() else 250e-6)
        versus = _Versus(deal, before_the_flop)
        yield Way("all match-ups", seconds, versus.count, versus.by_hand)
    if deal.board:
        boards = comb(52 - len(deal.gone), deal.to_come)
        each = 10e-6 if tier.is_c() else 110e-6
        versus = _Versus(deal, lambda first, second, _: sweep(deal.board, first, second, deal.dead))
        yield Way("all boards", boards * each, versus.count, versus.by_hand)


_TRACE: Final = 1e-12
"""So small a part of all is what rounding leaves of nothing: weights seldom add up exactly."""


class _Versus:
    """Two ranges, each against the other."""

    def __init__(
        self, deal: EquityQuestion, versus: Callable[[Weights, Weights, Counting | None], Versus]
    ) -> None:
        self._deal, self._versus = deal, versus
        self._made: dict[int, tuple[Weights, Versus]] = {}

    def count(self, counting: Counting | None = None) -> Codes:
        weights, made = self._of(0, counting)
        won, tied, met = (float(weights @ sums) for sums in (made.wins, made.ties, made.met))
        if not met:
            raise no_deal(self._deal)
        whole = won.is_integer() and tied.is_integer() and met.is_integer()
        codes: Codes = {0b01: won, 0b10: met - won - tied, 0b11: tied}
        least = 0 if whole else met * _TRACE
        return {code: int(sums) if whole else sums for code, sums in codes.items() if sums > least}

    def by_hand(self, seat: int) -> OutcomesByHand:
        weights, made = self._of(seat)
        held = weights > 0
        hands = WeightedHands(HOLE_MASKS[held], weights[held])
        won, tied, met = (weights[held] * sums[held] for sums in (made.wins, made.ties, made.met))
        for sums in (won, tied):
            sums[sums <= met * _TRACE] = 0
        return OutcomesByHand(hands, met, won, tied, won + tied / 2)

    def _of(self, seat: int, counting: Counting | None = None) -> tuple[Weights, Versus]:
        if seat not in self._made:
            mine, others = (self._weights(number) for number in (seat, 1 - seat))
            self._made[seat] = mine, self._versus(mine, others, counting)
        return self._made[seat]

    def _weights(self, seat: int) -> Weights:
        """A player's weights for all 1,326 combinations."""
        hands = hands_of(self._deal, self._deal.players[seat])
        spread = np.zeros(len(HOLE_MASKS))
        order = np.argsort(HOLE_MASKS)
        spread[order[np.searchsorted(HOLE_MASKS, hands.masks, sorter=order)]] = hands.weights
        return spread
