"""Client messages arrive whole, however they are split into frames and segments."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from riverboat.web.limits.connection_tracker import ConnectionTracker
from riverboat.web.limits.receive_queue import ReceiveQueue
from riverboat.web.limits.websocket_protocol import ATTACH_RECEIVER, WebSocketProtocol
from riverboat.web.server_config import ServerConfig

UPGRADE_REQUEST = (
    b"GET /ws HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)
CONTINUATION_OPCODE, TEXT_OPCODE, BINARY_OPCODE, PING_OPCODE = 0x00, 0x01, 0x02, 0x09


class RecordingTransport(asyncio.Transport):
    """A transport that records what is written to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written_bytes = bytearray()
        self.paused = self.closed = False

    def write(self, data: Any) -> None:
        self.written_bytes += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


def encode_frame(
    opcode: int, payload: bytes, *, is_last: bool = True, is_masked: bool = True
) -> bytes:
    first_byte, payload_length = opcode | 0x80 * is_last, len(payload)
    extended_length = payload_length.to_bytes(2, "big") if payload_length > 125 else b""
    header = (
        bytes((first_byte, 0x80 * is_masked | (126 if extended_length else payload_length)))
        + extended_length
    )
    if not is_masked:
        return header + payload
    mask = b"\x01\x02\x03\x04"
    return header + mask + bytes([byte ^ mask[number % 4] for number, byte in enumerate(payload)])


def receive_segments(
    segments: list[bytes],
) -> tuple[list[Any], RecordingTransport, WebSocketProtocol]:
    """Feed segments of a client to the protocol; return messages, transport and protocol."""

    async def run_scenario() -> tuple[list[Any], RecordingTransport, WebSocketProtocol]:
        receive_queue, opened_event = ReceiveQueue(), asyncio.Event()

        async def app(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            scope["extensions"][ATTACH_RECEIVER](receive_queue)
            opened_event.set()
            await asyncio.sleep(60)

        config = uvicorn.Config(app, ws_per_message_deflate=False, log_config=None)
        config.load()
        connections, transport = ConnectionTracker(ServerConfig(), 10), RecordingTransport()
        socket_protocol = WebSocketProtocol(
            tracker=connections, config=config, server_state=ServerState(), app_state={}
        )
        socket_protocol.connection_made(transport)
        socket_protocol.data_received(UPGRADE_REQUEST)
        await opened_event.wait()
        del transport.written_bytes[:]
        for chunk in segments:
            socket_protocol.data_received(chunk)
        received_frames = []
        while len(receive_queue):
            event = await receive_queue.next_event(1)
            received_frames.append(event.get("text") or event.get("bytes") or event["code"])
        was_closed = transport.closed
        for task in socket_protocol.tasks:
            task.cancel()
        await asyncio.gather(*socket_protocol.tasks, return_exceptions=True)
        transport.closed = was_closed
        return (
            [chunk.encode() if isinstance(chunk, str) else chunk for chunk in received_frames],
            transport,
            socket_protocol,
        )

    return asyncio.run(run_scenario())


LONG_PAYLOAD = b"x" * 300


@pytest.mark.parametrize(
    "segments, expected",
    [
        (
            [encode_frame(TEXT_OPCODE, b"one"), encode_frame(TEXT_OPCODE, LONG_PAYLOAD)],
            [b"one", LONG_PAYLOAD],
        ),
        ([encode_frame(TEXT_OPCODE, b"one") + encode_frame(TEXT_OPCODE, b"two")], [b"one", b"two"]),
        (
            [
                encode_frame(TEXT_OPCODE, LONG_PAYLOAD)[:1],
                encode_frame(TEXT_OPCODE, LONG_PAYLOAD)[1:5],
                encode_frame(TEXT_OPCODE, LONG_PAYLOAD)[5:],
            ],
            [LONG_PAYLOAD],
        ),
        (
            [
                encode_frame(TEXT_OPCODE, b"one")[:6],
                encode_frame(TEXT_OPCODE, b"one")[6:] + encode_frame(TEXT_OPCODE, b"two"),
            ],
            [b"one", b"two"],
        ),
        (
            [
                encode_frame(TEXT_OPCODE, b"o", is_last=False),
                encode_frame(CONTINUATION_OPCODE, b"ne"),
                encode_frame(TEXT_OPCODE, b"two"),
            ],
            [b"one", b"two"],
        ),
        (
            [
                encode_frame(TEXT_OPCODE, b"o", is_last=False),
                encode_frame(PING_OPCODE, b"?"),
                encode_frame(CONTINUATION_OPCODE, b"ne"),
            ],
            [b"one"],
        ),
        ([encode_frame(PING_OPCODE, b"?"), encode_frame(TEXT_OPCODE, b"one")], [b"one"]),
        (
            [encode_frame(BINARY_OPCODE, b"one"), encode_frame(TEXT_OPCODE, "dvě".encode())],
            [b"one", "dvě".encode()],
        ),
    ],
)
def test_messages_are_reassembled_from_segments(
    segments: list[bytes], expected: list[bytes]
) -> None:
    received_frames, transport, socket_protocol = receive_segments(segments)
    assert received_frames == expected
    assert socket_protocol._partial_bytes == 0, "the next whole frame goes the short way"
    assert not transport.closed
    assert not transport.paused


@pytest.mark.parametrize(
    "bad_frames, code",
    [
        ([encode_frame(TEXT_OPCODE, b"\xff\xfe")], 1007),
        ([encode_frame(TEXT_OPCODE, b"one", is_masked=False)], 1002),
        ([encode_frame(TEXT_OPCODE, b"o", is_last=False), encode_frame(TEXT_OPCODE, b"one")], 1002),
    ],
)
def test_invalid_frame_closes_connection_with_code(bad_frames: list[bytes], code: int) -> None:
    received_frames, transport, _ = receive_segments(
        [encode_frame(TEXT_OPCODE, b"zero"), *bad_frames]
    )
    assert received_frames == [b"zero", code]
    assert transport.closed
    assert transport.written_bytes[:1] == b"\x88"


def test_reading_resumes_after_queue_is_drained() -> None:
    async def run_scenario() -> None:
        receive_queue = ReceiveQueue()
        reading_states: list[bool] = []
        receive_queue.on_drained = lambda: reading_states.append(True)
        receive_queue({"n": 1})
        receive_queue({"n": 2})
        assert await receive_queue.next_event(1) == {"n": 1}
        assert reading_states == []
        assert await receive_queue.next_event(1) == {"n": 2}
        assert reading_states == [True]

    asyncio.run(run_scenario())


def test_receive_timeout_restarts_after_each_message() -> None:
    async def run_scenario() -> None:
        receive_queue, loop = ReceiveQueue(), asyncio.get_running_loop()
        for _ in range(3):
            loop.call_later(0.02, receive_queue, {})
            await receive_queue.next_event(0.5)
        started_at = loop.time()
        with pytest.raises(TimeoutError):
            await receive_queue.next_event(0.1)
        assert loop.time() - started_at >= 0.09
        receive_queue.close()

    asyncio.run(run_scenario())
