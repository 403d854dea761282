"""Second factors that a user types: codes of an authenticator app, and recovery codes for a lost
one.

An account with a second factor is asked for a code after its password. A code of an authenticator
is valid once (RFC 6238), and so is each recovery code. Every attempt is counted before it is
checked (decision 036).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import pyotp
import structlog
from msgspec import Struct
from pyotp.exceptions import OTPVerificationError

from riverboat.store.port import Store
from riverboat.store.rows import PasskeyRow, TotpRow
from riverboat.store.store_validation import fold_name
from riverboat.web.accounts.account_service import User, hash_token
from riverboat.web.accounts.device_codes import CODE_ALPHABET
from riverboat.web.accounts.one_time_store import OneTimeStore
from riverboat.web.accounts.sealed_secrets import DecryptionError, seal, unseal
from riverboat.web.accounts.second_factor_schemas import SecondFactorKind
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.rate_limit import AttemptScope
from riverboat.words.refusals import accounts as phrases

log = structlog.get_logger(__name__)

RECOVERY_CODE_COUNT: Final = 10
"""Number of recovery codes in a set."""
RECOVERY_CODE_LENGTH: Final = 16
"""Length of a recovery code in letters: 79 bits, so that hashes cannot be brute-forced."""
CODE_DIGITS: Final = 6
TOTP_WINDOW_STEPS: Final = 1
"""Clock steps by which a code may be early or late, to allow for clock skew."""


class EnrolledFactors(Struct, frozen=True):
    """The second factors that a user has enrolled."""

    totp: TotpRow | None
    recovery_codes_left: int
    """Number of unused recovery codes."""
    passkeys: tuple[PasskeyRow, ...]

    @property
    def is_required(self) -> bool:
        """True if the password alone is not enough."""
        return self.totp is not None or bool(self.passkeys)

    @property
    def available_kinds(self) -> tuple[SecondFactorKind, ...]:
        """The factors that may follow the password: ``totp``, ``passkey``, ``recovery``."""
        is_enrolled_by_kind: dict[SecondFactorKind, bool] = {
            "totp": self.totp is not None,
            "passkey": bool(self.passkeys),
            "recovery": self.is_required and self.recovery_codes_left > 0,
        }
        return tuple([kind for kind, is_enrolled in is_enrolled_by_kind.items() if is_enrolled])


NO_FACTORS: Final = EnrolledFactors(None, 0, ())


class NewTotpSecret(Struct, frozen=True):
    """An authenticator's secret, shown only once: as text to type, and as a QR code."""

    secret: str
    uri: str


