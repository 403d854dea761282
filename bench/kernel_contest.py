"""A contest of kernels: several libraries do one task in turns, in processor time.

As in :mod:`bench.contest`, each library does a slice in each round, and its speed is the median
over the rounds. Before that, its result has to match ours.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import median

from bench.contest import time_call

RunFunction = Callable[[int], float]
"""Function that repeats the work and returns its processor seconds."""


def timed_run(work: Callable[[], object]) -> RunFunction:
    """Return a function that repeats *work* in this process and returns the processor seconds."""

    def repeat(repeats: int) -> int:
        for _ in range(repeats):
            work()
        return repeats

    return lambda repeats: time_call(repeat, repeats)[1]


@dataclass
class Contender:
    """A library that does a task, and its measurements."""

    name: str
    run: RunFunction
    agrees: Callable[[], bool]
    """True if its result matches ours."""
    units_per_run: float = 1
    """Units of work in one run: hands, deals, or one spot."""
    is_long: bool = False
    """True if one run takes many seconds; a quick measurement skips it."""

    runs_per_slice: int = 1
    """Runs per slice."""
    speeds: list[float] = field(default_factory=list)
    has_agreed: bool | None = None

    @property
    def per_second(self) -> float:
        return median(self.speeds)

    def run_slice(self) -> None:
        """Time one slice and record its speed."""
        self.speeds.append(self.runs_per_slice * self.units_per_run / self.run(self.runs_per_slice))


@dataclass(frozen=True)
class Effort:
    """Amount of measuring."""

    rounds: int
    slice_seconds: float
    includes_long_runs: bool
    """True to include runs of many seconds."""


FULL_EFFORT = Effort(rounds=9, slice_seconds=0.25, includes_long_runs=True)
QUICK_EFFORT = Effort(rounds=3, slice_seconds=0.02, includes_long_runs=False)

MAX_LONG_SLICES = 8
"""Number of slices for one run above which only the first three rounds count."""
LONG_ROUNDS = 3


def run_contest(contenders: Sequence[Contender], effort: Effort) -> None:
    """Check the results of all contenders, warm them up, and measure them in turns."""
    slow_flags = [
        _warm_up(contender, effort) > MAX_LONG_SLICES * effort.slice_seconds
        for contender in contenders
    ]
    gc.collect()
    gc.freeze()  # nobody is charged for the tables that another has built
    for round_number in range(effort.rounds):
        for contender, is_slow in zip(contenders, slow_flags, strict=True):
            if round_number < LONG_ROUNDS or not is_slow:
                contender.run_slice()
    gc.unfreeze()


def _warm_up(contender: Contender, effort: Effort) -> float:
    """Check the result, which fills tables, and choose the runs per slice; return the slice's
    seconds.
    """
    contender.has_agreed = contender.agrees()
    repeats, seconds = 1, contender.run(1)
    while seconds < effort.slice_seconds:
        repeats *= 2
        seconds = contender.run(repeats)
    contender.runs_per_slice = max(1, ceil(repeats / seconds * effort.slice_seconds))
    return seconds
