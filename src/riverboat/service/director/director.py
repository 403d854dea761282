"""All the events of a room, from the store and back to it."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable

import msgspec
import structlog

from riverboat.service.dealer.alarms import Now
from riverboat.service.director.desk import EventDesk, EventWork
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.records import (
    PREFIX,
    EventMade,
    SettingsChanged,
    from_json,
    stream_of,
    to_json,
)
from riverboat.service.director.settings import EventSettings
from riverboat.store.audit_rows import AuditRow
from riverboat.store.errors import StoreFailed
from riverboat.store.port import Store
from riverboat.store.streams import Batch
from riverboat.tourney.play import open_event
from riverboat.tourney.rules import EventRules
from riverboat.tourney.seating.draw import Draws, sealed
from riverboat.tourney.state import facts as f

log = structlog.get_logger(__name__)


class LostEvent(Exception):
    """The stream of an event cannot be read, or its draws belong to another key."""


class Director:
    """The events of one room. *key* is the room's: the seeds of all draws follow from it."""

    def __init__(self, store: Callable[[], Store], key: bytes, clock: Now) -> None:
        self._store, self._key, self._clock = store, key, clock
        self._tasks: dict[str, EventTask] = {}
        self._over: dict[str, EventDesk] = {}
        """Events that are over, as far as somebody has asked for them."""
        self._again: set[asyncio.Task[None]] = set()
        self.patience = 0.5

    # Open and closed ----------------------------------------------------------------------------

    async def open(self) -> None:
        """Open every event that is not over."""
        store = self._store()
        for stream, count in (await store.streams()).items():
            if not stream.startswith(PREFIX):
                continue
            last = await store.read(stream, count - 1)
            if last and _ends(last[-1].body):
                continue
            try:
                await self._open(stream.removeprefix(PREFIX))
            except LostEvent as why:
                log.error("event not opened", stream=stream, why=str(why))

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
        await self._store().append(Batch(stream_of(event), 0, at, lines, audit=audit))
        await self._open(event)
        return event

    async def change(self, event: str, settings: EventSettings, by: str) -> None:
        """The host decides otherwise; ``KeyError`` if the event is not open."""
        task = self._tasks[event]
        await task.do(lambda desk, work: desk.note(SettingsChanged(by, settings), work))

    def seed(self, event: str) -> bytes:
        """What the draws of an event follow from: nobody knows it who has not the room's key."""
        return hmac.digest(self._key, f"seed of event {event}".encode(), "sha256")

    async def _open(self, event: str) -> None:
        desk = await self._read(event)
        task = EventTask(desk, self._store(), self._clock, self._carry_out)
        task.on_lost = self._lost
        self._tasks[event] = task
        task.start()

    async def _read(self, event: str) -> EventDesk:
        """An event, made again from its log."""
        records = await self._store().read(stream_of(event))
        try:
            facts = [from_json(record.body) for record in records]
        except (msgspec.MsgspecError, UnicodeDecodeError) as why:
            raise LostEvent(f"event {event}: {why}") from why
        if len(facts) < 2 or not isinstance(facts[0], EventMade):
            raise LostEvent(f"event {event} does not begin with one that is made")
        if not isinstance(facts[1], f.EventOpened):
            raise LostEvent(f"event {event} was never opened")
        draws = Draws(self.seed(event))
        if sealed(draws.seed) != facts[1].seal:
            raise LostEvent(f"the draws of event {event} were sealed with another key")
        desk = EventDesk(event, facts[0], facts[1], draws)
        for record, fact in list(zip(records, facts, strict=True))[2:]:
            desk.again(fact, record.at)
        return desk

    # Opened again -------------------------------------------------------------------------------

    def _lost(self, task: EventTask) -> None:
        again = asyncio.get_running_loop().create_task(self._open_again(task.id))
        self._again.add(again)
        again.add_done_callback(self._again.discard)

    async def _open_again(self, event: str) -> None:
        seconds = self.patience
        while True:
            await asyncio.sleep(seconds)
            try:
                await self._open(event)
            except (StoreFailed, LostEvent) as why:
                log.error("event not opened again", event=event, why=repr(why))
                seconds = min(2 * seconds, 30)
            else:
                return

    # Tables -------------------------------------------------------------------------------------

    async def _carry_out(self, task: EventTask, work: EventWork) -> None:
        """Bring the tables in line."""


_KEPT = 100
"""Events that are over and kept at hand."""


def _ends(line: bytes) -> bool:
    return isinstance(from_json(line), f.EventEnded | f.EventCancelled)
