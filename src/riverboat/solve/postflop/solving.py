"""The work of a solver: iterations, assessments, and the limits that end them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from riverboat.kernel.spots.discounts import discount_at
from riverboat.kernel.spots.spot_solver import SpotSolver

FIRST_ASSESSMENT: Final = 16
MAX_ITERATIONS: Final = 100_000
CHUNK_SECONDS: Final = 0.2
"""About so long runs before limits, interrupts and the progress are looked at again."""
LEAST_RATE, USUAL_RATE, MOST_RATE = 1.0, 1.7, 2.5
"""Exploitability falls with a power of the iterations: bounds of that power, and the usual one."""


@dataclass(frozen=True, slots=True)
class SolveProgress:
    """The state of the work between two iterations."""

    iterations: int
    exploitability: float
    """In chips, of the last assessment; infinite before the first."""
    target: float
    """In chips."""
    part: float
    """The part of the work that is done, from 0 to 1: an estimate."""
    seconds: float


@dataclass(frozen=True, slots=True)
class AssessmentPoint:
    """The exploitability after so many iterations, in chips."""

    iterations: int
    exploitability: float


@dataclass(slots=True)
class SolveLimits:
    """Limits that end the work: exploitability in chips, iterations, seconds, or the caller."""

    target: float
    max_iterations: int
    time_limit: float | None
    progress: Callable[[SolveProgress], object] | None


class SolveRun:
    """One run of iterations of a solver, from *iterations* on."""

    def __init__(
        self,
        solver: SpotSolver,
        iterations: int,
        assess: Callable[[], float],
        limits: SolveLimits,
    ) -> None:
        self._solver, self._assess, self._limits = solver, assess, limits
        self.iterations = self._begun_at = iterations
        self.points: list[AssessmentPoint] = []
        self._started = perf_counter()
        self._chunk = 1
        self._is_stopped = False

    @property
    def seconds(self) -> float:
        """Seconds since the run began."""
        return perf_counter() - self._started

    def run(self) -> None:
        """Iterate until a limit is reached; the last point is always assessed."""
        last = self._begun_at + self._limits.max_iterations
        while True:
            self._iterate_to(min(self._next_assessment(), last))
            self.points.append(AssessmentPoint(self.iterations, self._assess()))
            self._report()
            reached = self.points[-1].exploitability <= self._limits.target
            if reached or self._is_stopped or self.iterations >= last:
                return

    def _iterate_to(self, goal: int) -> None:
        while self.iterations < goal and not self._is_stopped:
            count = min(self._chunk, goal - self.iterations)
            begun = perf_counter()
            self._solver.iterate([discount_at(self.iterations + i) for i in range(count)])
            self.iterations += count
            self._adapt_chunk(count, perf_counter() - begun)
            self._report()

    def _adapt_chunk(self, count: int, seconds: float) -> None:
        if seconds < CHUNK_SECONDS / 2:
            self._chunk = count * 2
        elif seconds > CHUNK_SECONDS * 2:
            self._chunk = max(1, count // 2)

    def _report(self) -> None:
        limits = self._limits
        if limits.time_limit is not None and self.seconds >= limits.time_limit:
            self._is_stopped = True
        if limits.progress is not None:
            last = self.points[-1].exploitability if self.points else float("inf")
            part = min(1.0, self.iterations / max(1, self._expected_end()))
            state = SolveProgress(self.iterations, last, limits.target, part, self.seconds)
            if limits.progress(state) is False:
                self._is_stopped = True

    def _rate(self) -> float:
        """Return the power of the iterations by which exploitability has fallen last."""
        if len(self.points) < 2:
            return USUAL_RATE
        before, now = self.points[-2:]
        if not 0 < now.exploitability < before.exploitability:
            return LEAST_RATE
        from math import log

        rate = log(before.exploitability / now.exploitability) / log(
            now.iterations / before.iterations
        )
        return min(MOST_RATE, max(LEAST_RATE, rate))

    def _expected_end(self, least_rate: float = LEAST_RATE) -> int:
        """Return the iteration at which the target is expected to be reached."""
        if not self.points or self._limits.target <= 0:
            return 4 * max(FIRST_ASSESSMENT, self.iterations)
        now = self.points[-1]
        ratio = max(1.0, now.exploitability / self._limits.target)
        rate = max(least_rate, self._rate())
        return int(now.iterations * min(1e4, ratio ** (1 / rate))) + 1

    def _next_assessment(self) -> int:
        """Return the iteration of the next assessment, which costs about two iterations.

        Early ones cost little, and late ones all iterations since the target was reached: after a
        bad assessment the fall is taken to be the usual one.
        """
        if not self.points:
            return self.iterations + FIRST_ASSESSMENT
        least = self.iterations + max(2, self.iterations // 12)
        return max(least, min(self._expected_end(USUAL_RATE), 2 * self.iterations))
