"""Columns of the three tables of hands, with one type each.

Amounts are in the units of the file: chips, or its currency. Columns that end in ``_bb`` are in big
blinds, or in small bets where there are no blinds.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from riverboat.stats.statistic_definitions import STATISTICS

ColumnType: TypeAlias = Literal["text", "category", "time", "float", "count", "flag", "session"]


class Column(NamedTuple):
    """A column of a table: its name, its type and its meaning."""

    name: str
    type: ColumnType
    meaning: str


def make_columns(*rows: tuple[str, ColumnType, str]) -> tuple[Column, ...]:
    """Return columns from their names, types and meanings."""
    return tuple([Column(*row) for row in rows])


HAND_COLUMNS: Final = make_columns(
    ("hand_id", "text", "unique id of the hand, the same at each reading"),
    ("session", "session", "number of the session: hands of one table without a break of an hour"),
    ("file", "category", "file that the hand was read from"),
    ("site", "category", "site"),
    ("number", "text", "number of the hand at its site, or its name in the file"),
    ("table", "category", "name of the table"),
    ("tournament", "category", "number or name of the tournament; null in a game for money"),
    ("started", "time", "start time in UTC"),
    ("game", "category", "game with its stakes"),
    ("variant", "category", "variant: hold'em, omaha ..."),
    ("currency", "category", "currency; null for chips"),
    ("players", "count", "number of players dealt in"),
    ("hero", "category", "player for whom the file was written"),
    ("small_blind", "float", "small blind"),
    ("big_blind", "float", "big blind, or small bet"),
    ("ante", "float", "ante of each player"),
    ("pot", "float", "final pot, rake included"),
    ("pot_bb", "float", "final pot in big blinds"),
    ("rake", "float", "rake and other fees"),
    ("street", "category", "last street reached"),
    ("showdown", "flag", "true if two or more players went to showdown"),
    ("board", "text", "board cards"),
    ("texture", "category", "suits of the flop, and if it is paired"),
    ("flop_high", "category", "highest rank of the flop"),
)

COUNT_NAMES: Final = tuple(
    dict.fromkeys(
        name for statistic in STATISTICS for name in (statistic.numerator, statistic.denominator)
    )
)
"""Names of the counts from which the statistics are computed, each once."""

PLAYER_COLUMNS: Final = make_columns(
    ("hand_id", "text", "hand"),
    ("session", "session", "session of the hand"),
    ("started", "time", "start time of the hand"),
    ("player", "category", "name"),
    ("seat", "count", "seat of the hand, counted from 0"),
    ("chair", "count", "chair at the table, counted from 1"),
    ("position", "category", "BTN, SB, BB, UTG ...; null in stud"),
    ("is_hero", "flag", "true for the player for whom the file was written"),
    ("cards", "text", "known cards"),
    ("stack", "float", "starting stack"),
    ("stack_bb", "float", "starting stack in big blinds"),
    ("put_in", "float", "chips put into the middle, without the uncalled bet"),
    ("net", "float", "result, with cash-outs and other side payments"),
    ("net_bb", "float", "result in big blinds"),
    ("pot_net", "float", "result of the pots alone"),
    ("pot_net_bb", "float", "result of the pots alone, in big blinds"),
    ("ev_bb", "float", "result of the pots with an all-in at its equity, in big blinds"),
    ("all_in", "flag", "true if the player was all-in at some time"),
    ("folded", "category", "street of the fold; null without a fold"),
    ("reached_showdown", "flag", "true if the player went to showdown"),
    ("won", "flag", "true if the player won chips of a pot"),
    *[(name, "count", f"count of statistics: {name.replace('_', ' ')}") for name in COUNT_NAMES],
)

ACTION_COLUMNS: Final = make_columns(
    ("hand_id", "text", "hand"),
    ("session", "session", "session of the hand"),
    ("number", "count", "number of the action in its hand, counted from 0"),
    ("street", "category", "street"),
    ("player", "category", "name"),
    ("position", "category", "position of the player"),
    ("action", "category", "ante, blind, post, straddle, bring-in, fold, check, call, bet, raise"),
    ("amount", "float", "chips put in"),
    ("amount_bb", "float", "chips put in, in big blinds"),
    ("to", "float", "total of the player on this street after the action"),
    ("to_call", "float", "chips that a call costs before the action"),
    ("pot", "float", "pot before the action, bets of the street included"),
    ("pot_share", "float", "size of a bet or raise: its part above a call by the pot after one"),
    ("stack", "float", "stack before the action"),
    ("all_in", "flag", "true if the player is all-in after the action"),
)

TABLES: Final = {"hands": HAND_COLUMNS, "players": PLAYER_COLUMNS, "actions": ACTION_COLUMNS}
"""Columns by table."""


def build_arrow_schema(table: str) -> Any:
    """Return the Arrow schema of a table; ``ModuleNotFoundError`` names the missing extra."""
    arrow_types = column_types()
    return import_pyarrow().schema(
        [(column.name, arrow_types[column.type]) for column in TABLES[table]]
    )


def column_types() -> dict[ColumnType, Any]:
    """Return the Arrow type for each column type."""
    pyarrow = import_pyarrow()
    return {
        "text": pyarrow.string(),
        "category": pyarrow.dictionary(pyarrow.int32(), pyarrow.string()),
        "time": pyarrow.timestamp("us", tz="UTC"),
        "float": pyarrow.float64(),
        "count": pyarrow.int16(),
        "flag": pyarrow.bool_(),
        "session": pyarrow.int32(),
    }


def import_pyarrow() -> Any:
    """Return the module ``pyarrow``, or raise an error that names the extra."""
    try:
        import pyarrow
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "tables of hands require pyarrow, which is not installed: "
            "pip install 'riverboat[parquet]'",
            name=error.name,
        ) from None
    return pyarrow
