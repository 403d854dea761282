"""``riverboat tournament new``: create a tournament file from options and questions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from riverboat.cli.commands.tournament.printing import exit_with_error, write_file
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale, explain_error
from riverboat.words import Reader
from riverboat.words.refusals.command_line import IsNoNumber
from riverboat.words.terminal import tournament as t

_MAX_DIGITS = 12
"""Maximum digits of a typed number."""


def new(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.toml",
            show_default=False,
            help="The file to write: its rules, to be read and changed.",
        ),
    ],
    name: Annotated[str, typer.Option(help="What the event is called.")] = "",
    players: Annotated[int, typer.Option(help="How many are expected.")] = 0,
    pace: Annotated[str, typer.Option(help="hyper, turbo, regular, deep or home.")] = "",
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help="freezeout, re-entry, rebuy, sit-and-go, heads-up, shootout, satellite, knockout, "
            "progressive or mystery.",
        ),
    ] = "",
    price: Annotated[
        int | None,
        typer.Option(min=0, help="What an entry costs: for prizes, and with bounties half of it."),
    ] = None,
    fee: Annotated[int, typer.Option(min=0, help="What the house takes on top of it.")] = 0,
    felt: Annotated[bool, typer.Option("--felt", help="At real tables.")] = False,
    lang: LangOption = None,
) -> None:
    """Write the file of an event, by options, or by what is asked where one is left out."""
    from riverboat.cli.table_sessions.terminal_narration import terminal_reader_for
    from riverboat.tourney import BadEvent
    from riverboat.tourney.config import build_event_rules, event_toml, structure_request_for_pace

    if file.exists():
        exit_with_error(Reader(choose_locale(lang)).say(t.FileIsThereAlready(str(file))))

    def ask(what: t.Asked, default: str | int) -> Any:
        reader = Reader(choose_locale(lang))
        while True:
            said = typer.prompt(reader.say(t.AskOfNewEvent(what)), default=str(default))
            if isinstance(default, str):
                return said
            if said.isdecimal() and len(said) <= _MAX_DIGITS:
                return int(said)
            typer.echo(reader.say(IsNoNumber(repr(said))))

    name = name or ask("name", file.stem)
    players = players or ask("players", 18)
    pace = pace or ask("pace", "home")
    form = form or ask("format", "freezeout")
    if price is None:
        price = ask("price", 20)
    try:
        evening = structure_request_for_pace(pace, players)
        wishes: dict[str, object] = {
            "name": name,
            "format": form,
            "tables": "felt" if felt else "ours",
            "entry": {"price": {"prize": price, "fee": fee}},
            "evening": {key: _plain(getattr(evening, key)) for key in evening.__struct_fields__},
        }
        rules = build_event_rules(wishes)
    except BadEvent as why:
        exit_with_error(explain_error(why, lang))
    paid = rules.entry.price
    if paid.total:
        reader = terminal_reader_for(choose_locale(lang))
        typer.echo(reader.say(t.EntryIs(paid.total, paid.prize, paid.bounty, paid.fee)), err=True)
    write_file(file, event_toml(rules))


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
