"""Encoded standings: JSON and gzip, made once for all clients."""

from __future__ import annotations

import gzip

import msgspec
from msgspec import Struct

from riverboat.service.director.event_standings import build_standings
from riverboat.service.director.tournament_session import TournamentSession


class StandingsSnapshot(Struct, frozen=True):
    """Standings of a tournament at one moment."""

    at: int
    seq: int
    etag: str
    """Entity tag: equal for equal standings."""
    body: bytes
    gzipped_body: bytes
    """Body compressed with gzip."""


def build_snapshot(
    session: TournamentSession, now_ms: int, previous_snapshot: StandingsSnapshot | None
) -> StandingsSnapshot:
    """Return the current snapshot; reuse the previous one if nothing has changed."""
    if previous_snapshot is not None and previous_snapshot.seq == session.seq:
        return msgspec.structs.replace(previous_snapshot, at=now_ms)
    body = msgspec.json.encode(build_standings(session, now_ms))
    return StandingsSnapshot(
        now_ms, session.seq, f'"{session.id}-{session.seq}"', body, gzip.compress(body, 1)
    )
