"""Login: guests, accounts, passwords, and API keys.

This module handles logins by password or device code. ``second_factor_routes`` handles those by an
authenticator code, a recovery code or a passkey.
"""

from __future__ import annotations

from riverboat.store.rows import AccountRow, KeyRow
from riverboat.web.accounts.account_service import hash_token
from riverboat.web.accounts.device_codes import NewDeviceCode
from riverboat.web.accounts.one_time_store import PendingLogin
from riverboat.web.accounts.user_agents import describe_browser
from riverboat.web.api_errors import ApiError
from riverboat.web.request_locale import browser_locale
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Done, Router
from riverboat.web.schemas.login_schemas import (
    AccountBody,
    ApiKey,
    CurrentUser,
    DeviceCode,
    DeviceCodeBody,
    GuestBody,
    LoginSession,
    NewApiKey,
    NewApiKeyBody,
    NewDeviceCodeBody,
    PasswordBody,
)
from riverboat.wire.messages import DeviceLinked
from riverboat.words.refusals import accounts as phrases
from riverboat.words.refusals.connections import (
    KeyRevoked,
    LoggedOut,
    PasswordChangedElsewhere,
    SeatOpenedElsewhere,
)

router = Router("people")

_PUBLIC_ID_LENGTH = 16
"""Number of letters of a key's or a session's hash that serve as its public id."""


@router.get("/api/me")
async def get_me(call: ApiCall) -> CurrentUser:
    """Return the current user, and the CSRF token for unsafe requests."""
    return build_current_user_response(call)


@router.post("/api/guest")
async def log_in_guest(call: ApiCall, body: GuestBody) -> CurrentUser:
    """Log in under a name, without a password."""
    _require_logged_out(call)
    _require_registration_open(call, "open", "guests")
    call.app_state.bans.require_not_banned((body.name, *call.user.previous_names))
    row = await call.app_state.accounts.create_guest(body.name)
    call.remember_guest_name(row.name)
    return await start_session(call, row)


@router.post("/api/accounts")
async def create_account(call: ApiCall, body: AccountBody) -> CurrentUser:
    """Create an account; a guest keeps their name."""
    is_same_guest = call.user.is_guest and body.name.strip().casefold() == call.user.name.casefold()
    if not is_same_guest:
        _require_logged_out(call)
    _require_registration_open(call, "open")
    call.app_state.bans.require_not_banned((body.name, *call.user.previous_names))
    row = await call.app_state.accounts.register(body.name, body.password, call.user)
    call.remember_guest_name(row.name)
    return await start_session(call, row)


@router.post("/api/login")
async def log_in(call: ApiCall, body: AccountBody) -> CurrentUser:
    """Log in with name and password; a user with a second factor is asked for it next."""
    row = await call.app_state.accounts.log_in(
        body.name, body.password, call.address, call.device_id(body.name)
    )
    call.app_state.bans.require_not_banned([row.name])
    factors = await call.app_state.second_factors.load(row.name)
    if factors.is_required:
        call.app_state.pending_logins.put(
            call.begin_login_step(), PendingLogin(row.name, row.password_hash)
        )
        return CurrentUser(
            "",
            is_guest=False,
            is_admin=False,
            csrf_token="",
            locale=browser_locale(call.request),
            second_factors=factors.available_kinds,
        )
    return await start_session(call, row)


@router.post("/api/logout", allows_api_key=False)
async def log_out(call: ApiCall) -> Done:
    """Log out; a guest loses access to their name."""
    if call.user.session_hash and not call.user.is_guest:
        call.remember_device(call.user.name)
    await call.app_state.accounts.end_session(call.user)
    call.set_session("")
    if call.user.session_hash:
        call.app_state.disconnect_users(
            lambda user: user.session_hash == call.user.session_hash, LoggedOut()
        )
    return Done()


@router.post("/api/password", access="somebody", allows_api_key=False)
async def change_password(call: ApiCall, body: PasswordBody) -> Done:
    """Set or change the password: all other sessions and all keys of the user end."""
    current_user = call.user
    await call.app_state.accounts.set_password(current_user, body.password, body.current_password)
    call.remember_device(current_user.name)
    call.app_state.disconnect_users(
        lambda user: (
            user.name == current_user.name and user.session_hash != current_user.session_hash
        ),
        PasswordChangedElsewhere(),
    )
    return Done()


@router.get("/api/sessions", access="somebody", allows_api_key=False)
async def list_sessions(call: ApiCall) -> tuple[LoginSession, ...]:
    """Return the caller's sessions."""
    return await load_login_sessions(call)


async def load_login_sessions(call: ApiCall) -> tuple[LoginSession, ...]:
    """Return the caller's sessions, each with its number of open sockets."""
    return tuple(
        [
            LoginSession(
                row.token_hash[:_PUBLIC_ID_LENGTH],
                row.device,
                row.made_at,
                used_at,
                row.token_hash == call.user.session_hash,
                sum(
                    [
                        connection.user.session_hash == row.token_hash
                        for connection in call.app_state.connections
                    ]
                ),
            )
            for row, used_at in await call.app_state.accounts.list_sessions(call.user)
        ]
    )


