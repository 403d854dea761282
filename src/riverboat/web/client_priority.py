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
_MAX_CACHED_USERS: Final = 5_000
_RECONNECT_BURST: Final = 60
"""Requests of a reconnecting seated player: the page, its files, and its API calls."""
_RECONNECTS_PER_SECOND: Final = 4.0


class ClientPriority(IntEnum):
    """Priorities of clients, lowest first."""

    ANONYMOUS = 0
    GUEST = 1
    ACCOUNT = 2
    SEATED = 3


class SeatLookup(Protocol):
    """Interface of a table: a lookup of the players in its chairs."""

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

    def find_priority(self, user: User) -> ClientPriority:
        """Return the priority of a user's requests."""
        if not user.name:
            return ClientPriority.ANONYMOUS
        if any(seat_lookup.has_chair(user.name) for seat_lookup in self._tables()):
            return ClientPriority.SEATED
        return ClientPriority.GUEST if user.is_guest else ClientPriority.ACCOUNT

    async def load_session_user(self, token: str) -> User:
        """Return the user of a session, cached for seconds; ``ANONYMOUS`` if there is none."""
        if not token:
            return ANONYMOUS
        token_hash, now_seconds = hash_token(token), self._clock()
        expires_at, user = self._cached_users.get(token_hash, (0.0, ANONYMOUS))
        if expires_at <= now_seconds:
            try:
                user, _ = await self._authenticate_session(token)
            except StoreFailed:
                return ANONYMOUS
            self._store_user(token_hash, user)
        return user

    def cache_user(self, token: str, user: User) -> None:
        """Cache the user of a session that was looked up anyway."""
        if token and user.session_hash:
            self._store_user(hash_token(token), user)

    def is_cached(self, token: str) -> bool:
        """Return True if the session was valid lately, so that its request is not anonymous."""
        return bool(self.find_cached_user(token).name)

    def find_cached_user(self, token: str) -> User:
        """Return the cached user of a session; ``ANONYMOUS`` if it is not cached."""
        expires_at, user = (
            self._cached_users.get(hash_token(token), (0.0, ANONYMOUS))
            if token
            else (0.0, ANONYMOUS)
        )
        return user if expires_at > self._clock() else ANONYMOUS

    def _store_user(self, token_hash: str, user: User) -> None:
        self._cached_users[token_hash] = self._clock() + _CACHE_SECONDS, user
        self._cached_users.move_to_end(token_hash)
        if len(self._cached_users) > _MAX_CACHED_USERS:
            self._cached_users.popitem(last=False)

    def consume_reconnect(self, user: User) -> bool:
        """Use one request of a seated player's reconnect allowance; return False if none is left.

        The caller admits such a request although the address has reached its limits.

        A minute's allowance covers the page with its files, a socket and its requests, but is too
        small to make a seat attractive as a way around the limits of an address.
        """
        if self.find_priority(user) < ClientPriority.SEATED:
            return False
        bucket = self._reconnect_buckets.get(user.name)
        if bucket is None:
            bucket = self._reconnect_buckets[user.name] = TokenBucket(
                _RECONNECTS_PER_SECOND, _RECONNECT_BURST, self._clock
            )
            if len(self._reconnect_buckets) > _MAX_CACHED_USERS:
                self._reconnect_buckets.popitem(last=False)
        return bucket.try_consume()
