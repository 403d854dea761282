"""Slow consumers: a hundred sockets that never read delay no one and are closed."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.limits import HANG
from tests.web.open_rooms import run_async_test
from tests.web.real_server import running_server

SILENT_SOCKET_COUNT, COMMAND_COUNT, OUTBOX_SIZE = 100, 200, 16
UPGRADE_REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: a.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def _encode_text_frame(**frame: object) -> bytes:
    """Encode a client frame with a zero mask."""
    text = json.dumps(frame).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def _open_silent_socket(address: str, table: str) -> socket.socket:
    """Open a socket that watches a table with minimal buffers and never reads."""
    host, _, port = address.partition(":")
    silent_socket = socket.socket()
    silent_socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    silent_socket.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(silent_socket, (host, int(port)))
    await loop.sock_sendall(silent_socket, UPGRADE_REQUEST)
    response_head = b""
    while not response_head.endswith(b"\r\n\r\n"):  # the last that it ever reads
        response_head += await loop.sock_recv(silent_socket, 1)
    await loop.sock_sendall(
        silent_socket,
        _encode_text_frame(t="hello", protocol=2) + _encode_text_frame(t="watch", table=table),
    )
    return silent_socket


@pytest.mark.landing
def test_hundred_silent_sockets_are_closed_without_delay() -> None:
    async def run_scenario() -> None:
        limits: dict[str, Any] = {
            "max_queued_messages": OUTBOX_SIZE,
            "send_seconds": 0.5,
            "requests_per_second": 10**6,
        }
        limits |= {"max_sockets_per_address": 500, "max_connections_per_address": 500}
        async with (
            running_server(send_buffer_bytes=4096, **limits) as (address, app_state),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http,
        ):
            current_user = (await http.post("/api/guest", json={"name": "Ann"})).json()
            csrf_header = {"X-CSRF": current_user["csrf"]}
            table = (await http.post("/api/tables", json={}, headers=csrf_header)).json()["id"]
            silent_sockets = [
                await _open_silent_socket(address, table) for _ in range(SILENT_SOCKET_COUNT)
            ]
            task = app_state.room.task(table)
            while len(task._broadcaster.subscriber_names) < SILENT_SOCKET_COUNT:
                await asyncio.sleep(0.01)
            async with connect(f"ws://{address}/ws", open_timeout=HANG) as reader:
                await reader.send('{"t":"hello","protocol":2}')
                await reader.send(json.dumps({"t": "watch", "table": table}))
                path, seq = f"/api/tables/{table}/wish", 0
                for number in range(COMMAND_COUNT):
                    command = {"do": "go-on"} if number % 2 else {"do": "pause"}
                    body = {"cmd": f"c{number}", "wish": command}
                    response = await http.post(path, json=body, headers=csrf_header)
                    assert response.status_code == 200, response.text
                    while seq < response.json()["seq"]:
                        seq = max(seq, json.loads(await reader.recv()).get("seq", 0))
                    queued_counts = [
                        len(connection.send_queue) for connection in app_state.connections
                    ]
                    assert max(queued_counts) <= OUTBOX_SIZE
                while len(app_state.connections) > 1:
                    await asyncio.sleep(0.01)
                lost_metric_line = f"riverboat_outboxes_lost_total {float(SILENT_SOCKET_COUNT)}"
                assert lost_metric_line.encode() in app_state.metrics.text()
            for socket in silent_sockets:
                socket.close()

    run_async_test(run_scenario)
