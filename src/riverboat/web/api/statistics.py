"""The caller's own statistics: playing style, winnings, and the hands as files.

There is no endpoint for other players' statistics, not even for an administrator.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from gzip import compress
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import asdict, replace

from riverboat.stats import PlayedHand, PlayedSession, sessions, total_statistics, winnings
from riverboat.web.api_errors import ApiError
from riverboat.web.hand_statistics import (
    DEPTHS,
    POSITIONS,
    figures_by,
    filter_hands,
    group_figures,
    sort_by_order,
    to_csv,
    to_json,
    to_parquet,
)
from riverboat.web.records.player_hands import CountedHands
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, RawResponse, Router
from riverboat.web.schemas.statistics_schemas import (
    PlayedSessionSummary,
    StatisticsQuery,
    StatisticsResponse,
)
from riverboat.wire.view import Money
from riverboat.words.refusals import statistics as said

router = Router("statistics")

_MAX_SESSIONS: Final = 100
_MAX_CACHED: Final = 20
"""Maximum of cached responses about one player's hands, kept until the next hand."""
_FILE_WAIT_SECONDS: Final = 20.0
"""Seconds that a file waits for hands that are not counted yet."""


@router.get("/api/me/statistics", access="somebody")
async def statistics(call: ApiCall, query: StatisticsQuery) -> CachedResponse[StatisticsResponse]:
    """Return the caller's playing style and winnings in this room, optionally filtered."""
    counted = await call.app_state.played_hands.load(call.user.name, pay=call.pay)
    key = query, counted.is_complete, counted.records_read, counted.records_total
    if key not in counted.cached_responses:
        if len(counted.cached_responses) >= _MAX_CACHED:
            counted.cached_responses.clear()
        counted.cached_responses[key] = (
            *await call.run_in_worker(_statistics_response, counted, query),
            None,
        )
    sheet, found, encoded = counted.cached_responses[key]
    named = await _named_sessions(call, found)
    if encoded is None or encoded[0] != named:
        encoded = named, await call.run_in_worker(_cached_response, replace(sheet, sessions=named))
        counted.cached_responses[key] = sheet, found, encoded
    return encoded[1]  # type: ignore[no-any-return]


def _cached_response(sheet: StatisticsResponse) -> CachedResponse[StatisticsResponse]:
    body = msgspec.json.encode(sheet)
    return CachedResponse(body, f'"{sha256(body).hexdigest()[:20]}"', compress(body, 6))


def _statistics_response(
    counted: CountedHands, query: StatisticsQuery
) -> tuple[StatisticsResponse, Sequence[PlayedSession]]:
    """Return the statistics of these hands, and their sessions without table names."""
    every, hands = counted.hands, filter_hands(counted.hands, query)
    found = sessions(hands)
    sheet = StatisticsResponse(
        done=counted.is_complete,
        read=counted.records_read,
        records=counted.records_total,
        left_out=counted.is_truncated,
        counted=len(every),
        games=tuple(sorted({each.game for each in every})),
        stakes=tuple(sorted({each.stakes for each in every if not each.event})),
        positions=sort_by_order({each.position for each in every if each.position}, POSITIONS),
        depths=sort_by_order({each.depth for each in every if each.depth}, DEPTHS),
        whole=group_figures(total_statistics(hands)),
        by_position=figures_by("position", hands, POSITIONS),
        by_depth=figures_by("depth", hands, DEPTHS),
        by_stakes=figures_by("stakes", hands),
        line=tuple(winnings(hands)),
        sessions_in_all=len(found),
    )
    return sheet, found[:_MAX_SESSIONS]


async def _named_sessions(
    call: ApiCall, found: Sequence[PlayedSession]
) -> tuple[PlayedSessionSummary, ...]:
    """Return sessions with their tables' names and formats of chips."""
    rows = {each.table: await call.app_state.store.table(each.table) for each in found}
    money = {key: (await call.app_state.settings(row)).money for key, row in rows.items() if row}
    return tuple(
        [
            PlayedSessionSummary(
                **asdict(each),
                name=row.name if (row := rows[each.table]) is not None else "",
                money=money.get(each.table, Money()),
            )
            for each in found
        ]
    )


# Files ------------------------------------------------------------------------------------------


def _export_handler(
    extension: str, title: str, write: Callable[[Iterable[PlayedHand]], bytes], media_type: str
) -> Callable[[ApiCall, StatisticsQuery], Awaitable[RawResponse]]:
    async def written(call: ApiCall, query: StatisticsQuery) -> RawResponse:
        counted = await call.app_state.played_hands.load(
            call.user.name, _FILE_WAIT_SECONDS, pay=call.pay
        )
        if not counted.is_complete:
            raise ApiError(503, said.StillCounting(len(counted.hands)))
        try:
            body = await call.run_in_worker(_write_export, write, counted, query)
        except ModuleNotFoundError as why:
            raise ApiError(409, said.NeedsPyarrow()) from why
        return RawResponse(body, media_type, f"riverboat-statistics.{extension}")

    written.__doc__ = f"Return the caller's hands, optionally filtered, with every count: {title}."
    return written


def _write_export(
    write: Callable[[Iterable[PlayedHand]], bytes], counted: CountedHands, query: StatisticsQuery
) -> bytes:
    return write(filter_hands(counted.hands, query))


for _ending, _title, _write, _media in (
    ("csv", "CSV", to_csv, "text/csv"),
    ("json", "JSON", to_json, "application/json"),
    ("parquet", "Parquet", to_parquet, "application/vnd.apache.parquet"),
):
    router.get(f"/api/me/statistics.{_ending}", access="somebody", media_type=_media)(
        _export_handler(_ending, _title, _write, _media)
    )
