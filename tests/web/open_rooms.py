"""A room served in this process without a network, and its visitors."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import httpx
import msgspec
from httpx._transports import default as network_transport
from starlette import routing

from riverboat.service.room import Room
from riverboat.store.memory_store import MemoryStore
from riverboat.store.port import Store
from riverboat.web.accounts.account_service import has_account
from riverboat.web.accounts.password_hashing import PasswordService
from riverboat.web.app import make_app
from riverboat.web.app_state import AppState
from riverboat.web.server_config import ClientLimits, ServerConfig

SEALING_KEY = bytes(range(32))
HOST = "room.test"
GENEROUS_LIMITS: dict[str, Any] = {"cpu_ms_per_second": 100_000, "cpu_burst_ms": 1_000_000}
"""A test may use a whole core, unless it is about the budget."""
CONFIG = ServerConfig(
    secret="a secret for tests", static="/nowhere", limits=ClientLimits(**GENEROUS_LIMITS)
)


routing.compile_path = cache(routing.compile_path)
"""Each of a thousand rooms compiles the same two hundred paths."""
network_transport.create_ssl_context = cache(network_transport.create_ssl_context)  # type: ignore[attr-defined]
"""A client of a real server loads 140 certificates, which takes longer than many a test."""


def make_cheap_passwords() -> PasswordService:
    """Return a service that hashes at the lowest cost: tests need its result, not its strength."""
    return PasswordService(time_cost=1, memory_cost=8)


class ManualClock:
    """A controlled clock."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def now(self) -> int:
        return int(1000 * self.seconds)

    def advance(self, seconds: float) -> None:
        self.seconds += seconds


class OpenTestRoom:
    """An open room and its application state."""

    def __init__(self, app_state: AppState, app: Any, clock: ManualClock) -> None:
        self.app_state, self.app, self.clock = app_state, app, clock
        self.room: Any = app_state.room

    def visitor(self, address: str = "192.0.2.1", **headers: str) -> Visitor:
        """Return a new browser."""
        return Visitor(self, address, headers)

    async def guest(self, name: str, address: str = "192.0.2.1") -> Visitor:
        """Return a browser that has joined as a guest."""
        visitor = self.visitor(address)
        await visitor.join_as_guest(name)
        return visitor


@asynccontextmanager
async def open_test_room(
    config: ServerConfig = CONFIG, *, store: Store | None = None, **limits: Any
) -> AsyncIterator[OpenTestRoom]:
    """Open a room, and close it afterwards."""
    if limits:
        config = msgspec.structs.replace(
            config, limits=ClientLimits(**{**GENEROUS_LIMITS, **limits})
        )
    clock = ManualClock()
    passwords = make_cheap_passwords()
    room = Room(store or MemoryStore(), SEALING_KEY, clock=clock.now)
    app_state = AppState(
        room, config, sealing_key=SEALING_KEY, passwords=passwords, now=clock.now, clock=clock
    )
    app = make_app(room, config, app_state=app_state)
    async with app.router.lifespan_context(app):
        yield OpenTestRoom(app_state, app, clock)


def run_async_test(scenario: Callable[[], Awaitable[None]], timeout_seconds: float = 60) -> None:
    """Run a test to its end, with a timeout."""

    async def limit_time() -> None:
        async with asyncio.timeout(timeout_seconds):
            await scenario()

    asyncio.run(limit_time())


