"""``riverboat tournament run``: run a tournament at real tables from one terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riverboat.cli.commands.tournament.printing import exit_with_error
from riverboat.cli.terminal.shared_options import ColourOption
from riverboat.cli.terminal.terminal_locale import LangOption, explain_error, terminal_reader
from riverboat.words.terminal.hand_search import TournamentFileMissing


def run(
    record: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.event",
            show_default=False,
            help="Record file of the tournament; an existing one is resumed.",
        ),
    ],
    rules: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.toml",
            exists=True,
            dir_okay=False,
            help="Rules file for a new tournament.",
        ),
    ] = None,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Run a live tournament from one terminal: eliminations, rebuys, table moves and the clock."""
    from riverboat.cli.tournaments.tournament_console import TournamentConsole
    from riverboat.cli.tournaments.tournament_record_file import (
        InvalidTournamentRecord,
        TournamentRecordFile,
    )
    from riverboat.tourney import BadEvent
    from riverboat.tourney.config import read_event

    try:
        if record.exists():
            record_file = TournamentRecordFile.resume(record)
        elif rules is None:
            exit_with_error(terminal_reader(lang).say(TournamentFileMissing(str(record))))
        else:
            record_file = TournamentRecordFile.create(
                record, read_event(rules.read_text(encoding="utf-8"))
            )
    except BadEvent as error:
        exit_with_error(explain_error(error, lang))
    except (InvalidTournamentRecord, OSError) as error:
        exit_with_error(explain_error(error, lang))
    with record_file:
        TournamentConsole(record_file, lang, colour).run()
