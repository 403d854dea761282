"""Codes by which somebody is the same person in another browser: once, and for a few minutes.

They are kept in memory and only as hashes: none outlives the server, and whoever reads its memory
can use none. Whose session has ended, or who has a password by now, is not reached by older codes.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from riverboat.store.port import Store
from riverboat.store.rows import AccountRow
from riverboat.web.accounts.account_service import User, hash_token
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.rate_limit import AttemptTracker, MonotonicClock
from riverboat.words.refusals import accounts as said

CODE_ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Those that nobody takes for another when a code is typed."""
CODE_LENGTH: Final = 8
VALID_MINUTES: Final = 10
_MAX_CODES: Final = 10_000
"""Codes that are good at the same time: the oldest go first."""


class NewDeviceCode(Struct, frozen=True):
    """A code, as its maker is shown it."""

    name: str
    code: str
    until: int


class _StoredCode(Struct, frozen=True):
    name: str
    session: str
    """The session that has made it; empty if a host has, for a guest."""
    until: int


class DeviceCodeGuest(Struct, frozen=True):
    """Who comes by a code."""

    account: AccountRow
    ends_other_sessions: bool
    """All their other sessions end: they have lost the browser in which those were."""
    issuer_session: str
    """The session that has made the code; empty if a host has."""


class DeviceCodes:
    """The codes of a room."""

    def __init__(self, store: Store, now: Callable[[], int], clock: MonotonicClock) -> None:
        self._store, self._now = store, now
        self._failures = AttemptTracker(clock)
        self._codes: dict[str, _StoredCode] = {}

    def create_for_user(self, user: User) -> NewDeviceCode:
        """A code for one's own other device; the one made before is good no more."""
        return self._create_code(user.name, user.session_hash)

    def create_for_guest(self, name: str) -> NewDeviceCode:
        """A code that a host hands to a guest who has lost the way back."""
        return self._create_code(name, "")

    def _create_code(self, name: str, session: str) -> NewDeviceCode:
        now = self._now()
        self._codes = {
            key: each
            for key, each in list(self._codes.items())[-_MAX_CODES:]
            if each.until > now and (each.name, each.session) != (name, session)
        }
        code = "".join([secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)])
        until = now + 60_000 * VALID_MINUTES
        self._codes[hash_token(code)] = _StoredCode(name, session, until)
        return NewDeviceCode(name, f"{code[:4]}-{code[4:]}", until)

    async def redeem(self, code: str, address: str, user: User) -> DeviceCodeGuest:
        """Who comes by a code, which is good no more; who guesses waits ever longer."""
        who = f"code {address}"
        guess = self._failures.start_attempt(who)
        key = hash_token(_normalize_code(code))
        found = self._codes.get(key)
        account = await self._code_owner(found) if found is not None else None
        if found is None or account is None:
            self._codes.pop(key, None)
            raise ApiError(403, said.CodeIsNoGood())
        if user.name and user.name != account.name:
            guess.cancel()
            raise ApiError(409, said.LogOutFirst(user.name))
        if self._codes.pop(key, None) is None:  # somebody was quicker while we looked
            raise ApiError(403, said.CodeWasUsed())
        guess.succeed(who)
        return DeviceCodeGuest(account, not found.session, found.session)

    async def _code_owner(self, code: _StoredCode) -> AccountRow | None:
        """Who is reached by a code; nobody if it is no longer as it was when it was made."""
        now = self._now()
        account = await self._store.account(code.name)
        if account is None or code.until <= now:
            return None
        if not code.session:
            return None if account.password else account
        session = await self._store.session(code.session)
        return account if session is not None and session.until > now else None


def _normalize_code(code: str) -> str:
    """A code without what people put between its letters."""
    return "".join([letter for letter in code.upper() if letter.isalnum()])
