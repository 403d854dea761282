"""Passkeys: made for an account, and used in its password's place or after it.

A challenge is good once, for minutes, in the browser that was given it, for what it was made for.
A passkey belongs to the name under which the room is known, and browsers hold to that: a page that
only looks like the room's is answered by none.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final, Literal

import structlog
from msgspec import Struct

from riverboat.store.errors import NotUnique
from riverboat.store.port import Store
from riverboat.store.rows import PasskeyRow
from riverboat.web.accounts.once import Once
from riverboat.web.accounts.relying_party import BadAnswer, Registered, RelyingParty
from riverboat.web.refusals import Refuse
from riverboat.words import Player
from riverboat.words.refusals import accounts as said

log = structlog.get_logger(__name__)

MOST: Final = 20
"""Passkeys of one account."""
Use = Literal["make", "come in", "second step", "confirm"]


class _Asked(Struct, frozen=True):
    challenge: bytes
    use: Use
    place: RelyingParty
    name: str
    """Whose passkey it is; empty for anybody's."""
    handle: bytes = b""


class Passkeys:
    """Those of everybody in a room."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._asked: Once[_Asked] = Once(now)

    # Making one ----------------------------------------------------------------------------------

    async def begin(self, place: RelyingParty, browser: str, name: str) -> Any:
        """What a browser makes a passkey of somebody from."""
        rows = await self._store.passkeys_of(name)
        if len(rows) >= MOST:
            raise Refuse(409, said.TooManyPasskeys(Player(name), MOST))
        handle = rows[0].handle if rows else secrets.token_bytes(32)
        asked = self._ask(browser, _Asked(secrets.token_bytes(32), "make", place, name, handle))
        known = [row.id for row in rows]
        return await asyncio.to_thread(_creation, asked, known)

    async def add(self, browser: str, name: str, label: str, answer: dict[str, Any]) -> PasskeyRow:
        """Keep the passkey that a browser has made."""
        asked = self._asked_for(browser, "make", name)
        try:
            found = await asyncio.to_thread(_registered, asked, answer)
        except BadAnswer as why:
            raise _wrong(why) from why
        now = self._now()
        row = PasskeyRow(found.id, name, label, found.public_key, asked.handle, found.count, now, 0)
        if len(await self._store.passkeys_of(name)) >= MOST:
            raise Refuse(409, said.TooManyPasskeys(Player(name), MOST))
        try:
            await self._store.add_passkey(row)
        except NotUnique as why:
            raise Refuse(409, said.PasskeyIsKnown()) from why
        return row

    # Using one -----------------------------------------------------------------------------------

    async def ask(self, place: RelyingParty, browser: str, use: Use, name: str = "") -> Any:
        """What a browser asks a passkey with: one of somebody's, or whichever it has."""
        rows = await self._store.passkeys_of(name) if name else []
        if name and not rows:
            raise Refuse(409, said.HasNoPasskey(Player(name)))
        asked = self._ask(browser, _Asked(secrets.token_bytes(32), use, place, name))
        return await asyncio.to_thread(_request, asked, [row.id for row in rows])

    async def used(self, browser: str, use: Use, name: str, answer: dict[str, Any]) -> PasskeyRow:
        """The passkey that has answered; *name* is whose it has to be, or empty."""
        asked = self._asked_for(browser, use, name)
        row = await self._store.passkey(str(answer.get("id", "")))
        if row is None or (name and row.name != name):
            raise Refuse(403, said.UnknownPasskey())
        try:
            count = await asyncio.to_thread(_signed, asked, answer, row)
        except BadAnswer as why:
            raise _wrong(why) from why
        if not await self._store.use_passkey(row.id, count, self._now()):
            log.warning("a passkey counts back: it may have been copied", name=row.name)
            raise _wrong(BadAnswer("it counts back"))
        return row

    def _ask(self, browser: str, asked: _Asked) -> _Asked:
        self._asked.put(browser, asked)
        return asked

    def _asked_for(self, browser: str, use: Use, name: str) -> _Asked:
        """What a browser was asked, which is good no more."""
        asked = self._asked.take(browser)
        if asked is None or asked.use != use or asked.name != name:
            raise Refuse(403, said.PasskeyTooLate())
        return asked


def _wrong(why: Exception) -> Refuse:
    log.info("passkey refused", why=str(why))
    return Refuse(403, said.PasskeyNotAccepted())


# In a thread: what they import takes long the first time.


def _creation(asked: _Asked, known: list[str]) -> Any:
    from riverboat.web.accounts import ceremonies

    return ceremonies.creation(asked.place, asked.name, asked.handle, asked.challenge, known)


def _registered(asked: _Asked, answer: dict[str, Any]) -> Registered:
    from riverboat.web.accounts import ceremonies

    return ceremonies.registered(asked.place, asked.challenge, answer)


def _request(asked: _Asked, allowed: list[str]) -> Any:
    from riverboat.web.accounts import ceremonies

    is_alone = asked.use == "come in"
    return ceremonies.request(asked.place, asked.challenge, allowed, verified=is_alone)


def _signed(asked: _Asked, answer: dict[str, Any], row: PasskeyRow) -> int:
    from riverboat.web.accounts import ceremonies

    is_alone = asked.use == "come in"
    return ceremonies.signed(asked.place, asked.challenge, answer, row, verified=is_alone)
