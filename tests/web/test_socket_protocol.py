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

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)
CONT, TEXT, BINARY, PING = 0x00, 0x01, 0x02, 0x09


class Pipe(asyncio.Transport):
    """A transport that records what is written to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.sent = bytearray()
        self.paused = self.closed = False

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


def frame(kind: int, payload: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    head, size = kind | 0x80 * last, len(payload)
    long = size.to_bytes(2, "big") if size > 125 else b""
    first = bytes((head, 0x80 * masked | (126 if long else size))) + long
    if not masked:
        return first + payload
    mask = b"\x01\x02\x03\x04"
    return first + mask + bytes([each ^ mask[k % 4] for k, each in enumerate(payload)])


def heard_of(pieces: list[bytes]) -> tuple[list[Any], Pipe, WebSocketProtocol]:
    """Feed segments of a client to the protocol; return messages, transport and protocol."""

    async def session() -> tuple[list[Any], Pipe, WebSocketProtocol]:
        heard, open_ = ReceiveQueue(), asyncio.Event()

        async def app(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            scope["extensions"][ATTACH_RECEIVER](heard)
            open_.set()
            await asyncio.sleep(60)

        config = uvicorn.Config(app, ws_per_message_deflate=False, log_config=None)
        config.load()
        lines, pipe = ConnectionTracker(ServerConfig(), 10), Pipe()
        one = WebSocketProtocol(
            tracker=lines, config=config, server_state=ServerState(), app_state={}
        )
        one.connection_made(pipe)
        one.data_received(UPGRADE)
        await open_.wait()
        del pipe.sent[:]
        for piece in pieces:
            one.data_received(piece)
        found = []
        while len(heard):
            event = await heard.next(1)
            found.append(event.get("text") or event.get("bytes") or event["code"])
        closed = pipe.closed
        for task in one.tasks:
            task.cancel()
        await asyncio.gather(*one.tasks, return_exceptions=True)
        pipe.closed = closed
        return [each.encode() if isinstance(each, str) else each for each in found], pipe, one

    return asyncio.run(session())


LONG = b"x" * 300


@pytest.mark.parametrize(
    "pieces, told",
    [
        ([frame(TEXT, b"one"), frame(TEXT, LONG)], [b"one", LONG]),
        ([frame(TEXT, b"one") + frame(TEXT, b"two")], [b"one", b"two"]),
        ([frame(TEXT, LONG)[:1], frame(TEXT, LONG)[1:5], frame(TEXT, LONG)[5:]], [LONG]),
        (
            [frame(TEXT, b"one")[:6], frame(TEXT, b"one")[6:] + frame(TEXT, b"two")],
            [b"one", b"two"],
        ),
        (
            [frame(TEXT, b"o", last=False), frame(CONT, b"ne"), frame(TEXT, b"two")],
            [b"one", b"two"],
        ),
        ([frame(TEXT, b"o", last=False), frame(PING, b"?"), frame(CONT, b"ne")], [b"one"]),
        ([frame(PING, b"?"), frame(TEXT, b"one")], [b"one"]),
        ([frame(BINARY, b"one"), frame(TEXT, "dvě".encode())], [b"one", "dvě".encode()]),
    ],
)
def test_what_is_sent_is_heard_whatever_pieces_it_comes_in(
    pieces: list[bytes], told: list[bytes]
) -> None:
    heard, pipe, one = heard_of(pieces)
    assert heard == told
    assert one._partial_bytes == 0, "the next whole frame goes the short way"
    assert not pipe.closed
    assert not pipe.paused


@pytest.mark.parametrize(
    "bad, code",
    [
        ([frame(TEXT, b"\xff\xfe")], 1007),
        ([frame(TEXT, b"one", masked=False)], 1002),
        ([frame(TEXT, b"o", last=False), frame(TEXT, b"one")], 1002),
    ],
)
def test_a_frame_that_may_not_be_ends_the_connection(bad: list[bytes], code: int) -> None:
    heard, pipe, _ = heard_of([frame(TEXT, b"zero"), *bad])
    assert heard == [b"zero", code]
    assert pipe.closed
    assert pipe.sent[:1] == b"\x88"


def test_no_more_is_read_while_much_waits() -> None:
    async def session() -> None:
        heard = ReceiveQueue()
        read: list[bool] = []
        heard.on_drained = lambda: read.append(True)
        heard({"n": 1})
        heard({"n": 2})
        assert await heard.next(1) == {"n": 1}
        assert read == []
        assert await heard.next(1) == {"n": 2}
        assert read == [True]

    asyncio.run(session())


def test_silence_is_noticed_however_often_something_came_before() -> None:
    async def session() -> None:
        heard, loop = ReceiveQueue(), asyncio.get_running_loop()
        for _ in range(3):
            loop.call_later(0.02, heard, {})
            await heard.next(0.5)
        began = loop.time()
        with pytest.raises(TimeoutError):
            await heard.next(0.1)
        assert loop.time() - began >= 0.09
        heard.close()

    asyncio.run(session())
