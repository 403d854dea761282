"""Running sums of a match, deal by deal, with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

from msgspec import Struct

from riverboat.sim.confidence_level import NORMAL_95
from riverboat.sim.matches.confidence_sequence import ConfidenceSequence

MAX_CURVE_POINTS: Final = 60
"""Half the number of points at which every second point of a curve is dropped."""


class MatchPoint(Struct, frozen=True):
    """A point of a match's curve: means and intervals by player, in big blinds per 100 hands."""

    hands: int
    means: tuple[float, ...]
    intervals: tuple[float, ...]
    """Half widths of the intervals."""


class MatchSums:
    """Sums over deals of the chips won by each player.

    *net* sums the chips as won, *measured* the chips less the value of chance events.
    """

    def __init__(self, player_count: int) -> None:
        self.deals = 0
        self.net, self.squared_sums = [0] * player_count, [0] * player_count
        self.measured, self.measured_squared_sums = [0.0] * player_count, [0.0] * player_count

    def add(self, chips_won: Sequence[int], chance_values: Sequence[float]) -> None:
        """Add one deal: the chips won, and the value of chance events."""
        self.deals += 1
        for player_index, chips in enumerate(chips_won):
            self.net[player_index] += chips
            self.squared_sums[player_index] += chips * chips
            adjusted_chips = chips - chance_values[player_index]
            self.measured[player_index] += adjusted_chips
            self.measured_squared_sums[player_index] += adjusted_chips * adjusted_chips

    def merge(self, other_sums: MatchSums) -> None:
        """Add the deals of another block."""
        self.deals += other_sums.deals
        for player_index in range(len(self.net)):
            self.net[player_index] += other_sums.net[player_index]
            self.squared_sums[player_index] += other_sums.squared_sums[player_index]
            self.measured[player_index] += other_sums.measured[player_index]
            self.measured_squared_sums[player_index] += other_sums.measured_squared_sums[
                player_index
            ]


def compute_standard_deviation(total: float, squared_sum: float, deals: int) -> float:
    """Return the standard deviation of one deal; infinite for fewer than two deals."""
    if deals < 2:
        return inf
    return sqrt(max((squared_sum - total * total / deals) / (deals - 1), 0.0))


def compute_interval_half_width(
    deals: int, standard_deviation: float, sequence: ConfidenceSequence | None
) -> float:
    """Return the half width of a mean's interval, for one check or for all checks at once."""
    if sequence is not None:
        return sequence.half_width(deals, standard_deviation)
    return NORMAL_95 * standard_deviation / sqrt(deals) if deals else inf


class MatchProgress:
    """The accumulated results of a match, block by block."""

    def __init__(
        self, player_count: int, deck_count: int, hands_a_deck: int, stop_confidence: float | None
    ) -> None:
        self.sums = MatchSums(player_count)
        self.sequence = (
            None
            if stop_confidence is None
            else ConfidenceSequence(stop_confidence, max(deck_count // 4, 1))
        )
        self.is_decided = False
        """True if the first player is known to win, or to lose."""
        self._hands_a_deck = hands_a_deck
        self._points: list[tuple[int, tuple[float, ...], tuple[float, ...]]] = []
        self._blocks_per_point, self._block_count = 1, 0

    def add(self, block_sums: MatchSums) -> None:
        """Add the results of the next block."""
        self.sums.merge(block_sums)
        sums, deals = self.sums, self.sums.deals
        means = tuple([total / deals for total in sums.measured])
        half_widths = tuple(
            [
                compute_interval_half_width(
                    deals, compute_standard_deviation(total, squared_sum, deals), self.sequence
                )
                for total, squared_sum in zip(
                    sums.measured, sums.measured_squared_sums, strict=True
                )
            ]
        )
        self.is_decided = self.sequence is not None and abs(means[0]) > half_widths[0]
        self._block_count += 1
        if self._block_count % self._blocks_per_point == 0:
            self._points.append((deals, means, half_widths))
        if len(self._points) >= 2 * MAX_CURVE_POINTS:
            self._points, self._blocks_per_point = self._points[1::2], 2 * self._blocks_per_point

    def curve(self, big_blind: int) -> tuple[MatchPoint, ...]:
        """Return the points of the match's curve, in big blinds per 100 hands."""
        big_blinds_factor = 100 / big_blind / self._hands_a_deck
        return tuple(
            [
                MatchPoint(
                    deals * self._hands_a_deck,
                    tuple([mean * big_blinds_factor for mean in means]),
                    tuple([half_width * big_blinds_factor for half_width in half_widths]),
                )
                for deals, means, half_widths in self._points
            ]
        )
