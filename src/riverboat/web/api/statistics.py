"""One's own statistics: how one plays and what one wins, and the hands as files.

There is no address for anybody else's: whoever asks is told of themselves, an administrator, too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from gzip import compress
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import asdict, replace

from riverboat.stats import PlayedHand, PlayedSession, sessions, summed, winnings
from riverboat.web.records.played import CountedHands
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import CachedAnswer, Document, Group
from riverboat.web.shapes.statistics import SessionSheet, StatisticsQuery, StatisticsSheet
from riverboat.web.statistics import (
    DEPTHS,
    POSITIONS,
    asked_for,
    by,
    figures_of,
    in_order,
    to_csv,
    to_json,
    to_parquet,
)
from riverboat.wire.view import Money
from riverboat.words.refusals import statistics as said

group = Group("statistics")

_SESSIONS: Final = 100
_MOST_SHEETS: Final = 20
"""Answers about one player's hands that are kept until the next hand."""
_FILE_PATIENCE: Final = 20.0
"""Seconds that a file waits for the hands that are not counted yet."""


@group.get("/api/me/statistics", who="somebody")
async def statistics(call: ApiCall, query: StatisticsQuery) -> CachedAnswer[StatisticsSheet]:
    """How one plays and what one wins, of one's own hands in this room, or of some of them."""
    counted = await call.site.played.of(call.me.name, pay=call.pay)
    key = query, counted.done, counted.read, counted.records
    if key not in counted.sheets:
        if len(counted.sheets) >= _MOST_SHEETS:
            counted.sheets.clear()
        counted.sheets[key] = (*await call.work(_sheet, counted, query), None)
    sheet, found, encoded = counted.sheets[key]
    named = await _named(call, found)
    if encoded is None or encoded[0] != named:
        encoded = named, await call.work(_encoded, replace(sheet, sessions=named))
        counted.sheets[key] = sheet, found, encoded
    return encoded[1]  # type: ignore[no-any-return]


def _encoded(sheet: StatisticsSheet) -> CachedAnswer[StatisticsSheet]:
    body = msgspec.json.encode(sheet)
    return CachedAnswer(body, f'"{sha256(body).hexdigest()[:20]}"', compress(body, 6))


def _sheet(
    counted: CountedHands, query: StatisticsQuery
) -> tuple[StatisticsSheet, Sequence[PlayedSession]]:
    """What is told of these hands, and the sessions in them, whose tables have no names yet."""
    every, hands = counted.hands, asked_for(counted.hands, query)
    found = sessions(hands)
    sheet = StatisticsSheet(
        done=counted.done,
        read=counted.read,
        records=counted.records,
        left_out=counted.left_out,
        counted=len(every),
        games=tuple(sorted({each.game for each in every})),
        stakes=tuple(sorted({each.stakes for each in every if not each.event})),
        positions=in_order({each.position for each in every if each.position}, POSITIONS),
        depths=in_order({each.depth for each in every if each.depth}, DEPTHS),
        whole=figures_of(summed(hands)),
        by_position=by("position", hands, POSITIONS),
        by_depth=by("depth", hands, DEPTHS),
        by_stakes=by("stakes", hands),
        line=tuple(winnings(hands)),
        sessions_in_all=len(found),
    )
    return sheet, found[:_SESSIONS]


async def _named(call: ApiCall, found: Sequence[PlayedSession]) -> tuple[SessionSheet, ...]:
    """Sessions with the names of their tables, and how chips are written there."""
    rows = {each.table: await call.site.store.table(each.table) for each in found}
    money = {key: (await call.site.settings(row)).money for key, row in rows.items() if row}
    return tuple(
        [
            SessionSheet(
                **asdict(each),
                name=row.name if (row := rows[each.table]) is not None else "",
                money=money.get(each.table, Money()),
            )
            for each in found
        ]
    )


# Files ------------------------------------------------------------------------------------------


def _file(
    ending: str, title: str, write: Callable[[Iterable[PlayedHand]], bytes], media: str
) -> Callable[[ApiCall, StatisticsQuery], Awaitable[Document]]:
    async def written(call: ApiCall, query: StatisticsQuery) -> Document:
        counted = await call.site.played.of(call.me.name, _FILE_PATIENCE, pay=call.pay)
        if not counted.done:
            raise Refuse(503, said.StillCounting(len(counted.hands)))
        try:
            body = await call.work(_written, write, counted, query)
        except ModuleNotFoundError as why:
            raise Refuse(409, said.NeedsPyarrow()) from why
        return Document(body, media, f"riverboat-statistics.{ending}")

    written.__doc__ = f"One's own hands, or some of them, a row each with what is counted: {title}."
    return written


def _written(
    write: Callable[[Iterable[PlayedHand]], bytes], counted: CountedHands, query: StatisticsQuery
) -> bytes:
    return write(asked_for(counted.hands, query))


for _ending, _title, _write, _media in (
    ("csv", "CSV", to_csv, "text/csv"),
    ("json", "JSON", to_json, "application/json"),
    ("parquet", "Parquet", to_parquet, "application/vnd.apache.parquet"),
):
    group.get(f"/api/me/statistics.{_ending}", who="somebody", media=_media)(
        _file(_ending, _title, _write, _media)
    )
