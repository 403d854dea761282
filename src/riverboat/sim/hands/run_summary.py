"""Summary of many hands: chips won by each seat, with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import mul

from msgspec import Struct


class Summary(Struct, frozen=True, kw_only=True):
    """The result of playing one starting state many times.

    >>> summary = Summary(hands=200, seconds=0.5, big_blind=2, net=(40, -40), squares=(4000, 4000))
    >>> summary.mean(0), summary.mean(1), summary.hands_per_second
    (10.0, -10.0, 400.0)
    >>> print(f"{summary.mean(0):+.1f} big blinds per 100 hands, +/- {summary.error(0):.1f}")
    +10.0 big blinds per 100 hands, +/- 15.8
    """

    hands: int
    seconds: float
    big_blind: int
    net: tuple[int, ...]
    """Chips won by each seat, over all hands.

    They sum to zero, except for chips left in the middle after a passed-out deal (GAME-14).
    """
    squares: tuple[int, ...]
    """Sum of squared results of each seat over all hands."""

    @property
    def hands_per_second(self) -> float:
        """Hands per second of wall time, including overhead."""
        return self.hands / self.seconds

    def mean(self, seat: int) -> float:
        """Return the seat's win rate, in big blinds per 100 hands."""
        return 100 * self.net[seat] / self.hands / self.big_blind

    def error(self, seat: int) -> float:
        """Return the standard error of ``mean``, in big blinds per 100 hands; infinite for one."""
        hands = self.hands
        if hands < 2:
            return float("inf")
        variance = (self.squares[seat] - self.net[seat] ** 2 / hands) / (hands - 1)
        return 100 * sqrt(variance / hands) / self.big_blind


class ChipTally:
    """A tally of the chips won by each seat over many hands."""

    __slots__ = ("hands", "net", "squared_sums")

    def __init__(self, seats: int) -> None:
        self.hands = 0
        self.net = [0] * seats
        self.squared_sums = [0] * seats

    def add(self, stacks_before: Sequence[int], stacks_after: Sequence[Sequence[int]]) -> None:
        """Add hands that all began with *stacks_before*, given their final stacks."""
        hands = len(stacks_after)
        self.hands += hands
        for seat, (stack, final_stacks) in enumerate(
            zip(stacks_before, zip(*stacks_after, strict=True), strict=True)
        ):
            stack_sum = sum(final_stacks)
            self.net[seat] += stack_sum - hands * stack
            # The squares of ends - stack, multiplied out so that no loop in Python is needed.
            self.squared_sums[seat] += (
                sum(map(mul, final_stacks, final_stacks)) - 2 * stack * stack_sum + hands * stack**2
            )

    def merge(self, other_tally: ChipTally) -> None:
        """Add the counts of another tally."""
        self.hands += other_tally.hands
        for seat, (chips_won, squared_sum) in enumerate(
            zip(other_tally.net, other_tally.squared_sums, strict=True)
        ):
            self.net[seat] += chips_won
            self.squared_sums[seat] += squared_sum
