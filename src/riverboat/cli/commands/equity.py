"""``riverboat equity``: each player's equity, with live figures while deals are sampled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from riverboat.cli.terminal.json_output import print_json
from riverboat.cli.terminal.shared_options import (
    ColourOption,
    DeadCardsOption,
    JsonOption,
    SvgOption,
)
from riverboat.cli.terminal.terminal_locale import explain_error

if TYPE_CHECKING:
    from rich.console import Console

    from riverboat.cli.terminal.terminal_felt import TerminalFelt
    from riverboat.equity.equity_calculation import Progress
    from riverboat.equity.exact.exact_method import CountProgress
    from riverboat.equity.results.equity_result import Equity


def equity_command(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="HAND...",
            help="Cards or range of each player: AhKd, 'QQ+, AKs', random, 30%; in stud and "
            "draw games cards, with x for each unknown card.",
            show_default=False,
        ),
    ],
    board: Annotated[
        str, typer.Option(metavar="CARDS", help="Board cards: 'Qh 7c 2d'.", show_default=False)
    ] = "",
    game: Annotated[
        str,
        typer.Option(metavar="NAME", help="Game: holdem, plo, plo8, plo5, stud8, razz, badugi ..."),
    ] = "holdem",
    dead: DeadCardsOption = "",
    exact: Annotated[
        bool | None,
        typer.Option(
            "--exact/--sample",
            help="Count all deals, or sample random ones; defaults to the faster.",
            show_default=False,
        ),
    ] = None,
    error: Annotated[
        str,
        typer.Option(
            metavar="0.1%",
            help="Sample until the 95% confidence interval is at most this wide on each side.",
            show_default=False,
        ),
    ] = "",
    seconds: Annotated[
        float | None, typer.Option(help="Maximum sampling time, in seconds.", show_default=False)
    ] = None,
    deals: Annotated[
        int | None, typer.Option(help="Maximum number of sampled deals.", show_default=False)
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed for sampling.", show_default=False)] = None,
    threads: Annotated[
        int, typer.Option("--threads", "-j", help="Number of threads; results do not depend on it.")
    ] = 1,
    by_street: Annotated[
        bool, typer.Option("--streets", help="Show equity on each street up to the given board.")
    ] = False,
    svg: SvgOption = None,
    as_json: JsonOption = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only the final result.")] = False,
    colour: ColourOption = None,
) -> None:
    """Compute the equity of each hand or range: its average share of the pot."""
    from riverboat.cli.terminal.interrupts import exit_on_interrupt
    from riverboat.cli.terminal.terminal_io import make_console
    from riverboat.cli.terminal.terminal_locale import terminal_reader
    from riverboat.engine import RiverboatError
    from riverboat.words.terminal.statistics_tables import CountStopped

    terminal = make_console(colour)
    options: dict[str, Any] = {"board": board, "dead": dead, "game": game, "exact": exact}
    options |= {"seconds": seconds, "deals": deals, "threads": threads}
    if seed is not None:
        options["seed"] = seed
    try:
        options["error"] = _parse_share(error)
        with exit_on_interrupt(terminal_reader().say(CountStopped())):
            if by_street:
                _print_by_street(players, options, terminal, svg, as_json)
            else:
                _print_equity(players, options, terminal, svg, as_json, quiet)
    except (RiverboatError, ValueError) as failure:
        typer.echo(explain_error(failure), err=True)
        raise typer.Exit(1) from None


def _parse_share(text: str) -> float | None:
    """Parse a share of the pot: ``0.1%`` or 0.001; ``None`` for an empty text."""
    from riverboat.equity.query.equity_errors import BadEquity

    if not text:
        return None
    try:
        share = float(text.strip().removesuffix("%")) / (100 if "%" in text else 1)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        from riverboat.words.refusals.ranges import SamplingErrorOutOfRange

        raise BadEquity(
            "", f"--error {text}", len("--error "), SamplingErrorOutOfRange(), len(text)
        )
    return share


def _print_equity(
    players: list[str],
    options: dict[str, Any],
    terminal: Console,
    svg: Path | None,
    as_json: bool,
    is_quiet: bool,
) -> None:
    from riverboat.cli.pages.equity_bars import iter_equity_lines
    from riverboat.cli.terminal.picture_file import write_picture
    from riverboat.cli.terminal.terminal_felt import build_felt

    felt = build_felt(terminal, max_width=100)
    with _show_live_page(terminal, felt, is_quiet=is_quiet or as_json) as (
        redraw_result,
        redraw_count_progress,
    ):
        result = _compute_equity(
            players, options | {"count_progress": redraw_count_progress}, redraw_result
        )
    if svg:
        write_picture(svg, result._repr_svg_)
    if as_json:
        print_json("equity/1", result.to_json())
    elif not svg:
        for line in iter_equity_lines(result, felt):
            terminal.print(line, soft_wrap=True)


def _compute_equity(
    players: list[str], options: dict[str, Any], report_progress: Progress
) -> Equity:
    """Return the equity; on Ctrl-C while sampling, return the result so far."""
    from riverboat.equity.equity_calculation import equity

    latest_results: list[Equity] = []

    def store_latest(result: Equity) -> bool | None:
        latest_results[:] = [result]
        return report_progress(result)

    try:
        return equity(*players, **options, progress=store_latest)
    except KeyboardInterrupt:
        if not latest_results:
            raise
        return latest_results[0]


_REFRESH_SECONDS: Final = 0.08
"""Seconds between two redraws of the live page."""


@contextmanager
def _show_live_page(
    terminal: Console, felt: TerminalFelt, *, is_quiet: bool
) -> Iterator[tuple[Progress, CountProgress]]:
    """Yield callbacks that redraw a live page while deals are sampled; remove it afterwards.

    While boards are counted a progress bar is shown instead.
    """
    if is_quiet or not (terminal.is_terminal and sys.stdout.isatty()):
        yield lambda _: None, lambda _done, _total: None
        return
    from rich import progress
    from rich.console import Group
    from rich.live import Live
    from rich.spinner import Spinner

    from riverboat.cli.pages.equity_bars import iter_equity_lines
    from riverboat.cli.terminal.terminal_locale import terminal_reader
    from riverboat.words.terminal.statistics_tables import WorkLabel

    last_drawn_at = perf_counter()
    label = terminal_reader().say(WorkLabel("counting"))
    spinner = Spinner("line", f"{label} ...")
    bar = progress.Progress(
        progress.TextColumn(label),
        progress.BarColumn(),
        progress.TaskProgressColumn(),
        progress.TimeElapsedColumn(),
    )
    task = bar.add_task("")
    with Live(spinner, console=terminal, transient=True, refresh_per_second=12) as live_display:

        def redraw_result(result: Equity) -> None:
            nonlocal last_drawn_at
            if perf_counter() - last_drawn_at >= _REFRESH_SECONDS:
                last_drawn_at = perf_counter()
                live_display.update(Group(*iter_equity_lines(result, felt)))

        def redraw_count_progress(done_count: int, total: int) -> None:
            nonlocal last_drawn_at
            if perf_counter() - last_drawn_at >= _REFRESH_SECONDS:
                last_drawn_at = perf_counter()
                bar.update(task, completed=done_count, total=total)
                live_display.update(bar.get_renderable())

        yield redraw_result, redraw_count_progress


def _print_by_street(
    players: list[str],
    options: dict[str, Any],
    terminal: Console,
    svg: Path | None,
    as_json: bool,
) -> None:
    from riverboat.cli.pages.equity_bars import iter_street_lines
    from riverboat.cli.terminal.picture_file import write_picture
    from riverboat.cli.terminal.terminal_felt import build_felt
    from riverboat.equity.hand_analysis.street_equities import streets

    street_equities = streets(*players, **options)
    if svg:
        write_picture(svg, street_equities._repr_svg_)
    if as_json:
        print_json("streets/1", f'{{\n  "streets": {street_equities.to_json()}\n}}')
    elif not svg:
        for line in iter_street_lines(street_equities, build_felt(terminal, max_width=100)):
            terminal.print(line, soft_wrap=True)
