"""Append of batches to the streams of a database, in the caller's transaction.

A writer first locks its stream's row in the table ``streams``, and keeps the lock until the commit,
so that all data that it reads is still valid at the commit. Even without the lock, the primary keys
would reject a second writer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from riverboat.store import append_statements as statements
from riverboat.store import audit_queries, checkpoint_queries, schema
from riverboat.store.engines import format_database_error
from riverboat.store.errors import Conflict, LeaseLost, NotUnique, StoreFailed
from riverboat.store.stream_records import Batch
from riverboat.words.refusals import stores as s

AppendResult = int | Exception
"""Result of a batch: the new record count of its stream, or the error if nothing was stored."""


def append_together(connection: Connection, batches: Sequence[Batch]) -> list[AppendResult]:
    """Append many batches with few statements, and return the result of each batch.

    The result of a rejected batch is ``Conflict`` or ``LeaseLost``. Raises ``IntegrityError`` if a
    reply or a sealed blob already exists under its key; the transaction must then be rolled back.
    """
    lengths, epochs = _lock_streams(connection, batches)
    results: list[AppendResult] = []
    accepted_batches: list[Batch] = []
    for batch in batches:
        actual_length, epoch = lengths.get(batch.stream, 0), epochs.get(batch.stream, 0)
        if batch.epoch and batch.epoch != epoch:
            results.append(LeaseLost(batch.stream, batch.epoch, epoch))
        elif actual_length == batch.expected_seq:
            lengths[batch.stream] = actual_length + len(batch.records)
            results.append(lengths[batch.stream])
            accepted_batches.append(batch)
        else:
            results.append(Conflict(batch.stream, batch.expected_seq, actual_length))
    _write_batches(connection, accepted_batches)
    return results


def append_each(connection: Connection, batches: Sequence[Batch]) -> list[AppendResult]:
    """Append each batch in its own savepoint, so that a rejected batch does not affect others."""
    return [_append_one(connection, batch) for batch in batches]


def _append_one(connection: Connection, batch: Batch) -> AppendResult:
    try:
        with connection.begin_nested():
            (result,) = append_together(connection, [batch])
    except IntegrityError as error:
        return _find_duplicate(connection, batch) or StoreFailed(
            s.StoredRecordInconsistent(batch.stream, format_database_error(error))
        )
    return result


def _find_duplicate(connection: Connection, batch: Batch) -> NotUnique | None:
    for table, column, keys, description in (
        (schema.answers, "cmd", [reply.idempotency_key for reply in batch.replies], "a reply to"),
        (schema.sealed, "key", [blob.key for blob in batch.sealed_blobs], "sealed data under"),
    ):
        for key in keys:
            stream_rows_query = select(table.c.stream).where(table.c.stream == batch.stream)
            if connection.execute(stream_rows_query.where(table.c[column] == key)).first():
                return NotUnique(f"{batch.stream} already has {description} {key}")
    return None


def _lock_streams(
    connection: Connection, batches: Sequence[Batch]
) -> tuple[dict[str, int], dict[str, int]]:
    """Lock the streams of batches; return record counts and lease epochs by stream."""
    if new_streams := sorted({batch.stream for batch in batches if not batch.expected_seq}):
        insert_statement = build_upsert(connection, schema.streams).on_conflict_do_nothing()
        connection.execute(insert_statement, [{"name": name, "length": 0} for name in new_streams])
    stream_names = sorted({batch.stream for batch in batches})
    if any(batch.epoch for batch in batches):
        return statements.lock_leased_streams(connection, stream_names)
    return statements.lock_streams(connection, stream_names), {}


def _write_batches(connection: Connection, batches: Sequence[Batch]) -> None:
    table_rows = (
        (schema.records, [row for batch in batches for row in _build_record_rows(batch)]),
        (schema.ledger, [row for batch in batches for row in _build_ledger_rows(batch)]),
        (
            schema.answers,
            [
                (batch.stream, reply.idempotency_key, reply.body, batch.at)
                for batch in batches
                for reply in batch.replies
            ],
        ),
        (
            schema.sealed,
            [
                (batch.stream, blob.key, blob.blob)
                for batch in batches
                for blob in batch.sealed_blobs
            ],
        ),
    )
    for table, rows in table_rows:
        if rows:
            statements.insert_rows(connection, table, rows)
    if length_by_stream := {
        batch.stream: batch.expected_seq + len(batch.records) for batch in batches
    }:
        statements.update_lengths(connection, length_by_stream)
    if audit_rows := [row for batch in batches for row in batch.audit_rows]:
        audit_queries.insert_audit_rows(connection, audit_rows)
    for batch in batches:
        if batch.checkpoint is not None:
            checkpoint_queries.add_checkpoint(
                connection, batch.stream, batch.checkpoint, batch.keep_checkpoints_from
            )


def _build_record_rows(batch: Batch) -> list[tuple[Any, ...]]:
    numbered_records = enumerate(batch.records, batch.expected_seq + 1)
    return [(batch.stream, seq, batch.at, body) for seq, body in numbered_records]


def _build_ledger_rows(batch: Batch) -> list[tuple[Any, ...]]:
    last_seq = batch.expected_seq + len(batch.records)
    return [
        (
            batch.stream,
            last_seq,
            index,
            batch.at,
            entry.from_account,
            entry.to_account,
            entry.chips,
            entry.reason,
        )
        for index, entry in enumerate(batch.ledger_entries)
    ]


def build_upsert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that supports ON CONFLICT in the dialect of the database."""
    match connection.dialect.name:
        case "sqlite":
            return sqlite.insert(table)
        case _:
            return postgresql.insert(table)
