"""A lookup table that computes each value at its first use."""

from collections.abc import Callable
from typing import TypeVar

Entry = TypeVar("Entry")


class LazyTable(dict[int, Entry]):
    """A table that computes an entry at its first look-up, and stores it."""

    __slots__ = ("_compute_entry",)

    def __init__(self, compute_entry: Callable[[int], Entry]) -> None:
        self._compute_entry = compute_entry

    def __missing__(self, key: int) -> Entry:
        value = self[key] = self._compute_entry(key)
        return value
