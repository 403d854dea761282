"""Progress bar for a long computation: on the standard error, and on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from riverboat.cli.terminal.interrupts import exit_on_interrupt
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.words import Phrase
from riverboat.words.terminal.statistics_tables import WorkInterrupted, WorkLabel


class ProgressReporter(Protocol):
    """Callback with the progress from 0 to 1, ``None`` if it is unknown, and a description."""

    def __call__(self, fraction: float | None, step: Phrase) -> None: ...


@contextmanager
def show_work_progress(
    work_label: WorkLabel, *, is_quiet: bool = False
) -> Iterator[ProgressReporter]:
    """Show a progress bar during a computation, and a message if it was interrupted."""
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TextColumn("{task.fields[about]}", markup=False),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=is_quiet or not sys.stderr.isatty(),
    )
    renderer = terminal_reader()
    task = bar.add_task(renderer.say(work_label), total=1.0, about="")

    def report_progress(fraction: float | None, step: Phrase) -> None:
        total = None if fraction is None else 1.0  # without one the bar pulses
        bar.update(task, total=total, completed=fraction or 0.0, about=renderer.say(step))

    with exit_on_interrupt(renderer.say(WorkInterrupted(work_label))), bar:
        yield report_progress
