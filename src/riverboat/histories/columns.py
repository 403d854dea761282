"""Hands as columns: what pandas, polars, arrow and a spreadsheet take."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from datetime import datetime
from io import StringIO
from os import PathLike
from typing import Final, TypeAlias

from riverboat.hands.figures import PlayerFigures
from riverboat.histories.history import HandHistory
from riverboat.words.keywords import keywords_told

Cell: TypeAlias = str | bool | int | float | datetime | None
"""A value of a column."""
Row: TypeAlias = tuple[Cell, ...]
Columns: TypeAlias = dict[str, list[Cell]]
"""By name, the values of each column: a row a player and hand."""

OF_THE_HAND: Final = ("hand", "started", "site", "table", "game", "big_blind", "pot", "board")
OF_THE_PLAYER: Final = (
    *("player", "seat", "position", "cards", "stack", "net", "net_bb", "put_in", "vpip", "pfr"),
    *("three_bet", "bets", "calls", "checks", "folded", "showdown", "won", "all_in"),
)
NAMES: Final = (*OF_THE_HAND, *OF_THE_PLAYER)


@keywords_told
def table_of(hands: Iterable[HandHistory]) -> Columns:
    """A row for each player of each hand, as columns: ``pandas.DataFrame(table_of(hands))``.

    >>> from riverboat.histories import read_hands
    >>> table_of(read_hands("", errors="skip"))["player"]
    []
    """
    if isinstance(hands, str | bytes | PathLike) or not isinstance(hands, Iterable):
        raise TypeError(f"columns are made of hands, table_of(read_hands(...)), not of {hands!r}")
    columns: Columns = {name: [] for name in NAMES}
    for hand in hands:
        if not isinstance(hand, HandHistory):
            raise TypeError(f"a row is of a hand that was read, read_hands(...), not of {hand!r}")
        for row in rows_of(hand):
            for name, value in zip(NAMES, row, strict=True):
                columns[name].append(value)
    return columns


def rows_of(hand: HandHistory) -> list[Row]:
    """The rows of one hand, in the order of ``NAMES``."""
    game = hand.game.name if hand.game else hand.read.variant
    blind = hand.big_blind
    whole = (
        *(hand.number, hand.started, hand.site, hand.table, game, blind, hand.pot),
        str(hand.board),
    )
    return [(*whole, *_of_player(each, blind)) for each in hand.players.values()]


def _of_player(each: PlayerFigures, blind: float) -> Row:
    return (
        *(each.name, each.seat, each.position, str(each.cards), each.stack, each.net),
        each.net / blind if blind else 0.0,
        *(each.put_in, each.vpip, each.pfr, each.three_bet, each.bets, each.calls, each.checks),
        *(each.folded, each.showdown, each.won, each.all_in),
    )


def csv_of(rows: Iterable[Row], *, header: bool) -> str:
    """Rows as lines of CSV: truth as 1 and 0, and a time as ISO 8601."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if header:
        writer.writerow(NAMES)
    for row in rows:
        writer.writerow([int(value) if isinstance(value, bool) else value for value in row])
    return text.getvalue()
