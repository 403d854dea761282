"""A room: all open tables, loaded from the store, run, and stored."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import partial
from typing import Any

import msgspec
import structlog

from riverboat.decoding import decode_json
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import CorruptLog
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.code_fingerprint import code_fingerprint
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.dealer.table_reconciliation import restore_away_state
from riverboat.service.dealer.table_recovery import redeal_hand, restore_deck
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.decks.seal import BadSeal
from riverboat.service.director.desired_tables import build_desired_table, build_table_settings
from riverboat.service.director.director import Director
from riverboat.service.director.event_records import event_stream_name
from riverboat.service.director.tournament_session import TournamentSession
from riverboat.service.records.hand_index import build_hand_rows_after
from riverboat.service.records.room_facts import (
    EventTableLinked,
    RoleGiven,
    deck_key,
    from_json_lines,
)
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL, CheckpointPolicy
from riverboat.service.task.inbox import TableGone
from riverboat.service.task.locks import TableLocks
from riverboat.service.task.table_replay import ReplayResult, TableReplayer
from riverboat.service.task.table_task import TableTask
from riverboat.store.audit_rows import AuditRow
from riverboat.store.errors import Conflict, StoreFailed
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.words.refusals.records import SealedDeckUnopenable

log = structlog.get_logger(__name__)

_MAX_REOPEN_FAILURES = 20
"""Failed attempts, other than store failures, after which a table stays closed."""


def current_time_ms() -> int:
    """Return the current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def default_table_name(host: str) -> str:
    """Return the default name of a table."""
    return f"{host}'s table"


