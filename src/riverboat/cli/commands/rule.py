"""``riverboat rule``: a floor ruling from a line of text or from questions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.shared_options import ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import (
    LangOption,
    build_usage_error,
    choose_locale,
    explain_error,
)
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from rich.console import Console

    from riverboat.cli.rulings.ruling_context import RulingContext


def rule(
    text: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[TEXT]",
            help="Incident: 'limit 3/6, facing 6, one 25 chip, says nothing'.",
        ),
    ] = None,
    authority: Annotated[
        str,
        typer.Option(
            "--authority",
            metavar="NAME",
            help="Rules authority: tda-2024, wsop-event-2026, wsop-cash-2026, rrop-11, "
            "cash-2026, tournament-2026, home-2026.",
        ),
    ] = "cash-2026",
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUE",
            help="Rule option to change, such as oot=tda; repeatable.",
            show_default=False,
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--options",
            metavar="FILE",
            help="TOML file with rule options, one per line: oot = 'tda'.",
            show_default=False,
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            metavar="SIGN",
            help="Game, if the text does not name it: 'no-limit holdem 1/2'.",
            show_default=False,
        ),
    ] = None,
    book: Annotated[
        bool, typer.Option("--book", help="Print the authority's whole rulebook, with examples.")
    ] = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the rulebook as Markdown.")
    ] = False,
    shows_all: Annotated[
        bool, typer.Option("--all", help="Print the ruling of every authority in a table.")
    ] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Ask the floor for a ruling: describe the incident, or answer questions."""
    from riverboat.cli.terminal.terminal_io import make_console, read_line

    context = _open_ruling_context(
        authority,
        [*_list_options_from_file(file, choose_locale(lang)), *(options or ())],
        choose_locale(lang),
        game,
        shows_all=shows_all,
    )
    terminal = make_console(colour)
    if book:
        _print_book(context, terminal, as_markdown=markdown, as_json=as_json)
        return
    line = " ".join(text or ())
    if as_json:
        raise typer.Exit(_print_ruling_json(line, context))
    if not line:
        from riverboat.cli.rulings.ruling_dialog import Dialog

        Dialog(context, terminal, read_line).run()
        return
    raise typer.Exit(_rule_on_line(line, context, terminal))


def _list_options_from_file(file: Path | None, language: str) -> list[str]:
    """Return the options of a file in command-line form; an invalid file is a usage error."""
    if file is None:
        return []
    from riverboat.cli.rulings.authority_options_file import read_options
    from riverboat.engine import BadGame
    from riverboat.engine.commands.engine_errors import localize_error
    from riverboat.words import Reader

    try:
        return read_options(file)
    except BadGame as error:
        raise build_usage_error(
            w.OptionRefused(str(file), localize_error(error, Reader(language)))
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise build_usage_error(w.OptionRefused(str(file), explain_error(error))) from None


def _open_ruling_context(
    name: str, options: list[str], language: str, game_text: str | None, *, shows_all: bool
) -> RulingContext:
    """Return the ruling context of an authority; an unknown name is a usage error."""
    from msgspec.structs import replace

    from riverboat.cli.rulings.ruling_context import make_ruling_context
    from riverboat.engine import BadGame
    from riverboat.engine.commands.engine_errors import localize_error
    from riverboat.engine.games.game_names import parse_game
    from riverboat.words import Reader

    for option in options:
        if "=" not in option:
            raise build_usage_error(w.NameAndValueFormat(repr(option)))
    try:
        game = parse_game(game_text) if game_text else None
        context = make_ruling_context(name, options, language, game)
    except BadGame as error:
        raise typer.BadParameter(localize_error(error, Reader(language))) from None
    return replace(context, shows_all=shows_all)


def _rule_on_line(text: str, context: RulingContext, terminal: Console) -> int:
    """Rule on a line of text, asking for missing facts if a person is at the terminal."""
    from riverboat.cli.rulings.ruling_dialog import Dialog, LeaveRequested
    from riverboat.cli.terminal.terminal_io import read_line

    read_answer = read_line if sys.stdin.isatty() else _refuse_prompt
    dialog = Dialog(context, terminal, read_answer)
    try:
        return 0 if dialog.handle_line(text) else 1
    except LeaveRequested:
        return 0 if dialog.is_understood else 1


def _refuse_prompt(_: str) -> str:
    """Raise ``EOFError``, because no person is at the terminal to answer; the open question is
    printed as the result.
    """
    raise EOFError


def _print_ruling_json(text: str, context: RulingContext) -> int:
    from riverboat.cli.rulings import ruling_json
    from riverboat.cli.terminal.json_output import print_json, to_json_text
    from riverboat.floor.incident_parsing.game_context import GameMismatch
    from riverboat.floor.inquiry.inquiry import inquire
    from riverboat.words.terminal.ruling_session import FloorGameMismatch

    context = context.adapt_to_line(text)
    try:
        response_fields, exit_code = ruling_json.build_response_fields(
            inquire(context.query(text)), context
        )
    except GameMismatch:
        game_name = context.game.name if context.game else ""
        response_fields, exit_code = (
            {"refused": context.build_reader().say(FloorGameMismatch(game_name))},
            1,
        )
    print_json(
        "ruling/1", to_json_text(ruling_json.build_text_fields(text, context) | response_fields)
    )
    return exit_code


def _print_book(
    context: RulingContext, terminal: Console, *, as_markdown: bool, as_json: bool
) -> None:
    from riverboat.cli.rulings.authority_book import (
        build_chapters,
        format_book_markdown,
        iter_book_lines,
    )
    from riverboat.cli.terminal.json_output import print_json, to_json_text

    if as_json:
        print_json("book/1", to_json_text({"chapters": build_chapters(context)}))
    elif as_markdown:
        typer.echo(format_book_markdown(context))
    else:
        for line in iter_book_lines(context, min(terminal.width, 88)):
            terminal.print(line, soft_wrap=True)
