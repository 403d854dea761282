"""What is good once and for minutes, and bound to one browser: steps of logging in, challenges.

It is kept in memory, by the hash of what the browser has: none outlives the server, and whoever
reads the memory can go on with none.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from msgspec import Struct

Kept = TypeVar("Kept")

MINUTES: Final = 5
_MOST: Final = 10_000
"""That are good at the same time: the oldest go first."""


class SecondFactor(Struct, frozen=True):
    """Somebody whose password was right, and who is asked for a second factor now."""

    name: str
    password: str
    """The hash of it: with another one since then, all begins anew."""


class Once(Generic[Kept]):
    """Something for each browser; a new thing takes the place of the one before."""

    def __init__(self, now: Callable[[], int], minutes: int = MINUTES) -> None:
        self._now, self._span = now, 60_000 * minutes
        self._each: OrderedDict[str, tuple[int, Kept]] = OrderedDict()

    def put(self, whose: str, kept: Kept) -> None:
        """Keep it for a browser."""
        self._each.pop(whose, None)
        self._each[whose] = (self._now() + self._span, kept)
        while len(self._each) > _MOST or self._is_over(next(iter(self._each))):
            self._each.popitem(last=False)

    def look(self, whose: str) -> Kept | None:
        """What is kept for a browser, and stays."""
        if whose in self._each and self._is_over(whose):
            del self._each[whose]
        found = self._each.get(whose)
        return None if found is None else found[1]

    def take(self, whose: str) -> Kept | None:
        """What is kept for a browser: it is good no more."""
        found = self.look(whose)
        self._each.pop(whose, None)
        return found

    def _is_over(self, whose: str) -> bool:
        return self._each[whose][0] <= self._now()
