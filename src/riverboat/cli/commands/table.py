"""``riverboat table``: a session of many hands with the rules of any table, you and bots.

Here the options are read; what plays the session is loaded only when somebody plays.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from riverboat.cli.terminal.tongue import Lang, chosen, explained, system_says, terminal_reader
from riverboat.words.refusals.command_line import FileCannotBeRead
from riverboat.words.terminal.tournament import FileCannotBeWritten

if TYPE_CHECKING:
    from riverboat.cli.at_the_table.table_session import TableSession
    from riverboat.cli.terminal.screen import Screen
    from riverboat.table.rules.config import Config


def table(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CONFIG.toml] [GAME]",
            help="The table's configuration, or what is played: plo 1/2, horse.",
            show_default=False,
        ),
    ] = None,
    preset: Annotated[
        str | None, typer.Option(help="Whose rules: online, cash, tournament or home.")
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(help='The same as GAME: "no-limit hold\'em 1/2", "horse 4/8" ...'),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="GROUP.OPTION=VALUE", help="straddle.enabled=on, chairs=6."),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=10, help="At the table, with you.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="The same cards and luck every time.")] = None,
    hands: Annotated[int | None, typer.Option(min=1, help="Stop after so many hands.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only bots play.")] = False,
    lively: Annotated[
        bool, typer.Option("--lively", help="The bots come and go between hands.")
    ] = False,
    show_bots: Annotated[bool, typer.Option("--show-bots", help="All cards face up.")] = False,
    rules: Annotated[
        bool, typer.Option("--rules", help="Print the posted house rules, and nothing else.")
    ] = False,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the configuration down, and nothing else."),
    ] = None,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save all that happened, as JSON lines.")
    ] = None,
    replay: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Fold a saved log, and print its ledger."),
    ] = None,
    speed: Annotated[float, typer.Option(min=0.1, help="2 is twice as quick.")] = 1.0,
    no_pause: Annotated[bool, typer.Option("--no-pause", help="No pauses at all.")] = False,
    colour: Annotated[
        bool | None, typer.Option("--colour/--no-colour", help="Cards in four colours.")
    ] = None,
) -> None:
    """Play a session of many hands: with blinds owed, straddles, kills, rake and a ledger."""
    from riverboat.cli.at_the_table.configured import (
        TableOptions,
        configured,
        file_or_game,
        lineup,
        with_styles,
    )
    from riverboat.cli.at_the_table.table_session import TableSession, TableSitting
    from riverboat.cli.at_the_table.telling import reader_of
    from riverboat.cli.terminal.screen import Screen
    from riverboat.cli.terminal.terminal import ask, console, pause
    from riverboat.engine import BadGame
    from riverboat.engine.asked.errors import in_words
    from riverboat.words import Reader
    from riverboat.words.terminal import You

    quiet = no_pause or not sys.stdout.isatty()
    screen = Screen(console(colour), ask, pause(0 if quiet else 0.5 / speed))
    if replay:
        _replay(replay, screen, chosen(lang))
        return
    file, played = file_or_game(words or (), game)
    config = configured(TableOptions(file, preset, played, options or (), lang))
    if rules or write:
        _written(config, write, rules, chosen(lang))
        return
    spoken = chosen(lang)
    you = "" if watch else name or reader_of(spoken).sentence(You())
    sitting = TableSitting(
        rules=config.rules,
        players=with_styles(lineup(config, players, you), seed),
        you=you,
        seed=seed,
        hands=hands or (1 if watch else None),
        open_cards=show_bots,
        lively=lively,
        language=spoken,
    )
    session = TableSession(sitting, screen)
    try:
        code = session.play()
    except BadGame as why:
        _stop(in_words(why, Reader(spoken)))
    finally:
        _save(session, log)
    raise typer.Exit(code)


# Files ------------------------------------------------------------------------------------------


def _written(config: Config, write: Path | None, rules: bool, code: str) -> None:
    """The configuration in a file, and the rules as a page."""
    from riverboat.engine import BadGame
    from riverboat.table.rules.config_text import to_toml
    from riverboat.table.rules.posted import posted
    from riverboat.words import Reader

    if rules:
        typer.echo(posted(config.rules, Reader(code)), nl=False)
    if write:
        try:
            write.write_text(to_toml(config), encoding="utf-8")
        except BadGame as why:
            _stop(explained(why))
        except OSError as why:
            _stop(terminal_reader().say(FileCannotBeWritten(str(write), system_says(why))))


def _save(session: TableSession, log: Path | None) -> None:
    from riverboat.table.state.log import to_json_lines

    if log is None:
        return
    try:
        log.write_bytes(to_json_lines(session.dealer.log))
    except OSError as why:
        _stop(terminal_reader().say(FileCannotBeWritten(str(log), system_says(why))))


def _replay(path: Path, screen: Screen, code: str) -> None:
    """The ledger of a saved log; it is folded, so that a log that lies is found out."""
    from riverboat.cli.at_the_table.lookups import ledger_page, settlement
    from riverboat.cli.at_the_table.telling import reader_of
    from riverboat.engine import CorruptLog
    from riverboat.table.money.ledger import ledger
    from riverboat.table.state.apply import fold
    from riverboat.table.state.log import from_json_lines
    from riverboat.words.labels import LastHandIsNotOver
    from riverboat.words.terminal import HandsPlayed

    try:
        facts = from_json_lines(path.read_bytes())
        state, book = fold(facts), ledger(facts)
    except OSError as why:
        _stop(terminal_reader().say(FileCannotBeRead(str(path), system_says(why))))
    except CorruptLog as why:
        _stop(f"{path}: {explained(why)}")
    reader = reader_of(code)
    hands = reader.say(HandsPlayed(state.numbers))
    screen.title(state.rules.name or state.rules.game.name, hands)
    if state.busy:
        screen.say(reader.say(LastHandIsNotOver()), "yellow")
    for line in ledger_page(book, screen.felt, reader):
        screen.print(line)
    for dues in settlement(book):
        screen.say(reader.sentence(dues), "bold")


def _stop(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(1)
