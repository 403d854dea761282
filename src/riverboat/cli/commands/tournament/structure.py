"""``riverboat tournament structure``: a blind structure from the host's plan."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riverboat.cli.commands.tournament.printing import (
    choose_line_width,
    exit_with_error,
    print_rows,
    write_file,
)
from riverboat.cli.terminal.amount_lists import parse_amounts
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import (
    LangOption,
    build_usage_error,
    choose_locale,
    explain_error,
)
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal import tournament as t


def structure(
    players: Annotated[int, typer.Argument(min=2, show_default=False, help="Number of players.")],
    pace: Annotated[
        str,
        typer.Option(
            help="Pace: hyper, turbo, regular, deep or home; sets the defaults of the other "
            "options."
        ),
    ] = "home",
    starting_stack: Annotated[int, typer.Option("--stack", help="Starting stack, in chips.")] = 0,
    hours: Annotated[float, typer.Option(help="Maximum duration, in hours.")] = 0.0,
    level_minutes: Annotated[int, typer.Option("--level-minutes", help="Minutes per level.")] = 0,
    chip_set: Annotated[
        str, typer.Option(metavar="25,100,500", help="Chip denominations, in ascending order.")
    ] = "",
    ante: Annotated[str, typer.Option(help="Ante: none, each or big_blind.")] = "none",
    toml: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", dir_okay=False, help="File for the structure, in TOML."),
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Create a blind structure from players, chips, hours and the chip set."""
    from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
    from riverboat.cli.tournaments.tournament_tables import (
        build_structure_json,
        iter_structure_rows,
    )
    from riverboat.tourney import BadEvent, EventRules, generate_structure
    from riverboat.tourney.config import event_toml, structure_request_for_pace
    from riverboat.tourney.structure.structure_generator import compute_average_blind_ratio

    if ante not in ("none", "each", "big_blind"):
        raise build_usage_error(w.AnteKindInvalid(), "--ante")
    overrides = {
        "stack": starting_stack,
        "hours": hours,
        "level_minutes": level_minutes,
        "chips": tuple(map(int, parse_amounts(chip_set, "--chip-set"))),
    }
    try:
        structure_request = structure_request_for_pace(
            pace, players, ante=ante, **{name: value for name, value in overrides.items() if value}
        )
        structure = generate_structure(structure_request)
        rules = EventRules(name=f"{pace} for {players}", structure=structure)
    except BadEvent as error:
        exit_with_error(explain_error(error, lang))
    if toml is not None:
        write_file(toml, event_toml(rules, build_terminal_reader(choose_locale(lang))))
    if as_json:
        print_json("structure/1", to_json_text(build_structure_json(structure)))
        return
    renderer = build_terminal_reader(choose_locale(lang))
    summary = renderer.say(
        t.StructureHeading(
            players, structure.stack, f"{compute_average_blind_ratio(structure):.2f}"
        )
    )
    print_rows(
        [summary], iter_structure_rows(structure, renderer, choose_line_width(colour)), colour
    )
