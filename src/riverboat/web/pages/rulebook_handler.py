"""Requests for pages of the rulebook: a chapter, a search, or the address of one rule."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from riverboat.web import tongue
from riverboat.web.limits.worker_pool import PoolFull
from riverboat.web.pages import rulebook
from riverboat.web.pages.page_cache import PageCache
from riverboat.web.pages.static import hash_of
from riverboat.web.refusals import Refuse
from riverboat.web.shell import policy
from riverboat.words.refusals.requests import TooManyAtOnce

_LONGEST_SEARCH: Final = 80


class RulebookHandler:
    """Answers with pages in the reader's language, who may choose another one in the address."""

    def __init__(self, pages: PageCache) -> None:
        self._pages = pages
        self._policy = policy(styles=hash_of(rulebook.style()))

    async def __call__(self, request: Request) -> Response:
        name = str(request.path_params.get("name", ""))
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie, Accept-Encoding"}
        if chosen := tongue.kept(request):
            headers["Set-Cookie"] = chosen
        if rulebook.RULE.fullmatch(name.upper()) and (found := rulebook.rules().get(name.upper())):
            return RedirectResponse(rulebook.address(found), 302, headers)
        headers["Content-Security-Policy"] = self._policy
        language = tongue.of_reader(request)
        words = " ".join(request.query_params.get("q", "").split())[:_LONGEST_SEARCH]
        try:
            if words and not name:
                search = partial(rulebook.search, words, language)
                page = await self._pages.get(("search", words, language), search)
                return page.respond(request, headers)
            there = name.lower() if rulebook.has_page(name) else ""
            render = partial(rulebook.page, there, language)
            page = await self._pages.get(("page", there, language), render)
        except PoolFull:
            return Refuse(429, TooManyAtOnce("requests"), wait=2).response()
        return page.respond(request, headers, 200 if there == name.lower() else 404)
