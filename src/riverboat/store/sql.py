"""SQL store: SQLite for a room in a file, PostgreSQL for one with a server.

One thread writes, and groups pending jobs into one commit. Several other threads read, one
statement at a time. These threads never wait for the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar, cast

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.store import (
    audit_queries,
    checkpoint_queries,
    housekeeping,
    link_queries,
    row_queries,
    second_factor_queries,
    stream_queries,
)
from riverboat.store.audit_rows import AuditFilter, AuditRow
from riverboat.store.club_player_queries import SqlClubPlayers
from riverboat.store.deprecated_names import DeprecatedStoreNames
from riverboat.store.engines import (
    READER_COUNT,
    create_database_file,
    create_reading_engine,
    create_writing_engine,
    format_database_error,
    redact_url,
)
from riverboat.store.errors import StoreFailed
from riverboat.store.group_commit import RETRY_DELAYS, GroupCommitter, WriteJob
from riverboat.store.review_queries import SqlReviews
from riverboat.store.rows import (
    AccountRow,
    HandRow,
    KeyRow,
    LinkRow,
    NoteRow,
    PasskeyRow,
    SessionRow,
    TableRow,
    TotpRow,
)
from riverboat.store.schema_migration import migrate_to_latest
from riverboat.store.store_validation import (
    MAX_INTEGER,
    check_audit,
    check_batch,
    check_email,
    check_key,
    check_link,
    check_note,
    check_page,
    check_passkey,
    check_row,
    check_value,
    searchable_text,
    validate_filter,
)
from riverboat.store.stream_records import Batch, Checkpoint, LedgerRow, Record
from riverboat.store.writer import Writer
from riverboat.words.refusals import stores as s

Result = TypeVar("Result")


class SqlStore(SqlReviews, SqlClubPlayers, DeprecatedStoreNames):
    """A store in the database of a URL; use ``open_store`` to create one.

    *retry_delays* are the seconds that the writer waits before each retry if the server is down.
    """

    def __init__(self, url: URL, retry_delays: tuple[float, ...] = RETRY_DELAYS) -> None:
        self._url, self._retry_delays = url, retry_delays
        self._open_database: _OpenDatabase | None = None

    def __repr__(self) -> str:
        return f"SqlStore({redact_url(self._url)!r})"

    @property
    def commits(self) -> int:
        """Number of transactions committed since the store was opened."""
        return self._require_open.commits.commit_count

    async def open(self) -> None:
        if self._open_database is None:
            engine = await asyncio.to_thread(self._create_migrated_engine)
            self._open_database = _OpenDatabase(
                engine, create_reading_engine(self._url), self._retry_delays
            )

    def _create_migrated_engine(self) -> Engine:
        """Return the writer's engine on a migrated database. Raises ``StoreFailed``."""
        if self._url.get_backend_name() == "sqlite":
            create_database_file(self._url)
        engine = create_writing_engine(self._url)
        try:
            with engine.begin() as connection:
                migrate_to_latest(connection)
        except SQLAlchemyError as error:
            engine.dispose()
            raise StoreFailed(
                s.StoreUnopenable(redact_url(self._url), format_database_error(error))
            ) from error
        except BaseException:
            engine.dispose()
            raise
        return engine

    async def close(self) -> None:
        opened_database, self._open_database = self._open_database, None
        if opened_database is not None:
            await opened_database.close()

    @property
    def _require_open(self) -> _OpenDatabase:
        if self._open_database is None:
            raise StoreFailed(s.StoreClosed(is_closed=False))
        return self._open_database

    async def _write(self, operation: Callable[[Connection], Result]) -> Result:
        return cast(Result, await self._require_open.writer.submit(operation))

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        return await self._require_open.read(query)

    async def write_heartbeat(self, host: str, now_ms: int) -> None:
        check_key(host)
        check_value(now_ms)
        await self._write(partial(housekeeping.write_heartbeat, host=host, now_ms=now_ms))

    async def measure_sizes(self) -> dict[str, int]:
        return await self._read(housekeeping.measure_table_sizes)

    # Streams

    async def append(self, batch: Batch) -> int:
        check_batch(batch)
        byte_count = sum(map(len, batch.records)) + sum(
            len(sealed_blob.blob) for sealed_blob in batch.sealed_blobs
        )
        byte_count += len(batch.checkpoint.body) if batch.checkpoint is not None else 0
        return cast(int, await self._require_open.writer.submit(batch, byte_count))

    async def read(self, stream: str, after_seq: int = 0, limit: int = 0) -> list[Record]:
        check_page(after_seq, limit)
        return await self._read(
            partial(
                stream_queries.read_records,
                stream=searchable_text(stream),
                after_seq=after_seq,
                limit=limit,
            )
        )

    async def stream_lengths(self) -> dict[str, int]:
        return await self._read(stream_queries.stream_lengths)

    async def find_reply(self, stream: str, command_id: str) -> bytes | None:
        return await self._read(
            partial(
                stream_queries.find_reply,
                stream=searchable_text(stream),
                command_id=searchable_text(command_id),
            )
        )

    async def delete_old_replies(self, before_ms: int) -> int:
        return await self._write(partial(housekeeping.delete_old_replies, cutoff_ms=before_ms))

    async def find_sealed_blob(self, stream: str, key: str) -> bytes | None:
        return await self._read(
            partial(
                stream_queries.find_sealed_blob,
                stream=searchable_text(stream),
                key=searchable_text(key),
            )
        )

    # Checkpoints

    async def find_checkpoint(self, stream: str, stored_before_ms: int) -> Checkpoint | None:
        check_page(stored_before_ms, 0)
        return await self._read(
            partial(
                checkpoint_queries.find_last_checkpoint,
                stream=searchable_text(stream),
                stored_before_ms=stored_before_ms,
            )
        )

    async def list_checkpoints(self, stream: str) -> list[Checkpoint]:
        return await self._read(
            partial(checkpoint_queries.list_checkpoints, stream=searchable_text(stream))
        )

    async def delete_checkpoints(self, stream: str) -> int:
        return await self._write(
            partial(checkpoint_queries.delete_checkpoints, stream=searchable_text(stream))
        )

    # Ledger

    async def balances(self, stream: str = "") -> dict[str, int]:
        if not stream:
            return await self._read(stream_queries.balances)
        return await self._read(
            partial(stream_queries.sum_balances_of_stream, stream=searchable_text(stream))
        )

    async def list_ledger_entries(self, stream: str) -> list[LedgerRow]:
        return await self._read(
            partial(stream_queries.list_ledger_entries, stream=searchable_text(stream))
        )

    # Audit log

    async def add_audit_row(self, row: AuditRow) -> int:
        check_audit(row)
        return await self._write(partial(audit_queries.insert_audit_rows, rows=(row,)))

    async def find_audit_rows(self, filters: AuditFilter) -> list[AuditRow]:
        return await self._read(
            partial(audit_queries.find_audit_rows, filters=validate_filter(filters))
        )

    async def delete_old_audit_rows(self, before_ms: int) -> int:
        return await self._write(partial(audit_queries.delete_audit_rows, cutoff_ms=before_ms))

    # Accounts

    async def add_account(self, row: AccountRow) -> None:
        check_row(row)
        await self._write(partial(row_queries.add_account, row=row))

    async def find_account(self, name: str) -> AccountRow | None:
        return await self._read(partial(row_queries.find_account, name=searchable_text(name)))

    async def list_account_names(self, created_after_ms: int = 0) -> list[str]:
        return await self._read(partial(row_queries.list_account_names, since_ms=created_after_ms))

    async def search_accounts(self, containing: str = "", limit: int = 50) -> list[AccountRow]:
        check_page(0, limit)
        operation = partial(
            row_queries.search_accounts, containing_text=searchable_text(containing), limit=limit
        )
        return await self._read(operation)

    async def remove_account(self, name: str) -> None:
        await self._write(partial(row_queries.remove_account, name=searchable_text(name)))

    async def set_password(self, name: str, password: str) -> None:
        check_row(AccountRow(name or "?", password, 0))
        await self._write(partial(row_queries.set_password, name=name, password=password))

    async def set_admin(self, name: str, is_admin: bool) -> None:
        await self._write(
            partial(row_queries.set_admin, name=searchable_text(name), is_admin=is_admin)
        )

    async def add_session(self, row: SessionRow) -> None:
        check_row(row)
        await self._write(partial(row_queries.add_session, row=row))

    async def find_session(self, token: str) -> SessionRow | None:
        return await self._read(partial(row_queries.find_session, token=searchable_text(token)))

    async def sessions_of(self, name: str) -> list[SessionRow]:
        return await self._read(partial(row_queries.sessions_of, name=searchable_text(name)))

    async def end_session(self, token: str) -> None:
        await self._write(partial(row_queries.end_session, token=searchable_text(token)))

    async def delete_expired_sessions(self, before_ms: int) -> int:
        return await self._write(partial(row_queries.end_sessions, cutoff_ms=before_ms))

    async def end_sessions_of(self, name: str, except_session: str = "") -> int:
        operation = partial(
            row_queries.end_sessions_of,
            name=searchable_text(name),
            except_session=searchable_text(except_session),
        )
        return await self._write(operation)

    async def add_key(self, row: KeyRow) -> None:
        check_row(row)
        await self._write(partial(row_queries.add_key, row=row))

    async def find_key(self, key: str) -> KeyRow | None:
        return await self._read(partial(row_queries.find_key, key_hash=searchable_text(key)))

    async def keys_of(self, name: str) -> list[KeyRow]:
        return await self._read(partial(row_queries.keys_of, name=searchable_text(name)))

    async def remove_key(self, key: str) -> None:
        await self._write(partial(row_queries.remove_key, key_hash=searchable_text(key)))

    async def put_note(self, row: NoteRow) -> None:
        check_note(row)
        await self._write(partial(row_queries.put_note, row=row))

    async def notes_of(self, writer: str) -> list[NoteRow]:
        return await self._read(partial(row_queries.notes_of, writer=searchable_text(writer)))

    async def remove_note(self, writer: str, subject: str) -> None:
        operation = partial(
            row_queries.remove_note,
            writer=searchable_text(writer),
            about_player=searchable_text(subject),
        )
        await self._write(operation)

    # Second factors

    async def put_totp(self, row: TotpRow) -> None:
        check_row(row)
        await self._write(partial(second_factor_queries.put_totp, row=row))

    async def find_totp(self, name: str) -> TotpRow | None:
        return await self._read(
            partial(second_factor_queries.find_totp, name=searchable_text(name))
        )

    async def use_totp_step(self, name: str, step: int) -> bool:
        check_value(step)
        return await self._write(
            partial(second_factor_queries.use_totp_step, name=searchable_text(name), time_step=step)
        )

    async def remove_totp(self, name: str) -> None:
        await self._write(partial(second_factor_queries.remove_totp, name=searchable_text(name)))

    async def put_recovery_codes(self, name: str, hashes: Collection[str]) -> None:
        for key in (name, *hashes):
            check_key(key)
        await self._write(
            partial(second_factor_queries.put_recovery_codes, name=name, hashes=tuple(hashes))
        )

    async def recovery_code_count(self, name: str) -> int:
        return await self._read(
            partial(second_factor_queries.recovery_code_count, name=searchable_text(name))
        )

    async def use_recovery_code(self, name: str, code_hash: str) -> bool:
        operation = partial(
            second_factor_queries.use_recovery_code,
            name=searchable_text(name),
            code_hash=searchable_text(code_hash),
        )
        return await self._write(operation)

    async def add_passkey(self, row: PasskeyRow) -> None:
        check_passkey(row)
        await self._write(partial(second_factor_queries.add_passkey, row=row))

    async def find_passkey(self, passkey: str) -> PasskeyRow | None:
        return await self._read(
            partial(second_factor_queries.find_passkey, passkey_id=searchable_text(passkey))
        )

    async def passkeys_of(self, name: str) -> list[PasskeyRow]:
        return await self._read(
            partial(second_factor_queries.passkeys_of, name=searchable_text(name))
        )

    @deprecated_keywords(count="signature_count")
    async def use_passkey(self, passkey: str, signature_count: int, now_ms: int) -> bool:
        check_value(signature_count)
        check_value(now_ms)
        operation = partial(
            second_factor_queries.use_passkey,
            passkey_id=searchable_text(passkey),
            signature_count=signature_count,
            now_ms=now_ms,
        )
        return await self._write(operation)

    async def remove_passkey(self, passkey: str) -> None:
        await self._write(
            partial(second_factor_queries.remove_passkey, passkey_id=searchable_text(passkey))
        )

    # One-time links and e-mail addresses

    async def add_link(self, row: LinkRow) -> None:
        check_link(row)
        await self._write(partial(link_queries.add_link, row=row))

    async def find_link(self, token_hash: str) -> LinkRow | None:
        return await self._read(
            partial(link_queries.find_link, token_hash=searchable_text(token_hash))
        )

    async def use_link(self, token_hash: str, now_ms: int) -> bool:
        check_value(now_ms)
        return await self._write(
            partial(link_queries.use_link, token_hash=searchable_text(token_hash), now_ms=now_ms)
        )

    async def delete_expired_links(self, before_ms: int) -> int:
        return await self._write(partial(link_queries.delete_expired_links, cutoff_ms=before_ms))

    async def put_email(self, name: str, address: str) -> None:
        check_email(name, address)
        await self._write(partial(link_queries.put_email, name=name, address=address))

    async def find_email(self, name: str) -> str:
        return await self._read(partial(link_queries.find_email, name=searchable_text(name)))

    async def list_names_of_email(self, address: str) -> list[str]:
        return await self._read(
            partial(link_queries.names_of_email, address=searchable_text(address))
        )

    # Tables

    async def add_table(self, row: TableRow) -> None:
        check_row(row)
        await self._write(partial(row_queries.add_table, row=row))

    async def change_table(self, row: TableRow) -> None:
        check_row(row)
        await self._write(partial(row_queries.change_table, row=row))

    async def list_tables(self, closed: bool = False) -> list[TableRow]:
        return await self._read(
            row_queries.list_closed_tables if closed else row_queries.list_open_tables
        )

    async def find_table(self, table: str) -> TableRow | None:
        return await self._read(partial(row_queries.find_table, table_id=searchable_text(table)))

    async def set_role(self, table: str, name: str, role: str) -> None:
        for key in (table, name, role or name):
            check_key(key)
        await self._write(partial(row_queries.set_role, table_id=table, name=name, role=role))

    async def roles(self, table: str) -> dict[str, str]:
        return await self._read(partial(row_queries.find_roles, table_id=searchable_text(table)))

    async def add_hand(self, row: HandRow) -> None:
        check_row(row)
        await self._write(partial(row_queries.add_hand, row=row))

    async def list_hands(self, table: str, before_hand: int = 0, limit: int = 50) -> list[HandRow]:
        check_page(before_hand, limit)
        query = partial(
            row_queries.hands_of,
            table_id=searchable_text(table),
            before_hand=before_hand,
            limit=limit,
        )
        return await self._read(query)

    async def find_hand(self, table: str, hand: int) -> HandRow | None:
        if not 0 <= hand <= MAX_INTEGER:
            return None
        return await self._read(
            partial(row_queries.find_hand, table_id=searchable_text(table), hand_number=hand)
        )

    beat = DeprecatedAttribute("write_heartbeat")
    put_recovery = DeprecatedAttribute("put_recovery_codes")
    recovery = DeprecatedAttribute("recovery_code_count")
    use_recovery = DeprecatedAttribute("use_recovery_code")
    use_step = DeprecatedAttribute("use_totp_step")


