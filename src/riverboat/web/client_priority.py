"""Client priorities: under load seated players come before accounts, guests and anonymous clients.

A priority is looked up by the session cookie, and only if a limit is reached. Only seats at the
tables of this node count.
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
"""Seconds for which the user of a session is cached."""
_REMEMBERED: Final = 5_000
_RECONNECT_BURST: Final = 60
"""Requests of a reconnecting seated player: the page, its files, and its API calls."""
_RECONNECT_RATE: Final = 4.0


class ClientPriority(IntEnum):
    """Priorities of clients, lowest first."""

    ANONYMOUS = 0
    GUEST = 1
    ACCOUNT = 2
    SEATED = 3


class SeatLookup(Protocol):
    """The part of a table that answers for its seats."""

    def has_chair(self, name: str) -> bool:
        """Return True if a player has a chair at this table."""
        ...


class PriorityLookup:
    """A lookup of client priorities."""

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
        """Return the priority of a user's requests."""
        if not person.name:
            return ClientPriority.ANONYMOUS
        if any(table.has_chair(person.name) for table in self._tables()):
            return ClientPriority.SEATED
        return ClientPriority.GUEST if person.is_guest else ClientPriority.ACCOUNT

    async def session_user(self, token: str) -> User:
        """Return the user of a session, cached for seconds; ``ANONYMOUS`` if there is none."""
        if not token:
            return ANONYMOUS
        key, now = hash_token(token), self._clock()
        deadline, person = self._cached_users.get(key, (0.0, ANONYMOUS))
        if deadline <= now:
            try:
                person, _ = await self._authenticate_session(token)
            except StoreFailed:
                return ANONYMOUS
            self._cache_user(key, person)
        return person

    def remember(self, token: str, person: User) -> None:
        """Cache the user of a session that was looked up anyway."""
        if token and person.session_hash:
            self._cache_user(hash_token(token), person)

    def is_cached(self, token: str) -> bool:
        """Return True if the session was valid lately, so that its request is not anonymous."""
        return bool(self.known_owner(token).name)

    def known_owner(self, token: str) -> User:
        """Return the cached user of a session; ``ANONYMOUS`` if it is not cached."""
        deadline, person = (
            self._cached_users.get(hash_token(token), (0.0, ANONYMOUS))
            if token
            else (0.0, ANONYMOUS)
        )
        return person if deadline > self._clock() else ANONYMOUS

    def _cache_user(self, key: str, person: User) -> None:
        self._cached_users[key] = self._clock() + _CACHE_SECONDS, person
        self._cached_users.move_to_end(key)
        if len(self._cached_users) > _REMEMBERED:
            self._cached_users.popitem(last=False)

    def consume_reconnect(self, person: User) -> bool:
        """Use one reconnect of a seated player's allowance; return False if there is none.

        It exceeds the limits that the address has reached.

        A minute's allowance covers the page with its files, a socket and its requests, but is too
        small to make a seat attractive as a way around the limits of an address.
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
