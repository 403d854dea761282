"""``riverboat stats``: players' statistics and winnings, from hand files or a room."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import JsonOption
from riverboat.cli.terminal.terminal_locale import (
    build_exit_with_message,
    build_usage_error,
    explain_error,
    localize_number,
    terminal_reader,
)
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal import statistics_tables as f
from riverboat.words.terminal.recorded_hands import DuplicatesOmitted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from riverboat.histories import HandHistory
    from riverboat.stats import PlayerStatistics

MAX_ROWS: Final = 20
"""Maximum number of players listed by default."""


def stats(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE...]",
            exists=True,
            readable=True,
            help="Hand-history files or folders, in any supported format.",
            show_default=False,
        ),
    ] = None,
    room: Annotated[
        str | None,
        typer.Option(
            metavar="DATA", help="Data folder or database URL of a room whose hands to read."
        ),
    ] = None,
    player: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Show only this player, with all statistics; hands of a room are read as "
            "this player saw them.",
        ),
    ] = None,
    by: Annotated[
        str, typer.Option(metavar="PART", help="Grouping: position, depth or players.")
    ] = "",
    min_hands: Annotated[
        int,
        typer.Option(
            "--min-hands", metavar="N", min=1, help="Minimum number of hands a player has played."
        ),
    ] = 1,
    max_rows: Annotated[
        int, typer.Option("--list", metavar="N", min=1, help="Maximum number of rows.")
    ] = MAX_ROWS,
    no_ev: Annotated[
        bool, typer.Option("--no-ev", help="Skip all-in equity, which is faster.")
    ] = False,
    count_copies: Annotated[
        bool, typer.Option("--count-copies", help="Count copies of the same hand, too.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Compute player statistics: VPIP, PFR, 3-bet, c-bet, WTSD ..., and bb/100 with an interval."""
    from rich.console import Console

    from riverboat.histories import read_hands
    from riverboat.stats import by_depth, by_player_count, by_position, statistics, statistics_by

    groupings = {"position": by_position, "depth": by_depth, "players": by_player_count}
    if by and by not in groupings:
        raise build_usage_error(w.HandSplitKeyUnknown(", ".join(groupings), repr(by)))
    if bool(files) == bool(room):
        raise build_usage_error(w.HandSourceMissing())
    hands: Iterable[HandHistory]
    if room:
        hands = _read_room_hands(room, player or "")
    else:
        file_names = [str(file) for file in files or ()]
        hands = read_hands(file_names, errors="skip", copies="count" if count_copies else "skip")
    if by:
        rows = list(statistics_by(hands, groupings[by], all_ins=not no_ev).values())
    else:
        rows = list(statistics(hands, all_ins=not no_ev).values())
    shown_rows = [row for row in rows if row.hands >= min_hands and player in (None, row.name)]
    if not shown_rows:
        raise build_exit_with_message(
            f.GivenPlayerWithoutHands(player, len(rows))
            if player
            else f.PlayerWithoutHands(len(rows))
        )
    if as_json:
        print_json(
            "stats/1",
            to_json_text({"players": [_build_json(shown_row) for shown_row in shown_rows]}),
        )
        return
    console = Console(highlight=False)
    for table in (
        [_format_player_table(shown_row) for shown_row in shown_rows]
        if player
        else [_format_table(shown_rows[:max_rows], by)]
    ):
        console.print(table)
    if copy_count := getattr(hands, "copies", 0):
        console.print(terminal_reader().say(DuplicatesOmitted(copy_count)))
    if not player and len(shown_rows) > max_rows:
        console.print(
            terminal_reader().say(f.MorePlayers(len(shown_rows) - max_rows, len(shown_rows)))
        )


def _read_room_hands(room: str, player: str) -> Iterable[HandHistory]:
    from riverboat.cli.histories.room_hands import read_room_hands
    from riverboat.store.errors import StoreFailed, UnknownStore

    try:
        return read_room_hands(room, player)
    except (FileNotFoundError, StoreFailed, UnknownStore) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(2) from None


