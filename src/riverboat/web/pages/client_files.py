"""The built client: its files, and the one page that serves every path of the client."""

from __future__ import annotations

import asyncio
import gzip
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import (
    FileResponse,
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)

import riverboat
from riverboat.web.app_state import AppState
from riverboat.web.middleware import content_security_policy
from riverboat.web.pages.link_preview import build_preview, render_meta_tags
from riverboat.web.pages.plain_files import (
    ARCHIVE_NAME,
    NAME_LIST_FILE,
    is_archived,
    read_plain_file,
)
from riverboat.web.request_locale import request_locale
from riverboat.web.server_config import ServerConfig

CLIENT_PATHS: Final = re.compile(
    r"/|/(?:new|login|me|me/statistics|tables|device|recover|floor|tools|study|review|train|live|verify"
    r"|admin|admin/audit)|/live/[\w-]{1,40}"
    r"|/t/[\w-]{1,40}(?:/(?:ledger|hands|host|clock|rules|floor|verify|audit|tv|overlay"
    r"|hands/\d{1,9}"
    r"(?:/verify)?))?"
    r"|/events(?:/new)?|/event/[\w-]{1,40}(?:/(?:screen|print))?"
    r"|/seasons(?:/(?:new|players))?|/season/[\w-]{1,40}"
    r"|/s/[\w.-]{10,400}"
)
"""Paths that the client routes; for any other path the page shows "not found"."""

_ALIAS_PATTERNS_AND_PATHS: Final = (
    (re.compile(r"/tournaments?"), "/events"),
    (re.compile(r"/event"), "/events"),
    (re.compile(r"/tournaments?/new"), "/events/new"),
    (re.compile(r"/tournaments?/([\w-]{1,40}(?:/(?:screen|print))?)"), r"/event/\1"),
    (re.compile(r"/events/([\w-]{1,40}(?:/(?:screen|print))?)"), r"/event/\1"),
    (re.compile(r"/season|/leagues?"), "/seasons"),
    (re.compile(r"/leagues?/new"), "/seasons/new"),
    (re.compile(r"/players"), "/seasons/players"),
    (re.compile(r"/seasons/([\w-]{1,40})"), r"/season/\1"),
    (re.compile(r"/lobby"), "/"),
)
"""Patterns of paths that people type by mistake, each with the path of the page they mean."""

