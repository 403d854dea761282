"""The built client: its files, and the one page that answers for every path of the client."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from riverboat.web.config import ServerConfig
from riverboat.web.shell import policy

CLIENT_PATHS: Final = re.compile(
    r"/|/(?:new|login|me)|/t/[\w-]{1,40}(?:/(?:ledger|hands|host|clock|rules|verify|hands/\d{1,9}"
    r"(?:/verify)?))?"
)
"""Paths that the client knows; for any other the page comes too, and says that it is not there."""

_HASHED: Final = re.compile(r"[-.][\w-]{8,}\.\w+$")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

_NOT_BUILT: Final = """\
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>riverboat</title></head>
<body><h1>The room is open, but its client is not built</h1>
<p>In the source of riverboat run <code>npm install</code> and <code>npm run build</code> in the
folder <code>client</code>, and load this page again. Installed packages have the client in them.
</p><p>The API is there: <a href="/api/openapi.json">/api/openapi.json</a>, and the rulebook:
<a href="/rules">/rules</a>.</p></body></html>
"""


def folder(config: ServerConfig) -> Path:
    """Where the client is, or would be."""
    return Path(config.static) if config.static else Path(__file__).resolve().parent / "static"


class Client:
    """Serves the client's files."""

    def __init__(self, config: ServerConfig) -> None:
        self._folder = folder(config)

    async def __call__(self, request: Request) -> Response:
        """A file, or the page."""
        path = request.url.path
        if path.startswith(("/api/", "/ws")) or request.method not in ("GET", "HEAD"):
            return PlainTextResponse("not found", 404)
        found = self._file(path)
        if found is not None:
            kept = _FOR_EVER if _HASHED.search(found.name) else _ASK_AGAIN
            return FileResponse(found, headers={"Cache-Control": kept})
        if path.rpartition("/")[2].count(".") and not CLIENT_PATHS.fullmatch(path):
            return PlainTextResponse("not found", 404)
        return self._page(200 if CLIENT_PATHS.fullmatch(path) else 404)

    def _file(self, path: str) -> Path | None:
        """The file of a path, if it lies in the folder."""
        try:
            found = (self._folder / path.lstrip("/")).resolve()
            inside = found.is_relative_to(self._folder.resolve())
            return found if inside and found.is_file() and found.name != "index.html" else None
        except (OSError, ValueError):  # a name that no file can have
            return None

    def _page(self, status: int) -> Response:
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        html = index.read_text(encoding="utf-8")
        headers = {
            "Cache-Control": _ASK_AGAIN,
            "Content-Security-Policy": policy(
                styles=_hashes(html, "style"), scripts=_hashes(html, "script")
            ),
        }
        return HTMLResponse(html, status, headers)


def _hashes(html: str, tag: str) -> str:
    """The hashes of what stands inline in a page, for its policy."""
    inline = re.findall(rf"<{tag}(?![^>]*\bsrc=)[^>]*>(.*?)</{tag}>", html, re.DOTALL)
    return " ".join(hash_of(text) for text in inline if text)


def hash_of(text: str) -> str:
    """A hash as a policy names it."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
