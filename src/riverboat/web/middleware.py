"""Request middleware: a request id, a log line, metrics, and security headers."""

from __future__ import annotations

import random
import time
from typing import Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from riverboat.web.limits.request_addresses import is_https
from riverboat.web.monitoring.metrics import Metrics
from riverboat.web.relay.relay_signature import find_relayed_request
from riverboat.web.server_config import ServerConfig

log = structlog.get_logger(__name__)

_SECURITY_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_ASSETS_PATH: Final = "/assets/"
"""Path of scripts and styles: a page loads dozens, and they need only few security headers."""
_ASSET_HEADERS: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
_UNLOGGED_PATHS: Final = ("/healthz", "/metrics", "/assets/")


def content_security_policy(*, styles: str = "", scripts: str = "") -> str:
    """Return the CSP of our own pages, with the hashes of inline content."""
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self'{scripts and ' ' + scripts}",
            # The client animates cards and chips with inline styles.
            f"style-src 'self'{' ' + styles if styles else ''}",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "frame-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def _find_or_create_request_id(scope: Scope) -> str:
    """Return the id of a request: a new one, or the one that another node has passed on."""
    relayed_id = Headers(scope=scope).get("x-request-id", "") if find_relayed_request(scope) else ""
    return relayed_id[:32] or f"{_request_id_rng.getrandbits(64):016x}"


_request_id_rng: Final = random.Random()
"""Random generator for request ids; not secret, so that no system call is needed for each."""


class RequestMiddleware:
    """ASGI middleware that logs and counts requests, and adds the security headers."""

    def __init__(self, app: ASGIApp, metrics: Metrics, config: ServerConfig) -> None:
        self.app, self._metrics, self._config = app, metrics, config
        self._csp = content_security_policy()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request_id, started_at, status = _find_or_create_request_id(scope), time.perf_counter(), 500
        hsts_days = self._config.hsts_days
        structlog.contextvars.bind_contextvars(request=request_id)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                self._add_headers(headers, scope["path"], request_id)
                if hsts_days and is_https(HTTPConnection(scope), self._config):
                    headers["Strict-Transport-Security"] = f"max-age={86_400 * hsts_days}"
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        finally:
            method = scope["method"] if scope["method"] in _KNOWN_METHODS else "other"
            self._metrics.requests.labels(method, str(status)).inc()
            if not scope["path"].startswith(_UNLOGGED_PATHS):
                elapsed_ms = round(1000 * (time.perf_counter() - started_at), 1)
                path = scope["path"][:200]
                log.info("request", method=method, path=path, status=status, ms=elapsed_ms)
            structlog.contextvars.unbind_contextvars("request")

    def _add_headers(self, headers: MutableHeaders, path: str, request_id: str) -> None:
        if path.startswith(_ASSETS_PATH):
            for name in _ASSET_HEADERS:
                headers.setdefault(name, _SECURITY_HEADERS[name])
            return
        headers["X-Request-Id"] = request_id
        for name, value in _SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Content-Security-Policy", self._csp)
        if path.startswith("/api") or path in ("/healthz", "/metrics"):
            headers.setdefault("Cache-Control", "no-store")


_KNOWN_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
