"""Who is who: guests and accounts, sessions and keys of the API.

A guest has a name and a cookie. Who sets a password has an account, and comes back from any
browser. Of a session's token and of a key only the hash is stored, so that whoever reads the
database can act for nobody.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from riverboat.store.checking import folded
from riverboat.store.errors import NotUnique
from riverboat.store.port import Store
from riverboat.store.rows import AccountRow, KeyRow, SessionRow
from riverboat.web.accounts.look_alikes import Resembling
from riverboat.web.accounts.names import BadName, clean
from riverboat.web.accounts.passwords import LONGEST, Passwords, refuse_weak
from riverboat.web.accounts.skeletons import skeleton
from riverboat.web.limits.rate_limit import STEADY, Clock, Failures, Guess, Try
from riverboat.web.refusals import Refuse
from riverboat.words import Player
from riverboat.words.refusals import accounts as said
from riverboat.words.refusals.names import NameIsAlike, NameIsReserved, NameIsTaken, ThereIsNo
from riverboat.words.refusals.requests import NoSuchApiKey
from riverboat.words.refusals.wishes import SayWhoYouAre

KEY_PREFIX = "rbk_"
SESSION_COOKIE = "rb_session"
HOST_PREFIX = "__Host-"
"""Browsers take a cookie of this prefix from the host itself and over https only."""
MOST_KEYS = 20
CLOSED = "-"
"""In place of the password of who wants to be forgotten: none is like it."""
DAY = 86_400_000
"""Milliseconds."""


class Person(Struct, frozen=True):
    """Somebody who asks for something."""

    name: str
    guest: bool = False
    admin: bool = False
    csrf: str = ""
    session: str = ""
    """The hash of their session's token; empty if they come with a key."""
    bot: bool = False
    """They have declared to be a program."""
    before: tuple[str, ...] = ()
    """The names that guests and accounts had in the same browser; of an account only where it began
    there, as a computer may be the family's."""
    key: str = ""
    """The hash of the key by which they come; empty if they have a session."""


NOBODY = Person("")


