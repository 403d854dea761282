"""``riverboat tournament sim``: a whole tournament played by bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from riverboat.cli.commands.tournament.printing import (
    choose_line_width,
    exit_with_error,
    print_rows,
    write_file,
)
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import LangOption, explain_error, terminal_reader
from riverboat.words.terminal import statistics_tables as f
from riverboat.words.terminal.hand_search import BinaryFileGiven

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.text import Text

    from riverboat.cli.tournaments.tournament_simulation import Simulation, SimulationOutcome
    from riverboat.tourney import EventRules, Structure
    from riverboat.words import Reader


def sim(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE.toml",
            exists=True,
            dir_okay=False,
            show_default=False,
            help="Rules of the tournament, as written by tournament new.",
        ),
    ] = None,
    players: Annotated[int, typer.Option(min=2, help="Number of bots.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed for a reproducible tournament.")] = 1,
    pace: Annotated[
        str, typer.Option(help="Pace of the structure, if no file is given.")
    ] = "turbo",
    hands: Annotated[int, typer.Option(min=1, help="Hands per hour at a table.")] = 30,
    deal: Annotated[
        Literal["icm", "chips", "even"] | None,
        typer.Option(help="Method of a final-table deal, which ends the tournament."),
    ] = None,
    deal_at: Annotated[
        int, typer.Option(min=2, help="Number of players left when the deal is made.")
    ] = 3,
    show: Annotated[int, typer.Option(min=1, help="Number of places to list.")] = 10,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help="SVG chart of the top players' stacks.")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE.csv", help="CSV file with all results.")
    ] = None,
    histories: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="File for all hands: .txt (PokerStars), .ohh, .phhs or .jsonl."
        ),
    ] = None,
    summary: Annotated[
        Path | None,
        typer.Option(metavar="FILE.txt", help="Tournament summary file, in PokerStars format."),
    ] = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Simulate a tournament with bots: places, levels and duration."""
    from riverboat.cli.terminal.picture_file import write_picture
    from riverboat.cli.tournaments.tournament_histories import (
        TournamentHandWriter,
        build_tournament_summary,
    )
    from riverboat.cli.tournaments.tournament_results import draw_stack_chart, iter_result_rows
    from riverboat.cli.tournaments.tournament_simulation import DealAgreement, Simulation
    from riverboat.tourney.event_results import format_results_csv, results

    rules = _build_rules(file, pace, players, lang)
    agreement = DealAgreement(deal, deal_at) if deal is not None else None
    started_at = time.perf_counter()
    try:
        with TournamentHandWriter(histories, rules, seed) as hand_writer:
            simulation = Simulation(rules, players, seed, hands, hand_writer.write, agreement)
            outcome = _run_simulation(simulation, players, quiet)
    except (ValueError, OSError) as error:
        exit_with_error(explain_error(error))
    elapsed_seconds = time.perf_counter() - started_at
    if summary is not None:
        write_file(summary, build_tournament_summary(outcome.event, seed))
    if csv is not None:
        write_file(csv, format_results_csv(outcome.event))
    if svg is not None:
        chart_moments = [
            (str(level_start.level), level_start.players_left, level_start.stacks)
            for level_start in outcome.level_starts
        ]
        write_picture(
            svg, lambda: draw_stack_chart(outcome.event, chart_moments, terminal_reader(lang))
        )
    if as_json:
        level_rows = [
            {
                "level": level_start.level,
                "minutes": level_start.minutes,
                "left": level_start.players_left,
            }
            for level_start in outcome.level_starts
        ]
        output = {
            "entries": outcome.event.entry_count,
            "hands": outcome.hands,
            "minutes": outcome.minutes,
            "seed": outcome.event.seed_hash,
            "levels": level_rows,
            "results": results(outcome.event),
        }
        print_json("tournament/1", to_json_text(output))
        return
    renderer = terminal_reader(lang)
    played_summary = f.EventSummary(
        rules.name,
        outcome.event.entry_count,
        outcome.hands,
        outcome.minutes // 60,
        f"{outcome.minutes % 60:02}",
        outcome.event.level,
        f"{elapsed_seconds:.1f}",
    )
    print_rows(
        [renderer.say(played_summary)],
        _iter_level_rows(outcome, choose_line_width(colour), renderer),
        colour,
    )
    print_rows(
        [""], iter_result_rows(outcome.event, show, choose_line_width(colour), renderer), colour
    )


def _build_rules(file: Path | None, pace: str, player_count: int, lang: str | None) -> EventRules:
    from riverboat.tourney import BadEvent, EventRules, generate_structure
    from riverboat.tourney.config import read_event, structure_request_for_pace
    from riverboat.tourney.rules import EntryRules, Price

    try:
        if file is not None:
            return read_event(file.read_text(encoding="utf-8"))
        structure: Structure = generate_structure(structure_request_for_pace(pace, player_count))
    except (BadEvent, UnicodeDecodeError) as error:
        binary_message = terminal_reader(lang).say(BinaryFileGiven(str(file)))
        exit_with_error(
            explain_error(error, lang) if isinstance(error, BadEvent) else binary_message
        )
    return EventRules(name=pace, structure=structure, entry=EntryRules(price=Price(prize=100)))


def _run_simulation(simulation: Simulation, player_count: int, is_quiet: bool) -> SimulationOutcome:
    from riverboat.cli.terminal.work_progress import show_work_progress

    with show_work_progress(f.WorkLabel("event"), is_quiet=is_quiet) as report_progress:
        return simulation.play(
            lambda event, hands_played: report_progress(
                1 - (len(event.remaining_entrants) - 1) / max(player_count - 1, 1),
                f.EventProgress(len(event.remaining_entrants), event.level, hands_played),
            )
        )


def _iter_level_rows(outcome: SimulationOutcome, width: int, renderer: Reader) -> Iterable[Text]:
    from riverboat.cli.terminal.text_columns import Row, align_columns

    structure = outcome.event.rules.structure
    rows = [
        Row(
            renderer.say(f.LevelLabel(level_start.level)),
            [
                structure.level(level_start.level).label,
                f"{level_start.minutes // 60}:{level_start.minutes % 60:02}",
                renderer.chips(level_start.players_left),
                renderer.chips(
                    sum(chips for _, chips in level_start.stacks)
                    // max(level_start.players_left, 1)
                ),
            ],
        )
        for level_start in outcome.level_starts
    ]
    headings: tuple[f.StatisticsColumn, ...] = ("blinds", "at", "left", "average")
    return align_columns(
        [renderer.say(f.StatisticsHeading(column)) for column in headings], rows, width
    )
