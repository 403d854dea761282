"""The score of a match: chips won, and how sure it is that they were not luck."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from operator import add
from typing import Final

from riverboat.notation.acpc import DefinedTable, payoff_text

NORMAL_95: Final = 1.96


class Score:
    """What each player has won.

    Hands that were dealt the same cards are one observation: where everybody plays every deal from
    every position, most of the luck of the cards cancels out.
    """

    def __init__(self, table: DefinedTable, players: int, legs: int = 1) -> None:
        self.hands = 0
        self.net = [0] * players
        """Chips of the table's scale."""
        self._scale = table.scale
        self._big_blind = table.scale * (max(table.definition.blinds) or 1)
        self._legs = legs
        self._squares = [0] * players
        """Of what each player won in all hands of one deal, summed over deals."""
        self._net_by_deal: dict[int, tuple[int, ...]] = {}
        """What each has won in a deal that may be played again."""

    def add(self, deal: int, net: Sequence[int]) -> None:
        """One hand more."""
        self.hands += 1
        before = self._net_by_deal.get(deal, (0,) * len(net))
        for player, (won, chips) in enumerate(zip(before, net, strict=True)):
            self.net[player] += chips
            self._squares[player] += (won + chips) ** 2 - won**2
        if self._legs > 1:
            self._net_by_deal[deal] = tuple(map(add, before, net))

    def chips(self, player: int) -> Fraction:
        """What the player has won, as the definition counts chips."""
        return Fraction(self.net[player], self._scale)

    def mean(self, player: int) -> float:
        """What the player won on average, in big blinds per 100 hands."""
        return 100 * self.net[player] / self._big_blind / self.hands if self.hands else 0.0

    def interval(self, player: int) -> float:
        """How far the true mean may be from it, in 95 of 100 matches; infinite for one deal."""
        deals = len(self._net_by_deal) if self._legs > 1 else self.hands
        if deals < 2:
            return float("inf")
        spread = (self._squares[player] - self.net[player] ** 2 / deals) / (deals - 1)
        error = sqrt(max(spread, 0) / deals) * deals / self.hands
        return NORMAL_95 * 100 * error / self._big_blind

    def line(self, names: Sequence[str]) -> str:
        """The last line of a log: ``SCORE:455|-455:Ann|Bob``."""
        won = [payoff_text(self.chips(player)) for player in range(len(self.net))]
        return f"SCORE:{'|'.join(won)}:{'|'.join(names)}"
