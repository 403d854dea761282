"""``riverboat sim``: simulate many hands of one table; results with confidence intervals.

This module parses the options; the simulation is imported only when it runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from riverboat.cli.terminal.json_output import print_json
from riverboat.cli.terminal.shared_options import (
    ConfigOrGameArgument,
    EventLogOption,
    HandsOption,
    JobsOption,
    JsonOption,
    OptionalHouseRulesOption,
    QuietOption,
    SeedOption,
    TableGameOption,
    TableSettingsOption,
)
from riverboat.cli.terminal.terminal_locale import (
    build_usage_error,
    explain_error,
    format_os_error,
    localize_number,
    terminal_reader,
)
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal.room_admin import PlayInterrupted

if TYPE_CHECKING:
    from riverboat.sim.sessions.session_results import SessionResult
    from riverboat.sim.sessions.simulated_sessions import SessionPlan
    from riverboat.table.state.table_reducer import AnyLoggedFact


def sim(
    words: ConfigOrGameArgument = None,
    hands: HandsOption = 1000,
    preset: OptionalHouseRulesOption = None,
    game: TableGameOption = None,
    options: TableSettingsOption = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=10, help="Number of players.")
    ] = None,
    style: Annotated[
        str,
        typer.Option(
            help="Style of all bots: rock, shark, maniac ...; random and caller ignore their "
            "cards and are fast."
        ),
    ] = "",
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", metavar="FILE.py:CLASS", help="Custom bot to seat at the table; repeatable."
        ),
    ] = None,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    executor: Annotated[
        str,
        typer.Option(
            help="Executor: process, loky, dask, dask:ADDRESS, ray or ray:ADDRESS; results "
            "do not depend on it."
        ),
    ] = "process",
    table_hands: Annotated[
        int, typer.Option(min=1, help="Maximum hands per table; a longer run uses more tables.")
    ] = 500,
    rebuy: Annotated[
        bool, typer.Option("--rebuy/--no-rebuy", help="Let busted players buy in again.")
    ] = True,
    resets_stacks: Annotated[
        bool,
        typer.Option("--reset-stacks", help="Reset all stacks to the buy-in before each hand."),
    ] = False,
    log: EventLogOption = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Simulate a table of bots: win rates with confidence intervals, rake and the ledger."""
    from rich.console import Console

    from riverboat.cli.pages.simulation_results import print_results, to_json
    from riverboat.cli.table_sessions.table_config_options import (
        TableOptions,
        assign_custom_bots,
        assign_styles,
        build_lineup,
        load_config,
        split_file_and_game,
    )
    from riverboat.engine import BadGame, IllegalAction
    from riverboat.sim.sessions.simulated_sessions import SessionPlan

    if log and executor != "process":
        raise build_usage_error(w.LogNeedsOneProcess(), "--log")
    if log and hands > table_hands:
        raise build_usage_error(w.LogNeedsOneTable(str(hands)), "--log")
    file, named_game = split_file_and_game(words or (), game)
    config = load_config(TableOptions(file, preset, named_game, options or ()))
    lineup = assign_styles(build_lineup(config, players), seed, style)
    lineup, custom_bots = assign_custom_bots(lineup, bots or ())
    plan = SessionPlan(
        rules=config.rules,
        players=tuple(lineup),
        hands=hands,
        seed=seed,
        rebuys=rebuy,
        resets_stacks=resets_stacks,
        bots=custom_bots,
    )
    started_at = perf_counter()
    try:
        result = _run_simulation(plan, WorkSplit(jobs, table_hands, executor), log, quiet)
    except (BadGame, IllegalAction) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    seconds = perf_counter() - started_at
    if as_json:
        print_json("sim/1", to_json(result, plan))
    else:
        print_results(Console(highlight=False), result, plan, seconds)


class WorkSplit(NamedTuple):
    """The distribution of hands over worker processes."""

    jobs: int
    table_hands: int
    executor: str


def _run_simulation(
    plan: SessionPlan, work_split: WorkSplit, log_path: Path | None, is_quiet: bool
) -> SessionResult:
    from riverboat.cli.terminal.interrupts import exit_on_interrupt
    from riverboat.sim.executors import open_executor
    from riverboat.sim.sessions.session_blocks import play_blocks

    with (
        exit_on_interrupt(terminal_reader().say(PlayInterrupted())),
        _show_progress_bar(plan.hands, is_quiet) as show_progress,
    ):
        if log_path is not None:
            return _run_with_log(plan, show_progress, log_path)
        with open_executor(work_split.executor, work_split.jobs) as executor:
            return play_blocks(
                plan, show_progress, work_split.jobs, work_split.table_hands, executor
            )


def _run_with_log(
    plan: SessionPlan, on_progress: Callable[[int], None], log_path: Path
) -> SessionResult:
    """Run the simulation and append each hand's facts to a file as soon as it is over."""
    from riverboat.sim.sessions.simulated_sessions import play_session
    from riverboat.table.state.table_log import to_json_lines
    from riverboat.words.terminal.tournament import FileWriteFailed

    hand_numbers = count(1)
    try:
        with log_path.open("wb") as file:

            def append_facts(facts: list[AnyLoggedFact]) -> None:
                file.write(to_json_lines(facts))

            return play_session(plan, lambda: on_progress(next(hand_numbers)), append_facts)
    except OSError as error:
        refusal = FileWriteFailed(str(log_path), format_os_error(error))
        typer.echo(terminal_reader().say(refusal), err=True)
        raise typer.Exit(1) from None


@contextmanager
def _show_progress_bar(total_hands: int, is_quiet: bool) -> Iterator[Callable[[int], None]]:
    """Yield a callback for a progress bar on the standard error; hidden if it is not a terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    bar = Progress(
        TextColumn("hands"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=is_quiet or not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("hands", total=total_hands, speed="")
        started_at = perf_counter()

        def show_progress(hand_count: int) -> None:
            speed_text = localize_number(
                f"{hand_count / max(perf_counter() - started_at, 1e-9):,.0f} hands/s"
            )
            bar.update(task, completed=hand_count, speed=speed_text)

        yield show_progress
