"""Flops to 0.5, 0.3 and 0.1 % of the pot: processor time, iterations and memory.

    python -m bench.solver.flops --only preset --bits 16 --threads 1

By default three trees are measured in floats and 16 bits with one and two threads, in a quarter
of an hour of two idle cores. Each solution continues from target to target, so the times add up.
With ``--beside FOLDER`` each solution is followed by one of the ``solver.py`` in that folder.
Each solution has its own process. The first iteration includes the allocation of memory.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from msgspec import Struct

from riverboat import Sizes, Solution, Spot
from riverboat.equity.ranges.preset_ranges import PRESET_RANGES
from riverboat.kernel.spots.discounts import compute_discount
from riverboat.kernel.spots.spot_solver import Bits
from riverboat.solve.postflop.sizes import STREETS

TARGET_PERCENTS: Final = (0.5, 0.3, 0.1)
"""Percent of the pot."""
TIMED_ITERATIONS: Final = 4
"""Iterations timed separately."""

PRESET_OOP: Final = (
    "88+, A8s+, A5s-A2s:0.5, AJo+, ATo:0.75, K9s+, KQo, KJo:0.75, KTo:0.25, Q9s+, QJo:0.5, J8s+, "
    "JTo:0.25, T8s+, T7s:0.45, 97s+, 96s:0.45, 87s, 86s:0.75, 85s:0.45, 76s-75s:0.75, 74s:0.45, "
    "65s:0.75, 64s:0.5, 63s:0.45, 54s:0.75, 53s:0.5, 52s:0.45, 43s:0.5, 42s:0.45, 32s:0.45"
)
PRESET_IP: Final = (
    "AA:0.25, 99-22, AJs-A2s, AQo-A8o, K2s+, K9o+, Q2s+, Q9o+, J6s+, J9o+, T6s+, T9o, 96s+, "
    "95s:0.5, 98o, 86s+, 85s:0.5, 76s-75s, 74s:0.5, 65s-64s, 63s:0.5, 54s, 53s:0.5, 43s"
)


class FlopCase(Struct, frozen=True):
    """A tree: the board, the ranges, chips, sizes, and where all-in is added."""

    name: str
    board: str
    ranges: tuple[str, str]
    pot: float
    stack: float
    sizes: Sizes
    add_all_in: float = 0.0

    def spot(self) -> Spot:
        """Return the spot to solve."""
        spot_arguments = (self.board, self.ranges, self.pot, self.stack, self.sizes)
        return Spot(*spot_arguments, add_all_in=self.add_all_in, raise_cap=0)


def preset_flop() -> FlopCase:
    """Return the tree of PioSOLVER's preset 3betpotFAST, a common comparison of solvers."""
    sizes = Sizes(bet={"flop": 0.52, "turn": 0.55, "river": 0.7}, raise_=0.45)
    return FlopCase("preset", "QsJh2h", (PRESET_OOP, PRESET_IP), 180, 910, sizes)


def all_in_flop() -> FlopCase:
    """Return a tree of the 3-bet pot with half-pot bets and all-ins."""
    ranges = (PRESET_OOP, PRESET_IP)
    return FlopCase("all-in", "QsJh2h", ranges, 180, 910, Sizes(bet=0.5, raise_=0.5), 1.0)


def raised_flop() -> FlopCase:
    """Return a single-raised pot with two bet sizes on the flop: the button against a blind."""
    range_by_position = {
        (preset_range.kind, preset_range.position, preset_range.against): preset_range.range
        for preset_range in PRESET_RANGES[:40]
    }
    ranges = range_by_position["call", "BB", "BTN"], range_by_position["open", "BTN", ""]
    sizes = Sizes(bet={"flop": [0.33, 0.75], "turn": 0.75, "river": 0.75}, raise_=0.6)
    return FlopCase("raised", "Ks7s2s", ranges, 55, 975, sizes)


class Setting(Struct, frozen=True):
    """A tree, and the bits and threads to solve it with."""

    case: FlopCase
    bits: Bits
    threads: int
    targets: tuple[float, ...]
    folder: str = ""
    """The folder of another solver; empty for riverboat."""


