"""All the events of a room, from the store and back to it."""

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

from riverboat.engine.asked.errors import reason_of
from riverboat.service.dealer.alarms import Now
from riverboat.service.dealer.arranged import HandReport, TableOrder
from riverboat.service.director.ahead import Ahead
from riverboat.service.director.desk import EventDesk
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.orders import orders_of, settings_of
from riverboat.service.director.prize_money import prize_money
from riverboat.service.director.records import (
    PREFIX,
    EventMade,
    SettingsChanged,
    from_json,
    stream_of,
    to_json,
)
from riverboat.service.director.settings import EventSettings
from riverboat.service.director.timing import LINGER
from riverboat.service.records.facts import OfEvent
from riverboat.service.task.table_task import TableTask
from riverboat.store.audit_rows import AuditRow
from riverboat.store.errors import StoreFailed
from riverboat.store.port import Store
from riverboat.store.streams import Batch
from riverboat.tourney.play import open_event
from riverboat.tourney.rules import EventRules
from riverboat.tourney.seating.draw import Draws, sealed
from riverboat.tourney.state import facts as f
from riverboat.wire.messages import MovesSoon, Seated
from riverboat.words import Refusal
from riverboat.words.refusals.records import (
    DrawsOfAnotherKey,
    EventIsLost,
    IsNoFactOfAnEvent,
    NeverOpened,
    NoEventWasMade,
)

log = structlog.get_logger(__name__)


class Tables(Protocol):
    """The tables of the room, as far as events are concerned."""

    async def open_table(self, desk: EventDesk, number: int) -> None:
        """Open a table of an event; nothing happens if it is there."""
        ...

    def table(self, table: str) -> TableTask | None:
        """An open table."""
        ...

    async def change(self, table: str, changes: Mapping[str, Any]) -> None:
        """Change settings of a table by name."""
        ...

    def tables_of(self, event: str) -> list[TableTask]:
        """The open tables of an event."""
        ...

    def people(self) -> set[str]:
        """The names of the people in the room."""
        ...


class LostEvent(Exception):
    """The stream of an event cannot be read, or its draws belong to another key."""

    def __init__(self, event: str, why: Refusal) -> None:
        self.refusal = EventIsLost(event, why)
        super().__init__(str(self.refusal))


