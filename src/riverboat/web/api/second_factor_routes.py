"""Login with more than a password: second factors, and passkeys without a password."""

from __future__ import annotations

import msgspec

from riverboat.store.rows import AccountRow
from riverboat.web.accounts.account_service import CLOSED_ACCOUNT_HASH
from riverboat.web.accounts.relying_party import RelyingParty, relying_party_for
from riverboat.web.accounts.second_factor_schemas import (
    AssertionBody,
    PasskeyChallengeBody,
    PasskeyOptions,
    TotpCodeBody,
)
from riverboat.web.api.login_routes import start_session
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Router
from riverboat.web.schemas.login_schemas import CurrentUser
from riverboat.words.refusals.accounts import LoginExpired, UnknownPasskey

router = Router("second step")


@router.post("/api/login/code")
async def verify_code(call: ApiCall, body: TotpCodeBody) -> CurrentUser:
    """Verify an authenticator code or a recovery code after the password."""
    row = await _require_pending_account(call)
    attempt = call.app_state.accounts.start_code_attempt(
        row.name, call.address, call.device_id(row.name)
    )
    await call.app_state.second_factors.verify_code(row.name, body.code, attempt)
    return await _complete_login(call, row)


@router.post("/api/login/passkey/ask")
async def begin_passkey_login(call: ApiCall, body: PasskeyChallengeBody) -> PasskeyOptions:
    """Return passkey options: the account's passkeys after a password, any passkey otherwise."""
    relying_party, passkeys = find_relying_party(call), call.app_state.passkeys
    if body.is_passwordless:
        return PasskeyOptions(
            await passkeys.begin_authentication(
                relying_party, call.begin_login_step(), "log in alone"
            )
        )
    row = await _require_pending_account(call)
    return PasskeyOptions(
        await passkeys.begin_authentication(
            relying_party, call.login_step, "second factor", row.name
        )
    )


@router.post("/api/login/passkey")
async def finish_passkey_login(call: ApiCall, body: AssertionBody) -> CurrentUser:
    """Log in with a passkey: after a password, or alone."""
    credential = msgspec.to_builtins(body.credential)
    if call.login_step and call.app_state.pending_logins.peek(call.login_step) is not None:
        row = await _require_pending_account(call)
        attempt = call.app_state.accounts.start_code_attempt(
            row.name, call.address, call.device_id(row.name)
        )
        await call.app_state.passkeys.finish_authentication(
            call.login_step, "second factor", row.name, credential
        )
        attempt.succeed()
        return await _complete_login(call, row)
    attempt = call.app_state.accounts.start_passkey_attempt(call.address)
    passkey = await call.app_state.passkeys.finish_authentication(
        call.login_step, "log in alone", "", credential
    )
    attempt.succeed()
    account = await call.app_state.accounts.find_account(passkey.name)
    if account is None or account.password_hash in ("", CLOSED_ACCOUNT_HASH):
        raise ApiError(403, UnknownPasskey())
    call.app_state.bans.require_not_banned([account.name])
    return await _complete_login(call, account)


def find_relying_party(call: ApiCall) -> RelyingParty:
    """Return the relying party for the request; refuse where passkeys do not work."""
    return relying_party_for(call.base_url, call.request.headers.get("origin", ""))


async def _require_pending_account(call: ApiCall) -> AccountRow:
    """Return the account whose password was given in this browser and is still valid."""
    pending_login = call.app_state.pending_logins.peek(call.login_step) if call.login_step else None
    row = (
        await call.app_state.accounts.find_account(pending_login.name)
        if pending_login is not None
        else None
    )
    if pending_login is None or row is None or row.password_hash != pending_login.password_hash:
        raise ApiError(403, LoginExpired())
    call.app_state.bans.require_not_banned([row.name])
    return row


async def _complete_login(call: ApiCall, row: AccountRow) -> CurrentUser:
    if call.login_step:
        call.app_state.pending_logins.pop(call.login_step)
        call.end_login_step()
    return await start_session(call, row)
