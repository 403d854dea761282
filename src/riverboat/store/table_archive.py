"""Archive of closed tables: moved from a store into a file, and back.

The file is a backup that contains only some tables. ``restore`` turns it into a room in which these
tables can be read, and ``riverboat verify`` reads it directly. Nothing is deleted before the file
is complete, synced to disk, and read again.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, delete, select, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from riverboat.store import schema
from riverboat.store.backup_format import (
    BACKUP_FORMAT,
    BACKUP_VERSION,
    ArchiveWriter,
    BackupHeader,
    read_archive,
)
from riverboat.store.engines import (
    create_snapshot_engine,
    create_writing_engine,
    format_database_error,
    redact_url,
)
from riverboat.store.errors import BadBackup, StoreFailed
from riverboat.store.portable_file import (
    Progress,
    backup_columns,
    check_header,
    insert_backup_rows,
    no_progress,
    to_portable,
)
from riverboat.store.schema_migration import check_version, migrate_to_latest
from riverboat.store.store_urls import database_url
from riverboat.store.stream_heads import StreamHash, StreamHead, heads_path, write_heads
from riverboat.words.refusals import storage_setup as w
from riverboat.words.refusals import stores as s

_DELETED_STREAM_TABLES: Final = (schema.checkpoints, schema.answers, schema.sealed, schema.ledger)
_ARCHIVED_STREAM_TABLES: Final = (schema.streams, schema.records, schema.ledger, schema.answers)
_POKER_TABLE_TABLES: Final = (schema.tables, schema.roles, schema.hands)


def archive_tables(
    store_url: str, file: Path | str, cutoff_ms: int, progress: Progress = no_progress
) -> tuple[str, ...]:
    """Move the tables closed before *cutoff_ms* (since 1970) into a new file; return their ids.

    If there are no such tables, no file is written. The store may be in use. Raises
    ``FileExistsError`` rather than overwrite a file.
    """
    url, path = database_url(store_url), Path(file)
    head_by_stream: dict[str, StreamHead] = {}
    reading_engine = create_snapshot_engine(url)
    try:
        with reading_engine.connect() as connection, connection.begin():
            check_version(connection)
            table_ids = _select_closed_table_ids(connection, cutoff_ms)
            if not table_ids:
                return ()
            header = BackupHeader(
                BACKUP_FORMAT, BACKUP_VERSION, time.time_ns() // 1_000_000, backup_columns()
            )
            with ArchiveWriter(path, header) as archive:
                for done_count, table_id in enumerate(table_ids):
                    progress(done_count, len(table_ids))
                    head_by_stream |= _write_table(connection, archive, table_id)
                archive.finish()
    except SQLAlchemyError as error:
        raise StoreFailed(
            s.StoreUnreadable(redact_url(url), format_database_error(error))
        ) from error
    finally:
        reading_engine.dispose()
    write_heads(heads_path(path), head_by_stream)
    for _ in read_archive(path, lambda header: check_header(path, header)):
        pass  # raises unless the file is complete
    _remove_tables(
        store_url,
        {table_id: head_by_stream.get(_build_stream_name(table_id)) for table_id in table_ids},
        progress,
    )
    return tuple(table_ids)


def restore_tables(file: Path | str, store_url: str, progress: Progress = no_progress) -> None:
    """Restore the tables of an archive into a store, beside the tables that it has.

    Raise ``BadBackup``, without any change, if the store already has one of the tables, or if the
    file is not an archive of tables.
    """
    url, path = database_url(store_url), Path(file)
    table_names = {
        str(table.name) for table in (*_ARCHIVED_STREAM_TABLES, *_POKER_TABLE_TABLES, schema.sealed)
    }
    total_row_count = 0
    for name, _ in read_archive(path, lambda header: check_header(path, header)):
        total_row_count += 1
        if name not in table_names:
            raise BadBackup(w.FullBackupGiven(str(path)))
    engine = create_writing_engine(url)
    try:
        with engine.begin() as connection:
            migrate_to_latest(connection)
            insert_backup_rows(connection, path, total_row_count, progress)
    except (IntegrityError, DataError) as error:
        raise BadBackup(w.TablesAlreadyRestored(str(path))) from error
    except SQLAlchemyError as error:
        raise StoreFailed(
            s.RestoreUnavailable(redact_url(url), format_database_error(error))
        ) from error
    finally:
        engine.dispose()


def _select_closed_table_ids(connection: Connection, cutoff_ms: int) -> list[str]:
    columns = schema.tables.c
    statement = select(columns.id).where((columns.closed_at > 0) & (columns.closed_at < cutoff_ms))
    return [row.id for row in connection.execute(statement.order_by(columns.closed_at, columns.id))]


def _build_stream_name(table_id: str) -> str:
    return f"table/{table_id}"


def _write_table(
    connection: Connection, archive: ArchiveWriter, table_id: str
) -> dict[str, StreamHead]:
    """Write the rows of one table; return the head of its stream, if it has one."""
    stream_hash, has_records = StreamHash(), False
    for table in (*_ARCHIVED_STREAM_TABLES, schema.sealed, *_POKER_TABLE_TABLES):
        statement = (
            select(table).where(_is_row_of_table(table, table_id)).order_by(*table.primary_key)
        )
        for row in connection.execute(statement.execution_options(yield_per=32)):
            archive.add(str(table.name), [to_portable(value) for value in row])
            if table is schema.records:
                stream_hash.add(row.seq, row.at, row.body)
                has_records = True
    return {_build_stream_name(table_id): stream_hash.head} if has_records else {}


def _is_row_of_table(table: Table, table_id: str) -> ColumnElement[bool]:
    """Return the SQL condition for rows of a database table that belong to a poker table."""
    if table is schema.streams:
        return table.c.name == _build_stream_name(table_id)
    if table is schema.tables:
        return table.c.id == table_id
    return (
        table.c.table_id == table_id
        if "table_id" in table.c
        else table.c.stream == _build_stream_name(table_id)
    )


def _remove_tables(
    store_url: str, head_by_stream: dict[str, StreamHead | None], progress: Progress
) -> None:
    """Delete archived tables, one transaction per table."""
    url = database_url(store_url)
    engine = create_writing_engine(url)
    try:
        for done_count, (table_id, head) in enumerate(head_by_stream.items(), 1):
            with engine.begin() as connection:
                _remove_table(connection, table_id, head.count if head is not None else 0)
            progress(done_count, len(head_by_stream))
    except SQLAlchemyError as error:
        raise StoreFailed(s.WriteFailed(format_database_error(error))) from error
    finally:
        engine.dispose()


def _remove_table(connection: Connection, table_id: str, archived_length: int) -> None:
    """Delete a poker table, unless it has more records than were archived."""
    streams = schema.streams
    # The update locks the stream, as a writer does.
    lock_statement = (
        update(streams)
        .where(streams.c.name == _build_stream_name(table_id))
        .values(length=streams.c.length)
    )
    connection.execute(lock_statement)
    actual_length = (
        connection.execute(
            select(streams.c.length).where(_is_row_of_table(streams, table_id))
        ).scalar()
        or 0
    )
    if actual_length != archived_length:
        return
    for table in (*_DELETED_STREAM_TABLES, schema.records, streams, *_POKER_TABLE_TABLES):
        connection.execute(delete(table).where(_is_row_of_table(table, table_id)))