class Visitor:
    """A browser: cookies, the CSRF token from the server, and sockets."""

    def __init__(self, test_room: OpenTestRoom, address: str, headers: dict[str, str]) -> None:
        self._test_room, self._address = test_room, address
        self.csrf = ""
        is_secure = test_room.app_state.config.base_url == f"https://{HOST}"
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(test_room.app, client=(address, 1234)),
            base_url=f"{'https' if is_secure else 'http'}://{HOST}",
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )

    async def join_as_guest(self, name: str) -> dict[str, Any]:
        """Join as a guest."""
        return await self._authenticate("/api/guest", name=name)

    async def register(self, name: str, password: str) -> dict[str, Any]:
        """Create an account; an administrator's account is created by the operator."""
        account_service = self._test_room.app_state.accounts
        is_reserved = name in self._test_room.app_state.config.admins
        if is_reserved and not has_account(await account_service.find_account(name)):
            await account_service.make_admin(name, password)
            return await self.log_in(name, password)
        return await self._authenticate("/api/accounts", name=name, password=password)

    async def log_in(self, name: str, password: str) -> dict[str, Any]:
        """Log in."""
        return await self._authenticate("/api/login", name=name, password=password)

    async def _authenticate(self, path: str, **body: str) -> dict[str, Any]:
        response = await self.post(path, **body)
        assert response.status_code == 200, response.text
        current_user: dict[str, Any] = response.json()
        self.csrf = current_user["csrf"]
        return current_user

    async def get(self, path: str, **query: Any) -> httpx.Response:
        """Send a GET request."""
        return await self.http.get(path, params=query)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """Send a POST request."""
        return await self.http.post(path, json=body, headers={"X-CSRF": self.csrf})

    async def patch(self, path: str, **body: Any) -> httpx.Response:
        """Send a PATCH request."""
        return await self.http.patch(path, json=body, headers={"X-CSRF": self.csrf})

    async def delete(self, path: str) -> httpx.Response:
        """Send a DELETE request."""
        return await self.http.delete(path, headers={"X-CSRF": self.csrf})

    async def submit(self, table: str, command_id: str, **command: Any) -> httpx.Response:
        """Submit a command at a table."""
        return await self.post(f"/api/tables/{table}/wish", cmd=command_id, wish=command)

    @asynccontextmanager
    async def socket(
        self, *protocols: str, sends_hello: bool = True, **headers: str
    ) -> AsyncIterator[Socket]:
        """Open a WebSocket and receive the greeting."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        request_headers = {"host": HOST, **({"cookie": cookies} if cookies else {}), **headers}
        socket = Socket(self._test_room.app, request_headers, protocols, self._address)
        await socket.open()
        try:
            if sends_hello:
                await socket.send(t="hello", protocol=2)
                assert (await socket.next_of_kind("welcome"))["protocol"] == 2
            yield socket
        finally:
            await socket.disconnect()


class SocketClosed(Exception):
    """The server has closed a socket with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """The browser's end of a WebSocket."""

    def __init__(
        self, app: Any, headers: dict[str, str], protocols: tuple[str, ...], address: str
    ) -> None:
        self._app = app
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "root_path": "",
            "query_string": b"",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 4321),
            "server": (HOST, 80),
            "subprotocols": list(protocols),
            "state": {},
        }
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.received_frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.subprotocol: str | None = None
        self.receiving_paused = asyncio.Event()
        """While set, the browser receives nothing from the server."""

    async def open(self) -> None:
        """Request the upgrade; raise ``SocketClosed`` if it is refused."""
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope, self._to_server.get, self._receive))
        response = await self.received_frames.get()
        if response["type"] == "websocket.close":
            raise SocketClosed(response["code"])
        self.subprotocol = response.get("subprotocol")

    async def _receive(self, message: dict[str, Any]) -> None:
        while self.receiving_paused.is_set():
            await asyncio.sleep(3600)
        self.received_frames.put_nowait(message)

    async def send(self, **frame: Any) -> None:
        """Send a frame."""
        await self.send_raw(msgspec.msgpack.encode(frame) if self._is_binary else json.dumps(frame))

    async def send_raw(self, payload: str | bytes) -> None:
        """Send raw bytes or text."""
        content_field = "text" if isinstance(payload, str) else "bytes"
        self._to_server.put_nowait({"type": "websocket.receive", content_field: payload})

    @property
    def _is_binary(self) -> bool:
        return self.subprotocol == "riverboat.v2.msgpack"

    async def next_frame(self) -> dict[str, Any]:
        """Return the next frame; raise ``SocketClosed`` at the end."""
        async with asyncio.timeout(60):
            message = await self.received_frames.get()
        if message["type"] == "websocket.close":
            raise SocketClosed(message["code"])
        frame: dict[str, Any]
        if message.get("bytes") is not None:
            frame = msgspec.msgpack.decode(message["bytes"])
        else:
            frame = msgspec.json.decode(message["text"])
        return frame

    async def next_of_kind(self, *kinds: str) -> dict[str, Any]:
        """Return the next frame of one of these kinds."""
        while True:
            frame = await self.next_frame()
            if frame["t"] in kinds:
                return frame

    async def wait_closed(self) -> int:
        """Wait for the end and return its code."""
        while True:
            try:
                await self.next_frame()
            except SocketClosed as error:
                return error.code

    async def disconnect(self) -> None:
        """Disconnect."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        self.receiving_paused.clear()
        async with asyncio.timeout(60):
            await asyncio.gather(self._task, return_exceptions=True)
