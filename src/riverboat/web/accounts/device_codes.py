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
from riverboat.web.accounts.people import Person, hashed
from riverboat.web.limits.rate_limit import Clock, Failures
from riverboat.web.refusals import Refuse
from riverboat.words.refusals import accounts as said

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Those that nobody takes for another when a code is typed."""
LENGTH: Final = 8
MINUTES: Final = 10
_MOST: Final = 10_000
"""Codes that are good at the same time: the oldest go first."""


class Made(Struct, frozen=True):
    """A code, as its maker is shown it."""

    name: str
    code: str
    until: int


class _Code(Struct, frozen=True):
    name: str
    session: str
    """The session that has made it; empty if a host has, for a guest."""
    until: int


class Comer(Struct, frozen=True):
    """Who comes by a code."""

    account: AccountRow
    alone: bool
    """All their other sessions end: they have lost the browser in which those were."""
    maker: str
    """The session that has made the code; empty if a host has."""


class DeviceCodes:
    """The codes of a room."""

    def __init__(self, store: Store, now: Callable[[], int], clock: Clock) -> None:
        self._store, self._now = store, now
        self._failures = Failures(clock)
        self._codes: dict[str, _Code] = {}

    def of_ones_own(self, me: Person) -> Made:
        """A code for one's own other device; the one made before is good no more."""
        return self._make(me.name, me.session)

    def of_a_guest(self, name: str) -> Made:
        """A code that a host hands to a guest who has lost the way back."""
        return self._make(name, "")

    def _make(self, name: str, session: str) -> Made:
        now = self._now()
        self._codes = {
            key: each
            for key, each in list(self._codes.items())[-_MOST:]
            if each.until > now and (each.name, each.session) != (name, session)
        }
        code = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])
        until = now + 60_000 * MINUTES
        self._codes[hashed(code)] = _Code(name, session, until)
        return Made(name, f"{code[:4]}-{code[4:]}", until)

    async def used(self, code: str, address: str, me: Person) -> Comer:
        """Who comes by a code, which is good no more; who guesses waits ever longer."""
        who = f"code {address}"
        guess = self._failures.guess(who)
        key = hashed(_plain(code))
        found = self._codes.get(key)
        account = await self._holder(found) if found is not None else None
        if found is None or account is None:
            self._codes.pop(key, None)
            raise Refuse(403, said.CodeIsNoGood())
        if me.name and me.name != account.name:
            guess.taken_back()
            raise Refuse(409, said.LogOutFirst(me.name))
        if self._codes.pop(key, None) is None:  # somebody was quicker while we looked
            raise Refuse(403, said.CodeWasUsed())
        guess.right(who)
        return Comer(account, not found.session, found.session)

    async def _holder(self, code: _Code) -> AccountRow | None:
        """Who is reached by a code; nobody if it is no longer as it was when it was made."""
        now = self._now()
        account = await self._store.account(code.name)
        if account is None or code.until <= now:
            return None
        if not code.session:
            return None if account.password else account
        session = await self._store.session(code.session)
        return account if session is not None and session.until > now else None


def _plain(code: str) -> str:
    """A code without what people put between its letters."""
    return "".join([letter for letter in code.upper() if letter.isalnum()])
