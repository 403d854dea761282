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
    file_names = [argument for argument in arguments if not argument.startswith("--")] or [
        *case_files()
    ]
    for name in file_names:
        case_results = [follow_case(case, Floor()) for case in load_cases(name)]
        print(figures_text(name, case_results))
        for result in case_results:
            if "--all" in arguments or result.outcome != "right":
                print(describe_case(result))


def figures_text(name: str, results: Sequence[CaseResult]) -> str:
    """Return the figures of some cases in a line."""
    right_counts = Counter(result.questions for result in results if result.outcome == "right")
    wrong_count = sum(result.outcome == "wrong" for result in results)
    case_count, repeated_count = len(results), sum(result.repeated for result in results)
    shares = " ".join(
        f"{label} {count} ({count / case_count:.0%})"
        for label, count in (
            ("at once", right_counts[0]),
            ("after one question", right_counts[1]),
            ("in the end", right_counts.total()),
            ("wrong", wrong_count),
        )
    )
    return f"{name}: {case_count} cases, right {shares}, repeated {repeated_count}"


def describe_case(result: CaseResult) -> str:
    """Return a case and its course as one line."""
    case = result.case
    trace = " > ".join(result.trace)
    return f"  {case.id} {result.outcome} {result.questions} | {case.say} | {trace} | {case.answer}"


if __name__ == "__main__":
    main(sys.argv[1:])
