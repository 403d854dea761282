"""Tables made again from their logs, many at a time, and a little of each: nobody waits for them.

A long evening is a hundred thousand records, and a second of work. It is read by pages, and between
two slices of a page whatever else the room has to do is done: tables that are played, and leases.
Pages of many logs take turns, so that a short one is done soon, however long the others are.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec import Struct

from riverboat.engine import CorruptLog
from riverboat.service.broadcast.delay import Behind
from riverboat.service.dealer.alarms import Now
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.deck import TableDeck
from riverboat.service.dealer.recovery import reapply
from riverboat.service.records.facts import AnyRecorded, from_json_lines
from riverboat.service.state.settings import TableSettings
from riverboat.store.port import Store
from riverboat.store.streams import Record
from riverboat.table.state import facts as f
from riverboat.words.refusals.audited import HandBeginsWith

PAGE: Final = 2048
"""Records that are asked for at one time."""
SLICE: Final = 128
"""Records that are done in one go: two milliseconds."""


class Replayed(Struct):
    """A table as its log leaves it, and what that took."""

    dealer: TableDealer
    facts: list[AnyRecorded]
    at: list[int]
    """When each was stored."""
    behind: Behind | None
    """The same for those who see everything later, where there are any."""
    reading: float = 0.0
    """Seconds for which the store was waited for."""
    replaying: float = 0.0
    """Seconds in which the records were done again, with what else was done between slices."""


class Replays:
    """The logs that are read now."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._turn = asyncio.Lock()

    async def table(
        self, store: Store, table: str, deck: TableDeck, settings: TableSettings, shadow: TableDeck
    ) -> Replayed:
        """A table of this id, with its *deck*; *shadow* is that of who sees everything later.

        Raises ``CorruptLog`` where its stream is not that of a table.
        """
        stream, replayed = f"table/{table}", None
        until = self._now() - 1000 * settings.delay
        reading = replaying = 0.0
        while True:
            began = time.perf_counter()
            page = await store.read(stream, len(replayed.at) if replayed else 0, PAGE)
            reading += time.perf_counter() - began
            async with self._turn:
                began = time.perf_counter()
                if replayed is None:
                    opened = _opened(page)
                    replayed = Replayed(TableDealer(table, opened, deck), [], [], None)
                    if settings.delay:
                        late = TableDealer(table, opened, shadow)
                        late.settings = settings
                        replayed.behind = Behind(late, until)
                await _again(replayed, page)
                replaying += time.perf_counter() - began
            if len(page) < PAGE:
                replayed.reading, replayed.replaying = reading, replaying
                return replayed


def _opened(page: list[Record]) -> f.TableOpened:
    first = from_json_lines([record.body for record in page[:1]])
    if not first or not isinstance(first[0], f.TableOpened):
        raise CorruptLog(0, HandBeginsWith("TableOpened"))
    return first[0]


async def _again(replayed: Replayed, page: list[Record]) -> None:
    """Do a page again, a slice at a time."""
    dealer, behind = replayed.dealer, replayed.behind
    for at in range(0, len(page), SLICE):
        records = page[at : at + SLICE]
        facts = from_json_lines([record.body for record in records], len(replayed.facts))
        for record, fact in zip(records, facts, strict=True):
            reapply(dealer, fact)
            if behind is not None:
                behind.take(fact, record.at)
        replayed.facts += facts
        replayed.at += [record.at for record in records]
        await asyncio.sleep(0)
