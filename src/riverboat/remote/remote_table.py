"""A table that is watched over a connection: how it is now, what comes, and what one asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from riverboat.bots import DecisionPoint
from riverboat.engine import HandState
from riverboat.remote.table_replica import ReplicaSet, TableReplica
from riverboat.wire import messages as m
from riverboat.wire.client_commands import AnyClientCommand
from riverboat.wire.refusal_frames import watch_ended
from riverboat.wire.view import PrivateView, TableView
from riverboat.words import Phrase
from riverboat.words.codes import understood
from riverboat.words.refusals.doors import IsNotWatched

DEFAULT_TIMEOUT: Final = 30.0
"""Seconds that a wish waits for its answer, if nobody says otherwise."""
_KEPT: Final = 1_000
"""Messages that wait for who does not ask for them; then the oldest are forgotten."""


class CommandRejected(Exception):
    """What was wished is refused, and nothing has changed; ``refusal`` has the rule of it."""

    def __init__(self, refusal: m.Rejected) -> None:
        super().__init__(refusal.why)
        self.refusal = refusal

    @property
    def said(self) -> Phrase:
        """Why, for a reader of any language."""
        no = self.refusal
        return understood(no.said, no.why, no.code, no.rule)


class TableGoneError(Exception):
    """One is told no more about a table."""

    def __init__(self, gone: m.WatchEnded) -> None:
        super().__init__(gone.why)
        self.gone = gone

    @property
    def said(self) -> Phrase:
        """Why, for a reader of any language."""
        return understood(self.gone.said, self.gone.why, self.gone.code)


class RoomConnection(Protocol):
    """The connection to a room."""

    async def send(self, frame: m.ClientMessage) -> None:
        """Send a frame."""
        ...

    async def submit(self, message: m.SubmitCommand, timeout: float) -> m.Accepted:
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

    def __init__(self, connection: RoomConnection, replicas: ReplicaSet, table: str) -> None:
        self.id = table
        self.gone: m.WatchEnded | None = None
        """Why one is told no more."""
        self._connection, self._follower = connection, replicas
        self._messages: deque[m.ServerMessage] = deque(maxlen=_KEPT)
        self._has_messages = asyncio.Event()
        self._is_loaded = asyncio.Event()
        self._end_error: BaseException | None = None
        self._stopped = False

    # How it is ----------------------------------------------------------------------------------

    @property
    def replica(self) -> TableReplica:
        """All that is known of it; ``TableGoneError`` when it is gone."""
        known = self._follower.tables.get(self.id)
        if known is None:
            raise TableGoneError(self.gone or watch_ended(self.id, IsNotWatched()))
        return known

    @property
    def view(self) -> TableView:
        """The table as everybody sees it."""
        return self.replica.view

    @property
    def mine(self) -> PrivateView:
        """What one knows and may do beside that."""
        return self.replica.mine

    @property
    def hand(self) -> HandState | None:
        """The hand that is played, or was played last, with unknown cards in it."""
        return self.replica.hand

    @property
    def seat(self) -> int | None:
        """One's seat in the hand."""
        return self.replica.seat

    @property
    def turn(self) -> DecisionPoint | None:
        """What one is asked in the hand, as a ``Player`` is."""
        return self.replica.turn

    # What one asks for --------------------------------------------------------------------------

    async def send_command(
        self, command: AnyClientCommand, *, any_turn: bool = False, timeout: float = DEFAULT_TIMEOUT
    ) -> m.Accepted:
        """Ask for something, for this turn unless *any_turn*; raises ``CommandRejected``."""
        ask = self.replica.make_command(self._connection.next_cmd(), command, any_turn)
        return await self._connection.submit(ask, timeout)

    async def send_chat(self, text: str) -> None:
        """Say something to the table."""
        await self._connection.send(m.SendChat(self.id, text))

    async def promise_cuts(self, end: str) -> None:
        """Promise the end of a chain of cuts (``riverboat.remote.cut_chain``)."""
        await self._connection.send(m.CutPromise(self.id, end))

    async def cut(self, hand: int, value: str) -> None:
        """Cut the deck of a hand."""
        await self._connection.send(m.Cut(self.id, hand, value))

    # What is heard ------------------------------------------------------------------------------

    def __aiter__(self) -> RemoteTable:
        return self

    async def __anext__(self) -> m.ServerMessage:
        await self._has_messages.wait()
        if not self._messages:
            if self._end_error is not None:
                raise self._end_error
            raise StopAsyncIteration
        message = self._messages.popleft()
        if not self._messages and not self._stopped:
            self._has_messages.clear()
        return message

    async def wait_until_loaded(self) -> None:
        """Wait until it is known how the table is; raises ``TableGoneError``."""
        await self._is_loaded.wait()
        if self._end_error is not None:
            raise self._end_error
        if self.gone is not None:
            raise TableGoneError(self.gone)

    def receive(self, message: m.ServerMessage) -> None:
        """A message about this table has come."""
        self._messages.append(message)
        self._has_messages.set()
        if isinstance(message, m.Snapshot):
            self._is_loaded.set()
        elif isinstance(message, m.WatchEnded):
            self.gone = message
            self.stop()

    def stop(self, why: BaseException | None = None) -> None:
        """No more messages will come."""
        self._stopped, self._end_error = True, self._end_error or why
        self._has_messages.set()
        self._is_loaded.set()
