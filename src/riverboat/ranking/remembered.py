"""A table that fills itself: nothing is built before it is needed, or shipped with the package."""

from collections.abc import Callable
from typing import TypeVar

Entry = TypeVar("Entry")


class Remembered(dict[int, Entry]):
    """A table that works an entry out when it is first looked up."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[int], Entry]) -> None:
        self._work_out = work_out

    def __missing__(self, key: int) -> Entry:
        value = self[key] = self._work_out(key)
        return value
