"""Measure the floor's line reader: ``python -m bench.floor [FILE...] [--all]``.

Each case is asked by a simulated user who knows the facts and answers the program's questions.
The figures are: right without a question, right after one question, wrong, and right in the end.
``--all`` prints every case; by default only those that are not right are printed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from bench.floor.asker import CaseResult, follow_case
from bench.floor.cases import case_files, load_cases
from bench.floor.program import Floor


def main(arguments: Sequence[str]) -> None:
    """Print the figures of each file, and the cases that are not right."""
    file_names = [word for word in arguments if not word.startswith("--")] or [*case_files()]
    for name in file_names:
        follows = [follow_case(case, Floor()) for case in load_cases(name)]
        print(figures_text(name, follows))
        for result in follows:
            if "--all" in arguments or result.outcome != "right":
                print(describe_case(result))


def figures_text(name: str, results: Sequence[CaseResult]) -> str:
    """Return the figures of some cases in a line."""
    right_counts = Counter(result.questions for result in results if result.outcome == "right")
    wrong_total = sum(result.outcome == "wrong" for result in results)
    total, repeated = len(results), sum(result.repeated for result in results)
    shares = " ".join(
        f"{label} {count} ({count / total:.0%})"
        for label, count in (
            ("at once", right_counts[0]),
            ("after one question", right_counts[1]),
            ("in the end", right_counts.total()),
            ("wrong", wrong_total),
        )
    )
    return f"{name}: {total} cases, right {shares}, repeated {repeated}"


def describe_case(result: CaseResult) -> str:
    """Return a case and its course as one line."""
    case = result.case
    trace = " > ".join(result.trace)
    return f"  {case.id} {result.outcome} {result.questions} | {case.say} | {trace} | {case.answer}"


if __name__ == "__main__":
    main(sys.argv[1:])
