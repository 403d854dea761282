"""What goes over a trunk: parts of many legs, put together until a turn of the loop is over.

A message is one part or several, each with the number of its leg, what it is and how long. What a
table tells nine players in one turn, and what other tables tell in the same, is one message for
each host: to write and to read one takes longer than all else that there is about it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from enum import IntEnum
from struct import Struct, error
from typing import Final

_PART_HEADER: Final = Struct("!IBI")
_CLOSE_CODE: Final = Struct("!H")
_MAX_BATCH_BYTES: Final = 32 * 1024
"""Bytes of a message at most, as far as its reader takes them: a host takes 64 KB at once."""
MAX_PART_BYTES: Final = 16 * 1024
"""Bytes of data in a part."""


class PartKind(IntEnum):
    """What a part is."""

    OPEN = 0
    """A leg begins: the headers that its client brought."""
    FRAME = 1
    """A frame, or the rest of one."""
    FRAGMENT = 2
    """The beginning of a frame, or more of it."""
    CLOSE = 3
    """A leg is over: why, as WebSockets number it."""


class FramingError(ValueError):
    """What no host of ours says."""


def encode_part(channel: int, kind: PartKind, data: bytes = b"") -> bytes:
    """One part.

    >>> encode_part(7, PartKind.FRAME, b"{}").hex(" ")
    '00 00 00 07 01 00 00 00 02 7b 7d'
    """
    return _PART_HEADER.pack(channel, kind, len(data)) + data


def encode_frame(channel: int, data: bytes) -> list[bytes]:
    """A frame in as many parts as it takes."""
    if len(data) <= MAX_PART_BYTES:
        return [encode_part(channel, PartKind.FRAME, data)]
    *first, last = [data[at : at + MAX_PART_BYTES] for at in range(0, len(data), MAX_PART_BYTES)]
    return [
        *[encode_part(channel, PartKind.FRAGMENT, each) for each in first],
        encode_part(channel, PartKind.FRAME, last),
    ]


def encode_close(channel: int, code: int) -> bytes:
    """The end of a leg."""
    return encode_part(channel, PartKind.CLOSE, _CLOSE_CODE.pack(code))


def decode_close_code(data: bytes) -> int:
    """Why a leg has ended; raises ``FramingError``."""
    if len(data) != _CLOSE_CODE.size:
        raise FramingError
    code: int = _CLOSE_CODE.unpack(data)[0]
    return code


def decode_parts(message: bytes) -> Iterator[tuple[int, int, bytes]]:
    """The parts of a message: leg, kind and data; raises ``FramingError``."""
    at, size = 0, len(message)
    while at < size:
        try:
            leg, kind, length = _PART_HEADER.unpack_from(message, at)
        except error as why:
            raise FramingError from why
        begins = at + _PART_HEADER.size
        at = begins + length
        if at > size:
            raise FramingError
        yield leg, kind, message[begins:at]


class FrameAssembler:
    """What has come of frames that are not whole yet, by leg."""

    def __init__(self) -> None:
        self._fragments: defaultdict[int, list[bytes]] = defaultdict(list)

    def add_fragment(self, channel: int, data: bytes) -> None:
        """Some more of a frame."""
        self._fragments[channel].append(data)

    def complete_frame(self, channel: int, data: bytes) -> bytes:
        """The frame that ends so."""
        if channel not in self._fragments:
            return data
        return b"".join([*self._fragments.pop(channel), data])

    def discard(self, channel: int) -> None:
        """A leg is over."""
        self._fragments.pop(channel, None)


class WriteBatch:
    """Parts that leave together: *write* is handed them when this turn of the loop is over.

    It says whether it has taken them; if not, they wait until somebody takes them.
    """

    def __init__(self, write: Callable[[bytes], bool]) -> None:
        self._write, self._loop = write, asyncio.get_running_loop()
        self._parts: list[bytes] = []
        self._size = 0

    def add(self, *parts: bytes) -> None:
        """Some more, none of them longer than a host takes at once."""
        for part in parts:
            if self._size + len(part) > _MAX_BATCH_BYTES:
                self.flush()
            if not self._parts:
                self._loop.call_soon(self.flush)
            self._parts.append(part)
            self._size += len(part)

    def drain(self) -> bytes:
        """All that waits, and nothing does then."""
        whole, self._parts, self._size = b"".join(self._parts), [], 0
        return whole

    def flush(self) -> None:
        """Hand over what waits, if anything does."""
        if self._parts and self._write(b"".join(self._parts)):
            self._parts, self._size = [], 0