_HASHED_ASSET_PATH: Final = re.compile(r"/assets/.*[-.][\w-]{8,}\.\w+")
_CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
_CACHE_FOR_A_DAY: Final = "public, max-age=86400"
_NO_CACHE: Final = "no-cache"
_BROTLI_SUFFIX: Final = ".br"
"""Suffix of the copies that the build compresses with brotli, which Python's library lacks."""
_UNSERVED_FILES: Final = ("index.html", ARCHIVE_NAME, NAME_LIST_FILE)
"""Files that are not served under their own names."""
_GZIP_LEVEL: Final = 9
_MAX_GZIPPED_FILES: Final = 512
"""Maximum number of files cached in gzip: more than a build has."""
_MEDIA_TYPES: Final = {".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}

_MAX_PATH_LENGTH: Final = 200
"""Maximum number of characters in the path of a file."""

_MISSING_BUILD_PAGE: Final = """\
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>riverboat</title></head>
<body><h1>The room is open, but its client is not built</h1>
<p>In the source of riverboat run <code>npm install</code> and <code>npm run build</code> in the
folder <code>client</code>, and load this page again. Installed packages have the client in them.
</p><p>The API is there: <a href="/api/openapi.json">/api/openapi.json</a>, and the rulebook:
<a href="/rules">/rules</a>.</p></body></html>
"""


def client_folder(config: ServerConfig) -> Path:
    """Return the folder of the built client, whether or not it exists."""
    bundled_folder = Path(riverboat.__file__).resolve().parent / "web" / "static"
    return Path(config.static) if config.static else bundled_folder


class ClientFiles:
    """Serves the client's files."""

    def __init__(self, config: ServerConfig, app_state: AppState) -> None:
        self._folder, self._app_state = client_folder(config), app_state

    async def __call__(self, request: Request) -> Response:
        """Serve the file of a request's path, or the page of the client."""
        path = request.url.path
        if path.startswith(("/api/", "/ws")) or request.method not in ("GET", "HEAD"):
            return PlainTextResponse("not found", 404)
        file = self._find_file(path)
        if file is not None:
            accepted_encodings = request.headers.get("accept-encoding", "")
            return await _build_file_response(
                self._folder.resolve(), file, path, accepted_encodings
            )
        if (target_path := resolve_alias(path)) != path:
            query_string = f"?{request.url.query}" if request.url.query else ""
            return RedirectResponse(target_path + query_string, 307)
        if path.rpartition("/")[2].count(".") and not CLIENT_PATHS.fullmatch(path):
            return PlainTextResponse("not found", 404)
        return await self._serve_client_page(request, 200 if CLIENT_PATHS.fullmatch(path) else 404)

    def _find_file(self, path: str) -> Path | None:
        """Return the file of a path; ``None`` if the folder has none."""
        if len(path) > _MAX_PATH_LENGTH:  # each part of a path is looked up on the disk
            return None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            folder = self._folder.resolve()
            if not file.is_relative_to(folder) or file.name in _UNSERVED_FILES:
                return None
            return file if file.is_file() or is_archived(folder, file) else None
        except (OSError, ValueError):  # not a valid file name
            return None

    async def _serve_client_page(self, request: Request, status: int) -> Response:
        index_file = self._folder / "index.html"
        if not index_file.is_file():
            return HTMLResponse(_MISSING_BUILD_PAGE, 503)
        html = index_file.read_text(encoding="utf-8")
        invitation = request.query_params.get("invite", "")[:500]
        preview = await build_preview(
            self._app_state, request.url.path, invitation, request_locale(request)
        )
        html = html.replace(
            "</head>", f"  {render_meta_tags(preview, self._app_state, request)}\n  </head>", 1
        )
        headers = {
            "Cache-Control": _NO_CACHE,
            "Vary": "Accept-Language, Cookie",  # the link preview is localized
            "Content-Security-Policy": content_security_policy(
                styles=_compute_inline_hashes(html, "style"),
                scripts=_compute_inline_hashes(html, "script"),
            ),
        }
        return HTMLResponse(html, status, headers)


def resolve_alias(path: str) -> str:
    """Return the intended path of a page: ``/events`` for ``/tournaments/``."""
    trimmed_path = "/" + path.strip("/")
    if CLIENT_PATHS.fullmatch(trimmed_path):
        return trimmed_path
    for alias_pattern, target_path in _ALIAS_PATTERNS_AND_PATHS:
        if alias_pattern.fullmatch(trimmed_path):
            return alias_pattern.sub(target_path, trimmed_path)
    return path


def _find_brotli_path(file: Path) -> Path:
    return file.with_name(file.name + _BROTLI_SUFFIX)


async def _build_file_response(
    folder: Path, file: Path, path: str, accepted_encodings: str
) -> Response:
    """Return a file, compressed if possible; cached for ever if its name has a content hash.

    In a checkout, a file that compresses has a copy in brotli. Browsers accept brotli only over
    TLS, so the room compresses the file with gzip for the others. An installed package has the file
    in an archive, and a copy in brotli for the first load only.
    """
    cache_control = _CACHE_FOREVER if _HASHED_ASSET_PATH.fullmatch(path) else _CACHE_FOR_A_DAY
    # A cached service worker would stay outdated for a day.
    headers = {"Cache-Control": _NO_CACHE if path == "/sw.js" else cache_control}
    media_type = (
        _MEDIA_TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    )
    brotli_file = _find_brotli_path(file)
    has_brotli = brotli_file.is_file()
    if file.is_file() and not has_brotli:
        return FileResponse(file, media_type=media_type, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if has_brotli and _accepts_encoding(accepted_encodings, "br"):
        return FileResponse(
            brotli_file, media_type=media_type, headers={**headers, "Content-Encoding": "br"}
        )
    if _accepts_encoding(accepted_encodings, "gzip"):
        source_file = brotli_file if has_brotli else folder / ARCHIVE_NAME
        body = await asyncio.to_thread(_gzip_file, folder, file, source_file.stat().st_mtime_ns)
        return Response(
            body, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"}
        )
    body = await asyncio.to_thread(read_plain_file, folder, file)
    return Response(body, media_type=media_type, headers=headers)


@lru_cache(maxsize=_MAX_GZIPPED_FILES)
def _gzip_file(folder: Path, file: Path, _modified_ns: int) -> bytes:
    """Return a file in gzip, compressed once for each version of it."""
    return gzip.compress(read_plain_file(folder, file), _GZIP_LEVEL, mtime=0)


def _accepts_encoding(header: str, encoding: str) -> bool:
    """Return True if an ``Accept-Encoding`` header names an encoding with a nonzero weight."""
    for coding in header.lower().split(","):
        coding_name, _, weight = coding.strip().partition(";")
        if coding_name.strip() == encoding:
            return not re.fullmatch(r"\s*q=0(?:\.0*)?\s*", weight)
    return False


def _compute_inline_hashes(html: str, tag: str) -> str:
    """Return the hashes of a page's inline content, for its CSP."""
    inline_texts = re.findall(rf"<{tag}(?![^>]*\bsrc=)[^>]*>(.*?)</{tag}>", html, re.DOTALL)
    return " ".join(compute_csp_hash(text) for text in inline_texts if text)


def compute_csp_hash(text: str) -> str:
    """Return a hash in the notation of a CSP."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