def cookie_of(cookies: Mapping[str, str], name: str) -> str:
    """Return the value of a cookie, of the name with the prefix first; empty if there is none.

    Cookies without the prefix that were set over https before are read until they expire.
    """
    return cookies.get(f"{HOST_PREFIX}{name}", "") or cookies.get(name, "")


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class People:
    """The people of a room."""

    def __init__(
        self,
        store: Store,
        passwords: Passwords,
        *,
        days: int,
        now: Callable[[], int],
        clock: Clock,
        admins: Collection[str] = (),
    ) -> None:
        self.passwords = passwords
        self._store = store
        self._admins = frozenset([folded(name) for name in admins])
        self._reserved = frozenset([look for name in admins for look in _looks(name)])
        self._span = days * DAY
        self._now = now
        self._failures = Failures(clock)
        self._resembling = Resembling(store, now)
        self._coming = asyncio.Lock()
        self._renewing = asyncio.Lock()

    # Names ---------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> AccountRow:
        """Somebody new without a password."""
        return await self._add(name, "")

    async def register(self, name: str, password: str, me: Person = NOBODY) -> AccountRow:
        """Somebody with a password: new, or the guest *me*, who keeps their name."""
        if me.guest and me.name and _cleaned(name).casefold() == me.name.casefold():
            await self.set_password(me, password, "")
            return AccountRow(me.name, "set", self._now(), me.admin)
        refuse_weak(password, name)
        await self._refuse_taken(_cleaned(name))
        return await self._add(name, await self.passwords.hash(password))

    async def _add(self, name: str, password: str) -> AccountRow:
        row = AccountRow(_cleaned(name), password, self._now())
        async with self._coming:  # or two who look alike would come at the same moment
            await self._refuse_taken(row.name)
            try:
                await self._store.add_account(row)
            except NotUnique as why:
                raise _taken(row.name) from why
        return row

    async def _refuse_taken(self, name: str) -> None:
        if await self._store.account(name) is not None:
            raise _taken(name)
        self._refuse_reserved(name)
        if other := await self._resembling.anybody(name):
            raise Refuse(409, NameIsAlike(name, Player(other)))

    def _refuse_reserved(self, name: str) -> None:
        """Refuse the name of an administrator, and names that look like it."""
        if not self._reserved.isdisjoint(_looks(name)):
            raise Refuse(403, NameIsReserved(name))

    # Passwords -----------------------------------------------------------------------------------

    async def log_in(self, name: str, password: str, address: str, device: str = "") -> AccountRow:
        """The account that has this name and password; who tries often waits ever longer.

        Each try counts before it is looked at: by name and address together, by address, and, much
        more gently, by name from anywhere. A *device* that was this account's before counts for
        itself alone, so that nobody else's tries keep its owner out.
        """
        called = name.casefold()[:100]
        own = f"device {called} {device}" if device else f"from {address} {called}"
        if device:
            guess = self._failures.guess(own)
        else:
            guess = self._failures.guess(own, f"address {address}", all_together=f"name {called}")
        row = await self.account(name)
        stored = row.password if row and row.password != CLOSED else ""
        if not await self._is_right(guess, stored, password):
            raise Refuse(401, said.WrongNameOrPassword())
        assert row is not None, "nobody matches nothing"
        guess.right(own)
        return row

    async def _is_right(self, guess: Guess, stored: str, password: str) -> bool:
        """Whether a password is the one; a try that nobody had time to look at counts no more."""
        try:
            return len(password) <= LONGEST and await self.passwords.matches(stored, password)
        except Refuse:
            guess.taken_back()
            raise

    def try_code(self, name: str, address: str, device: str = "") -> Try:
        """A try at somebody's second factor: it counts as one at the password, but for longer.

        From anywhere together few are looked at, for a code has six digits; a *device* that was
        this account's before counts for itself alone.
        """
        called = name.casefold()[:100]
        if device:
            own = f"code device {called} {device}"
            return Try(self._failures.guess(own), own)
        own = f"code from {address} {called}"
        together = f"code {called}"
        return Try(self._failures.guess(own, all_together=together, together=STEADY), own)

    def try_passkey(self, address: str) -> Try:
        """A try at coming in with a passkey alone."""
        own = f"passkey {address}"
        return Try(self._failures.guess(own), own)

    async def account(self, name: str) -> AccountRow | None:
        """Who is called so; nobody is called by what is no name."""
        try:
            return await self._store.account(clean(name))
        except BadName:
            return None

    def is_admin(self, row: AccountRow) -> bool:
        """Whether somebody runs the room: an account that says so, or that the room names."""
        return row.admin or (has_account(row) and folded(row.name) in self._admins)

    async def set_password(self, me: Person, password: str, old: str) -> None:
        """Give oneself a password; who has one says it too.

        All one's other sessions end, and so do all keys: whoever had the old password may have
        made one.
        """
        refuse_weak(password, me.name)
        row = await self._store.account(me.name)
        if row is None:
            raise Refuse(404, ThereIsNo(me.name))
        if row.password:
            await self._say_again(row, old)
        else:
            self._refuse_reserved(row.name)
        await self._store.set_password(row.name, await self.passwords.hash(password))
        await self.end_others(row.name, me.session)
        await self.end_keys(row.name)

    async def make_admin(self, name: str, password: str) -> AccountRow:
        """Make an account with this password an administrator, new or not.

        All that opened it before ends: sessions, keys and second factors are the caller's to end.
        """
        row = AccountRow(_cleaned(name), await self.passwords.hash(password), self._now(), True)
        async with self._coming:
            found = await self._store.account(row.name)
            if found is None:
                await self._store.add_account(row)
                return row
            await self._store.set_password(found.name, row.password)
            await self._store.set_admin(found.name, True)
        return replace(found, password=row.password, admin=True)

    async def recover(self, row: AccountRow, password: str) -> AccountRow:
        """Set a new password for an account whose owner has used a link of recovery."""
        changed = replace(row, password=await self.passwords.hash(password))
        await self._store.set_password(row.name, changed.password)
        return changed

    async def confirm(self, me: Person, password: str) -> None:
        """Refuse who is logged in by an account and does not know its password."""
        row = await self._store.account(me.name)
        if row is not None and row.password:
            await self._say_again(row, password)

    async def _say_again(self, row: AccountRow, password: str) -> None:
        """Refuse whoever is logged in and does not know the password."""
        who = f"password {row.name.casefold()}"
        guess = self._failures.guess(who)
        if not await self._is_right(guess, row.password, password):
            raise Refuse(403, said.WrongOldPassword())
        guess.right(who)

    # Sessions ------------------------------------------------------------------------------------

    async def begin_session(self, name: str, device: str = "") -> str:
        """A session of somebody; the token is for their cookie, and is kept nowhere else."""
        token, now = secrets.token_urlsafe(32), self._now()
        csrf = secrets.token_urlsafe(24)
        row = SessionRow(hashed(token), name, csrf, now, now + self._span, device)
        await self._store.add_session(row)
        return token

    async def of_session(self, token: str) -> tuple[Person, bool]:
        """Whose session it is, and whether it was made longer, so that their cookie must be too."""
        row = await self._session(hashed(token))
        if row is None:
            return NOBODY, False
        account = await self._store.account(row.name)
        if account is None:
            return NOBODY, False
        longer = row.until - self._now() < self._span - DAY and await self._renew(row)
        guest = not account.password
        admin = self.is_admin(account)
        return Person(account.name, guest, admin, row.csrf, row.token), longer

    async def _session(self, token: str) -> SessionRow | None:
        row = await self._store.session(token)
        if row is None and self._renewing.locked():
            async with self._renewing:
                row = await self._store.session(token)
        return None if row is None or row.until <= self._now() else row

    async def _renew(self, row: SessionRow) -> bool:
        """Let a session run from now on, at most once a day."""
        async with self._renewing:
            found = await self._store.session(row.token)
            if found is None or found.until != row.until:
                return False
            await self._store.end_session(row.token)
            await self._store.add_session(replace(row, until=self._now() + self._span))
        return True

    async def end_session(self, me: Person) -> None:
        """Log out."""
        if me.session:
            await self._store.end_session(me.session)

    async def sessions_of(self, me: Person) -> list[tuple[SessionRow, int]]:
        """Somebody's sessions that are not over, and when each was used, but for a day."""
        rows = await self._store.sessions_of(me.name)
        return [(row, row.until - self._span) for row in rows if row.until > self._now()]

    async def end_one(self, me: Person, session: str) -> str:
        """End the session of somebody whose hash begins so, and say which it was."""
        async with self._renewing:  # else one that is being made longer would outlive it
            for row in await self._store.sessions_of(me.name):
                if row.token.startswith(session):
                    await self._store.end_session(row.token)
                    return row.token
        raise Refuse(404, said.SessionIsOver())

    async def end_others(self, name: str, session: str) -> None:
        """End all sessions of somebody but this one."""
        async with self._renewing:  # else one that is being made longer would outlive it
            await self._store.end_sessions_of(name, session)

    async def forget_old_sessions(self) -> int:
        """Remove the sessions whose time is over, and say how many they were."""
        return await self._store.end_sessions(self._now())

    # Keys ----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def still_in(self, me: Person) -> AsyncIterator[None]:
        """Do what outlasts a session, unless the session has just ended: nothing ends meanwhile."""
        async with self._renewing:
            if await self._store.session(me.session) is None:
                raise Refuse(401, SayWhoYouAre())
            yield

    async def new_key(self, me: Person, note: str, bot: bool) -> tuple[str, KeyRow]:
        """A key by which a program acts for somebody."""
        key = KEY_PREFIX + secrets.token_urlsafe(32)
        row = KeyRow(hashed(key), me.name, bot, note, self._now())
        async with self.still_in(me):  # else whose session just ended would still have one
            if len(await self._store.keys_of(me.name)) >= MOST_KEYS:
                raise Refuse(409, said.TooManyKeys(Player(me.name), MOST_KEYS))
            await self._store.add_key(row)
        return key, row

    async def end_keys(self, name: str) -> None:
        """Remove all keys of somebody."""
        async with self._renewing:  # else one that is being made would outlive it
            for each in await self._store.keys_of(name):
                await self._store.remove_key(each.key)

    async def of_key(self, key: str) -> Person:
        """Who acts by a key."""
        row = await self._store.key(hashed(key)) if key.startswith(KEY_PREFIX) else None
        account = None if row is None else await self._store.account(row.name)
        if row is None or account is None:
            raise Refuse(401, NoSuchApiKey())
        return Person(
            account.name, not account.password, self.is_admin(account), bot=row.bot, key=row.key
        )


def has_account(row: AccountRow | None) -> bool:
    """Return True for a name with a password: neither a guest nor removed."""
    return row is not None and row.password not in ("", CLOSED)


def _looks(name: str) -> set[str]:
    """The skeletons of a name in the capitals that it could be written with."""
    return {skeleton(form) for form in (name, name.lower(), name.title(), name.upper())}


def _cleaned(name: str) -> str:
    try:
        return clean(name)
    except BadName as why:
        raise Refuse(400, why.refusal) from why


def _taken(name: str) -> Refuse:
    return Refuse(409, NameIsTaken(name))
