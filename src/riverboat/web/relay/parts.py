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

_HEAD: Final = Struct("!IBI")
_CODE: Final = Struct("!H")
_MUCH: Final = 32 * 1024
"""Bytes of a message at most, as far as its reader takes them: a host takes 64 KB at once."""
LONGEST: Final = 16 * 1024
"""Bytes of data in a part."""


class Kind(IntEnum):
    """What a part is."""

    OPEN = 0
    """A leg begins: the headers that its client brought."""
    FRAME = 1
    """A frame, or the rest of one."""
    PIECE = 2
    """The beginning of a frame, or more of it."""
    END = 3
    """A leg is over: why, as WebSockets number it."""


class NotAPart(ValueError):
    """What no host of ours says."""


def packed(leg: int, kind: Kind, data: bytes = b"") -> bytes:
    """One part.

    >>> packed(7, Kind.FRAME, b"{}").hex(" ")
    '00 00 00 07 01 00 00 00 02 7b 7d'
    """
    return _HEAD.pack(leg, kind, len(data)) + data


def frame(leg: int, data: bytes) -> list[bytes]:
    """A frame in as many parts as it takes."""
    if len(data) <= LONGEST:
        return [packed(leg, Kind.FRAME, data)]
    *first, last = [data[at : at + LONGEST] for at in range(0, len(data), LONGEST)]
    return [*[packed(leg, Kind.PIECE, each) for each in first], packed(leg, Kind.FRAME, last)]


def end(leg: int, code: int) -> bytes:
    """The end of a leg."""
    return packed(leg, Kind.END, _CODE.pack(code))


def code_of(data: bytes) -> int:
    """Why a leg has ended; raises ``NotAPart``."""
    if len(data) != _CODE.size:
        raise NotAPart
    code: int = _CODE.unpack(data)[0]
    return code


def parts(message: bytes) -> Iterator[tuple[int, int, bytes]]:
    """The parts of a message: leg, kind and data; raises ``NotAPart``."""
    at, size = 0, len(message)
    while at < size:
        try:
            leg, kind, length = _HEAD.unpack_from(message, at)
        except error as why:
            raise NotAPart from why
        begins = at + _HEAD.size
        at = begins + length
        if at > size:
            raise NotAPart
        yield leg, kind, message[begins:at]


class Pieces:
    """What has come of frames that are not whole yet, by leg."""

    def __init__(self) -> None:
        self._of: defaultdict[int, list[bytes]] = defaultdict(list)

    def add(self, leg: int, data: bytes) -> None:
        """Some more of a frame."""
        self._of[leg].append(data)

    def whole(self, leg: int, data: bytes) -> bytes:
        """The frame that ends so."""
        if leg not in self._of:
            return data
        return b"".join([*self._of.pop(leg), data])

    def drop(self, leg: int) -> None:
        """A leg is over."""
        self._of.pop(leg, None)


class Gathered:
    """Parts that leave together: *write* is handed them when this turn of the loop is over.

    It says whether it has taken them; if not, they wait until somebody takes them.
    """

    def __init__(self, write: Callable[[bytes], bool]) -> None:
        self._write, self._loop = write, asyncio.get_running_loop()
        self._parts: list[bytes] = []
        self._size = 0

    def put(self, *parts: bytes) -> None:
        """Some more, none of them longer than a host takes at once."""
        for part in parts:
            if self._size + len(part) > _MUCH:
                self.leave()
            if not self._parts:
                self._loop.call_soon(self.leave)
            self._parts.append(part)
            self._size += len(part)

    def take(self) -> bytes:
        """All that waits, and nothing does then."""
        whole, self._parts, self._size = b"".join(self._parts), [], 0
        return whole

    def leave(self) -> None:
        """Hand over what waits, if anything does."""
        if self._parts and self._write(b"".join(self._parts)):
            self._parts, self._size = [], 0
