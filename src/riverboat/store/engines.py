"""Database engines: the writer's and the readers' connections for SQLite and PostgreSQL.

A commit of the writer returns only after the data is on the disk. A reader cannot write.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

from riverboat.store.errors import StoreFailed
from riverboat.words.refusals import stores as s

BUSY_TIMEOUT_SECONDS: Final = 5.0
"""Seconds that a writer waits for another program's write to its SQLite file."""
_WAL_RETRY_SECONDS: Final = 0.02
READER_COUNT: Final = 4
"""Maximum number of concurrent reads."""

_DEFAULT_SERVER_OPTIONS: Final = {
    "application_name": "riverboat",
    "connect_timeout": "5",
    # Detect a dead server within a minute instead of two hours.
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
}
_SECRET_OPTIONS: Final = ("password", "sslpassword")


def redact_url(url: URL) -> str:
    """Return a URL without passwords, safe to display."""
    query = {key: value for key, value in url.query.items() if key not in _SECRET_OPTIONS}
    redacted_url = url.set(query=query, drivername=url.get_backend_name())
    return redacted_url.render_as_string(hide_password=True)


def format_database_error(error: Exception) -> str:
    """Return a database error as one line, without the statement's parameters."""
    original_error = error.orig if isinstance(error, DBAPIError) else error
    return (str(original_error).strip() or type(original_error).__name__).splitlines()[0]


def create_writing_engine(url: URL) -> Engine:
    """Return a database engine with one connection for the store's only writer."""
    if url.get_backend_name() == "sqlite":
        engine = _create_engine(url, connection_count=1)
        event.listen(engine, "connect", _set_up_sqlite_writer)
        event.listen(engine, "begin", _begin_immediate)
        return engine
    # Another isolation level would let a second owner's commit look like a failure of the server.
    engine = _create_engine(url, connection_count=1, isolation_level="READ COMMITTED")
    event.listen(engine, "connect", _set_up_server_writer)
    return engine


def create_reading_engine(url: URL) -> Engine:
    """Return a database engine for readers, with each statement in autocommit."""
    if url.get_backend_name() == "sqlite":
        engine = _create_engine(url, connection_count=READER_COUNT)
        event.listen(engine, "connect", _set_up_sqlite_reader)
        return engine
    return _create_engine(url, connection_count=READER_COUNT, isolation_level="AUTOCOMMIT")


def create_snapshot_engine(url: URL) -> Engine:
    """Return a database engine whose transactions read a snapshot, unaffected by later writes."""
    if url.get_backend_name() == "sqlite":
        engine = create_reading_engine(url)
        event.listen(engine, "begin", _begin)
        return engine
    return _create_engine(url, connection_count=1, isolation_level="REPEATABLE READ")


def create_database_file(url: URL) -> bool:
    """Create a SQLite file readable by its owner only; return False if it exists."""
    path = Path(url.database or "")
    try:
        # SQLite gives its journal the permissions of the database file.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return False
    except OSError as error:
        raise StoreFailed(s.StoreUncreatable(str(path), error.strerror or "")) from error
    return True


def _create_engine(url: URL, *, connection_count: int, **options: Any) -> Engine:
    connect_options: dict[str, Any] = {"timeout": BUSY_TIMEOUT_SECONDS}
    if url.get_backend_name() == "postgresql":
        connect_options = {
            name: value for name, value in _DEFAULT_SERVER_OPTIONS.items() if name not in url.query
        }
    try:
        engine = create_engine(
            url,
            pool_size=connection_count,
            max_overflow=0,
            # Parameters are private, so errors do not contain them.
            hide_parameters=True,
            connect_args=connect_options,
            **options,
        )
    except ModuleNotFoundError as error:
        raise StoreFailed(s.PsycopgMissing()) from error
    if url.get_backend_name() == "sqlite":
        _refuse_replaced_file(engine, Path(url.database or ""))
    return engine


def _refuse_replaced_file(engine: Engine, path: Path) -> None:
    """Refuse connections to a file that is no longer at *path*.

    Writes to a deleted file are lost, and SQLite would create an empty one.
    """

    def check_file_exists(*_: object) -> None:
        if _read_file_identity(path) is None:
            raise sqlite3.OperationalError(f"{path} no longer exists")

    def on_connect(_: object, record: ConnectionPoolEntry) -> None:
        record.info["file"] = _read_file_identity(path)

    def on_checkout(_: object, record: ConnectionPoolEntry, __: object) -> None:
        if record.info.get("file") != _read_file_identity(path):
            raise DisconnectionError(f"{path} was replaced or removed")

    event.listen(engine, "do_connect", check_file_exists)
    event.listen(engine, "connect", on_connect)
    event.listen(engine, "checkout", on_checkout)


def _read_file_identity(path: Path) -> tuple[int, int] | None:
    """Return the device and inode of a file; ``None`` if there is none."""
    try:
        file_status = path.stat()
    except OSError:
        return None
    return file_status.st_dev, file_status.st_ino


def _set_up_sqlite_writer(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are explicit
    if _enable_wal(connection) != "wal":
        raise StoreFailed(s.NoWriteAheadLog())
    _execute_raw(connection, "PRAGMA synchronous = FULL")
    _execute_raw(connection, "PRAGMA foreign_keys = ON")


def _enable_wal(connection: Any) -> object:
    """Enable SQLite's write-ahead log, and return the journal mode.

    SQLite itself does not wait for another program that writes or enables the log, so retry here.
    """
    deadline = time.monotonic() + BUSY_TIMEOUT_SECONDS
    while True:
        try:
            return _select_raw_value(connection, "PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() >= deadline:
                raise
        time.sleep(_WAL_RETRY_SECONDS)


def _set_up_sqlite_reader(connection: Any, _: object) -> None:
    connection.isolation_level = None
    _execute_raw(connection, "PRAGMA query_only = ON")


def _set_up_server_writer(connection: Any, _: object) -> None:
    """Make commits durable and set timeouts, whatever the server's settings are."""
    if _select_raw_value(connection, "SHOW synchronous_commit") == "off":
        _execute_raw(connection, "SET synchronous_commit = on")
    _execute_raw(connection, "SET lock_timeout = '10s'")
    # A writer suspended in a transaction must not block its streams.
    if _select_raw_value(connection, "SHOW idle_in_transaction_session_timeout") == "0":
        _execute_raw(connection, "SET idle_in_transaction_session_timeout = '30s'")
    connection.commit()


def _execute_raw(connection: Any, statement: str) -> None:
    """Execute a statement on a raw connection of the driver."""
    with closing(connection.cursor()) as cursor:
        cursor.execute(statement)


def _select_raw_value(connection: Any, statement: str) -> object:
    with closing(connection.cursor()) as cursor:
        cursor.execute(statement)
        return cursor.fetchone()[0]


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
