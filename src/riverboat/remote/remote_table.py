"""A table watched over a connection: its state, its messages, and commands to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from riverboat.bots import DecisionPoint
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import HandState
from riverboat.remote.table_replica import ReplicaSet, TableReplica
from riverboat.wire import messages as m
from riverboat.wire.client_commands import AnyClientCommand
from riverboat.wire.refusal_frames import watch_ended
from riverboat.wire.view import PrivateView, TableView
from riverboat.words import Phrase
from riverboat.words.phrase_codes import decode_or_quote_phrase
from riverboat.words.refusals.joining import NotWatchingTable

DEFAULT_TIMEOUT: Final = 30.0
"""Default seconds that a command waits for its answer."""
_MAX_UNREAD_MESSAGES: Final = 1_000
"""Maximum number of unread messages; the oldest are dropped first."""


class CommandRejected(Exception):
    """The command was rejected, and nothing has changed; ``refusal`` cites the rule."""

    def __init__(self, refusal: m.Rejected) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal

    @property
    def phrase(self) -> Phrase:
        """The reason as a phrase, which can be rendered in any language."""
        rejection = self.refusal
        return decode_or_quote_phrase(
            rejection.phrase, rejection.message, rejection.code, rejection.rule
        )

    said = DeprecatedAttribute("phrase")


class TableGoneError(Exception):
    """The table is not available to this client any more."""

    def __init__(self, gone: m.WatchEnded) -> None:
        super().__init__(gone.message)
        self.gone = gone

    @property
    def phrase(self) -> Phrase:
        """The reason as a phrase, which can be rendered in any language."""
        return decode_or_quote_phrase(self.gone.phrase, self.gone.message, self.gone.code)

    said = DeprecatedAttribute("phrase")


class RoomConnection(Protocol):
    """The connection to a room."""

    async def send(self, frame: m.ClientMessage) -> None:
        """Send a frame."""
        ...

    async def submit(self, message: m.SubmitCommand, timeout: float) -> m.Accepted:
        """Submit a command and return its answer."""
        ...

    def next_command_id(self) -> str:
        """Return a unique id for a command."""
        ...


class RemoteTable:
    """A watched table: its state, and commands to it.

    Iterating over it yields every message about it, in order: ``Snapshot``, ``Update``,
    ``ChatMessage``, ``DeckSealedMessage``, and ``Welcome`` after a reconnect. By then the state of
    the table is at least as recent as the message. Iteration ends when the table is gone, and
    raises the error that ended the connection for good.
    """

    def __init__(self, connection: RoomConnection, replicas: ReplicaSet, table: str) -> None:
        self.id = table
        self.gone: m.WatchEnded | None = None
        """The final message about the table, with its reason; ``None`` before that."""
        self._connection, self._replicas = connection, replicas
        self._messages: deque[m.ServerMessage] = deque(maxlen=_MAX_UNREAD_MESSAGES)
        self._has_messages = asyncio.Event()
        self._is_loaded = asyncio.Event()
        self._end_error: BaseException | None = None
        self._has_stopped = False

    @property
    def replica(self) -> TableReplica:
        """Replica of the table; ``TableGoneError`` when it is gone."""
        replica = self._replicas.tables.get(self.id)
        if replica is None:
            raise TableGoneError(self.gone or watch_ended(self.id, NotWatchingTable()))
        return replica

    @property
    def view(self) -> TableView:
        """The public state of the table."""
        return self.replica.view

    @property
    def private_view(self) -> PrivateView:
        """The client's own cards, legal actions and limits."""
        return self.replica.private_view

    @property
    def hand(self) -> HandState | None:
        """The current or latest hand; cards that the client may not see are unknown in it."""
        return self.replica.hand

    @property
    def seat(self) -> int | None:
        """Seat of the client in the hand; ``None`` if it is not dealt in."""
        return self.replica.seat

    @property
    def turn(self) -> DecisionPoint | None:
        """The client's pending decision, as an engine object; ``None`` if there is none."""
        return self.replica.turn

    async def send_command(
        self, command: AnyClientCommand, *, any_turn: bool = False, timeout: float = DEFAULT_TIMEOUT
    ) -> m.Accepted:
        """Submit a command, and return the room's answer; raise ``CommandRejected``.

        The room rejects the command in any turn but the present one, unless *any_turn*.
        """
        submit_command = self.replica.make_command(
            self._connection.next_command_id(), command, any_turn
        )
        return await self._connection.submit(submit_command, timeout)

    async def send_chat(self, text: str) -> None:
        """Send a chat message to the table."""
        await self._connection.send(m.SendChat(self.id, text))

    async def promise_cuts(self, end: str) -> None:
        """Commit to a chain of cuts by its *end*, ``CutChain.end``."""
        await self._connection.send(m.CutPromise(self.id, end))

    async def cut(self, hand: int, cut_value: str) -> None:
        """Cut the deck of a hand with the next committed cut, from ``CutChain.cut``."""
        await self._connection.send(m.Cut(self.id, hand, cut_value))

    def __aiter__(self) -> RemoteTable:
        return self

    async def __anext__(self) -> m.ServerMessage:
        await self._has_messages.wait()
        if not self._messages:
            if self._end_error is not None:
                raise self._end_error
            raise StopAsyncIteration
        message = self._messages.popleft()
        if not self._messages and not self._has_stopped:
            self._has_messages.clear()
        return message

    async def wait_until_loaded(self) -> None:
        """Wait for the first snapshot; raise ``TableGoneError``."""
        await self._is_loaded.wait()
        if self._end_error is not None:
            raise self._end_error
        if self.gone is not None:
            raise TableGoneError(self.gone)

    def receive(self, message: m.ServerMessage) -> None:
        """Queue a message about this table for iteration, which a ``WatchEnded`` ends."""
        self._messages.append(message)
        self._has_messages.set()
        if isinstance(message, m.Snapshot):
            self._is_loaded.set()
        elif isinstance(message, m.WatchEnded):
            self.gone = message
            self.stop()

    def stop(self, error: BaseException | None = None) -> None:
        """End the iteration after the received messages; it then raises *error*, if given."""
        self._has_stopped, self._end_error = True, self._end_error or error
        self._has_messages.set()
        self._is_loaded.set()

    mine = DeprecatedAttribute("private_view")
