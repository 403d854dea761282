"""Task of one open event: it handles commands one at a time.

A command is decided by the event's rules and stored; then the tables are reconciled with the event,
and only then is it broadcast, as at a table (decision 013). If storing fails the task gives up: the
tournament is reopened from its stored records, and no unstored change was ever visible.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from riverboat.decoding import decode_json
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.director.event_command_handler import (
    EventCommandRequest,
    handle_event_command,
)
from riverboat.service.director.event_hands import HandReport, begin_ready_hands, finish_hand
from riverboat.service.director.event_records import event_stream_name
from riverboat.service.director.event_rejection import EventCommandRejected
from riverboat.service.director.event_timing import next_deadline, run_due_steps
from riverboat.service.director.standings_snapshot import StandingsSnapshot, build_snapshot
from riverboat.service.director.tournament_session import (
    EventAccepted,
    EventReply,
    EventUnitOfWork,
    TournamentSession,
)
from riverboat.service.director.upcoming_moves import UpcomingMove, find_upcoming_moves
from riverboat.store.port import Store
from riverboat.store.stream_records import StoredReply
from riverboat.tourney.commands.event_commands import LeaveEvent, ReturnToTable
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.wire.messages import SeatReason
from riverboat.words import Refusal
from riverboat.words.refusals.table_commands import TableUnresponsive

log = structlog.get_logger(__name__)

EventStep = Callable[[EventUnitOfWork], None]
ReconcileTables = Callable[[TournamentSession], Awaitable[None]]
"""Function that reconciles the tables with the stored tournament."""

_MAX_BATCH_STEPS = 64
"""Most commands stored in one batch."""
SNAPSHOT_LIFETIME_MS = 1_000
"""Milliseconds for which a snapshot is valid."""


class EventGone(Exception):
    """The tournament is being reopened from its stored records after a failure."""


class EventTask:
    """An open tournament, confined to one event loop."""

    def __init__(
        self,
        session: TournamentSession,
        store: Store,
        time_source: TimeSource,
        reconcile_tables: ReconcileTables,
    ) -> None:
        self.id = session.id
        self.failed: BaseException | None = None
        self.on_lost: Callable[[EventTask], None] = lambda _: None
        self.on_upcoming_moves: Callable[[TournamentSession, frozenset[UpcomingMove]], None] = (
            lambda *_: None
        )
        """Callback with the upcoming moves, once for each hand."""
        self._upcoming_moves: frozenset[UpcomingMove] = frozenset()
        self._session, self._store, self._now, self._reconcile_tables = (
            session,
            store,
            time_source,
            reconcile_tables,
        )
        self._stream = event_stream_name(session.id)
        self._stored_seq = session.seq
        self._steps: asyncio.Queue[EventStep] = asyncio.Queue()
        self._pending_replies: set[asyncio.Future[EventAccepted | Refusal]] = set()
        self._reply_by_key: dict[str, EventAccepted] = {}
        self._ready_hands: dict[int, int] = {}
        """Number of the next hand of each table that has requested it, by table number."""
        self._stored_event = asyncio.Event()
        self._stored_event.set()
        self._snapshot: StandingsSnapshot | None = None
        self._wake_up_timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to handle commands."""
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(), name=f"event {self.id}")
        self.wake()

    def wake(self) -> None:
        """Process due timers and reconcile the tables."""
        self._steps.put_nowait(lambda _: None)

    async def stop(self) -> None:
        """Stop the tournament; all updates that were broadcast are stored."""
        if self._wake_up_timer is not None:
            self._wake_up_timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def wait_for_stored_session(self) -> TournamentSession:
        """Return the tournament as stored; the caller must not await before reading it."""
        while not self._stored_event.is_set():  # more may have arrived before the task wakes
            await self._stored_event.wait()
        if self.failed is not None:
            raise EventGone(str(self.failed))
        return self._session

    async def snapshot(self) -> StandingsSnapshot:
        """Return the standings: at most a second old, and current if nothing has changed since."""
        cached_snapshot = self._snapshot
        if cached_snapshot is not None and (
            self._now() - cached_snapshot.at < SNAPSHOT_LIFETIME_MS
            or not self._stored_event.is_set()
        ):
            return cached_snapshot
        session = await self.wait_for_stored_session()
        self._snapshot = build_snapshot(session, self._now(), cached_snapshot)
        return self._snapshot

    async def submit(self, request: EventCommandRequest) -> EventAccepted | Refusal:
        """Submit a command and return the reply; a repeated command returns the first reply."""
        stored_reply = await self._store.find_reply(self._stream, request.idempotency_key)
        if stored_reply is not None:
            return decode_json(stored_reply, EventAccepted)
        if self.failed is not None:
            raise EventGone(str(self.failed))
        reply_future: asyncio.Future[EventAccepted | Refusal] = (
            asyncio.get_running_loop().create_future()
        )
        self._pending_replies.add(reply_future)
        reply_future.add_done_callback(self._pending_replies.discard)

        def run_step(unit_of_work: EventUnitOfWork) -> None:
            reply = self._reply_by_key.get(request.idempotency_key) or self._handle_request(
                request, unit_of_work
            )
            unit_of_work.replies.append(EventReply(reply_future, reply))

        self._steps.put_nowait(run_step)
        if self._task is not None and self._task.done():
            self._fail_pending_requests()
        return await reply_future

    def _handle_request(
        self, request: EventCommandRequest, unit_of_work: EventUnitOfWork
    ) -> EventAccepted | Refusal:
        session = self._session
        seq_before = session.seq
        try:
            handle_event_command(session, request, unit_of_work)
        except (EventCommandRejected, EventCommandRefused) as error:
            if session.seq != seq_before:
                raise  # the command was accepted, but processing its effects failed
            return error.refusal
        except Exception as error:
            if session.seq != seq_before:
                raise
            log.error(
                "order failed",
                id=self.id,
                asked=repr(request.command),
                why=repr(error),
                exc_info=error,
            )
            return TableUnresponsive()
        reply = EventAccepted(request.command_id, self.id, session.seq, session.seq - seq_before)
        if reply.count:
            self._reply_by_key[request.idempotency_key] = reply
            unit_of_work.stored_replies.append(
                StoredReply(request.idempotency_key, msgspec.json.encode(reply))
            )
        return reply

    def seat_reason(self, player: str) -> SeatReason:
        """Return the reason for which a player has their seat."""
        return self._session.seat_reasons.get(player, "start")

    async def execute(
        self, operation: Callable[[TournamentSession, EventUnitOfWork], None]
    ) -> None:
        """Run an operation that cannot be rejected, and wait until it is stored."""
        is_stored = asyncio.Event()

        def run_step(unit_of_work: EventUnitOfWork) -> None:
            operation(self._session, unit_of_work)
            unit_of_work.on_commit.append(is_stored.set)

        self._steps.put_nowait(run_step)
        await asyncio.wait_for(is_stored.wait(), 30)

    def request_hand(self, table_number: int, table_id: str, hand_number: int) -> None:
        """Request the next hand for a table, which is notified when it may begin."""

        def run_step(_: EventUnitOfWork) -> None:
            if self._session.table_ids.get(table_number) == table_id:
                self._ready_hands[table_number] = hand_number

        self._steps.put_nowait(run_step)

    def report_hand(self, report: HandReport) -> None:
        """Report a finished hand; a repeated report is ignored."""
        self._steps.put_nowait(
            lambda unit_of_work: finish_hand(self._session, report, unit_of_work)
        )

    def report_away(self, player: str, *, is_away: bool) -> None:
        """Report that a player is away or back at their table."""

        def run_step(unit_of_work: EventUnitOfWork) -> None:
            entrant = self._session.event.remaining_entrants.get(player)
            if entrant is not None and entrant.is_away != is_away and not self._session.is_over:
                self._session.execute(
                    LeaveEvent(player) if is_away else ReturnToTable(player), unit_of_work
                )

        self._steps.put_nowait(run_step)

    async def _run(self) -> None:
        try:
            while True:
                steps = [await self._steps.get()]
                while not self._steps.empty() and len(steps) < _MAX_BATCH_STEPS:
                    steps.append(self._steps.get_nowait())
                await self._process_batch(steps)
        except asyncio.CancelledError:
            raise
        except (
            Exception
        ) as error:  # the store holds the truth, and clients saw nothing that it lacks
            self.failed = error
            log.error("event lost", id=self.id, why=repr(error), exc_info=error)
            self.on_lost(self)
        finally:
            self._fail_pending_requests()
            self._stored_event.set()

    async def _process_batch(self, steps: list[EventStep]) -> None:
        unit_of_work = EventUnitOfWork(self._now())
        self._stored_event.clear()
        run_due_steps(self._session, unit_of_work)  # commands apply to the event's current state
        for run_step in steps:
            run_step(unit_of_work)
        run_due_steps(self._session, unit_of_work)
        begin_ready_hands(self._session, self._ready_hands, unit_of_work)
        if unit_of_work.records:
            self._stored_seq = await self._store.append(
                unit_of_work.batch(self._stream, self._stored_seq)
            )
        await self._reconcile_tables(self._session)  # a table must exist before it is shown
        self._stored_event.set()
        for reply in unit_of_work.replies:
            if not reply.future.done():
                reply.future.set_result(reply.response)
        for callback in unit_of_work.on_commit:
            callback()
        upcoming_moves = frozenset(find_upcoming_moves(self._session.event))
        if upcoming_moves - self._upcoming_moves:
            self.on_upcoming_moves(self._session, upcoming_moves - self._upcoming_moves)
        self._upcoming_moves = upcoming_moves
        self._schedule_wake_up()

    def _schedule_wake_up(self) -> None:
        """Schedule the next wake-up for a due timer."""
        if self._wake_up_timer is not None:
            self._wake_up_timer.cancel()
            self._wake_up_timer = None
        deadline = next_deadline(self._session)
        if deadline:
            delay_seconds = max(deadline - self._now(), 0) / 1000
            self._wake_up_timer = asyncio.get_running_loop().call_later(
                min(delay_seconds, 3600.0), self.wake
            )

    def _fail_pending_requests(self) -> None:
        for reply_future in list(self._pending_replies):
            if not reply_future.done():
                reply_future.set_exception(EventGone("the event is being opened again"))
