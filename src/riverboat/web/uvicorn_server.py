"""The uvicorn server: the configuration with which it serves the application."""

from __future__ import annotations

import uvicorn
from starlette.types import ASGIApp

from riverboat.web.limits.connection_tracker import KEEP_ALIVE_SECONDS, ConnectionTracker
from riverboat.web.limits.file_limits import max_connections
from riverboat.web.server_config import ServerConfig

MAX_FRAME_BYTES = 64 * 1024
"""Maximum bytes of a frame that is read; a frame above the configured limit gets an error frame."""


def uvicorn_config(
    app: ASGIApp, config: ServerConfig, *, shutdown_seconds: int = 5
) -> uvicorn.Config:
    """Return the configuration of a ``uvicorn.Server``.

    WebSocket compression is off, because it would take more memory than the rest of a connection.
    The configuration, not uvicorn, decides which proxies are trusted. *shutdown_seconds* is the
    time that requests have to finish at shutdown. ``ConnectionTracker`` tracks open connections.
    """
    http_protocol, websocket_protocol = ConnectionTracker(
        config, max_connections(config.limits.max_connections)
    ).protocols()
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=http_protocol,
        ws=websocket_protocol,
        ws_max_size=max(MAX_FRAME_BYTES, config.limits.max_message_bytes),
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients send their own pings, which have a timeout
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=shutdown_seconds,
    )
