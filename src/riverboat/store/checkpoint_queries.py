"""Queries for checkpoints of streams, on a given connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from riverboat.store import schema
from riverboat.store.stream_records import Checkpoint

_CHECKPOINTS = schema.checkpoints
_COLUMNS = _CHECKPOINTS.c
_CHECKPOINT_COLUMNS = (_COLUMNS.seq, _COLUMNS.at, _COLUMNS.code, _COLUMNS.body)


def add_checkpoint(
    connection: Connection, stream: str, new_checkpoint: Checkpoint, keep_from_ms: int
) -> None:
    """Insert a checkpoint of a stream, and delete the checkpoints that are no longer needed.

    The last checkpoint stored before *keep_from_ms* (in milliseconds since 1970) and all later ones
    are kept. Checkpoints that cover as many records as the new one, or more, are deleted too: they
    belong to a log that no longer exists.
    """
    is_of_stream = _COLUMNS.stream == stream
    if new_checkpoint.at <= keep_from_ms:
        is_outdated = is_of_stream
    else:
        oldest_kept_seq = select(func.max(_COLUMNS.seq)).where(
            is_of_stream & (_COLUMNS.at <= keep_from_ms) & (_COLUMNS.seq < new_checkpoint.seq)
        )
        is_outdated = is_of_stream & (
            (_COLUMNS.seq >= new_checkpoint.seq)
            | (_COLUMNS.seq < oldest_kept_seq.scalar_subquery())
        )
    connection.execute(delete(_CHECKPOINTS).where(is_outdated))
    row = {
        "stream": stream,
        "seq": new_checkpoint.seq,
        "at": new_checkpoint.at,
        "code": new_checkpoint.code_fingerprint,
        "body": new_checkpoint.body,
    }
    connection.execute(insert(_CHECKPOINTS), [row])


def find_last_checkpoint(
    connection: Connection, stream: str, stored_before_ms: int
) -> Checkpoint | None:
    """Return a stream's last checkpoint stored at *stored_before_ms* or before, or ``None``."""
    statement = select(*_CHECKPOINT_COLUMNS).where(
        (_COLUMNS.stream == stream) & (_COLUMNS.at <= stored_before_ms)
    )
    row = connection.execute(statement.order_by(_COLUMNS.seq.desc()).limit(1)).first()
    return None if row is None else Checkpoint(*row)


def list_checkpoints(connection: Connection, stream: str) -> list[Checkpoint]:
    """Return all checkpoints of a stream, oldest first."""
    statement = select(*_CHECKPOINT_COLUMNS).where(_COLUMNS.stream == stream).order_by(_COLUMNS.seq)
    return [Checkpoint(*row) for row in connection.execute(statement)]


def delete_checkpoints(connection: Connection, stream: str) -> int:
    """Delete all checkpoints of a stream; return the number deleted."""
    return connection.execute(delete(_CHECKPOINTS).where(_COLUMNS.stream == stream)).rowcount
