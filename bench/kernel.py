"""Evaluation and equity: riverboat's two tiers beside other libraries: ``python -m bench.kernel``.

All do each task in turns on one pinned processor, after their results have been checked against
ours. A library that is not installed is named and skipped. ``--json`` prints one line of JSON
and nothing else.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import kernel_harness, kernel_ours, kernel_page, kernel_peers
from bench.contest import pin_processor
from bench.kernel_contest import FULL_EFFORT, QUICK_EFFORT, Contender, Effort, run_contest
from bench.kernel_harness import Harness
from bench.kernel_ours import OWN_TIERS
from bench.kernel_page import Result, figure_text, ratio_text
from bench.kernel_tasks import TASKS, Task
from riverboat.kernel import tier


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print tables or a line of JSON; or write the tables of such a line to the
    page.
    """
    parser = argparse.ArgumentParser(prog="python -m bench.kernel", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--quick", action="store_true", help="a minute, and less exact")
    parser.add_argument("--pin", type=int, metavar="CPU", help="the processor to stay on")
    parser.add_argument(
        "--page",
        type=Path,
        metavar="RESULT",
        help="measure nothing, and fill docs/reference/kernel-speed.md with the JSON of this file",
    )
    options = parser.parse_args(arguments)
    if options.page:
        write_page(options.page)
        return
    with Console(stderr=True).status("warming up") as status:
        result = measure(
            QUICK_EFFORT if options.quick else FULL_EFFORT,
            pin_processor(options.pin),
            lambda task: status.update(task.title),
        )
    if options.json:
        print(json.dumps(result))
    else:
        print_result(result, Console())


def write_page(path: Path) -> None:
    """Write the tables of a result into the page."""
    result = json.loads(path.read_text(encoding="utf-8"))
    page_text = kernel_page.PAGE.read_text(encoding="utf-8")
    kernel_page.PAGE.write_text(kernel_page.fill_tables(page_text, result), encoding="utf-8")


def measure(
    effort: Effort,
    cpu: int | None = None,
    on_task_start: Callable[[Task], object] = lambda _task: None,
) -> Result:
    """Measure all tasks with their contenders; call *on_task_start* before each task."""
    missing_libraries: set[str] = set()
    skipped_tasks: list[str] = []
    figures_by_task: dict[str, dict[str, Any]] = {}
    with kernel_harness.started_programs() as harnesses:
        for task in TASKS:
            on_task_start(task)
            contenders = []
            for contender in contenders_for(task, harnesses, missing_libraries):
                if contender.is_long and not effort.includes_long_runs:
                    skipped_tasks.append(f"{contender.name}: {task.title}")
                else:
                    contenders.append(contender)
            run_contest(contenders, effort)
            if contenders:
                figures_by_task[task.key] = measure_task(task, contenders)
    return {
        "times_fastest_peer": {
            key: {
                name: figures["contenders"][name]["times_fastest_peer"]
                for name in OWN_TIERS
                if name in figures["contenders"]
            }
            for key, figures in figures_by_task.items()
        },
        "disagreeing": [
            f"{name}: {key}"
            for key, figures in figures_by_task.items()
            for name, contender_figures in figures["contenders"].items()
            if not contender_figures["agrees"]
        ],
        "tasks": figures_by_task,
        "tiers": list(tier.TIERS),
        "not_installed": sorted(missing_libraries),
        "skipped_tasks": skipped_tasks,
        "peers": kernel_peers.versions(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "pinned_to_cpu": cpu,
        "rounds": effort.rounds,
    }


def contenders_for(
    task: Task, harnesses: Sequence[Harness], missing_libraries: set[str]
) -> list[Contender]:
    """Return the contenders of a task."""
    program_contenders = [harness.contender(task) for harness in harnesses]
    return [
        *kernel_ours.contenders(task),
        *(contender for contender in program_contenders if contender is not None),
        *kernel_peers.contenders(task, missing_libraries),
    ]


def measure_task(task: Task, contenders: Sequence[Contender]) -> dict[str, Any]:
    """Return the figures of a task over the rounds."""
    speeds = {contender.name: contender.per_second for contender in contenders}
    valid_speeds = {
        peer.name: speeds[peer.name]
        for peer in contenders
        if peer.name not in OWN_TIERS and peer.has_agreed
    }
    fastest_peer = max(valid_speeds, key=valid_speeds.__getitem__, default=None)
    figures_by_name: dict[str, dict[str, Any]] = {}
    for contender in contenders:
        name = contender.name
        figures_by_name[name] = {
            "figure": task.unit.figure(speeds[name]),
            "per_second": speeds[name],
            "agrees": contender.has_agreed,
        }
        if name in OWN_TIERS:
            figures_by_name[name]["times_fastest_peer"] = (
                round(speeds[name] / speeds[fastest_peer], 3) if fastest_peer else None
            )
        else:
            figures_by_name[name]["ours_times"] = {
                own_name: round(speeds[own_name] / speeds[name], 3)
                for own_name in OWN_TIERS
                if own_name in speeds
            }
    return {"unit": task.unit.name, "fastest_peer": fastest_peer, "contenders": figures_by_name}


def print_result(result: Result, console: Console) -> None:
    """Print the result as tables."""
    for task in TASKS:
        if task.key not in result["tasks"]:
            continue
        table = Table("", title=task.title, title_justify="left")
        table.add_column(task.unit.name, justify="right")
        for name in OWN_TIERS:
            table.add_column(f"{name}, times", justify="right")
        contenders = result["tasks"][task.key]["contenders"].items()
        for name, figures in sorted(contenders, key=lambda row: -row[1]["per_second"]):
            ratios = figures.get("ours_times", {})
            table.add_row(
                name if figures["agrees"] else f"{name} (another result)",
                figure_text(task, figures["figure"]),
                *(ratio_text(ratios.get(own_name)) for own_name in OWN_TIERS),
            )
        console.print(table)
    for task_text in result["skipped_tasks"]:
        console.print(f"left out, since once takes seconds: {task_text}", highlight=False)
    for name in result["not_installed"]:
        console.print(f"{name}: not installed (make bench installs what it can)")


if __name__ == "__main__":
    main(sys.argv[1:])
