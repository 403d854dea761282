"""Multiplexed links: many channels on one connection, each independent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from riverboat.web.limits.receive_queue import ReceiveQueue
from riverboat.web.limits.websocket_protocol import (
    ATTACH_RECEIVER,
    DISABLE_FRAME_LIMIT,
    WRITE_THROUGH,
)
from riverboat.web.relay import framing as p
from riverboat.web.relay.link_server import MultiplexedLinkServer
from riverboat.web.relay.multiplexed_link import (
    MULTIPLEXED_LINK_PATH,
    MultiplexedLink,
    MultiplexedLinkOwner,
    MultiplexedLinkPool,
)
from riverboat.web.relay.node_transport import NodeTransport
from riverboat.web.relay.relay_signature import (
    SIGNATURE_HEADER,
    RelayedRequest,
    RelayMiddleware,
    sign_request,
)
from riverboat.web.uvicorn_server import MAX_FRAME_BYTES
from tests.limits import HANG

SECRET = "what the hosts of one room share"
LINK_SIGNATURE = sign_request(
    RelayedRequest("one", "10.1.2.3", "http"), SECRET, "GET", MULTIPLEXED_LINK_PATH
)
RELAYED_CLIENT = RelayedRequest("one", "10.9.8.7", "https")
CHANNEL_HEADERS = {
    SIGNATURE_HEADER: sign_request(RELAYED_CLIENT, SECRET, "GET", "/ws"),
    "cookie": "me=Ann",
}
part_lists = st.lists(
    st.tuples(st.integers(0, 2**32 - 1), st.sampled_from(p.PartKind), st.binary(max_size=40))
)


@given(part_lists)
def test_parts_round_trip(expected_parts: list[tuple[int, p.PartKind, bytes]]) -> None:
    message = b"".join([p.encode_part(*part) for part in expected_parts])
    assert list(p.decode_parts(message)) == expected_parts
    if message:
        with pytest.raises(p.FramingError):
            list(p.decode_parts(message[:-1]))


@given(st.integers(0, 3 * p.MAX_PART_BYTES))
def test_frame_is_split_into_bounded_parts(size: int) -> None:
    data = bytes(range(256)) * (size // 256) + bytes(size % 256)
    decoded_parts = [
        decoded_part for part in p.encode_frame(7, data) for decoded_part in p.decode_parts(part)
    ]
    assert b"".join([part for _, _, part in decoded_parts]) == data
    assert all(len(part) <= p.MAX_PART_BYTES for _, _, part in decoded_parts)
    kinds = [p.PartKind.FRAGMENT] * (len(decoded_parts) - 1) + [p.PartKind.FRAME]
    assert [(channel, kind) for channel, kind, _ in decoded_parts] == [(7, kind) for kind in kinds]


def encode_frame(channel: int, data: bytes) -> bytes:
    return b"".join(p.encode_frame(channel, data))


class CallingNode:
    """The calling node: its frames arrive at once, and it can stop reading."""

    def __init__(self, app: Callable[[WebSocket], Any], signature: str = LINK_SIGNATURE) -> None:
        self.sent_parts: list[tuple[int, int, bytes]] = []
        self.is_reading, self.lease_expired, self.counts_bytes = True, False, True
        self.code: int | None = None
        self._waiters: list[asyncio.Future[None]] = []
        self._receive_queue: ReceiveQueue | None = None
        extensions = {
            WRITE_THROUGH: self._write_through,
            ATTACH_RECEIVER: self._attach_receiver,
            DISABLE_FRAME_LIMIT: self._mark_uncounted,
        }
        self.scope: Scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "path": MULTIPLEXED_LINK_PATH,
            "raw_path": MULTIPLEXED_LINK_PATH.encode(), "query_string": b"", "scheme": "ws",
            "headers": [(SIGNATURE_HEADER.encode(), signature.encode())], "client": ("10.1.2.3", 1),
            "subprotocols": [], "extensions": extensions,
        }  # fmt: skip
        self._app = app

    async def __aenter__(self) -> CallingNode:
        self.task = asyncio.create_task(self._run())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        if not self.task.done():
            self.send_event({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, HANG)

    async def _run(self) -> None:
        async def application(scope: Scope, receive: Receive, send: Send) -> None:
            scope["app"] = middleware
            if scope["path"] == MULTIPLEXED_LINK_PATH:
                link_server = MultiplexedLinkServer(
                    WebSocket(scope, receive, send), lambda: self.lease_expired
                )
                await link_server.run()
            else:
                await self._app(WebSocket(scope, receive, send))

        middleware = RelayMiddleware(application, SECRET)
        events = asyncio.Queue[Message]()
        events.put_nowait({"type": "websocket.connect"})
        await middleware(self.scope, events.get, self._send)

    def _write_through(self, binary: bool, message: bytes) -> bool:
        assert binary
        if self.is_reading:
            self.sent_parts += p.decode_parts(message)
        return self.is_reading

    def _attach_receiver(self, receive_queue: ReceiveQueue) -> None:
        self._receive_queue = receive_queue

    def _mark_uncounted(self) -> None:
        self.counts_bytes = False

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
        elif message["type"] == "websocket.send":
            while not self.is_reading:
                waiter = asyncio.get_running_loop().create_future()
                self._waiters.append(waiter)
                await waiter
            self.sent_parts += p.decode_parts(message["bytes"])

    def resume_reading(self) -> None:
        self.is_reading = True
        for waiter in self._waiters:
            waiter.set_result(None)

    def send_event(self, event: Message) -> None:
        assert self._receive_queue is not None
        self._receive_queue(event)

    def send_parts(self, *parts: bytes) -> None:
        self.send_event({"type": "websocket.receive", "bytes": b"".join(parts)})

    def open_channel(self, channel: int, headers: Mapping[str, str] = CHANNEL_HEADERS) -> None:
        self.send_parts(p.encode_part(channel, p.PartKind.OPEN, msgspec.json.encode(headers)))

    def list_received_by(self, channel: int) -> list[bytes | int]:
        """Return the frames sent to a channel, and its close code."""
        frames: list[bytes | int] = []
        incomplete_frame = b""
        for number, kind, data in self.sent_parts:
            if number != channel:
                continue
            if kind == p.PartKind.CLOSE:
                frames.append(p.decode_close_code(data))
            else:
                incomplete_frame += data
                if kind == p.PartKind.FRAME:
                    frames.append(incomplete_frame)
                    incomplete_frame = b""
        return frames


async def echo(socket: WebSocket) -> None:
    """Send the client's identity, then echo each message twice."""
    await socket.accept()
    host = socket.client.host if socket.client else ""
    await socket.send_text(f"{host} {socket.scope['scheme']} {socket.headers['cookie']}")
    receive_queue = ReceiveQueue()
    socket.scope["extensions"][ATTACH_RECEIVER](receive_queue)
    write_through = socket.scope["extensions"][WRITE_THROUGH]
    while (event := await receive_queue.next_event(60))["type"] == "websocket.receive":
        if event["bytes"] == b"bye":
            await socket.close(1008)
            return
        if not write_through(False, event["bytes"], event["bytes"]):
            await socket.send_text(event["bytes"].decode())
            await socket.send_text(event["bytes"].decode())


