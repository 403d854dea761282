"""One-time links that create or recover an account: issued by an administrator, or by e-mail."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request

from riverboat.service.handlers.audit_codes import AuditCode, AuditRole
from riverboat.service.handlers.audit_codes import audit_row as audit_row
from riverboat.store.rows import AccountRow, LinkRow
from riverboat.store.store_validation import fold_name
from riverboat.web.accounts.account_service import has_account
from riverboat.web.accounts.one_time_links import LINK_MINUTES, LINK_PAGE_PATH
from riverboat.web.accounts.one_time_store import PendingLogin
from riverboat.web.accounts.password_hashing import validate_account_password
from riverboat.web.api.login_routes import build_current_user_response, start_session
from riverboat.web.api.security import reauthenticate
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.request_locale import browser_locale, request_locale
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Done, Router
from riverboat.web.schemas.login_schemas import CurrentUser
from riverboat.web.schemas.recovery_schemas import (
    EmailBody,
    EmailDetails,
    LinkDetails,
    RecoveryBody,
    RecoveryOptions,
    TokenBody,
    UseLinkBody,
)
from riverboat.web.server_config import is_email
from riverboat.words import Phrase
from riverboat.words import emails as w
from riverboat.words.reader import Reader
from riverboat.words.refusals import accounts as phrases
from riverboat.words.refusals.connections import PasswordChangedElsewhere

router = Router("recovery")


@router.get("/api/recovery")
async def get_recovery_options(call: ApiCall) -> RecoveryOptions:
    """Return the ways of account recovery that this room offers."""
    return RecoveryOptions(call.app_state.mailer.is_enabled, LINK_MINUTES["recovery"])


@router.post("/api/recovery")
async def request_recovery(call: ApiCall, body: RecoveryBody) -> Done:
    """Send a password reset link; the response does not reveal whether the account exists."""
    _require_mailer(call)
    call.app_state.recovery_limiter.consume(call.address, "requests")
    app_state, account, reader = (
        call.app_state,
        body.account.strip(),
        _create_browser_reader(call.request),
    )
    app_state.mailer.enqueue(lambda: _send_recovery_links(app_state, account, reader))
    return Done()


async def _send_recovery_links(app_state: AppState, account: str, reader: Reader) -> None:
    """Send a link to each account of a name or e-mail address; at most a few an hour."""
    if "@" in account:
        account_names = await app_state.store.list_names_of_email(account.lower())
    else:
        account_row = await app_state.accounts.find_account(account)
        account_names = [] if account_row is None else [account_row.name]
    for name in account_names:
        row, email_address = (
            await app_state.accounts.find_account(name),
            await app_state.store.find_email(name),
        )
        if not (email_address and has_account(row)) or not _is_within_mail_limit(
            app_state, f"to {fold_name(name)}"
        ):
            continue
        token = await app_state.one_time_links.create_link("recovery", name)
        mail_text = w.PasswordRecoveryText(
            name, app_state.config.base_url, LINK_MINUTES["recovery"]
        )
        await _send_link(
            app_state, reader, email_address, w.PasswordRecoverySubject(name), mail_text, token
        )


def _is_within_mail_limit(app_state: AppState, limit_key: str) -> bool:
    try:
        app_state.mail_limiter.consume(limit_key, "requests")
    except ApiError:
        return False
    return True


async def _send_link(
    app_state: AppState,
    reader: Reader,
    email_address: str,
    mail_subject: Phrase,
    mail_text: Phrase,
    token: str,
) -> None:
    link_url = f"{app_state.config.base_url}{LINK_PAGE_PATH}#{token}"
    body = f"{reader.sentence(mail_text)}\n\n{link_url}\n"
    await app_state.mailer.send(email_address, reader.say(mail_subject), body)


def _create_browser_reader(request: Request) -> Reader:
    return Reader(request_locale(request))


def _require_mailer(call: ApiCall) -> None:
    if not call.app_state.mailer.is_enabled:
        raise ApiError(409, phrases.MailUnavailable())


@router.post("/api/links/look")
async def inspect_link(call: ApiCall, body: TokenBody) -> LinkDetails:
    """Return the purpose of a link without using it up."""
    row = await call.app_state.one_time_links.find_link(body.token)
    account = await call.app_state.accounts.find_account(row.name)
    return LinkDetails(row.kind, row.name, has_account(account), row.subject, row.expires_at)  # type: ignore[arg-type]


@router.post("/api/links/use")
async def use_link(call: ApiCall, body: UseLinkBody) -> CurrentUser:
    """Use a link: set its account's password and log in, or confirm an address."""
    row = await call.app_state.one_time_links.find_link(body.token)
    if row.kind == "email":
        await call.app_state.one_time_links.redeem_link(row)
        await call.app_state.store.put_email(row.name, row.subject)
        return build_current_user_response(call)
    validate_account_password(body.password, row.name)
    if row.kind == "admin":
        return await _make_admin(call, row, body.password)
    return await _reset_password(call, row, body.password)


