"""A WebSocket to another node that passes messages to a callback, without a reading task.

A node forwards each update of a table to the clients that are connected to it. Waking a task for
every message took more processor time than the rest of its handling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import Event, State

_FINAL_BINARY_BYTE: Final = 0x82
"""First byte of an unfragmented binary frame (RFC 6455, 5.2)."""
_MASK_BIT: Final = 0x80
_TWO_BYTE_LENGTH: Final = 126
"""Length code for a two-byte length; one more means eight bytes."""
_DATA_OPCODES: Final = (Opcode.CONT, Opcode.TEXT, Opcode.BINARY)


class NodeTransport(ClientConnection):
    """A transport; *on_message* receives each message, *on_closed* the close code if any."""

    def __init__(
        self, *args: Any, on_message: Callable[[bytes], None],
        on_closed: Callable[[int | None], None],
        **kwargs: Any,
    ) -> None:  # fmt: skip
        super().__init__(*args, **kwargs)
        self._on_message, self._on_closed = on_message, on_closed
        self._partial_bytes = 0
        """Bytes received of an incomplete frame."""
        self._fragments: list[bytes] = []
        """Fragments of an incomplete message."""

    def data_received(self, data: bytes) -> None:
        """Deliver whole messages directly; leave partial ones to the library."""
        if self.response is None:
            data = self._read_handshake(data)
        if not self._partial_bytes and not self._fragments and self.protocol.state is State.OPEN:
            data = self._deliver_whole_messages(data)
        if data:
            self._partial_bytes += len(data)
            super().data_received(data)

    def _read_handshake(self, data: bytes) -> bytes:
        """Read the handshake response, and return the data that follows it."""
        lines = data.splitlines(keepends=True)
        while lines and self.response is None:
            super().data_received(lines.pop(0))
        return b"".join(lines)

    def _deliver_whole_messages(self, data: bytes) -> bytes:
        """Deliver the whole messages at the beginning, and return the rest."""
        offset, data_size = 0, len(data)
        while (
            data_size - offset >= 2
            and data[offset] == _FINAL_BINARY_BYTE
            and data[offset + 1] < _MASK_BIT
        ):
            payload_length, payload_start = data[offset + 1], offset + 2
            if payload_length >= _TWO_BYTE_LENGTH:
                payload_start += 2 if payload_length == _TWO_BYTE_LENGTH else 8
                payload_length = int.from_bytes(data[offset + 2 : payload_start])
            message_end = payload_start + payload_length
            if message_end > data_size:
                break
            offset = message_end
            self._on_message(data[payload_start:message_end])
        return data[offset:] if offset else data

    def process_event(self, event: Event) -> None:
        """Process a frame parsed by the library."""
        if not isinstance(event, Frame):
            super().process_event(event)
            return
        self._partial_bytes -= _compute_frame_bytes(event)
        if event.opcode not in _DATA_OPCODES:
            super().process_event(event)
            return
        self._fragments.append(bytes(event.data))
        if event.fin:
            data, self._fragments = b"".join(self._fragments), []
            self._on_message(data)

    def send_message(self, message: bytes) -> None:
        """Send a message at once; raise ``ConnectionResetError`` if the connection is closed."""
        if self.protocol.state is not State.OPEN:
            raise ConnectionResetError
        self.protocol.send_binary(message)
        self.send_data()

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end of the connection to the owner of the transport."""
        super().connection_lost(exc)
        close_frame = self.protocol.close_rcvd
        self._on_closed(close_frame.code if close_frame is not None else None)


def _compute_frame_bytes(frame: Frame) -> int:
    """Return the wire length of a node's frame with its shortest possible header."""
    payload_length = len(frame.data)
    return payload_length + (
        2 if payload_length < _TWO_BYTE_LENGTH else 4 if payload_length < 1 << 16 else 10
    )
