"""Public half of the deck protocol: this module uses no secrets, and any client can repeat its
steps.

A deck is sealed by one number, its root, before it is cut. Players cut with numbers to which they
committed, by a *promise*, before they knew the root. The root and the cuts determine the order in
which the sealed cards are dealt, so neither the room nor a player alone can choose it. Only SHA-256
is used, which every browser has; ``docs/explanation/the-deck.md`` specifies it byte by byte.
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
"""Hash that pads the tree where there is no card."""


class OpenedCard(Struct, frozen=True, rename={"dealt_before": "dealt"}):
    """One card of a sealed deck, with the proof that it was in the deck when it was sealed."""

    dealt_before: int
    """Number of cards dealt off the deck before this one."""
    position: int
    """Position of the card in the sealed deck."""
    card: str
    """Card, such as ``As``."""
    salt: str
    """Salt of 16 bytes in hexadecimal."""
    path: tuple[str, ...]
    """Sibling hashes from the leaf to the root, in hexadecimal."""


def random_stream(seed: bytes, label: str) -> Iterator[int]:
    """Yield an endless stream of bytes derived from a 32-byte seed: SHA-256 of the label, a zero
    byte, the seed and a counter.
    """
    for block in _iter_blocks(seed, label):
        yield from block


def first_bytes(seed: bytes, label: str, length: int) -> bytes:
    """Return the first *length* bytes of the stream of a seed and a label."""
    return b"".join(islice(_iter_blocks(seed, label), -(-length // 32)))[:length]


def _iter_blocks(seed: bytes, label: str) -> Iterator[bytes]:
    hasher = sha256(label.encode() + b"\0" + seed)
    for block_number in range(1 << 32):
        block = hasher.copy()
        block.update(block_number.to_bytes(4, "big"))
        yield block.digest()


def shuffled(count: int, random_bytes: Iterator[int]) -> list[int]:
    """Return the numbers below *count* in uniformly random order (Fisher-Yates).

    A byte that would introduce a bias is discarded.
    """
    assert count <= 256, "a byte chooses among 256 at most"
    order = list(range(count))
    for position in range(count - 1, 0, -1):
        choice_count = position + 1
        unbiased_limit = 256 - 256 % choice_count
        while (byte := next(random_bytes)) >= unbiased_limit:
            pass
        chosen_position = byte % choice_count
        order[chosen_position], order[position] = order[position], order[chosen_position]
    return order


def leaf_hash(position: int, card: str, salt: bytes) -> bytes:
    """Return the leaf hash of a card: it does not reveal the card without its salt."""
    return sha256(b"\0" + bytes((position,)) + card.encode() + salt).digest()


def build_merkle_tree(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """Return the levels of the tree over these leaves, from the leaves to the root.

    The leaves are padded to a power of two with 32 bytes of zeros each.
    """
    padded_leaf_count = 1 << (len(leaves) - 1).bit_length()
    levels = [[*leaves, *[_EMPTY_LEAF] * (padded_leaf_count - len(leaves))]]
    while len(level := levels[-1]) > 1:
        levels.append(
            [
                _hash_node(level[node_index], level[node_index + 1])
                for node_index in range(0, len(level), 2)
            ]
        )
    return levels


def merkle_path(levels: Sequence[Sequence[bytes]], position: int) -> tuple[str, ...]:
    """Return the sibling hashes on the way from a leaf to the root."""
    return tuple([level[position >> depth ^ 1].hex() for depth, level in enumerate(levels[:-1])])


def merkle_root(opened_card: OpenedCard) -> str:
    """Return the root that the proof of an opened card leads to, in hexadecimal.

    Raises ``ValueError`` if the salt or a hash is not hexadecimal.
    """
    node = leaf_hash(opened_card.position, opened_card.card, bytes.fromhex(opened_card.salt))
    for depth, sibling in enumerate(map(bytes.fromhex, opened_card.path)):
        node = (
            _hash_node(sibling, node)
            if opened_card.position >> depth & 1
            else _hash_node(node, sibling)
        )
    return node.hex()


def _hash_node(left_hash: bytes, right_hash: bytes) -> bytes:
    return sha256(b"\1" + left_hash + right_hash).digest()


def compute_deal_order(root: str, cuts: ChairCuts, count: int) -> list[int]:
    """Return the positions of the sealed deck in the order in which they are dealt.

    >>> order = compute_deal_order("00" * 32, ((1, "11" * 32), (4, "22" * 32)), 52)
    >>> order[:4], sorted(order) == list(range(52))
    ([12, 10, 7, 16], True)
    """
    hasher = sha256(bytes.fromhex(root))
    for chair, cut in cuts:
        hasher.update(bytes((chair,)) + bytes.fromhex(cut))
    return shuffled(count, random_stream(hasher.digest(), "cut"))


def is_hash(value: str) -> bool:
    """Return True if the value is a 32-byte hash in hexadecimal: 64 digits, lower case."""
    return len(value) == 64 and not set(value) - _HEX_DIGITS


_HEX_DIGITS: Final = frozenset("0123456789abcdef")


def is_preimage(value: str, digest: str) -> bool:
    """Return True if a cut is the promised one: its hash is the previous link of the chain."""
    return is_hash(value) and sha256(bytes.fromhex(value)).hexdigest() == digest


def hash_chain(secret: bytes, length: int) -> list[str]:
    """Return the chain that a player's client keeps: the promise, then the cuts in order of use.

    >>> promise, first, second = hash_chain(bytes(32), 2)
    >>> is_preimage(first, promise), is_preimage(second, first), is_preimage(second, promise)
    (True, True, False)
    """
    chain_values = [secret]
    for _ in range(length):
        chain_values.append(sha256(chain_values[-1]).digest())
    return [value.hex() for value in reversed(chain_values)]


class CutChains:
    """State of each player's hash chain of cuts, derived from a table's records.

    A new chain applies from the next deck on, so that no player can choose it after seeing other
    cuts. For the same reason, the hash of each cut must be the value that the player's chain has
    revealed last: the promise at first, then the previous cut.
    """

    __slots__ = ("_expected_hash_by_player", "_pending")

    _expected_hash_by_player: dict[str, str]
    """Hash that the next cut of each player must have."""
    _pending: dict[str, str]
    """Promises made since the last deck was sealed."""

    def __init__(self) -> None:
        self._expected_hash_by_player, self._pending = {}, {}

    def add_promise(self, player: str, chain_end: str) -> None:
        """Add a player's commitment to cuts: the end of a new hash chain."""
        self._pending[player] = chain_end

    def has_promised(self, player: str, chain_end: str) -> bool:
        """Return True if the player has promised this chain end already."""
        return chain_end in (self._pending.get(player), self._expected_hash_by_player.get(player))

    @property
    def pending_promises(self) -> Mapping[str, str]:
        """Promises made since the last deck was sealed, by player."""
        return self._pending

    def activate_promises(self) -> None:
        """Activate the commitments made before a deck was sealed: they apply to that deck."""
        self._expected_hash_by_player.update(self._pending)
        self._pending = {}

    def is_promised_cut(self, player: str, cut: str) -> bool:
        """Return True if this is the cut that a player has promised for the sealed deck."""
        return is_preimage(cut, self._expected_hash_by_player.get(player, ""))

    def owes_cut(self, player: str) -> bool:
        """Return True if the player committed a cut for the sealed deck and can still reveal it.

        A player who has committed to a new hash chain since the deck was sealed can no longer
        reveal a cut of the old chain.
        """
        return player in self._expected_hash_by_player and player not in self._pending

    def apply_cuts(self, cuts: Iterable[tuple[str, str]]) -> None:
        """Advance the chains by the cuts of a deck, given as pairs of player and cut."""
        self._expected_hash_by_player.update(cuts)
        self.activate_promises()
