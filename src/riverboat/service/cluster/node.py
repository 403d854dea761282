"""This host among others: it joins them, renews what it holds, and hears what others hold.

A beat is one transaction: the host's row and all its leases are renewed, and what all hold is read.
While the database does not answer nothing is renewed, and before the leases are over, by this
machine's own clock, all that was held is let go: no table is told of by two hosts.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import structlog
from msgspec import Struct
from msgspec.structs import replace

from riverboat.service.cluster.common_time import CommonTime
from riverboat.service.cluster.directory import Directory, Holder
from riverboat.service.cluster.holdings import HeldStreams, elapsed
from riverboat.store.errors import StoreFailed
from riverboat.store.lease_news import LeaseNews
from riverboat.store.leases import Lease, Leases, NameTaken, NodeRow, NotAdmitted

log = structlog.get_logger(__name__)

Found = TypeVar("Found")

SPAN: Final = 5.0
"""Seconds for which a lease holds: as long as a table stands still when its host dies."""
_BEATS: Final = 8
"""Renewals in one span."""
_MARGIN: Final = 0.1
"""The last part of a lease, in which nothing is told any more."""
_OFTEN: Final = 0.05
"""Seconds between two reads of what others hold, however much changes."""


class NodeSettings(Struct, frozen=True):
    """How a host takes part."""

    name: str
    address: str
    """Where the others reach it: ``http://10.0.0.5:8000``."""
    secret: str
    span: float = SPAN
    """Seconds for which its leases hold."""


class HostLoad(Struct, frozen=True):
    """How much a host has to do."""

    tables: int = 0
    sockets: int = 0
    lag: int = 0
    """Milliseconds by which its event loop was late."""


def print_of(secret: bytes, use: str) -> str:
    """What tells a secret from others, and not what it is."""
    return hmac.digest(secret, f"riverboat {use}".encode(), "sha256").hex()[:16]


