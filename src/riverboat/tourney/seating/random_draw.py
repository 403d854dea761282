"""Verifiable random draws: all follow from one seed, which is committed to in advance.

The seed's hash is published before the first entry, and the seed when the event is over. Each draw
has a number and a reason. Together with the seed they give a stream of bytes (HMAC-SHA-256 in
counter mode), from which the draw takes unbiased numbers.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORD_BYTES = 8
"""Bytes of one number: far more than any number of entrants needs."""


class Draws(Struct, frozen=True):
    """An event's source of draws, outside its state so that the seed stays secret."""

    seed: bytes


def seed_commitment(seed: bytes) -> str:
    """Return the commitment to a seed, published before the first draw."""
    return hashlib.sha256(b"riverboat event" + seed).hexdigest()


def draw_order(seed: bytes, label: str, items: Sequence[T]) -> tuple[T, ...]:
    """Return the items in random order, every order being equally likely.

    >>> draw_order(b"a seed", "seats 1", ["Ann", "Ben", "Cid"])
    ('Ben', 'Ann', 'Cid')
    """
    remaining_items, random_words, shuffled_items = list(items), _iter_random_words(seed, label), []
    while remaining_items:
        shuffled_items.append(
            remaining_items.pop(_draw_random_below(len(remaining_items), random_words))
        )
    return tuple(shuffled_items)


def _draw_random_below(upper_bound: int, random_words: Iterator[int]) -> int:
    """Return an unbiased number below a bound, by rejection sampling."""
    word_range = 1 << (8 * _WORD_BYTES)
    unbiased_bound = word_range - word_range % upper_bound
    return (
        next(random_word for random_word in random_words if random_word < unbiased_bound)
        % upper_bound
    )


def _iter_random_words(seed: bytes, label: str) -> Iterator[int]:
    block_number = 0
    while True:
        block = hmac.digest(seed, f"{label}/{block_number}".encode(), "sha256")
        for offset in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[offset : offset + _WORD_BYTES], "big")
        block_number += 1
