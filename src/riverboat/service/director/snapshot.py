"""The standings as bytes: encoded and pressed once for all who look."""

from __future__ import annotations

import gzip

import msgspec
from msgspec import Struct

from riverboat.service.director.desk import EventDesk
from riverboat.service.director.standings import standings_of


class Snapshot(Struct, frozen=True):
    """How an event stood at a moment."""

    at: int
    seq: int
    etag: str
    """The same for the same standings."""
    body: bytes
    pressed: bytes
    """The same by gzip."""


def snapshot_of(desk: EventDesk, at: int, before: Snapshot | None) -> Snapshot:
    """The snapshot of now; what has not changed is not made again."""
    if before is not None and before.seq == desk.seq:
        return msgspec.structs.replace(before, at=at)
    body = msgspec.json.encode(standings_of(desk, at))
    return Snapshot(at, desk.seq, f'"{desk.id}-{desk.seq}"', body, gzip.compress(body, 1))
