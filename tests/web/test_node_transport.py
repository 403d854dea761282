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


class RecordingTransport(asyncio.Transport):
    """A transport that records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written_bytes = bytearray()
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written_bytes += data

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def is_closing(self) -> bool:
        return self.is_closed

    def can_write_eof(self) -> bool:
        return False

    def close(self) -> None:
        self.is_closed = True

    abort = close


class ConnectedTransport:
    """A transport after its handshake, with the messages and close codes received."""

    def __init__(self) -> None:
        self.received_messages: list[bytes] = []
        self.codes: list[int | None] = []
        client = ClientProtocol(parse_uri("ws://one/ws"))
        self.line = NodeTransport(
            client, on_message=self.received_messages.append, on_closed=self.codes.append
        )
        self.transport = RecordingTransport()
        self.line.connection_made(self.transport)
        client.send_request(client.connect())
        server = ServerProtocol()
        server.receive_data(b"".join(client.data_to_send()))
        (request,) = server.events_received()
        server.send_response(server.accept(request))  # type: ignore[arg-type]
        self.answer = b"".join(server.data_to_send())
        self.transport.written_bytes.clear()

    def receive(self, data: bytes, cuts: Sequence[int] = ()) -> None:
        start = 0
        for cut in (*sorted({cut % (len(data) + 1) for cut in cuts} - {0}), len(data)):
            if cut > start:
                self.line.data_received(data[start:cut])
            start = max(start, cut)


def encode_frame(
    data: bytes, kind: Opcode = Opcode.BINARY, *, is_final: bool = True, mask: bool = False
) -> bytes:
    return Frame(kind, data, is_final).serialize(mask=mask)


def split_into_frames(data: bytes, frame_count: int) -> bytes:
    """Split a message into several frames, with a ping between any two."""
    size = len(data) // frame_count + 1
    payload_parts = [data[index : index + size] for index in range(0, max(1, len(data)), size)]
    opcodes = [Opcode.BINARY, *[Opcode.CONT] * (len(payload_parts) - 1)]
    frames = [
        encode_frame(part, opcode, is_final=number == len(payload_parts))
        for number, (part, opcode) in enumerate(zip(payload_parts, opcodes, strict=True), 1)
    ]
    return encode_frame(b"?", Opcode.PING).join(frames)


message_sizes = st.lists(st.tuples(SIZES, st.integers(1, 3)), max_size=6)


@given(message_sizes, st.lists(st.integers(0, 200_000), max_size=8))
def test_fragmented_messages_arrive_whole_once(
    sizes_and_chunks: list[tuple[int, int]], cuts: list[int]
) -> None:
    async def run_scenario() -> None:
        payloads = [
            bytes([65 + number]) * size for number, (size, _) in enumerate(sizes_and_chunks)
        ]
        frames = [
            split_into_frames(payload, frame_count)
            for payload, (_, frame_count) in zip(payloads, sizes_and_chunks, strict=True)
        ]
        connected_transport = ConnectedTransport()
        connected_transport.receive(connected_transport.answer + b"".join(frames), cuts)
        assert connected_transport.received_messages == payloads
        assert connected_transport.line._partial_bytes == 0
        ping_count = b"".join(frames).count(encode_frame(b"?", Opcode.PING))
        pong_bytes, pong_size = (
            bytes(connected_transport.transport.written_bytes),
            len(encode_frame(b"?", Opcode.PONG, mask=True)),
        )
        assert len(pong_bytes) == ping_count * pong_size

    asyncio.run(run_scenario())


@pytest.mark.parametrize("size", [3, 300, 70_000])
def test_messages_arrive_byte_by_byte(size: int) -> None:
    async def run_scenario() -> None:
        connected_transport = ConnectedTransport()
        stream = connected_transport.answer + encode_frame(b"a" * size) + encode_frame(b"b")
        connected_transport.receive(stream, range(len(stream)))
        assert connected_transport.received_messages == [b"a" * size, b"b"]

    asyncio.run(run_scenario())


def test_masked_server_frame_closes_connection() -> None:
    """A masked frame: RFC 6455, section 5.1 forbids a server to send one."""

    async def run_scenario() -> None:
        connected_transport = ConnectedTransport()
        connected_transport.receive(
            connected_transport.answer
            + encode_frame(b"one")
            + encode_frame(b"two", mask=True)
            + encode_frame(b"three")
        )
        assert connected_transport.received_messages == [b"one"]
        assert connected_transport.line.protocol.state is not State.OPEN
        assert b"\x03\xea" in _unmask(bytes(connected_transport.transport.written_bytes))  # 1002

    asyncio.run(run_scenario())


def test_close_code_is_reported() -> None:
    async def run_scenario() -> None:
        connected_transport = ConnectedTransport()
        connected_transport.receive(
            connected_transport.answer
            + encode_frame(b"one")
            + encode_frame(b"\x03\xf0gone", Opcode.CLOSE)
        )
        assert connected_transport.codes == []
        connected_transport.line.connection_lost(None)
        assert (connected_transport.received_messages, connected_transport.codes) == (
            [b"one"],
            [1008],
        )

        transport = ConnectedTransport()
        transport.receive(transport.answer + encode_frame(b"not whole")[:-1])
        transport.line.connection_lost(ConnectionResetError())
        assert (transport.received_messages, transport.codes) == ([], [None])

    asyncio.run(run_scenario())


def _unmask(frame: bytes) -> bytes:
    """Return the payload of a client's first frame."""
    mask, data = frame[2:6], frame[6 : 6 + (frame[1] & 0x7F)]
    return bytes([byte ^ mask[index % 4] for index, byte in enumerate(data)])
