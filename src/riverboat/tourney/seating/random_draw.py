"""A draw that anybody can do again: everything follows from one seed, which is sealed before.

The seed's hash is published before anybody enters, and the seed when the event is over. Each draw
has a number and a reason, which together with the seed give a stream of bytes (HMAC-SHA-256 in
counter mode); a draw takes unbiased numbers from it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORD_BYTES = 8
"""Bytes of one number: far more than anybody could enter."""


class Draws(Struct, frozen=True):
    """What an event draws from; its state does not hold it, so that nobody sees it too early."""

    seed: bytes


def seed_commitment(seed: bytes) -> str:
    """The commitment to a seed, as it is published before the first draw."""
    return hashlib.sha256(b"riverboat event" + seed).hexdigest()


def draw_order(seed: bytes, label: str, items: Sequence[T]) -> tuple[T, ...]:
    """The things in the order in which they are drawn: every order is as likely as any other.

    >>> draw_order(b"a seed", "seats 1", ["Ann", "Ben", "Cid"])
    ('Ben', 'Ann', 'Cid')
    """
    left, words, order = list(items), _random_words(seed, label), []
    while left:
        order.append(left.pop(_random_below(len(left), words)))
    return tuple(order)


def _random_below(bound: int, words: Iterator[int]) -> int:
    """An unbiased number below a bound: what would favour some is thrown away."""
    whole = 1 << (8 * _WORD_BYTES)
    fair = whole - whole % bound
    return next(word for word in words if word < fair) % bound


def _random_words(seed: bytes, label: str) -> Iterator[int]:
    count = 0
    while True:
        block = hmac.digest(seed, f"{label}/{count}".encode(), "sha256")
        for start in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[start : start + _WORD_BYTES], "big")
        count += 1
