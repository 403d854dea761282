"""Framing of a multiplexed link: parts of many channels, batched for a turn of the event loop.

A message consists of one or more parts, each with the number of its channel, its kind and its
length. All updates of one turn of the event loop, to all players of all tables, are one message for
each node, because writing and reading a message is the most expensive part of sending it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from enum import IntEnum
from struct import Struct, error
from typing import Final

_PART_HEADER_STRUCT: Final = Struct("!IBI")
_CLOSE_CODE_STRUCT: Final = Struct("!H")
_MAX_BATCH_BYTES: Final = 32 * 1024
"""Maximum bytes of a message, below the 64 KB that a node reads at once."""
MAX_PART_BYTES: Final = 16 * 1024
"""Bytes of data in a part."""


class PartKind(IntEnum):
    """Kind of a message part on a multiplexed link."""

    OPEN = 0
    """Opens a channel, with the headers of its client."""
    FRAME = 1
    """A frame, or its last fragment."""
    FRAGMENT = 2
    """A fragment of a frame, not the last."""
    CLOSE = 3
    """Closes a channel, with a WebSocket close code."""


class FramingError(ValueError):
    """The data is not in the framing of a node of this room."""


def encode_part(channel_number: int, part_kind: PartKind, data: bytes = b"") -> bytes:
    """Return an encoded part: channel number, kind, length and data.

    >>> encode_part(7, PartKind.FRAME, b"{}").hex(" ")
    '00 00 00 07 01 00 00 00 02 7b 7d'
    """
    return _PART_HEADER_STRUCT.pack(channel_number, part_kind, len(data)) + data


def encode_frame(channel_number: int, data: bytes) -> list[bytes]:
    """Return a frame encoded as one or more parts of limited size."""
    if len(data) <= MAX_PART_BYTES:
        return [encode_part(channel_number, PartKind.FRAME, data)]
    *fragments, last_fragment = [
        data[start : start + MAX_PART_BYTES] for start in range(0, len(data), MAX_PART_BYTES)
    ]
    return [
        *[encode_part(channel_number, PartKind.FRAGMENT, fragment) for fragment in fragments],
        encode_part(channel_number, PartKind.FRAME, last_fragment),
    ]


def encode_close(channel_number: int, code: int) -> bytes:
    """Return the part that closes a channel."""
    return encode_part(channel_number, PartKind.CLOSE, _CLOSE_CODE_STRUCT.pack(code))


def decode_close_code(data: bytes) -> int:
    """Return the close code of a channel; raise ``FramingError``."""
    if len(data) != _CLOSE_CODE_STRUCT.size:
        raise FramingError
    code: int = _CLOSE_CODE_STRUCT.unpack(data)[0]
    return code


def decode_parts(message: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Return the parts of a message: channel, kind and data; raise ``FramingError``."""
    offset, message_size = 0, len(message)
    while offset < message_size:
        try:
            channel_number, part_kind, data_length = _PART_HEADER_STRUCT.unpack_from(
                message, offset
            )
        except error as struct_error:
            raise FramingError from struct_error
        start = offset + _PART_HEADER_STRUCT.size
        offset = start + data_length
        if offset > message_size:
            raise FramingError
        yield channel_number, part_kind, message[start:offset]


class FrameAssembler:
    """Fragments of incomplete frames, by channel."""

    def __init__(self) -> None:
        self._fragments: defaultdict[int, list[bytes]] = defaultdict(list)

    def add_fragment(self, channel_number: int, data: bytes) -> None:
        """Add a fragment of a frame."""
        self._fragments[channel_number].append(data)

    def complete_frame(self, channel_number: int, data: bytes) -> bytes:
        """Return the frame that ends with this fragment."""
        if channel_number not in self._fragments:
            return data
        return b"".join([*self._fragments.pop(channel_number), data])

    def discard(self, channel_number: int) -> None:
        """Drop the fragments of a closed channel."""
        self._fragments.pop(channel_number, None)


class WriteBatch:
    """Parts that are sent together: *write* receives them at the end of this turn of the loop.

    If *write* returns True it has accepted the parts; otherwise they stay in the batch until
    ``drain`` is called.
    """

    def __init__(self, write: Callable[[bytes], bool]) -> None:
        self._write, self._loop = write, asyncio.get_running_loop()
        self._parts: list[bytes] = []
        self._byte_count = 0

    def add(self, *parts: bytes) -> None:
        """Add parts, none of them longer than a node reads at once."""
        for part in parts:
            if self._byte_count + len(part) > _MAX_BATCH_BYTES:
                self.flush()
            if not self._parts:
                self._loop.call_soon(self.flush)
            self._parts.append(part)
            self._byte_count += len(part)

    def drain(self) -> bytes:
        """Return all queued data, and empty the batch."""
        data, self._parts, self._byte_count = b"".join(self._parts), [], 0
        return data

    def flush(self) -> None:
        """Write the queued data, if there is any."""
        if self._parts and self._write(b"".join(self._parts)):
            self._parts, self._byte_count = [], 0