class _OpenDatabase:
    """Resources of an open store: the writer and readers with their connections."""

    def __init__(
        self,
        writing_engine: Engine,
        reading_engine: Engine,
        retry_delays: tuple[float, ...],
    ) -> None:
        self._writing_engine, self._reading_engine = writing_engine, reading_engine
        self.commits: Final = GroupCommitter(writing_engine, retry_delays)
        self.writer: Final[Writer[WriteJob]] = Writer(self.commits.commit_jobs)
        self._readers = ThreadPoolExecutor(READER_COUNT, thread_name_prefix="riverboat reader")

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._run_query, query)

    def _run_query(self, query: Callable[[Connection], Result]) -> Result:
        try:
            return self._run_query_once(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise StoreFailed(s.StoreUnreadable(None, format_database_error(error))) from error
        # The server may have restarted: a query can be retried.
        try:
            return self._run_query_once(query)
        except DBAPIError as error:
            raise StoreFailed(s.StoreUnreadable(None, format_database_error(error))) from error

    def _run_query_once(self, query: Callable[[Connection], Result]) -> Result:
        with self._reading_engine.connect() as connection:
            return query(connection)

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading_engine.dispose()
        # Closing the last connection lets SQLite remove its journal.
        await asyncio.to_thread(self._writing_engine.dispose)
