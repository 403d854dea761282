"""Second factors that are typed: codes of an authenticator, and codes for who has lost it.

An account that has one is asked for a code after its password. A code of an authenticator is good
once (RFC 6238), and so is each recovery code. Every guess counts before it is looked at (036).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import pyotp
import structlog
from msgspec import Struct
from pyotp.exceptions import OTPVerificationError

from riverboat.store.checking import folded
from riverboat.store.port import Store
from riverboat.store.rows import PasskeyRow, TotpRow
from riverboat.web.accounts.at_rest import Unreadable, seal, unseal
from riverboat.web.accounts.device_codes import LETTERS
from riverboat.web.accounts.factor_shapes import SecondWay
from riverboat.web.accounts.once import Once
from riverboat.web.accounts.people import Person, hashed
from riverboat.web.limits.rate_limit import Try
from riverboat.web.refusals import Refuse
from riverboat.words.refusals import accounts as said

log = structlog.get_logger(__name__)

CODES: Final = 10
"""Recovery codes in a set."""
LENGTH: Final = 16
"""Letters of one: 79 bits, so that nobody finds them from their hashes."""
DIGITS: Final = 6
WINDOW: Final = 1
"""Steps of the clock that a code may be early or late: clocks are not alike."""


class Factors(Struct, frozen=True):
    """What somebody is asked for beside the password."""

    totp: TotpRow | None
    codes: int
    """Recovery codes that are left."""
    passkeys: tuple[PasskeyRow, ...]

    @property
    def any(self) -> bool:
        """Whether the password alone does not do."""
        return self.totp is not None or bool(self.passkeys)

    @property
    def ways(self) -> tuple[SecondWay, ...]:
        """What may be said after the password: ``totp``, ``passkey``, ``recovery``."""
        has: dict[SecondWay, bool] = {
            "totp": self.totp is not None,
            "passkey": bool(self.passkeys),
            "recovery": self.any and self.codes > 0,
        }
        return tuple([way for way, is_there in has.items() if is_there])


NONE: Final = Factors(None, 0, ())


class NewSecret(Struct, frozen=True):
    """An authenticator's secret, as it is shown once: to be typed, and to be drawn."""

    secret: str
    uri: str


class SecondFactors:
    """Those of everybody in a room. Without a *key* there are no authenticators."""

    def __init__(self, store: Store, key: bytes | None, now: Callable[[], int]) -> None:
        self._store, self._key, self._now = store, key, now
        self._drawn: Once[str] = Once(now, minutes=15)

    async def of(self, name: str) -> Factors:
        """Somebody's."""
        store = self._store
        passkeys = tuple(await store.passkeys_of(name))
        return Factors(await store.totp(name), await store.recovery(name), passkeys)

    async def forget(self, name: str) -> None:
        """Let the password alone do again."""
        await self._store.remove_totp(name)
        for row in await self._store.passkeys_of(name):
            await self._store.remove_passkey(row.id)
        await self._store.put_recovery(name, ())

    # Authenticators ------------------------------------------------------------------------------

    def draw(self, me: Person, issuer: str) -> NewSecret:
        """A new secret for this session, which counts when a code of it was said."""
        self._sealing_key()
        secret = pyotp.random_base32()
        self._drawn.put(me.session, secret)
        uri = pyotp.TOTP(secret).provisioning_uri(name=me.name, issuer_name=issuer)
        return NewSecret(secret, uri)

    async def turn_on(self, me: Person, code: str, attempt: Try) -> tuple[str, ...]:
        """Ask for codes from now on; recovery codes, unless there are some."""
        secret = self._drawn.look(me.session)
        if secret is None:
            attempt.taken_back()
            raise Refuse(409, said.DrawAnotherPicture())
        step = self._step(secret, _plain(code))
        if step is None:
            raise Refuse(403, said.NotTheCode())
        attempt.right()
        self._drawn.take(me.session)
        sealed = seal(secret.encode(), self._sealing_key(), _whose(me.name))
        await self._store.put_totp(TotpRow(me.name, sealed, step, self._now()))
        return await self.first_codes(me.name)

    async def turn_off(self, name: str) -> None:
        """Ask for no codes of an authenticator any more."""
        await self._store.remove_totp(name)
        await self._end_codes(name)

    async def remove_passkey(self, name: str, passkey: str) -> None:
        """Know a passkey no more."""
        await self._store.remove_passkey(passkey)
        await self._end_codes(name)

    async def _end_codes(self, name: str) -> None:
        """Recovery codes stand in for something: without it there are none."""
        if not (await self.of(name)).any:
            await self._store.put_recovery(name, ())

    # Codes ---------------------------------------------------------------------------------------

    async def first_codes(self, name: str) -> tuple[str, ...]:
        """A set for who has none; nothing for who has some."""
        return () if await self._store.recovery(name) else await self.new_codes(name)

    async def new_codes(self, name: str) -> tuple[str, ...]:
        """A new set of recovery codes: those before are good no more."""
        if not (await self.of(name)).any:
            raise Refuse(409, said.TurnOneOnFirst())
        codes = ["".join([secrets.choice(LETTERS) for _ in range(LENGTH)]) for _ in range(CODES)]
        await self._store.put_recovery(name, [hashed(code) for code in codes])
        return tuple(["-".join([code[k : k + 4] for k in range(0, LENGTH, 4)]) for code in codes])

    async def use(self, name: str, code: str, attempt: Try) -> None:
        """Use up a code of somebody's authenticator, or a recovery code; or refuse it."""
        plain = _plain(code)
        try:
            is_right = await self._uses(name, plain)
        except Refuse:
            attempt.taken_back()
            raise
        if not is_right:
            raise Refuse(403, said.SecondCodeIsNoGood())
        attempt.right()

    async def _uses(self, name: str, plain: str) -> bool:
        if len(plain) != DIGITS:
            return await self._store.use_recovery(name, hashed(plain))
        row = await self._store.totp(name)
        if row is None:
            return False
        step = self._step(self._unsealed(row), plain)
        return step is not None and await self._store.use_step(name, step)

    def _step(self, secret: str, code: str) -> int | None:
        """The step of the clock whose code it is; ``None`` for a wrong one."""
        try:
            return pyotp.TOTP(secret, digits=DIGITS).verify_and_get_timecode(
                code, for_time=self._now() // 1000, valid_window=WINDOW
            )
        except OTPVerificationError:
            return None

    def _unsealed(self, row: TotpRow) -> str:
        try:
            return unseal(row.secret, self._sealing_key(), _whose(row.name)).decode()
        except Unreadable:
            log.warning("authenticator cannot be read: the room has another key", name=row.name)
            raise Refuse(409, said.SealedByAnotherKey()) from None

    def _sealing_key(self) -> bytes:
        if self._key is None:
            raise Refuse(409, said.NoSealingKey())
        return self._key


def _whose(name: str) -> str:
    return f"totp {folded(name)}"


def _plain(code: str) -> str:
    """A code without what people put between its letters."""
    return "".join([letter for letter in code.upper() if letter.isascii() and letter.isalnum()])
