"""The tables of ``docs/reference/kernel-speed.md``, made from a result of ``bench.kernel``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.kernel_ours import OURS
from bench.kernel_tasks import TASKS, Task

Result = dict[str, Any]
"""What ``python -m bench.kernel --json`` prints; the page describes it."""

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "kernel-speed.md"
BEGIN = "<!-- Made by: python -m bench.kernel --page result.json -->"
END = "<!-- The end of what is made. -->"


def filled(page: str, result: Result) -> str:
    """The page with the tables of this result; ``ValueError`` if it has no place for them."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the page has no {BEGIN!r} with {END!r} after it")
    blocks = ("\n".join(lines) for lines in (_fastest(result), _peers(result), _measured(result)))
    return "\n\n".join([before + BEGIN, *blocks, END + after])


def told(task: Task, value: float) -> str:
    """A figure with its unit."""
    return f"{_digits(value)} {task.unit.name}"


def times(ratio: float | None) -> str:
    """How many times as fast."""
    return "" if ratio is None else _digits(ratio)


def _digits(value: float) -> str:
    """Three digits that count, and all of those of a large number."""
    return f"{value:,.0f}" if value >= 100 else f"{value:#.3g}"


def _fastest(result: Result) -> Iterator[str]:
    """A line for each task: the tiers, the fastest peer, and how many times as fast we are."""
    yield _row("task", *OURS, "fastest peer", *(f"*{name.split()[1]}, x peer*" for name in OURS))
    yield "|---|" + "---:|" * (2 * len(OURS) + 1)
    for task, found in _tasks(result):
        contenders, peer = found["contenders"], found["fastest_peer"]
        ours = [contenders.get(name) for name in OURS]
        yield _row(
            task.title,
            *(f"**{told(task, of['figure'])}**" if of else "" for of in ours),
            f"{peer} {told(task, contenders[peer]['figure'])}" if peer else "",
            *(f"*{times(of['times_fastest_peer'])}*" if of and peer else "" for of in ours),
        )


def _peers(result: Result) -> Iterator[str]:
    """A line for each task that a peer does, with a column for each peer."""
    names = [name for _, found in _tasks(result) for name in found["contenders"]]
    peers = [name for name in dict.fromkeys(names) if name not in OURS]
    yield _row("task", *peers)
    yield "|---|" + "---:|" * len(peers)
    for task, found in _tasks(result):
        contenders = found["contenders"]
        if len(contenders) > sum(name in OURS for name in contenders):
            yield _row(
                task.title,
                *(_peer(task, contenders[peer]) if peer in contenders else "" for peer in peers),
            )


def _peer(task: Task, of: dict[str, Any]) -> str:
    doubt = "" if of["agrees"] else ", another result"
    slower = ", ".join(times(ratio) for ratio in of["ours_times"].values())
    return f"{told(task, of['figure'])}{doubt} *({slower})*"


def _measured(result: Result) -> Iterator[str]:
    """How it was measured, and with what."""
    tools = {"Python": result["python"], "NumPy": result["numpy"], **result["peers"]}
    yield f"Medians of {result['rounds']} rounds in turns on one processor, with"
    yield ", ".join(f"{name} {version}" for name, version in tools.items()) + "."
    if result["not_installed"]:
        yield f"Not installed: {', '.join(result['not_installed'])}."
    if result["left_out"]:
        yield f"Left out, since once takes seconds: {', '.join(result['left_out'])}."


def _tasks(result: Result) -> Iterator[tuple[Task, dict[str, Any]]]:
    for task in TASKS:
        if task.key in result["tasks"]:
            yield task, result["tasks"][task.key]


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
