"""Logging in beyond a password: the second step of who has a second factor, and passkeys alone."""

from __future__ import annotations

import msgspec

from riverboat.store.rows import AccountRow
from riverboat.web.accounts.factor_shapes import AskBody, AssertionBody, PasskeyOptions, TotpBody
from riverboat.web.accounts.people import CLOSED
from riverboat.web.accounts.relying_party import RelyingParty, place_of
from riverboat.web.api.people import come_in
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Group
from riverboat.web.shapes.people import Me
from riverboat.words.refusals.accounts import LogInAgain, UnknownPasskey

group = Group("second step")


@group.post("/api/login/code")
async def code(call: ApiCall, body: TotpBody) -> Me:
    """After a password: a code of one's authenticator, or a recovery code."""
    row = await _half_in(call)
    attempt = call.site.people.try_code(row.name, call.address, call.device(row.name))
    await call.site.factors.use(row.name, body.code, attempt)
    return await _all_in(call, row)


@group.post("/api/login/passkey/ask")
async def ask(call: ApiCall, body: AskBody) -> PasskeyOptions:
    """What a browser asks a passkey with: after a password one's own, alone whichever it has."""
    where, passkeys = place(call), call.site.passkeys
    if body.alone:
        return PasskeyOptions(await passkeys.ask(where, call.new_step(), "come in"))
    row = await _half_in(call)
    return PasskeyOptions(await passkeys.ask(where, call.step, "second step", row.name))


@group.post("/api/login/passkey")
async def passkey(call: ApiCall, body: AssertionBody) -> Me:
    """Come in with a passkey: after a password, or alone."""
    answer = msgspec.to_builtins(body.credential)
    if call.step and call.site.steps.look(call.step) is not None:
        row = await _half_in(call)
        attempt = call.site.people.try_code(row.name, call.address, call.device(row.name))
        await call.site.passkeys.used(call.step, "second step", row.name, answer)
        attempt.right()
        return await _all_in(call, row)
    attempt = call.site.people.try_passkey(call.address)
    used = await call.site.passkeys.used(call.step, "come in", "", answer)
    attempt.right()
    found = await call.site.people.account(used.name)
    if found is None or found.password in ("", CLOSED):
        raise Refuse(403, UnknownPasskey())
    call.site.barring.refuse([found.name])
    return await _all_in(call, found)


def place(call: ApiCall) -> RelyingParty:
    """Where the passkeys of whoever asks are good; refused where there are none."""
    return place_of(call.base, call.request.headers.get("origin", ""))


async def _half_in(call: ApiCall) -> AccountRow:
    """Whose password was right in this browser, and still is."""
    step = call.site.steps.look(call.step) if call.step else None
    row = await call.site.people.account(step.name) if step is not None else None
    if step is None or row is None or row.password != step.password:
        raise Refuse(403, LogInAgain())
    call.site.barring.refuse([row.name])
    return row


async def _all_in(call: ApiCall, row: AccountRow) -> Me:
    if call.step:
        call.site.steps.take(call.step)
        call.end_step()
    return await come_in(call, row)
