"""Housekeeping of a database, on the connection it is given: heartbeats, and old answers."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select, tuple_

from riverboat.store.appending import upsert
from riverboat.store.schema import answers, heartbeats

AT_ONCE: Final = 2_000
"""Answers that one transaction removes: appends that wait for it wait for milliseconds."""


def beat(connection: Connection, host: str, at: int) -> None:
    """Write that a host could write at a moment."""
    row = {"host": host, "at": at}
    statement = upsert(connection, heartbeats).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=["host"], set_=row))


def forget_answers(connection: Connection, before: int) -> int:
    """Remove the oldest answers given before a moment, ``AT_ONCE`` at most; return their number."""
    key = (answers.c.stream, answers.c.cmd)
    old = select(*key).where(answers.c.at < before).order_by(answers.c.at).limit(AT_ONCE)
    return connection.execute(delete(answers).where(tuple_(*key).in_(old))).rowcount
