"""A table that is watched over a connection: how it is now, what comes, and what one asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from riverboat.bots import Turn
from riverboat.engine import HandState
from riverboat.remote.following import Followed, Follower
from riverboat.wire import messages as m
from riverboat.wire.refusals import gone
from riverboat.wire.view import Mine, TableView
from riverboat.wire.wishes import AnyWish
from riverboat.words import Phrase
from riverboat.words.codes import understood
from riverboat.words.refusals.doors import IsNotWatched

PATIENCE: Final = 30.0
"""Seconds that a wish waits for its answer, if nobody says otherwise."""
_KEPT: Final = 1_000
"""Messages that wait for who does not ask for them; then the oldest are forgotten."""


class RefusedWish(Exception):
    """What was wished is refused, and nothing has changed; ``refusal`` has the rule of it."""

    def __init__(self, refusal: m.Refused) -> None:
        super().__init__(refusal.why)
        self.refusal = refusal

    @property
    def said(self) -> Phrase:
        """Why, for a reader of any language."""
        no = self.refusal
        return understood(no.said, no.why, no.code, no.rule)


class GoneTable(Exception):
    """One is told no more about a table."""

    def __init__(self, gone: m.Gone) -> None:
        super().__init__(gone.why)
        self.gone = gone

    @property
    def said(self) -> Phrase:
        """Why, for a reader of any language."""
        return understood(self.gone.said, self.gone.why, self.gone.code)


class RoomConnection(Protocol):
    """The connection to a room."""

    async def send(self, frame: m.FromClient) -> None:
        """Send a frame."""
        ...

    async def ask(self, ask: m.Ask, patience: float) -> m.Granted:
        """Wait for the answer to a wish."""
        ...

    def next_cmd(self) -> str:
        """An id for a wish."""
        ...


class RemoteTable:
    """A table that is watched: how it is now, and what one may ask for.

    Iterating over it gives every message about it, in order: ``Snapshot``, ``Update``, ``Said``,
    ``Sealed``, and ``Welcome`` when the connection was lost and is there again. By then the table
    is at least as far as the message says. It ends when the table is gone, and raises what ended
    the connection if that is over for good.
    """

    def __init__(self, line: RoomConnection, follower: Follower, table: str) -> None:
        self.id = table
        self.gone: m.Gone | None = None
        """Why one is told no more."""
        self._line, self._follower = line, follower
        self._heard: deque[m.FromRoom] = deque(maxlen=_KEPT)
        self._some = asyncio.Event()
        self._known = asyncio.Event()
        self._why: BaseException | None = None
        self._stopped = False

    # How it is ----------------------------------------------------------------------------------

    @property
    def followed(self) -> Followed:
        """All that is known of it; ``GoneTable`` when it is gone."""
        known = self._follower.tables.get(self.id)
        if known is None:
            raise GoneTable(self.gone or gone(self.id, IsNotWatched()))
        return known

    @property
    def view(self) -> TableView:
        """The table as everybody sees it."""
        return self.followed.view

    @property
    def mine(self) -> Mine:
        """What one knows and may do beside that."""
        return self.followed.mine

    @property
    def hand(self) -> HandState | None:
        """The hand that is played, or was played last, with unknown cards in it."""
        return self.followed.hand

    @property
    def seat(self) -> int | None:
        """One's seat in the hand."""
        return self.followed.seat

    @property
    def turn(self) -> Turn | None:
        """What one is asked in the hand, as a ``Player`` is."""
        return self.followed.turn

    # What one asks for --------------------------------------------------------------------------

    async def wish(
        self, wish: AnyWish, *, any_turn: bool = False, patience: float = PATIENCE
    ) -> m.Granted:
        """Ask for something, for this turn unless *any_turn*; raises ``RefusedWish``."""
        ask = self.followed.ask(self._line.next_cmd(), wish, any_turn)
        return await self._line.ask(ask, patience)

    async def say(self, text: str) -> None:
        """Say something to the table."""
        await self._line.send(m.Say(self.id, text))

    async def promise(self, end: str) -> None:
        """Promise the end of a chain of cuts (``riverboat.remote.cuts``)."""
        await self._line.send(m.Promise(self.id, end))

    async def cut(self, hand: int, value: str) -> None:
        """Cut the deck of a hand."""
        await self._line.send(m.Cut(self.id, hand, value))

    # What is heard ------------------------------------------------------------------------------

    def __aiter__(self) -> RemoteTable:
        return self

    async def __anext__(self) -> m.FromRoom:
        await self._some.wait()
        if not self._heard:
            if self._why is not None:
                raise self._why
            raise StopAsyncIteration
        message = self._heard.popleft()
        if not self._heard and not self._stopped:
            self._some.clear()
        return message

    async def ready(self) -> None:
        """Wait until it is known how the table is; raises ``GoneTable``."""
        await self._known.wait()
        if self._why is not None:
            raise self._why
        if self.gone is not None:
            raise GoneTable(self.gone)

    def hear(self, message: m.FromRoom) -> None:
        """A message about this table has come."""
        self._heard.append(message)
        self._some.set()
        if isinstance(message, m.Snapshot):
            self._known.set()
        elif isinstance(message, m.Gone):
            self.gone = message
            self.stop()

    def stop(self, why: BaseException | None = None) -> None:
        """No more messages will come."""
        self._stopped, self._why = True, self._why or why
        self._some.set()
        self._known.set()
