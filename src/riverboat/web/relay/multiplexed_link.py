"""Multiplexed links: one connection to each other node, with a channel for each client.

A separate connection for each client and node would need more sockets, and two reads and writes for
each update. The other end is ``link_server``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Final, Protocol

import msgspec
import structlog
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from riverboat.web.close_codes import GOING_AWAY
from riverboat.web.relay import framing as p
from riverboat.web.relay.node_transport import NodeTransport
from riverboat.web.relay.relay_signature import SIGNATURE_HEADER, RelayedRequest, sign_request

log = structlog.get_logger(__name__)

MULTIPLEXED_LINK_PATH: Final = "/cluster/trunk"
"""Path at which a node accepts a link."""
PING_SECONDS: Final = 20.0
"""Seconds between two pings, without which this end would be considered dead."""
_OPEN_TIMEOUT_SECONDS: Final = 3.0


class MultiplexedLinkOwner(Protocol):
    """The node that owns the links."""

    name: str
    secret: str

    @property
    def is_lease_expired(self) -> bool:
        """True if this node's leases have expired, so that received updates are out of date."""
        ...


class _ChannelHandlers(Struct, frozen=True):
    """The callbacks of a channel at this end."""

    on_frame: Callable[[bytes], None]
    on_closed: Callable[[int | None], None]


class MultiplexedLinkPool:
    """The links of this node to the other nodes, by their names."""

    def __init__(self, owner: MultiplexedLinkOwner) -> None:
        self._owner = owner
        self._links: dict[str, MultiplexedLink] = {}
        self._connect_tasks: dict[str, asyncio.Task[MultiplexedLink]] = {}
        """Connection attempts by address, each shared by all callers that need the link."""

    async def open_channel(
        self,
        node: str,
        address: str,
        headers: Mapping[str, str],
        on_frame: Callable[[bytes], None],
        on_closed: Callable[[int | None], None],
    ) -> MultiplexedLinkChannel:
        """Open a channel to a node for a client; *on_frame* receives each frame.

        Raises ``OSError``, ``TimeoutError`` or ``WebSocketException`` if the node does not answer.
        """
        link = await self.get_link(node, address)
        return link.open_channel(headers, on_frame, on_closed)

    async def get_link(self, node: str, address: str) -> MultiplexedLink:
        """Return the link to a node; open one if there is none.

        Raises ``OSError``, ``TimeoutError`` or ``WebSocketException`` if the node does not answer.
        """
        link = self._links.get(node)
        if link is not None and not link.is_closed and link.address == address:
            return link
        connect_task = self._connect_tasks.get(address)
        if connect_task is None:
            opening_link = self._open_link(node, address)
            connect_task = self._connect_tasks[address] = asyncio.get_running_loop().create_task(
                opening_link
            )
        return await asyncio.shield(connect_task)

    async def _open_link(self, node: str, address: str) -> MultiplexedLink:
        try:
            link = self._links[node] = await MultiplexedLink.connect_to(address, self._owner)
        finally:
            del self._connect_tasks[address]
        return link

    async def close(self) -> None:
        """Close all links."""
        connect_tasks = list(self._connect_tasks.values())
        for connect_task in connect_tasks:
            connect_task.cancel()
        await asyncio.gather(*connect_tasks, return_exceptions=True)
        await asyncio.gather(*[link.close() for link in self._links.values()])
        self._links.clear()