async def run_loop_briefly() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


CLIENT_HEADER = b"10.9.8.7 wss me=Ann"


def test_channels_are_independent_sockets() -> None:
    async def run_scenario() -> None:
        async with CallingNode(echo) as caller:
            caller.open_channel(1)
            caller.open_channel(2, {**CHANNEL_HEADERS, "cookie": "me=Bob"})
            await run_loop_briefly()
            long_message = b"a" * (2 * p.MAX_PART_BYTES + 5)
            caller.send_parts(
                encode_frame(2, long_message),
                encode_frame(1, b"one"),
                p.encode_part(0, p.PartKind.FRAGMENT),
            )
            caller.send_parts(encode_frame(1, b"bye"), encode_frame(9, b"nobody"))
            await run_loop_briefly()
            caller.send_parts(encode_frame(1, b"too late"), encode_frame(2, b"two"))
            await run_loop_briefly()
            assert caller.list_received_by(1) == [CLIENT_HEADER, b"one", b"one", 1008]
            assert caller.list_received_by(2) == [
                b"10.9.8.7 wss me=Bob",
                long_message,
                long_message,
                b"two",
                b"two",
            ]
            assert not caller.counts_bytes

    asyncio.run(run_scenario())


def test_client_disconnect_closes_only_its_channel() -> None:
    async def run_scenario() -> None:
        closed_names = list[str]()

        async def record_closing(socket: WebSocket) -> None:
            await echo(socket)
            closed_names.append(socket.headers["cookie"])

        async with CallingNode(record_closing) as caller:
            caller.open_channel(1)
            caller.open_channel(2, {**CHANNEL_HEADERS, "cookie": "me=Bob"})
            await run_loop_briefly()
            caller.send_parts(p.encode_close(1, 1001))
            await run_loop_briefly()
            caller.send_parts(encode_frame(1, b"one"), encode_frame(2, b"two"))
            await run_loop_briefly()
            assert closed_names == ["me=Ann"]
            assert caller.list_received_by(1) == [CLIENT_HEADER]
            assert caller.list_received_by(2)[1:] == [b"two", b"two"]

    asyncio.run(run_scenario())


