"""The score of a match: chips won, with a confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from operator import add

from riverboat.notation.acpc import DefinedTable, payoff_text
from riverboat.sim.confidence_level import NORMAL_95


class Score:
    """The score of each player. *legs* is the number of times that each deal is played.

    Hands with equal cards count as one observation: if every player plays every deal from every
    position, most of the variance of the cards cancels out.
    """

    def __init__(self, table: DefinedTable, players: int, legs: int = 1) -> None:
        self.hands = 0
        self.net = [0] * players
        """Net result of each player, in chips of the table's scale."""
        self._scale = table.scale
        self._big_blind = table.scale * (max(table.definition.blinds) or 1)
        self._repeat_count = legs
        self._net_square_sums = [0] * players
        """Sum over all deals of the squares of each player's net result in a deal."""
        self._net_by_deal: dict[int, tuple[int, ...]] = {}
        """Net result of each player so far, by the number of a deal that may be played again."""

    def add(self, deal_number: int, net_chips: Sequence[int]) -> None:
        """Add the net chips of each player in a finished hand."""
        self.hands += 1
        net_before = self._net_by_deal.get(deal_number, (0,) * len(net_chips))
        for player, (chips_before, chips) in enumerate(zip(net_before, net_chips, strict=True)):
            self.net[player] += chips
            self._net_square_sums[player] += (chips_before + chips) ** 2 - chips_before**2
        if self._repeat_count > 1:
            self._net_by_deal[deal_number] = tuple(map(add, net_before, net_chips))

    def chips(self, player: int) -> Fraction:
        """Return a player's net result, in the chips of the game definition (without the scale)."""
        return Fraction(self.net[player], self._scale)

    def mean(self, player: int) -> float:
        """Return a player's mean result, in big blinds per 100 hands."""
        return 100 * self.net[player] / self._big_blind / self.hands if self.hands else 0.0

    def interval(self, player: int) -> float:
        """Return the half-width of the 95 % confidence interval; infinite for a single deal."""
        deal_count = len(self._net_by_deal) if self._repeat_count > 1 else self.hands
        if deal_count < 2:
            return float("inf")
        squared_deviations = (
            self._net_square_sums[player] - self.net[player] ** 2 / deal_count
        ) / (deal_count - 1)
        standard_error = sqrt(max(squared_deviations, 0) / deal_count) * deal_count / self.hands
        return NORMAL_95 * 100 * standard_error / self._big_blind

    def line(self, names: Sequence[str]) -> str:
        """Return the last line of a log: ``SCORE:455|-455:Ann|Bob``."""
        won_chips = [payoff_text(self.chips(player)) for player in range(len(self.net))]
        return f"SCORE:{'|'.join(won_chips)}:{'|'.join(names)}"