class MultiplexedLink:
    """The connecting end of a link."""

    def __init__(self, address: str, owner: MultiplexedLinkOwner) -> None:
        self.address, self._owner, self.is_closed = address, owner, False
        self._transport: NodeTransport | None = None
        self._channels: dict[int, _ChannelHandlers] = {}
        self._assembler = p.FrameAssembler()
        self._channel_numbers = count(1)
        self._write_batch = p.WriteBatch(self._write)
        self._ping_task: asyncio.Task[None] | None = None

    @classmethod
    async def connect_to(cls, address: str, owner: MultiplexedLinkOwner) -> MultiplexedLink:
        """Connect a link to the node at this address."""
        link = cls(address, owner)
        signature = sign_request(
            RelayedRequest(owner.name, "127.0.0.1", "http"),
            owner.secret,
            "GET",
            MULTIPLEXED_LINK_PATH,
        )
        link._transport = await _connect_transport(
            address + MULTIPLEXED_LINK_PATH,
            {SIGNATURE_HEADER: signature},
            link._on_message,
            link._on_closed,
        )
        link._ping_task = asyncio.get_running_loop().create_task(link._ping_periodically())
        return link

    def open_channel(
        self,
        headers: Mapping[str, str],
        on_frame: Callable[[bytes], None],
        on_closed: Callable[[int | None], None],
    ) -> MultiplexedLinkChannel:
        """Open a channel with a client's headers; *on_frame* receives each frame.

        Raises ``ConnectionRefusedError`` if the headers exceed the size of a part.
        """
        encoded_headers = msgspec.json.encode(dict(headers))
        if len(encoded_headers) > p.MAX_PART_BYTES:
            raise ConnectionRefusedError
        channel_number = next(self._channel_numbers)
        self._channels[channel_number] = _ChannelHandlers(on_frame, on_closed)
        self.send_parts(p.encode_part(channel_number, p.PartKind.OPEN, encoded_headers))
        return MultiplexedLinkChannel(self, channel_number)

    def send_parts(self, *parts: bytes) -> None:
        """Send parts; raise ``ConnectionResetError`` if the link is closed."""
        if self.is_closed:
            raise ConnectionResetError
        self._write_batch.add(*parts)

    def close_channel(self, channel_number: int) -> None:
        """Close a channel at this end."""
        if self._channels.pop(channel_number, None) is not None and not self.is_closed:
            self.send_parts(p.encode_close(channel_number, GOING_AWAY))
        self._assembler.discard(channel_number)

    async def close(self) -> None:
        """Close the link."""
        if self._transport is not None:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._transport.close()

    def abort(self) -> None:
        """Abort the link without a close handshake, and ignore what still arrives."""
        self.is_closed = True
        if self._transport is not None:
            self._transport.transport.abort()

    def _write(self, data: bytes) -> bool:
        assert self._transport is not None, "it is open"
        # The link's end is detected in a moment and reported to all sessions.
        with suppress(ConnectionResetError):
            self._transport.send_message(data)
        return True

    async def _ping_periodically(self) -> None:
        while not self.is_closed:
            await asyncio.sleep(PING_SECONDS)
            self._write_batch.add(p.encode_part(0, p.PartKind.FRAGMENT))

    def _on_message(self, message: bytes) -> None:
        if self.is_closed or self._owner.is_lease_expired:
            self.abort()
            return
        try:
            for channel_number, part_kind, data in p.decode_parts(message):
                self._handle_part(channel_number, part_kind, data)
        except p.FramingError:
            log.warning("a trunk makes no sense", address=self.address)
            self.abort()

    def _handle_part(self, channel_number: int, part_kind: int, data: bytes) -> None:
        handlers = self._channels.get(channel_number)
        if handlers is None:
            return  # its client has disconnected meanwhile
        if part_kind == p.PartKind.FRAME:
            handlers.on_frame(self._assembler.complete_frame(channel_number, data))
        elif part_kind == p.PartKind.FRAGMENT:
            self._assembler.add_fragment(channel_number, data)
        elif part_kind == p.PartKind.CLOSE:
            del self._channels[channel_number]
            self._assembler.discard(channel_number)
            handlers.on_closed(p.decode_close_code(data))
        else:
            raise p.FramingError

    def _on_closed(self, _: int | None) -> None:
        self.is_closed = True
        if self._ping_task is not None:
            self._ping_task.cancel()
        handlers_by_channel, self._channels = self._channels, {}
        for handlers in handlers_by_channel.values():
            handlers.on_closed(None)


class MultiplexedLinkChannel:
    """A channel of a link, at this end."""

    def __init__(self, link: MultiplexedLink, channel_number: int) -> None:
        self._link, self._channel_number = link, channel_number

    def send(self, frame: bytes) -> None:
        """Send a frame; raise ``ConnectionResetError`` if the link is closed."""
        self._link.send_parts(*p.encode_frame(self._channel_number, frame))

    def close(self) -> None:
        """Close the channel after its client has gone."""
        self._link.close_channel(self._channel_number)

    def abort(self) -> None:
        """Abort the whole link, because its node is gone."""
        self._link.abort()


async def _connect_transport(
    url: str,
    headers: Mapping[str, str],
    on_message: Callable[[bytes], None],
    on_closed: Callable[[int | None], None],
) -> NodeTransport:
    transport = await connect(
        f"ws{url.removeprefix('http')}",
        additional_headers=headers,
        compression=None,
        open_timeout=_OPEN_TIMEOUT_SECONDS,
        close_timeout=1,
        ping_interval=None,
        max_size=None,
        proxy=None,
        create_connection=partial(NodeTransport, on_message=on_message, on_closed=on_closed),  # type: ignore[arg-type]
    )
    assert isinstance(transport, NodeTransport), "it was made above"
    return transport
