"""SQL statements that append to streams, each compiled once per database type.

SQLAlchemy needs more time to compile a statement and convert its values than SQLite to execute it.
So this module caches the text of the statements and passes rows to the driver unchanged. Only the
connection, its transaction and its errors come from SQLAlchemy.
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
"""Rows of a database table: one value for each column, in the order of its columns."""

_STREAM_COLUMNS: Final = schema.streams.c
_LEASE_COLUMNS: Final = schema.leases.c
_SQLITE_DIALECT: Final[Dialect] = sqlite.dialect()
_POSTGRESQL_DIALECT: Final[Dialect] = psycopg.dialect()  # type: ignore[no-untyped-call]


def lock_streams(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """Lock streams in the order of their names; return the record count of each."""
    return dict(cast(Any, _select_streams(connection, names, locks_leases=False)))


def lock_leased_streams(
    connection: Connection, names: Sequence[str]
) -> tuple[dict[str, int], dict[str, int]]:
    """Lock streams and their leases; return record counts and lease epochs by stream."""
    rows = _select_streams(connection, names, locks_leases=True)
    return {row[0]: row[1] for row in rows}, {row[0]: row[2] or 0 for row in rows}


def insert_rows(connection: Connection, table: Table, rows: Rows) -> None:
    """Insert rows into a database table."""
    if _is_postgresql(connection):
        _execute_arrays(connection, _build_insert_all_sql(table), table.c.keys(), rows)
    else:
        connection.exec_driver_sql(_build_insert_sql(table), list(rows))


def update_lengths(connection: Connection, length_by_stream: dict[str, int]) -> None:
    """Update the stored record counts of streams."""
    if _is_postgresql(connection):
        sql_text = _build_update_lengths_sql()
        _execute_arrays(connection, sql_text, ("stream", "now"), list(length_by_stream.items()))
    else:
        rows = [(length, name) for name, length in length_by_stream.items()]
        connection.exec_driver_sql(_build_update_length_sql(), rows)


def _is_postgresql(connection: Connection) -> bool:
    """Return True for PostgreSQL, which gets all rows at once; SQLite is faster row by row."""
    return connection.dialect.name == "postgresql"


def _execute_arrays(
    connection: Connection, sql_text: str, names: Sequence[str], rows: Rows
) -> None:
    columns = map(list, zip(*rows, strict=True))
    connection.exec_driver_sql(sql_text, dict(zip(names, columns, strict=True)))


def _select_streams(
    connection: Connection, names: Sequence[str], locks_leases: bool
) -> Sequence[Any]:
    if _is_postgresql(connection):
        sql_text = _build_lock_all_sql(locks_leases)
        return connection.exec_driver_sql(sql_text, {"names": list(names)}).all()
    sql_text = _build_lock_each_sql(locks_leases, len(names))
    # A statement that checks leases uses the names twice.
    return connection.exec_driver_sql(
        sql_text, (*names, *names) if locks_leases else tuple(names)
    ).all()


def _compile_sql(statement: CompilerElement, dialect: Dialect) -> str:
    options = {"render_postcompile": True}
    return str(statement.compile(dialect=dialect, compile_kwargs=options))


@cache
def _build_insert_sql(table: Table) -> str:
    return _compile_sql(insert(table), _SQLITE_DIALECT)


@cache
def _build_insert_all_sql(table: Table) -> str:
    return _compile_sql(
        insert(table).from_select(list(table.c), _select_from_arrays(*table.c)), _POSTGRESQL_DIALECT
    )


@cache
def _build_update_length_sql() -> str:
    """Return the UPDATE of one stream, whose first parameter is the new record count."""
    statement = update(schema.streams).where(_STREAM_COLUMNS.name == bindparam("stream"))
    return _compile_sql(statement.values(length=bindparam("now")), _SQLITE_DIALECT)


@cache
def _build_update_lengths_sql() -> str:
    new_lengths = _select_from_arrays(
        schema.records.c.stream.label("stream"), _STREAM_COLUMNS.length.label("now")
    ).subquery()
    statement = update(schema.streams).where(_STREAM_COLUMNS.name == new_lengths.c.stream)
    return _compile_sql(statement.values(length=new_lengths.c.now), _POSTGRESQL_DIALECT)


def _select_from_arrays(*columns: ColumnElement[Any]) -> Select[Any]:
    """Return a SELECT that unnests one array per column, to send any number of rows at once."""
    unnested_columns = (
        func.unnest(bindparam(column.name, type_=ARRAY(column.type))).label(column.name)
        for column in columns
    )
    return select(*unnested_columns)


@cache
def _build_lock_all_sql(locks_leases: bool) -> str:
    any_name = func.any(bindparam("names", type_=ARRAY(Text())))
    conditions = (_STREAM_COLUMNS.name == any_name, _LEASE_COLUMNS.stream == any_name)
    return _compile_sql(
        _build_leased_locking_select(*conditions)
        if locks_leases
        else _build_locking_select(conditions[0]),
        _POSTGRESQL_DIALECT,
    )


@lru_cache(2 * MAX_BATCH_JOBS)
def _build_lock_each_sql(locks_leases: bool, stream_count: int) -> str:
    placeholder_names = [""] * stream_count
    conditions = (
        _STREAM_COLUMNS.name.in_(placeholder_names),
        _LEASE_COLUMNS.stream.in_(placeholder_names),
    )
    return _compile_sql(
        _build_leased_locking_select(*conditions)
        if locks_leases
        else _build_locking_select(conditions[0]),
        _SQLITE_DIALECT,
    )


def _build_locking_select(condition: ColumnElement[bool]) -> Select[Any]:
    statement = select(_STREAM_COLUMNS.name, _STREAM_COLUMNS.length).where(condition)
    return statement.order_by(_STREAM_COLUMNS.name).with_for_update()


def _build_leased_locking_select(
    condition: ColumnElement[bool], lease_condition: ColumnElement[bool]
) -> Select[Any]:
    """Return a SELECT that locks streams and their leases until the commit.

    Until the commit, no other node can claim these leases, but their holder can renew them. The
    leases are locked in a query of their own: a join would return values from before the wait for
    a lock.
    """
    held_leases = (
        select(_LEASE_COLUMNS.stream, _LEASE_COLUMNS.epoch)
        .where(lease_condition)
        .order_by(_LEASE_COLUMNS.stream)
        .with_for_update(read=True, key_share=True)
        .cte("held")
    )
    return (
        select(_STREAM_COLUMNS.name, _STREAM_COLUMNS.length, held_leases.c.epoch)
        .select_from(
            schema.streams.outerjoin(held_leases, held_leases.c.stream == _STREAM_COLUMNS.name)
        )
        .where(condition)
        .order_by(_STREAM_COLUMNS.name)
        .with_for_update(of=schema.streams)
    )
