"""``riverboat table``: a session of many hands with any table's rules, you and bots.

This module parses the options; the session is imported only when it is played.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from riverboat.cli.terminal.shared_options import (
    CardColourOption,
    ConfigOrGameArgument,
    EventLogOption,
    MaxHandsOption,
    NoPauseOption,
    OptionalHouseRulesOption,
    PlayerCountOption,
    PlayerNameOption,
    SeedOption,
    SpeedOption,
    TableGameOption,
    TableSettingsOption,
)
from riverboat.cli.terminal.terminal_locale import (
    LangOption,
    choose_locale,
    explain_error,
    format_os_error,
    terminal_reader,
)
from riverboat.words.refusals.command_line import FileUnreadable
from riverboat.words.terminal.tournament import FileWriteFailed

if TYPE_CHECKING:
    from riverboat.cli.table_sessions.table_session import TableSession
    from riverboat.cli.terminal.table_screen import Screen
    from riverboat.table.rules.config import Config


def table(
    words: ConfigOrGameArgument = None,
    preset: OptionalHouseRulesOption = None,
    game: TableGameOption = None,
    options: TableSettingsOption = None,
    players: PlayerCountOption = None,
    name: PlayerNameOption = None,
    lang: LangOption = None,
    seed: SeedOption = None,
    hands: MaxHandsOption = None,
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots play all seats.")] = False,
    lively: Annotated[
        bool, typer.Option("--lively", help="Let bots join and leave between hands.")
    ] = False,
    show_bots: Annotated[bool, typer.Option("--show-bots", help="Show all cards.")] = False,
    rules: Annotated[
        bool, typer.Option("--rules", help="Print the posted house rules and exit.")
    ] = False,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the table configuration to a file and exit."),
    ] = None,
    log: EventLogOption = None,
    replay: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Replay a saved log and print its ledger."),
    ] = None,
    speed: SpeedOption = 1.0,
    no_pause: NoPauseOption = False,
    colour: CardColourOption = None,
) -> None:
    """Play a cash-game session with blinds owed, straddles, kill pots, rake and a ledger."""
    from riverboat.cli.table_sessions.table_config_options import (
        TableOptions,
        assign_styles,
        build_lineup,
        load_config,
        split_file_and_game,
    )
    from riverboat.cli.table_sessions.table_session import TableSession, TableSessionConfig
    from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
    from riverboat.cli.terminal.table_screen import Screen
    from riverboat.cli.terminal.terminal_io import make_console, make_pause, read_line
    from riverboat.engine import BadGame
    from riverboat.engine.commands.engine_errors import localize_error
    from riverboat.words import Reader
    from riverboat.words.terminal import YouPronoun

    skips_pauses = no_pause or not sys.stdout.isatty()
    screen = Screen(make_console(colour), read_line, make_pause(0 if skips_pauses else 0.5 / speed))
    if replay:
        _print_saved_ledger(replay, screen, choose_locale(lang))
        return
    file, named_game = split_file_and_game(words or (), game)
    config = load_config(TableOptions(file, preset, named_game, options or (), lang))
    if rules or write:
        _write_config(config, write, rules, choose_locale(lang))
        return
    locale = choose_locale(lang)
    your_name = "" if watch else name or build_terminal_reader(locale).sentence(YouPronoun())
    session_config = TableSessionConfig(
        rules=config.rules,
        players=assign_styles(build_lineup(config, players, your_name), seed),
        your_name=your_name,
        seed=seed,
        hands=hands or (1 if watch else None),
        shows_all_cards=show_bots,
        bots_come_and_go=lively,
        language=locale,
    )
    session = TableSession(session_config, screen)
    try:
        exit_code = session.play()
    except BadGame as error:
        _exit_with_error(localize_error(error, Reader(locale)))
    finally:
        _save_log(session, log)
    raise typer.Exit(exit_code)


def _write_config(
    config: Config, config_path: Path | None, prints_rules: bool, locale: str
) -> None:
    """Write the configuration to a file, and print the rules as a page."""
    from riverboat.engine import BadGame
    from riverboat.table.rules.config_writer import to_toml
    from riverboat.table.rules.rules_page import format_as_markdown
    from riverboat.words import Reader

    if prints_rules:
        typer.echo(format_as_markdown(config.rules, Reader(locale)), nl=False)
    if config_path:
        try:
            config_path.write_text(to_toml(config, Reader(locale)), encoding="utf-8")
        except BadGame as error:
            _exit_with_error(explain_error(error))
        except OSError as error:
            _exit_with_error(
                terminal_reader().say(FileWriteFailed(str(config_path), format_os_error(error)))
            )


def _save_log(session: TableSession, log_path: Path | None) -> None:
    from riverboat.table.state.table_log import to_json_lines

    if log_path is None:
        return
    try:
        log_path.write_bytes(to_json_lines(session.dealer.log))
    except OSError as error:
        _exit_with_error(
            terminal_reader().say(FileWriteFailed(str(log_path), format_os_error(error)))
        )


def _print_saved_ledger(path: Path, screen: Screen, locale: str) -> None:
    """Print the ledger of a saved log; exit with an error if the log cannot be replayed."""
    from riverboat.cli.table_sessions.table_lookups import (
        iter_ledger_lines,
        iter_settlement_phrases,
    )
    from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
    from riverboat.engine import CorruptLog
    from riverboat.table.money.session_ledger import build_ledger
    from riverboat.table.state.table_log import from_json_lines
    from riverboat.table.state.table_reducer import replay
    from riverboat.words.labels import UnfinishedHandLabel
    from riverboat.words.terminal import HandsPlayed

    try:
        facts = from_json_lines(path.read_bytes())
        table_state, ledger = replay(facts), build_ledger(facts)
    except OSError as error:
        _exit_with_error(terminal_reader().say(FileUnreadable(str(path), format_os_error(error))))
    except CorruptLog as error:
        _exit_with_error(f"{path}: {explain_error(error)}")
    renderer = build_terminal_reader(locale)
    hands_text = renderer.say(HandsPlayed(table_state.hand_count))
    screen.title(table_state.rules.name or table_state.rules.game.name, hands_text)
    if table_state.is_hand_running:
        screen.print_sentence(renderer.say(UnfinishedHandLabel()), "yellow")
    for line in iter_ledger_lines(ledger, screen.felt, renderer):
        screen.print(line)
    for payment in iter_settlement_phrases(ledger):
        screen.print_sentence(renderer.sentence(payment), "bold")


def _exit_with_error(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)
