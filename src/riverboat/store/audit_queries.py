"""Audit log in a database: rows are added, queried, and deleted when they are old.

No row is ever changed. Rows are numbered in order even if several processes add them, because a
lock serializes the writers until their commits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from riverboat.store.audit_rows import AuditFilter, AuditRow
from riverboat.store.schema import audit
from riverboat.store.store_validation import fold_name

_ADVISORY_LOCK_KEY: Final = 7_247_826_002
"""Key of PostgreSQL's advisory lock, held until the commit; SQLite locks the whole file."""
_ROW_COLUMNS: Final = (*tuple(audit.c)[1:10], audit.c.seq)


def insert_audit_rows(connection: Connection, rows: Sequence[AuditRow]) -> int:
    """Insert audit rows, and return the number of the last one."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_ADVISORY_LOCK_KEY)))
    last_seq = connection.execute(select(func.coalesce(func.max(audit.c.seq), 0))).scalar_one()
    values = [_build_values(row, seq) for seq, row in enumerate(rows, last_seq + 1)]
    connection.execute(insert(audit), values)
    return int(last_seq + len(rows))


def _build_values(row: AuditRow, seq: int) -> dict[str, object]:
    main_values = (
        row.at,
        row.actor,
        row.role,
        row.action,
        row.table,
        row.table_name,
        row.affected_player,
        row.args,
    )
    values = (seq, *main_values, row.address, fold_name(row.actor), fold_name(row.affected_player))
    return {column.name: value for column, value in zip(audit.c, values, strict=True)}


def find_audit_rows(connection: Connection, filters: AuditFilter) -> list[AuditRow]:
    """Return the audit rows that match a filter, latest first."""
    statement = select(*_ROW_COLUMNS).order_by(audit.c.seq.desc()).limit(filters.limit or None)
    if name := fold_name(filters.person):
        statement = statement.where((audit.c.who_folded == name) | (audit.c.whom_folded == name))
    if filters.table:
        statement = statement.where(audit.c.table_id == filters.table)
    if filters.action:
        statement = statement.where(audit.c.what == filters.action)
    if filters.since:
        statement = statement.where(audit.c.at >= filters.since)
    if filters.before_seq:
        statement = statement.where(audit.c.seq < filters.before_seq)
    return [AuditRow(*row) for row in connection.execute(statement)]


def delete_audit_rows(connection: Connection, cutoff_ms: int) -> int:
    """Delete audit rows older than *cutoff_ms* (since 1970); return the number deleted."""
    return connection.execute(delete(audit).where(audit.c.at < cutoff_ms)).rowcount
