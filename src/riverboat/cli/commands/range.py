"""``riverboat range``: which hands a range has, as a grid, a picture or JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from riverboat.cli.terminal.json_text import json_text, print_json
from riverboat.cli.terminal.tongue import explained, stopped, terminal_reader
from riverboat.words import studies as s

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.terminal.felt import TerminalFelt
    from riverboat.equity import Range


def range_command(
    written: Annotated[
        list[str],
        typer.Argument(
            metavar="RANGE",
            help="Such as '22+, A2s+, KTo-KQo, AsKd, 55:0.5', 'top 30%' or '22+ except 55'.",
            show_default=False,
        ),
    ],
    game: Annotated[
        str, typer.Option(metavar="NAME", help="Whose holdings: hold'em, omaha 5, short deck ...")
    ] = "hold'em",
    dead: Annotated[
        str, typer.Option(metavar="CARDS", help="Cards that nobody can hold.", show_default=False)
    ] = "",
    svg: Annotated[
        Path | None, typer.Option(metavar="OUT.svg", help="Write a picture.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    colour: Annotated[
        bool | None, typer.Option("--colour/--no-colour", help="The grid in colours.")
    ] = None,
) -> None:
    """Draw a range of hands: the grid, its combinations and its share of all."""
    held = _read(" ".join(written), game, dead)
    if svg:
        _write(svg, held)
    if as_json:
        print_json("range/1", _json(held))
    elif not svg:
        from riverboat.cli.terminal.felt import fitted_felt
        from riverboat.cli.terminal.terminal import console

        terminal = console(colour)
        for line in _page(held, fitted_felt(terminal)):
            terminal.print(line, soft_wrap=True)


def _read(text: str, game: str, dead: str) -> Range:
    from riverboat.cards import DECKS, BadCard
    from riverboat.engine import BadGame
    from riverboat.engine.games.variants import variant
    from riverboat.equity import BadRange, parse_range
    from riverboat.equity.games import EquityGame, full_name
    from riverboat.equity.reading.cards import read_cards

    try:
        played = variant(full_name(game))
        if played.has_upcards or played.hole_cards < 2:
            raise stopped(s.RangesAreOfTwo(played.name))
        held = parse_range(text, played.hole_cards, DECKS[played.deck])
        out = read_cards("dead cards", dead, EquityGame(played, "high"), {})  # asked for its deck
        return held.without(out)
    except (BadRange, BadGame, BadCard) as why:
        _stop(explained(why))
    except ValueError as why:  # a list of six cards that would be too long
        _stop(explained(why))


def _page(held: Range, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.pages.range_grid import grid_lines
    from riverboat.cli.terminal.felt import wrapped

    yield from wrapped(Text(str(held), "bold"), felt.width)
    yield Text()
    if held.size == 2:
        yield from grid_lines(held.grid(), felt)
    yield from wrapped(Text(terminal_reader().say(held.size_told)), felt.width)


def _write(path: Path, held: Range) -> None:
    from riverboat.cli.terminal.picture_file import write_picture
    from riverboat.equity.ranges.grid import svg

    if held.size != 2:
        raise stopped(s.GridIsHoldem(held.size))
    write_picture(path, lambda: svg(held.grid(), held.summary, str(held)))


def _json(held: Range) -> str:
    about: dict[str, Any] = {
        "range": str(held),
        "cards": held.size,
        "combinations": len(held),
        "weight": held.total,
        "percent": held.percent,
    }
    if held.size == 2:
        about["hands"] = held.hands()
    return json_text(about)


def _stop(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(1)
