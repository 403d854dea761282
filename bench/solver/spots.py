"""A river, a turn and a flop of a 3-bet pot: riverboat beside another solver in the same run.

    python -m bench.solver.spots --beside FOLDER

FOLDER has a ``solver.py`` with ``three_bet_pot``, its ranges ``FIRST`` and ``SECOND``.
Machines differ, so compare ratios of one run only.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from riverboat import Sizes, Solution, Spot
from riverboat.kernel.spots.discounts import compute_discount
from riverboat.kernel.spots.spot_solver import Bits

RIVER, TURN, FLOP = "QsJh2h7c4d", "QsJh2h7c", "QsJh2h"
FLOP_ITERATIONS: Final = 5
SETTINGS: Final[tuple[tuple[int, Bits], ...]] = ((1, 32), (2, 32), (1, 16), (2, 16))
"""Threads and bits of each setting."""


class Case(Struct, frozen=True):
    """A board, and the exploitability to reach in percent of the pot; None for a single
    iteration.
    """

    name: str
    board: str
    percent: float | None


CASES: Final = (
    Case("river to 0.1 %", RIVER, 0.1),
    Case("turn to 0.3 %", TURN, 0.3),
    Case("flop, an iteration", FLOP, None),
)


class SpotTiming(Struct, frozen=True):
    """Wall and processor seconds of a case, and its iterations."""

    clock_seconds: float
    processor_seconds: float
    iterations: int


def measure(run_solver: Callable[[], int]) -> SpotTiming:
    """Return the seconds of some work, which returns its iterations."""
    clock_start, processor_start = time.perf_counter(), time.process_time()
    iterations = run_solver()
    return SpotTiming(
        time.perf_counter() - clock_start, time.process_time() - processor_start, iterations
    )


def measure_riverboat(case: Case, ranges: tuple[str, str], jobs: int, bits: Bits) -> SpotTiming:
    """Return the seconds that riverboat takes, without building the tree."""
    sizes = Sizes(bet=0.5, raise_=0.5)
    spot = Spot(case.board, ranges, 180, 910, sizes, add_all_in=1.0)
    solution = Solution.begin(spot, bits=bits, jobs=jobs)
    solver = solution._state.solver  # its iterations have no assessment of the strategy
    if case.percent is None:
        solver.iterate([compute_discount(0)])  # the first one waits for the system's memory

    def work() -> int:
        if case.percent is not None:
            solution.resume(to=case.percent)
            return solution.iterations
        solver.iterate([compute_discount(1 + index) for index in range(FLOP_ITERATIONS)])
        return FLOP_ITERATIONS

    return measure(work)


def measure_other(other_solver: Any, case: Case, jobs: int, bits: Bits) -> SpotTiming:
    """Return the seconds that the other solver takes, without building the tree."""
    spot = other_solver.three_bet_pot(case.board, threads=jobs, bits=bits)
    if case.percent is None:
        spot.iterate(1)

    def work() -> int:
        if case.percent is not None:
            spot.solve(case.percent / 100, most=2000)
            return int(spot.iterations)
        spot.iterate(FLOP_ITERATIONS)
        return FLOP_ITERATIONS

    return measure(work)


def result_rows(
    other_solver: Any, ranges: tuple[str, str], case_name: str, repeat: int
) -> Iterator[str]:
    """Yield the lines of a table: seconds of both, and ratios above 1 where riverboat is faster."""
    for case in CASES:
        if case_name and not case.name.startswith(case_name):
            continue
        repeats = 1 if case.percent is None else repeat
        for jobs, bits in SETTINGS:
            pairs = [
                (
                    measure_riverboat(case, ranges, jobs, bits),
                    measure_other(other_solver, case, jobs, bits),
                )
                for _ in range(repeats)
            ]
            own_timing = min(
                (timing_pair[0] for timing_pair in pairs), key=lambda timing: timing.clock_seconds
            )
            other_timing = min(
                (timing_pair[1] for timing_pair in pairs), key=lambda timing: timing.clock_seconds
            )
            divisor = FLOP_ITERATIONS if case.percent is None else 1
            yield (
                f"| {case.name} | {jobs} | {bits} "
                f"| {1000 * own_timing.clock_seconds / divisor:,.1f} "
                f"| {1000 * own_timing.processor_seconds / divisor:,.1f} | {own_timing.iterations} "
                f"| {1000 * other_timing.clock_seconds / divisor:,.1f} "
                f"| {1000 * other_timing.processor_seconds / divisor:,.1f} "
                f"| {other_timing.iterations} "
                f"| {other_timing.clock_seconds / own_timing.clock_seconds:.2f} "
                f"| {other_timing.processor_seconds / own_timing.processor_seconds:.2f} |"
            )


TABLE_HEAD: Final = (
    "| spot | threads | bits | ms | processor ms | iterations | other ms | other processor ms "
    "| other iterations | ratio | processor ratio |\n|---|" + "---:|" * 10
)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--beside", type=Path, required=True, help="folder with the other solver.py"
    )
    parser.add_argument("--only", default="", help="river, turn or flop")
    parser.add_argument("--repeat", type=int, default=3, help="runs of river and turn; the best")
    options = parser.parse_args()
    sys.path.insert(0, str(options.beside.resolve()))
    other_solver = import_module("solver")
    ranges = (other_solver.FIRST, other_solver.SECOND)
    print(TABLE_HEAD, flush=True)
    for line in result_rows(other_solver, ranges, options.only, options.repeat):
        print(line, flush=True)


if __name__ == "__main__":
    main()
