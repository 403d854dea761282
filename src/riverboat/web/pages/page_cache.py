"""A cache of pages that are equal for all users: rendered once, in a thread, and kept with an ETag.

Simultaneous requests for a page wait for a single rendering, which is charged to the first request.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from gzip import compress
from hashlib import sha256
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from riverboat.web.limits.worker_pool import WorkerPool

MAX_PAGES: Final = 256
MAX_RENDERING_PAGES: Final = 64
"""Maximum number of pages that are being rendered or wait for it; further ones are refused."""
_SHARED_CLIENT_NAME: Final = "shared pages"
"""Client name of rendering jobs in the worker pool, where they take turns with jobs of users."""


class CachedPage(Struct, frozen=True):
    """An HTML page as it is sent."""

    body: bytes
    compressed: bytes
    etag: str

    def respond(self, request: Request, headers: dict[str, str], status: int = 200) -> Response:
        """Return the page, or 304 if the browser has it."""
        headers = {**headers, "ETag": self.etag}
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.compressed, status, headers, "text/html")
        return Response(self.body, status, headers, "text/html")


class PageCache:
    """A cache of the most recently requested pages."""

    def __init__(self, worker_pool: WorkerPool) -> None:
        self._worker_pool = worker_pool
        self._pages: OrderedDict[Hashable, CachedPage] = OrderedDict()
        self._render_tasks: dict[Hashable, asyncio.Task[CachedPage]] = {}

    async def get(self, key: Hashable, render: Callable[[], str]) -> CachedPage:
        """Return a page, rendered unless it is cached. Raises ``PoolFull``."""
        if (page := self._pages.get(key)) is not None:
            self._pages.move_to_end(key)
            return page
        render_task = self._render_tasks.get(key)
        if render_task is None:
            render_task = self._render_tasks[key] = asyncio.create_task(self._render(key, render))
        # A client that leaves must not cancel the page for the others.
        return await asyncio.shield(render_task)

    async def _render(self, key: Hashable, render: Callable[[], str]) -> CachedPage:
        try:
            page = await self._worker_pool.run(_SHARED_CLIENT_NAME, _render_page, render)
        finally:
            del self._render_tasks[key]
        self._pages[key] = page
        if len(self._pages) > MAX_PAGES:
            self._pages.popitem(last=False)
        return page


def _render_page(render: Callable[[], str]) -> CachedPage:
    body = render().encode()
    return CachedPage(body, compress(body, 6), f'"{sha256(body).hexdigest()[:20]}"')
