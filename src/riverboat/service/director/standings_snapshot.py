"""Encoded standings: JSON and gzip, made once for all clients."""

from __future__ import annotations

import gzip

import msgspec
from msgspec import Struct

from riverboat.service.director.event_standings import standings_of
from riverboat.service.director.tournament_session import TournamentSession


class StandingsSnapshot(Struct, frozen=True):
    """Standings of an event at one moment."""

    at: int
    seq: int
    etag: str
    """Entity tag: equal for equal standings."""
    body: bytes
    gzipped_body: bytes
    """Body compressed with gzip."""


def snapshot_of(
    session: TournamentSession, at: int, before: StandingsSnapshot | None
) -> StandingsSnapshot:
    """Return the current snapshot; reuse the previous one if nothing has changed."""
    if before is not None and before.seq == session.seq:
        return msgspec.structs.replace(before, at=at)
    body = msgspec.json.encode(standings_of(session, at))
    return StandingsSnapshot(
        at, session.seq, f'"{session.id}-{session.seq}"', body, gzip.compress(body, 1)
    )
