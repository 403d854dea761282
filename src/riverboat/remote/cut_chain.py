"""A player's cuts of the deck: a chain of hashes, promised by its end and revealed from there.

Each cut is the SHA-256 of the one that comes after it, so whoever has seen the promise knows that
no cut was chosen after the deck was sealed. Nothing is kept: a client that starts again promises
a new chain.

>>> chain = CutChain(bytes(32), length=3)
>>> promise = chain.end
>>> first, second = chain.cut(), chain.cut()
>>> follows(first, promise), follows(second, first), follows(second, promise)
(True, True, False)
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LENGTH: Final = 1000
"""Hands that one promise is good for, unless somebody says otherwise."""


class CutChain:
    """The cuts of one player, made from one secret of 32 bytes."""

    __slots__ = ("_cuts", "end")

    end: str
    """The promise: what the next cut hashes to."""

    def __init__(self, secret: bytes | None = None, length: int = LENGTH) -> None:
        links = [secrets.token_bytes(32) if secret is None else secret]
        for _ in range(length):
            links.append(sha256(links[-1]).digest())
        self.end = links.pop().hex()
        self._cuts = links

    def cut(self) -> str:
        """The next cut, which is the promise of the one after it; raises ``LookupError`` when the
        chain is used up.
        """
        if not self._cuts:
            raise LookupError("the chain is used up: promise a new one")
        self.end = self._cuts.pop().hex()
        return self.end

    def __len__(self) -> int:
        """How many cuts are left."""
        return len(self._cuts)

    def __repr__(self) -> str:
        return f"<Chain of {len(self)} cuts>"


def follows(value: str, promise: str) -> bool:
    """Whether *value* is the cut that was promised, both as 64 hexadecimal digits."""
    return sha256(bytes.fromhex(value)).hexdigest() == promise
