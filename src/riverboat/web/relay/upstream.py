"""Upstream: a client's connection to another node, which holds tables that the client uses.

That node treats an upstream like a socket of the client: the cookie or key is forwarded, and frames
come back unchanged. So it carries only data that its client may see. All upstreams to a node share
one link.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection

from riverboat.decoding import decode_json
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.web.close_codes import POLICY_VIOLATION
from riverboat.web.relay.multiplexed_link import (
    PING_SECONDS,
    MultiplexedLinkChannel,
    MultiplexedLinkPool,
)
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m
from riverboat.words.refusals.table_commands import TableUnresponsive

_WELCOME_TIMEOUT_SECONDS: Final = 3.0
"""Seconds within which a node has to send ``welcome``."""
_UPDATE_FRAME_PREFIX: Final = b'{"t":"update"'
_WELCOME_FRAME_PREFIX: Final = b'{"t":"welcome"'
_INTERNAL_FRAME_PREFIXES: Final = (_WELCOME_FRAME_PREFIX, b'{"t":"pong"')
"""Beginnings of frames that another node sends for this node, not for the client."""
_ANSWER_FRAME_PREFIXES: Final = (b'{"t":"granted"', b'{"t":"refused"')
_SEATED_FRAME_PREFIX: Final = b'{"t":"seated"'
_GONE_FRAME_PREFIX: Final = b'{"t":"gone"'

AnyTableFrame = m.Watch | m.Unwatch | m.SubmitCommand | m.SendChat | m.React | m.CutPromise | m.Cut


class _AnswerHeader(Struct):
    """The fields of a command's answer that the upstream reads: its idempotency key and its
    code.
    """

    cmd: str
    code: str = ""


class _TableFrameHeader(Struct):
    """Fields that route a frame: its table, and the former table of a player who was moved."""

    table: str
    source: str = ""


class UpstreamGateway(Protocol):
    """The part of the gateway that upstreams use."""

    links: MultiplexedLinkPool
    """Links that carry the channels."""

    def headers(self, request: HTTPConnection, method: str, target: str) -> dict[str, str]:
        """Return the forwarded headers of a request, signed."""
        ...


class Upstream:
    """A client's connection to another node."""

    def __init__(
        self,
        gateway: UpstreamGateway,
        send_queue: SendQueue,
        retry_command: Callable[[m.SubmitCommand], bool],
    ) -> None:
        self._gateway, self._send_queue, self._retry_command = gateway, send_queue, retry_command
        self.on_lost: Callable[[], None] = lambda: None
        """Called when an open upstream has ended other than by ``close``."""
        self.watched_tables: set[str] = set()
        self.pending_commands: dict[str, m.SubmitCommand] = {}
        """Unanswered commands, by id."""
        self.is_closed = False
        self.is_rejected = False
        """True if the node has rejected the client."""
        self._channel: MultiplexedLinkChannel | None = None
        self._welcome_future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ping_task: asyncio.Task[None] | None = None

    async def open(self, node: str, address: str, socket: HTTPConnection) -> None:
        """Connect to a node, and wait for its ``welcome``.

        Raises ``OSError``, ``TimeoutError`` or ``WebSocketException`` if the node sends none.
        """
        headers = self._gateway.headers(socket, "GET", "/ws")
        forwarded_headers = {
            name: value
            for name, value in headers.items()
            if name not in ("host", "origin", "user-agent")
        }
        link_pool = self._gateway.links
        channel = self._channel = await link_pool.open_channel(
            node, address, forwarded_headers, self._on_frame, self._on_closed
        )
        try:
            async with asyncio.timeout(_WELCOME_TIMEOUT_SECONDS):
                channel.send(_encode_message(m.Hello(PROTOCOL, "node")))
                await self._welcome_future
        except BaseException:
            self.is_closed = True
            channel.close()
            raise
        self._ping_task = asyncio.get_running_loop().create_task(self._ping_periodically(channel))

    def send(self, message: AnyTableFrame) -> None:
        """Forward a client's frame; raise ``ConnectionResetError`` if the upstream is closed."""
        assert self._channel is not None, "it is open"
        is_new_watch = isinstance(message, m.Watch) and message.table not in self.watched_tables
        match message:
            case m.Watch():
                self.watched_tables.add(message.table)
            case m.Unwatch():
                self.watched_tables.discard(message.table)
            case m.SubmitCommand():
                self.pending_commands[message.command_id] = message
            case _:
                pass
        try:
            self._channel.send(_encode_message(message))
        except ConnectionResetError:
            if (
                is_new_watch
            ):  # the end of earlier watches is sent when the end of the upstream is read
                self.watched_tables.discard(message.table)
            if (
                isinstance(message, m.SubmitCommand)
                and self.pending_commands.pop(message.command_id, None) is None
            ):
                return  # the end of the upstream was noticed first, and the command was sent again
            raise

    def close(self) -> None:
        """Close the upstream after the client has gone."""
        self.is_closed = True
        if self._ping_task is not None:
            self._ping_task.cancel()
        if self._channel is not None:
            self._channel.close()

    def detach(self) -> None:
        """Close the upstream and ignore what still arrives."""
        if not self.is_closed:
            self.close()
            self.on_lost()

    def abort(self) -> None:
        """Abort the upstream without a close handshake."""
        if self._channel is not None:
            self._channel.abort()

    async def _ping_periodically(self, channel: MultiplexedLinkChannel) -> None:
        with suppress(ConnectionResetError):
            while True:
                await asyncio.sleep(PING_SECONDS)
                channel.send(_encode_message(m.Ping(0)))

    def _on_frame(self, frame: bytes) -> None:
        """Forward a frame of the node to the client."""
        if not self._welcome_future.done():
            if frame.startswith(_WELCOME_FRAME_PREFIX):
                self._welcome_future.set_result(None)
        elif not self._consume_internal_frame(frame):
            self._send_queue.put(frame)

    def _on_closed(self, code: int | None) -> None:
        if not self._welcome_future.done():
            self._welcome_future.set_exception(ConnectionResetError())
            self._welcome_future.exception()  # retrieved, if no task waits for it
            return
        self.is_rejected = code == POLICY_VIOLATION
        if self._ping_task is not None:
            self._ping_task.cancel()
        if not self.is_closed:
            self.is_closed = True
            self.on_lost()

    def _consume_internal_frame(self, frame: bytes) -> bool:
        """Return True for a frame that is not for the client, and track its contents."""
        if frame.startswith(_UPDATE_FRAME_PREFIX):  # as nearly all are
            return False
        if frame.startswith(_INTERNAL_FRAME_PREFIXES):
            return True
        if frame.startswith(_ANSWER_FRAME_PREFIXES):
            answer_header = decode_json(frame, _AnswerHeader)
            command = self.pending_commands.pop(answer_header.cmd, None)
            # That node no longer holds the table: send the command to the next owner.
            if command is not None and answer_header.code == TableUnresponsive.code:
                return self._retry_command(command)
        elif frame.startswith(_SEATED_FRAME_PREFIX):
            seated_header = decode_json(frame, _TableFrameHeader)
            self.watched_tables.discard(seated_header.source)
            self.watched_tables.add(seated_header.table)
        elif frame.startswith(_GONE_FRAME_PREFIX):
            self.watched_tables.discard(decode_json(frame, _TableFrameHeader).table)
        return False


def _encode_message(message: m.ClientMessage) -> bytes:
    return msgspec.json.encode(message)
