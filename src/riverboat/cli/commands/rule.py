"""``riverboat rule``: what happened, in one line or asked for, and what the floor rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.tongue import Lang, chosen, explained, refused
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from rich.console import Console

    from riverboat.cli.rulings.desk import Desk


def rule(
    text: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[TEXT]",
            help="What happened: 'limit 3/6, facing 6, one 25 chip, says nothing'.",
        ),
    ] = None,
    authority: Annotated[
        str,
        typer.Option(
            "--authority",
            metavar="NAME",
            help="Whose rules: tda-2024, wsop-event-2026, wsop-cash-2026, rrop-11, cash-2026, "
            "tournament-2026, home-2026.",
        ),
    ] = "cash-2026",
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUE",
            help="Change one of its options, once or more: oot=tda.",
            show_default=False,
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--options",
            metavar="FILE",
            help="A file of TOML with options of it, a line each: oot = 'tda'.",
            show_default=False,
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            metavar="SIGN",
            help="What is played, if the text does not say: 'no-limit holdem 1/2'.",
            show_default=False,
        ),
    ] = None,
    book: Annotated[
        bool, typer.Option("--book", help="The whole rulebook of the authority, with examples.")
    ] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="The book as Markdown.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="In colours.")] = None,
) -> None:
    """Ask for a ruling: tell what happened, or answer question by question."""
    from riverboat.cli.terminal.terminal import ask, console

    at = _desk(authority, [*_written(file, chosen(lang)), *(options or ())], chosen(lang), game)
    terminal = console(colour)
    if book:
        _book(at, terminal, markdown=markdown, as_json=as_json)
        return
    written = " ".join(text or ())
    if as_json:
        raise typer.Exit(_as_json(written, at))
    if not written:
        from riverboat.cli.rulings.dialog import Dialog

        Dialog(at, terminal, ask).run()
        return
    raise typer.Exit(_one_line(written, at, terminal))


def _written(file: Path | None, language: str) -> list[str]:
    """The options that stand in a file, as they would be typed; a file that is none is refused."""
    from riverboat.cli.rulings.options_file import read_options
    from riverboat.engine import BadGame
    from riverboat.engine.asked.errors import in_words
    from riverboat.words import Reader

    if file is None:
        return []
    try:
        return read_options(file)
    except BadGame as why:
        raise refused(w.OptionSays(str(file), in_words(why, Reader(language)))) from None
    except (OSError, UnicodeDecodeError) as why:
        raise refused(w.OptionSays(str(file), explained(why))) from None


def _desk(name: str, options: list[str], language: str, sign: str | None) -> Desk:
    """Who is asked; a name that there is not is refused."""
    from riverboat.cli.rulings.desk import desk
    from riverboat.engine import BadGame
    from riverboat.engine.asked.errors import in_words
    from riverboat.engine.games.name import parse_game
    from riverboat.words import Reader

    for option in options:
        if "=" not in option:
            raise refused(w.WriteNameAndValue(repr(option)))
    try:
        return desk(name, options, language, parse_game(sign) if sign else None)
    except BadGame as why:
        raise typer.BadParameter(in_words(why, Reader(language))) from None


def _one_line(text: str, at: Desk, terminal: Console) -> int:
    """Read a line, ask what is missing if there is somebody to ask, and rule."""
    from riverboat.cli.rulings.dialog import Dialog, Leave
    from riverboat.cli.terminal.terminal import ask
    from riverboat.floor import NotUnderstood, read

    prompt = ask if sys.stdin.isatty() else _nobody
    understood = not isinstance(read(text, at.language), NotUnderstood)
    dialog = Dialog(at, terminal, prompt)
    try:
        return 0 if dialog.line(text) else 1
    except Leave:
        return 0 if understood or dialog.book_answered else 1


def _nobody(_: str) -> str:
    """Where nobody can answer, the question is the answer."""
    raise EOFError


def _as_json(text: str, at: Desk) -> int:
    from riverboat.cli.rulings import shape
    from riverboat.cli.rulings.likely import answered
    from riverboat.cli.terminal.json_text import json_text, print_json
    from riverboat.engine.asked.errors import WithReason
    from riverboat.floor import NotUnderstood, Unclear, read, rule
    from riverboat.floor.nearest.offered import doubted
    from riverboat.floor.reading.games import OtherGame
    from riverboat.floor.reading.reading import complaint
    from riverboat.words import Phrase
    from riverboat.words.floor.reading import AnotherThingIsLikelier
    from riverboat.words.terminal.floor_desk import GameDoesNotFit

    reading, reader = read(text, at.language), at.reader()
    told, code = shape.of_text(text, at), 0
    try:
        if isinstance(reading, NotUnderstood) or doubted(text, at.language, reading):
            why: Phrase = AnotherThingIsLikelier()
            if isinstance(reading, NotUnderstood):
                why = complaint(reading)
            found_of = answered(text, reading, at)
            told |= shape.of_nothing(reading, reader.say(why), found_of)
            code = 0 if found_of.book_first else 1
        elif isinstance(reading, Unclear):
            told |= shape.of_question(reading, at)
        else:
            found = at.at(reading)
            told |= shape.of_ruling(found, rule(found.seen, found.spot, at.by), at)
    except WithReason as why:
        told, code = told | {"refused": reader.say(why.refusal)}, 1
    except OtherGame:
        name = at.game.name if at.game else ""
        told, code = told | {"refused": reader.say(GameDoesNotFit(name))}, 1
    print_json("ruling/1", json_text(told))
    return code


def _book(at: Desk, terminal: Console, *, markdown: bool, as_json: bool) -> None:
    from riverboat.cli.rulings.book import as_markdown, as_text, chapters
    from riverboat.cli.terminal.json_text import json_text, print_json

    if as_json:
        print_json("book/1", json_text({"chapters": chapters(at)}))
    elif markdown:
        typer.echo(as_markdown(at))
    else:
        for line in as_text(at, min(terminal.width, 88)):
            terminal.print(line, soft_wrap=True)
