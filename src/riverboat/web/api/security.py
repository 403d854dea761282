"""Second factors of the caller's account: listing, enabling and disabling them.

Every change requires the password again, and a second factor if one is enrolled: an attacker at
an open browser, or with only the password, can neither lock the owner out nor stay logged in.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from riverboat.web.accounts.second_factor_schemas import (
    PasskeyBody,
    PasskeyOptions,
    PasskeySummary,
    ReauthenticationBody,
    RecoveryCodes,
    RemovePasskeyBody,
    SecuritySettings,
    TotpCodeBody,
    TotpEnrollment,
)
from riverboat.web.accounts.second_factors import EnrolledFactors
from riverboat.web.api.second_factor_routes import find_relying_party
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Done, Router
from riverboat.words.refusals import accounts as phrases

router = Router("security")


@router.get("/api/security", access="somebody", allows_api_key=False)
async def get_security(call: ApiCall) -> SecuritySettings:
    """Return the caller's second factors."""
    return build_security_response(await call.app_state.second_factors.load(call.user.name))


def build_security_response(factors: EnrolledFactors) -> SecuritySettings:
    """Return second factors as shown to their owner, without secrets."""
    return SecuritySettings(
        totp_at=factors.totp.made_at if factors.totp is not None else 0,
        recovery_code_count=factors.recovery_codes_left,
        passkeys=tuple(
            [
                PasskeySummary(row.id, row.label, row.made_at, row.used_at)
                for row in factors.passkeys
            ]
        ),
    )


@router.post("/api/totp/begin", access="somebody", allows_api_key=False)
async def begin_totp(call: ApiCall, body: ReauthenticationBody) -> TotpEnrollment:
    """Return a secret for an authenticator; it is enabled once one of its codes is entered."""
    await reauthenticate(call, body)
    secret = call.app_state.second_factors.begin_totp(
        call.user, f"riverboat {urlsplit(call.public_base_url).hostname or ''}"
    )
    return TotpEnrollment(secret.secret, secret.uri)


@router.post("/api/totp/on", access="somebody", allows_api_key=False)
async def enable_totp(call: ApiCall, body: TotpCodeBody) -> RecoveryCodes:
    """Require codes of this authenticator from now on; return the first recovery codes with it."""
    user = call.user
    attempt = call.app_state.accounts.start_code_attempt(
        user.name, call.address, call.device_id(user.name)
    )
    async with call.app_state.accounts.session_guard(user):
        return RecoveryCodes(
            await call.app_state.second_factors.enable_totp(user, body.code, attempt)
        )


@router.post("/api/totp/off", access="somebody", allows_api_key=False)
async def disable_totp(call: ApiCall, body: ReauthenticationBody) -> Done:
    """Disable authenticator codes for the caller's account."""
    await reauthenticate(call, body)
    await call.app_state.second_factors.disable_totp(call.user.name)
    return Done()


@router.post("/api/recovery-codes", access="somebody", allows_api_key=False)
async def replace_recovery_codes(call: ApiCall, body: ReauthenticationBody) -> RecoveryCodes:
    """Return ten new recovery codes, each valid once, and revoke the previous ones."""
    await reauthenticate(call, body)
    async with call.app_state.accounts.session_guard(call.user):
        return RecoveryCodes(
            await call.app_state.second_factors.replace_recovery_codes(call.user.name)
        )


@router.post("/api/passkeys/ask", access="somebody", allows_api_key=False)
async def begin_passkey_confirmation(call: ApiCall) -> PasskeyOptions:
    """Return options to authenticate again with one of the caller's passkeys."""
    name = call.user.name
    options = await call.app_state.passkeys.begin_authentication(
        find_relying_party(call), call.user.session_hash, "confirm", name
    )
    return PasskeyOptions(options)


@router.post("/api/passkeys/begin", access="somebody", allows_api_key=False)
async def begin_passkey_registration(call: ApiCall, body: ReauthenticationBody) -> PasskeyOptions:
    """Return options for the creation of a passkey."""
    relying_party = find_relying_party(call)
    await reauthenticate(call, body)
    return PasskeyOptions(
        await call.app_state.passkeys.begin_registration(
            relying_party, call.user.session_hash, call.user.name
        )
    )


@router.post("/api/passkeys", access="somebody", allows_api_key=False)
async def add_passkey(call: ApiCall, body: PasskeyBody) -> RecoveryCodes:
    """Register a passkey that the browser has created; the first one comes with recovery codes."""
    app_state, name = call.app_state, call.user.name
    credential = msgspec.to_builtins(body.credential)
    async with app_state.accounts.session_guard(call.user):
        await app_state.passkeys.finish_registration(
            call.user.session_hash, name, body.label.strip() or "passkey", credential
        )
        return RecoveryCodes(await app_state.second_factors.create_first_recovery_codes(name))


@router.post("/api/passkeys/remove", access="somebody", allows_api_key=False)
async def remove_passkey(call: ApiCall, body: RemovePasskeyBody) -> Done:
    """Remove one of the caller's passkeys."""
    name = call.user.name
    if body.id not in [row.id for row in await call.app_state.store.passkeys_of(name)]:
        raise ApiError(404, phrases.NoSuchPasskey())
    await reauthenticate(call, body.proof)
    await call.app_state.second_factors.remove_passkey(name, body.id)
    return Done()


async def reauthenticate(call: ApiCall, proof: ReauthenticationBody) -> None:
    """Refuse a caller who does not prove their identity."""
    app_state, user = call.app_state, call.user
    if user.is_guest:
        raise ApiError(409, phrases.SecondFactorForGuest())
    await app_state.accounts.verify_current_password(user, proof.password)
    if not (await app_state.second_factors.load(user.name)).is_required:
        return
    attempt = app_state.accounts.start_code_attempt(
        user.name, call.address, call.device_id(user.name)
    )
    if proof.passkey is not None:
        credential = msgspec.to_builtins(proof.passkey)
        await app_state.passkeys.finish_authentication(
            user.session_hash, "confirm", user.name, credential
        )
        attempt.succeed()
    elif proof.code:
        await app_state.second_factors.verify_code(user.name, proof.code, attempt)
    else:
        attempt.cancel()
        raise ApiError(403, phrases.SecondFactorCodeRequired())
