"""What an account is asked for beside its password: turned on, looked at, and turned off.

Whoever changes any of it says the password again, and a second factor if there is one already: who
finds a browser open, or has only the password, can neither keep the owner out nor stay in.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from riverboat.web.accounts.factor_shapes import (
    PasskeyBody,
    PasskeyLine,
    PasskeyOptions,
    ProofBody,
    RecoveryCodes,
    RemovePasskeyBody,
    Security,
    TotpBody,
    TotpSheet,
)
from riverboat.web.accounts.second_factors import Factors
from riverboat.web.api.second_step import place
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Done, Group
from riverboat.words.refusals import accounts as said

group = Group("security")


@group.get("/api/security", who="somebody", by_key=False)
async def security(call: ApiCall) -> Security:
    """What one is asked for beside the password."""
    return shown_security(await call.site.factors.of(call.me.name))


def shown_security(factors: Factors) -> Security:
    """Second factors as their owner is shown them: no secret is among it."""
    return Security(
        totp_at=factors.totp.made_at if factors.totp is not None else 0,
        codes=factors.codes,
        passkeys=tuple(
            [PasskeyLine(row.id, row.label, row.made_at, row.used_at) for row in factors.passkeys]
        ),
    )


# Authenticators ---------------------------------------------------------------------------------


@group.post("/api/totp/begin", who="somebody", by_key=False)
async def begin_totp(call: ApiCall, body: ProofBody) -> TotpSheet:
    """A secret for an authenticator; it is asked for when a code of it was said."""
    await confirm(call, body)
    drawn = call.site.factors.draw(
        call.me, f"riverboat {urlsplit(call.base_elsewhere).hostname or ''}"
    )
    return TotpSheet(drawn.secret, drawn.uri)


@group.post("/api/totp/on", who="somebody", by_key=False)
async def turn_on_totp(call: ApiCall, body: TotpBody) -> RecoveryCodes:
    """Ask for codes of this authenticator from now on; recovery codes come with it."""
    me = call.me
    attempt = call.site.people.try_code(me.name, call.address, call.device(me.name))
    async with call.site.people.still_in(me):
        return RecoveryCodes(await call.site.factors.turn_on(me, body.code, attempt))


@group.post("/api/totp/off", who="somebody", by_key=False)
async def turn_off_totp(call: ApiCall, body: ProofBody) -> Done:
    """Ask for codes of the authenticator no more."""
    await confirm(call, body)
    await call.site.factors.turn_off(call.me.name)
    return Done()


@group.post("/api/recovery-codes", who="somebody", by_key=False)
async def recovery_codes(call: ApiCall, body: ProofBody) -> RecoveryCodes:
    """Ten new recovery codes, each good once: those before are good no more."""
    await confirm(call, body)
    async with call.site.people.still_in(call.me):
        return RecoveryCodes(await call.site.factors.new_codes(call.me.name))


# Passkeys ---------------------------------------------------------------------------------------


@group.post("/api/passkeys/ask", who="somebody", by_key=False)
async def ask(call: ApiCall) -> PasskeyOptions:
    """What a browser asks one's passkey with, to prove that it is oneself."""
    name = call.me.name
    asked = await call.site.passkeys.ask(place(call), call.me.session, "confirm", name)
    return PasskeyOptions(asked)


@group.post("/api/passkeys/begin", who="somebody", by_key=False)
async def begin_passkey(call: ApiCall, body: ProofBody) -> PasskeyOptions:
    """What a browser makes a passkey from."""
    where = place(call)
    await confirm(call, body)
    return PasskeyOptions(await call.site.passkeys.begin(where, call.me.session, call.me.name))


@group.post("/api/passkeys", who="somebody", by_key=False)
async def add_passkey(call: ApiCall, body: PasskeyBody) -> RecoveryCodes:
    """Know the passkey that the browser has made; recovery codes come with the first one."""
    site, name = call.site, call.me.name
    answer = msgspec.to_builtins(body.credential)
    async with site.people.still_in(call.me):
        await site.passkeys.add(call.me.session, name, body.label.strip() or "passkey", answer)
        return RecoveryCodes(await site.factors.first_codes(name))


@group.post("/api/passkeys/remove", who="somebody", by_key=False)
async def remove_passkey(call: ApiCall, body: RemovePasskeyBody) -> Done:
    """Know one of one's passkeys no more."""
    name = call.me.name
    if body.id not in [row.id for row in await call.site.store.passkeys_of(name)]:
        raise Refuse(404, said.NoSuchPasskey())
    await confirm(call, body.proof)
    await call.site.factors.remove_passkey(name, body.id)
    return Done()


# Proof ------------------------------------------------------------------------------------------


async def confirm(call: ApiCall, proof: ProofBody) -> None:
    """Refuse who does not prove that it is oneself."""
    site, me = call.site, call.me
    if me.guest:
        raise Refuse(409, said.GuestHasNoSecond())
    await site.people.confirm(me, proof.password)
    if not (await site.factors.of(me.name)).any:
        return
    attempt = site.people.try_code(me.name, call.address, call.device(me.name))
    if proof.passkey is not None:
        answer = msgspec.to_builtins(proof.passkey)
        await site.passkeys.used(me.session, "confirm", me.name, answer)
        attempt.right()
    elif proof.code:
        await site.factors.use(me.name, proof.code, attempt)
    else:
        attempt.taken_back()
        raise Refuse(403, said.SayACodeToo())
