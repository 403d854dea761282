"""A handler for rulebook pages: a chapter, a search, or the URL of one rule."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from riverboat.web import request_locale
from riverboat.web.api_errors import ApiError
from riverboat.web.limits.worker_pool import PoolFull
from riverboat.web.middleware import content_security_policy
from riverboat.web.pages import rulebook_pages
from riverboat.web.pages.client_files import csp_hash
from riverboat.web.pages.page_cache import PageCache
from riverboat.words.refusals.requests import TooManyRequests

_MAX_QUERY_LENGTH: Final = 80


class RulebookHandler:
    """Serves pages in the reader's language, or in the one that the URL asks for."""

    def __init__(self, pages: PageCache) -> None:
        self._pages = pages
        self._csp = content_security_policy(styles=csp_hash(rulebook_pages.style()))

    async def __call__(self, request: Request) -> Response:
        path_name = str(request.path_params.get("name", ""))
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie, Accept-Encoding"}
        if cookie := request_locale.locale_cookie(request):
            headers["Set-Cookie"] = cookie
        if rulebook_pages.RULE_ID.fullmatch(path_name.upper()) and (
            rule := rulebook_pages.rules().get(path_name.upper())
        ):
            return RedirectResponse(rulebook_pages.rule_url(rule), 302, headers)
        headers["Content-Security-Policy"] = self._csp
        language = request_locale.rulebook_locale(request)
        query = " ".join(request.query_params.get("q", "").split())[:_MAX_QUERY_LENGTH]
        try:
            if query and not path_name:
                search = partial(rulebook_pages.search, query, language)
                page = await self._pages.get(("search", query, language), search)
                return page.respond(request, headers)
            page_name = path_name.lower() if rulebook_pages.has_page(path_name) else ""
            render = partial(rulebook_pages.page, page_name, language)
            page = await self._pages.get(("page", page_name, language), render)
        except PoolFull:
            return ApiError(429, TooManyRequests("requests"), retry_after_seconds=2).response()
        return page.respond(request, headers, 200 if page_name == path_name.lower() else 404)
