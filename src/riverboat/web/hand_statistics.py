"""A player's hands, filtered and grouped for their statistics page, and as files."""

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
DEPTHS: Final = ("to 20", "20-50", "50-100", "100 up")
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
    wished = ("game", "stakes", "position", "depth", "table")
    parts = [(name, wish) for name in wished if (wish := getattr(query, name))]
    if not parts and not (query.since or query.until or query.kind):
        return list(hands)
    return [
        hand
        for hand in hands
        if query.since <= hand.at
        and (not query.until or hand.at < query.until)
        and (not query.kind or bool(hand.event) == (query.kind == "events"))
        and all(getattr(hand, name) == wish for name, wish in parts)
    ]


def group_figures(found: PlayerStatistics) -> GroupFigures:
    """Return the figures of a group of hands."""
    return GroupFigures(
        part=found.group,
        hands=found.hands,
        net_bb=round(found.net, 3),
        ev_bb=round(found.net_ev, 3),
        bb_per_100=round(found.bb_per_100, 3),
        interval=round(found.interval, 3),
        ev_per_100=round(found.ev_per_100, 3),
        figures=tuple(
            [
                Figure(
                    each.name,
                    each.title,
                    found.percent(each.name),
                    found.opportunities(each.name),
                    each.is_percentage,
                )
                for each in STATISTICS
            ]
        ),
    )


def figures_by(
    dimension: str, hands: Sequence[PlayedHand], order: Sequence[str] = ()
) -> tuple[GroupFigures, ...]:
    """Return figures by position, depth or stakes: in this order, or with the most hands first."""
    found = {
        name: group_figures(total_statistics(each, group=name))
        for name, each in group_hands(hands, _GROUP_KEYS[dimension]).items()
    }
    if order:
        return tuple([found[name] for name in sort_by_order(found, order)])
    return tuple(sorted(found.values(), key=lambda each: (-each.hands, each.part)))


def sort_by_order(names: Iterable[str], order: Sequence[str]) -> tuple[str, ...]:
    """Return names in a given order, with unknown names at the end."""
    place = {name: k for k, name in enumerate(order)}
    return tuple(sorted(names, key=lambda name: (place.get(name, len(place)), name)))


_GROUP_KEYS: Final = {
    "position": lambda hand: hand.position,
    "depth": lambda hand: hand.depth,
    # Stakes of an event rise with its levels, so show only the game.
    "stakes": lambda hand: hand.game if hand.event else hand.stakes,
}


# Files ------------------------------------------------------------------------------------------


def to_csv(hands: Iterable[PlayedHand]) -> bytes:
    """Return the hands as CSV, with times in ISO 8601."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for hand in hands:
        lines.writerow([_cell(value) for value in _row(hand)])
    return text.getvalue().encode()


def _cell(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return escape_formula(value) if isinstance(value, str) else value


def to_json(hands: Iterable[PlayedHand]) -> bytes:
    """Return the hands as a JSON array of objects."""
    return msgspec.json.encode([dict(zip(COLUMNS, _row(hand), strict=True)) for hand in hands])


def _row(hand: PlayedHand) -> list[Any]:
    at = datetime.fromtimestamp(hand.at / 1000, UTC) if hand.at else None
    counted = dict(zip(COUNT_NAMES, hand.counted, strict=True))
    return [
        at if name == "at" else counted[name] if name in counted else getattr(hand, name)
        for name in COLUMNS
    ]


def to_parquet(hands: Iterable[PlayedHand]) -> bytes:
    """Return the hands as typed columns; raise ``ModuleNotFoundError`` without pyarrow."""
    import pyarrow
    from pyarrow import parquet

    def kind(name: str) -> Any:
        if name == "at":
            return pyarrow.timestamp("ms", tz="UTC")
        if name in _TEXT_COLUMNS:
            return pyarrow.string()
        if name in _FLOAT_COLUMNS:
            return pyarrow.float64()
        if name in _INTEGER_COLUMNS:
            return pyarrow.int64()
        return pyarrow.uint8()

    schema = pyarrow.schema([(name, kind(name)) for name in COLUMNS])
    rows = [_row(hand) for hand in hands]
    columns = zip(*rows, strict=True) if rows else [()] * len(COLUMNS)
    arrays = [
        pyarrow.array(column, each.type) for column, each in zip(columns, schema, strict=True)
    ]
    out = BytesIO()
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), out, compression="zstd")
    return out.getvalue()