async def _make_admin(call: ApiCall, link_row: LinkRow, password: str) -> CurrentUser:
    app_state = call.app_state
    await app_state.one_time_links.redeem_link(link_row)
    await _record_audit(call, "admin-made", link_row.name, "admin")
    await app_state.second_factors.remove_all(link_row.name)
    row = await app_state.accounts.make_admin(link_row.name, password)
    await _end_sessions_and_keys(app_state, row)
    if app_state.bans.find_ban([row.name]) is not None:
        await app_state.bans.unban_player(row.name, row.name)
    return await start_session(call, row)


async def _reset_password(call: ApiCall, link_row: LinkRow, password: str) -> CurrentUser:
    """Set a new password; require a second factor, as after a login with the password."""
    app_state = call.app_state
    account = await app_state.accounts.find_account(link_row.name)
    if account is None or not has_account(account):
        raise ApiError(410, phrases.LinkExpired())
    app_state.bans.require_not_banned([account.name])
    await app_state.one_time_links.redeem_link(link_row)
    await _record_audit(call, "recovered", account.name, "player")
    row = await app_state.accounts.reset_password(account, password)
    await _end_sessions_and_keys(app_state, row)
    factors = await app_state.second_factors.load(row.name)
    if not factors.is_required:
        return await start_session(call, row)
    app_state.pending_logins.put(call.begin_login_step(), PendingLogin(row.name, row.password_hash))
    locale = browser_locale(call.request)
    return CurrentUser(
        "",
        is_guest=False,
        is_admin=False,
        csrf_token="",
        locale=locale,
        second_factors=factors.available_kinds,
    )


async def _end_sessions_and_keys(app_state: AppState, row: AccountRow) -> None:
    """End all sessions and keys created with the previous password."""
    await app_state.accounts.end_other_sessions(row.name, "")
    await app_state.accounts.delete_api_keys(row.name)
    app_state.disconnect_users(lambda user: user.name == row.name, PasswordChangedElsewhere())


async def _record_audit(call: ApiCall, audit_code: AuditCode, name: str, role: AuditRole) -> None:
    audit_entry = audit_row(call.app_state.now(), audit_code, name)
    await call.app_state.store.add_audit_row(
        replace(audit_entry, actor=name, role=role, address=call.address)
    )


@router.get("/api/me/email", access="somebody", allows_api_key=False)
async def get_email(call: ApiCall) -> EmailDetails:
    """Return the e-mail address for recovery of the caller's account."""
    return EmailDetails(
        await call.app_state.store.find_email(call.user.name), call.app_state.mailer.is_enabled
    )


@router.post("/api/me/email", access="somebody", allows_api_key=False)
async def set_email(call: ApiCall, body: EmailBody) -> Done:
    """Send a link that confirms a new e-mail address, or remove the address."""
    app_state, account_name, email_address = (
        call.app_state,
        call.user.name,
        body.address.strip().lower(),
    )
    if call.user.is_guest:
        raise ApiError(409, phrases.EmailForGuest())
    if email_address:
        _require_mailer(call)
        if not is_email(email_address):
            raise ApiError(400, phrases.EmailInvalid(email_address))
    await reauthenticate(call, body.proof)
    if not email_address:
        await app_state.store.put_email(account_name, "")
        return Done()
    app_state.mail_limiter.consume(f"of {fold_name(account_name)}", "requests")
    app_state.recovery_limiter.consume(call.address, "requests")
    token = await app_state.one_time_links.create_link("email", account_name, email_address)
    mail_text = w.AddressConfirmationText(
        account_name, app_state.config.base_url, LINK_MINUTES["email"] // 60
    )
    reader = _create_browser_reader(call.request)
    app_state.mailer.enqueue(
        lambda: _send_link(
            app_state,
            reader,
            email_address,
            w.AddressConfirmationSubject(account_name),
            mail_text,
            token,
        )
    )
    return Done()
