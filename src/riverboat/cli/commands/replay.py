"""``riverboat replay``: replay recorded hands by the rules and report hands that do not agree with
the file.

This module parses the options and reads the hands; ``replay_tally`` adds them up, and
``hand_page`` prints one.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.json_output import print_json
from riverboat.cli.terminal.shared_options import (
    AcpcGameOption,
    CardColourOption,
    JobsOption,
    JsonOption,
)
from riverboat.cli.terminal.terminal_locale import (
    LangOption,
    build_usage_error,
    choose_locale,
    explain_error,
    terminal_reader,
)
from riverboat.words import Refusal
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from riverboat.cli.histories.replay_tally import HandTally
    from riverboat.notation import ParsedHand
    from riverboat.notation.acpc import Definition


def replay(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            exists=True,
            readable=True,
            help="Hand-history files (PHH, Open Hand History, PokerStars, ACPC, riverboat "
            "JSON) or folders.",
            show_default=False,
        ),
    ],
    hand: Annotated[
        str | None,
        typer.Option(metavar="N", help="Narrate one hand, by its name or its number in the file."),
    ] = None,
    id_: Annotated[
        str | None,
        typer.Option("--id", metavar="ID", help="Narrate one hand, by the site's hand number."),
    ] = None,
    repair: Annotated[
        bool, typer.Option("--repair", help="Repair hands where possible, and report each change.")
    ] = False,
    variant: Annotated[
        str | None, typer.Option(metavar="CODE", help="Read only this variant, such as NT.")
    ] = None,
    game: AcpcGameOption = None,
    max_listed: Annotated[
        int,
        typer.Option(
            "--list", metavar="N", min=0, help="Maximum number of rejected hands to list."
        ),
    ] = 20,
    count_copies: Annotated[
        bool,
        typer.Option("--count-copies", help="Count copies of the same hand, too."),
    ] = False,
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: CardColourOption = None,
) -> None:
    """Replay recorded hands and check every action against the rules."""
    from riverboat.cli.histories.replay_tally import HandTally
    from riverboat.notation import BadNotation

    try:
        game_definition = _read_game_definition(game)
        paths, unreadable_files = _scan_paths(files)
        if hand is not None or id_ is not None:
            parsed_hand = _find_hand(_read_hands(paths, game_definition, repair), hand, id_)
            _print_hand(parsed_hand, _make_console(colour), as_json, choose_locale(lang))
            return
        tally = HandTally(variant, repair=repair, count_copies=count_copies)
        tally.unreadable += unreadable_files
        _tally_hands(tally, paths, game_definition, repair, jobs)
    except BadNotation as error:
        raise typer.BadParameter(explain_error(error, lang), param_hint="--game") from None
    if variant and not tally.hands:
        raise build_usage_error(w.NoHandOfVariant(repr(variant)), "--variant")
    if as_json:
        print_json("replay/1", tally.json())
    else:
        tally.print_table(_make_console(colour), max_listed, terminal_reader(lang))
    raise typer.Exit(0 if tally.exact == tally.hands and not unreadable_files else 1)


def _read_game_definition(game: Path | None) -> Definition | None:
    from riverboat.notation.acpc import read_definition

    return read_definition(game) if game else None


def _scan_paths(files: list[Path]) -> tuple[list[Path], list[tuple[Path, Refusal]]]:
    """Return the readable files, also from folders, and each unreadable file with the reason."""
    from riverboat.notation.format_detection import FolderScan, detect_file_format, scan_folder

    total_scan = FolderScan([], [])
    for file in files:
        if file.is_dir():
            file_scan = scan_folder(file)
            if file_scan == FolderScan([], []):
                raise build_usage_error(w.NoHandFilesInFolder(str(file)))
        else:
            detected_format = detect_file_format(file)
            unreadable_files = (
                [(file, detected_format)] if isinstance(detected_format, Refusal) else []
            )
            file_scan = FolderScan([] if unreadable_files else [file], unreadable_files)
        total_scan.readable.extend(file_scan.readable)
        total_scan.unreadable.extend(file_scan.unreadable)
    return total_scan


def _tally_hands(
    tally: HandTally,
    paths: list[Path],
    game_definition: Definition | None,
    should_repair: bool,
    jobs: int,
) -> None:
    """Read every hand with *jobs* processes, and with a progress bar on a terminal."""
    from time import perf_counter

    from rich.console import Console

    from riverboat.cli.terminal.read_progress import show_reading_progress
    from riverboat.histories.file_pieces import read_in_parallel
    from riverboat.notation import count_hands

    def count_hands_of_files(files: list[Path]) -> int:
        return sum(map(count_hands, files))

    file_groups = [[path] for path in paths] if jobs == 1 else [paths] * bool(paths)
    with show_reading_progress(Console(stderr=True)) as follow_progress:
        for files in file_groups:
            hands = read_in_parallel(files, jobs, game_definition, repair=should_repair)
            started_at = perf_counter()
            for parsed_hand in follow_progress(
                files[0], partial(count_hands_of_files, files), hands
            ):
                tally.add(parsed_hand, perf_counter() - started_at)
                started_at = perf_counter()


def _read_hands(
    paths: list[Path], game_definition: Definition | None, should_repair: bool
) -> Iterator[ParsedHand]:
    from riverboat.notation import read_hands

    for path in paths:
        yield from read_hands(path, definition=game_definition, repair=should_repair)


def _find_hand(
    hands: Iterator[ParsedHand], requested_hand: str | None, site_number: str | None
) -> ParsedHand:
    """Return the hand with this name or index in its file, or with this number at its site."""
    from riverboat.cli.histories.hand_search import HandNotFound, find_hand

    try:
        parsed_hand, ambiguity_note = find_hand(hands, requested_hand, site_number)
    except HandNotFound as error:
        raise typer.BadParameter(
            explain_error(error), param_hint="--id" if site_number else "--hand"
        ) from None
    if ambiguity_note:
        typer.echo(terminal_reader().say(ambiguity_note), err=True)
    return parsed_hand


def _print_hand(hand: ParsedHand, console: Console, as_json: bool, locale: str) -> None:
    from riverboat.cli.pages.hand_page import format_hand_json, show_hand

    if as_json:
        print_json("hand/1", format_hand_json(hand))
    else:
        show_hand(hand, console, locale)
    raise typer.Exit(0 if hand.exact else 1)


def _make_console(colour: bool | None) -> Console:
    from rich.console import Console

    if colour is None:
        return Console(highlight=False)
    return Console(highlight=False, force_terminal=colour or None, no_color=not colour)
