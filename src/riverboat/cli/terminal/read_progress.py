"""Progress bar for reading files: on the standard error, and on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from riverboat.cli.terminal.interrupts import exit_on_interrupt
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.notation import ParsedHand
from riverboat.words.terminal.recorded_hands import ReplaySpeedSuffix
from riverboat.words.terminal.room_admin import ReadingInterrupted

ProgressFollower = Callable[[Path, Callable[[], int], Iterable[ParsedHand]], Iterator[ParsedHand]]
"""Function that yields the hands of a file unchanged, and advances a progress bar meanwhile.

Its arguments are the file, a function that estimates the number of hands, and the hands.
"""

_UPDATE_INTERVAL = 100
"""Hands between two updates of the bar."""


@contextmanager
def show_reading_progress(
    console: Console, *, is_quiet: bool = False
) -> Iterator[ProgressFollower]:
    """Show a progress bar while files are read; remove it afterwards."""
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        console=console,
        transient=True,
        disable=is_quiet or not sys.stderr.isatty(),
    )

    def follow(
        path: Path, count_hands: Callable[[], int], hands: Iterable[ParsedHand]
    ) -> Iterator[ParsedHand]:
        if bar.disable:
            yield from hands
            return
        task = bar.add_task(path.name, total=count_hands(), speed="")
        started_at, renderer = perf_counter(), terminal_reader()
        for hand_count, hand in enumerate(hands, 1):
            yield hand
            if hand_count % _UPDATE_INTERVAL == 0:
                speed_text = renderer.say(
                    ReplaySpeedSuffix(round(hand_count / (perf_counter() - started_at)))
                )
                bar.update(task, completed=hand_count, speed=speed_text)
        bar.remove_task(task)

    with exit_on_interrupt(terminal_reader().say(ReadingInterrupted())), bar:
        yield follow
