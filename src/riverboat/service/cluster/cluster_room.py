"""A room on many hosts, as one of them has it: the tables that it holds, and no others.

It claims what nobody holds, as much as its share; opens it as after a restart (decision 015); and
lets go of what it holds no more. An event goes with all its tables. A host that has few is given
tables, each between two hands, and events (decisions 144, 149).
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from heapq import nlargest
from itertools import chain
from pathlib import Path
from typing import Final

import structlog

from riverboat.service.cluster.balance import Balance, Gift
from riverboat.service.cluster.directory import Holder
from riverboat.service.cluster.holdings import DESK, fenced
from riverboat.service.cluster.node import Node, NodeSettings
from riverboat.service.cluster.takeover import Openings, Takeover
from riverboat.service.decks.keys import BadKey, keep_key, stored_key
from riverboat.service.director.records import PREFIX, stream_of
from riverboat.service.house_room import HouseRoom
from riverboat.service.records.facts import OfEvent, from_json
from riverboat.service.task.checkpoints import EVERY
from riverboat.service.task.replays import Replayed
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import LeaseLost, StoreFailed
from riverboat.store.leases import Lease
from riverboat.store.opening import impatient
from riverboat.words.refusals.doors import IsOpenedAgain
from riverboat.words.refusals.stores import HeldByAnother

log = structlog.get_logger(__name__)

TABLE: Final = "table/"
Groups = dict[str, list[TableTask]]
"""The tables that go together, by the stream that they are part of, or that of the one table."""
_LOOK: Final = 0.25
"""Seconds from one look for what nobody holds to the next."""
_IDLE: Final = 0.05
_PATIENCE: Final = 600.0
"""Seconds that a hand has to end before its table is handed over in the middle of it."""


_LONG_HAND: Final = 60.0
"""Seconds for which a table that is to be given begins no other hand."""
_AT_ONCE: Final = 4
"""Tables that are given at one time: the others play on."""
_AHEAD: Final = 8
"""Tables that are opened at one time at most, and claimed before they are: what a host has not come
to is claimed by one that has less to do."""
_TURN: Final = 0.1
"""Seconds for which a host that has claimed its share of a dead one's leaves the rest to others."""
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
        self,
        data: Path,
        url: str,
        node: NodeSettings,
        version: str,
        *,
        void_hands: bool = False,
        checkpoint_every: int = EVERY,
    ) -> None:
        self.node = Node(url, node, version, self._lose)
        _share_key(data)
        database = impatient(url, node.span)
        super().__init__(
            data,
            database,
            void_hands=void_hands,
            checkpoint_every=checkpoint_every,
            clock=self.node.time,
        )
        self.store = fenced(self.store, self.node.holdings)
        self.director.on_new = self._claim
        self.on_desk: Callable[[], Awaitable[None]] = _nothing
        """Told when this host keeps the room's own from now on."""
        self.on_takeover: Callable[[Takeover], None] = lambda _: None
        """Told how long each table took that was claimed."""
        self._claiming: asyncio.Task[None] | None = None
        self._openings = Openings(_AHEAD)
        self._at_once = asyncio.Semaphore(_AHEAD)
        self._others_turn = 0.0
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
        await self._openings.stop()
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
        if not await self.node.claim(stream, part_of):
            raise StoreFailed(HeldByAnother(stream))

    async def _ended(self, stream: str) -> None:
        with suppress(StoreFailed):
            await self.node.release(stream, over=True)

    async def _claim_always(self) -> None:
        """Claim what nobody holds, for as long as the room is open."""
        while True:
            left = self._others_turn - time.monotonic()
            await self.node.directory.changes(left if 0 < left < _LOOK else _LOOK)
            try:
                if not self._hands_over:
                    self._open_soon(await self.node.accept())
                    await self._claim_due()
                    if not self._giving and self._gift() is not None:
                        self._start(self._give())
                elif not self._handing and self._groups():
                    self._start(self._hand_over())
            except (StoreFailed, LeaseLost) as why:
                log.warning("nothing claimed", node=self.node.settings.name, why=str(why))
            except Exception:
                log.exception("claiming failed", node=self.node.settings.name)

    async def _take_due(self) -> None:
        """Claim and open what nobody holds, until nothing is left for this host."""
        while True:
            await self._claim_due()
            if not self._openings:
                return
            await self._openings.any_done()

    async def _claim_due(self) -> None:
        """Claim a share of what nobody holds, and no more than is opened at one time.

        Where a host has died, all others are told of the claim, and have their turn at the rest.
        Whoever is not there by the end of it is not waited for.
        """
        most = self._openings.free
        if not most or time.monotonic() < self._others_turn:
            return
        found = await self.node.claim_due(most)
        heads = [each for each in found if not each.part_of]
        if len(heads) < most and any(each.free for each in heads):
            self._others_turn = time.monotonic() + _TURN
        self._open_soon(found)

    def _open_soon(self, leases: Iterable[Lease]) -> None:
        """Open what was claimed, each event with its tables and each table by itself."""
        groups: dict[str, list[Lease]] = {}
        for lease in leases:
            groups.setdefault(lease.part_of or lease.stream, []).append(lease)
        for head, group in groups.items():
            opens = partial(self._open_group, head, group, time.perf_counter())
            self._openings.begin(head, opens)

    async def _open_group(self, head: str, leases: list[Lease], since: float) -> None:
        """Open tables before the event that they are of."""
        try:
            tables = [each for each in leases if each.stream.startswith(TABLE)]
            opens = [self._open_table_of(each, since) for each in tables]
            done = await asyncio.gather(*opens, return_exceptions=True)
            for each in done:
                if each is not None:
                    raise each
            if not head.startswith(TABLE):
                await self._open_head(head)
            self._openings.kept_up()
        except BaseException as why:  # what is not open here is another's when its lease is over
            for lease in leases:
                if lease.stream not in self.node.directory.own:
                    self.node.holdings.lose(lease.stream, lease.epoch)
            if not isinstance(why, StoreFailed | LeaseLost):
                raise
            node = self.node.settings.name
            log.warning("not opened", node=node, stream=head, why=str(why), exc_info=why)

    async def _open_head(self, head: str) -> None:
        """Open an event whose tables are open, or the room's own."""
        if not head.startswith(PREFIX):
            await self.on_desk()
            self.node.opened(head)
            return
        event = head.removeprefix(PREFIX)
        length = (await self.store.streams()).get(head, 0)
        if await self.director.take(event, length) or self.tables_of(event):
            self.node.opened(head)
        else:
            await self.node.release(head, over=True)

    async def _open_table_of(self, lease: Lease, since: float) -> None:
        """Open a claimed table, or let go of it for ever if it is closed."""
        stream = lease.stream
        async with self._at_once:
            began = time.perf_counter()
            row = await self.store.table(stream.removeprefix(TABLE))
            if row is None or row.closed_at:
                await self.node.release(stream, over=True)
                return
            async with self._changing.of(row.id):
                known = self._tasks.get(row.id)
                if known is not None and not known.holds():  # of an epoch before: it tells nobody
                    del self._tasks[row.id]
                    await known.stop(IsOpenedAgain())
                replayed = None if row.id in self._tasks else await self._open_one(row)
                if not self.node.holdings.holds(stream, lease.epoch):  # it took too long
                    if (late := self._tasks.pop(row.id, None)) is not None:
                        await late.stop(IsOpenedAgain())
                    raise LeaseLost(stream, self.node.holdings.epoch(stream))
        self.node.opened(stream)
        if replayed is not None and (task := self._tasks.get(row.id)) is not None:
            opened = time.perf_counter()
            told = partial(self._taken_over, lease, replayed, began - since, opened - began, opened)
            task.when_told(told)

    def _taken_over(
        self, lease: Lease, replayed: Replayed, waited: float, opening: float, opened: float
    ) -> None:
        """A table has told its first: say what that took."""
        took = Takeover(
            claim=lease.free / 1000, wait=waited, read=replayed.reading,
            replay=replayed.replaying, open=opening, tell=time.perf_counter() - opened,
        )  # fmt: skip
        where = {"node": self.node.settings.name, "stream": lease.stream}
        read = {"records": replayed.seq, "replayed": len(replayed.facts)}
        log.info("claimed", **where, **read, **took.milliseconds)
        self.on_takeover(took)

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

    async def _lose(self, streams: list[str]) -> None:
        """These are not ours any more; all of them, where this host came too late to renew them."""
        if streams and self.node.holdings.lapsed:
            self._openings.fell_behind()
        await self._drop(streams)

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
        while self._hands_over and ((groups := self._groups()) or self._openings):
            for head, tasks in groups.items():
                for task in tasks:
                    await task.drain()
                if time.monotonic() >= until or all(task.may_rest for task in tasks):
                    await self._hand(head, tasks)
            await asyncio.sleep(_IDLE)
        self._handing = False

    def _groups(self) -> Groups:
        """What goes together: a table by itself, or an event with its tables."""
        held = self.node.holdings.all
        groups: Groups = {each: [] for each in held if not each.startswith(TABLE)}
        for stream in held:
            task = self._tasks.get(stream.removeprefix(TABLE)) if stream.startswith(TABLE) else None
            event = None if task is None else task.event
            head = stream if event is None else f"{PREFIX}{event.event}"
            if stream.startswith(TABLE):
                groups.setdefault(head, []).extend([task] if task is not None else [])
        return {head: tasks for head, tasks in groups.items() if head not in self._openings}

    # Giving -------------------------------------------------------------------------------------

    def _gift(self) -> Gift | None:
        return self._balance.due(self.node.directory.loads(), time.monotonic())

    async def _give(self) -> None:
        """Give tables to a host that has few, until it has its share; or else a whole event."""
        self._giving = True
        try:
            while (gift := self._gift()) is not None and not self._hands_over:
                to = self.node.directory.where(gift.to)
                some = self._what_fits(gift.streams)
                if to is None or not some:
                    return
                await self._give_these(some, to)
                await self.node.read()
        except StoreFailed as why:
            log.warning("not given", node=self.node.settings.name, why=str(why))
        finally:
            self._giving = False

    def _what_fits(self, streams: int) -> Groups:
        """Some tables, those first where no hand is played; the largest event, if there are none.

        An event is as much as its tables and one more.
        """
        groups = {
            head: tasks
            for head, tasks in self._groups().items()
            if head in self.node.directory.own and all(task.holds() for task in tasks)
        }
        tables = [head for head in groups if head.startswith(TABLE)]
        if tables:
            tables.sort(key=lambda head: not all(task.idle for task in groups[head]))
            return {head: groups[head] for head in tables[: min(streams, _AT_ONCE)]}
        events = [head for head in groups if head != DESK and len(groups[head]) < streams]
        return {head: groups[head] for head in nlargest(1, events, lambda each: len(groups[each]))}

    async def _give_these(self, groups: Groups, to: Holder) -> None:
        """Each as soon as no hand is played there; a hand that takes very long goes on here."""
        until = time.monotonic() + _LONG_HAND
        for task in chain(*groups.values()):
            await task.drain()
        while groups and time.monotonic() < until:
            for head, tasks in list(groups.items()):
                if all(task.idle for task in tasks):
                    await self._hand(head, groups.pop(head), to)
            await asyncio.sleep(_IDLE)
        for task in chain(*groups.values()):
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
                await self.node.give(*streams, to=to)
        except StoreFailed as why:  # others have it when its lease is over
            log.warning("not handed over", stream=head, why=str(why))