class SecondFactors:
    """The second factors of all accounts in a room. Without a *key*, TOTP is disabled."""

    def __init__(self, store: Store, key: bytes | None, now_ms: Callable[[], int]) -> None:
        self._store, self._encryption_key, self._now_ms = store, key, now_ms
        self._unconfirmed_secrets: OneTimeStore[str] = OneTimeStore(now_ms, minutes=15)

    async def load(self, name: str) -> EnrolledFactors:
        """Return the enrolled factors of an account."""
        store = self._store
        passkeys = tuple(await store.passkeys_of(name))
        return EnrolledFactors(
            await store.find_totp(name), await store.recovery_code_count(name), passkeys
        )

    async def remove_all(self, name: str) -> None:
        """Remove all second factors, so that the password alone is enough again."""
        await self._store.remove_totp(name)
        for row in await self._store.passkeys_of(name):
            await self._store.remove_passkey(row.id)
        await self._store.put_recovery_codes(name, ())

    def begin_totp(self, user: User, issuer: str) -> NewTotpSecret:
        """Return a new authenticator's secret; it is enabled once one of its codes is entered."""
        self._require_key()
        secret = pyotp.random_base32()
        self._unconfirmed_secrets.put(user.session_hash, secret)
        uri = pyotp.TOTP(secret).provisioning_uri(name=user.name, issuer_name=issuer)
        return NewTotpSecret(secret, uri)

    async def enable_totp(self, user: User, code: str, attempt: AttemptScope) -> tuple[str, ...]:
        """Require authenticator codes from now on, if *code* is right; return new recovery codes.

        Recovery codes are empty if the account has unused ones. A wrong code is refused.
        """
        secret = self._unconfirmed_secrets.peek(user.session_hash)
        if secret is None:
            attempt.cancel()
            raise ApiError(409, phrases.QrCodeExpired())
        totp_step = self._match_totp_step(secret, _normalize_code(code))
        if totp_step is None:
            raise ApiError(403, phrases.AuthenticatorCodeWrong())
        attempt.succeed()
        self._unconfirmed_secrets.pop(user.session_hash)
        sealed_secret = seal(secret.encode(), self._require_key(), _build_secret_context(user.name))
        await self._store.put_totp(TotpRow(user.name, sealed_secret, totp_step, self._now_ms()))
        return await self.create_first_recovery_codes(user.name)

    async def disable_totp(self, name: str) -> None:
        """Disable authenticator codes for an account."""
        await self._store.remove_totp(name)
        await self._delete_orphaned_recovery_codes(name)

    async def remove_passkey(self, name: str, passkey_id: str) -> None:
        """Remove a passkey."""
        await self._store.remove_passkey(passkey_id)
        await self._delete_orphaned_recovery_codes(name)

    async def _delete_orphaned_recovery_codes(self, name: str) -> None:
        """Delete the recovery codes if no second factor is left."""
        if not (await self.load(name)).is_required:
            await self._store.put_recovery_codes(name, ())

    async def create_first_recovery_codes(self, name: str) -> tuple[str, ...]:
        """Return a set of recovery codes for an account without any, otherwise ``()``."""
        return (
            ()
            if await self._store.recovery_code_count(name)
            else await self.replace_recovery_codes(name)
        )

    async def replace_recovery_codes(self, name: str) -> tuple[str, ...]:
        """Return a new set of recovery codes and revoke the previous set.

        Refuse an account without a second factor.
        """
        if not (await self.load(name)).is_required:
            raise ApiError(409, phrases.SecondFactorRequiredFirst())
        codes = [
            "".join([secrets.choice(CODE_ALPHABET) for _ in range(RECOVERY_CODE_LENGTH)])
            for _ in range(RECOVERY_CODE_COUNT)
        ]
        await self._store.put_recovery_codes(name, [hash_token(code) for code in codes])
        return tuple(
            [
                "-".join([code[start : start + 4] for start in range(0, RECOVERY_CODE_LENGTH, 4)])
                for code in codes
            ]
        )

    async def verify_code(self, name: str, code: str, attempt: AttemptScope) -> None:
        """Use up a code of the user's authenticator, or a recovery code; refuse a wrong one."""
        normalized_code = _normalize_code(code)
        try:
            is_valid = await self._redeem_code(name, normalized_code)
        except ApiError:
            attempt.cancel()
            raise
        if not is_valid:
            raise ApiError(403, phrases.SecondCodeInvalid())
        attempt.succeed()

    async def _redeem_code(self, name: str, code: str) -> bool:
        if len(code) != CODE_DIGITS:
            return await self._store.use_recovery_code(name, hash_token(code))
        row = await self._store.find_totp(name)
        if row is None:
            return False
        totp_step = self._match_totp_step(self._decrypt_secret(row), code)
        return totp_step is not None and await self._store.use_totp_step(name, totp_step)

    def _match_totp_step(self, secret: str, code: str) -> int | None:
        """Return the clock step that a code belongs to; ``None`` for a wrong code."""
        try:
            return pyotp.TOTP(secret, digits=CODE_DIGITS).verify_and_get_timecode(
                code, for_time=self._now_ms() // 1000, valid_window=TOTP_WINDOW_STEPS
            )
        except OTPVerificationError:
            return None

    def _decrypt_secret(self, row: TotpRow) -> str:
        try:
            return unseal(
                row.sealed_secret, self._require_key(), _build_secret_context(row.name)
            ).decode()
        except DecryptionError:
            log.warning("authenticator cannot be read: the room has another key", name=row.name)
            raise ApiError(409, phrases.AuthenticatorKeyChanged()) from None

    def _require_key(self) -> bytes:
        if self._encryption_key is None:
            raise ApiError(409, phrases.AuthenticatorKeyMissing())
        return self._encryption_key


def _build_secret_context(name: str) -> str:
    return f"totp {fold_name(name)}"


def _normalize_code(code: str) -> str:
    """Return a typed code in capitals, without spaces and dashes."""
    return "".join(
        [character for character in code.upper() if character.isascii() and character.isalnum()]
    )
