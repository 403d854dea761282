"""``riverboat live``: a scorekeeper for a physical game, run from the dealer's chair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from riverboat.cli.terminal.shared_options import ColourOption, TableSettingsOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale, format_os_error
from riverboat.words.terminal.room_admin import NoSuchFile

if TYPE_CHECKING:
    from riverboat.cli.table_sessions.scorekeeper_session import LiveSession
    from riverboat.cli.table_sessions.table_config_options import TableOptions
    from riverboat.floor import Authority
    from riverboat.live import GameRecordFile, Scorekeeper

_FORMAT_BY_SUFFIX = {
    ".phh": "phh",
    ".phhs": "phh",
    ".ohh": "ohh",
    ".jsonl": "json",
    ".txt": "pokerstars",
}


def live(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="Record file, appended entry by entry; an existing one is resumed.",
        ),
    ],
    game: Annotated[
        str, typer.Option("--game", "-g", help='Game to play: "nlhe 1/2", "limit 4/8" ...')
    ] = "no-limit hold'em 1/2",
    seats: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="'NAME CHIPS'",
            help="Player and stack, in seat order; repeatable.",
        ),
    ] = None,
    by: Annotated[
        str,
        typer.Option(
            "--authority", metavar="NAME", help="Rules authority: cash, tournament, tda-2024 ..."
        ),
    ] = "cash",
    option_specs: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUE",
            help="Rule option to change, such as oot=tda; repeatable.",
        ),
    ] = None,
    options_file: Annotated[
        Path | None,
        typer.Option("--options", metavar="FILE", help="TOML file with rule options."),
    ] = None,
    options: TableSettingsOption = None,
    export: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Export the hands (.phh, .ohh, .jsonl, .txt) and exit."),
    ] = None,
    ledger: Annotated[
        bool, typer.Option("--ledger", help="Print each player's balance and exit.")
    ] = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Track a live game: seats, stacks and each action in a keystroke or two, with undo and
    rulings.

    riverboat live friday.live -g "nlhe 1/2" -s "Ann 200" -s "Bob 200" -s "Cat 150"

    At the prompt: Enter deals the next hand, f x c 60 a enter the players' actions, ? lists all
    entries.
    """
    from riverboat.cli.table_sessions.action_parser import InvalidEntry
    from riverboat.cli.table_sessions.table_config_options import TableOptions
    from riverboat.engine import BadGame
    from riverboat.engine.commands.engine_errors import localize_error
    from riverboat.live import InvalidRecord
    from riverboat.words import Reader

    locale = choose_locale(lang)

    def build_authority() -> Authority:
        from riverboat.cli.rulings.authority_options_file import read_options
        from riverboat.floor import authority

        file_specs = read_options(options_file) if options_file else []
        return authority(by).with_options([*file_specs, *(option_specs or ())])

    if (export or ledger) and not file.exists():
        _exit_with_error(Reader(locale).say(NoSuchFile(str(file))))
    try:
        with (
            _open_record(file)
            if file.exists()
            else _create_record(
                file, TableOptions(None, None, game, options or (), locale), build_authority()
            ) as record
        ):
            if export:
                typer.echo(f"{_export_hands(record.keeper, export)} -> {export}")
                return
            session = _build_session(record, locale, colour)
            if ledger:
                session.news.print_page("ledger")
                return
            for seat in seats or () if not record.keeper.moves else ():
                session.handle_line(f"sit {seat}")
            raise typer.Exit(session.play())
    except (InvalidRecord, BadGame) as error:
        _exit_with_error(localize_error(error, Reader(locale)))
    except InvalidEntry as error:
        _exit_with_error(Reader(locale).say(error.phrase))
    except OSError as error:
        _exit_with_error(f"{error.filename or file}: {format_os_error(error)}")


def _build_session(
    record: GameRecordFile, locale: str, uses_four_colours: bool | None
) -> LiveSession:
    """Return the session that reads entries from this terminal."""
    from riverboat.cli.table_sessions.scorekeeper_session import LiveSession, ScorekeeperConfig
    from riverboat.cli.terminal.table_screen import Screen
    from riverboat.cli.terminal.terminal_io import make_console, read_line
    from riverboat.floor import authority

    config = ScorekeeperConfig(
        authority=authority(record.by),
        export=lambda path: _export_hands(record.keeper, path),
        language=locale,
    )
    return LiveSession(
        record, Screen(make_console(uses_four_colours), read_line, lambda: None), config
    )


def _create_record(file: Path, options: TableOptions, authority: Authority) -> GameRecordFile:
    """Create a record. Straddles are off unless the table's options enable them."""
    from msgspec.structs import replace

    from riverboat.cli.table_sessions.table_config_options import load_config
    from riverboat.live import GameRecordFile, live_rules

    preset = "tournament" if authority.is_for_tournaments else "cash"
    default_options = ["straddle.enabled=off", "buy_in.least=0", "buy_in.most=0"]
    config = load_config(
        replace(options, preset=preset, options=[*default_options, *options.options])
    )
    return GameRecordFile.create(
        file, live_rules(config.rules, authority.house_rules), authority.spec
    )


def _open_record(file: Path) -> GameRecordFile:
    from riverboat.live import GameRecordFile

    return GameRecordFile.resume(file)


def _export_hands(scorekeeper: Scorekeeper, path: Path) -> int:
    """Write the finished hands from a spectator's view; return their number."""
    from riverboat.cli.table_sessions.action_parser import InvalidEntry
    from riverboat.service.history.hand_export import FormatName, HistoryHeader, export, iter_hands
    from riverboat.words.terminal.live import ExportUsage

    format_name: FormatName | None = _FORMAT_BY_SUFFIX.get(path.suffix.lower())  # type: ignore[assignment]
    if format_name is None:
        raise InvalidEntry(ExportUsage())
    header = HistoryHeader(table=scorekeeper.rules.name, size=scorekeeper.rules.chairs)
    export_result = export(iter_hands(scorekeeper.log), format_name, header=header)
    path.write_text(export_result.text, encoding="utf-8")
    for unwritten_hand in export_result.refused:
        typer.echo(unwritten_hand.reason, err=True)
    return export_result.hands


def _exit_with_error(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)
