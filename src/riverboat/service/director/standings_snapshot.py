"""The standings as bytes: encoded and pressed once for all who look."""

from __future__ import annotations

import gzip

import msgspec
from msgspec import Struct

from riverboat.service.director.event_standings import standings_of
from riverboat.service.director.tournament_session import TournamentSession


class StandingsSnapshot(Struct, frozen=True):
    """How an event stood at a moment."""

    at: int
    seq: int
    etag: str
    """The same for the same standings."""
    body: bytes
    gzipped_body: bytes
    """The same by gzip."""


def snapshot_of(
    session: TournamentSession, at: int, before: StandingsSnapshot | None
) -> StandingsSnapshot:
    """The snapshot of now; what has not changed is not made again."""
    if before is not None and before.seq == session.seq:
        return msgspec.structs.replace(before, at=at)
    body = msgspec.json.encode(standings_of(session, at))
    return StandingsSnapshot(
        at, session.seq, f'"{session.id}-{session.seq}"', body, gzip.compress(body, 1)
    )
