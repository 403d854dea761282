"""A room under attack, with one player: command latency and memory of the server.

    python -m tests.soak.hostile --minutes 10

The soak starts a server, and a process that attacks it: floods of frames whose replies are never
read, idle and incomplete requests, tangled configurations, and more tables and sockets than the
limits allow. A player at a table submits ten commands a second. Memory is read from /proc, so it
needs Linux. It fails if the p99 is over ``--p99`` milliseconds, or memory grows in the second half.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

MAX_MEMORY_GROWTH = 1.15
"""Maximum memory growth factor in the second half."""
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
FIRST_FRAGMENT, NEXT_FRAGMENT = bytes([0x01, 0x80, 0, 0, 0, 0]), bytes([0x00, 0x80, 0, 0, 0, 0])
UPGRADE_REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: a.test\r\nX-Forwarded-For: 198.51.100.66\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
ATTACKER_HEADERS = {"X-Forwarded-For": "198.51.100.66"}


# The attacks ------------------------------------------------------------------------------------


async def flood_frames(port: int) -> None:
    """Send pings and message fragments as fast as possible without reading."""
    for frame_bytes in (PING * 2_000, FIRST_FRAGMENT + NEXT_FRAGMENT * 2_000):
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
        try:
            writer.write(UPGRADE_REQUEST)
            await asyncio.sleep(0.05)
            for _ in range(20):
                writer.write(frame_bytes)
                await asyncio.wait_for(writer.drain(), 1)
        finally:
            writer.transport.abort()


async def open_silent_connections(port: int) -> None:
    """Open connections that send nothing or half a request."""
    request_starts = (
        b"",
        b"GET / HTTP/1.1\r\nHost: ",
        b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    )
    writers = []
    try:
        for number in range(90):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writers.append(writer)
            writer.write(request_starts[number % 3])
        await asyncio.sleep(5)
    finally:
        for writer in writers:
            writer.transport.abort()


async def send_tangled_configurations(port: int) -> None:
    """Send dotted keys, and open tables under many names."""
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", headers=ATTACKER_HEADERS, timeout=5
    ) as http_client:
        name = f"Mal {time.time_ns() % 10**8}"
        csrf = (await http_client.post("/api/guest", json={"name": name})).json().get("csrf", "")
        for _ in range(20):
            await http_client.post("/api/rules", json={"toml": "a" + ".a" * 9_900 + "=1"})
            await http_client.post("/api/tables", json={}, headers={"X-CSRF": csrf})


async def open_idle_sockets(port: int) -> None:
    """Open as many sockets as allowed that watch no table."""
    client_connections: list[ClientConnection] = []
    try:
        while len(client_connections) < 150:
            client_connections.append(
                await connect(f"ws://127.0.0.1:{port}/ws", additional_headers=ATTACKER_HEADERS)
            )
    finally:
        await asyncio.sleep(1)
        for socket in client_connections:
            socket.transport.abort()


async def _repeat_attack(
    attack: Callable[[int], Awaitable[None]], port: int, end_time: float
) -> None:
    while time.monotonic() < end_time:
        with suppress(Exception):  # attacks are expected to be refused
            await attack(port)
        await asyncio.sleep(0.2)


def run_attacks(port: int, seconds: float) -> None:
    """Run all attacks at once in a separate process."""

    async def run_scenario() -> None:
        end_time = time.monotonic() + seconds
        attacks = (
            flood_frames,
            flood_frames,
            open_silent_connections,
            send_tangled_configurations,
            open_idle_sockets,
        )
        await asyncio.gather(*[_repeat_attack(attack, port, end_time) for attack in attacks])

    asyncio.run(run_scenario())


# The player -------------------------------------------------------------------------------------


async def measure_player(
    port: int, seconds: float, server_pid: int
) -> tuple[list[float], list[int]]:
    """Return the latency of each command in milliseconds, and the server's memory meanwhile."""
    latencies, memory_samples = [], []
    base_url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base_url) as http_client:
        guest = (await http_client.post("/api/guest", json={"name": "Ann"})).json()
        response = await http_client.post("/api/tables", json={}, headers={"X-CSRF": guest["csrf"]})
        table = response.json()["id"]
        cookie = {"Cookie": f"rb_session={http_client.cookies['rb_session']}"}
    async with connect(f"ws://127.0.0.1:{port}/ws", additional_headers=cookie) as socket:

        async def submit(number: int, command: dict[str, object]) -> None:
            body = {"t": "wish", "cmd": f"c{number}", "table": table, "wish": command}
            await socket.send(json.dumps(body))
            while (payload := json.loads(await socket.recv()))["t"] != "granted":
                assert payload["t"] != "refused", payload

        await socket.send('{"t":"hello","protocol":2}')
        await socket.send(json.dumps({"t": "watch", "table": table}))
        await submit(0, {"do": "sit", "chair": 1, "chips": 100})
        end_time, number = time.monotonic() + seconds, 0
        while time.monotonic() < end_time:
            number += 1
            started_at = time.monotonic()
            await submit(number, {"do": "sit-out" if number % 2 else "come-back"})
            latencies.append(1000 * (time.monotonic() - started_at))
            memory_samples.append(_read_memory(server_pid))
            await asyncio.sleep(0.1)
    return latencies, memory_samples


def _read_memory(server_pid: int) -> int:
    """Return the memory of a process in kilobytes."""
    status = Path(f"/proc/{server_pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def main() -> int:
    """Attack, play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--p99", type=float, default=50)
    options = parser.parse_args()
    seconds = 60 * options.minutes
    with tempfile.TemporaryDirectory() as data_folder:
        serve_command = [
            sys.executable,
            "-m",
            "riverboat",
            "serve",
            "--port",
            "0",
            "--data",
            data_folder,
        ]
        server = subprocess.Popen(
            [*serve_command, "--log-level", "error", "--shutdown-timeout", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ,
        )
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split(":")[-1])
            attack_process = multiprocessing.get_context("spawn").Process(
                target=run_attacks, args=(port, seconds)
            )
            attack_process.start()
            try:
                latencies, memory_samples = asyncio.run(measure_player(port, seconds, server.pid))
            finally:
                attack_process.terminate()
                attack_process.join()
        finally:
            server.terminate()
            server.wait(30)
    half_count = len(memory_samples) // 2
    first_peak, second_peak = max(memory_samples[:half_count]), max(memory_samples[half_count:])
    latencies.sort()
    p99 = latencies[int(0.99 * len(latencies))]
    print(f"{len(latencies)} wishes: p50 {latencies[len(latencies) // 2]:.1f} ms, p99 {p99:.1f} ms")
    print(
        f"memory at most {first_peak // 1024} MB in the first half,"
        f" {second_peak // 1024} MB in the second"
    )
    return 0 if p99 <= options.p99 and second_peak <= MAX_MEMORY_GROWTH * first_peak else 1


if __name__ == "__main__":
    sys.exit(main())
