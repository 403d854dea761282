"""Append of batches to a database, in the caller's transaction.

A writer of a stream first locks its row in ``streams``, and holds it until the commit: so what it
then reads is still true when it commits. Even without the lock, the primary keys would reject a
second writer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from riverboat.store import append_statements as statements
from riverboat.store import audit_queries, checkpoint_queries, schema
from riverboat.store.engines import error_text
from riverboat.store.errors import Conflict, LeaseLost, NotUnique, StoreFailed
from riverboat.store.stream_records import Batch
from riverboat.words.refusals import stores as s

AppendResult = int | Exception
"""Result of a batch: the length of its stream, or the reason why nothing of it was stored."""


def append_together(connection: Connection, batches: Sequence[Batch]) -> list[AppendResult]:
    """Append all batches that match the state of their streams, with few statements.

    Raises ``IntegrityError`` if an answer or a sealed key exists: then nothing may be committed.
    """
    lengths, epochs = _lock_streams(connection, batches)
    appended: list[AppendResult] = []
    following: list[Batch] = []
    for batch in batches:
        found, epoch = lengths.get(batch.stream, 0), epochs.get(batch.stream, 0)
        if batch.epoch and batch.epoch != epoch:
            appended.append(LeaseLost(batch.stream, batch.epoch, epoch))
        elif found == batch.expected:
            lengths[batch.stream] = found + len(batch.records)
            appended.append(lengths[batch.stream])
            following.append(batch)
        else:
            appended.append(Conflict(batch.stream, batch.expected, found))
    _write(connection, following)
    return appended


def append_each(connection: Connection, batches: Sequence[Batch]) -> list[AppendResult]:
    """Append each batch in a savepoint of its own: a rejected one does not affect the others."""
    return [_append_one(connection, batch) for batch in batches]


def _append_one(connection: Connection, batch: Batch) -> AppendResult:
    try:
        with connection.begin_nested():
            (appended,) = append_together(connection, [batch])
    except IntegrityError as error:
        return _find_duplicate(connection, batch) or StoreFailed(
            s.ContradictsItself(batch.stream, error_text(error))
        )
    return appended


def _find_duplicate(connection: Connection, batch: Batch) -> NotUnique | None:
    for table, column, keys, what in (
        (schema.answers, "cmd", [a.cmd for a in batch.answers], "an answer to"),
        (schema.sealed, "key", [each.key for each in batch.sealed], "something sealed as"),
    ):
        for key in keys:
            kept = select(table.c.stream).where(table.c.stream == batch.stream)
            if connection.execute(kept.where(table.c[column] == key)).first():
                return NotUnique(f"{batch.stream} has {what} {key}")
    return None


def _lock_streams(
    connection: Connection, batches: Sequence[Batch]
) -> tuple[dict[str, int], dict[str, int]]:
    """Lock the streams and return their lengths and epochs."""
    if new := sorted({batch.stream for batch in batches if not batch.expected}):
        unless_there = upsert(connection, schema.streams).on_conflict_do_nothing()
        connection.execute(unless_there, [{"name": name, "length": 0} for name in new])
    names = sorted({batch.stream for batch in batches})
    if any(batch.epoch for batch in batches):
        return statements.lock_leased_streams(connection, names)
    return statements.lock_streams(connection, names), {}


def _write(connection: Connection, batches: Sequence[Batch]) -> None:
    parts = (
        (schema.records, [row for b in batches for row in _records(b)]),
        (schema.ledger, [row for b in batches for row in _entries(b)]),
        (schema.answers, [(b.stream, a.cmd, a.body, b.at) for b in batches for a in b.answers]),
        (schema.sealed, [(b.stream, s.key, s.blob) for b in batches for s in b.sealed]),
    )
    for table, rows in parts:
        if rows:
            statements.insert_rows(connection, table, rows)
    if lengths := {b.stream: b.expected + len(b.records) for b in batches}:
        statements.update_lengths(connection, lengths)
    if done := [row for b in batches for row in b.audit]:
        audit_queries.add(connection, done)
    for each in batches:
        if each.checkpoint is not None:
            checkpoint_queries.add_checkpoint(
                connection, each.stream, each.checkpoint, each.keeps_from
            )


def _records(batch: Batch) -> list[tuple[Any, ...]]:
    numbered = enumerate(batch.records, batch.expected + 1)
    return [(batch.stream, seq, batch.at, body) for seq, body in numbered]


def _entries(batch: Batch) -> list[tuple[Any, ...]]:
    last = batch.expected + len(batch.records)
    return [
        (batch.stream, last, place, batch.at, entry.source, entry.to, entry.chips, entry.why)
        for place, entry in enumerate(batch.entries)
    ]


def upsert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that supports ON CONFLICT in the dialect of the database."""
    match connection.dialect.name:
        case "sqlite":
            return sqlite.insert(table)
        case _:
            return postgresql.insert(table)
