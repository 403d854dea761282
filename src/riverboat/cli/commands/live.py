"""``riverboat live``: a physical game, kept from the dealer's chair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from riverboat.cli.terminal.tongue import Lang, chosen, system_says
from riverboat.words.terminal.keeping import NoSuchFile

if TYPE_CHECKING:
    from riverboat.cli.at_the_table.configured import TableOptions
    from riverboat.cli.at_the_table.live_session import LiveSession
    from riverboat.floor import Authority
    from riverboat.live import Record, Scorekeeper

_FORMS = {".phh": "phh", ".phhs": "phh", ".ohh": "ohh", ".jsonl": "json", ".txt": "pokerstars"}


def live(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="Where the game is kept, entry by entry; one that is there is taken up again.",
        ),
    ],
    game: Annotated[
        str, typer.Option("--game", "-g", help='What is played: "nlhe 1/2", "limit 4/8" ...')
    ] = "no-limit hold'em 1/2",
    seats: Annotated[
        list[str] | None,
        typer.Option("--seat", "-s", metavar="'NAME CHIPS'", help="Who sits, in their order."),
    ] = None,
    by: Annotated[
        str,
        typer.Option("--by", metavar="NAME", help="Whose rules: cash, tournament, tda-2024 ..."),
    ] = "cash",
    changed: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="NAME=VALUE", help="Change one of their options: oot=tda."
        ),
    ] = None,
    file_of_options: Annotated[
        Path | None,
        typer.Option("--options", metavar="FILE", help="A file of TOML with such options."),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="GROUP.OPTION=VALUE", help="straddle.enabled=on, chairs=6."),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(
            metavar="OUT", help="Write the hands (.phh, .ohh, .jsonl, .txt), and nothing else."
        ),
    ] = None,
    ledger: Annotated[
        bool, typer.Option("--ledger", help="Print who stands how, and nothing else.")
    ] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="In colours.")] = None,
) -> None:
    """Keep a physical game: seats, stacks, every action by a key or two, with undo and rulings.

    riverboat live friday.live -g "nlhe 1/2" -s "Ann 200" -s "Bob 200" -s "Cat 150"

    Then: enter for the next hand, and f x c 60 a as the players act; ? lists all entries.
    """
    from riverboat.cli.at_the_table.configured import TableOptions
    from riverboat.cli.at_the_table.wager import NotAnEntry
    from riverboat.engine import BadGame
    from riverboat.engine.asked.errors import in_words
    from riverboat.live import NotARecord
    from riverboat.words import Reader

    code = chosen(lang)

    def book() -> Authority:
        from riverboat.cli.rulings.options_file import read_options
        from riverboat.floor import authority

        written = read_options(file_of_options) if file_of_options else []
        return authority(by).with_options([*written, *(changed or ())])

    if (export or ledger) and not file.exists():
        _stop(Reader(code).say(NoSuchFile(str(file))))
    try:
        with (
            _taken_up(file)
            if file.exists()
            else _begun(file, TableOptions(None, None, game, options or (), code), book()) as record
        ):
            if export:
                typer.echo(f"{_exported(record.keeper, export)} -> {export}")
                return
            session = _session(record, code, colour)
            if ledger:
                session.news.look_at("ledger")
                return
            for seat in seats or () if not record.keeper.moves else ():
                session.enter(f"sit {seat}")
            raise typer.Exit(session.play())
    except (NotARecord, BadGame) as why:
        _stop(in_words(why, Reader(code)))
    except NotAnEntry as why:
        _stop(Reader(code).say(why.phrase))
    except OSError as why:
        _stop(f"{why.filename or file}: {system_says(why)}")


def _session(record: Record, code: str, colour: bool | None) -> LiveSession:
    """What takes entries, at this terminal."""
    from riverboat.cli.at_the_table.live_session import LiveSession, LiveSitting
    from riverboat.cli.terminal.screen import Screen
    from riverboat.cli.terminal.terminal import ask, console
    from riverboat.floor import authority

    sitting = LiveSitting(
        by=authority(record.by),
        export=lambda to: _exported(record.keeper, to),
        language=code,
    )
    return LiveSession(record, Screen(console(colour), ask, lambda: None), sitting)


def _begun(file: Path, asked: TableOptions, book: Authority) -> Record:
    """A new record. Nobody is asked for straddles unless the table has them."""
    from msgspec.structs import replace

    from riverboat.cli.at_the_table.configured import configured
    from riverboat.live import Record, live_rules

    preset = "tournament" if book.event else "cash"
    plain = ["straddle.enabled=off", "buy_in.least=0", "buy_in.most=0"]
    config = configured(replace(asked, preset=preset, options=[*plain, *asked.options]))
    return Record.begun(file, live_rules(config.rules, book.hand), book.written)


def _taken_up(file: Path) -> Record:
    from riverboat.live import Record

    return Record.taken_up(file)


def _exported(keeper: Scorekeeper, to: Path) -> int:
    """Write the hands so far, as a spectator knows them; how many those are."""
    from riverboat.cli.at_the_table.wager import NotAnEntry
    from riverboat.service.history.export import FormName, HistoryHeader, export, hands_of
    from riverboat.words.terminal.live import SayExport

    form: FormName | None = _FORMS.get(to.suffix.lower())  # type: ignore[assignment]
    if form is None:
        raise NotAnEntry(SayExport())
    frame = HistoryHeader(table=keeper.rules.name, size=keeper.rules.chairs)
    written = export(hands_of(keeper.log), form, frame=frame)
    to.write_text(written.text, encoding="utf-8")
    for refused in written.refused:
        typer.echo(refused.why, err=True)
    return written.hands


def _stop(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(1)
