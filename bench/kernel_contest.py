"""A contest of kernels: several libraries do the same task in turns, on processor time.

As in :mod:`bench.contest`, everybody does a slice in each round, and a speed is the median over the
rounds. Before that each must show that it comes to the same result as we do.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import median

from bench.contest import time_call

Run = Callable[[int], float]
"""Does the work so many times; the answer is the processor seconds that it took."""


def timed_run(work: Callable[[], object]) -> Run:
    """Do *work* so many times in this process, against the clock."""

    def repeat(times: int) -> int:
        for _ in range(times):
            work()
        return times

    return lambda times: time_call(repeat, times)[1]


@dataclass
class Contender:
    """A library that does a task, and what the rounds have shown of it."""

    name: str
    run: Run
    agrees: Callable[[], bool]
    """True if its result is ours."""
    units: float = 1
    """Size of one run: hands, deals, or one spot."""
    long: bool = False
    """True if one run takes many seconds, so that a quick measurement leaves it out."""

    times: int = 1
    """Runs in a slice."""
    speeds: list[float] = field(default_factory=list)
    agreed: bool | None = None

    @property
    def per_second(self) -> float:
        return median(self.speeds)

    def run_slice(self) -> None:
        """Work against the clock."""
        self.speeds.append(self.times * self.units / self.run(self.times))


@dataclass(frozen=True)
class Effort:
    """Seconds to measure."""

    rounds: int
    slice_seconds: float
    long_ones: bool
    """True if runs of many seconds are measured, too."""


FULL = Effort(rounds=9, slice_seconds=0.25, long_ones=True)
QUICK = Effort(rounds=3, slice_seconds=0.02, long_ones=False)

LONG = 8
"""A program that needs so many slices for one run has it in the first three rounds only."""
LONG_ROUNDS = 3


def run_contest(contenders: Sequence[Contender], effort: Effort) -> None:
    """Check each contender's result, warm it up, and measure all in turns; each keeps its times."""
    slow = [_warm_up(contender, effort) > LONG * effort.slice_seconds for contender in contenders]
    gc.collect()
    gc.freeze()  # nobody is charged for the tables that another has built
    for number in range(effort.rounds):
        for contender, is_slow in zip(contenders, slow, strict=True):
            if number < LONG_ROUNDS or not is_slow:
                contender.run_slice()
    gc.unfreeze()


def _warm_up(contender: Contender, effort: Effort) -> float:
    """Check the result, which fills tables, and find how often makes a slice and how long it is."""
    contender.agreed = contender.agrees()
    times, seconds = 1, contender.run(1)
    while seconds < effort.slice_seconds:
        times *= 2
        seconds = contender.run(times)
    contender.times = max(1, ceil(times / seconds * effort.slice_seconds))
    return seconds
