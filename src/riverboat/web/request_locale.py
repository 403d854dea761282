"""In which language a browser is answered where the room itself writes a page."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from riverboat.words import languages

LOCALES: Final = languages()
LOCALE_COOKIE: Final = "rb_locale"
"""The cookie of who has chosen a language on a page. It is no secret: the client writes it, too."""
LOCALE_PARAMETER: Final = "lang"
"""What an address says that asks for a language: ``/rules?lang=cs``."""
_A_YEAR: Final = 31_536_000


def browser_locale(request: Request) -> str:
    """The first language of the browser's that there is."""
    for part in request.headers.get("accept-language", "").lower().split(","):
        language = part.partition(";")[0].strip().partition("-")[0]
        if language in LOCALES:
            return language
    return LOCALES[0]


def request_locale(request: Request) -> str:
    """What the address asks for, else what was chosen in this browser, else what it prefers."""
    for wanted in (
        request.query_params.get(LOCALE_PARAMETER, ""),
        request.cookies.get(LOCALE_COOKIE, ""),
    ):
        if wanted in LOCALES:
            return wanted
    return browser_locale(request)


def locale_cookie(request: Request) -> str:
    """The ``Set-Cookie`` of a choice that stands in the address; empty where there is none."""
    wanted = request.query_params.get(LOCALE_PARAMETER, "")
    chosen = wanted in LOCALES and wanted != request.cookies.get(LOCALE_COOKIE)
    return f"{LOCALE_COOKIE}={wanted}; Path=/; Max-Age={_A_YEAR}; SameSite=Lax" if chosen else ""
