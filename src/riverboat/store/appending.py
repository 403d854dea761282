"""Batches into a database, in the transaction of whoever calls.

Whoever writes to a stream first takes hold of its row in ``streams``, and has it until the commit:
so what they then find is still so when they commit. The primary keys would refuse a second owner
even if they did not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    Executable,
    Select,
    Table,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from riverboat.store import audit, schema
from riverboat.store.engines import said
from riverboat.store.errors import Conflict, LeaseLost, NotUnique, StoreFailed
from riverboat.store.streams import Batch

Appended = int | Exception
"""What becomes of a batch: the length of its stream, or why nothing of it was stored."""

_LENGTHEN: Final = (
    update(schema.streams)
    .where(schema.streams.c.name == bindparam("stream"))
    .values(length=bindparam("now"))
)


def _rows(*columns: ColumnElement[Any]) -> Select[Any]:
    """Rows out of an array a column: PostgreSQL takes any number of them in one statement."""
    arrays = (
        func.unnest(bindparam(column.name, type_=ARRAY(column.type))).label(column.name)
        for column in columns
    )
    return select(*arrays)


_GIVEN: Final = _rows(
    schema.records.c.stream.label("stream"), schema.streams.c.length.label("now")
).subquery()
_LENGTHEN_ALL: Final = (
    update(schema.streams)
    .where(schema.streams.c.name == _GIVEN.c.stream)
    .values(length=_GIVEN.c.now)
)
_INSERT_ALL: Final = {
    table: insert(table).from_select(list(table.c), _rows(*table.c))
    for table in (schema.records, schema.ledger, schema.answers, schema.sealed)
}


def append_together(connection: Connection, batches: Sequence[Batch]) -> list[Appended]:
    """Append all the batches that follow on what their streams have, with few statements.

    Raises ``IntegrityError`` if an answer or a sealing is taken: then nothing may be committed.
    """
    lengths, epochs = _hold(connection, batches)
    appended: list[Appended] = []
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


def append_each(connection: Connection, batches: Sequence[Batch]) -> list[Appended]:
    """The same, each batch by itself: one that is refused does the others no harm."""
    return [_append_one(connection, batch) for batch in batches]


def _append_one(connection: Connection, batch: Batch) -> Appended:
    try:
        with connection.begin_nested():
            (appended,) = append_together(connection, [batch])
    except IntegrityError as error:
        return _taken(connection, batch) or StoreFailed(
            f"{batch.stream} contradicts itself: {said(error)}"
        )
    return appended


def _taken(connection: Connection, batch: Batch) -> NotUnique | None:
    for table, column, keys, what in (
        (schema.answers, "cmd", [a.cmd for a in batch.answers], "an answer to"),
        (schema.sealed, "key", [s.key for s in batch.sealed], "something sealed as"),
    ):
        for key in keys:
            kept = select(table.c.stream).where(table.c.stream == batch.stream)
            if connection.execute(kept.where(table.c[column] == key)).first():
                return NotUnique(f"{batch.stream} has {what} {key}")
    return None


def _hold(
    connection: Connection, batches: Sequence[Batch]
) -> tuple[dict[str, int], dict[str, int]]:
    """Take hold of the streams, always in the same order; how long each is, and in which epoch.

    Who writes by a lease holds that, too: until the commit nobody else can claim it.
    """
    if new := sorted({batch.stream for batch in batches if not batch.expected}):
        unless_there = upsert(connection, schema.streams).on_conflict_do_nothing()
        connection.execute(unless_there, [{"name": name, "length": 0} for name in new])
    streams = schema.streams.c
    names = sorted({batch.stream for batch in batches})
    if not any(batch.epoch for batch in batches):
        statement = (
            select(streams.name, streams.length)
            .where(streams.name.in_(names))
            .order_by(streams.name)
            .with_for_update()
        )
        return {row.name: row.length for row in connection.execute(statement)}, {}
    # Locked by themselves: beside rows that are waited for, others are seen as they were before.
    of = schema.leases.c
    leases = (
        select(of.stream, of.epoch)
        .where(of.stream.in_(names))
        .order_by(of.stream)
        .with_for_update(read=True)
        .cte("held")
    )
    leased = (
        select(streams.name, streams.length, leases.c.epoch)
        .select_from(schema.streams.outerjoin(leases, leases.c.stream == streams.name))
        .where(streams.name.in_(names))
        .order_by(streams.name)
        .with_for_update(of=schema.streams)
    )
    rows = connection.execute(leased).all()
    return {row.name: row.length for row in rows}, {row.name: row.epoch or 0 for row in rows}


def _write(connection: Connection, batches: Sequence[Batch]) -> None:
    lengths = {b.stream: b.expected + len(b.records) for b in batches}
    _insert(connection, schema.records, [row for b in batches for row in _records(b)])
    _insert(connection, schema.ledger, [row for b in batches for row in _entries(b)])
    _insert(
        connection,
        schema.answers,
        [{"stream": b.stream, "cmd": a.cmd, "body": a.body} for b in batches for a in b.answers],
    )
    _insert(
        connection,
        schema.sealed,
        [{"stream": b.stream, "key": s.key, "blob": s.blob} for b in batches for s in b.sealed],
    )
    if lengths:
        rows = [{"stream": stream, "now": length} for stream, length in lengths.items()]
        _execute(connection, _LENGTHEN, _LENGTHEN_ALL, rows)
    if done := [row for b in batches for row in b.audit]:
        audit.add(connection, done)


def _records(batch: Batch) -> list[dict[str, Any]]:
    return [
        {"stream": batch.stream, "seq": seq, "at": batch.at, "body": body}
        for seq, body in enumerate(batch.records, batch.expected + 1)
    ]


def _entries(batch: Batch) -> list[dict[str, Any]]:
    last = batch.expected + len(batch.records)
    return [
        {
            "stream": batch.stream,
            "seq": last,
            "place": place,
            "at": batch.at,
            "source": entry.source,
            "to": entry.to,
            "chips": entry.chips,
            "why": entry.why,
        }
        for place, entry in enumerate(batch.entries)
    ]


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        _execute(connection, insert(table), _INSERT_ALL[table], rows)


def _execute(
    connection: Connection, for_each: Executable, for_all: Executable, rows: list[dict[str, Any]]
) -> None:
    """SQLite is quickest row by row; a server is asked once, with the columns as arrays."""
    if connection.dialect.name == "postgresql":
        connection.execute(for_all, {name: [row[name] for row in rows] for name in rows[0]})
    else:
        connection.execute(for_each, rows)


def upsert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what happens if the row is there: each database has its own."""
    match connection.dialect.name:
        case "sqlite":
            return sqlite.insert(table)
        case _:
            return postgresql.insert(table)
