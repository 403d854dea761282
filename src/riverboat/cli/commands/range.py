"""``riverboat range``: the hands of a range, as a grid, a picture or JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import DeadCardsOption, JsonOption, SvgOption
from riverboat.cli.terminal.terminal_locale import (
    build_exit_with_message,
    explain_error,
    terminal_reader,
)
from riverboat.words import studies as s

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import TerminalFelt
    from riverboat.equity import Range


def range_command(
    range_words: Annotated[
        list[str],
        typer.Argument(
            metavar="RANGE",
            help="Range: '22+, A2s+, KTo-KQo, AsKd, 55:0.5', 'top 30%' or '22+ except 55'.",
            show_default=False,
        ),
    ],
    game: Annotated[
        str, typer.Option(metavar="NAME", help="Game: hold'em, omaha 5, short deck ...")
    ] = "hold'em",
    dead: DeadCardsOption = "",
    svg: SvgOption = None,
    as_json: JsonOption = False,
    colour: Annotated[
        bool | None, typer.Option("--colour/--no-colour", help="Use colours in the grid.")
    ] = None,
) -> None:
    """Show a range as a grid, with its number of combinations and its share of all hands."""
    hand_range = _parse_range(" ".join(range_words), game, dead)
    if svg:
        _write_picture(svg, hand_range)
    if as_json:
        print_json("range/1", _format_json(hand_range))
    elif not svg:
        from riverboat.cli.terminal.terminal_felt import build_felt
        from riverboat.cli.terminal.terminal_io import make_console

        terminal = make_console(colour)
        for line in _format_page(hand_range, build_felt(terminal)):
            terminal.print(line, soft_wrap=True)


def _parse_range(text: str, game: str, dead_cards: str) -> Range:
    from riverboat.cards import DECKS, BadCard
    from riverboat.engine import BadGame
    from riverboat.engine.games.variants import find_variant
    from riverboat.equity import BadRange, parse_range
    from riverboat.equity.equity_games import EquityGame, to_engine_name
    from riverboat.equity.query.board_query import parse_known_cards

    try:
        range_variant = find_variant(to_engine_name(game))
        if range_variant.has_upcards or range_variant.hole_cards < 2:
            raise build_exit_with_message(s.RangesUnavailable(range_variant.name))
        hand_range = parse_range(text, range_variant.hole_cards, DECKS[range_variant.deck])
        dead = parse_known_cards(
            "dead cards", dead_cards, EquityGame(range_variant, "high"), {}
        )  # looked up for its deck
        return hand_range.without(dead)
    except (BadRange, BadGame, BadCard) as error:
        _exit_with_error(explain_error(error))
    except ValueError as error:  # a list of six-card holdings may be too long
        _exit_with_error(explain_error(error))


def _format_page(hand_range: Range, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.pages.range_grid import iter_grid_lines
    from riverboat.cli.terminal.terminal_felt import wrap_text

    yield from wrap_text(Text(str(hand_range), "bold"), felt.width)
    yield Text()
    if hand_range.size == 2:
        yield from iter_grid_lines(hand_range.grid(), felt)
    yield from wrap_text(Text(terminal_reader().say(hand_range.size_phrase)), felt.width)


def _write_picture(path: Path, hand_range: Range) -> None:
    from riverboat.cli.terminal.picture_file import write_picture
    from riverboat.equity.ranges.grid_drawing import draw_grid_svg

    if hand_range.size != 2:
        raise build_exit_with_message(s.RangeGridUnavailable(hand_range.size))
    write_picture(
        path, lambda: draw_grid_svg(hand_range.grid(), hand_range.summary, str(hand_range))
    )


def _format_json(hand_range: Range) -> str:
    output: dict[str, Any] = {
        "range": str(hand_range),
        "cards": hand_range.size,
        "combinations": len(hand_range),
        "weight": hand_range.total,
        "percent": hand_range.percent,
    }
    if hand_range.size == 2:
        output["hands"] = hand_range.hands()
    return to_json_text(output)


def _exit_with_error(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)
