"""One fuzzing run, in a Python with the sanitizer's runtime: see `fuzz_extension`.

Call number *n* of a seed does not depend on earlier calls, so a failing call can be reproduced
alone. Each function must have accepted calls and refused some; otherwise the run proves nothing.
"""

import argparse
import importlib.util
import mmap
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tests.kernel.fuzz_extension import INCOMPLETE_EXIT_CODE

REFUSAL_ERRORS = (TypeError, ValueError, OverflowError)
CALLS_PER_TURN = {
    "census": 1,
    "sample": 16,
    "hands_begin": 8,
    "hands_step": 8,
    "hands_play": 8,
    "sweep": 8,
}
CALLS_PER_TURN |= {"exact_holdem": 8, "exact_omaha": 8, "exact_run_outs": 8, "exact_matchups": 8}
"""Calls per round by function: more for functions with many checks, fewer for slow ones.
Functions that rank hands get three."""
COMPARED_SHARE = 0.4
"""Share of the accepted calls compared with NumPy after the first round."""


@dataclass
class CallCounts:
    """Counts of a function's accepted, refused and compared calls."""

    accepted: int = 0
    refused: int = 0
    compared: int = 0
    skipped: int = 0


def load_extension(library: Path, counts: dict[str, CallCounts]) -> Any:
    """Import this build in place of the installed extension, and load its tables."""
    spec = importlib.util.spec_from_file_location("riverboat.kernel._fast", library)
    assert spec is not None
    assert spec.loader is not None
    fast_module = importlib.util.module_from_spec(spec)
    sys.modules["riverboat.kernel._fast"] = fast_module
    spec.loader.exec_module(fast_module)
    from riverboat.kernel import table_loading, tier

    assert tier.TIER == "c"
    assert tier.fast is fast_module
    load_counts = counts["load"] = CallCounts()
    load_table = fast_module.load

    def load_after_invalid_tables(name: str, table: Any) -> None:
        for invalid_table in _invalid_tables(table):
            try:
                load_table(name, invalid_table)
            except REFUSAL_ERRORS:
                load_counts.refused += 1
            else:
                raise AssertionError(
                    f"load takes {invalid_table.dtype} {invalid_table.shape} for {name}"
                )
        load_table(name, table)
        load_counts.accepted += 1

    fast_module.load = load_after_invalid_tables  # type: ignore[attr-defined]
    for module in sorted({module for module, _, _ in fast_module.TABLES.values()}):
        table_loading.load_tables(module)
    fast_module.load = load_table  # type: ignore[attr-defined]
    return fast_module


def _invalid_tables(table: Any) -> Iterator[Any]:
    """Yield invalid tables: too short, too long, or of other types and dimensions."""
    yield table[:-1].copy()
    yield np.append(table, table[:1])
    yield table[:0].copy()
    yield table[None].copy()
    yield table.astype(np.float64)
    yield np.repeat(table, 2)[::2]
    if table.itemsize > 1:
        yield table.astype(table.dtype.newbyteorder())
        yield np.frombuffer(b"\0" + table.tobytes(), np.uint8)[1:].view(table.dtype)


