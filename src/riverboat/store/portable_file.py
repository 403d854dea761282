"""Backup and restore of a store as one portable file, also between SQLite and PostgreSQL.

A backup has the content of the store at one moment, while other processes continue to write. A
restore is one transaction: it stores everything, or nothing.
"""

from __future__ import annotations

import time
from base64 import b64decode, b64encode
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection, LargeBinary, Table, func, insert, select
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.store.backup_format import (
    BACKUP_FORMAT,
    BACKUP_VERSION,
    ArchiveWriter,
    BackupHeader,
    BackupRow,
    PortableValue,
    read_archive,
)
from riverboat.store.engines import (
    create_database_file,
    create_snapshot_engine,
    create_writing_engine,
    format_database_error,
    redact_url,
)
from riverboat.store.errors import BadBackup, NotEmpty, StoreFailed
from riverboat.store.schema import TRANSIENT_TABLES, metadata, records, streams
from riverboat.store.schema_migration import check_version, migrate_to_latest
from riverboat.store.store_urls import database_url
from riverboat.store.store_validation import check_value
from riverboat.store.stream_heads import StreamHash, StreamHead, heads_path, write_heads
from riverboat.words.refusals import storage_setup as w
from riverboat.words.refusals import stores as s

Progress = Callable[[int, int], object]
"""Callback with the number of rows done and the total."""

BACKUP_TABLES: Final = tuple(
    [table for table in metadata.sorted_tables if table not in TRANSIENT_TABLES]
)
"""Tables in an order in which each row comes after those that it refers to."""
_OPTIONAL_TABLES: Final = (
    "notes",
    "club_players",
    "devices",
    "totps",
    "recovery_codes",
    "passkeys",
    "audit",
    "emails",
)
"""Tables that older backups do not have."""
_OPTIONAL_COLUMNS: Final = {"answers": "at"}
"""Trailing columns that older backups do not have: each is set to the time of the backup."""
PAGE_ROWS: Final = 32
"""Rows held in memory at a time, whatever the size of the store."""


def no_progress(_done: int, _total: int) -> None:
    """Ignore progress."""


