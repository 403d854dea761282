"""A player's cuts of the deck, which form a hash chain.

The player first commits to the last hash of the chain. The cuts are the earlier values, revealed
backwards: each cut is the SHA-256 of the cut revealed after it. So the commitment proves that no
cut was chosen after the deck was sealed. Nothing is stored: a client that restarts commits to a new
chain.

>>> chain = CutChain(bytes(32), length=3)
>>> promise = chain.end
>>> first, second = chain.cut(), chain.cut()
>>> is_promised_cut(first, promise), is_promised_cut(second, first)
(True, True)
>>> is_promised_cut(second, promise)
False
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from riverboat.deprecation import deprecated_names

DEFAULT_LENGTH: Final = 1000
"""Default number of hands that one commitment covers."""


class CutChain:
    """The cuts of one player, made from one secret of 32 bytes."""

    __slots__ = ("_cuts", "end")

    end: str
    """The commitment: the hash of the next cut, as hexadecimal digits."""

    def __init__(self, secret: bytes | None = None, length: int = DEFAULT_LENGTH) -> None:
        hashes = [secrets.token_bytes(32) if secret is None else secret]
        for _ in range(length):
            hashes.append(sha256(hashes[-1]).digest())
        self.end = hashes.pop().hex()
        self._cuts = hashes

    def cut(self) -> str:
        """Return the next cut, which is the commitment to the one after it.

        Raises ``LookupError`` when the chain is used up.
        """
        if not self._cuts:
            raise LookupError("the hash chain is used up: commit to a new one")
        self.end = self._cuts.pop().hex()
        return self.end

    def __len__(self) -> int:
        """Return the number of remaining cuts."""
        return len(self._cuts)

    def __repr__(self) -> str:
        return f"<Chain of {len(self)} cuts>"


def is_promised_cut(value: str, promise: str) -> bool:
    """Return True if *promise* commits to the cut *value*; both are 64 hexadecimal digits."""
    return sha256(bytes.fromhex(value)).hexdigest() == promise


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.remote.cut_chain")