class Room:
    """The tables of one server. *key* opens the sealed decks, and is not in the store."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        clock: TimeSource = current_time_ms,
        urandom: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self.store, self.clock = store, clock
        self._key, self._urandom = key, urandom
        self._tasks: dict[str, TableTask] = {}
        self.is_open = False
        self.reopen_delay_seconds = 0.5
        """Seconds before a failed table is reopened; doubled after each attempt."""
        self.void_hands = False
        """True to void hands whose deck the key does not open."""
        self.checkpoint_every = CHECKPOINT_INTERVAL
        """Records between two checkpoints; 0 disables checkpoints."""
        self._table_locks = TableLocks()
        self._replayer = TableReplayer(clock)
        self._background_tasks: set[asyncio.Task[None]] = set()
        self.list_connected_names: Callable[[], Iterable[str]] = tuple
        """Function that lists the names of connected people, at a table or elsewhere."""
        self.on_bot_seated: Callable[[TableTask, str, str], None] = lambda *_: None
        self.director = Director(lambda: self.store, key, clock, self)

    async def open(self) -> None:
        """Open every table that is open in the store, and resume interrupted hands.

        Do nothing if the room is open.
        """
        if self.is_open:
            return
        self.is_open = True
        await self.store.open()
        if self.checkpoint_every:
            # Computed now and cached: an upgrade may replace the files later.
            await asyncio.to_thread(code_fingerprint)
        await self._open_all()

    async def _open_all(self) -> None:
        for row in await self.store.list_tables():
            await self._open_row(row)
        await self.director.open()

    async def _open_row(self, row: TableRow) -> ReplayResult | None:
        try:
            return await self._reopen(row)
        except (CorruptLog, BadSeal, ValueError) as error:
            log.error("table not opened", table=row.id, why=str(error), exc_info=error)
            return None

    async def drain(self, seconds: float = 30) -> None:
        """Begin no more hands, and wait for hands in which a human player has cards.

        Stop waiting after the given number of seconds.
        """
        for task in self._tasks.values():
            await task.drain()
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and not all(
            task.can_stop for task in self._tasks.values()
        ):
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Close all tables; running hands continue when the room is opened again."""
        await self.director.close()
        for task in list(self._tasks.values()):
            await task.stop()
        self._tasks.clear()
        self.is_open = False
        await self.store.close()

    def tables(self) -> list[TableTask]:
        """Return the open tables, oldest first."""
        return list(self._tasks.values())

    def people(self) -> set[str]:
        """Return the names of the people in the room: connected, seated, or host of a table."""
        return set(self.list_connected_names()).union(
            *[task.people for task in self._tasks.values()]
        )

    def task(self, table: str) -> TableTask:
        """Return the task of a table. Raises ``KeyError``."""
        return self._tasks[table]

    async def new_table(
        self,
        rules: TableRules,
        settings: TableSettings,
        host: str,
        audit_row: AuditRow | None = None,
    ) -> TableRow:
        """Open a new table; *audit_row* names the person who opens it."""
        table_id = secrets.token_hex(4)
        now_ms = self.clock()
        name = rules.name or default_table_name(host)
        row = TableRow(table_id, name, host, now_ms, 0, msgspec.json.encode(settings))
        table_opened = f.TableOpened(msgspec.structs.replace(rules, name=name))
        dealer = TableDealer(table_id, table_opened, self._build_deck(table_id))
        unit_of_work = UnitOfWork(now_ms)
        dealer.open(table_opened, unit_of_work)
        if audit_row is not None:
            unit_of_work.audit_rows.append(
                msgspec.structs.replace(audit_row, table=table_id, table_name=name)
            )
        await self._claim_stream(f"table/{table_id}")
        await self.store.append(unit_of_work.batch(f"table/{table_id}", 0))
        await self.store.add_table(row)
        self._make_task(row, settings, dealer).start()
        return row

    async def open_table(self, session: TournamentSession, number: int) -> None:
        """Open a table of a tournament; do nothing if it is open or has been closed."""
        table_id = session.table_ids[number]
        async with self._table_locks.for_table(table_id):
            row = await self.store.find_table(table_id)
            if table_id in self._tasks or (row is not None and row.closed_at):
                return
            await self._claim_stream(f"table/{table_id}", event_stream_name(session.id))
            if row is not None:
                await self._reopen(row)
                return
            dealer, row = await self._make_event_dealer(session, number)
            await self.store.add_table(row)
            settings = decode_json(row.settings, TableSettings)
            self._make_task(row, settings, dealer).start()

    async def _make_event_dealer(
        self, session: TournamentSession, number: int
    ) -> tuple[TableDealer, TableRow]:
        """Return dealer and row of a new tournament table; its stream may exist after a crash."""
        table_id, now_ms = session.table_ids[number], self.clock()
        rules = build_desired_table(session, number).rules
        row = TableRow(
            table_id,
            rules.name,
            session.host,
            now_ms,
            0,
            msgspec.json.encode(build_table_settings(session)),
        )
        event_link, stream = EventTableLinked(session.id, number), f"table/{table_id}"
        records = await self.store.read(stream)
        table_opened = f.TableOpened(rules)
        if not records:
            dealer, unit_of_work = (
                TableDealer(table_id, table_opened, self._build_deck(table_id)),
                UnitOfWork(now_ms),
            )
            dealer.open(table_opened, unit_of_work, event_link)
            await self.store.append(unit_of_work.batch(stream, 0))
            return dealer, row
        first_fact = from_json_lines([record.body for record in records])[0]
        assert isinstance(first_fact, f.TableOpened), f"{stream} begins with {first_fact}"
        dealer = TableDealer(table_id, first_fact, self._build_deck(table_id))
        dealer.seq, dealer.event_link = len(records), event_link
        return dealer, row

    def table(self, table: str) -> TableTask | None:
        """Return an open table by its id; ``None`` if it is not open."""
        return self._tasks.get(table)

    def event_tables(self, event: str) -> list[TableTask]:
        """Return the open tables of a tournament."""
        return [
            task
            for task in self._tasks.values()
            if task.event_link and task.event_link.event == event
        ]

    async def change_settings(self, table: str, changes: Mapping[str, Any]) -> None:
        """Change the named settings of a table. Raises ``KeyError`` if it is closed."""
        async with self._table_locks.for_table(table):
            task = self.task(table)
            settings = msgspec.structs.replace(task.settings, **changes)
            row = msgspec.structs.replace(task.row, settings=msgspec.json.encode(settings))
            await self.store.change_table(row)
            task.change_settings(row, settings)

    async def set_role(self, table: str, name: str, role: str, actor: str = "") -> None:
        """Make a person a host of a table, admit them, or take the role away.

        *actor* is the host who gives the role, shown to all; empty for an invitation.
        """
        async with self._table_locks.for_table(table):
            await self.store.set_role(table, name, role)
            if (task := self._tasks.get(table)) is not None:
                role_fact = RoleGiven(name, role, actor) if actor else None
                task.change_roles(await self.store.roles(table), role_fact)

    async def _claim_stream(self, stream: str, part_of: str = "") -> None:
        """Do nothing: a single node owns all streams. ``ClusterRoom`` claims a new stream."""

    async def _release_stream(self, stream: str) -> None:
        """Do nothing. ``ClusterRoom`` releases a stream that will never be written again."""

    def _make_task(self, row: TableRow, settings: TableSettings, dealer: TableDealer) -> TableTask:
        """Return the task of a new table."""
        checkpoint_policy = CheckpointPolicy(self.checkpoint_every)
        return self._register_task(
            TableTask(
                row, settings, dealer, self.store, self.clock, checkpoint_policy=checkpoint_policy
            )
        )

    def _register_task(self, task: TableTask) -> TableTask:
        self._tasks[task.id] = task
        task.on_bot_seated = lambda *args: self.on_bot_seated(*args)
        task.on_lost = self._on_table_lost
        task.set_people_source(self.people)
        task.on_closed = self._on_table_closed
        self.director.on_table_opened(task)
        return task

    def _build_deck(self, table_id: str) -> TableDeck:
        return TableDeck(f"table/{table_id}", self._key, self._urandom)

    async def _reopen(self, row: TableRow, *, ignore_checkpoint: bool = False) -> ReplayResult:
        """Open a table again; *ignore_checkpoint* replays its log from the first record."""
        settings = decode_json(row.settings, TableSettings)
        checkpoint_interval, make_deck = self.checkpoint_every, partial(self._build_deck, row.id)
        replay_result = await self._replayer.replay_table(
            self.store,
            row.id,
            make_deck,
            settings,
            ignore_checkpoint=ignore_checkpoint or not checkpoint_interval,
        )
        if replay_result.dealer.table.is_closed:  # the room stopped before the table was archived
            await self._retire_closed_row(row)
            return replay_result
        try:
            must_void_hand = await self._restore_runtime_state(row, replay_result)
        except StoreFailed:
            raise
        except Exception as error:
            if not replay_result.skipped_records:
                raise
            log.warning(
                "checkpoint not used",
                table=row.id,
                seq=replay_result.skipped_records,
                why=repr(error),
                exc_info=error,
            )
            return await self._reopen(row, ignore_checkpoint=True)
        roles = await self.store.roles(row.id)
        await self._index_hands(row.id, replay_result)
        # Keep only a fully opened table: a partly opened one would count as open.
        dealer, checkpoint_policy = (
            replay_result.dealer,
            CheckpointPolicy(checkpoint_interval, replay_result.skipped_records),
        )
        task = self._register_task(
            TableTask(
                row,
                settings,
                dealer,
                self.store,
                self.clock,
                roles,
                replay_result.delayed_replica,
                checkpoint_policy,
            )
        )
        task.start(is_restart=True, should_void_hand=must_void_hand)
        for name, style in dealer.bot_styles.items():
            if dealer.table.chair_of(name):
                self.on_bot_seated(task, name, style)
        return replay_result

    async def _restore_runtime_state(self, row: TableRow, replay_result: ReplayResult) -> bool:
        """Restore the state outside the log; return True if the hand must be voided."""
        dealer = replay_result.dealer
        dealer.rebuild_event_feed()
        restore_away_state(dealer)
        for config_text in dealer.host_state.pending_config_texts():
            await asyncio.to_thread(dealer.config_cache.load, config_text)
        try:
            await self._open_deck(dealer, f"table/{row.id}")
        except BadSeal as error:
            if replay_result.skipped_records or not self.void_hands:  # replay the whole log first
                raise
            log.warning("hand given up", table=row.id, why=str(error))
            return dealer.table.is_hand_running
        return False

    async def _index_hands(self, table_id: str, replay_result: ReplayResult) -> None:
        """Index hands that were stored without an index entry before a crash."""
        last_rows = await self.store.list_hands(table_id, limit=1)
        last_known_hand, facts = last_rows[0].hand if last_rows else 0, replay_result.facts
        for row in build_hand_rows_after(
            last_known_hand, table_id, facts, replay_result.stored_at, replay_result.skipped_records
        ):
            await self.store.add_hand(row)

    async def _open_deck(self, dealer: TableDealer, stream: str) -> None:
        """Open the deck that was sealed last; cut it and deal from it as far as the log says."""
        seal_fact, cut_fact = dealer.deck.last_sealed, dealer.deck.last_cut
        if seal_fact is None:
            return
        table = dealer.table
        is_in_play = table.is_hand_running and seal_fact.hand == table.hand_count
        if not is_in_play and seal_fact.hand != table.hand_count + 1:
            return
        blob = await self.store.find_sealed_blob(stream, deck_key(seal_fact.hand, seal_fact.root))
        if blob is None:
            raise BadSeal(SealedDeckUnopenable(stream, seal_fact.hand, "gone"))
        restore_deck(dealer, seal_fact, blob, is_in_play)
        if is_in_play and cut_fact is not None:
            redeal_hand(dealer, cut_fact)

    def _on_table_closed(self, task: TableTask) -> None:
        """Keep the records of a table that its host has closed; it is not opened again."""
        self._spawn(self._retire_table(task))

    async def _retire_table(self, task: TableTask) -> None:
        async with self._table_locks.for_table(task.id):
            await self._mark_closed(task.row)
            self._tasks.pop(task.id, None)
        await task.stop()
        await self._release_stream(f"table/{task.id}")

    async def _retire_closed_row(self, row: TableRow) -> None:
        """Mark a table as closed if the last record of its log closes it."""
        await self._mark_closed(row)
        await self._release_stream(f"table/{row.id}")

    async def _mark_closed(self, row: TableRow) -> None:
        """Mark a table as closed and delete its checkpoints."""
        await self.store.delete_checkpoints(f"table/{row.id}")
        await self.store.change_table(msgspec.structs.replace(row, closed_at=self.clock()))

    def _on_table_lost(self, task: TableTask) -> None:
        """Reopen a table whose task has failed, from its stored records, if this node holds it."""
        self._spawn(self._reopen_with_backoff(task))

    async def _reopen_with_backoff(self, lost_task: TableTask) -> None:
        """Retry until the table is open, without limit while the database is unreachable."""
        delay_seconds, failure_count = self.reopen_delay_seconds, 0
        while failure_count < _MAX_REOPEN_FAILURES:
            await asyncio.sleep(delay_seconds)
            try:
                async with self._table_locks.for_table(lost_task.id):
                    # Another node may have it by now, or this one has reopened it since.
                    if not lost_task.has_lease() or self._tasks.get(lost_task.id) is not lost_task:
                        return
                    # The error may come from a bad checkpoint: replay the log.
                    should_ignore_checkpoint = not isinstance(
                        lost_task.failed, Conflict | StoreFailed | TableGone
                    )
                    await self._reopen(lost_task.row, ignore_checkpoint=should_ignore_checkpoint)
            except Exception as error:
                log.error(
                    "table not opened again", table=lost_task.id, why=repr(error), exc_info=error
                )
                failure_count += not isinstance(error, StoreFailed)
                delay_seconds = min(2 * delay_seconds, 30)
            else:
                return

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(coroutine)
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    change = DeprecatedAttribute("change_settings")
    tables_of = DeprecatedAttribute("event_tables")
