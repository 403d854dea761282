"""The cookies of a browser: session, guest names, devices, login step."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from riverboat.web.accounts.account_service import HOST_COOKIE_PREFIX, SESSION_COOKIE, find_cookie
from riverboat.web.app_state import AppState
from riverboat.web.limits.request_addresses import is_https

GUEST_NAMES_COOKIE: Final = "rb_names"
"""Cookie of the guest names used in a browser, so that a ban outlasts a new name."""
DEVICES_COOKIE: Final = "rb_device"
"""Cookie of a browser's device ids, one for each account that has logged in from it.

Failed logins of other clients do not delay a known device.
"""
LOGIN_STEP_COOKIE: Final = "rb_step"
"""Cookie of a browser between two login steps, valid for minutes."""


def read_cookie(request: HTTPConnection, name: str) -> str:
    """Return the value of a cookie of a request; empty if there is none."""
    return find_cookie(request.cookies, name)


def has_unprefixed_cookie(app_state: AppState, request: HTTPConnection, name: str) -> bool:
    """Return True if a request over https has a cookie whose name lacks the ``__Host-`` prefix."""
    return name in request.cookies and is_https(request, app_state.config)


def set_session_cookie_lines(app_state: AppState, request: HTTPConnection, token: str) -> list[str]:
    """Return the ``Set-Cookie`` lines of a session; an empty token ends it."""
    return set_cookie_lines(
        app_state, request, SESSION_COOKIE, token, app_state.config.session_days if token else 0
    )


def set_cookie_lines(
    app_state: AppState, request: HTTPConnection, name: str, value: str, days: float
) -> list[str]:
    """Return the ``Set-Cookie`` lines of a value kept for some days; 0 deletes it.

    Over https the name has the prefix, and a cookie without it is deleted.
    """
    if not is_https(request, app_state.config):
        return [_build_cookie_line(name, value, days, "")]
    cookie_lines = [_build_cookie_line(f"{HOST_COOKIE_PREFIX}{name}", value, days, "; Secure")]
    if name in request.cookies:
        cookie_lines.append(_build_cookie_line(name, "", 0, "; Secure"))
    return cookie_lines


def _build_cookie_line(name: str, value: str, days: float, secure_attribute: str) -> str:
    max_age = round(days * 86_400)
    return f"{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure_attribute}"
