"""Authentication and authorization of requests."""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec.structs import replace

from riverboat.store.rows import TableRow
from riverboat.web.accounts.account_service import ANONYMOUS, SESSION_COOKIE, User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.limits.request_addresses import has_other_scheme, is_same_origin
from riverboat.web.routing.api_call import ApiCall, EventCall
from riverboat.web.routing.cookies import DEVICES_COOKIE, GUEST_NAMES_COOKIE, read_cookie
from riverboat.web.routing.endpoint import SAFE_METHODS, Endpoint
from riverboat.words.refusals import event_requests, joining
from riverboat.words.refusals import requests as phrases
from riverboat.words.refusals.table_commands import PlayerNameMissing


async def authenticate(app_state: AppState, request: Any) -> tuple[User, bool]:
    """Return the user of a request, and True if the session was extended. Raises ``ApiError``."""
    authorization_header = request.headers.get("authorization", "")
    if authorization_header:
        auth_scheme, _, api_key = authorization_header.partition(" ")
        if auth_scheme.lower() != "bearer":
            raise ApiError(401, phrases.BearerTokenMissing())
        user = await app_state.accounts.authenticate_key(api_key.strip())
        app_state.bans.require_not_banned([user.name])
        return user, False
    token = read_cookie(request, SESSION_COOKIE)
    user, was_renewed = (
        await app_state.accounts.authenticate_session(token) if token else (ANONYMOUS, False)
    )
    guest_names = app_state.tokens.read_names(read_cookie(request, GUEST_NAMES_COOKIE))
    previous_names: tuple[str, ...] = ()
    if not user.name or user.is_guest:
        previous_names = (
            *guest_names,
            *app_state.tokens.read_devices(read_cookie(request, DEVICES_COOKIE)),
        )
    elif user.name in guest_names:  # the account was created in this browser
        previous_names = guest_names
    if user.name and app_state.bans.find_ban((user.name, *previous_names)) is not None:
        user, was_renewed = ANONYMOUS, False
    return replace(user, previous_names=previous_names), was_renewed


async def authorize(call: ApiCall, endpoint: Endpoint) -> None:
    """Refuse a user without the required access, and forged cross-site requests."""
    user, request, app_state = call.user, call.request, call.app_state
    if endpoint.method not in SAFE_METHODS:
        if not is_same_origin(request, app_state.config):
            has_scheme_mismatch = has_other_scheme(request, app_state.config)
            raise ApiError(
                403,
                phrases.UrlSchemeMismatch() if has_scheme_mismatch else phrases.CrossSiteRequest(),
            )
        csrf_token = request.headers.get("x-csrf", "")
        if user.session_hash and csrf_token != user.csrf_token:
            # A page opened before the last login has an outdated CSRF token.
            raise ApiError(
                403, phrases.PageOutdated() if csrf_token else phrases.CsrfTokenMissing()
            )
    _parse_path(call, endpoint)
    if "table" in endpoint.path_names:
        call.table_row = await _find_table_row(app_state, call.path_params["table"])
        call.task = app_state.find_table(call.table_row.id)
    if "event" in endpoint.path_names:
        call.event = await _find_event(app_state, call.path_params["event"])
    if endpoint.access in ("somebody", "host", "admin") and not user.name:
        raise ApiError(401, PlayerNameMissing())
    if endpoint.access == "admin" and not user.is_admin:
        raise ApiError(403, phrases.NotAnAdmin())
    if not endpoint.allows_api_key and user.name and not user.session_hash:
        raise ApiError(403, phrases.ApiKeyForbidden())
    if "event" in endpoint.path_names:
        if endpoint.access == "host" and not await call.is_event_host():
            raise ApiError(403, event_requests.NotTheEventsHost())
        return
    if endpoint.access in ("visitor", "host") and not await app_state.can_enter(
        call.table_row, user
    ):
        require_not_banned(call)
        raise ApiError(403, joining.InvitationRequired())
    if endpoint.access == "host" and not (
        user.is_admin or await app_state.find_role(call.table_row, user.name) == "host"
    ):
        raise ApiError(403, joining.HostRoleRequired())


def require_not_banned(call: ApiCall) -> None:
    """Refuse a user who is banned from the table of the call."""
    ban = call.app_state.find_table_ban(call.task, call.user)
    if ban is not None:
        raise ApiError(403, ban.phrase)


_PATTERN_BY_PARAMETER: Final = {
    "hand": re.compile(r"[1-9]\d{0,8}"),
    "share": re.compile(r"[\w.-]{10,400}", re.ASCII),
}
_DEFAULT_PATTERN: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


def _parse_path(call: ApiCall, endpoint: Endpoint) -> None:
    for parameter_name in endpoint.path_names:
        parameter_value = str(call.request.path_params[parameter_name])
        if not _PATTERN_BY_PARAMETER.get(parameter_name, _DEFAULT_PATTERN).fullmatch(
            parameter_value
        ):
            raise ApiError(404, phrases.ResourceNotFound(parameter_name))
        call.path_params[parameter_name] = parameter_value


async def _find_table_row(app_state: AppState, table_id: str) -> TableRow:
    table_task = app_state.find_table(table_id)
    row = table_task.row if table_task is not None else await app_state.store.find_table(table_id)
    if row is None:
        raise ApiError(404, joining.TableNotFound(table_id))
    return row


async def _find_event(app_state: AppState, event_id: str) -> EventCall:
    event_task = app_state.director.task(event_id)
    finished_session = (
        await app_state.director.load_past_event(event_id) if event_task is None else None
    )
    if event_task is None and finished_session is None:
        raise ApiError(404, event_requests.NoSuchEvent(event_id))
    return EventCall(event_id, event_task, finished_session)
