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
from riverboat.web.accounts.account_service import ANONYMOUS, User, hash_token
from riverboat.web.limits.rate_limit import MonotonicClock, TokenBucket

_CACHE_SECONDS: Final = 10.0
"""Seconds for which the owner of a session is remembered."""
_REMEMBERED: Final = 5_000
_RECONNECT_BURST: Final = 60
"""Requests with which a seated player comes back: the page, its files, and what it asks for."""
_RECONNECT_RATE: Final = 4.0


class ClientPriority(IntEnum):
    """Classes of clients, the one that comes last first."""

    ANONYMOUS = 0
    GUEST = 1
    ACCOUNT = 2
    SEATED = 3


class SeatLookup(Protocol):
    """A table, as far as its seats are concerned."""

    def has_chair(self, name: str) -> bool:
        """Return True if a player has a chair there."""
        ...


class PriorityLookup:
    """The worth of clients."""

    def __init__(
        self,
        tables: Callable[[], Iterable[SeatLookup]],
        authenticate_session: Callable[[str], Awaitable[tuple[User, bool]]],
        clock: MonotonicClock,
    ) -> None:
        self._tables, self._authenticate_session, self._clock = tables, authenticate_session, clock
        self._cached_users: OrderedDict[str, tuple[float, User]] = OrderedDict()
        self._reconnect_buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def priority_of(self, person: User) -> ClientPriority:
        """Return the worth of a person."""
        if not person.name:
            return ClientPriority.ANONYMOUS
        if any(table.has_chair(person.name) for table in self._tables()):
            return ClientPriority.SEATED
        return ClientPriority.GUEST if person.is_guest else ClientPriority.ACCOUNT

    async def session_user(self, token: str) -> User:
        """Return the owner of a session, remembered for some seconds; ``NOBODY`` if it is none."""
        if not token:
            return ANONYMOUS
        key, now = hash_token(token), self._clock()
        until, person = self._cached_users.get(key, (0.0, ANONYMOUS))
        if until <= now:
            try:
                person, _ = await self._authenticate_session(token)
            except StoreFailed:
                return ANONYMOUS
            self._cache_user(key, person)
        return person

    def remember(self, token: str, person: User) -> None:
        """Note whose session it is, where that was looked up anyway."""
        if token and person.session_hash:
            self._cache_user(hash_token(token), person)

    def is_cached(self, token: str) -> bool:
        """Return True for a session that was one lately: its request is no stranger's."""
        return bool(self.known_owner(token).name)

    def known_owner(self, token: str) -> User:
        """Return the owner of a session if that is remembered; ``NOBODY`` otherwise."""
        until, person = (
            self._cached_users.get(hash_token(token), (0.0, ANONYMOUS))
            if token
            else (0.0, ANONYMOUS)
        )
        return person if until > self._clock() else ANONYMOUS

    def _cache_user(self, key: str, person: User) -> None:
        self._cached_users[key] = self._clock() + _CACHE_SECONDS, person
        self._cached_users.move_to_end(key)
        if len(self._cached_users) > _REMEMBERED:
            self._cached_users.popitem(last=False)

    def consume_reconnect(self, person: User) -> bool:
        """Return True if a seated player may pass limits that others of their address have reached.

        A minute's share is enough for the page with its files, for a socket and what it asks for,
        and too little to be worth a seat to who would use up more than their address may.
        """
        if self.priority_of(person) < ClientPriority.SEATED:
            return False
        bucket = self._reconnect_buckets.get(person.name)
        if bucket is None:
            bucket = self._reconnect_buckets[person.name] = TokenBucket(
                _RECONNECT_RATE, _RECONNECT_BURST, self._clock
            )
            if len(self._reconnect_buckets) > _REMEMBERED:
                self._reconnect_buckets.popitem(last=False)
        return bucket.try_consume()
