"""``riverboat replay``: play recorded hands again, by the rules, and say which do not hold.

Here the options are read and the hands counted; ``tally`` adds them up, ``handpage`` tells one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from riverboat.cli.tally import Tally
    from riverboat.notation import ReadHand
    from riverboat.notation.acpc import Definition


def replay(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            exists=True,
            readable=True,
            help="PHH files, ACPC logs, or folders of them.",
            show_default=False,
        ),
    ],
    hand: Annotated[
        str | None, typer.Option(metavar="N", help="Tell this one hand, card by card.")
    ] = None,
    repair: Annotated[
        bool, typer.Option("--repair", help="Mend what can be mended, and say what was changed.")
    ] = False,
    variant: Annotated[
        str | None, typer.Option(metavar="CODE", help="Only this variant, such as NT.")
    ] = None,
    game: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.game",
            exists=True,
            dir_okay=False,
            readable=True,
            help="The game definition of ACPC logs, when it does not lie beside them.",
        ),
    ] = None,
    listed: Annotated[
        int, typer.Option("--list", metavar="N", min=0, help="How many refused hands to list.")
    ] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="The outcome as JSON.")] = False,
    colour: Annotated[
        bool | None, typer.Option("--colour/--no-colour", help="Cards in four colours.")
    ] = None,
) -> None:
    """Play recorded hands again, strictly by the rules."""
    from riverboat.cli.tally import Tally
    from riverboat.notation import BadNotation

    try:
        definition = _definition(game)
        paths = _paths(files)
        if hand is not None:
            _tell(_find(paths, definition, repair, hand), _console(colour), as_json)
            return
        tally = Tally(variant)
        _count(tally, paths, definition, repair)
    except BadNotation as why:
        raise typer.BadParameter(str(why), param_hint="--game") from None
    if variant and not tally.hands:
        raise typer.BadParameter(f"no hand is of variant {variant!r}", param_hint="--variant")
    if as_json:
        typer.echo(tally.json())
    else:
        tally.show(_console(colour), listed)
    raise typer.Exit(0 if tally.exact == tally.hands else 1)


# Reading ----------------------------------------------------------------------------------------


def _definition(game: Path | None) -> Definition | None:
    from riverboat.notation.acpc import read_definition

    return read_definition(game) if game else None


def _paths(files: list[Path]) -> list[Path]:
    """The files, and those of every folder that is named."""
    from riverboat.notation.files import SUFFIXES

    paths = []
    for file in files:
        if file.is_dir():
            inside = sorted(path for path in file.rglob("*") if path.suffix in SUFFIXES)
            if not inside:
                raise typer.BadParameter(f"{file}: no {', '.join(SUFFIXES)} in this folder")
            paths += inside
        else:
            paths.append(file)
    return paths


def _count(tally: Tally, paths: list[Path], definition: Definition | None, repair: bool) -> None:
    """Read every hand; on a terminal, show how far it is."""
    from time import perf_counter

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from riverboat.notation import count_hands, read_hands

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        for path in paths:
            total = count_hands(path) if not bar.disable else None
            task = bar.add_task(path.name, total=total, speed="")
            began = before = perf_counter()
            for number, read in enumerate(
                read_hands(path, definition=definition, repair=repair), 1
            ):
                now = perf_counter()
                tally.add(read, now - before)
                before = now
                if not bar.disable and number % 100 == 0:
                    speed = f"{number / (now - began):,.0f} hands/s"
                    bar.update(task, completed=number, speed=speed)
            bar.remove_task(task)


def _hands(paths: list[Path], definition: Definition | None, repair: bool) -> Iterator[ReadHand]:
    from riverboat.notation import read_hands

    for path in paths:
        yield from read_hands(path, definition=definition, repair=repair)


def _find(paths: list[Path], definition: Definition | None, repair: bool, wanted: str) -> ReadHand:
    """The hand of this number or name."""
    names = []
    otherwise: ReadHand | None = None  # the file's own numbers first, then what is called so
    for read in _hands(paths, definition, repair):
        if read.source.hand == wanted:
            return read
        if str(read.metadata.get("hand", "")) == wanted:
            otherwise = otherwise or read
        names.append(read.source.hand)
    if otherwise:
        return otherwise
    known = f"{names[0]} to {names[-1]}" if len(names) > 1 else names[0]
    raise typer.BadParameter(
        f"there is no hand {wanted!r}; there are {len(names)}, {known}", param_hint="--hand"
    )


def _tell(read: ReadHand, console: Console, as_json: bool) -> None:
    from riverboat.cli.handpage import as_data, show_hand

    if as_json:
        typer.echo(as_data(read))
    else:
        show_hand(read, console)
    raise typer.Exit(0 if read.exact else 1)


def _console(colour: bool | None) -> Console:
    from rich.console import Console

    if colour is None:
        return Console(highlight=False)
    return Console(highlight=False, force_terminal=colour or None, no_color=not colour)
