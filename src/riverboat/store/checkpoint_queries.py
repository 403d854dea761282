"""Queries for checkpoints of streams, on a given connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from riverboat.store import schema
from riverboat.store.stream_records import Checkpoint

_TABLE = schema.checkpoints
_C = _TABLE.c
_FIELDS = (_C.seq, _C.at, _C.code, _C.body)


def add_checkpoint(
    connection: Connection, stream: str, new_checkpoint: Checkpoint, keeps_from: int
) -> None:
    """Insert a checkpoint, and delete those older than the last one before the given time.

    Existing checkpoints with the same number of records or more are deleted: they belong to a log
    that no longer exists.
    """
    is_of_stream = _C.stream == stream
    if new_checkpoint.at <= keeps_from:
        outdated = is_of_stream
    else:
        oldest_kept = select(func.max(_C.seq)).where(
            is_of_stream & (_C.at <= keeps_from) & (_C.seq < new_checkpoint.seq)
        )
        outdated = is_of_stream & (
            (_C.seq >= new_checkpoint.seq) | (_C.seq < oldest_kept.scalar_subquery())
        )
    connection.execute(delete(_TABLE).where(outdated))
    row = {
        "stream": stream,
        "seq": new_checkpoint.seq,
        "at": new_checkpoint.at,
        "code": new_checkpoint.code_fingerprint,
        "body": new_checkpoint.body,
    }
    connection.execute(insert(_TABLE), [row])


def last_checkpoint(connection: Connection, stream: str, deadline: int) -> Checkpoint | None:
    """Return the latest checkpoint of a stream stored at or before *deadline*, if any is."""
    statement = select(*_FIELDS).where((_C.stream == stream) & (_C.at <= deadline))
    row = connection.execute(statement.order_by(_C.seq.desc()).limit(1)).first()
    return None if row is None else Checkpoint(*row)


def checkpoints_of(connection: Connection, stream: str) -> list[Checkpoint]:
    """Return all checkpoints of a stream, oldest first."""
    statement = select(*_FIELDS).where(_C.stream == stream).order_by(_C.seq)
    return [Checkpoint(*row) for row in connection.execute(statement)]


def delete_checkpoints(connection: Connection, stream: str) -> int:
    """Delete all checkpoints of a stream, and return their number."""
    return connection.execute(delete(_TABLE).where(_C.stream == stream)).rowcount
