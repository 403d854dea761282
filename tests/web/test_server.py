"""The application behind a real server and a real socket."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.limits import HANG
from tests.web.open_rooms import run_async_test
from tests.web.real_server import running_server


async def _next_of_kind(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            frame: dict[str, Any] = json.loads(await socket.recv())
            if frame["t"] in kinds:
                return frame


def test_guest_opens_watches_and_sits_over_real_server() -> None:
    async def run_scenario() -> None:
        async with (
            running_server() as (address, app_state),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http,
        ):
            current_user = (await http.post("/api/guest", json={"name": "Ann"})).json()
            csrf_header = {"X-CSRF": current_user["csrf"]}
            table = (await http.post("/api/tables", json={}, headers=csrf_header)).json()["id"]
            cookie_header = {"Cookie": f"rb_session={http.cookies['rb_session']}"}
            async with connect(
                f"ws://{address}/ws",
                open_timeout=HANG,
                origin=f"http://{address}",  # type: ignore[arg-type]
                subprotocols=["riverboat.v2.json"],  # type: ignore[list-item]
                additional_headers=cookie_header,
            ) as socket:
                assert socket.subprotocol == "riverboat.v2.json"
                assert socket.response is not None
                assert "sec-websocket-extensions" not in socket.response.headers
                await socket.send('{"t":"hello","protocol":2}')
                assert (await _next_of_kind(socket, "welcome"))["player"] == "Ann"
                await socket.send(json.dumps({"t": "watch", "table": table}))
                await _next_of_kind(socket, "snapshot")
                sit_command = {"do": "sit", "chair": 2, "chips": 100}
                await socket.send(
                    json.dumps({"t": "wish", "cmd": "c1", "table": table, "wish": sit_command})
                )
                assert (await _next_of_kind(socket, "granted", "refused"))["t"] == "granted"
            text = app_state.metrics.text()
            assert b"riverboat_append_seconds_count" in text
            assert b"riverboat_append_seconds_count 0.0" not in text

    run_async_test(run_scenario)


def test_foreign_origin_is_refused_at_upgrade() -> None:
    async def run_scenario() -> None:
        async with running_server() as (address, _):
            foreign_origin = Origin("https://evil.example")
            with pytest.raises(InvalidStatus) as error_info:
                async with connect(f"ws://{address}/ws", open_timeout=HANG, origin=foreign_origin):
                    pass
            assert error_info.value.response.status_code == 403

    run_async_test(run_scenario)


def test_oversized_frame_closes_connection() -> None:
    async def run_scenario() -> None:
        async with running_server() as (address, _):
            async with connect(f"ws://{address}/ws", open_timeout=HANG) as socket:
                await socket.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await _next_of_kind(socket, "no such frame")
            async with connect(f"ws://{address}/ws", open_timeout=HANG) as socket:
                await socket.send("x" * 10_000)
                assert (await _next_of_kind(socket, "trouble"))["code"] == "too-long"

    run_async_test(run_scenario)


def test_server_shutdown_closes_sockets_with_code() -> None:
    async def run_scenario() -> None:
        async with running_server() as (address, _):
            socket = await connect(f"ws://{address}/ws", open_timeout=HANG)
        with pytest.raises(ConnectionClosed):
            await _next_of_kind(socket, "no such frame")
        assert socket.close_code in (1001, 1012)

    run_async_test(run_scenario)


def test_unbuilt_client_returns_503_without_server_header(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with (
            running_server() as (address, _),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http,
        ):
            response = await http.get("/")
            assert response.status_code == 503
            assert "server" not in response.headers

    run_async_test(run_scenario)
