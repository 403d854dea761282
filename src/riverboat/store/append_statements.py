"""SQL statements of an append, each compiled once per database.

SQLAlchemy needed more time to compile a statement and convert its values than SQLite to execute it.
So this module caches the text of the statements, and passes rows to the driver unchanged; the
connection, its transaction and its errors are SQLAlchemy's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, cast

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    Dialect,
    Select,
    Table,
    Text,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import psycopg
from sqlalchemy.sql.elements import CompilerElement

from riverboat.store import schema
from riverboat.store.writer import MAX_BATCH_JOBS

Rows = Sequence[tuple[Any, ...]]
"""Rows with a value for each column, in the order of the table."""

_STREAMS: Final = schema.streams.c
_LEASES: Final = schema.leases.c
_SQLITE: Final[Dialect] = sqlite.dialect()
_POSTGRESQL: Final[Dialect] = psycopg.dialect()  # type: ignore[no-untyped-call]


def lock_streams(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """Lock streams, always in the same order, and return their lengths."""
    return dict(cast(Any, _select_streams(connection, names, leased=False)))


def lock_leased_streams(
    connection: Connection, names: Sequence[str]
) -> tuple[dict[str, int], dict[str, int]]:
    """Lock streams and their leases; return the lengths and the epochs."""
    rows = _select_streams(connection, names, leased=True)
    return {row[0]: row[1] for row in rows}, {row[0]: row[2] or 0 for row in rows}


def insert_rows(connection: Connection, table: Table, rows: Rows) -> None:
    """Insert rows of a batch into a table."""
    if _is_server(connection):
        _execute_arrays(connection, _insert_all_sql(table), table.c.keys(), rows)
    else:
        connection.exec_driver_sql(_insert_sql(table), list(rows))


def update_lengths(connection: Connection, lengths: dict[str, int]) -> None:
    """Update the lengths of streams."""
    if _is_server(connection):
        text = _update_lengths_sql()
        _execute_arrays(connection, text, ("stream", "now"), list(lengths.items()))
    else:
        rows = [(length, name) for name, length in lengths.items()]
        connection.exec_driver_sql(_update_length_sql(), rows)


def _is_server(connection: Connection) -> bool:
    """Return True for a server, which gets all rows at once; SQLite is faster row by row."""
    return connection.dialect.name == "postgresql"


def _execute_arrays(connection: Connection, text: str, names: Sequence[str], rows: Rows) -> None:
    columns = map(list, zip(*rows, strict=True))
    connection.exec_driver_sql(text, dict(zip(names, columns, strict=True)))


def _select_streams(connection: Connection, names: Sequence[str], leased: bool) -> Sequence[Any]:
    if _is_server(connection):
        text = _lock_all_sql(leased)
        return connection.exec_driver_sql(text, {"names": list(names)}).all()
    text = _lock_each_sql(leased, len(names))
    # A statement that checks leases uses the names twice.
    return connection.exec_driver_sql(text, (*names, *names) if leased else tuple(names)).all()


# Texts --------------------------------------------------------------------------------------------


def _compile_sql(statement: CompilerElement, dialect: Dialect) -> str:
    options = {"render_postcompile": True}
    return str(statement.compile(dialect=dialect, compile_kwargs=options))


@cache
def _insert_sql(table: Table) -> str:
    return _compile_sql(insert(table), _SQLITE)


@cache
def _insert_all_sql(table: Table) -> str:
    return _compile_sql(
        insert(table).from_select(list(table.c), _select_from_arrays(*table.c)), _POSTGRESQL
    )


@cache
def _update_length_sql() -> str:
    """Return the statement, whose first parameter is the length."""
    statement = update(schema.streams).where(_STREAMS.name == bindparam("stream"))
    return _compile_sql(statement.values(length=bindparam("now")), _SQLITE)


@cache
def _update_lengths_sql() -> str:
    new_lengths = _select_from_arrays(
        schema.records.c.stream.label("stream"), _STREAMS.length.label("now")
    ).subquery()
    statement = update(schema.streams).where(_STREAMS.name == new_lengths.c.stream)
    return _compile_sql(statement.values(length=new_lengths.c.now), _POSTGRESQL)


def _select_from_arrays(*columns: ColumnElement[Any]) -> Select[Any]:
    """Return rows unnested from one array per column: PostgreSQL takes any number at once."""
    arrays = (
        func.unnest(bindparam(column.name, type_=ARRAY(column.type))).label(column.name)
        for column in columns
    )
    return select(*arrays)


@cache
def _lock_all_sql(leased: bool) -> str:
    names = func.any(bindparam("names", type_=ARRAY(Text())))
    conditions = (_STREAMS.name == names, _LEASES.stream == names)
    return _compile_sql(
        _locking_select_leased(*conditions) if leased else _locking_select(conditions[0]),
        _POSTGRESQL,
    )


@lru_cache(2 * MAX_BATCH_JOBS)
def _lock_each_sql(leased: bool, count: int) -> str:
    names = [""] * count
    conditions = (_STREAMS.name.in_(names), _LEASES.stream.in_(names))
    return _compile_sql(
        _locking_select_leased(*conditions) if leased else _locking_select(conditions[0]), _SQLITE
    )


def _locking_select(condition: ColumnElement[bool]) -> Select[Any]:
    statement = select(_STREAMS.name, _STREAMS.length).where(condition)
    return statement.order_by(_STREAMS.name).with_for_update()


def _locking_select_leased(
    condition: ColumnElement[bool], leases_found: ColumnElement[bool]
) -> Select[Any]:
    """Return a select that locks streams and their leases: until the commit a lease
    cannot be claimed by another node, but can be renewed.

    Leases are locked in a separate query: joined to rows that are waited for, others would be read
    as they were before the wait.
    """
    leases = (
        select(_LEASES.stream, _LEASES.epoch)
        .where(leases_found)
        .order_by(_LEASES.stream)
        .with_for_update(read=True, key_share=True)
        .cte("held")
    )
    return (
        select(_STREAMS.name, _STREAMS.length, leases.c.epoch)
        .select_from(schema.streams.outerjoin(leases, leases.c.stream == _STREAMS.name))
        .where(condition)
        .order_by(_STREAMS.name)
        .with_for_update(of=schema.streams)
    )
