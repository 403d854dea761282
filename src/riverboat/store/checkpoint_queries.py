"""Queries for checkpoints of streams, on a given connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from riverboat.store import schema
from riverboat.store.stream_records import Checkpoint

_TABLE = schema.checkpoints
_C = _TABLE.c
_FIELDS = (_C.seq, _C.at, _C.code, _C.body)


def add_checkpoint(connection: Connection, stream: str, new: Checkpoint, keeps_from: int) -> None:
    """Insert a checkpoint, and delete those older than the last one before the given time.

    Existing ones with as many records, or more, are from a log that no longer exists.
    """
    of_it = _C.stream == stream
    if new.at <= keeps_from:
        gone = of_it
    else:
        old = select(func.max(_C.seq)).where(of_it & (_C.at <= keeps_from) & (_C.seq < new.seq))
        gone = of_it & ((_C.seq >= new.seq) | (_C.seq < old.scalar_subquery()))
    connection.execute(delete(_TABLE).where(gone))
    row = {"stream": stream, "seq": new.seq, "at": new.at, "code": new.code, "body": new.body}
    connection.execute(insert(_TABLE), [row])


def last(connection: Connection, stream: str, until: int) -> Checkpoint | None:
    """Return the latest checkpoint of a stream stored at or before *until*; ``None`` if none is."""
    statement = select(*_FIELDS).where((_C.stream == stream) & (_C.at <= until))
    row = connection.execute(statement.order_by(_C.seq.desc()).limit(1)).first()
    return None if row is None else Checkpoint(*row)


def checkpoints_of(connection: Connection, stream: str) -> list[Checkpoint]:
    """Return all checkpoints of a stream, oldest first."""
    statement = select(*_FIELDS).where(_C.stream == stream).order_by(_C.seq)
    return [Checkpoint(*row) for row in connection.execute(statement)]


def forget(connection: Connection, stream: str) -> int:
    """Delete all checkpoints of a stream, and return their number."""
    return connection.execute(delete(_TABLE).where(_C.stream == stream)).rowcount
