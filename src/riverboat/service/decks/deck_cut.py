"""The public part of a sealed deck: nothing in here is secret, and anybody can do it again.

A deck is sealed by one number, its root, before anybody cuts it. Players cut with numbers that
they have promised before they knew the root. From the root and the cuts follows which of the
sealed cards is dealt first, which second, and so on; so neither the room nor a player alone can
choose. All of it is SHA-256, which every browser has; ``docs/explanation/the-deck.md`` says it
byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from typing import Final

from msgspec import Struct

ChairCuts = tuple[tuple[int, str], ...]
"""Chairs in order, each with its cut in hexadecimal."""

_EMPTY_LEAF: Final = bytes(32)
"""What stands in the tree where there is no card."""


class OpenedCard(Struct, frozen=True):
    """One card of a sealed deck, with all that proves that it was there when it was sealed."""

    dealt: int
    """How many cards were dealt off the deck before it."""
    position: int
    """Its place in the sealed deck."""
    card: str
    """``As``"""
    salt: str
    """16 bytes in hexadecimal."""
    path: tuple[str, ...]
    """From the leaf to the root: what stands beside it at each step, in hexadecimal."""


# Random bytes out of 32 --------------------------------------------------------------------------


def random_stream(seed: bytes, label: str) -> Iterator[int]:
    """Endless bytes that follow from 32: SHA-256 of the label, a 0, the seed and a counter."""
    for block in _blocks(seed, label):
        yield from block


def first_bytes(seed: bytes, label: str, length: int) -> bytes:
    """The first bytes of the stream."""
    return b"".join(islice(_blocks(seed, label), -(-length // 32)))[:length]


def _blocks(seed: bytes, label: str) -> Iterator[bytes]:
    head = sha256(label.encode() + b"\0" + seed)
    for count in range(1 << 32):
        block = head.copy()
        block.update(count.to_bytes(4, "big"))
        yield block.digest()


def shuffled(count: int, bytes_: Iterator[int]) -> list[int]:
    """The numbers below *count* in an order that is as likely as any other (Fisher and Yates).

    A byte that would favour some numbers is thrown away, so that none is likelier than another.
    """
    assert count <= 256, "a byte chooses among 256 at most"
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        choices = last + 1
        limit = 256 - 256 % choices
        while (byte := next(bytes_)) >= limit:
            pass
        k = byte % choices
        order[k], order[last] = order[last], order[k]
    return order


# The tree ----------------------------------------------------------------------------------------


def leaf_hash(position: int, card: str, salt: bytes) -> bytes:
    """The leaf of a card: without its salt nobody can tell which card it is."""
    return sha256(b"\0" + bytes((position,)) + card.encode() + salt).digest()


def merkle_tree(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """The levels of the tree over these leaves, from the leaves to the root.

    The leaves are made up to a power of two with 32 bytes of zeros each.
    """
    width = 1 << (len(leaves) - 1).bit_length()
    levels = [[*leaves, *[_EMPTY_LEAF] * (width - len(leaves))]]
    while len(below := levels[-1]) > 1:
        levels.append([_node_hash(below[k], below[k + 1]) for k in range(0, len(below), 2)])
    return levels


def merkle_path(levels: Sequence[Sequence[bytes]], position: int) -> tuple[str, ...]:
    """What stands beside the way from a leaf to the root."""
    return tuple([level[position >> up ^ 1].hex() for up, level in enumerate(levels[:-1])])


def merkle_root(opening: OpenedCard) -> str:
    """The root that an opening leads to, in hexadecimal; ``ValueError`` if it is no opening."""
    at = leaf_hash(opening.position, opening.card, bytes.fromhex(opening.salt))
    for up, beside in enumerate(map(bytes.fromhex, opening.path)):
        at = _node_hash(beside, at) if opening.position >> up & 1 else _node_hash(at, beside)
    return at.hex()


def _node_hash(left: bytes, right: bytes) -> bytes:
    return sha256(b"\1" + left + right).digest()


# The cut -----------------------------------------------------------------------------------------


def permutation(root: str, cuts: ChairCuts, count: int) -> list[int]:
    """Which position of the sealed deck is dealt first, second, and so on.

    >>> order = permutation("00" * 32, ((1, "11" * 32), (4, "22" * 32)), 52)
    >>> order[:4], sorted(order) == list(range(52))
    ([12, 10, 7, 16], True)
    """
    mixed = sha256(bytes.fromhex(root))
    for chair, cut in cuts:
        mixed.update(bytes((chair,)) + bytes.fromhex(cut))
    return shuffled(count, random_stream(mixed.digest(), "cut"))


def is_hash(value: str) -> bool:
    """Whether this is a number of 32 bytes as it is written here: 64 digits, small letters."""
    return len(value) == 64 and not set(value) - _DIGITS


_DIGITS: Final = frozenset("0123456789abcdef")


def is_preimage(value: str, digest: str) -> bool:
    """Whether a cut is the one that was promised: it hashes to the last one of its chain."""
    return is_hash(value) and sha256(bytes.fromhex(value)).hexdigest() == digest


def hash_chain(secret: bytes, length: int) -> list[str]:
    """What a player's client keeps: its promise first, and then its cuts in the order of use.

    >>> promise, first, second = hash_chain(bytes(32), 2)
    >>> is_preimage(first, promise), is_preimage(second, first), is_preimage(second, promise)
    (True, True, False)
    """
    values = [secret]
    for _ in range(length):
        values.append(sha256(values[-1]).digest())
    return [value.hex() for value in reversed(values)]


class CutChains:
    """How far each player's chain of cuts has been used up. It follows from a table's records.

    A promise counts from the next deck on, so that nobody promises what they have chosen after they
    saw how others cut. A cut is one step of the chain, never two, for the same reason.
    """

    __slots__ = ("_last_links", "_pending")

    _last_links: dict[str, str]
    """What the next cut of each player leads to."""
    _pending: dict[str, str]
    """What was promised since the last deck was sealed."""

    def __init__(self) -> None:
        self._last_links, self._pending = {}, {}

    def add_promise(self, player: str, chain_end: str) -> None:
        """A player has promised the end of a new chain."""
        self._pending[player] = chain_end

    def has_promised(self, player: str, chain_end: str) -> bool:
        """Whether the player has promised just that already."""
        return chain_end in (self._pending.get(player), self._last_links.get(player))

    @property
    def pending_promises(self) -> Mapping[str, str]:
        """What was promised since the last deck was sealed, by player."""
        return self._pending

    def activate_promises(self) -> None:
        """A deck has been sealed: what was promised before counts for it."""
        self._last_links.update(self._pending)
        self._pending = {}

    def is_promised_cut(self, player: str, value: str) -> bool:
        """Whether this is the cut that a player has promised for the deck that is sealed."""
        return is_preimage(value, self._last_links.get(player, ""))

    def owes_cut(self, player: str) -> bool:
        """Return True if the promise that counts for the sealed deck can still be kept.

        A player who has promised another chain since has lost the old one.
        """
        return player in self._last_links and player not in self._pending

    def apply_cuts(self, cuts: Iterable[tuple[str, str]]) -> None:
        """The deck was cut with these, by player; now the next ones count, and new promises."""
        self._last_links.update(cuts)
        self.activate_promises()
