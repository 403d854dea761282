"""Tables made again from their logs, many at a time, and a little of each: nobody waits for them.

A long evening is a hundred thousand records, and a second of work. So a table is read from its last
checkpoint on, where there is one that this code has made, and from its first record where there is
none. The log is read by pages, and between two slices of a page whatever else the room has to do is
done: tables that are played, and leases. Pages of many logs take turns, so that a short one is done
soon, however long the others are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog
from msgspec import Struct

from riverboat.engine import CorruptLog
from riverboat.service.broadcast.delay import Behind
from riverboat.service.dealer.alarms import Now
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.deck import TableDeck
from riverboat.service.dealer.folding import folding_code
from riverboat.service.dealer.kept import dealer_from
from riverboat.service.dealer.recovery import reapply
from riverboat.service.records.facts import AnyRecorded, from_json_lines
from riverboat.service.state.settings import TableSettings
from riverboat.store.checking import LARGEST
from riverboat.store.errors import StoreFailed
from riverboat.store.port import Store
from riverboat.store.streams import Checkpoint, Record
from riverboat.table.state import facts as f
from riverboat.words.refusals.audited import HandBeginsWith

log = structlog.get_logger(__name__)

PAGE: Final = 2048
"""Records that are asked for at one time."""
SLICE: Final = 128
"""Records that are done in one go: two milliseconds."""

Decks = Callable[[], TableDeck]
"""A new deck for a table."""


class Replayed(Struct):
    """A table as its log leaves it, and what that took."""

    dealer: TableDealer
    facts: list[AnyRecorded]
    """What was done again."""
    at: list[int]
    """When each was stored."""
    behind: Behind | None
    """The same for those who see everything later, where there are any."""
    before: int = 0
    """The number of records that a checkpoint spared."""
    reading: float = 0.0
    """Seconds for which the store was waited for."""
    replaying: float = 0.0
    """Seconds in which the records were done again, with what else was done between slices."""

    @property
    def seq(self) -> int:
        """The number of records of the log that was read so far."""
        return self.before + len(self.at)


class Replays:
    """The logs that are read now."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._turn = asyncio.Lock()

    async def table(
        self,
        store: Store,
        table: str,
        decks: Decks,
        settings: TableSettings,
        *,
        whole: bool = False,
    ) -> Replayed:
        """A table of this id; who sees everything later has a deck of their own.

        *whole* reads its log from the first record. Raises ``CorruptLog`` where its stream is not
        that of a table.
        """
        reading = _Reading(store, table, decks, settings, self._now(), self._turn)
        kept = None if whole else await reading.checkpoint()
        if kept is None:
            return await reading.all_of_it()
        try:
            return await reading.since(kept)
        except StoreFailed:
            raise
        except Exception as why:  # whatever it is, the log tells more than what was made of it
            log.warning(
                "checkpoint not used", table=table, seq=kept.seq, why=repr(why), exc_info=why
            )
            return await reading.all_of_it()


class _Reading:
    """One table that is read."""

    def __init__(
        self,
        store: Store,
        table: str,
        decks: Decks,
        settings: TableSettings,
        now: int,
        turn: asyncio.Lock,
    ) -> None:
        self._store, self._table, self._stream = store, table, f"table/{table}"
        self._decks, self._settings, self._turn = decks, settings, turn
        self._until = now - 1000 * settings.delay
        self._read = self._replayed = 0.0

    async def checkpoint(self) -> Checkpoint | None:
        """The last one, if it is one of ours; where some see all later, as it was for them."""
        began = time.perf_counter()
        until = max(0, self._until) if self._settings.delay else LARGEST
        found = await self._store.checkpoint(self._stream, until)
        if found is not None and found.code != await asyncio.to_thread(folding_code):
            found = None
        self._read += time.perf_counter() - began
        return found

    async def all_of_it(self) -> Replayed:
        """From the first record on."""
        page = await self._page(0)
        opened = _opened(page)
        return await self._go_on(lambda: TableDealer(self._table, opened, self._decks()), 0, page)

    async def since(self, kept: Checkpoint) -> Replayed:
        """From a checkpoint on, which is of a hand that began. Raises what comes."""
        page = await self._page(kept.seq)
        if not isinstance(_first(page), f.HandBegan):
            raise LookupError("no hand begins there")
        return await self._go_on(
            lambda: dealer_from(self._table, kept.body, self._decks()), kept.seq, page
        )

    async def _page(self, after: int) -> list[Record]:
        began = time.perf_counter()
        page = await self._store.read(self._stream, after, PAGE)
        self._read += time.perf_counter() - began
        return page

    async def _go_on(
        self, dealer: Callable[[], TableDealer], before: int, page: list[Record]
    ) -> Replayed:
        replayed = None
        while True:
            async with self._turn:
                began = time.perf_counter()
                if replayed is None:
                    replayed = Replayed(dealer(), [], [], None, before)
                    _check(replayed.dealer, before)
                    if self._settings.delay:
                        late = dealer()
                        late.settings = self._settings
                        replayed.behind = Behind(late, self._until, before)
                await _again(replayed, page)
                self._replayed += time.perf_counter() - began
            if len(page) < PAGE:
                replayed.reading, replayed.replaying = self._read, self._replayed
                return replayed
            page = await self._page(replayed.seq)


def _opened(page: list[Record]) -> f.TableOpened:
    first = _first(page)
    if not isinstance(first, f.TableOpened):
        raise CorruptLog(0, HandBeginsWith("TableOpened"))
    return first


def _first(page: list[Record]) -> AnyRecorded | None:
    facts = from_json_lines([record.body for record in page[:1]], page[0].seq - 1 if page else 0)
    return facts[0] if facts else None


def _check(dealer: TableDealer, before: int) -> None:
    """A state is of as many records as its checkpoint says, and of a table that is open."""
    if dealer.seq != before:
        raise LookupError(f"a state of {dealer.seq} records, and not of {before}")
    if dealer.table.closed:
        raise LookupError("a closed table begins no hand")


async def _again(replayed: Replayed, page: list[Record]) -> None:
    """Do a page again, a slice at a time."""
    dealer, behind = replayed.dealer, replayed.behind
    for at in range(0, len(page), SLICE):
        records = page[at : at + SLICE]
        facts = from_json_lines([record.body for record in records], replayed.seq)
        for record, fact in zip(records, facts, strict=True):
            reapply(dealer, fact)
            if behind is not None:
                behind.take(fact, record.at)
        replayed.facts += facts
        replayed.at += [record.at for record in records]
        await asyncio.sleep(0)
