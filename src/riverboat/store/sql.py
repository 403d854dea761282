"""A store in a database: SQLite when a room is a file, PostgreSQL when it has a server.

One thread writes, and groups what waits into one commit; some others read, each statement by
itself. Nobody below the event loop's thread ever waits for the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar, cast

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from riverboat.store import audit, checkpoints, factors, links, people, reading, upkeep
from riverboat.store.audit_rows import AuditRow, AuditWish
from riverboat.store.checking import (
    LARGEST,
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
    looked_for,
    sought,
)
from riverboat.store.committing import PAUSES, Commits, Wish
from riverboat.store.engines import READERS, make_file, reading_engine, said, shown, writing_engine
from riverboat.store.errors import StoreFailed
from riverboat.store.migrating import bring_up_to_date
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
from riverboat.store.streams import Batch, Checkpoint, LedgerRow, Record
from riverboat.store.writer import Writer
from riverboat.words.refusals import stores as s

Found = TypeVar("Found")


class SqlStore:
    """A store in the database of a URL; ``open_store`` makes one from an address.

    *pauses* are the seconds for which the writer waits, again and again, for a server that went.
    """

    def __init__(self, url: URL, pauses: tuple[float, ...] = PAUSES) -> None:
        self._url, self._pauses = url, pauses
        self._opened: _Opened | None = None

    def __repr__(self) -> str:
        return f"SqlStore({shown(self._url)!r})"

    @property
    def commits(self) -> int:
        """How many transactions were committed since the store was opened."""
        return self._now.commits.count

    async def open(self) -> None:
        if self._opened is None:
            engine = await asyncio.to_thread(self._prepare)
            self._opened = _Opened(engine, reading_engine(self._url), self._pauses)

    def _prepare(self) -> Engine:
        """The writer's engine, with the database brought up to date; or say why there is none."""
        if self._url.get_backend_name() == "sqlite":
            make_file(self._url)
        engine = writing_engine(self._url)
        try:
            with engine.begin() as connection:
                bring_up_to_date(connection)
        except SQLAlchemyError as error:
            engine.dispose()
            raise StoreFailed(s.CannotOpenStore(shown(self._url), said(error))) from error
        except BaseException:
            engine.dispose()
            raise
        return engine

    async def close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened.close()

    @property
    def _now(self) -> _Opened:
        if self._opened is None:
            raise StoreFailed(s.StoreIsNotOpen(closed=False))
        return self._opened

    async def _write(self, work: Callable[[Connection], Found]) -> Found:
        return cast(Found, await self._now.writer.ask(work))

    async def _read(self, question: Callable[[Connection], Found]) -> Found:
        return await self._now.read(question)

    async def beat(self, host: str, at: int) -> None:
        check_key(host)
        check_value(at)
        await self._write(partial(upkeep.beat, host=host, at=at))

    async def sizes(self) -> dict[str, int]:
        return await self._read(upkeep.sizes)

    # Streams

    async def append(self, batch: Batch) -> int:
        check_batch(batch)
        weight = sum(map(len, batch.records)) + sum(len(sealing.blob) for sealing in batch.sealed)
        weight += len(batch.checkpoint.body) if batch.checkpoint is not None else 0
        return cast(int, await self._now.writer.ask(batch, weight))

    async def read(self, stream: str, after: int = 0, limit: int = 0) -> list[Record]:
        check_page(after, limit)
        return await self._read(
            partial(reading.read, stream=sought(stream), after=after, limit=limit)
        )

    async def streams(self) -> dict[str, int]:
        return await self._read(reading.lengths)

    async def answer(self, stream: str, cmd: str) -> bytes | None:
        return await self._read(partial(reading.answer, stream=sought(stream), cmd=sought(cmd)))

    async def forget_answers(self, before: int) -> int:
        return await self._write(partial(upkeep.forget_answers, before=before))

    async def sealed(self, stream: str, key: str) -> bytes | None:
        return await self._read(partial(reading.sealed_as, stream=sought(stream), key=sought(key)))

    # Checkpoints

    async def checkpoint(self, stream: str, until: int) -> Checkpoint | None:
        check_page(until, 0)
        return await self._read(partial(checkpoints.last, stream=sought(stream), until=until))

    async def checkpoints(self, stream: str) -> list[Checkpoint]:
        return await self._read(partial(checkpoints.all_of, stream=sought(stream)))

    async def forget_checkpoints(self, stream: str) -> int:
        return await self._write(partial(checkpoints.forget, stream=sought(stream)))

    # The ledger

    async def balances(self, stream: str = "") -> dict[str, int]:
        if not stream:
            return await self._read(reading.balances)
        return await self._read(partial(reading.balances_of, stream=sought(stream)))

    async def entries(self, stream: str) -> list[LedgerRow]:
        return await self._read(partial(reading.entries, stream=sought(stream)))

    # The audit log

    async def add_audit(self, row: AuditRow) -> int:
        check_audit(row)
        return await self._write(partial(audit.add, rows=(row,)))

    async def audit(self, wish: AuditWish) -> list[AuditRow]:
        return await self._read(partial(audit.find, wish=looked_for(wish)))

    async def forget_audit(self, before: int) -> int:
        return await self._write(partial(audit.forget, before=before))

    # People

    async def add_account(self, row: AccountRow) -> None:
        check_row(row)
        await self._write(partial(people.add_account, row=row))

    async def account(self, name: str) -> AccountRow | None:
        return await self._read(partial(people.account, name=sought(name)))

    async def names(self, since: int = 0) -> list[str]:
        return await self._read(partial(people.names, since=since))

    async def accounts(self, containing: str = "", limit: int = 50) -> list[AccountRow]:
        check_page(0, limit)
        wish = partial(people.accounts_like, containing=sought(containing), limit=limit)
        return await self._read(wish)

    async def remove_account(self, name: str) -> None:
        await self._write(partial(people.remove_account, name=sought(name)))

    async def set_password(self, name: str, password: str) -> None:
        check_row(AccountRow(name or "?", password, 0))
        await self._write(partial(people.set_password, name=name, password=password))

    async def set_admin(self, name: str, is_admin: bool) -> None:
        await self._write(partial(people.set_admin, name=sought(name), is_admin=is_admin))

    async def add_session(self, row: SessionRow) -> None:
        check_row(row)
        await self._write(partial(people.add_session, row=row))

    async def session(self, token: str) -> SessionRow | None:
        return await self._read(partial(people.session, token=sought(token)))

    async def sessions_of(self, name: str) -> list[SessionRow]:
        return await self._read(partial(people.sessions_of, name=sought(name)))

    async def end_session(self, token: str) -> None:
        await self._write(partial(people.end_session, token=sought(token)))

    async def end_sessions(self, before: int) -> int:
        return await self._write(partial(people.end_sessions, before=before))

    async def end_sessions_of(self, name: str, except_session: str = "") -> int:
        wish = partial(people.end_sessions_of, name=sought(name), but=sought(except_session))
        return await self._write(wish)

    async def add_key(self, row: KeyRow) -> None:
        check_row(row)
        await self._write(partial(people.add_key, row=row))

    async def key(self, key: str) -> KeyRow | None:
        return await self._read(partial(people.key, of=sought(key)))

    async def keys_of(self, name: str) -> list[KeyRow]:
        return await self._read(partial(people.keys_of, name=sought(name)))

    async def remove_key(self, key: str) -> None:
        await self._write(partial(people.remove_key, of=sought(key)))

    async def put_note(self, row: NoteRow) -> None:
        check_note(row)
        await self._write(partial(people.put_note, row=row))

    async def notes_of(self, writer: str) -> list[NoteRow]:
        return await self._read(partial(people.notes_of, writer=sought(writer)))

    async def remove_note(self, writer: str, about: str) -> None:
        wish = partial(people.remove_note, writer=sought(writer), about=sought(about))
        await self._write(wish)

    # Second factors

    async def put_totp(self, row: TotpRow) -> None:
        check_row(row)
        await self._write(partial(factors.put_totp, row=row))

    async def totp(self, name: str) -> TotpRow | None:
        return await self._read(partial(factors.totp, name=sought(name)))

    async def use_step(self, name: str, step: int) -> bool:
        check_value(step)
        return await self._write(partial(factors.use_step, name=sought(name), step=step))

    async def remove_totp(self, name: str) -> None:
        await self._write(partial(factors.remove_totp, name=sought(name)))

    async def put_recovery(self, name: str, hashes: Collection[str]) -> None:
        for text in (name, *hashes):
            check_key(text)
        await self._write(partial(factors.put_recovery, name=name, hashes=tuple(hashes)))

    async def recovery(self, name: str) -> int:
        return await self._read(partial(factors.recovery, name=sought(name)))

    async def use_recovery(self, name: str, hashed: str) -> bool:
        wish = partial(factors.use_recovery, name=sought(name), hashed=sought(hashed))
        return await self._write(wish)

    async def add_passkey(self, row: PasskeyRow) -> None:
        check_passkey(row)
        await self._write(partial(factors.add_passkey, row=row))

    async def passkey(self, passkey: str) -> PasskeyRow | None:
        return await self._read(partial(factors.passkey, of=sought(passkey)))

    async def passkeys_of(self, name: str) -> list[PasskeyRow]:
        return await self._read(partial(factors.passkeys_of, name=sought(name)))

    async def use_passkey(self, passkey: str, count: int, at: int) -> bool:
        check_value(count)
        check_value(at)
        wish = partial(factors.use_passkey, of=sought(passkey), count=count, at=at)
        return await self._write(wish)

    async def remove_passkey(self, passkey: str) -> None:
        await self._write(partial(factors.remove_passkey, of=sought(passkey)))

    # One-time links and e-mail addresses

    async def add_link(self, row: LinkRow) -> None:
        check_link(row)
        await self._write(partial(links.add_link, row=row))

    async def link(self, hashed: str) -> LinkRow | None:
        return await self._read(partial(links.link, hashed=sought(hashed)))

    async def use_link(self, hashed: str, now: int) -> bool:
        check_value(now)
        return await self._write(partial(links.use_link, hashed=sought(hashed), now=now))

    async def end_links(self, before: int) -> int:
        return await self._write(partial(links.end_links, before=before))

    async def put_email(self, name: str, address: str) -> None:
        check_email(name, address)
        await self._write(partial(links.put_email, name=name, address=address))

    async def email(self, name: str) -> str:
        return await self._read(partial(links.email, name=sought(name)))

    async def names_of_email(self, address: str) -> list[str]:
        return await self._read(partial(links.names_of_email, address=sought(address)))

    # Tables

    async def add_table(self, row: TableRow) -> None:
        check_row(row)
        await self._write(partial(people.add_table, row=row))

    async def change_table(self, row: TableRow) -> None:
        check_row(row)
        await self._write(partial(people.change_table, row=row))

    async def tables(self, closed: bool = False) -> list[TableRow]:
        return await self._read(people.closed_tables if closed else people.open_tables)

    async def table(self, table: str) -> TableRow | None:
        return await self._read(partial(people.table, of=sought(table)))

    async def set_role(self, table: str, name: str, role: str) -> None:
        for text in (table, name, role or name):
            check_key(text)
        await self._write(partial(people.set_role, of=table, name=name, role=role))

    async def roles(self, table: str) -> dict[str, str]:
        return await self._read(partial(people.roles_at, of=sought(table)))

    async def add_hand(self, row: HandRow) -> None:
        check_row(row)
        await self._write(partial(people.add_hand, row=row))

    async def hands(self, table: str, before: int = 0, limit: int = 50) -> list[HandRow]:
        check_page(before, limit)
        question = partial(people.hands_of, of=sought(table), before=before, limit=limit)
        return await self._read(question)

    async def hand(self, table: str, hand: int) -> HandRow | None:
        if not 0 <= hand <= LARGEST:
            return None
        return await self._read(partial(people.hand, of=sought(table), number=hand))


class _Opened:
    """What an open store has: the writer with its connection, and the readers with theirs."""

    def __init__(self, writing: Engine, reading: Engine, pauses: tuple[float, ...]) -> None:
        self._writing, self._reading = writing, reading
        self.commits: Final = Commits(writing, pauses)
        self.writer: Final[Writer[Wish]] = Writer(self.commits.carry_out)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="riverboat reader")

    async def read(self, question: Callable[[Connection], Found]) -> Found:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], Found]) -> Found:
        try:
            return self._ask_once(question)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise StoreFailed(s.CannotReadStore(None, said(error))) from error
        # The server was started anew, perhaps: a question may be asked twice.
        try:
            return self._ask_once(question)
        except DBAPIError as error:
            raise StoreFailed(s.CannotReadStore(None, said(error))) from error

    def _ask_once(self, question: Callable[[Connection], Found]) -> Found:
        with self._reading.connect() as connection:
            return question(connection)

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        # The last connection: SQLite tidies its journal away.
        await asyncio.to_thread(self._writing.dispose)
