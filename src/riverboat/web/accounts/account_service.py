"""Accounts and guests, login sessions and API keys.

A guest has a name and a cookie. A user who sets a password has an account, and can log in from
any browser. Only the hash of a session token or API key is stored, so that a reader of the
database cannot act for any user.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from riverboat.store.errors import NotUnique
from riverboat.store.port import Store
from riverboat.store.rows import AccountRow, KeyRow, SessionRow
from riverboat.store.store_validation import fold_name
from riverboat.web.accounts.account_names import InvalidName, normalize_name
from riverboat.web.accounts.confusable_names import skeleton
from riverboat.web.accounts.password_hashing import (
    MAX_PASSWORD_LENGTH,
    PasswordService,
    validate_account_password,
)
from riverboat.web.accounts.similar_names import SimilarNames
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.rate_limit import (
    CODE_BACKOFF,
    Attempt,
    AttemptScope,
    AttemptTracker,
    MonotonicClock,
)
from riverboat.words import Player
from riverboat.words.refusals import accounts as phrases
from riverboat.words.refusals.player_names import (
    NameReserved,
    NameTooSimilar,
    NameUnknown,
    PlayerNameTaken,
)
from riverboat.words.refusals.requests import NoSuchApiKey
from riverboat.words.refusals.table_commands import PlayerNameMissing

API_KEY_PREFIX = "rbk_"
SESSION_COOKIE = "rb_session"
HOST_COOKIE_PREFIX = "__Host-"
"""Cookie name prefix that browsers accept only from the host itself and over https."""
MAX_API_KEYS = 20
CLOSED_ACCOUNT_HASH = "-"
"""Value stored as the password hash of a deleted account; no password matches it."""
DAY_MS = 86_400_000
"""A day in milliseconds."""


class User(Struct, frozen=True):
    """The user who makes a request: an account, a guest, or anonymous."""

    name: str
    is_guest: bool = False
    is_admin: bool = False
    csrf_token: str = ""
    session_hash: str = ""
    """Hash of the session token; empty for a request with an API key."""
    is_bot: bool = False
    """True if the API key was declared to belong to a program."""
    previous_names: tuple[str, ...] = ()
    """Earlier names of guests and accounts in the same browser.

    Names of an account count only if the account was created in this browser, because a family may
    share the computer.
    """
    api_key_hash: str = ""
    """Hash of the API key of the request; empty for a request with a session."""


ANONYMOUS = User("")


def find_cookie(cookies: Mapping[str, str], name: str) -> str:
    """Return the value of a cookie, ``__Host-`` name first; empty if there is none.

    Cookies without the prefix that were set over https before are read until they expire.
    """
    return cookies.get(f"{HOST_COOKIE_PREFIX}{name}", "") or cookies.get(name, "")


def hash_token(token: str) -> str:
    """Return the hash under which a token is stored."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class AccountService:
    """Accounts, guests, login sessions and API keys of a room."""

    def __init__(
        self,
        store: Store,
        passwords: PasswordService,
        *,
        session_days: int,
        now_ms: Callable[[], int],
        clock: MonotonicClock,
        admins: Collection[str] = (),
    ) -> None:
        self.passwords = passwords
        self._store = store
        self._admins = frozenset([fold_name(name) for name in admins])
        self._reserved_names = frozenset(
            [name_skeleton for name in admins for name_skeleton in _list_name_skeletons(name)]
        )
        self._session_ms = session_days * DAY_MS
        self._now_ms = now_ms
        self._attempt_tracker = AttemptTracker(clock)
        self._similar_names = SimilarNames(store, now_ms)
        self._registration_lock = asyncio.Lock()
        self._session_lock = asyncio.Lock()

    async def create_guest(self, name: str) -> AccountRow:
        """Create a guest: an account without a password."""
        return await self._create_account(name, "")

    async def register(self, name: str, password: str, user: User = ANONYMOUS) -> AccountRow:
        """Create an account with a password, or turn the guest *user* into an account."""
        if user.is_guest and user.name and _normalize_name(name).casefold() == user.name.casefold():
            await self.set_password(user, password, "")
            return AccountRow(user.name, "set", self._now_ms(), user.is_admin)
        validate_account_password(password, name)
        await self._require_available_name(_normalize_name(name))
        return await self._create_account(name, await self.passwords.hash(password))

    async def _create_account(self, name: str, password: str) -> AccountRow:
        row = AccountRow(_normalize_name(name), password, self._now_ms())
        async with self._registration_lock:  # otherwise two confusable names could register at once
            await self._require_available_name(row.name)
            try:
                await self._store.add_account(row)
            except NotUnique as error:
                raise _make_name_taken_error(row.name) from error
        return row

    async def _require_available_name(self, name: str) -> None:
        if await self._store.find_account(name) is not None:
            raise _make_name_taken_error(name)
        self._require_unreserved_name(name)
        if similar_name := await self._similar_names.find_similar(name):
            raise ApiError(409, NameTooSimilar(name, Player(similar_name)))

    def _require_unreserved_name(self, name: str) -> None:
        """Refuse the names of configured administrators, and names that look like them."""
        if not self._reserved_names.isdisjoint(_list_name_skeletons(name)):
            raise ApiError(403, NameReserved(name))

    async def log_in(self, name: str, password: str, address: str, device: str = "") -> AccountRow:
        """Return the account with this name and password; refuse wrong ones, with a growing delay.

        Each attempt is counted before the password is checked: by name and address together, by
        address, and, with a much higher limit, by name from any address. A *device* that has logged
        in to this account before is counted separately, so that other clients' attempts cannot lock
        the owner out.
        """
        folded_name = name.casefold()[:100]
        attempt_key = (
            f"device {folded_name} {device}" if device else f"from {address} {folded_name}"
        )
        if device:
            attempt = self._attempt_tracker.start_attempt(attempt_key)
        else:
            attempt = self._attempt_tracker.start_attempt(
                attempt_key, f"address {address}", shared_key=f"name {folded_name}"
            )
        row = await self.find_account(name)
        stored_hash = row.password_hash if row and row.password_hash != CLOSED_ACCOUNT_HASH else ""
        if not await self._check_password(attempt, stored_hash, password):
            raise ApiError(401, phrases.WrongNameOrPassword())
        assert row is not None, "at least one condition is required"
        attempt.succeed(attempt_key)
        return row

    async def _check_password(self, attempt: Attempt, stored_hash: str, password: str) -> bool:
        """Return True if the password matches; cancel an attempt that could not be checked."""
        try:
            return len(password) <= MAX_PASSWORD_LENGTH and await self.passwords.verify(
                stored_hash, password
            )
        except ApiError:
            attempt.cancel()
            raise

    def start_code_attempt(self, name: str, address: str, device: str = "") -> AttemptScope:
        """Start an attempt at a second factor, counted like a password attempt but for longer.

        Few attempts from all addresses together are allowed, because a code has six digits; a
        *device* that has logged in to this account before is counted separately.
        """
        folded_name = name.casefold()[:100]
        if device:
            attempt_key = f"code device {folded_name} {device}"
            return AttemptScope(self._attempt_tracker.start_attempt(attempt_key), attempt_key)
        attempt_key = f"code from {address} {folded_name}"
        shared_attempt_key = f"code {folded_name}"
        return AttemptScope(
            self._attempt_tracker.start_attempt(
                attempt_key, shared_key=shared_attempt_key, shared_policy=CODE_BACKOFF
            ),
            attempt_key,
        )

    def start_passkey_attempt(self, address: str) -> AttemptScope:
        """Start an attempt to log in with a passkey alone."""
        attempt_key = f"passkey {address}"
        return AttemptScope(self._attempt_tracker.start_attempt(attempt_key), attempt_key)

    async def find_account(self, name: str) -> AccountRow | None:
        """Return the account of this name, or ``None``, also for an invalid name."""
        try:
            return await self._store.find_account(normalize_name(name))
        except InvalidName:
            return None

    def is_admin(self, row: AccountRow) -> bool:
        """Return True if an account is an administrator, by its row or by the configuration."""
        return row.is_admin or (has_account(row) and fold_name(row.name) in self._admins)

    async def set_password(self, user: User, password: str, current_password: str) -> None:
        """Set the user's password; refuse unless *current_password* is right or there is none yet.

        All other sessions of the user end, and all API keys are deleted: an attacker with the old
        password may have created one.
        """
        validate_account_password(password, user.name)
        row = await self._store.find_account(user.name)
        if row is None:
            raise ApiError(404, NameUnknown(user.name))
        if row.password_hash:
            await self._require_password(row, current_password)
        else:
            self._require_unreserved_name(row.name)
        await self._store.set_password(row.name, await self.passwords.hash(password))
        await self.end_other_sessions(row.name, user.session_hash)
        await self.delete_api_keys(row.name)

    async def make_admin(self, name: str, password: str) -> AccountRow:
        """Make the account of this name and password an administrator; create it if needed.

        The caller must end the sessions, keys and second factors of an existing account.
        """
        row = AccountRow(
            _normalize_name(name), await self.passwords.hash(password), self._now_ms(), True
        )
        async with self._registration_lock:
            account = await self._store.find_account(row.name)
            if account is None:
                await self._store.add_account(row)
                return row
            await self._store.set_password(account.name, row.password_hash)
            await self._store.set_admin(account.name, True)
        return replace(account, password_hash=row.password_hash, is_admin=True)

    async def reset_password(self, row: AccountRow, password: str) -> AccountRow:
        """Set a new password for an account whose owner has used a recovery link."""
        new_row = replace(row, password_hash=await self.passwords.hash(password))
        await self._store.set_password(row.name, new_row.password_hash)
        return new_row

    async def verify_current_password(self, user: User, password: str) -> None:
        """Refuse a user with an account who does not give its current password."""
        row = await self._store.find_account(user.name)
        if row is not None and row.password_hash:
            await self._require_password(row, password)

    async def _require_password(self, row: AccountRow, password: str) -> None:
        """Refuse a wrong password for an account, and count the attempt."""
        attempt_key = f"password {row.name.casefold()}"
        attempt = self._attempt_tracker.start_attempt(attempt_key)
        if not await self._check_password(attempt, row.password_hash, password):
            raise ApiError(403, phrases.WrongOldPassword())
        attempt.succeed(attempt_key)

    async def create_session(self, name: str, device: str = "") -> str:
        """Create a session and return its token for the cookie; only the hash is stored."""
        token, now_ms = secrets.token_urlsafe(32), self._now_ms()
        csrf_token = secrets.token_urlsafe(24)
        row = SessionRow(
            hash_token(token), name, csrf_token, now_ms, now_ms + self._session_ms, device
        )
        await self._store.add_session(row)
        return token

    async def authenticate_session(self, token: str) -> tuple[User, bool]:
        """Return the user of a session, and True if it was renewed and needs a new cookie."""
        row = await self._find_session(hash_token(token))
        if row is None:
            return ANONYMOUS, False
        account = await self._store.find_account(row.name)
        if account is None:
            return ANONYMOUS, False
        was_renewed = (
            row.expires_at - self._now_ms() < self._session_ms - DAY_MS
            and await self._renew_session(row)
        )
        is_guest = not account.password_hash
        is_admin_account = self.is_admin(account)
        return User(
            account.name, is_guest, is_admin_account, row.csrf_token, row.token_hash
        ), was_renewed

    async def _find_session(self, token_hash: str) -> SessionRow | None:
        row = await self._store.find_session(token_hash)
        if row is None and self._session_lock.locked():
            async with self._session_lock:
                row = await self._store.find_session(token_hash)
        return None if row is None or row.expires_at <= self._now_ms() else row

    async def _renew_session(self, row: SessionRow) -> bool:
        """Extend a session from now on; return False if it has ended or changed meanwhile."""
        async with self._session_lock:
            session_row = await self._store.find_session(row.token_hash)
            if session_row is None or session_row.expires_at != row.expires_at:
                return False
            await self._store.end_session(row.token_hash)
            await self._store.add_session(
                replace(row, expires_at=self._now_ms() + self._session_ms)
            )
        return True

    async def end_session(self, user: User) -> None:
        """End a session."""
        if user.session_hash:
            await self._store.end_session(user.session_hash)

    async def list_sessions(self, user: User) -> list[tuple[SessionRow, int]]:
        """Return a user's active sessions, each with the time of its last use.

        The time is in milliseconds since 1970, and exact to within a day.
        """
        rows = await self._store.sessions_of(user.name)
        return [
            (row, row.expires_at - self._session_ms)
            for row in rows
            if row.expires_at > self._now_ms()
        ]

    async def end_session_by_prefix(self, user: User, prefix: str) -> str:
        """End the user's session whose hash starts with *prefix*, and return its hash.

        Refuse if there is no such session.
        """
        async with self._session_lock:  # otherwise a session being extended would survive
            for row in await self._store.sessions_of(user.name):
                if row.token_hash.startswith(prefix):
                    await self._store.end_session(row.token_hash)
                    return row.token_hash
        raise ApiError(404, phrases.LoginSessionOver())

    async def end_other_sessions(self, name: str, kept_session_hash: str) -> None:
        """End all sessions of a name except *kept_session_hash*."""
        async with self._session_lock:  # otherwise a session being extended would survive
            await self._store.end_sessions_of(name, kept_session_hash)

    async def delete_expired_sessions(self) -> int:
        """Delete expired sessions and return their count."""
        return await self._store.delete_expired_sessions(self._now_ms())

    @asynccontextmanager
    async def session_guard(self, user: User) -> AsyncIterator[None]:
        """Guard work that must not outlast its session: refuse an ended session, and delay logouts
        until the work is done.
        """
        async with self._session_lock:
            if await self._store.find_session(user.session_hash) is None:
                raise ApiError(401, PlayerNameMissing())
            yield

    async def create_api_key(self, user: User, note: str, is_bot: bool) -> tuple[str, KeyRow]:
        """Create an API key with which a program acts for the user; return the key and its row.

        Refuse if the session has ended, or if the user has ``MAX_API_KEYS`` keys.
        """
        api_key = API_KEY_PREFIX + secrets.token_urlsafe(32)
        row = KeyRow(hash_token(api_key), user.name, is_bot, note, self._now_ms())
        # Otherwise a user whose session just ended would get a key.
        async with self.session_guard(user):
            if len(await self._store.keys_of(user.name)) >= MAX_API_KEYS:
                raise ApiError(409, phrases.TooManyApiKeys(Player(user.name), MAX_API_KEYS))
            await self._store.add_key(row)
        return api_key, row

    async def delete_api_keys(self, name: str) -> None:
        """Delete all API keys of a user."""
        async with self._session_lock:  # otherwise a session being created would survive
            for key_row in await self._store.keys_of(name):
                await self._store.remove_key(key_row.key_hash)

    async def authenticate_key(self, api_key: str) -> User:
        """Return the user to whom an API key belongs; refuse an unknown key."""
        row = (
            await self._store.find_key(hash_token(api_key))
            if api_key.startswith(API_KEY_PREFIX)
            else None
        )
        account = None if row is None else await self._store.find_account(row.name)
        if row is None or account is None:
            raise ApiError(401, NoSuchApiKey())
        return User(
            account.name,
            not account.password_hash,
            self.is_admin(account),
            is_bot=row.is_bot,
            api_key_hash=row.key_hash,
        )


def has_account(row: AccountRow | None) -> bool:
    """Return True for an account with a password, neither a guest nor deleted."""
    return row is not None and row.password_hash not in ("", CLOSED_ACCOUNT_HASH)


def _list_name_skeletons(name: str) -> set[str]:
    """Return the skeletons of a name as it is, in lower case, in title case and in capitals."""
    return {skeleton(spelling) for spelling in (name, name.lower(), name.title(), name.upper())}


def _normalize_name(name: str) -> str:
    try:
        return normalize_name(name)
    except InvalidName as error:
        raise ApiError(400, error.refusal) from error


def _make_name_taken_error(name: str) -> ApiError:
    return ApiError(409, PlayerNameTaken(name))
