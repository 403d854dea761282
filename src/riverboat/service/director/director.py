"""All tournaments of a room: loaded from the store, run, and stored."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Protocol

import msgspec
import structlog
from msgspec.structs import asdict

from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.table_reconciliation import DesiredTable, HandReport
from riverboat.service.director.desired_tables import build_desired_tables, build_table_settings
from riverboat.service.director.event_prize_money import find_prize_money
from riverboat.service.director.event_records import (
    EVENT_STREAM_PREFIX,
    EventCreated,
    SettingsChanged,
    event_stream_name,
    from_json,
    to_json,
)
from riverboat.service.director.event_settings import EventSettings
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.event_timing import CLOSE_DELAY_MS
from riverboat.service.director.tournament_session import TournamentSession
from riverboat.service.director.upcoming_moves import UpcomingMove
from riverboat.service.records.room_facts import EventTableLinked
from riverboat.service.task.table_task import TableTask
from riverboat.store.audit_rows import AuditRow
from riverboat.store.errors import StoreFailed
from riverboat.store.port import Store
from riverboat.store.stream_records import Batch
from riverboat.tourney.event_play import open_event
from riverboat.tourney.rules import EventRules
from riverboat.tourney.seating.random_draw import Draws, seed_commitment
from riverboat.tourney.state import event_facts as f
from riverboat.wire.messages import MovePending, SeatAssignedMessage
from riverboat.words import Refusal
from riverboat.words.refusals.records import (
    TableNeverOpened,
    TournamentDrawKeyMismatch,
    TournamentFactInvalid,
    TournamentStartMissing,
    TournamentUnreadable,
)

log = structlog.get_logger(__name__)


class RoomTables(Protocol):
    """Interface by which the tournaments of a room open, find and change its tables."""

    async def open_table(self, session: TournamentSession, number: int) -> None:
        """Open a table of a tournament; do nothing if it is open."""
        ...

    def table(self, table: str) -> TableTask | None:
        """Return an open table by its id; ``None`` if it is not open."""
        ...

    async def change_settings(self, table: str, changes: Mapping[str, Any]) -> None:
        """Change settings of a table; *changes* has the new values by the names of the settings."""
        ...

    def event_tables(self, event: str) -> list[TableTask]:
        """Return the open tables of a tournament."""
        ...

    def people(self) -> set[str]:
        """Return the names of the people in the room."""
        ...


class UnreadableEvent(Exception):
    """A tournament's records cannot be read, or its draws were made with another room key."""

    def __init__(self, event_id: str, refusal: Refusal) -> None:
        self.refusal = TournamentUnreadable(event_id, refusal)
        super().__init__(str(self.refusal))