@router.delete("/api/sessions/{session}", access="somebody", allows_api_key=False)
async def end_session(call: ApiCall) -> Done:
    """End one of the caller's sessions, and close its sockets."""
    if len(call.path_params["session"]) != _PUBLIC_ID_LENGTH:
        raise ApiError(404, phrases.LoginSessionOver())
    token_hash = await call.app_state.accounts.end_session_by_prefix(
        call.user, call.path_params["session"]
    )
    if token_hash == call.user.session_hash:
        call.set_session("")
    call.app_state.disconnect_users(lambda user: user.session_hash == token_hash, LoggedOut())
    return Done()


@router.post("/api/device-codes", access="somebody", allows_api_key=False)
async def create_device_code(call: ApiCall, body: NewDeviceCodeBody) -> DeviceCode:
    """Create a one-time code that logs another browser in as the caller, valid for minutes."""
    return build_device_code_response(
        call, call.app_state.device_codes.create_for_user(call.user), body.table
    )


@router.post("/api/device", allows_api_key=False)
async def redeem_device_code(call: ApiCall, body: DeviceCodeBody) -> CurrentUser:
    """Log in with a device code."""
    code_guest = await call.app_state.device_codes.redeem(body.code, call.address, call.user)
    if call.user.name:  # this browser is logged in already
        return build_current_user_response(call)
    current_user = await start_session(
        call, code_guest.account, ends_other_sessions=code_guest.ends_other_sessions
    )
    if code_guest.issuer_session:
        message = DeviceLinked(call.app_state.now())
        call.app_state.send_to_session(code_guest.issuer_session, message)
    return current_user


def build_device_code_response(
    call: ApiCall, device_code: NewDeviceCode, table_id: str
) -> DeviceCode:
    """Return a device code with its link. The code follows the ``#``, so that no server or log
    receives it.
    """
    query_string = f"?to=/t/{table_id}" if table_id else ""
    device_url = f"{call.public_base_url}/device{query_string}#{device_code.code}"
    return DeviceCode(device_code.name, device_code.code, device_url, device_code.expires_at)


@router.get("/api/keys", access="somebody", allows_api_key=False)
async def list_keys(call: ApiCall) -> tuple[ApiKey, ...]:
    """Return the caller's API keys."""
    rows = await call.app_state.store.keys_of(call.user.name)
    return tuple([build_api_key_summary(row) for row in rows])


@router.post("/api/keys", access="somebody", allows_api_key=False)
async def create_key(call: ApiCall, body: NewApiKeyBody) -> NewApiKey:
    """Create an API key; it is shown once."""
    api_key, key_row = await call.app_state.accounts.create_api_key(
        call.user, body.note, body.is_bot
    )
    return NewApiKey(key_row.key_hash[:_PUBLIC_ID_LENGTH], api_key)


@router.delete("/api/keys/{key}", access="somebody", allows_api_key=False)
async def delete_key(call: ApiCall) -> Done:
    """Delete an API key."""
    rows = await call.app_state.store.keys_of(call.user.name)
    matching_rows = [
        row for row in rows if row.key_hash[:_PUBLIC_ID_LENGTH] == call.path_params["key"]
    ]
    if not matching_rows:
        raise ApiError(404, phrases.ApiKeyNotFound())
    await call.app_state.store.remove_key(matching_rows[0].key_hash)
    call.app_state.disconnect_users(
        lambda user: user.api_key_hash == matching_rows[0].key_hash, KeyRevoked()
    )
    return Done()


def build_api_key_summary(row: KeyRow) -> ApiKey:
    """Return an API key as shown to its owner."""
    return ApiKey(row.key_hash[:_PUBLIC_ID_LENGTH], row.note, row.is_bot, row.made_at)


def build_current_user_response(call: ApiCall) -> CurrentUser:
    """Return the caller as a payload; a login or logout by this request is not reflected."""
    user = call.user
    return CurrentUser(
        user.name,
        user.is_guest,
        user.is_admin,
        user.csrf_token,
        browser_locale(call.request),
    )


async def start_session(
    call: ApiCall, row: AccountRow, *, ends_other_sessions: bool = False
) -> CurrentUser:
    """Start a session for the account *row*, and end the caller's current session.

    *ends_other_sessions* also ends all other sessions of the account.
    """
    account_service = call.app_state.accounts
    await account_service.end_session(call.user)
    if row.password_hash:
        call.remember_device(row.name)
    device = describe_browser(call.request.headers.get("user-agent", ""))
    token = await account_service.create_session(row.name, device)
    call.set_session(token)
    session_row = await call.app_state.store.find_session(hash_token(token))
    assert session_row is not None, "it was just created"
    if ends_other_sessions:
        await account_service.end_other_sessions(row.name, session_row.token_hash)
        kept_session_hashes = ("", session_row.token_hash)
        end_reason = SeatOpenedElsewhere()
        call.app_state.disconnect_users(
            lambda user: user.name == row.name and user.session_hash not in kept_session_hashes,
            end_reason,
        )
    is_admin = account_service.is_admin(row)
    return CurrentUser(
        row.name,
        not row.password_hash,
        is_admin,
        session_row.csrf_token,
        browser_locale(call.request),
    )


def _require_logged_out(call: ApiCall) -> None:
    if call.user.name:
        raise ApiError(409, phrases.LogoutRequired(call.user.name))


def _require_registration_open(call: ApiCall, *allowed_policies: str) -> None:
    if call.app_state.config.registration not in allowed_policies:
        raise ApiError(403, phrases.RoomClosedToNewPlayers())
    call.app_state.registration_limiter.consume(call.address, "new names")
