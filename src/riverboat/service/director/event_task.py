"""One event that is open: a single task that takes what is asked for, one thing after the other.

What is asked is decided by the event's rules and stored; then the tables are brought in line with
it, and only then it is told, as at a table (decision 013). When it cannot store what has happened
it gives up: whoever opens the event again finds what is stored, and nothing else was ever seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from riverboat.decoding import decode_json
from riverboat.service.dealer.alarms import Now
from riverboat.service.director.ahead import Ahead, ahead
from riverboat.service.director.desk import (
    EventDesk,
    EventGranted,
    EventReply,
    EventWork,
    SeatReason,
)
from riverboat.service.director.granting import EventRequest, NotGranted, carry_out
from riverboat.service.director.hands import HandReport, finish, let_deal
from riverboat.service.director.records import stream_of
from riverboat.service.director.snapshot import Snapshot, snapshot_of
from riverboat.service.director.timing import next_alarm, pass_time
from riverboat.store.port import Store
from riverboat.store.streams import Answer
from riverboat.tourney.asked.commands import ComeToTable, GoAway
from riverboat.tourney.errors import NotInThisEvent
from riverboat.words import Refusal
from riverboat.words.refusals.wishes import DoesNotAnswer

log = structlog.get_logger(__name__)

Step = Callable[[EventWork], None]
CarryOut = Callable[[EventDesk], Awaitable[None]]
"""Brings the tables in line with what is stored."""

_AT_ONCE = 64
"""Things that are stored together, when they come faster than they are stored."""
SECOND = 1_000
"""Milliseconds for which a snapshot is good."""


class EventGone(Exception):
    """The event is being opened again."""


class EventTask:
    """An event that is open. All of it belongs to one event loop."""

    def __init__(self, desk: EventDesk, store: Store, now: Now, carry_out: CarryOut) -> None:
        self.id = desk.id
        self.failed: BaseException | None = None
        self.on_lost: Callable[[EventTask], None] = lambda _: None
        self.on_ahead: Callable[[EventDesk, frozenset[Ahead]], None] = lambda *_: None
        """Told who will move when the hand at their table is over, once for each hand."""
        self._ahead: frozenset[Ahead] = frozenset()
        self._desk, self._store, self._now, self._carry_out = desk, store, now, carry_out
        self._stream = stream_of(desk.id)
        self._stored = desk.seq
        self._steps: asyncio.Queue[Step] = asyncio.Queue()
        self._waiting: set[asyncio.Future[EventGranted | Refusal]] = set()
        self._known: dict[str, EventGranted] = {}
        self._ready: dict[int, int] = {}
        """Tables that would deal, and the numbers of their hands."""
        self._settled = asyncio.Event()
        self._settled.set()
        self._snapshot: Snapshot | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    # For the room -------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to take what is asked for."""
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(), name=f"event {self.id}")
        self.wake()

    def wake(self) -> None:
        """See what time it is, and whether all tables are as they should be."""
        self._steps.put_nowait(lambda _: None)

    async def stop(self) -> None:
        """Let go of the event, with everything stored that has been told."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> EventDesk:
        """The event as it is stored; nothing may be awaited before it has been read."""
        while not self._settled.is_set():  # by the time that one is woken more may have come
            await self._settled.wait()
        if self.failed is not None:
            raise EventGone(str(self.failed))
        return self._desk

    async def snapshot(self) -> Snapshot:
        """How it stands: at most a second old, or as it is now where nothing has changed since."""
        kept = self._snapshot
        if kept is not None and (self._now() - kept.at < SECOND or not self._settled.is_set()):
            return kept
        desk = await self.look()
        self._snapshot = snapshot_of(desk, self._now(), kept)
        return self._snapshot

    # What is asked ------------------------------------------------------------------------------

    async def ask(self, asked: EventRequest) -> EventGranted | Refusal:
        """Ask for something, and wait for the answer; the same *cmd* has the same answer again."""
        stored = await self._store.answer(self._stream, asked.key)
        if stored is not None:
            return decode_json(stored, EventGranted)
        if self.failed is not None:
            raise EventGone(str(self.failed))
        answer: asyncio.Future[EventGranted | Refusal] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)

        def step(work: EventWork) -> None:
            found = self._known.get(asked.key) or self._grant(asked, work)
            work.replies.append(EventReply(answer, found))

        self._steps.put_nowait(step)
        if self._task is not None and self._task.done():
            self._give_up()
        return await answer

    def _grant(self, asked: EventRequest, work: EventWork) -> EventGranted | Refusal:
        desk = self._desk
        before = desk.seq
        try:
            carry_out(desk, asked, work)
        except (NotGranted, NotInThisEvent) as why:
            if desk.seq != before:
                raise  # it was granted, and what followed from it went wrong
            return why.refusal
        except Exception as why:
            if desk.seq != before:
                raise
            log.error(
                "order failed", id=self.id, asked=repr(asked.asked), why=repr(why), exc_info=why
            )
            return DoesNotAnswer()
        granted = EventGranted(asked.cmd, self.id, desk.seq, desk.seq - before)
        if granted.count:
            self._known[asked.key] = granted
            work.kept.append(Answer(asked.key, msgspec.json.encode(granted)))
        return granted

    def reason(self, player: str) -> SeatReason:
        """Why somebody has their seat."""
        return self._desk.reasons.get(player, "start")

    async def do(self, what: Callable[[EventDesk, EventWork], None]) -> None:
        """Let something be done that cannot be refused, and wait until it is stored."""
        done = asyncio.Event()

        def step(work: EventWork) -> None:
            what(self._desk, work)
            work.after.append(done.set)

        self._steps.put_nowait(step)
        await asyncio.wait_for(done.wait(), 30)

    # Tables -------------------------------------------------------------------------------------

    def ready(self, number: int, table: str, hand: int) -> None:
        """A table would deal its next hand: it is told when it may."""

        def step(_: EventWork) -> None:
            if self._desk.rooms.get(number) == table:
                self._ready[number] = hand

        self._steps.put_nowait(step)

    def finished(self, report: HandReport) -> None:
        """A table has finished a hand; told again, it is known already."""
        self._steps.put_nowait(lambda work: finish(self._desk, report, work))

    def away(self, player: str, *, away: bool) -> None:
        """A player says at their table that they are away, or back."""

        def step(work: EventWork) -> None:
            found = self._desk.event.inside.get(player)
            if found is not None and found.away != away and not self._desk.is_over:
                self._desk.act(GoAway(player) if away else ComeToTable(player), work)

        self._steps.put_nowait(step)

    # The task -----------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while True:
                steps = [await self._steps.get()]
                while not self._steps.empty() and len(steps) < _AT_ONCE:
                    steps.append(self._steps.get_nowait())
                await self._turn(steps)
        except asyncio.CancelledError:
            raise
        except Exception as why:  # whatever it is, the store has the truth, and nobody saw more
            self.failed = why
            log.error("event lost", id=self.id, why=repr(why), exc_info=why)
            self.on_lost(self)
        finally:
            self._give_up()
            self._settled.set()

    async def _turn(self, steps: list[Step]) -> None:
        work = EventWork(self._now())
        self._settled.clear()
        pass_time(self._desk, work)  # what is asked is asked of the event as it is by now
        for step in steps:
            step(work)
        pass_time(self._desk, work)
        let_deal(self._desk, self._ready, work)
        if work.records:
            self._stored = await self._store.append(work.batch(self._stream, self._stored))
        await self._carry_out(self._desk)  # a table that is shown is there
        self._settled.set()
        for reply in work.replies:
            if not reply.to.done():
                reply.to.set_result(reply.answer)
        for after in work.after:
            after()
        moves = frozenset(ahead(self._desk.event))
        if moves - self._ahead:
            self.on_ahead(self._desk, moves - self._ahead)
        self._ahead = moves
        self._plan()

    def _plan(self) -> None:
        """Wake up when something is due by the clock."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = next_alarm(self._desk)
        if due:
            seconds = max(due - self._now(), 0) / 1000
            self._alarm = asyncio.get_running_loop().call_later(min(seconds, 3600.0), self.wake)

    def _give_up(self) -> None:
        for answer in list(self._waiting):
            if not answer.done():
                answer.set_exception(EventGone("the event is being opened again"))
