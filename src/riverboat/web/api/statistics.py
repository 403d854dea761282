"""The caller's own statistics: playing style, winnings, and hands exported as files.

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
    DEPTH_GROUPS,
    POSITIONS,
    filter_hands,
    group_figures,
    list_group_figures,
    sort_by_order,
    to_csv,
    to_json,
    to_parquet,
)
from riverboat.web.records.player_hands import LoadedHands
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, RawResponse, Router
from riverboat.web.schemas.statistics_schemas import (
    PlayedSessionSummary,
    StatisticsQuery,
    StatisticsResponse,
)
from riverboat.wire.view import Money
from riverboat.words.refusals import statistics as phrases

router = Router("statistics")

_MAX_SESSIONS: Final = 100
_MAX_CACHED_RESPONSES: Final = 20
"""Maximum number of cached responses about one player's hands, kept until the next hand."""
_EXPORT_WAIT_SECONDS: Final = 20.0
"""Seconds that an export waits for hands that are not read yet."""


@router.get("/api/me/statistics", access="somebody")
async def get_statistics(
    call: ApiCall, query: StatisticsQuery
) -> CachedResponse[StatisticsResponse]:
    """Return the caller's playing style and winnings in this room, optionally filtered."""
    loaded_hands = await call.app_state.played_hands.load(
        call.user.name, charge_seconds=call.charge_background_work
    )
    cache_key = (
        query,
        loaded_hands.is_complete,
        loaded_hands.records_read,
        loaded_hands.records_total,
    )
    if cache_key not in loaded_hands.cached_responses:
        if len(loaded_hands.cached_responses) >= _MAX_CACHED_RESPONSES:
            loaded_hands.cached_responses.clear()
        loaded_hands.cached_responses[cache_key] = (
            *await call.run_in_worker(_build_statistics_response, loaded_hands, query),
            None,
        )
    response, played_sessions, encoded_response = loaded_hands.cached_responses[cache_key]
    named_sessions = await _add_table_names(call, played_sessions)
    if encoded_response is None or encoded_response[0] != named_sessions:
        encoded_response = (
            named_sessions,
            await call.run_in_worker(
                _build_cached_response, replace(response, sessions=named_sessions)
            ),
        )
        loaded_hands.cached_responses[cache_key] = response, played_sessions, encoded_response
    return encoded_response[1]  # type: ignore[no-any-return]


def _build_cached_response(response: StatisticsResponse) -> CachedResponse[StatisticsResponse]:
    body = msgspec.json.encode(response)
    return CachedResponse(body, f'"{sha256(body).hexdigest()[:20]}"', compress(body, 6))


def _build_statistics_response(
    loaded_hands: LoadedHands, query: StatisticsQuery
) -> tuple[StatisticsResponse, Sequence[PlayedSession]]:
    """Return the statistics of these hands, and their sessions without table names."""
    all_hands, hands = loaded_hands.hands, filter_hands(loaded_hands.hands, query)
    played_sessions = sessions(hands)
    response = StatisticsResponse(
        is_complete=loaded_hands.is_complete,
        records_read=loaded_hands.records_read,
        record_count=loaded_hands.records_total,
        is_truncated=loaded_hands.is_truncated,
        counted_hands=len(all_hands),
        games=tuple(sorted({hand.game for hand in all_hands})),
        stakes=tuple(sorted({hand.stakes for hand in all_hands if not hand.event})),
        positions=sort_by_order({hand.position for hand in all_hands if hand.position}, POSITIONS),
        depths=sort_by_order({hand.depth for hand in all_hands if hand.depth}, DEPTH_GROUPS),
        all_hands=group_figures(total_statistics(hands)),
        by_position=list_group_figures("position", hands, POSITIONS),
        by_depth=list_group_figures("depth", hands, DEPTH_GROUPS),
        by_stakes=list_group_figures("stakes", hands),
        result_points=tuple(winnings(hands)),
        session_count=len(played_sessions),
    )
    return response, played_sessions[:_MAX_SESSIONS]


async def _add_table_names(
    call: ApiCall, sessions: Sequence[PlayedSession]
) -> tuple[PlayedSessionSummary, ...]:
    """Return sessions with the name and the chip format of their tables."""
    row_by_table_id = {
        session.table: await call.app_state.store.find_table(session.table) for session in sessions
    }
    money_by_table = {
        table_id: (await call.app_state.find_settings(row)).money
        for table_id, row in row_by_table_id.items()
        if row
    }
    return tuple(
        [
            PlayedSessionSummary(
                **asdict(session),
                name=row.name if (row := row_by_table_id[session.table]) is not None else "",
                money=money_by_table.get(session.table, Money()),
            )
            for session in sessions
        ]
    )


def _make_export_handler(
    extension: str,
    format_title: str,
    write_hands: Callable[[Iterable[PlayedHand]], bytes],
    media_type: str,
) -> Callable[[ApiCall, StatisticsQuery], Awaitable[RawResponse]]:
    async def handler(call: ApiCall, query: StatisticsQuery) -> RawResponse:
        loaded_hands = await call.app_state.played_hands.load(
            call.user.name, _EXPORT_WAIT_SECONDS, charge_seconds=call.charge_background_work
        )
        if not loaded_hands.is_complete:
            raise ApiError(503, phrases.StatisticsPending(len(loaded_hands.hands)))
        try:
            body = await call.run_in_worker(_write_export, write_hands, loaded_hands, query)
        except ModuleNotFoundError as error:
            raise ApiError(409, phrases.PyarrowRequired()) from error
        return RawResponse(body, media_type, f"riverboat-statistics.{extension}")

    handler.__doc__ = (
        f"Return the caller's hands, optionally filtered, with every count: {format_title}."
    )
    return handler


def _write_export(
    write_hands: Callable[[Iterable[PlayedHand]], bytes],
    loaded_hands: LoadedHands,
    query: StatisticsQuery,
) -> bytes:
    return write_hands(filter_hands(loaded_hands.hands, query))


for _extension, _title, _write, _media_type in (
    ("csv", "CSV", to_csv, "text/csv"),
    ("json", "JSON", to_json, "application/json"),
    ("parquet", "Parquet", to_parquet, "application/vnd.apache.parquet"),
):
    router.get(f"/api/me/statistics.{_extension}", access="somebody", media_type=_media_type)(
        _make_export_handler(_extension, _title, _write, _media_type)
    )