class Node:
    """One host. *lost* is told which streams it holds no more."""

    def __init__(
        self,
        url: str,
        settings: NodeSettings,
        version: str,
        lost: Callable[[list[str]], Awaitable[None]],
    ) -> None:
        self.settings, self._url, self._version = settings, url, version
        self.leases = Leases(url)
        self.holdings = HeldStreams()
        self.time = CommonTime()
        self.directory = Directory(settings.name)
        self.directory.holds = lambda stream: bool(self.holdings.epoch(stream))
        self.holdings.on_lost = self.directory.own.discard
        self.load: Callable[[], HostLoad] = HostLoad
        self.drains = False
        """Somebody wants its tables to go elsewhere."""
        self.refused = ""
        """Why it may not be one of the hosts any more, if somebody else has its name."""
        self.row = NodeRow("", "", "", "", "", "")
        self._lost = lost
        self._span = round(1000 * settings.span)
        self._tasks: list[asyncio.Task[None]] = []
        self._threads = ThreadPoolExecutor(4, "riverboat leases")
        self._news: LeaseNews | None = None
        self._looking = asyncio.Lock()
        self._read_at = 0.0
        self._claimed: dict[str, int] = {}
        """By stream: in which epoch it was ours last."""
        self._new: set[str] = set()
        """What is being claimed by its name: it is in the directory before the answer is here, and
        nobody gave it."""
        self.on_lapsed: Callable[[], None] = lambda: None
        """Told when the leases were over: the host has stood still, or the database was away."""
        self.heard = asyncio.Event()
        """Something has changed: look again."""

    # Coming and going ---------------------------------------------------------------------------

    async def join(self, key: bytes) -> None:
        """Be one of the hosts. Raises ``NotAdmitted`` and ``StoreFailed``.

        A host by the same name that died a moment ago is waited for.
        """
        name, secret = self.settings.name, self.settings.secret.encode()
        prints = print_of(key, "key of the room"), print_of(secret, "secret of the cluster")
        address = self.settings.address
        self.row = NodeRow(name, address, secrets.token_hex(8), *prints, self._version)
        until = elapsed() + self.settings.span + 1
        while True:
            began = elapsed()
            try:
                await self._join(began)
            except NameTaken:
                if elapsed() >= until:
                    raise
                await asyncio.sleep(0.25)
            else:
                return

    async def _join(self, began: float) -> None:
        until = await self.in_thread(self.leases.join, self.row, self._span)
        self.time.hear(until - self._span, began, elapsed())
        self._renewed(began)

    def start(self) -> None:
        """Begin to renew, and to listen."""
        loop = asyncio.get_running_loop()
        self._news = LeaseNews(self._url, lambda: loop.call_soon_threadsafe(self.heard.set))
        works = (self._beat(), self._watch(), self._hear())
        self._tasks = [loop.create_task(each, name="cluster") for each in works]

    async def stop(self) -> None:
        """Renew no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._news is not None:
            await asyncio.to_thread(self._news.close)

    async def leave(self) -> None:
        """Be no host any more: whatever was held is anybody's."""
        with suppress(StoreFailed):
            await self.in_thread(self.leases.leave, self.row)
        self.holdings.renewed(0)
        # What still asks is answered within seconds, or is not: then no connection is left open.
        await asyncio.to_thread(self._threads.shutdown)
        self.leases.close()

    async def in_thread(self, work: Callable[..., Found], *given: Any, **named: Any) -> Found:
        """Have something done in a thread of the leases' own, which nothing else can keep busy."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(work, *given, **named))

    # What is held -------------------------------------------------------------------------------

    async def claim(self, stream: str, part_of: str = "") -> bool:
        """Claim a new stream, of which nobody has heard yet; whether it is ours now."""
        if self.holdings.lapsed:
            return False
        named = {"streams": [stream], "part_of": part_of}
        self._new.add(stream)
        try:
            found = await self.in_thread(self.leases.claim, self.row, self._span, **named)
            for each in self._take(found):
                self.opened(each.stream)
        finally:
            self._new.discard(stream)
        return bool(found)

    async def claim_due(self, most: int) -> list[Lease]:
        """Claim a share of what nobody holds, *most* at one time; what is ours now."""
        if self.holdings.lapsed:
            return []
        claim = self.leases.claim
        return self._take(await self.in_thread(claim, self.row, self._span, most=most))

    async def accept(self) -> list[Lease]:
        """Claim what other hosts have given to this one; what is ours now."""
        held = self.holdings.all
        given = [
            lease.stream
            for lease in self.directory.given()
            if lease.stream not in held
            and lease.stream not in self._new
            and lease.epoch != self._claimed.get(lease.stream)
        ]
        if not given or self.holdings.lapsed:
            return []
        return self._take(await self.in_thread(self.leases.accept, self.row, self._span, given))

    def _take(self, leases: list[Lease]) -> list[Lease]:
        for lease in leases:
            self.holdings.take(lease.stream, lease.epoch)
            self._claimed[lease.stream] = lease.epoch
        return leases

    def opened(self, stream: str) -> None:
        """What was claimed is open: here it is, from now on."""
        if self.holdings.epoch(stream):
            self.directory.own.add(stream)
            self.directory.wake()

    async def release(self, *streams: str, over: bool = False) -> None:
        """Let others have streams; *over* where nobody ever writes to them again."""
        await self.in_thread(self.leases.release, self._let_go(streams), over=over)

    async def give(self, *streams: str, to: Holder) -> None:
        """Let one host have a stream, with its parts."""
        mine = self._let_go(streams)
        await self.in_thread(self.leases.give, mine, to.name, to.address, self._span)

    def _let_go(self, streams: Iterable[str]) -> dict[str, int]:
        """Hold these no more; in which epochs they were held."""
        held = {stream: self.holdings.lose(stream) for stream in streams}
        self.directory.own.difference_update(held)
        return {stream: epoch for stream, epoch in held.items() if epoch}

    # Beats --------------------------------------------------------------------------------------

    def _renewed(self, began: float) -> None:
        self.holdings.renewed(began + self.settings.span * (1 - _MARGIN))

    async def _beat(self) -> None:
        pause = self.settings.span / _BEATS
        while True:
            began = elapsed()
            try:
                await self._renew(began)
            except (StoreFailed, TimeoutError) as why:
                log.warning("leases not renewed", node=self.settings.name, why=str(why))
            await asyncio.sleep(max(0.0, began + pause - elapsed()))

    async def _renew(self, began: float) -> None:
        held, load = self.holdings.all, self.load()
        mine = replace(self.row, tables=load.tables, sockets=load.sockets, lag=load.lag)
        async with asyncio.timeout(self.settings.span):
            row, kept = await self.in_thread(self.leases.renew, mine, held, self._span)
        if row is None:  # what is let go of is told that it went, however long that takes
            await self._join_again()
            return
        self.time.hear(row.until - self._span, began, elapsed())
        self._renewed(began)
        self.drains = row.drains
        if gone := [stream for stream in held if stream not in kept]:
            await self._lose(gone)
        await self.read()

    async def _join_again(self) -> None:
        """The host's time was over, for the database was away or it stood still itself."""
        self.on_lapsed()
        await self._lose(list(self.holdings.all))
        began = elapsed()
        try:
            await self._join(began)
        except NotAdmitted as why:
            self.refused = str(why)
            node = self.settings.name
            log.error("not one of the hosts", node=node, why=str(why), exc_info=why)
        else:
            self.refused = ""
            log.info("one of the hosts again", node=self.settings.name)

    async def _watch(self) -> None:
        """Let everything go before the leases are over, if they are not renewed."""
        while True:
            await asyncio.sleep(self.settings.span / 50)
            if self.holdings.lapsed and (held := list(self.holdings.all)):
                log.error("leases over", node=self.settings.name, streams=len(held))
                self.on_lapsed()
                await self._lose(held)

    async def _lose(self, streams: list[str]) -> None:
        for stream in streams:
            self.holdings.lose(stream)
        self.directory.own.difference_update(streams)
        await self._lost(streams)

    async def read(self) -> None:
        """Know what all hosts hold now."""
        began = elapsed()
        leases, nodes = await self.in_thread(self._read)
        self._read_at = began
        self.directory.read(leases, nodes)

    async def look_up(self, stream: str) -> bool:
        """Whether some host holds a stream, or will; asked anew where nothing is known of it."""
        came = elapsed()
        if not self.directory.is_leased(stream):
            async with self._looking:  # all who came before a read began share it
                if not self.directory.is_leased(stream) and self._read_at < came:
                    await self.read()
        return self.directory.is_leased(stream)

    def _read(self) -> tuple[list[Lease], list[NodeRow]]:
        return self.leases.all(), self.leases.nodes()

    async def _hear(self) -> None:
        while True:
            await self.heard.wait()
            self.heard.clear()
            with suppress(StoreFailed):
                await self.read()
            await asyncio.sleep(_OFTEN)