class Director:
    """Runs the tournaments of one room. *room_key* determines the seeds of all draws."""

    def __init__(
        self, get_store: Callable[[], Store], room_key: bytes, clock: TimeSource, tables: RoomTables
    ) -> None:
        self._get_store, self._key, self._clock = get_store, room_key, clock
        self._tasks: dict[str, EventTask] = {}
        self._past_sessions: dict[str, TournamentSession] = {}
        """Cache of finished tournaments."""
        self._reopen_tasks: set[asyncio.Task[None]] = set()
        self._last_desired_tables: dict[str, dict[str, DesiredTable]] = {}
        """Desired state last sent to each table of each tournament."""
        self._tables = tables
        self.on_seated: Callable[[str, TableTask, SeatAssignedMessage], None] = lambda *_: None
        """Callback when a player has a seat at another table: player, table and message."""
        self.on_upcoming_move: Callable[[str, MovePending], None] = lambda *_: None
        """Callback when a player will move after the current hand."""
        self.on_new_stream: Callable[[str], Awaitable[None]] = _no_op
        """Awaited before anything is written to a new stream."""
        self._report_forwarder = _ReportForwarder(self, tables)
        self.reopen_delay_seconds = 0.5

    async def open(self) -> None:
        """Open every tournament that is not over."""
        for stream, record_count in (await self._get_store().stream_lengths()).items():
            if stream.startswith(EVENT_STREAM_PREFIX):
                await self.open_event(stream.removeprefix(EVENT_STREAM_PREFIX), record_count)

    async def open_event(self, event_id: str, record_count: int) -> bool:
        """Open a tournament with the given number of records; return True if it is not over."""
        if not await self.is_open(event_id, record_count):
            return False
        try:
            await self._open_task(event_id)
        except UnreadableEvent as error:
            log.error(
                "event not opened",
                stream=event_stream_name(event_id),
                why=str(error),
                exc_info=error,
            )
        return True

    async def is_open(self, event_id: str, record_count: int) -> bool:
        """Return True if a tournament with the given number of records is not over."""
        last_records = await self._get_store().read(
            event_stream_name(event_id), max(0, record_count - 1)
        )
        return bool(last_records) and not _is_final_record(last_records[-1].body)

    async def close_event(self, event_id: str) -> None:
        """Close a tournament that another node holds or may hold."""
        task = self._tasks.pop(event_id, None)
        self._last_desired_tables.pop(event_id, None)
        self._past_sessions.pop(event_id, None)
        if task is not None:
            await task.stop()

    async def close(self) -> None:
        """Close all tournaments."""
        for reopen_task in self._reopen_tasks:
            reopen_task.cancel()
        for task in list(self._tasks.values()):
            await task.stop()
        self._tasks.clear()
        self._past_sessions.clear()

    def events(self) -> list[EventTask]:
        """Return the open tournaments, oldest first."""
        return list(self._tasks.values())

    def task(self, event_id: str) -> EventTask | None:
        """Return an open tournament by its id; ``None`` if it is not open."""
        return self._tasks.get(event_id)

    async def load_past_event(self, event_id: str) -> TournamentSession | None:
        """Return a finished tournament, read from the store."""
        if event_id not in self._past_sessions:
            try:
                session = await self._load_session(event_id)
            except UnreadableEvent:
                return None
            self._past_sessions[event_id] = session
            while len(self._past_sessions) > _MAX_CACHED_EVENTS:
                self._past_sessions.pop(next(iter(self._past_sessions)))
        return self._past_sessions[event_id]

    async def event(self, event_id: str) -> TournamentSession | None:
        """Return an open or finished tournament by its id; ``None`` if it does not exist."""
        task = self._tasks.get(event_id)
        return (
            await task.wait_for_stored_session()
            if task is not None
            else await self.load_past_event(event_id)
        )

    async def list_past_event_ids(self) -> list[str]:
        """Return the ids of finished tournaments."""
        streams = await self._get_store().stream_lengths()
        event_ids = [
            name.removeprefix(EVENT_STREAM_PREFIX)
            for name in streams
            if name.startswith(EVENT_STREAM_PREFIX)
        ]
        return [event_id for event_id in event_ids if event_id not in self._tasks]

    async def create_event(
        self,
        rules: EventRules,
        settings: EventSettings,
        host: str,
        audit_row: AuditRow | None = None,
    ) -> str:
        """Open a tournament for entries; *audit_row* names the person who opens it."""
        event_id = secrets.token_hex(6)
        now_ms = self._clock()
        creation_fact = EventCreated(host, settings, now_ms)
        event_log: list[f.AnyEventFact] = []
        open_event(rules, self.derive_seed(event_id), event_log, now_ms)
        audit_rows = (audit_row,) if audit_row is not None else ()
        record_lines = (to_json(creation_fact), *[to_json(fact) for fact in event_log])
        await self.on_new_stream(event_stream_name(event_id))
        await self._get_store().append(
            Batch(event_stream_name(event_id), 0, now_ms, record_lines, audit_rows=audit_rows)
        )
        await self._open_task(event_id)
        return event_id

    async def change_settings(self, event_id: str, settings: EventSettings, actor: str) -> None:
        """Change the settings of a tournament. Raises ``KeyError`` if it is not open."""
        task = self._tasks[event_id]
        await task.execute(
            lambda session, unit_of_work: session.record_room_fact(
                SettingsChanged(actor, settings), unit_of_work
            )
        )
        table_settings = asdict(build_table_settings(await task.wait_for_stored_session()))
        for table_task in self._tables.event_tables(event_id):
            await self._tables.change_settings(table_task.id, table_settings)

    def derive_seed(self, event_id: str) -> bytes:
        """Return the seed of a tournament's draws, which depends on the secret room key."""
        return derive_event_seed(self._key, event_id)

    async def _open_task(self, event_id: str) -> None:
        session = await self._load_session(event_id)
        task = EventTask(session, self._get_store(), self._clock, self._reconcile_tables)
        task.on_lost = self._on_event_lost
        task.on_upcoming_moves = self._announce_moves
        self._tasks[event_id] = task
        self._last_desired_tables[event_id] = {}
        task.start()

    async def _load_session(self, event_id: str) -> TournamentSession:
        """Load a tournament from its log."""
        records = await self._get_store().read(event_stream_name(event_id))
        try:
            facts = [from_json(record.body) for record in records]
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise UnreadableEvent(event_id, TournamentFactInvalid(refusal_of(error))) from error
        if len(facts) < 2 or not isinstance(facts[0], EventCreated):
            raise UnreadableEvent(event_id, TournamentStartMissing())
        if not isinstance(facts[1], f.EventOpened):
            raise UnreadableEvent(event_id, TableNeverOpened())
        draws = Draws(self.derive_seed(event_id))
        if seed_commitment(draws.seed) != facts[1].seed_hash:
            raise UnreadableEvent(event_id, TournamentDrawKeyMismatch())
        session = TournamentSession(event_id, facts[0], facts[1], draws)
        session.list_people_in_room = self._tables.people
        for record, fact in list(zip(records, facts, strict=True))[2:]:
            session.replay_record(fact, record.at)
        return session

    def _on_event_lost(self, task: EventTask) -> None:
        reopen_task = asyncio.get_running_loop().create_task(self._reopen_with_backoff(task))
        self._reopen_tasks.add(reopen_task)
        reopen_task.add_done_callback(self._reopen_tasks.discard)

    async def _reopen_with_backoff(self, lost_task: EventTask) -> None:
        delay_seconds = self.reopen_delay_seconds
        while True:
            await asyncio.sleep(delay_seconds)
            if self._tasks.get(lost_task.id) is not lost_task:  # another node has it by now
                return
            try:
                await self._open_task(lost_task.id)
            except (StoreFailed, UnreadableEvent) as error:
                log.error(
                    "event not opened again", id=lost_task.id, why=repr(error), exc_info=error
                )
                delay_seconds = min(2 * delay_seconds, 30)
            else:
                return

    async def _reconcile_tables(self, session: TournamentSession) -> None:
        """Reconcile the tables with the stored tournament; skip unchanged ones.

        Reconciliation is idempotent: repeated after a restart, it changes nothing.
        """
        last_desired_tables = self._last_desired_tables.setdefault(session.id, {})
        desired_tables = {} if self._should_close_tables(session) else build_desired_tables(session)
        for table_number in session.event.tables if desired_tables else ():
            if session.table_ids[table_number] not in last_desired_tables:
                await self._tables.open_table(session, table_number)
        for table_id, desired_table in desired_tables.items():
            if (
                last_desired_tables.get(table_id) != desired_table
                and (task := self._tables.table(table_id)) is not None
            ):
                last_desired_tables[table_id] = desired_table
                task.event_port.director, task.event_port.entrants = (
                    self._report_forwarder,
                    session.event.entrants,
                )
                task.event_port.prize_money = partial(find_prize_money, session, table_id)
                task.event_port.reconcile(desired_table)
        for task in self._tables.event_tables(session.id):
            if task.id not in desired_tables:
                last_desired_tables.pop(task.id, None)
                task.event_port.director = self._report_forwarder
                task.event_port.close_down()

    def _announce_moves(self, session: TournamentSession, moves: frozenset[UpcomingMove]) -> None:
        for player, source_table, _, reason in moves:
            self.on_upcoming_move(
                player, MovePending(session.id, session.table_ids[source_table], reason)
            )

    def _should_close_tables(self, session: TournamentSession) -> bool:
        """Return True if a tournament has been over for so long that its last tables are closed."""
        return session.is_over and self._clock() >= session.ended_at + CLOSE_DELAY_MS

    def on_table_opened(self, table_task: TableTask) -> None:
        """Send the desired state to a tournament's table that was just opened or reopened."""
        event_link = table_task.event_link
        if event_link is None or (task := self._tasks.get(event_link.event)) is None:
            return
        table_task.event_port.director = self._report_forwarder
        self._last_desired_tables.get(event_link.event, {}).pop(table_task.id, None)
        task.wake()


