"""``riverboat tournament new``: create a tournament file from options and questions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from riverboat.cli.commands.tournament.printing import exit_with_error, write_file
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale, explain_error
from riverboat.words import Reader
from riverboat.words.refusals.command_line import NotANumber
from riverboat.words.terminal import tournament as t

_MAX_DIGITS = 12
"""Maximum digits of a typed number."""


def new(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.toml",
            show_default=False,
            help="File to write; it holds the tournament's rules and can be edited.",
        ),
    ],
    name: Annotated[str, typer.Option(help="Name of the tournament.")] = "",
    players: Annotated[int, typer.Option(help="Expected number of players.")] = 0,
    pace: Annotated[str, typer.Option(help="Pace: hyper, turbo, regular, deep or home.")] = "",
    format_name: Annotated[
        str,
        typer.Option(
            "--format",
            help="Format: freezeout, re-entry, rebuy, sit-and-go, heads-up, shootout, "
            "satellite, knockout, progressive or mystery.",
        ),
    ] = "",
    price: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Price of an entry without the fee; with bounties, half goes to the prize pool.",
        ),
    ] = None,
    fee: Annotated[int, typer.Option(min=0, help="Fee for the host, on top of the price.")] = 0,
    is_live: Annotated[
        bool, typer.Option("--live", help="Play with real chips at real tables.")
    ] = False,
    lang: LangOption = None,
) -> None:
    """Create a tournament file from options, with prompts for missing ones."""
    from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
    from riverboat.tourney import BadEvent
    from riverboat.tourney.config import build_event_rules, event_toml, structure_request_for_pace

    if file.exists():
        exit_with_error(Reader(choose_locale(lang)).say(t.ExistingFile(str(file))))

    def ask(question: t.NewEventOption, default: str | int) -> Any:
        renderer = Reader(choose_locale(lang))
        while True:
            answer = typer.prompt(renderer.say(t.NewEventQuestion(question)), default=str(default))
            if isinstance(default, str):
                return answer
            if answer.isdecimal() and len(answer) <= _MAX_DIGITS:
                return int(answer)
            typer.echo(renderer.say(NotANumber(repr(answer))))

    name = name or ask("name", file.stem)
    players = players or ask("players", 18)
    pace = pace or ask("pace", "home")
    format_name = format_name or ask("format", "freezeout")
    if price is None:
        price = ask("price", 20)
    try:
        structure_request = structure_request_for_pace(pace, players)
        settings: dict[str, object] = {
            "name": name,
            "format": format_name,
            "tables": "felt" if is_live else "ours",
            "entry": {"price": {"prize": price, "fee": fee}},
            "evening": {
                key: _to_plain_value(getattr(structure_request, key))
                for key in structure_request.__struct_fields__
            },
        }
        rules = build_event_rules(settings)
    except BadEvent as error:
        exit_with_error(explain_error(error, lang))
    entry_price = rules.entry.price
    renderer = build_terminal_reader(choose_locale(lang))
    if entry_price.total:
        typer.echo(
            renderer.say(
                t.EntryFeeLine(
                    entry_price.total, entry_price.prize, entry_price.bounty, entry_price.fee
                )
            ),
            err=True,
        )
    write_file(file, event_toml(rules, renderer))


def _to_plain_value(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