class Director:
    """The events of one room. *key* is the room's: the seeds of all draws follow from it."""

    def __init__(self, store: Callable[[], Store], key: bytes, clock: Now, tables: Tables) -> None:
        self._store, self._key, self._clock = store, key, clock
        self._tasks: dict[str, EventTask] = {}
        self._over: dict[str, EventDesk] = {}
        """Events that are over, as far as somebody has asked for them."""
        self._again: set[asyncio.Task[None]] = set()
        self._sent: dict[str, dict[str, TableOrder]] = {}
        """What each table of each event was ordered last."""
        self._tables = tables
        self.on_seated: Callable[[str, TableTask, Seated], None] = lambda *_: None
        """Told when somebody has a seat at another table: their name, the table, what to tell."""
        self.on_ahead: Callable[[str, MovesSoon], None] = lambda *_: None
        """Told when somebody will move after the hand that is played."""
        self.on_new: Callable[[str], Awaitable[None]] = _nothing
        """Asked before anything is written to a new stream."""
        self._ears = _Ears(self, tables)
        self.patience = 0.5

    # Open and closed ----------------------------------------------------------------------------

    async def open(self) -> None:
        """Open every event that is not over."""
        for stream, count in (await self._store().streams()).items():
            if stream.startswith(PREFIX):
                await self.take(stream.removeprefix(PREFIX), count)

    async def take(self, event: str, count: int) -> bool:
        """Open an event whose stream has so many records; whether it is one that is not over."""
        if not await self.is_open(event, count):
            return False
        try:
            await self._open(event)
        except LostEvent as why:
            log.error("event not opened", stream=stream_of(event), why=str(why), exc_info=why)
        return True

    async def is_open(self, event: str, count: int) -> bool:
        """Whether an event, whose stream has so many records, is not over."""
        last = await self._store().read(stream_of(event), max(0, count - 1))
        return bool(last) and not _ends(last[-1].body)

    async def drop(self, event: str) -> None:
        """Let go of an event: another host has it, or may have."""
        task = self._tasks.pop(event, None)
        self._sent.pop(event, None)
        self._over.pop(event, None)
        if task is not None:
            await task.stop()

    async def close(self) -> None:
        """Let go of all events."""
        for work in self._again:
            work.cancel()
        for task in list(self._tasks.values()):
            await task.stop()
        self._tasks.clear()
        self._over.clear()

    # Events -------------------------------------------------------------------------------------

    def events(self) -> list[EventTask]:
        """Those that are open, the oldest first."""
        return list(self._tasks.values())

    def task(self, event: str) -> EventTask | None:
        """An open event."""
        return self._tasks.get(event)

    async def past(self, event: str) -> EventDesk | None:
        """An event that is over, read from the store."""
        if event not in self._over:
            try:
                desk = await self._read(event)
            except LostEvent:
                return None
            self._over[event] = desk
            while len(self._over) > _KEPT:
                self._over.pop(next(iter(self._over)))
        return self._over[event]

    async def event(self, event: str) -> EventDesk | None:
        """An event, open or over."""
        task = self._tasks.get(event)
        return await task.look() if task is not None else await self.past(event)

    async def past_events(self) -> list[str]:
        """The ids of those that are over."""
        streams = await self._store().streams()
        ids = [name.removeprefix(PREFIX) for name in streams if name.startswith(PREFIX)]
        return [each for each in ids if each not in self._tasks]

    async def new_event(
        self, rules: EventRules, settings: EventSettings, host: str, done: AuditRow | None = None
    ) -> str:
        """Open an event for entries; *done* says who does it, for the audit log."""
        event = secrets.token_hex(6)
        at = self._clock()
        made = EventMade(host, settings, at)
        log_: list[f.AnyEventFact] = []
        open_event(rules, self.seed(event), log_, at)
        audit = (done,) if done is not None else ()
        lines = (to_json(made), *[to_json(fact) for fact in log_])
        await self.on_new(stream_of(event))
        await self._store().append(Batch(stream_of(event), 0, at, lines, audit=audit))
        await self._open(event)
        return event

    async def change(self, event: str, settings: EventSettings, by: str) -> None:
        """The host decides otherwise; ``KeyError`` if the event is not open."""
        task = self._tasks[event]
        await task.do(lambda desk, work: desk.note(SettingsChanged(by, settings), work))
        theirs = asdict(settings_of(await task.look()))
        for at in self._tables.tables_of(event):
            await self._tables.change(at.id, theirs)

    def seed(self, event: str) -> bytes:
        """What the draws of an event follow from: nobody knows it who has not the room's key."""
        return seed_of(self._key, event)

    async def _open(self, event: str) -> None:
        desk = await self._read(event)
        task = EventTask(desk, self._store(), self._clock, self._carry_out)
        task.on_lost = self._lost
        task.on_ahead = self._announce
        self._tasks[event] = task
        self._sent[event] = {}
        task.start()

    async def _read(self, event: str) -> EventDesk:
        """An event, made again from its log."""
        records = await self._store().read(stream_of(event))
        try:
            facts = [from_json(record.body) for record in records]
        except (msgspec.MsgspecError, UnicodeDecodeError) as why:
            raise LostEvent(event, IsNoFactOfAnEvent(reason_of(why))) from why
        if len(facts) < 2 or not isinstance(facts[0], EventMade):
            raise LostEvent(event, NoEventWasMade())
        if not isinstance(facts[1], f.EventOpened):
            raise LostEvent(event, NeverOpened())
        draws = Draws(self.seed(event))
        if sealed(draws.seed) != facts[1].seal:
            raise LostEvent(event, DrawsOfAnotherKey())
        desk = EventDesk(event, facts[0], facts[1], draws)
        desk.people_in_room = self._tables.people
        for record, fact in list(zip(records, facts, strict=True))[2:]:
            desk.again(fact, record.at)
        return desk

    # Opened again -------------------------------------------------------------------------------

    def _lost(self, task: EventTask) -> None:
        again = asyncio.get_running_loop().create_task(self._open_again(task))
        self._again.add(again)
        again.add_done_callback(self._again.discard)

    async def _open_again(self, lost: EventTask) -> None:
        seconds = self.patience
        while True:
            await asyncio.sleep(seconds)
            if self._tasks.get(lost.id) is not lost:  # another host has it by now
                return
            try:
                await self._open(lost.id)
            except (StoreFailed, LostEvent) as why:
                log.error("event not opened again", id=lost.id, why=repr(why), exc_info=why)
                seconds = min(2 * seconds, 30)
            else:
                return

    # Tables -------------------------------------------------------------------------------------

    async def _carry_out(self, desk: EventDesk) -> None:
        """Bring the tables in line with what is stored, but tell none the same again.

        Carried out twice, after a restart, an order changes nothing the second time.
        """
        sent = self._sent.setdefault(desk.id, {})
        wanted = {} if self._is_swept(desk) else orders_of(desk)
        for number in desk.event.tables if wanted else ():
            if desk.rooms[number] not in sent:
                await self._tables.open_table(desk, number)
        for table, order in wanted.items():
            if sent.get(table) != order and (at := self._tables.table(table)) is not None:
                sent[table] = order
                at.at_event.director, at.at_event.entrants = self._ears, desk.event.entrants
                at.at_event.prize_money = partial(prize_money, desk, table)
                at.at_event.order(order)
        for at in self._tables.tables_of(desk.id):
            if at.id not in wanted:
                sent.pop(at.id, None)
                at.at_event.director = self._ears
                at.at_event.close_down()

    def _announce(self, desk: EventDesk, moves: frozenset[Ahead]) -> None:
        for player, source, _, why in moves:
            self.on_ahead(player, MovesSoon(desk.id, desk.rooms[source], why))

    def _is_swept(self, desk: EventDesk) -> bool:
        """Whether an event has been over for so long that its tables are not looked at any more."""
        return desk.is_over and self._clock() >= desk.over_at + LINGER

    def table_opened(self, at: TableTask) -> None:
        """A table of an event is open, or open again: it is told what it is to be like."""
        of = at.event
        if of is None or (task := self._tasks.get(of.event)) is None:
            return
        at.at_event.director = self._ears
        self._sent.get(of.event, {}).pop(at.id, None)
        task.wake()


