"""``riverboat tournament run``: an event at real tables, kept from one terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riverboat.cli.commands.tournament.options import COLOUR
from riverboat.cli.commands.tournament.printing import stop
from riverboat.cli.terminal.tongue import Lang, explained, terminal_reader
from riverboat.words.terminal.finding import BeginItWithRules


def run(
    record: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.event", show_default=False, help="The event's record; it is taken up."
        ),
    ],
    rules: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", exists=True, dir_okay=False, help="A new event's rules."),
    ] = None,
    lang: Lang = None,
    colour: Annotated[bool | None, COLOUR] = None,
) -> None:
    """Keep an event at real tables from one terminal: bust-outs, re-buys, moves, the clock."""
    from riverboat.cli.tournaments.event_session import EventSession
    from riverboat.cli.tournaments.record import EventRecord, NotAnEventRecord
    from riverboat.tourney import BadEvent
    from riverboat.tourney.config import read_event

    try:
        if record.exists():
            kept = EventRecord.taken_up(record)
        elif rules is None:
            stop(terminal_reader(lang).say(BeginItWithRules(str(record))))
        else:
            kept = EventRecord.begun(record, read_event(rules.read_text(encoding="utf-8")))
    except BadEvent as why:
        stop(explained(why, lang))
    except (NotAnEventRecord, OSError) as why:
        stop(explained(why, lang))
    with kept:
        EventSession(kept, lang, colour).run()
