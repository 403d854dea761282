"""Silent, slow and flooding connections on real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from math import inf
from unittest.mock import Mock

import httpx
import pytest
from msgspec.structs import replace

from riverboat.web.limits import connection_tracker
from riverboat.web.limits.file_limits import max_connections
from riverboat.web.limits.websocket_protocol import WebSocketProtocol
from tests.limits import HANG
from tests.web.open_rooms import CONFIG, run_async_test
from tests.web.real_server import running_server

StreamPair = tuple[asyncio.StreamReader, asyncio.StreamWriter]

PING = bytes([0x89, 0x80, 0, 0, 0, 0])
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])
FIRST_FRAGMENT = bytes([0x01, 0x80, 0, 0, 0, 0])
"""The first fragment of a message, empty."""
NEXT_FRAGMENT = bytes([0x00, 0x80, 0, 0, 0, 0])
"""An empty continuation that is not final."""
EMPTY_MESSAGE = bytes([0x81, 0x80, 0, 0, 0, 0])


@asynccontextmanager
async def open_raw_connection(address: str, data: bytes = b"") -> AsyncIterator[StreamPair]:
    """Open a raw connection and send *data*."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(data)
        yield reader, writer
    finally:
        writer.transport.abort()


def make_upgrade_request(address: str) -> bytes:
    """Return the upgrade request of a WebSocket."""
    return (
        f"GET /ws HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


async def read_to_end(reader: asyncio.StreamReader) -> bytes:
    """Read until the server closes the connection."""
    received_bytes = b""
    try:
        async with asyncio.timeout(60):
            while chunk := await reader.read(65_536):
                received_bytes += chunk
    except ConnectionError:
        pass
    return received_bytes


# Slow requests ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_start",
    [
        b"",
        b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a.test\r\nX-Half: ",
        b"POST /api/guest HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\n"
        b'Content-Length: 14\r\n\r\n{"name"',
    ],
    ids=["nothing", "an empty line", "half a head", "half a body"],
)
def test_incomplete_request_times_out(request_start: bytes) -> None:
    async def run_scenario() -> None:
        async with (
            running_server(request_seconds=0.3) as (address, _),
            open_raw_connection(address, request_start) as (reader, _),
        ):
            assert await read_to_end(reader) == b""

    run_async_test(run_scenario)


def test_slow_bytes_do_not_extend_request_timeout() -> None:
    async def run_scenario() -> None:
        request_head = b"GET /healthz HTTP/1.1\r\nX-Slow: "
        async with (
            running_server(request_seconds=0.3) as (address, _),
            open_raw_connection(address, request_head) as (reader, writer),
        ):
            read_task = asyncio.create_task(read_to_end(reader))
            while not read_task.done():
                writer.write(b"a")
                await asyncio.sleep(0.02)
            assert await read_task == b""

    run_async_test(run_scenario)


def test_slow_response_is_not_timed_out() -> None:
    async def run_scenario() -> None:
        async with running_server(request_seconds=0.2) as (address, app_state):
            table = app_state.store.find_table

            async def respond_slowly(name: str) -> object:
                await asyncio.sleep(0.7)
                return await table(name)

            app_state.store.find_table = respond_slowly  # type: ignore[method-assign, assignment]
            async with httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http:
                assert (await http.get("/api/tables/nowhere")).status_code == 404

    run_async_test(run_scenario)


@pytest.mark.parametrize("next_request", [b"", 9_000 * b"a", b"\r\n"], ids=["none", "body", "line"])
def test_idle_keep_alive_connection_is_closed(
    next_request: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_tracker, "KEEP_ALIVE_SECONDS", 0.2)

    async def run_scenario() -> None:
        # The request is refused by its Content-Length before its body arrives.
        length = 9_000 if next_request.startswith(b"a") else 0
        request_bytes = (
            "POST /api/guest HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\n"
            f"Content-Length: {length}\r\n\r\n"
        ).encode()
        async with (
            running_server(request_seconds=0.3, max_request_bytes=1_000) as (address, _),
            open_raw_connection(address, request_bytes) as (reader, writer),
        ):
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 413" if length else b"HTTP/1.1 400")
            writer.write(next_request)
            await read_to_end(reader)

    run_async_test(run_scenario)