async def _nothing(_: str) -> None:
    """Nobody else could write to it."""


def seed_of(key: bytes, event: str) -> bytes:
    """What the draws of an event follow from, in a room of this key."""
    return hmac.digest(key, f"seed of event {event}".encode(), "sha256")


class _Ears:
    """What tables tell, handed to their event."""

    def __init__(self, director: Director, tables: Tables) -> None:
        self._director, self._tables = director, tables

    def _of(self, table: str) -> tuple[TableTask, OfEvent, EventTask] | None:
        """A table that is open, of an event that is open."""
        at = self._tables.table(table)
        of = at.event if at is not None else None
        task = self._director.task(of.event) if of is not None else None
        return None if at is None or of is None or task is None else (at, of, task)

    def ready(self, table: str, hand: int) -> None:
        """A table would deal a hand."""
        if (found := self._of(table)) is not None:
            found[2].ready(found[1].table, table, hand)

    def finished(self, table: str, report: HandReport) -> None:
        """A hand is over, and stored."""
        if (found := self._of(table)) is not None:
            found[2].finished(report)

    def away(self, table: str, player: str, *, away: bool) -> None:
        """A player says that they are away, or back."""
        if (found := self._of(table)) is not None:
            found[2].away(player, away=away)

    def seated(self, table: str, player: str, chair: int) -> None:
        """A player has sat down at another table: their connections follow them."""
        if (found := self._of(table)) is not None:
            at, of, task = found
            seat = Seated(of.event, "", table, chair, of.table, task.reason(player))
            self._director.on_seated(player, at, seat)


_KEPT = 100
"""Events that are over and kept at hand."""


def _ends(line: bytes) -> bool:
    return isinstance(from_json(line), f.EventEnded | f.EventCancelled)