def test_channel_with_wrong_signature_is_refused() -> None:
    async def run_scenario() -> None:
        async with CallingNode(echo) as caller:
            caller.open_channel(
                1, {**CHANNEL_HEADERS, SIGNATURE_HEADER: LINK_SIGNATURE}
            )  # this header belongs to the link
            await run_loop_briefly()
            assert caller.list_received_by(1) == [1008]

    asyncio.run(run_scenario())


@pytest.mark.parametrize("signature", ["one 10.1.2.3 http 00", ""])
def test_link_without_valid_signature_is_refused(signature: str) -> None:
    async def run_scenario() -> None:
        caller = CallingNode(echo, signature)
        if not signature:
            caller.scope["headers"] = []
        async with caller:
            await caller.task
        assert (caller.code, caller.sent_parts) == (1008, [])

    asyncio.run(run_scenario())


def test_invalid_frame_closes_link_and_all_channels() -> None:
    async def run_scenario() -> None:
        link_ended = asyncio.Event()

        async def record_closing(socket: WebSocket) -> None:
            await echo(socket)
            link_ended.set()

        async with CallingNode(record_closing) as caller:
            caller.open_channel(1)
            await run_loop_briefly()
            caller.send_parts(encode_frame(1, b"one")[:-1])
            await asyncio.wait_for(link_ended.wait(), HANG)
            await run_loop_briefly()
            assert caller.code == 1008
            assert caller.list_received_by(1) == [CLIENT_HEADER]

    asyncio.run(run_scenario())


def test_paused_node_receives_all_frames_later() -> None:
    async def run_scenario() -> None:
        async with CallingNode(echo) as caller:
            caller.open_channel(1)
            caller.open_channel(2)
            await run_loop_briefly()
            caller.is_reading = False
            messages = [f"{number}".encode() for number in range(6)]
            for message in messages:
                caller.send_parts(encode_frame(1, message), encode_frame(2, message))
                await run_loop_briefly()
            assert caller.list_received_by(1) == [CLIENT_HEADER]
            caller.resume_reading()
            await run_loop_briefly()
            doubled_messages = [message for message in messages for _ in range(2)]
            assert caller.list_received_by(1) == [CLIENT_HEADER, *doubled_messages]
            assert caller.list_received_by(2) == [CLIENT_HEADER, *doubled_messages]

    asyncio.run(run_scenario())


