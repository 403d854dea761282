"""Middleware that refuses requests to hosts which are not in ``allowed_hosts``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from riverboat.web.api_errors import build_error_payload, build_error_response
from riverboat.web.close_codes import POLICY_VIOLATION
from riverboat.web.limits.allowed_hosts import is_own_host, request_host
from riverboat.web.relay.relay_signature import find_relayed_request
from riverboat.web.server_config import ServerConfig
from riverboat.words.refusals.requests import HttpHostUnknown

_EXEMPT_PATHS: Final = ("/healthz", "/readyz", "/metrics")
"""Paths of probes, which use any address that an orchestrator knows."""
_MISDIRECTED_REQUEST_STATUS: Final = 421


class AllowedHostsMiddleware:
    """ASGI middleware that answers 421 to other hosts, and refuses their sockets."""

    def __init__(
        self, app: ASGIApp, config: ServerConfig, public_urls: Callable[[], tuple[str, ...]]
    ) -> None:
        self.app, self._config, self._public_urls = app, config, public_urls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_allowed(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send(
                {"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "wrong host"}
            )
        else:
            host = HTTPConnection(scope).headers.get("host", "")[:200]
            await build_error_response(
                _MISDIRECTED_REQUEST_STATUS, build_error_payload(HttpHostUnknown(host))
            )(scope, receive, send)

    def _is_allowed(self, scope: Scope) -> bool:
        if scope["path"] in _EXEMPT_PATHS or find_relayed_request(scope) is not None:
            return True
        host = request_host(HTTPConnection(scope))
        return is_own_host(host, self._config, self._public_urls())
