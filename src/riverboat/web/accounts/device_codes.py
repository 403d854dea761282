"""Device codes: one-time codes, valid for minutes, that carry an identity to another browser.

Codes are kept in memory, only as hashes: they do not survive a restart of the server, and a reader
of its memory cannot use them. A code becomes invalid when the session that issued it ends, or when
the guest who issued it sets a password.
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
from riverboat.words.refusals import accounts as phrases

CODE_ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that are not mistaken for one another when a code is typed."""
CODE_LENGTH: Final = 8
VALID_MINUTES: Final = 10
_MAX_CODES: Final = 10_000
"""Maximum number of valid codes at one time; the oldest are dropped first."""


class NewDeviceCode(Struct, frozen=True):
    """A new code, as shown to its issuer."""

    name: str
    code: str
    expires_at: int
    """Time in milliseconds since 1970."""


class _StoredCode(Struct, frozen=True):
    name: str
    session: str
    """Hash of the session that issued the code; empty if a host issued it for a guest."""
    expires_at: int


class DeviceCodeLogin(Struct, frozen=True):
    """The guest or account that logs in with a device code."""

    account: AccountRow
    ends_other_sessions: bool
    """True if all other sessions of the account end, because its browser was lost."""
    issuer_session: str
    """Hash of the session that issued the code; empty if a host issued it."""


class DeviceCodes:
    """The valid device codes of a room."""

    def __init__(self, store: Store, now_ms: Callable[[], int], clock: MonotonicClock) -> None:
        self._store, self._now_ms = store, now_ms
        self._attempt_tracker = AttemptTracker(clock)
        self._codes: dict[str, _StoredCode] = {}

    def create_for_user(self, user: User) -> NewDeviceCode:
        """Return a code for the user's other device, and revoke the previous one."""
        return self._create_code(user.name, user.session_hash)

    def create_for_guest(self, name: str) -> NewDeviceCode:
        """Return a code that a host hands to a guest who has lost their session."""
        return self._create_code(name, "")

    def _create_code(self, name: str, session_hash: str) -> NewDeviceCode:
        now_ms = self._now_ms()
        self._codes = {
            code_hash: other_code
            for code_hash, other_code in list(self._codes.items())[-_MAX_CODES:]
            if other_code.expires_at > now_ms
            and (other_code.name, other_code.session) != (name, session_hash)
        }
        code = "".join([secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)])
        expires_at = now_ms + 60_000 * VALID_MINUTES
        self._codes[hash_token(code)] = _StoredCode(name, session_hash, expires_at)
        return NewDeviceCode(name, f"{code[:4]}-{code[4:]}", expires_at)

    async def redeem(self, code: str, address: str, user: User) -> DeviceCodeLogin:
        """Use up a code and return its account; refuse a wrong code, with a growing delay.

        A user who is logged in under another name is refused, and the code stays valid.
        """
        attempt_key = f"code {address}"
        attempt = self._attempt_tracker.start_attempt(attempt_key)
        code_hash = hash_token(_normalize_code(code))
        stored_code = self._codes.get(code_hash)
        account = await self._find_code_owner(stored_code) if stored_code is not None else None
        if stored_code is None or account is None:
            self._codes.pop(code_hash, None)
            raise ApiError(403, phrases.LoginCodeInvalid())
        if user.name and user.name != account.name:
            attempt.cancel()
            raise ApiError(409, phrases.LogoutRequired(user.name))
        if self._codes.pop(code_hash, None) is None:  # another request used the code meanwhile
            raise ApiError(403, phrases.CodeUsed())
        attempt.succeed(attempt_key)
        return DeviceCodeLogin(account, not stored_code.session, stored_code.session)

    async def _find_code_owner(self, code: _StoredCode) -> AccountRow | None:
        """Return the account of a code, or ``None`` if the code is no longer valid."""
        now_ms = self._now_ms()
        account = await self._store.find_account(code.name)
        if account is None or code.expires_at <= now_ms:
            return None
        if not code.session:
            return None if account.password_hash else account
        session_row = await self._store.find_session(code.session)
        return account if session_row is not None and session_row.expires_at > now_ms else None


def _normalize_code(code: str) -> str:
    """Return a typed device code in capitals, without spaces and dashes."""
    return "".join([character for character in code.upper() if character.isalnum()])