def test_endless_request_head_is_refused() -> None:
    async def run_scenario() -> None:
        request_bytes = b"GET /healthz HTTP/1.1\r\nX-Long: " + 70_000 * b"a"
        async with (
            running_server() as (address, _),
            open_raw_connection(address, request_bytes) as (reader, _),
        ):
            assert (await read_to_end(reader)).startswith(b"HTTP/1.1 400")

    run_async_test(run_scenario)


# Too many ---------------------------------------------------------------------------------------


def test_longest_silent_connection_is_evicted() -> None:
    async def run_scenario() -> None:
        async with AsyncExitStack() as stack:
            address, _ = await stack.enter_async_context(running_server(max_connections=8))
            active_socket, _ = await stack.enter_async_context(
                open_raw_connection(address, make_upgrade_request(address))
            )
            await active_socket.readuntil(b"\r\n\r\n")
            silent_streams = [
                await stack.enter_async_context(open_raw_connection(address)) for _ in range(20)
            ]
            async with httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http:
                assert (await http.get("/healthz")).status_code == 200
            for reader, _ in silent_streams[:10]:
                assert await read_to_end(reader) == b""
            assert not active_socket.at_eof()

    run_async_test(run_scenario)


@pytest.mark.parametrize("behind_proxy", [False, True])
def test_connections_are_limited_per_address_except_proxies(behind_proxy: bool) -> None:
    async def run_scenario() -> None:
        config = replace(CONFIG, trusted_proxies=("127.0.0.1",) if behind_proxy else ())
        request_bytes = b"GET /healthz HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n"
        async with AsyncExitStack() as stack:
            address, _ = await stack.enter_async_context(
                running_server(config, max_connections_per_address=3)
            )
            streams = [
                await stack.enter_async_context(open_raw_connection(address)) for _ in range(6)
            ]
            for _, writer in streams:
                writer.write(request_bytes)
            received_answers = [await read_to_end(reader) for reader, _ in streams]
            assert sum([answer != b"" for answer in received_answers]) == (6 if behind_proxy else 3)

    run_async_test(run_scenario)


def test_client_that_reads_again_has_no_write_deadline() -> None:
    async def run_scenario() -> None:
        tracker = connection_tracker.ConnectionTracker(CONFIG, max_open=1)
        connection = tracker.add(Mock(get_extra_info=Mock(return_value=("127.0.0.1", 1))))
        protocol = WebSocketProtocol.__new__(WebSocketProtocol)
        protocol.writable = asyncio.Event()
        protocol._tracker, protocol._connection = tracker, connection
        protocol.pause_writing()
        assert connection.write_deadline < inf
        protocol.resume_writing()
        assert connection.write_deadline == inf

    run_async_test(run_scenario)


def test_connection_limit_respects_file_limit() -> None:
    resource = pytest.importorskip("resource")
    soft_limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert max_connections(10) == 10
    if soft_limit != resource.RLIM_INFINITY:
        assert max_connections(10 * soft_limit) < soft_limit


# Frames -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "opening_frame, frame",
    [(b"", PING), (b"", PONG), (FIRST_FRAGMENT, NEXT_FRAGMENT), (b"", EMPTY_MESSAGE)],
    ids=["pings", "pongs", "empty continuations", "empty messages"],
)
def test_frame_flood_closes_socket(opening_frame: bytes, frame: bytes) -> None:
    async def run_scenario() -> None:
        async with running_server() as (address, app_state):
            async with open_raw_connection(address, make_upgrade_request(address)) as (
                reader,
                writer,
            ):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(opening_frame + 20_000 * frame)
                received_bytes = await read_to_end(reader)
                # A pong is two bytes: there is none for the frames that were too many.
                assert len(received_bytes) < 4_000
                assert b"too many" in received_bytes
            while app_state.connections:
                await asyncio.sleep(0.01)

    run_async_test(run_scenario)


def test_pings_are_answered() -> None:
    async def run_scenario() -> None:
        async with (
            running_server() as (address, _),
            open_raw_connection(address, make_upgrade_request(address)) as (reader, writer),
        ):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(5 * PING)
            async with asyncio.timeout(60):
                assert await reader.readexactly(10) == 5 * b"\x8a\x00"

    run_async_test(run_scenario)