class SolverFunctions(Struct, frozen=True):
    """A running solver: functions for some iterations, and for a target in percent of the pot."""

    iterate: Callable[[int], object]
    solve: Callable[[float], int]


def begin_riverboat(setting: Setting) -> SolverFunctions:
    """Return the work of riverboat."""
    solution = Solution.begin(setting.case.spot(), bits=setting.bits, jobs=setting.threads)
    solver = solution._state.solver  # its iterations have no assessment of the strategy

    def solve(target: float) -> int:
        solution.resume(to=target)
        return solution.iterations

    return SolverFunctions(
        lambda count: solver.iterate([compute_discount(1 + index) for index in range(count)]), solve
    )


def begin_other(setting: Setting) -> SolverFunctions:
    """Return the work of the other solver."""
    sys.path.insert(0, setting.folder)
    other_solver = import_module("solver")
    case, spot = setting.case, setting.case.spot()
    bets, raises = {}, {}
    for street, name in enumerate(STREETS):
        sizes = spot.rules.sizes[0].on_street(street)
        bets[name] = tuple(size.amount for size in sizes.bet)
        raises[name] = tuple(size.amount for size in sizes.raise_)
    solver = other_solver.Spot(
        case.board,
        tuple(spot.cards.weights),
        case.pot,
        case.stack,
        other_solver.Sizes(bets, raises),
        add_all_in=case.add_all_in,
        chip=spot.rules.chip,
        bits=setting.bits,
        threads=setting.threads,
    )

    def solve(target: float) -> int:
        solver.solve(target / 100, most=2000)
        return int(solver.iterations)

    return SolverFunctions(solver.iterate, solve)


def measure(setting: Setting) -> list[str]:
    """Return a line of the table for each target."""
    solver_functions = begin_other(setting) if setting.folder else begin_riverboat(setting)
    processor_start, clock_start = time.process_time(), time.perf_counter()
    measurements = []
    for target in setting.targets:
        iterations = solver_functions.solve(target)
        elapsed_seconds = time.process_time() - processor_start, time.perf_counter() - clock_start
        measurements.append((target, iterations, *elapsed_seconds))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    processor_start = time.process_time()
    solver_functions.iterate(TIMED_ITERATIONS)
    iteration_seconds = (time.process_time() - processor_start) / TIMED_ITERATIONS
    return [
        f"| {setting.case.name} | {'other' if setting.folder else 'riverboat'} "
        f"| {setting.bits} | {setting.threads} | {1000 * iteration_seconds:,.0f} | {target:g} % "
        f"| {iterations} | {processor_seconds:,.1f} | {clock_seconds:,.1f} | {memory:,.0f} |"
        for target, iterations, processor_seconds, clock_seconds in measurements
    ]


CASES: Final = (preset_flop, all_in_flop, raised_flop)
TABLE_HEAD: Final = (
    "| flop | solver | bits | threads | processor ms an iteration | target | iterations "
    "| processor s | clock s | MB of the process |\n|---|---|" + "---:|" * 8
)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="preset, all-in or raised")
    parser.add_argument("--bits", type=int, choices=(16, 32))
    parser.add_argument("--threads", type=int)
    parser.add_argument("--to", type=float, nargs="*", default=TARGET_PERCENTS)
    parser.add_argument("--beside", type=Path, help="folder with the other solver.py")
    parser.add_argument("--beside-to", type=float, nargs="*", default=TARGET_PERCENTS[:2])
    options = parser.parse_args()
    print(TABLE_HEAD, flush=True)
    folders = ["", str(options.beside.resolve())] if options.beside else [""]
    cases = [make_case() for make_case in CASES]
    settings = [
        Setting(case, bits, threads, tuple(options.beside_to if folder else options.to), folder)
        for threads in (1, 2)
        for case in cases
        for bits in (32, 16)
        for folder in folders
        if options.only in case.name
        and options.bits in (None, bits)
        and options.threads in (None, threads)
    ]
    for setting in settings:
        with ProcessPoolExecutor(1, get_context("spawn")) as executor:
            print(*executor.submit(measure, setting).result(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