class FuzzRun:
    """A fuzzing run: makes numbered calls and counts their results."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.counts: dict[str, CallCounts] = {}
        self.fast = load_extension(options.built, self.counts)
        from tests.kernel import fuzz_answers, fuzz_calls, fuzz_hands, fuzz_mutations, fuzz_spots

        self._makers = fuzz_calls.CALL_MAKERS | fuzz_hands.CALL_MAKERS | fuzz_spots.CALL_MAKERS
        self._checks = (
            fuzz_answers.ANSWER_CHECKS | fuzz_hands.ANSWER_CHECKS | fuzz_spots.ANSWER_CHECKS
        )
        self._mutate = fuzz_mutations.mutate
        self._takes_too_long = fuzz_calls.takes_too_long
        self._run_check = fuzz_answers.run_check
        self._seed = options.seed
        self.counts |= {name: CallCounts() for name in self._makers}
        function_names = options.only or list(self._makers)
        calls_per_turn = {name: CALLS_PER_TURN.get(name, 3) for name in function_names}
        self._call_order = [
            name
            for round_number in range(max(calls_per_turn.values()))
            for name in function_names
            if round_number < calls_per_turn[name]
        ]

    def run_call(self, call_number: int) -> None:
        """Make the call of this number, mutate it and check its result."""
        rng = np.random.default_rng([self._seed, call_number])
        name = self._call_order[call_number % len(self._call_order)]
        call = self._makers[name](rng)
        for _ in range(int(rng.choice([0, 1, 2, 3], p=[0.25, 0.5, 0.15, 0.1]))):
            self._mutate(call, rng)
        count = self.counts[name]
        if self._takes_too_long(call):
            count.skipped += 1
            return
        try:
            answer = getattr(self.fast, name)(*call.arguments)
        except REFUSAL_ERRORS:
            count.refused += 1
            if call.is_valid:
                raise
            return
        count.accepted += 1
        if not call.has_overlap and (
            call_number < len(self._call_order) or rng.random() < COMPARED_SHARE
        ):
            count.compared += self._run_check(self._checks[name], call, answer)

    def find_uncovered_functions(self) -> list[str]:
        """Return the functions that this run did not cover."""
        function_names = [name for name in dir(self.fast) if callable(getattr(self.fast, name))]
        uncovered_texts = [
            f"{name}: no calls"
            for name in function_names
            if name[0] != "_" and name not in self.counts
        ]
        for name, count in self.counts.items():
            if not count.accepted:
                uncovered_texts.append(f"{name}: no call got past the checks")
            if not count.refused:
                uncovered_texts.append(f"{name}: no call was refused")
        return uncovered_texts

    def format_table(self) -> str:
        lines = [f"{'':18}{'accepted':>9}{'refused':>9}{'compared':>9}{'skipped':>9}"]
        rows = {name: list(vars(count).values()) for name, count in self.counts.items()}
        rows["in all"] = [sum(column) for column in zip(*rows.values(), strict=True)]
        lines += [
            f"{name:18}" + "".join(f"{number:9,}" for number in row) for name, row in rows.items()
        ]
        return "\n".join(lines)


def fuzz(run: FuzzRun, options: argparse.Namespace) -> int:
    """Make calls until the time or count limit; return the number of the next call."""
    with options.trace.open("r+b") as file, mmap.mmap(file.fileno(), 8) as trace:
        started, last_report = time.monotonic(), 0.0
        call_number: int = options.first
        while True:
            elapsed = time.monotonic() - started
            if options.calls is None and elapsed >= options.seconds:
                break
            if options.calls is not None and call_number >= options.first + options.calls:
                break
            trace[:8] = call_number.to_bytes(8, "little")
            run.run_call(call_number)
            call_number += 1
            if sys.stderr.isatty() and elapsed - last_report >= 0.2:
                last_report = elapsed
                print(
                    f"\r{elapsed:6.0f} s  {call_number - options.first:,} calls ",
                    end="",
                    file=sys.stderr,
                )
        if last_report:
            print(file=sys.stderr)
        return call_number


def main() -> None:
    argument_parser = argparse.ArgumentParser(description=__doc__)
    argument_parser.add_argument("--built", type=Path, required=True)
    argument_parser.add_argument("--trace", type=Path, required=True)
    argument_parser.add_argument("--seconds", type=float, default=20)
    argument_parser.add_argument("--calls", type=int)
    argument_parser.add_argument("--seed", type=int, required=True)
    argument_parser.add_argument("--first", type=int, default=0)
    argument_parser.add_argument("--only", nargs="*", default=[])
    options = argument_parser.parse_args()
    run = FuzzRun(options)
    next_number = fuzz(run, options)
    print(run.format_table())
    uncovered_functions = [] if options.only or options.first else run.find_uncovered_functions()
    if uncovered_functions:
        print("this run has shown too little:", *uncovered_functions, sep="\n")
        sys.exit(INCOMPLETE_EXIT_CODE)
    print(f"nothing found: calls {options.first} to {next_number - 1} of seed {options.seed}")


if __name__ == "__main__":
    main()
