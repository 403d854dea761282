"""Passkeys: registered for an account, and used instead of its password or after it.

A challenge is valid once, for minutes, in the browser that requested it, and for one purpose. A
passkey is bound to the room's domain, and browsers enforce that: a phishing page gets no
response.
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
from riverboat.web.accounts.one_time_store import OneTimeStore
from riverboat.web.accounts.relying_party import InvalidCredential, RegisteredPasskey, RelyingParty
from riverboat.web.api_errors import ApiError
from riverboat.words import Player
from riverboat.words.refusals import accounts as phrases

log = structlog.get_logger(__name__)

MAX_PASSKEYS: Final = 20
"""Maximum number of passkeys for one account."""
PasskeyPurpose = Literal["register", "log in alone", "second factor", "confirm"]


class _PendingChallenge(Struct, frozen=True):
    challenge: bytes
    purpose: PasskeyPurpose
    relying_party: RelyingParty
    name: str
    """Account whose passkey must answer; empty for any account."""
    user_handle: bytes = b""


class Passkeys:
    """The passkeys of all accounts in a room."""

    def __init__(self, store: Store, now_ms: Callable[[], int]) -> None:
        self._store, self._now_ms = store, now_ms
        self._challenges: OneTimeStore[_PendingChallenge] = OneTimeStore(now_ms)

    async def begin_registration(
        self, relying_party: RelyingParty, browser_id: str, name: str
    ) -> Any:
        """Return WebAuthn creation options for a new passkey of *name*."""
        rows = await self._store.passkeys_of(name)
        if len(rows) >= MAX_PASSKEYS:
            raise ApiError(409, phrases.TooManyPasskeys(Player(name), MAX_PASSKEYS))
        user_handle = rows[0].user_handle if rows else secrets.token_bytes(32)
        challenge = self._save_challenge(
            browser_id,
            _PendingChallenge(
                secrets.token_bytes(32), "register", relying_party, name, user_handle
            ),
        )
        passkey_ids = [row.id for row in rows]
        return await asyncio.to_thread(_build_registration_options, challenge, passkey_ids)

    async def finish_registration(
        self, browser_id: str, name: str, label: str, response: dict[str, Any]
    ) -> PasskeyRow:
        """Verify and store the passkey that a browser has created, and return its row."""
        challenge = self._pop_challenge(browser_id, "register", name)
        try:
            passkey = await asyncio.to_thread(_verify_registration, challenge, response)
        except InvalidCredential as error:
            raise _make_passkey_error(error) from error
        now_ms = self._now_ms()
        row = PasskeyRow(
            passkey.id,
            name,
            label,
            passkey.public_key,
            challenge.user_handle,
            passkey.signature_count,
            now_ms,
            0,
        )
        if len(await self._store.passkeys_of(name)) >= MAX_PASSKEYS:
            raise ApiError(409, phrases.TooManyPasskeys(Player(name), MAX_PASSKEYS))
        try:
            await self._store.add_passkey(row)
        except NotUnique as error:
            raise ApiError(409, phrases.PasskeyRegistered()) from error
        return row

    async def begin_authentication(
        self, relying_party: RelyingParty, browser_id: str, purpose: PasskeyPurpose, name: str = ""
    ) -> Any:
        """Return WebAuthn request options for the passkeys of *name*; if empty, for any passkey."""
        rows = await self._store.passkeys_of(name) if name else []
        if name and not rows:
            raise ApiError(409, phrases.PasskeyMissing(Player(name)))
        challenge = self._save_challenge(
            browser_id, _PendingChallenge(secrets.token_bytes(32), purpose, relying_party, name)
        )
        return await asyncio.to_thread(
            _build_authentication_options, challenge, [row.id for row in rows]
        )

    async def finish_authentication(
        self, browser_id: str, purpose: PasskeyPurpose, name: str, response: dict[str, Any]
    ) -> PasskeyRow:
        """Return the passkey that signed the challenge; refuse a passkey of another account."""
        challenge = self._pop_challenge(browser_id, purpose, name)
        row = await self._store.find_passkey(str(response.get("id", "")))
        if row is None or (name and row.name != name):
            raise ApiError(403, phrases.UnknownPasskey())
        try:
            signature_count = await asyncio.to_thread(_verify_assertion, challenge, response, row)
        except InvalidCredential as error:
            raise _make_passkey_error(error) from error
        if not await self._store.use_passkey(row.id, signature_count, self._now_ms()):
            log.warning("a passkey counts back: it may have been copied", name=row.name)
            raise _make_passkey_error(InvalidCredential("it counts back"))
        return row

    def _save_challenge(self, browser_id: str, challenge: _PendingChallenge) -> _PendingChallenge:
        self._challenges.put(browser_id, challenge)
        return challenge

    def _pop_challenge(
        self, browser_id: str, purpose: PasskeyPurpose, name: str
    ) -> _PendingChallenge:
        """Return the browser's challenge and use it up; refuse another purpose or name."""
        challenge = self._challenges.pop(browser_id)
        if challenge is None or challenge.purpose != purpose or challenge.name != name:
            raise ApiError(403, phrases.PasskeyTooLate())
        return challenge


def _make_passkey_error(error: Exception) -> ApiError:
    log.info("passkey refused", why=str(error))
    return ApiError(403, phrases.PasskeyNotAccepted())


# In a thread, because the first import is slow.


def _build_registration_options(challenge: _PendingChallenge, known_ids: list[str]) -> Any:
    from riverboat.web.accounts import webauthn_ceremonies

    return webauthn_ceremonies.registration_options(
        challenge.relying_party,
        challenge.name,
        challenge.user_handle,
        challenge.challenge,
        known_ids,
    )


def _verify_registration(
    challenge: _PendingChallenge, response: dict[str, Any]
) -> RegisteredPasskey:
    from riverboat.web.accounts import webauthn_ceremonies

    return webauthn_ceremonies.verify_registration(
        challenge.relying_party, challenge.challenge, response
    )


def _build_authentication_options(challenge: _PendingChallenge, allowed_ids: list[str]) -> Any:
    from riverboat.web.accounts import webauthn_ceremonies

    is_passwordless = challenge.purpose == "log in alone"
    return webauthn_ceremonies.authentication_options(
        challenge.relying_party,
        challenge.challenge,
        allowed_ids,
        require_user_verification=is_passwordless,
    )


def _verify_assertion(
    challenge: _PendingChallenge, response: dict[str, Any], row: PasskeyRow
) -> int:
    from riverboat.web.accounts import webauthn_ceremonies

    is_passwordless = challenge.purpose == "log in alone"
    return webauthn_ceremonies.verify_assertion(
        challenge.relying_party,
        challenge.challenge,
        response,
        row,
        require_user_verification=is_passwordless,
    )
