"""The application behind a real server and a real socket."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from msgspec.structs import replace

from riverboat.service.room import Room
from riverboat.store.memory_store import MemoryStore
from riverboat.web.app import make_app
from riverboat.web.app_state import AppState
from riverboat.web.server_config import ClientLimits, ServerConfig
from riverboat.web.uvicorn_server import uvicorn_config
from tests.web.open_rooms import CONFIG, GENEROUS_LIMITS, SEALING_KEY, make_cheap_passwords


@asynccontextmanager
async def running_server(
    config: ServerConfig = CONFIG, *, send_buffer_bytes: int = 0, **limits: Any
) -> AsyncIterator[tuple[str, AppState]]:
    """Start a server on its own port; the system buffers *send_buffer_bytes* per connection."""
    config = replace(config, port=0, limits=ClientLimits(**{**GENEROUS_LIMITS, **limits}))
    room = Room(MemoryStore(), SEALING_KEY)
    app_state = AppState(room, config, sealing_key=SEALING_KEY, passwords=make_cheap_passwords())
    server = uvicorn.Server(
        uvicorn_config(make_app(room, config, app_state=app_state), config, shutdown_seconds=2)
    )
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.005)
    listening_socket = server.servers[0].sockets[0]
    if send_buffer_bytes:  # every connection has it from the socket that it came by
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer_bytes)
    port = listening_socket.getsockname()[1]
    try:
        yield f"127.0.0.1:{port}", app_state
    finally:
        server.should_exit = True
        await task
