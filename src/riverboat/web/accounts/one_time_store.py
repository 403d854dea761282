"""A store of one-time values, valid for minutes and bound to a browser: login steps, challenges.

The data is kept in memory, keyed by the hash of the browser's id: it does not survive a restart of
the server, and a reader of the memory cannot continue a login.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from msgspec import Struct

Value = TypeVar("Value")

VALID_MINUTES: Final = 5
_MAX_ENTRIES: Final = 10_000
"""Maximum number of valid entries at one time; the oldest are dropped first."""


class PendingLogin(Struct, frozen=True):
    """A login with the right password that waits for a second factor."""

    name: str
    password_hash: str
    """Hash of the password; if it has changed since, the login starts again."""


class OneTimeStore(Generic[Value]):
    """One value for each browser; a new value replaces the previous one."""

    def __init__(self, now_ms: Callable[[], int], minutes: int = VALID_MINUTES) -> None:
        self._now_ms, self._lifetime_ms = now_ms, 60_000 * minutes
        self._entry_by_browser: OrderedDict[str, tuple[int, Value]] = OrderedDict()

    def put(self, browser_id: str, value: Value) -> None:
        """Store a value for a browser."""
        self._entry_by_browser.pop(browser_id, None)
        self._entry_by_browser[browser_id] = (self._now_ms() + self._lifetime_ms, value)
        while len(self._entry_by_browser) > _MAX_ENTRIES or self._is_expired(
            next(iter(self._entry_by_browser))
        ):
            self._entry_by_browser.popitem(last=False)

    def peek(self, browser_id: str) -> Value | None:
        """Return the value stored for a browser, and keep it; ``None`` if there is none."""
        if browser_id in self._entry_by_browser and self._is_expired(browser_id):
            del self._entry_by_browser[browser_id]
        entry = self._entry_by_browser.get(browser_id)
        return None if entry is None else entry[1]

    def pop(self, browser_id: str) -> Value | None:
        """Return the value stored for a browser, and delete it; ``None`` if there is none."""
        value = self.peek(browser_id)
        self._entry_by_browser.pop(browser_id, None)
        return value

    def _is_expired(self, browser_id: str) -> bool:
        return self._entry_by_browser[browser_id][0] <= self._now_ms()
