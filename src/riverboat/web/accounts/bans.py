"""Whom the room itself keeps out: a log of its own in the store, as a table has one.

A host keeps somebody out of a table; who runs the room, out of all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct

from riverboat.decoding import json_decoder
from riverboat.store.checking import folded
from riverboat.store.port import Store
from riverboat.store.streams import Batch
from riverboat.web.refusals import Refuse
from riverboat.words import Player
from riverboat.words.refusals.accounts import KeptOutOfTheRoom, MayComeInNow

STREAM: Final = "room"
FOR_GOOD: Final = -1
_MINUTES: Final = {"hour": 60, "day": 24 * 60, "week": 7 * 24 * 60}


class RoomBarred(Struct, frozen=True, tag=True):
    """Somebody is to stay out of the room."""

    player: str
    by: str
    reason: str
    until: int
    """In milliseconds since 1970; -1 is for good."""


class RoomLetIn(Struct, frozen=True, tag=True):
    """Somebody may come in again."""

    player: str
    by: str


_DECODER = json_decoder(RoomBarred | RoomLetIn)


class Barring:
    """Who is to stay out of the room."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._barred: dict[str, RoomBarred] = {}
        self._count = 0

    async def open(self) -> None:
        """Read what has been decided so far, by whichever host."""
        records = await self._store.read(STREAM)
        self._barred.clear()
        self._count = 0
        for record in records:
            self._take(_DECODER.decode(record.body))

    def _take(self, fact: RoomBarred | RoomLetIn) -> None:
        self._count += 1
        if isinstance(fact, RoomBarred):
            self._barred[folded(fact.player)] = fact
        else:
            self._barred.pop(folded(fact.player), None)

    async def _write(self, fact: RoomBarred | RoomLetIn) -> None:
        line = msgspec.json.encode(fact)
        await self._store.append(Batch(STREAM, self._count, self._now(), (line,)))
        self._take(fact)

    # Looking ------------------------------------------------------------------------------------

    def of(self, names: Iterable[str]) -> RoomBarred | None:
        """Who, of the names that somebody goes by, is to stay out now."""
        for name in names:
            found = self._barred.get(folded(name)) if name else None
            if found is not None and self._holds(found):
                return found
        return None

    def all(self) -> tuple[RoomBarred, ...]:
        """Everybody who is to stay out now."""
        return tuple([each for each in self._barred.values() if self._holds(each)])

    def _holds(self, barred: RoomBarred) -> bool:
        return barred.until == FOR_GOOD or self._now() < barred.until

    def refuse(self, names: Iterable[str]) -> None:
        """Refuse whoever goes by one of these names, if they are to stay out."""
        if (found := self.of(names)) is not None:
            by, player = Player(found.by), Player(found.player)
            raise Refuse(403, KeptOutOfTheRoom(by, player, found.reason or None))

    # Deciding -----------------------------------------------------------------------------------

    def until(self, span: str) -> int:
        """When an ``hour``, a ``day`` or a ``week`` from now is over; ``FOR_GOOD`` for ``good``."""
        minutes = _MINUTES.get(span)
        return FOR_GOOD if minutes is None else self._now() + 60_000 * minutes

    async def bar(self, player: str, by: str, reason: str, span: str) -> None:
        """Keep somebody out for so long: an ``hour``, a ``day``, a ``week``, or for ``good``."""
        await self._write(RoomBarred(player, by, reason, self.until(span)))

    def refuse_free(self, player: str) -> None:
        """Refuse to let somebody in who is not kept out."""
        if self.of([player]) is None:
            raise Refuse(409, MayComeInNow(Player(player)))

    async def let_in(self, player: str, by: str) -> None:
        """Let somebody in again."""
        self.refuse_free(player)
        await self._write(RoomLetIn(player, by))
