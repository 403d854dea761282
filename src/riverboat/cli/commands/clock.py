"""``riverboat clock``: levels, the minimum and maximum raise of each, and the time left."""

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
    format_os_error,
)
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from riverboat.cli.pages.tool_page import DealerToolPage
    from riverboat.tools import ClockLevel, Levels


def clock(
    levels: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="LEVEL...",
            help="Level: 25/50, 100/200+25 with an ante, 50/100@15 for 15 minutes, break@10.",
            show_default=False,
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", "-f", metavar="FILE.toml", help="File with levels, games and minutes."
        ),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Game whose raises to show: no-limit hold'em, plo ..."),
    ] = None,
    minutes: Annotated[
        int | None,
        typer.Option(
            "--minutes", "-m", metavar="N", min=1, help="Minutes per level; defaults to 20."
        ),
    ] = None,
    by: Annotated[
        str, typer.Option("--authority", metavar="NAME", help="Rules authority.")
    ] = "tournament",
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print all levels without running the clock.")
    ] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Run a blinds clock that shows the minimum and maximum raise of each level.

    riverboat clock 25/50 50/100 break@10 100/200+25 -m 15

    riverboat clock -f friday.toml --sheet

    Press space to start or stop, n and b for the next or previous level, + and - to change the time
    by a minute.
    """
    from riverboat import tools
    from riverboat.cli.pages.clock_page import iter_level_rows as iter_level_rows
    from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions
    from riverboat.cli.terminal.json_output import print_json, to_json_text
    from riverboat.floor import authority

    page = DealerToolPage(OutputOptions(as_json, choose_locale(lang), colour))
    clock_levels = page.compute(
        lambda: tools.blind_clock(_read_levels(levels or [], file, game, minutes), authority(by))
    )
    if as_json:
        print_json("clock/1", to_json_text({"levels": clock_levels}))
    elif sheet or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for line in iter_level_rows(clock_levels, page):
            page.terminal.print(line, soft_wrap=True)
    else:
        _run_live_clock(clock_levels, page)


def _read_levels(
    level_specs: list[str], file: Path | None, games: list[str] | None, minutes: int | None
) -> Levels:
    """Return the levels of a file, overridden by those of the command line."""
    from msgspec.structs import replace

    from riverboat.tools import Levels
    from riverboat.tools.blind_clock import parse_levels

    levels = Levels()
    if file:
        try:
            levels = parse_levels(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise build_usage_error(w.FileUnreadable(str(file), format_os_error(error))) from None
    if level_specs:
        levels = replace(levels, levels=tuple(level_specs))
    if games:
        levels = replace(levels, games=tuple(games))
    return replace(levels, minutes=minutes) if minutes else levels


def _run_live_clock(levels: tuple[ClockLevel, ...], page: DealerToolPage) -> None:
    from time import monotonic_ns

    from rich.live import Live

    from riverboat.cli.pages.clock_page import ClockIO, run_clock
    from riverboat.cli.terminal.key_reader import read_single_keys
    from riverboat.tools.blind_clock import Clock

    with (
        read_single_keys() as wait_for_key,
        Live(console=page.terminal, auto_refresh=False, screen=True) as live_display,
    ):
        clock_io = ClockIO(
            lambda: monotonic_ns() // 1_000_000,
            wait_for_key,
            lambda text: live_display.update(text, refresh=True),
        )
        try:
            run_clock(Clock(levels), clock_io, page)
        except KeyboardInterrupt:
            return
