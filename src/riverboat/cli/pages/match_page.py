"""A match by the competition's protocol in the terminal: its progress and its score."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, Literal

import typer

from riverboat.cli.terminal.terminal_locale import localize_number, terminal_reader
from riverboat.words.refusals.acpc import (
    ActionCorrection,
    FurtherCorrections,
    HandCountAndSeed,
    ScoreColumnHeading,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.progress import Progress

    from riverboat.acpc import Score
    from riverboat.words import Phrase


_NUMBER_COLUMNS: Final[tuple[Literal["chips", "rate", "interval"], ...]] = (
    "chips",
    "rate",
    "interval",
)


def build_progress_bar() -> Progress:
    """Return a progress bar, shown on a terminal only."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def show_score(score: Score, names: Sequence[str], seed: str | None) -> None:
    """Print each player's winnings with confidence intervals; *seed* if the deck was seeded."""
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

    if not score.hands:
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    renderer = terminal_reader()
    grid.add_column(renderer.say(ScoreColumnHeading("player")), no_wrap=True)
    for column in _NUMBER_COLUMNS:
        grid.add_column(renderer.say(ScoreColumnHeading(column)), justify="right", no_wrap=True)
    for row in _iter_score_rows(score, names, renderer.say(ScoreColumnHeading("unknown"))):
        grid.add_row(*map(Text, row))
    console = Console(highlight=False)
    console.print(grid)
    subtitle = HandCountAndSeed(score.hands, seed)
    console.print(Text(renderer.say(subtitle), "dim"))


def _iter_score_rows(
    score: Score, names: Sequence[str], unknown_text: str
) -> Iterator[tuple[str, str, str, str]]:
    from math import isfinite

    for player, name in enumerate(names):
        half_width = score.interval(player)
        interval_text = (
            localize_number(f"+/- {half_width:,.1f}") if isfinite(half_width) else unknown_text
        )
        yield (
            name,
            localize_number(f"{float(score.chips(player)):+,.10g}"),
            localize_number(f"{score.mean(player):+,.1f}"),
            interval_text,
        )


class CorrectionLog:
    """Corrections made during a match: the first ones are printed, the others are counted."""

    def __init__(self, max_notes: int = 10) -> None:
        self._max_notes = max_notes
        self._correction_count = 0

    def add(self, note: Phrase) -> None:
        """Add a note; print it if it is one of the first."""
        self._correction_count += 1
        if self._correction_count <= self._max_notes:
            typer.echo(terminal_reader().say(ActionCorrection(note)), err=True)

    def close(self) -> None:
        """Print the number of notes that were not printed."""
        if self._correction_count > self._max_notes:
            hidden_count_note = FurtherCorrections(self._correction_count - self._max_notes)
            typer.echo(terminal_reader().say(ActionCorrection(hidden_count_note)), err=True)
