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
from riverboat.web.pages.client_files import compute_csp_hash
from riverboat.web.pages.page_cache import PageCache
from riverboat.words.refusals.requests import TooManyRequests

_MAX_QUERY_LENGTH: Final = 80


class RulebookHandler:
    """Serves pages in the reader's language, or in the one that the URL asks for."""

    def __init__(self, page_cache: PageCache) -> None:
        self._page_cache = page_cache
        self._csp = content_security_policy(styles=compute_csp_hash(rulebook_pages.style()))

    async def __call__(self, request: Request) -> Response:
        name_in_path = str(request.path_params.get("name", ""))
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie, Accept-Encoding"}
        if cookie := request_locale.locale_cookie(request):
            headers["Set-Cookie"] = cookie
        if rulebook_pages.RULE_ID.fullmatch(name_in_path.upper()) and (
            rule := rulebook_pages.rules().get(name_in_path.upper())
        ):
            return RedirectResponse(rulebook_pages.rule_url(rule), 302, headers)
        headers["Content-Security-Policy"] = self._csp
        language = request_locale.rulebook_locale(request)
        query = " ".join(request.query_params.get("q", "").split())[:_MAX_QUERY_LENGTH]
        try:
            if query and not name_in_path:
                render_results = partial(rulebook_pages.search, query, language)
                page = await self._page_cache.get(("search", query, language), render_results)
                return page.respond(request, headers)
            page_name = name_in_path.lower() if rulebook_pages.has_page(name_in_path) else ""
            render_page = partial(rulebook_pages.page, page_name, language)
            page = await self._page_cache.get(("page", page_name, language), render_page)
        except PoolFull:
            return ApiError(429, TooManyRequests("requests"), retry_after_seconds=2).response()
        return page.respond(request, headers, 200 if page_name == name_in_path.lower() else 404)