def test_channel_with_full_receive_queue_is_closed() -> None:
    reading_resumed = asyncio.Event()

    async def never_read(socket: WebSocket) -> None:
        await socket.accept()
        receive_queue = ReceiveQueue()
        socket.scope["extensions"][ATTACH_RECEIVER](receive_queue)
        await reading_resumed.wait()
        while (await receive_queue.next_event(60))["type"] != "websocket.disconnect":
            pass

    async def run_scenario() -> None:
        async with CallingNode(never_read) as caller:
            caller.open_channel(1)
            await run_loop_briefly()
            for _ in range(1_010):
                caller.send_parts(encode_frame(1, b"{}"))
            await run_loop_briefly()
            assert caller.list_received_by(1) == [1013]
            reading_resumed.set()

    asyncio.run(run_scenario())


def test_expired_lease_drops_queued_frames() -> None:
    async def run_scenario() -> None:
        async with CallingNode(echo) as caller:
            caller.open_channel(1)
            await run_loop_briefly()
            caller.lease_expired = True
            caller.send_parts(encode_frame(1, b"one"))
            await asyncio.wait_for(caller.task, HANG)
            assert caller.list_received_by(1) == [CLIENT_HEADER]

    asyncio.run(run_scenario())


# Calling side -----------------------------------------------------------------------------------


class FakeLinkOwner:
    """A node that owns links."""

    name, secret, is_lease_expired = "one", SECRET, False


class ListLink(MultiplexedLink):
    """A link whose transport is a list."""

    def __init__(self) -> None:
        super().__init__("http://10.0.0.2", FakeLinkOwner())
        self.sent_parts: list[tuple[int, int, bytes]] = []

    def _write(self, data: bytes) -> bool:
        self.sent_parts += p.decode_parts(data)
        return True


def test_channels_receive_own_frames_and_close() -> None:
    async def run_scenario() -> None:
        link, received_frames, close_codes = (
            ListLink(),
            list[tuple[str, bytes]](),
            list[tuple[str, int | None]](),
        )
        ann, bob = [
            link.open_channel(
                CHANNEL_HEADERS,
                lambda frame, name=name: received_frames.append((name, frame)),  # type: ignore[misc]
                lambda code, name=name: close_codes.append((name, code)),  # type: ignore[misc]
            )
            for name in ("Ann", "Bob")
        ]
        long_message = b"b" * (p.MAX_PART_BYTES + 1)
        ann.send(b"one")
        bob.send(long_message)
        await run_loop_briefly()
        channels_and_kinds = [(channel, kind) for channel, kind, _ in link.sent_parts]
        assert channels_and_kinds == [
            *[(1, p.PartKind.OPEN), (2, p.PartKind.OPEN), (1, p.PartKind.FRAME)],
            *[(2, p.PartKind.FRAGMENT), (2, p.PartKind.FRAME)],
        ]
        assert msgspec.json.decode(link.sent_parts[0][2]) == CHANNEL_HEADERS

        chunk, last_chunk = (
            encode_frame(2, long_message)[: 9 + p.MAX_PART_BYTES],
            encode_frame(2, long_message)[9 + p.MAX_PART_BYTES :],
        )
        link._on_message(chunk + encode_frame(1, b"for Ann"))
        link._on_message(last_chunk + p.encode_close(1, 1008) + encode_frame(1, b"nobody hears it"))
        assert received_frames == [("Ann", b"for Ann"), ("Bob", long_message)]
        assert close_codes == [("Ann", 1008)]

        link._on_closed(None)
        assert close_codes == [("Ann", 1008), ("Bob", None)]
        with pytest.raises(ConnectionResetError):
            bob.send(b"two")
        bob.close()  # and there is nothing to be said

    asyncio.run(run_scenario())


