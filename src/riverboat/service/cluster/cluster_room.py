"""A room on many hosts, as one of them has it: the tables that it holds, and no others.

It claims what nobody holds, as much as its share; opens it as after a restart (decision 015); and
lets go of what it holds no more. An event goes with all its tables. A host that has few is given
some, each between two hands (decision 144).
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from riverboat.service.cluster.balance import Balance, Gift
from riverboat.service.cluster.directory import Holder
from riverboat.service.cluster.holdings import DESK, fenced
from riverboat.service.cluster.node import Node, NodeSettings
from riverboat.service.decks.keys import BadKey, keep_key, stored_key
from riverboat.service.director.records import PREFIX, stream_of
from riverboat.service.house_room import HouseRoom
from riverboat.service.records.facts import OfEvent, from_json
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import LeaseLost, StoreFailed
from riverboat.store.opening import impatient
from riverboat.words.refusals.doors import IsOpenedAgain

log = structlog.get_logger(__name__)

TABLE: Final = "table/"
_LOOK: Final = 0.25
"""Seconds from one look for what nobody holds to the next."""
_IDLE: Final = 0.05
_PATIENCE: Final = 600.0
"""Seconds that a hand has to end before its table is handed over in the middle of it."""


_LONG_HAND: Final = 60.0
"""Seconds for which a table that is to be given begins no other hand."""
_AT_ONCE: Final = 4
"""Tables that are given at one time: the others play on."""
_STEADY: Final = 2
"""Spans of a lease for which hosts are uneven before anything is given."""


async def _nothing() -> None:
    """There is nothing to do."""


def _share_key(data: Path) -> None:
    """Have a key before anybody joins: hosts that begin at once in one folder have the same."""
    data.mkdir(parents=True, exist_ok=True)
    if stored_key(data) is None:
        with suppress(BadKey):  # another host was first, and theirs is the key
            keep_key(data, os.urandom(32))


class ClusterRoom(HouseRoom):
    """A room whose tables are shared out among hosts. *url* is that of its PostgreSQL."""

    def __init__(
        self, data: Path, url: str, node: NodeSettings, version: str, *, void_hands: bool = False
    ) -> None:
        self.node = Node(url, node, version, self._drop)
        _share_key(data)
        database = impatient(url, node.span)
        super().__init__(data, database, void_hands=void_hands, clock=self.node.time)
        self.store = fenced(self.store, self.node.holdings)
        self.director.on_new = self._claim
        self.on_desk: Callable[[], Awaitable[None]] = _nothing
        """Told when this host keeps the room's own from now on."""
        self._claiming: asyncio.Task[None] | None = None
        self._handing = self._leaving = self._giving = False
        self._balance = Balance(node.name, _STEADY * node.span)

    # Open and closed ----------------------------------------------------------------------------

    async def _admit(self) -> None:
        await self.node.join(self.key)

    async def _open_all(self) -> None:
        await self._adopt()
        await self.node.read()
        self.node.start()
        await self._take_due()
        self._claiming = asyncio.get_running_loop().create_task(self._claim_always())

    async def close(self) -> None:
        """Let go of all tables: others have them at once."""
        if self._claiming is not None:
            self._claiming.cancel()
            await asyncio.gather(self._claiming, return_exceptions=True)
        await self.node.stop()
        for task in list(self._tasks.values()):
            await task.stop(IsOpenedAgain())
        await self.director.close()
        await self.node.leave()
        await super().close()

    async def _adopt(self) -> None:
        """Let there be a lease on everything that is open, from before there were any."""
        known = {each.stream for each in await self.node.in_thread(self.node.leases.all)}
        new = [(DESK, "")]
        for row in await self.store.tables():
            stream = f"{TABLE}{row.id}"
            if stream not in known:
                new.append((stream, await self._event_of(stream)))
        for stream, count in (await self.store.streams()).items():
            if not stream.startswith(PREFIX) or stream in known:
                continue
            if await self.director.is_open(stream.removeprefix(PREFIX), count):
                new.append((stream, ""))
        heads = {part_of for _, part_of in new if part_of}
        new += [(head, "") for head in heads if head not in known]
        await self.node.in_thread(self.node.leases.add, sorted(set(new)))

    async def _event_of(self, stream: str) -> str:
        """The stream of the event that a table is of; empty for a table of its own."""
        records = await self.store.read(stream, 0, 2)
        of = from_json(records[1].body) if len(records) > 1 else None
        return stream_of(of.event) if isinstance(of, OfEvent) else ""

    # Claiming -----------------------------------------------------------------------------------

    async def _claim(self, stream: str, part_of: str = "") -> None:
        """Hold a new stream before anything is written to it. Raises ``StoreFailed``."""
        if self.node.holdings.epoch(stream):
            return
        if stream not in await self.node.claim(stream, part_of=part_of):
            raise StoreFailed(f"{stream} is held by another host")

    async def _ended(self, stream: str) -> None:
        with suppress(StoreFailed):
            await self.node.release(stream, over=True)

    async def _claim_always(self) -> None:
        """Claim what nobody holds, for as long as the room is open."""
        while True:
            await self.node.directory.changes(_LOOK)
            try:
                if not self._hands_over:
                    await self._open_all_claimed(await self.node.accept())
                    await self._take_due()
                    if not self._giving and self._gift() is not None:
                        self._start(self._give())
                elif not self._handing and self._groups():
                    self._start(self._hand_over())
            except (StoreFailed, LeaseLost) as why:
                log.warning("nothing claimed", node=self.node.settings.name, why=str(why))
            except Exception:
                log.exception("claiming failed", node=self.node.settings.name)

    async def _take_due(self) -> None:
        """Claim a share of what nobody holds, and then what is left, until nothing is."""
        while found := await self.node.claim():
            await self._open_all_claimed(found)

    async def _open_all_claimed(self, streams: list[str]) -> None:
        if not streams:
            return
        began = time.perf_counter()
        try:
            await self._open_claimed(streams)
        except BaseException:  # what is not open here is another's when its lease is over
            for stream in streams:
                if stream not in self.node.directory.own:
                    self.node.holdings.lose(stream)
            raise
        spent = round(1000 * (time.perf_counter() - began))
        log.info("claimed", node=self.node.settings.name, streams=len(streams), ms=spent)
        await self.node.read()

    async def _open_claimed(self, streams: Iterable[str]) -> None:
        """Open what was claimed: tables before the events that they are of."""
        lengths: dict[str, int] | None = None
        for stream in sorted(streams, key=lambda each: not each.startswith(TABLE)):
            if stream.startswith(TABLE):
                is_over = not await self._open_table_of(stream)
            elif stream.startswith(PREFIX):
                lengths = await self.store.streams() if lengths is None else lengths
                event = stream.removeprefix(PREFIX)
                is_open = await self.director.take(event, lengths.get(stream, 0))
                is_over = not is_open and not self.tables_of(event)
            else:
                await self.on_desk()
                is_over = False
            if is_over:
                await self.node.release(stream, over=True)
            else:
                self.node.opened(stream)

    async def _open_table_of(self, stream: str) -> bool:
        """Open a claimed table; whether it is one that is not closed."""
        row = await self.store.table(stream.removeprefix(TABLE))
        if row is None or row.closed_at:
            return False
        async with self._changing:
            known = self._tasks.get(row.id)
            if known is not None and not known.holds():  # of an epoch before: it tells nobody
                del self._tasks[row.id]
                await known.stop(IsOpenedAgain())
            if row.id not in self._tasks:
                await self._open_one(row)
        return True

    def _keep(self, task: TableTask) -> TableTask:
        stream = f"{TABLE}{task.id}"
        epoch = self.node.holdings.epoch(stream)
        task.holds = lambda: bool(epoch) and self.node.holdings.holds(stream, epoch)
        return super()._keep(task)

    def task(self, table: str) -> TableTask:
        """A table that this host holds, or ``KeyError``."""
        task = super().task(table)
        if not task.holds():
            raise KeyError(table)
        return task

    # Letting go ---------------------------------------------------------------------------------

    async def _drop(self, streams: Iterable[str]) -> None:
        """These are not ours any more: tell of them no more."""
        for stream in streams:
            if stream.startswith(PREFIX):
                await self.director.drop(stream.removeprefix(PREFIX))
        tables = [each.removeprefix(TABLE) for each in streams if each.startswith(TABLE)]
        tasks = [task for each in tables if (task := self._tasks.pop(each, None)) is not None]
        await asyncio.gather(*[task.stop(IsOpenedAgain()) for task in tasks])

    async def drain(self, seconds: float = 30) -> None:
        """Hand all tables over, each between two hands; those that do not end in time, as well.

        Hands of bots alone are not waited for: they go on where their table is opened.
        """
        with suppress(StoreFailed):
            await self.node.in_thread(self.node.leases.drain, self.node.settings.name)
        self._leaving = True
        await self._hand_over(seconds)

    @property
    def _hands_over(self) -> bool:
        return self._leaving or self.node.drains

    async def _hand_over(self, seconds: float = _PATIENCE) -> None:
        """Let each table, and each event with its tables, go as soon as no hand is played there."""
        self._handing = True
        until = time.monotonic() + seconds
        while self._hands_over and (groups := self._groups()):
            for head, tasks in groups.items():
                for task in tasks:
                    await task.drain()
                if time.monotonic() >= until or all(task.may_rest for task in tasks):
                    await self._hand(head, tasks)
            await asyncio.sleep(_IDLE)
        self._handing = False

    def _groups(self) -> dict[str, list[TableTask]]:
        """What goes together: a table by itself, or an event with its tables."""
        held = self.node.holdings.all
        groups: dict[str, list[TableTask]] = {
            each: [] for each in held if not each.startswith(TABLE)
        }
        for stream in held:
            task = self._tasks.get(stream.removeprefix(TABLE)) if stream.startswith(TABLE) else None
            event = None if task is None else task.event
            head = stream if event is None else f"{PREFIX}{event.event}"
            if stream.startswith(TABLE):
                groups.setdefault(head, []).extend([task] if task is not None else [])
        return groups

    # Giving -------------------------------------------------------------------------------------

    def _gift(self) -> Gift | None:
        return self._balance.due(self.node.directory.loads(), time.monotonic())

    async def _give(self) -> None:
        """Give tables to a host that has few, until it has its share. No event is given away."""
        self._giving = True
        try:
            while (gift := self._gift()) is not None and not self._hands_over:
                to = self.node.directory.where(gift.to)
                mine = [task for task in self.tables() if task.event is None and task.holds()]
                some = sorted(mine, key=lambda task: not task.idle)[: min(gift.tables, _AT_ONCE)]
                if to is None or not some:
                    return
                await self._give_these(some, to)
                await self.node.read()
        except StoreFailed as why:
            log.warning("not given", node=self.node.settings.name, why=str(why))
        finally:
            self._giving = False

    async def _give_these(self, tasks: list[TableTask], to: Holder) -> None:
        """Each as soon as no hand is played there; a hand that takes very long goes on here."""
        until = time.monotonic() + _LONG_HAND
        for task in tasks:
            await task.drain()
        while tasks and time.monotonic() < until:
            for task in [task for task in tasks if task.idle]:
                tasks.remove(task)
                await self._hand(f"{TABLE}{task.id}", [task], to)
            await asyncio.sleep(_IDLE)
        for task in tasks:
            task.deal_on()

    async def _hand(self, head: str, tasks: list[TableTask], to: Holder | None = None) -> None:
        """Let go, for everybody or for one host."""
        streams = {head, *[f"{TABLE}{task.id}" for task in tasks]}
        # First nobody is sent here any more: who watches asks again at once.
        self.node.directory.own.difference_update(streams)
        await self._drop(list(streams))
        try:
            if to is None:
                await self.node.release(*streams)
            else:
                await self.node.give(head, to)
        except StoreFailed as why:  # others have it when its lease is over
            log.warning("not handed over", stream=head, why=str(why))