def _format_table(rows: list[PlayerStatistics], grouping: str) -> Table:
    """Return a table with one row per player and the most common statistics."""
    from rich import box
    from rich.table import Table

    from riverboat.stats.statistic_definitions import WIN_RATE

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(_translate_heading("player"), max_width=14, no_wrap=True)
    if grouping:
        table.add_column(_translate_heading(_HEADING_BY_GROUPING[grouping]), no_wrap=True)
    statistic_names = ("vpip", "pfr", "three_bet", "c_bet", "wtsd", "wsd")
    for title in (
        _translate_heading("hands"),
        *map(_find_statistic_title, statistic_names),
        WIN_RATE,
        "±",
        _translate_heading("at EV"),
    ):
        table.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row.name,
            *([row.group] if grouping else []),
            localize_number(f"{row.hands:,}"),
            *[_format_statistic(row, name).removesuffix(" %") for name in statistic_names],
            localize_number(f"{row.bb_per_100:+,.1f}"),
            localize_number(f"{row.interval:,.1f}"),
            localize_number(f"{row.ev_per_100:+,.1f}"),
        )
    return table


def _format_player_table(player: PlayerStatistics) -> Table:
    """Return a table of all statistics of one player, each with the number of opportunities."""
    from rich import box
    from rich.table import Table

    from riverboat.stats import STATISTICS

    renderer = terminal_reader()
    statistics_line = f.PlayerStatisticsLine(
        player.name,
        player.group or None,
        player.hands,
        f"{player.bb_per_100:+,.1f}",
        f"{player.interval:,.1f}",
        f"{player.ev_per_100:+,.1f}",
    )
    table = Table(title=renderer.say(statistics_line), title_justify="left", box=box.SIMPLE)
    columns = (
        ("", "left"),
        ("", "right"),
        (_translate_heading("of"), "right"),
        (_translate_heading("means"), "left"),
    )
    for title, justify in columns:
        table.add_column(title, justify=justify)  # type: ignore[arg-type]  # a string is one of them
    for statistic in STATISTICS:
        opportunities_text = localize_number(f"{player.opportunities(statistic.name):,}")
        table.add_row(
            statistic.title,
            _format_statistic(player, statistic.name),
            opportunities_text,
            renderer.say(statistic.definition_phrase),
        )
    return table


_HEADING_BY_GROUPING: Final[dict[str, f.PlayerColumn]] = {
    "position": "position",
    "depth": "depth",
    "players": "players",
}
"""Heading of the first column, for each grouping."""


def _translate_heading(column: f.PlayerColumn) -> str:
    return terminal_reader().say(f.PlayerColumnHeading(column))


def _find_statistic_title(name: str) -> str:
    from riverboat.stats.statistic_definitions import STATISTIC_BY_NAME

    return STATISTIC_BY_NAME[name].title


def _format_statistic(player: PlayerStatistics, name: str) -> str:
    from riverboat.stats.statistic_definitions import STATISTIC_BY_NAME

    value = player.percent(name)
    return (
        "-"
        if value is None
        else f"{value:.0f} %"
        if STATISTIC_BY_NAME[name].is_percentage
        else localize_number(f"{value:.1f}")
    )


def _build_json(player: PlayerStatistics) -> dict[str, Any]:
    from riverboat.stats import STATISTICS

    return {
        "player": player.name,
        "part": player.group,
        "hands": player.hands,
        "bb_per_100": round(player.bb_per_100, 3),
        "interval_95": round(player.interval, 3),
        "ev_bb_per_100": round(player.ev_per_100, 3),
        "statistics": {
            statistic.name: {
                "value": player.percent(statistic.name),
                "of": player.opportunities(statistic.name),
            }
            for statistic in STATISTICS
        },
    }
