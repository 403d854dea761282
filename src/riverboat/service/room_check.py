"""Verification of a whole store: tables, live games, events, seasons, and the heads of streams.

``riverboat verify`` and the restore drill use it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext

from riverboat.engine import RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.director.director import derive_event_seed
from riverboat.service.director.event_verifier import verify_event
from riverboat.service.history.stream_verifier import (
    REPLAY_ERRORS,
    Evidence,
    Problem,
    Progress,
    Report,
    compare_heads,
    load_evidence,
)
from riverboat.service.live_game_verifier import verify_live_game
from riverboat.service.season_records import SEASON_STREAM_PREFIX, read_season
from riverboat.service.table_verifier import verify_table
from riverboat.store.integrity import check_integrity
from riverboat.store.store_urls import open_store
from riverboat.store.stream_heads import StreamHead
from riverboat.words.refusals.records import RecordedStateImpossible

ShowProgress = Callable[[str], AbstractContextManager[Progress]]
"""Callback that shows the progress of a stream, by name."""
TABLE_STREAM_PREFIX = "table/"
"""Prefix of the names of table streams."""
_VERIFIED_PREFIXES = (TABLE_STREAM_PREFIX, "live/", "event/", SEASON_STREAM_PREFIX)
"""Prefixes of streams that are fully verified; of others only the heads are compared."""


def no_progress(_stream: str) -> AbstractContextManager[Progress]:
    """Do nothing: a progress callback for callers that show no progress."""
    return nullcontext(lambda _done, _total: None)


async def verify_room(
    url: str,
    key: bytes | None,
    anchors: Mapping[str, StreamHead],
    show_progress: ShowProgress = no_progress,
    may_replay: Callable[[], bool] = lambda: True,
) -> list[Report]:
    """Return a report for each stream that is checked, in the order of their names.

    *anchors* are heads that the streams had earlier, such as those stored with a backup. While
    *may_replay* returns False, the records are only compared with these heads, and no hand is
    replayed.
    """
    await asyncio.to_thread(check_integrity, url)
    store = open_store(url)
    await store.open()
    try:
        reports = []
        for stream in sorted({*await store.stream_lengths(), *anchors}):
            if stream.startswith(_VERIFIED_PREFIXES) or stream in anchors:
                evidence = await load_evidence(store, stream, key, anchors.get(stream))
                reports.append(_verify_stream(evidence, show_progress, may_replay()))
        return reports
    finally:
        await store.close()


def _verify_stream(evidence: Evidence, show_progress: ShowProgress, is_replayed: bool) -> Report:
    stream = evidence.stream
    if is_replayed and evidence.records:
        if stream.startswith("event/"):
            return _build_event_report(evidence)
        if stream.startswith("live/"):
            return verify_live_game(evidence)
        if stream.startswith(SEASON_STREAM_PREFIX):
            return _build_season_report(evidence)
        if stream.startswith(TABLE_STREAM_PREFIX):
            with show_progress(stream) as report_progress:
                return verify_table(evidence, report_progress)
    report = Report(stream, len(evidence.records), is_replayed=is_replayed)
    compare_heads(report, evidence)
    return report


def _build_event_report(evidence: Evidence) -> Report:
    """Return the report on a tournament's stream: its records, its size and its problems."""
    event_id = evidence.stream.removeprefix("event/")
    seed = derive_event_seed(evidence.key, event_id) if evidence.key is not None else None
    event_problems = verify_event(event_id, evidence.records, evidence.entries, seed)
    problems = [
        Problem(evidence.stream, problem.seq, 0, problem.reason) for problem in event_problems
    ]
    entry_count = len(evidence.entries)
    report = Report(evidence.stream, len(evidence.records), entries=entry_count, problems=problems)
    compare_heads(report, evidence)
    return report


def _build_season_report(evidence: Evidence) -> Report:
    """Return the report on a season's stream: its records, its size and its problems."""
    report = Report(evidence.stream, len(evidence.records))
    season_id = evidence.stream.removeprefix(SEASON_STREAM_PREFIX)
    try:
        read_season(season_id, 0, [record.body for record in evidence.records])
    except (RiverboatError, *REPLAY_ERRORS) as error:
        reason = RecordedStateImpossible(refusal_of(error))
        report.problems.append(Problem(evidence.stream, len(evidence.records), 0, reason))
    compare_heads(report, evidence)
    return report