def backup(
    store_url: str, file: Path | str, progress: Progress = no_progress
) -> dict[str, StreamHead]:
    """Write the contents of a store to a new file, and its stream heads to a file beside it.

    Return the heads by stream. The store may be in use. Raises ``FileExistsError`` rather than
    overwrite a file.
    """
    url = database_url(store_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StoreFailed(w.StoreMissingAtPath(str(url.database)))
    engine = create_snapshot_engine(url)
    header = BackupHeader(
        BACKUP_FORMAT, BACKUP_VERSION, time.time_ns() // 1_000_000, backup_columns()
    )
    try:
        with engine.connect() as connection, connection.begin():
            check_version(connection)
            with ArchiveWriter(Path(file), header) as archive:
                heads_by_stream = _write_tables(connection, archive, progress)
                archive.finish()
        write_heads(heads_path(Path(file)), heads_by_stream)
        return heads_by_stream
    except SQLAlchemyError as error:
        raise StoreFailed(
            s.StoreUnreadable(redact_url(url), format_database_error(error))
        ) from error
    finally:
        engine.dispose()


def _write_tables(
    connection: Connection, archive: ArchiveWriter, progress: Progress
) -> dict[str, StreamHead]:
    stream_hashes: defaultdict[str, StreamHash] = defaultdict(StreamHash)
    total_row_count, done_count = sum(_count_rows(connection, table) for table in BACKUP_TABLES), 0
    progress(done_count, total_row_count)
    for table in BACKUP_TABLES:
        statement = select(table).order_by(*table.primary_key)
        rows = connection.execute(statement.execution_options(yield_per=PAGE_ROWS))
        for page in rows.partitions():
            for row in page:
                archive.add(str(table.name), [to_portable(value) for value in row])
                if table is records:
                    stream_hashes[row.stream].add(row.seq, row.at, row.body)
            done_count += len(page)
            progress(done_count, total_row_count)
    return {stream: stream_hash.head for stream, stream_hash in stream_hashes.items()}


def backup_columns() -> dict[str, list[str]]:
    """Return the columns of all tables in a backup."""
    return {str(table.name): [str(column.name) for column in table.c] for table in BACKUP_TABLES}


def _count_rows(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def to_portable(value: Any) -> PortableValue:
    """Convert a column's value to its form in a backup: bytes become base64."""
    return b64encode(value).decode() if isinstance(value, bytes) else value


def restore(file: Path | str, store_url: str, progress: Progress = no_progress) -> None:
    """Restore a backup into an empty store.

    Raises ``BadBackup`` or ``NotEmpty``; the store is unchanged after any error.
    """
    url, path = database_url(store_url), Path(file)
    # Read the file twice: change nothing before it is known to be complete.
    total_row_count = sum(1 for _ in read_archive(path, lambda header: check_header(path, header)))
    is_new = url.get_backend_name() == "sqlite" and create_database_file(url)
    engine = create_writing_engine(url)
    is_restored = False
    try:
        with engine.begin() as connection:
            migrate_to_latest(connection)
            _check_is_empty(connection)
            insert_backup_rows(connection, path, total_row_count, progress)
        is_restored = True
    except (IntegrityError, DataError) as error:
        # The store was empty, so the rows conflict with each other.
        raise BadBackup(
            s.StoredRecordInconsistent(str(path), format_database_error(error))
        ) from error
    except SQLAlchemyError as error:
        raise StoreFailed(
            s.RestoreUnavailable(redact_url(url), format_database_error(error))
        ) from error
    finally:
        engine.dispose()
        if is_new and not is_restored:
            Path(url.database or "").unlink()


def check_header(path: Path, header: BackupHeader) -> None:
    """Raise ``BadBackup`` unless the file has the columns of this version or an older one."""
    known_columns = backup_columns()
    # A file of an earlier version lacks newer columns.
    optional_columns = {
        name: columns for name, columns in known_columns.items() if name in _OPTIONAL_TABLES
    }
    added_columns = {
        name: [*header.columns[name], column]
        for name, column in _OPTIONAL_COLUMNS.items()
        if column not in header.columns.get(name, (column,))
    }
    if optional_columns | header.columns | added_columns != known_columns:
        raise BadBackup(s.BackupTablesMismatch(str(path)))


def _check_is_empty(connection: Connection) -> None:
    for table in BACKUP_TABLES:
        if connection.execute(select(table).limit(1)).first():
            raise NotEmpty(w.RestoreIntoFullStore(table.name))


def insert_backup_rows(
    connection: Connection, path: Path, total_row_count: int, progress: Progress
) -> None:
    """Insert all rows of a backup, and check that no stream has a gap."""
    done_count = 0
    progress(done_count, total_row_count)
    made_at = 0

    def on_header(header: BackupHeader) -> None:
        nonlocal made_at
        check_header(path, header)
        made_at = header.made_at

    for table, rows in _iter_pages(read_archive(path, on_header)):
        for values in rows:
            values += [made_at] * (len(table.c) - len(values))
        connection.execute(insert(table), [_to_row(path, table, values) for values in rows])
        done_count += len(rows)
        progress(done_count, total_row_count)
    _check_lengths(connection, path)


def _iter_pages(rows: Iterator[BackupRow]) -> Iterator[tuple[Table, list[list[PortableValue]]]]:
    """Yield the rows of a backup in pages, each with rows of a single table."""
    while page := list(islice(rows, PAGE_ROWS)):
        for name in dict.fromkeys(table for table, _ in page):
            yield metadata.tables[name], [values for table, values in page if table == name]


def _to_row(path: Path, table: Table, values: list[PortableValue]) -> dict[str, object]:
    column_values = zip(table.c, values, strict=True)
    return {
        column.name: _convert_from_portable(path, column, value) for column, value in column_values
    }


def _convert_from_portable(path: Path, column: Column[Any], value: PortableValue) -> object:
    is_bytes = isinstance(column.type, LargeBinary)
    expected_type = str if is_bytes else column.type.python_type
    if type(value) is not expected_type:
        name = f"{column.table.name}.{column.name}"
        raise BadBackup(s.ColumnValueInvalid(str(path), repr(value), name))
    try:
        check_value(value)
        return b64decode(str(value), validate=True) if is_bytes else value
    except ValueError as error:
        name = f"{column.table.name}.{column.name}"
        raise BadBackup(s.ColumnValueRefused(str(path), name, refusal_of(error))) from error


def _check_lengths(connection: Connection, path: Path) -> None:
    """Raise ``BadBackup`` unless every stream has as many records as its length says."""
    record_counts = (
        select(
            records.c.stream,
            func.count().label("count"),
            func.max(records.c.seq).label("last"),
        )
        .group_by(records.c.stream)
        .subquery()
    )
    record_count = func.coalesce(record_counts.c.count, 0)
    last_seq = func.coalesce(record_counts.c.last, 0)
    statement = (
        select(streams.c.name)
        .select_from(streams.outerjoin(record_counts, record_counts.c.stream == streams.c.name))
        .where((record_count != streams.c.length) | (last_seq != streams.c.length))
    )
    if wrong_stream := connection.execute(statement).scalar():
        raise BadBackup(s.RecordGap(str(path), wrong_stream))
