"""Queries for streams and the ledger, on a given connection."""

from __future__ import annotations

from collections import defaultdict
from typing import cast

from sqlalchemy import Connection, func, select

from riverboat.store.errors import StoreFailed
from riverboat.store.schema import answers, ledger, records, sealed, streams
from riverboat.store.stream_records import LedgerRow, Record
from riverboat.words.refusals import stores as s


def read_records(connection: Connection, stream: str, after_seq: int, limit: int) -> list[Record]:
    """Return the records of a stream with numbers above *after_seq*, in order."""
    statement = (
        select(records.c.seq, records.c.at, records.c.body)
        .where((records.c.stream == stream) & (records.c.seq > after_seq))
        .order_by(records.c.seq)
        .limit(limit or None)
    )
    stream_records = [Record(*row) for row in connection.execute(statement)]
    for record in stream_records:
        if not isinstance(record.body, bytes):
            raise StoreFailed(s.RecordNotBytes(record.seq, stream))
    return stream_records


def stream_lengths(connection: Connection) -> dict[str, int]:
    """Return the number of records of every stream."""
    statement = select(streams.c.name, streams.c.length)
    return {row.name: row.length for row in connection.execute(statement)}


def find_reply(connection: Connection, stream: str, command_id: str) -> bytes | None:
    """Return the stored reply to a command; ``None`` if there is none."""
    statement = select(answers.c.body).where(
        (answers.c.stream == stream) & (answers.c.cmd == command_id)
    )
    return cast("bytes | None", connection.execute(statement).scalar())


def find_sealed_blob(connection: Connection, stream: str, key: str) -> bytes | None:
    """Return the encrypted data stored under a key; ``None`` if there is none."""
    statement = select(sealed.c.blob).where((sealed.c.stream == stream) & (sealed.c.key == key))
    return cast("bytes | None", connection.execute(statement).scalar())


def balances(connection: Connection) -> dict[str, int]:
    """Return the balance of each ledger account over all streams."""
    return _build_balances(connection, None)


def sum_balances_of_stream(connection: Connection, stream: str) -> dict[str, int]:
    """Return the balance of each ledger account in one stream."""
    return _build_balances(connection, stream)


def _build_balances(connection: Connection, stream: str | None) -> dict[str, int]:
    balance_by_account: defaultdict[str, int] = defaultdict(int)
    for column, sign in ((ledger.c.source, -1), (ledger.c.to, 1)):
        statement = select(column, func.sum(ledger.c.chips)).group_by(column)
        if stream is not None:
            statement = statement.where(ledger.c.stream == stream)
        for name, chips in connection.execute(statement):
            balance_by_account[name] += sign * int(chips)
    return dict(balance_by_account)


def list_ledger_entries(connection: Connection, stream: str) -> list[LedgerRow]:
    """Return the ledger of a stream, in order."""
    columns = ledger.c
    statement = (
        select(
            columns.stream,
            columns.seq,
            columns.at,
            columns.source,
            columns.to,
            columns.chips,
            columns.why,
        )
        .where(columns.stream == stream)
        .order_by(columns.seq, columns.place)
    )
    return [LedgerRow(*row) for row in connection.execute(statement)]
