"""Run each task with each installed library in turns: ``python -m bench.front_door``.

Seconds are processor time, the median of some rounds, so other load does not count.
"""

from __future__ import annotations

import argparse
import inspect
import os
import re
from importlib import import_module
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from types import ModuleType

from bench.front_door.tasks import HANDS_OF_THE_FOLDER, TASKS, Task

MODULE_BY_LIBRARY = {"riverboat": "ours", "pokerkit": "pokerkit", "OpenSpiel": "openspiel"}


def main(command_line: list[str] | None = None) -> None:
    """Print a Markdown table of lines and seconds."""
    parser = argparse.ArgumentParser(prog="python -m bench.front_door")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=TASKS, nargs="*", default=list(TASKS))
    parser.add_argument("--share", type=int, default=1, help="do one in so many of everything")
    options = parser.parse_args(command_line)
    libraries = {
        name: library
        for name, module in MODULE_BY_LIBRARY.items()
        if (library := _import_library(module))
    }
    print(f"| task | {' | '.join([f'{name}: lines | seconds' for name in libraries])} |")
    print(f"|---|{'---:|---:|' * len(libraries)}")
    with TemporaryDirectory() as folder:
        hands_folder = _write_hands(Path(folder))
        for key in options.only:
            task = TASKS[key]
            arguments = (hands_folder,) if key == "statistics" else task.arguments
            if hands_folder is None and key == "statistics":
                continue
            cells = [
                _result_cells(task, library, arguments, options) for library in libraries.values()
            ]
            print(f"| {task.name} | {' | '.join(cells)} |", flush=True)


def _import_library(name: str) -> ModuleType | None:
    try:
        return import_module(f"bench.front_door.{name}")
    except ImportError:
        return None


def _write_hands(folder: Path) -> Path | None:
    """Return a folder with a number of hands of a public data set, or None."""
    corpora_folder = os.environ.get("RIVERBOAT_CORPORA")
    if corpora_folder is None:
        return None
    text = Path(corpora_folder, "pluribus.phhs").read_text("utf-8")
    hand_texts = re.split(r"(?m)^(?=\[\d+\])", text)[: HANDS_OF_THE_FOLDER + 1]
    (folder / "pluribus.phhs").write_text("".join(hand_texts))
    return folder


def _result_cells(
    task: Task, library: ModuleType, arguments: tuple[object, ...], options: argparse.Namespace
) -> str:
    """Return the lines and seconds of a library, or a dash if it cannot do the task."""
    run_task = getattr(library, task.functions[0], None)
    if run_task is None:
        return "| "
    work_divisor = task.share if library.__name__.endswith("pokerkit") else 1
    if work_divisor * options.share > 1:
        arguments = tuple(
            [
                max(1, argument // work_divisor // options.share)
                if isinstance(argument, int)
                else argument
                for argument in arguments
            ]
        )
    run_seconds = []
    for _ in range(options.rounds):
        started_at = process_time()
        run_task(*arguments)
        run_seconds.append((process_time() - started_at) * work_divisor)
    return f"{count_code_lines(library, task)} | {median(run_seconds):,.2f}"


def count_code_lines(library: ModuleType, task: Task) -> int:
    """Return the lines of code of a task, without blank lines and docstrings."""
    functions = [getattr(library, name) for name in task.functions if hasattr(library, name)]
    used_functions = [function for function in functions if _is_used(function, functions)]
    return sum([_count_lines(inspect.getsource(function)) for function in used_functions])


def _is_used(function: object, functions: list[object]) -> bool:
    """Return True for the task's own function and for helpers that it calls."""
    name = getattr(function, "__name__", "")
    other_functions = [candidate for candidate in functions if candidate is not function]
    sources = [inspect.getsource(other_function) for other_function in other_functions]  # type: ignore[arg-type]
    return function is functions[0] or any(f"{name}(" in source for source in sources)


def _count_lines(text: str) -> int:
    return sum(bool(line.strip()) for line in text.splitlines())


if __name__ == "__main__":
    main()
