"""The cookies that a browser is given: a session, names, devices, a step of logging in."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from riverboat.web.accounts.people import SESSION_COOKIE
from riverboat.web.limits.addresses import is_https
from riverboat.web.site import Site

COOKIE: Final = SESSION_COOKIE
NAMES: Final = "rb_names"
"""The names that guests had in a browser: who was sent away does not come back as another."""
DEVICE: Final = "rb_device"
"""The accounts that have logged in from a browser: who guesses elsewhere does not lock it out."""
STEP: Final = "rb_step"
"""A browser that has said a password, or asks a passkey: for minutes, and for that alone."""


def session_cookie(site: Site, request: Request, token: str) -> str:
    """The ``Set-Cookie`` of a session."""
    return cookie(site, request, COOKIE, token, site.config.session_days if token else 0)


def cookie(site: Site, request: Request, name: str, value: str, days: float) -> str:
    """The ``Set-Cookie`` of a value that is kept for some days; 0 forgets it."""
    secure = "; Secure" if is_https(request, site.config) else ""
    age = round(days * 86_400)
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
