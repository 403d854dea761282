"""What is good once and for minutes, and bound to one browser: steps of logging in, challenges.

It is kept in memory, by the hash of what the browser has: none outlives the server, and whoever
reads the memory can go on with none.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from msgspec import Struct

Value = TypeVar("Value")

MINUTES: Final = 5
_MAX_ENTRIES: Final = 10_000
"""That are good at the same time: the oldest go first."""


class PendingLogin(Struct, frozen=True):
    """Somebody whose password was right, and who is asked for a second factor now."""

    name: str
    password_hash: str
    """The hash of it: with another one since then, all begins anew."""


class OneTimeStore(Generic[Value]):
    """Something for each browser; a new thing takes the place of the one before."""

    def __init__(self, now: Callable[[], int], minutes: int = MINUTES) -> None:
        self._now, self._lifetime_ms = now, 60_000 * minutes
        self._each: OrderedDict[str, tuple[int, Value]] = OrderedDict()

    def put(self, key: str, value: Value) -> None:
        """Keep it for a browser."""
        self._each.pop(key, None)
        self._each[key] = (self._now() + self._lifetime_ms, value)
        while len(self._each) > _MAX_ENTRIES or self._is_expired(next(iter(self._each))):
            self._each.popitem(last=False)

    def peek(self, key: str) -> Value | None:
        """What is kept for a browser, and stays."""
        if key in self._each and self._is_expired(key):
            del self._each[key]
        found = self._each.get(key)
        return None if found is None else found[1]

    def pop(self, key: str) -> Value | None:
        """What is kept for a browser: it is good no more."""
        found = self.peek(key)
        self._each.pop(key, None)
        return found

    def _is_expired(self, key: str) -> bool:
        return self._each[key][0] <= self._now()
