"""The locale of a request, for pages that the server renders itself."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from riverboat.words.language import complete_languages, languages

LOCALES: Final = languages()
LOCALE_COOKIE: Final = "rb_locale"
"""Cookie of the language chosen on a page; not secret, as the client writes it, too."""
LOCALE_PARAMETER: Final = "lang"
"""Query parameter that chooses a language: ``/rules?lang=cs``."""
_YEAR_SECONDS: Final = 31_536_000


def browser_locale(request: Request) -> str:
    """Return the first of the browser's languages that is available."""
    for language_range in request.headers.get("accept-language", "").lower().split(","):
        language = language_range.partition(";")[0].strip().partition("-")[0]
        if language in LOCALES:
            return language
    return LOCALES[0]


def request_locale(request: Request) -> str:
    """Return the locale of the URL, else of the cookie, else of the browser."""
    for requested_locale in (
        request.query_params.get(LOCALE_PARAMETER, ""),
        request.cookies.get(LOCALE_COOKIE, ""),
    ):
        if requested_locale in LOCALES:
            return requested_locale
    return browser_locale(request)


def rulebook_locale(request: Request) -> str:
    """Return the locale in which a request sees the rulebook: English if its own is incomplete."""
    locale = request_locale(request)
    return locale if locale in complete_languages() else LOCALES[0]


def locale_cookie(request: Request) -> str:
    """Return the ``Set-Cookie`` for a choice in the URL; empty if there is none."""
    requested_locale = request.query_params.get(LOCALE_PARAMETER, "")
    is_new_choice = requested_locale in LOCALES and requested_locale != request.cookies.get(
        LOCALE_COOKIE
    )
    return (
        f"{LOCALE_COOKIE}={requested_locale}; Path=/; Max-Age={_YEAR_SECONDS}; SameSite=Lax"
        if is_new_choice
        else ""
    )
