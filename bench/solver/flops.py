"""Flops to 0.5, 0.3 and 0.1 % of the pot: processor time, iterations and memory.

    python -m bench.solver.flops --only preset --bits 16 --threads 1

Without options it measures three trees in floats and 16 bits with one and two threads, in half an
hour of two quiet cores. Each solution goes on from target to target, so times add up.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from riverboat import Sizes, Solution, Spot
from riverboat.equity.ranges.preset_ranges import PRESET_RANGES
from riverboat.kernel.spots.spot_solver import Bits

TARGETS: Final = (0.5, 0.3, 0.1)
"""Percent of the pot."""

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
        spot = (self.board, self.ranges, self.pot, self.stack, self.sizes)
        return Spot(*spot, add_all_in=self.add_all_in, raise_cap=0)


def preset_flop() -> FlopCase:
    """Return PioSOLVER's preset 3betpotFAST, which several solvers were compared on."""
    sizes = Sizes(bet={"flop": 0.52, "turn": 0.55, "river": 0.7}, raise_=0.45)
    return FlopCase("preset", "QsJh2h", (PRESET_OOP, PRESET_IP), 180, 910, sizes)


def all_in_flop() -> FlopCase:
    """Return a tree of the 3-bet pot with half-pot bets and all-ins."""
    ranges = (PRESET_OOP, PRESET_IP)
    return FlopCase("all-in", "QsJh2h", ranges, 180, 910, Sizes(bet=0.5, raise_=0.5), 1.0)


def raised_flop() -> FlopCase:
    """Return a single-raised pot with two bet sizes on the flop: the button against a blind."""
    charts = {(each.kind, each.position, each.against): each.range for each in PRESET_RANGES[:40]}
    ranges = charts["call", "BB", "BTN"], charts["open", "BTN", ""]
    sizes = Sizes(bet={"flop": [0.33, 0.75], "turn": 0.75, "river": 0.75}, raise_=0.6)
    return FlopCase("raised", "Ks7s2s", ranges, 55, 975, sizes)


def measure(case: FlopCase, bits: Bits, threads: int, targets: tuple[float, ...]) -> Iterator[str]:
    """Yield a line of the table for each target."""
    solution = Solution.begin(case.spot(), bits=bits, jobs=threads)
    clock, processor = time.perf_counter(), time.process_time()
    for target in targets:
        solution.resume(to=target)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        yield (
            f"| {case.name} | {bits} | {threads} | {target:g} % | {solution.iterations} "
            f"| {time.process_time() - processor:,.1f} | {time.perf_counter() - clock:,.1f} "
            f"| {memory:,.0f} |"
        )


CASES: Final = (preset_flop, all_in_flop, raised_flop)
HEAD: Final = (
    "| flop | bits | threads | target | iterations | processor s | clock s | MB of the process |\n"
    "|---|" + "---:|" * 7
)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="preset, all-in or raised")
    parser.add_argument("--bits", type=int, choices=(16, 32))
    parser.add_argument("--threads", type=int)
    parser.add_argument("--to", type=float, nargs="*", default=TARGETS)
    asked = parser.parse_args()
    print(HEAD, flush=True)
    for make in CASES:
        case = make()
        if asked.only not in case.name:
            continue
        for bits in (16, 32):
            for threads in (1, 2):
                if asked.bits in (None, bits) and asked.threads in (None, threads):
                    for line in measure(case, bits, threads, tuple(asked.to)):
                        print(line, flush=True)


if __name__ == "__main__":
    main()
