"""A player's hands: filtered and grouped for the statistics page, and exported as files."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from io import BytesIO, StringIO
from typing import Any, Final

import msgspec

from riverboat.stats import STATISTICS, PlayedHand, PlayerStatistics, total_statistics
from riverboat.stats.played_hands import COUNT_NAMES, group_hands
from riverboat.table.money.settle_up import escape_formula
from riverboat.web.schemas.statistics_schemas import Figure, GroupFigures, StatisticsQuery

POSITIONS: Final = ("SB", "BB", "UTG", "UTG+1", "UTG+2", "UTG+3", "LJ", "HJ", "CO", "BTN")
"""Positions clockwise from the button."""
DEPTH_GROUPS: Final = ("to 20", "20-50", "50-100", "100 up")
"""Groups of stack depth in big blinds."""
COLUMNS: Final = (
    *("table", "hand", "at", "game", "stakes", "event", "position", "depth"),
    *("net", "net_bb", "ev_bb"),
    *[name for name in COUNT_NAMES if name != "hands"],
)
"""Columns of a file: the hand, and for each statistic its count and its opportunities."""
_INTEGER_COLUMNS: Final = {"hand", "net"}
_FLOAT_COLUMNS: Final = {"net_bb", "ev_bb"}
_TEXT_COLUMNS: Final = {"table", "game", "stakes", "event", "position", "depth"}


def filter_hands(hands: Iterable[PlayedHand], query: StatisticsQuery) -> list[PlayedHand]:
    """Return the hands that match the query."""
    filter_names = ("game", "stakes", "position", "depth", "table")
    names_and_values = [
        (name, query_value) for name in filter_names if (query_value := getattr(query, name))
    ]
    if not names_and_values and not (query.since or query.until or query.kind):
        return list(hands)
    return [
        hand
        for hand in hands
        if query.since <= hand.at
        and (not query.until or hand.at < query.until)
        and (not query.kind or bool(hand.event) == (query.kind == "events"))
        and all(getattr(hand, name) == query_value for name, query_value in names_and_values)
    ]


def group_figures(statistics: PlayerStatistics) -> GroupFigures:
    """Return the statistics of a group of hands as a payload."""
    return GroupFigures(
        group=statistics.group,
        hands=statistics.hands,
        net_bb=round(statistics.net, 3),
        ev_bb=round(statistics.net_ev, 3),
        bb_per_100=round(statistics.bb_per_100, 3),
        confidence_interval=round(statistics.interval, 3),
        ev_per_100=round(statistics.ev_per_100, 3),
        figures=tuple(
            [
                Figure(
                    statistic.name,
                    statistic.title,
                    statistics.percent(statistic.name),
                    statistics.opportunities(statistic.name),
                    statistic.is_percentage,
                )
                for statistic in STATISTICS
            ]
        ),
    )


def list_group_figures(
    dimension: str, hands: Sequence[PlayedHand], order: Sequence[str] = ()
) -> tuple[GroupFigures, ...]:
    """Return the figures of each group of hands; *dimension* is position, depth or stakes.

    The groups are in the order of *order*; without it, the group with the most hands comes first.
    """
    figures_by_name = {
        group_name: group_figures(total_statistics(group, group=group_name))
        for group_name, group in group_hands(hands, _GROUP_KEY_BY_DIMENSION[dimension]).items()
    }
    if order:
        return tuple(
            [figures_by_name[group_name] for group_name in sort_by_order(figures_by_name, order)]
        )
    return tuple(
        sorted(figures_by_name.values(), key=lambda figures: (-figures.hands, figures.group))
    )


def sort_by_order(names: Iterable[str], order: Sequence[str]) -> tuple[str, ...]:
    """Return names in a given order, with unknown names at the end."""
    rank_by_name = {name: rank for rank, name in enumerate(order)}
    return tuple(sorted(names, key=lambda name: (rank_by_name.get(name, len(rank_by_name)), name)))


_GROUP_KEY_BY_DIMENSION: Final = {
    "position": lambda hand: hand.position,
    "depth": lambda hand: hand.depth,
    # Stakes of an event rise with its levels, so show only the game.
    "stakes": lambda hand: hand.game if hand.event else hand.stakes,
}


def to_csv(hands: Iterable[PlayedHand]) -> bytes:
    """Return the hands as CSV, with times in ISO 8601."""
    buffer = StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(COLUMNS)
    for hand in hands:
        writer.writerow([_format_cell(value) for value in _format_row(hand)])
    return buffer.getvalue().encode()


def _format_cell(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return escape_formula(value) if isinstance(value, str) else value


def to_json(hands: Iterable[PlayedHand]) -> bytes:
    """Return the hands as a JSON array of objects."""
    return msgspec.json.encode(
        [dict(zip(COLUMNS, _format_row(hand), strict=True)) for hand in hands]
    )


def _format_row(hand: PlayedHand) -> list[Any]:
    played_at = datetime.fromtimestamp(hand.at / 1000, UTC) if hand.at else None
    value_by_count_name = dict(zip(COUNT_NAMES, hand.counted, strict=True))
    return [
        played_at
        if column_name == "at"
        else value_by_count_name[column_name]
        if column_name in value_by_count_name
        else getattr(hand, column_name)
        for column_name in COLUMNS
    ]


def to_parquet(hands: Iterable[PlayedHand]) -> bytes:
    """Return the hands as typed columns; raise ``ModuleNotFoundError`` without pyarrow."""
    import pyarrow
    from pyarrow import parquet

    def arrow_type(name: str) -> Any:
        if name == "at":
            return pyarrow.timestamp("ms", tz="UTC")
        if name in _TEXT_COLUMNS:
            return pyarrow.string()
        if name in _FLOAT_COLUMNS:
            return pyarrow.float64()
        if name in _INTEGER_COLUMNS:
            return pyarrow.int64()
        return pyarrow.uint8()

    schema = pyarrow.schema([(name, arrow_type(name)) for name in COLUMNS])
    rows = [_format_row(hand) for hand in hands]
    columns = zip(*rows, strict=True) if rows else [()] * len(COLUMNS)
    arrays = [
        pyarrow.array(column, field.type) for column, field in zip(columns, schema, strict=True)
    ]
    buffer = BytesIO()
    parquet.write_table(
        pyarrow.Table.from_arrays(arrays, schema=schema), buffer, compression="zstd"
    )
    return buffer.getvalue()
