"""Places by worth: under pressure seated players come before accounts, guests and strangers.

Worth is looked up from the session's cookie only where a limit is reached. Seats are those at the
tables of this host.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from enum import IntEnum
from typing import Final, Protocol

from riverboat.store.errors import StoreFailed
from riverboat.web.accounts.people import NOBODY, Person, hashed
from riverboat.web.limits.rate_limit import Bucket, Clock

_KNOWN_FOR: Final = 10.0
"""Seconds for which the owner of a session is remembered."""
_REMEMBERED: Final = 5_000
_BACK_BURST: Final = 60
"""Requests with which a seated player comes back: the page, its files, and what it asks for."""
_BACK_RATE: Final = 4.0


class Worth(IntEnum):
    """Classes of clients, the one that comes last first."""

    STRANGER = 0
    GUEST = 1
    ACCOUNT = 2
    SEATED = 3


class Seats(Protocol):
    """A table, as far as its seats are concerned."""

    def has_chair(self, name: str) -> bool:
        """Return True if a player has a chair there."""
        ...


class Worths:
    """The worth of clients."""

    def __init__(
        self,
        tables: Callable[[], Iterable[Seats]],
        of_session: Callable[[str], Awaitable[tuple[Person, bool]]],
        clock: Clock,
    ) -> None:
        self._tables, self._of_session, self._clock = tables, of_session, clock
        self._sessions: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._back: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, person: Person) -> Worth:
        """Return the worth of a person."""
        if not person.name:
            return Worth.STRANGER
        if any(table.has_chair(person.name) for table in self._tables()):
            return Worth.SEATED
        return Worth.GUEST if person.guest else Worth.ACCOUNT

    async def owner(self, token: str) -> Person:
        """Return the owner of a session, remembered for some seconds; ``NOBODY`` if it is none."""
        if not token:
            return NOBODY
        key, now = hashed(token), self._clock()
        until, person = self._sessions.get(key, (0.0, NOBODY))
        if until <= now:
            try:
                person, _ = await self._of_session(token)
            except StoreFailed:
                return NOBODY
            self._remember(key, person)
        return person

    def remember(self, token: str, person: Person) -> None:
        """Note whose session it is, where that was looked up anyway."""
        if token and person.session:
            self._remember(hashed(token), person)

    def is_known(self, token: str) -> bool:
        """Return True for a session that was one lately: its request is no stranger's."""
        return bool(self.known_owner(token).name)

    def known_owner(self, token: str) -> Person:
        """Return the owner of a session if that is remembered; ``NOBODY`` otherwise."""
        until, person = self._sessions.get(hashed(token), (0.0, NOBODY)) if token else (0.0, NOBODY)
        return person if until > self._clock() else NOBODY

    def _remember(self, key: str, person: Person) -> None:
        self._sessions[key] = self._clock() + _KNOWN_FOR, person
        self._sessions.move_to_end(key)
        if len(self._sessions) > _REMEMBERED:
            self._sessions.popitem(last=False)

    def comes_back(self, person: Person) -> bool:
        """Return True if a seated player may pass limits that others of their address have reached.

        A minute's share is enough for the page with its files, for a socket and what it asks for,
        and too little to be worth a seat to who would use up more than their address may.
        """
        if self.of(person) < Worth.SEATED:
            return False
        bucket = self._back.get(person.name)
        if bucket is None:
            bucket = self._back[person.name] = Bucket(_BACK_RATE, _BACK_BURST, self._clock)
            if len(self._back) > _REMEMBERED:
                self._back.popitem(last=False)
        return bucket.take()