async def _no_op(_: str) -> None:
    """Do nothing: no other node can write to the stream."""


def derive_event_seed(room_key: bytes, event_id: str) -> bytes:
    """Return the seed of a tournament's draws in a room with this key."""
    return hmac.digest(room_key, f"seed of event {event_id}".encode(), "sha256")


class _ReportForwarder:
    """A receiver of reports from tables, which forwards each to the table's tournament."""

    def __init__(self, director: Director, tables: RoomTables) -> None:
        self._director, self._tables = director, tables

    def _find_tasks_and_link(
        self, table_id: str
    ) -> tuple[TableTask, EventTableLinked, EventTask] | None:
        """Return a table, its event link and its tournament's task; ``None`` if one is not open."""
        table_task = self._tables.table(table_id)
        event_link = table_task.event_link if table_task is not None else None
        task = self._director.task(event_link.event) if event_link is not None else None
        return (
            None
            if table_task is None or event_link is None or task is None
            else (table_task, event_link, task)
        )

    def request_hand(self, table_id: str, hand_number: int) -> None:
        """Request the next hand for a table."""
        if (tasks_and_link := self._find_tasks_and_link(table_id)) is not None:
            tasks_and_link[2].request_hand(tasks_and_link[1].table, table_id, hand_number)

    def report_hand(self, table_id: str, report: HandReport) -> None:
        """Report a hand that is over and stored."""
        if (tasks_and_link := self._find_tasks_and_link(table_id)) is not None:
            tasks_and_link[2].report_hand(report)

    def report_away(self, table_id: str, player: str, *, is_away: bool) -> None:
        """Report a player who is away or back."""
        if (tasks_and_link := self._find_tasks_and_link(table_id)) is not None:
            tasks_and_link[2].report_away(player, is_away=is_away)

    def report_seated(self, table_id: str, player: str, chair: int) -> None:
        """Report that a player sits at another table, to which their connections move."""
        if (tasks_and_link := self._find_tasks_and_link(table_id)) is not None:
            table_task, event_link, task = tasks_and_link
            seat_message = SeatAssignedMessage(
                event_link.event, "", table_id, chair, event_link.table, task.seat_reason(player)
            )
            self._director.on_seated(player, table_task, seat_message)


_MAX_CACHED_EVENTS = 100
"""Most finished tournaments cached in memory."""


def _is_final_record(line: bytes) -> bool:
    return isinstance(from_json(line), f.EventEnded | f.EventCancelled)
