"""The iteration loop of a solver, with assessments of exploitability, and limits that end it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from riverboat.deprecation import DeprecatedAttribute
from riverboat.kernel.spots.discounts import compute_discount
from riverboat.kernel.spots.spot_solver import SpotSolver

FIRST_ASSESSMENT_ITERATIONS: Final = 16
MAX_ITERATIONS: Final = 100_000
CHUNK_SECONDS: Final = 0.2
"""Approximate seconds between two checks of limits, interrupts and progress."""
MIN_CONVERGENCE_RATE, TYPICAL_CONVERGENCE_RATE, MAX_CONVERGENCE_RATE = 1.0, 1.7, 2.5
"""Exponents of the fall of exploitability, ``iterations ** -rate``: lowest, typical and highest."""


@dataclass(frozen=True, slots=True)
class SolveProgress:
    """The progress of a solver between two iterations."""

    iterations: int
    exploitability: float
    """Exploitability of the last assessment in chips; infinite before the first one."""
    target: float
    """Exploitability to reach, in chips."""
    fraction_done: float
    """Estimated fraction of the work that is done, from 0 to 1."""
    seconds: float

    part = DeprecatedAttribute("fraction_done")


@dataclass(frozen=True, slots=True)
class AssessmentPoint:
    """An assessment: the exploitability in chips after a number of iterations."""

    iterations: int
    exploitability: float


@dataclass(slots=True)
class SolveLimits:
    """Limits of a run: exploitability in chips, iterations, seconds, or a callback."""

    target: float
    max_iterations: int
    time_limit: float | None
    progress: Callable[[SolveProgress], object] | None


class SolveRun:
    """A run of a solver, which continues from *iterations*."""

    def __init__(
        self,
        solver: SpotSolver,
        iterations: int,
        assess: Callable[[], float],
        limits: SolveLimits,
    ) -> None:
        self._solver, self._assess, self._limits = solver, assess, limits
        self.iterations = self._first_iteration = iterations
        self.points: list[AssessmentPoint] = []
        self._started_at = perf_counter()
        self._chunk_size = 1
        self._is_stopped = False

    @property
    def seconds(self) -> float:
        """Seconds since the run began."""
        return perf_counter() - self._started_at

    def run(self) -> None:
        """Iterate until a limit is reached; exploitability is always assessed at the end."""
        last_iteration = self._first_iteration + self._limits.max_iterations
        while True:
            self._iterate_to(min(self._find_next_assessment(), last_iteration))
            self.points.append(AssessmentPoint(self.iterations, self._assess()))
            self._report_progress()
            is_target_reached = self.points[-1].exploitability <= self._limits.target
            if is_target_reached or self._is_stopped or self.iterations >= last_iteration:
                return

    def _iterate_to(self, target_iterations: int) -> None:
        while self.iterations < target_iterations and not self._is_stopped:
            iteration_count = min(self._chunk_size, target_iterations - self.iterations)
            started_at = perf_counter()
            self._solver.iterate(
                [compute_discount(self.iterations + offset) for offset in range(iteration_count)]
            )
            self.iterations += iteration_count
            self._adapt_chunk(iteration_count, perf_counter() - started_at)
            self._report_progress()

    def _adapt_chunk(self, iteration_count: int, seconds: float) -> None:
        if seconds < CHUNK_SECONDS / 2:
            self._chunk_size = iteration_count * 2
        elif seconds > CHUNK_SECONDS * 2:
            self._chunk_size = max(1, iteration_count // 2)

    def _report_progress(self) -> None:
        limits = self._limits
        if limits.time_limit is not None and self.seconds >= limits.time_limit:
            self._is_stopped = True
        if limits.progress is not None:
            last_exploitability = self.points[-1].exploitability if self.points else float("inf")
            fraction_done = min(1.0, self.iterations / max(1, self._compute_expected_end()))
            progress = SolveProgress(
                self.iterations, last_exploitability, limits.target, fraction_done, self.seconds
            )
            if limits.progress(progress) is False:
                self._is_stopped = True

    def _compute_convergence_rate(self) -> float:
        """Return the exponent by which exploitability fell between the last two assessments."""
        if len(self.points) < 2:
            return TYPICAL_CONVERGENCE_RATE
        previous_point, last_point = self.points[-2:]
        if not 0 < last_point.exploitability < previous_point.exploitability:
            return MIN_CONVERGENCE_RATE
        from math import log

        rate = log(previous_point.exploitability / last_point.exploitability) / log(
            last_point.iterations / previous_point.iterations
        )
        return min(MAX_CONVERGENCE_RATE, max(MIN_CONVERGENCE_RATE, rate))

    def _compute_expected_end(self, min_rate: float = MIN_CONVERGENCE_RATE) -> int:
        """Return the iteration at which the target is likely to be reached."""
        if not self.points or self._limits.target <= 0:
            return 4 * max(FIRST_ASSESSMENT_ITERATIONS, self.iterations)
        last_point = self.points[-1]
        exploitability_ratio = max(1.0, last_point.exploitability / self._limits.target)
        rate = max(min_rate, self._compute_convergence_rate())
        return int(last_point.iterations * min(1e4, exploitability_ratio ** (1 / rate))) + 1

    def _find_next_assessment(self) -> int:
        """Return the iteration of the next assessment.

        An assessment takes as long as two iterations. A late assessment wastes all iterations since
        the target was reached. After an assessment without progress, the typical rate is assumed.
        """
        if not self.points:
            return self.iterations + FIRST_ASSESSMENT_ITERATIONS
        earliest_iteration = self.iterations + max(2, self.iterations // 12)
        return max(
            earliest_iteration,
            min(self._compute_expected_end(TYPICAL_CONVERGENCE_RATE), 2 * self.iterations),
        )
