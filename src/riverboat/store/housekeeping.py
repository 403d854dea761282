"""Housekeeping of a database on a given connection: heartbeats, old replies, table sizes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Connection, Table, delete, func, literal, select, text, tuple_
from sqlalchemy.exc import OperationalError

from riverboat.store.batch_append import build_upsert
from riverboat.store.schema import answers, heartbeats, metadata

MAX_DELETED_REPLIES: Final = 2_000
"""Maximum number of replies deleted in one transaction, so that appends wait only for milliseconds.
"""
_PAGE_SIZE_QUERY: Final = """
    SELECT s.tbl_name, sum(d.pgsize) FROM dbstat AS d JOIN sqlite_schema AS s ON s.name = d.name
    WHERE d.aggregate = 1 GROUP BY s.tbl_name
"""
"""Query for the bytes in pages of a SQLite file by table; an index counts for its table."""


def write_heartbeat(connection: Connection, host: str, now_ms: int) -> None:
    """Write a node's heartbeat: the time at which the node was able to write."""
    row = {"host": host, "at": now_ms}
    statement = build_upsert(connection, heartbeats).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=["host"], set_=row))


def delete_old_replies(connection: Connection, cutoff_ms: int) -> int:
    """Delete up to ``MAX_DELETED_REPLIES`` replies older than *cutoff_ms*; return the number."""
    key_columns = (answers.c.stream, answers.c.cmd)
    oldest_keys = (
        select(*key_columns)
        .where(answers.c.at < cutoff_ms)
        .order_by(answers.c.at)
        .limit(MAX_DELETED_REPLIES)
    )
    return connection.execute(delete(answers).where(tuple_(*key_columns).in_(oldest_keys))).rowcount


def measure_table_sizes(connection: Connection) -> dict[str, int]:
    """Return the bytes used by each table of the database, by table name.

    PostgreSQL reports the sizes. In a SQLite file the pages are counted, or the bytes of all values
    if SQLite cannot count pages; the key ``free`` has the bytes of unused pages.
    """
    if connection.dialect.name == "postgresql":
        statement = text("SELECT pg_total_relation_size(to_regclass(:name))")
        table_names = metadata.tables
        bytes_by_table = {
            name: connection.execute(statement, {"name": name}).scalar() for name in table_names
        }
        return {name: int(size or 0) for name, size in bytes_by_table.items()}
    free_pages = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    page_bytes = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
    try:
        rows = connection.exec_driver_sql(_PAGE_SIZE_QUERY)
        bytes_by_name: dict[str, int] = {row[0]: int(row[1]) for row in rows}
    except OperationalError:  # SQLite was built without dbstat
        bytes_by_name = {
            name: _measure_value_bytes(connection, table) for name, table in metadata.tables.items()
        }
    return {name: bytes_by_name.get(name, 0) for name in metadata.tables} | {
        "free": free_pages * page_bytes
    }


def _measure_value_bytes(connection: Connection, table: Table) -> int:
    """Return the bytes of all values of a table; its pages and indexes use more."""
    column_bytes = [func.coalesce(func.length(column, type_=BigInteger), 0) for column in table.c]
    row_bytes = sum(column_bytes, literal(0))
    return int(connection.execute(select(func.coalesce(func.sum(row_bytes), 0))).scalar_one())