def test_write_batch_respects_frame_limit() -> None:
    async def run_scenario() -> None:
        written_chunks, link = list[bytes](), ListLink()

        def write(data: bytes) -> bool:
            written_chunks.append(data)
            return True

        write_batch = p.WriteBatch(write)
        parts = [part for channel in range(5) for part in p.encode_frame(channel, b"a" * 60_000)]
        write_batch.add(*parts)
        write_batch.add(p.encode_part(9, p.PartKind.FRAME))
        await run_loop_briefly()
        assert b"".join(written_chunks) == b"".join([*parts, p.encode_part(9, p.PartKind.FRAME)])
        assert max(map(len, written_chunks)) < MAX_FRAME_BYTES
        with pytest.raises(ConnectionRefusedError):
            link.open_channel(
                {**CHANNEL_HEADERS, "cookie": "a" * p.MAX_PART_BYTES},
                lambda _: None,
                lambda _: None,
            )

    asyncio.run(run_scenario())


def test_frames_after_lease_expiry_are_dropped() -> None:
    async def run_scenario() -> None:
        link, received_frames = ListLink(), list[bytes]()
        link.open_channel(CHANNEL_HEADERS, received_frames.append, lambda _: None)
        link._owner.is_lease_expired = True  # type: ignore[misc]
        link._on_message(encode_frame(1, b"old"))
        assert (received_frames, link.is_closed) == ([], True)

    asyncio.run(run_scenario())


def test_send_on_closing_link_reports_close() -> None:
    async def run_scenario() -> None:
        link, link_ended, loop_errors = (
            MultiplexedLink("http://10.0.0.2", FakeLinkOwner()),
            list[int | None](),
            list[object](),
        )
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: loop_errors.append(context)
        )
        client = ClientProtocol(parse_uri("ws://10.0.0.2/ws"))
        transport = link._transport = NodeTransport(
            client, on_message=link._on_message, on_closed=link._on_closed
        )
        channel = link.open_channel(CHANNEL_HEADERS, lambda _: None, link_ended.append)
        channel.send(b"one")  # no handshake: neither open nor closed
        await run_loop_briefly()
        assert (link_ended, loop_errors) == ([], [])
        transport._on_closed(None)
        assert link_ended == [None]

    asyncio.run(run_scenario())


@pytest.mark.parametrize(
    "invalid_message", [encode_frame(1, b"one")[:-1], p.encode_part(1, p.PartKind.OPEN), b"\0\0"]
)
def test_invalid_message_closes_link(invalid_message: bytes) -> None:
    async def run_scenario() -> None:
        link = ListLink()
        link.open_channel(CHANNEL_HEADERS, lambda _: None, lambda _: None)
        link._on_message(invalid_message)
        assert link.is_closed

    asyncio.run(run_scenario())


def test_concurrent_callers_share_one_connection_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a node that accepts connections and never answers would block each caller."""
    attempts = list[str]()

    async def attempt(address: str, _: MultiplexedLinkOwner) -> MultiplexedLink:
        attempts.append(address)
        await asyncio.sleep(0.01)
        if len(attempts) == 1:
            raise TimeoutError("it stands still")
        return ListLink()

    async def run_scenario() -> None:
        link_pool = MultiplexedLinkPool(FakeLinkOwner())
        monkeypatch.setattr(MultiplexedLink, "connect_to", attempt)
        link_requests = [link_pool.get_link("two", "http://10.0.0.2") for _ in range(3)]
        link_errors = await asyncio.gather(*link_requests, return_exceptions=True)
        assert [type(error) for error in link_errors] == [TimeoutError] * 3
        first_link, second_link = [
            await link_pool.get_link("two", "http://10.0.0.2") for _ in range(2)
        ]
        assert first_link is second_link
        assert len(attempts) == 2
        first_link.is_closed = True
        assert await link_pool.get_link("two", "http://10.0.0.2") is not first_link

        cancelled_task = asyncio.ensure_future(link_pool.get_link("three", "http://10.0.0.3"))
        waiting_task = asyncio.ensure_future(link_pool.get_link("three", "http://10.0.0.3"))
        await asyncio.sleep(0)
        cancelled_task.cancel()  # its client has gone: the others wait all the same
        assert not (await waiting_task).is_closed
        await link_pool.close()

    asyncio.run(run_scenario())
