"""Messages between nodes arrive whole, however they are split into segments."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from riverboat.web.relay.node_transport import NodeTransport

SIZES = st.sampled_from([0, 1, 125, 126, 127, 65_535, 65_536])


class Wire(asyncio.Transport):
    """A transport that records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.over = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def is_closing(self) -> bool:
        return self.over

    def can_write_eof(self) -> bool:
        return False

    def close(self) -> None:
        self.over = True

    abort = close


class Heard:
    """A transport after its handshake, with the messages and close codes received."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.codes: list[int | None] = []
        client = ClientProtocol(parse_uri("ws://one/ws"))
        self.line = NodeTransport(client, on_message=self.said.append, on_closed=self.codes.append)
        self.wire = Wire()
        self.line.connection_made(self.wire)
        client.send_request(client.connect())
        server = ServerProtocol()
        server.receive_data(b"".join(client.data_to_send()))
        (request,) = server.events_received()
        server.send_response(server.accept(request))  # type: ignore[arg-type]
        self.answer = b"".join(server.data_to_send())
        self.wire.written.clear()

    def comes(self, stream: bytes, cuts: Sequence[int] = ()) -> None:
        at = 0
        for cut in (*sorted({each % (len(stream) + 1) for each in cuts} - {0}), len(stream)):
            if cut > at:
                self.line.data_received(stream[at:cut])
            at = max(at, cut)


def frame(
    data: bytes, kind: Opcode = Opcode.BINARY, *, fin: bool = True, mask: bool = False
) -> bytes:
    return Frame(kind, data, fin).serialize(mask=mask)


def in_pieces(data: bytes, pieces: int) -> bytes:
    """Split a message into several frames, with a ping between any two."""
    size = len(data) // pieces + 1
    parts = [data[at : at + size] for at in range(0, max(1, len(data)), size)]
    kinds = [Opcode.BINARY, *[Opcode.CONT] * (len(parts) - 1)]
    frames = [
        frame(part, kind, fin=number == len(parts))
        for number, (part, kind) in enumerate(zip(parts, kinds, strict=True), 1)
    ]
    return frame(b"?", Opcode.PING).join(frames)


messages = st.lists(st.tuples(SIZES, st.integers(1, 3)), max_size=6)


@given(messages, st.lists(st.integers(0, 200_000), max_size=8))
def test_each_message_is_heard_once_and_whole(
    wanted: list[tuple[int, int]], cuts: list[int]
) -> None:
    async def scene() -> None:
        texts = [bytes([65 + number]) * size for number, (size, _) in enumerate(wanted)]
        frames = [in_pieces(text, n) for text, (_, n) in zip(texts, wanted, strict=True)]
        heard = Heard()
        heard.comes(heard.answer + b"".join(frames), cuts)
        assert heard.said == texts
        assert heard.line._partial == 0
        pings = b"".join(frames).count(frame(b"?", Opcode.PING))
        replies, size = bytes(heard.wire.written), len(frame(b"?", Opcode.PONG, mask=True))
        assert len(replies) == pings * size

    asyncio.run(scene())


@pytest.mark.parametrize("size", [3, 300, 70_000])
def test_what_comes_byte_by_byte_is_heard(size: int) -> None:
    async def scene() -> None:
        heard = Heard()
        stream = heard.answer + frame(b"a" * size) + frame(b"b")
        heard.comes(stream, range(len(stream)))
        assert heard.said == [b"a" * size, b"b"]

    asyncio.run(scene())


def test_what_no_host_says_ends_the_line() -> None:
    """A masked frame: RFC 6455, section 5.1 forbids a server to send one."""

    async def scene() -> None:
        heard = Heard()
        heard.comes(heard.answer + frame(b"one") + frame(b"two", mask=True) + frame(b"three"))
        assert heard.said == [b"one"]
        assert heard.line.protocol.state is not State.OPEN
        assert b"\x03\xea" in _unmasked(bytes(heard.wire.written))  # 1002

    asyncio.run(scene())


def test_the_end_tells_why() -> None:
    async def scene() -> None:
        heard = Heard()
        heard.comes(heard.answer + frame(b"one") + frame(b"\x03\xf0gone", Opcode.CLOSE))
        assert heard.codes == []
        heard.line.connection_lost(None)
        assert (heard.said, heard.codes) == ([b"one"], [1008])

        cut = Heard()
        cut.comes(cut.answer + frame(b"not whole")[:-1])
        cut.line.connection_lost(ConnectionResetError())
        assert (cut.said, cut.codes) == ([], [None])

    asyncio.run(scene())


def _unmasked(sent: bytes) -> bytes:
    """Return the payload of a client's first frame."""
    mask, data = sent[2:6], sent[6 : 6 + (sent[1] & 0x7F)]
    return bytes([byte ^ mask[at % 4] for at, byte in enumerate(data)])
