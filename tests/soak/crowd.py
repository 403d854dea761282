"""Expensive requests from one address, then 5,000 strangers, while players play and reconnect.

    python -m tests.soak.crowd --requests 100 --strangers 5000

The soak starts its own server and client processes. A player at a table submits twenty commands a
second, a monitor requests ``/readyz``, and a table of six plays: first alone, for comparison, then
amid the crowd. It fails if the player's p99 is over ``--p99`` milliseconds, ``/readyz`` takes
longer than ``--ready`` seconds, the server takes more than ``--memory`` MB more, the table of six
stops, or a seated player cannot reconnect.
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
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ATTACKER_HEADERS = {"X-Forwarded-For": "198.51.100.66"}
SHARED_ADDRESS_HEADERS = {"X-Forwarded-For": "203.0.113.1"}
"""The address that a player shares with the strangers."""
ADDRESS_COUNT = 50
IDLE_SECONDS = 5.0
"""Seconds of measurement before the crowd."""
ARCHIVED_HAND_COUNT = 60
"""Hands of the table whose archive is requested."""
BLIND_LEVELS = [f"{2**number}/{2 ** (number + 1)}" for number in range(30)]
EXPENSIVE_REQUESTS: dict[str, Callable[[str, int], tuple[str, str, Any]]] = {
    "rulebook pages": lambda _, number: (
        "GET",
        ("/rules/words", "/rules/situations")[number % 2],
        None,
    ),
    "events/check": lambda _, __: (
        *("POST", "/api/events/check"),
        {"toml": "a" + ".a" * 9_900 + "=1"},
    ),
    "rule/text": lambda _, __: ("POST", "/api/rule/text", {"text": "1 2 " * 60, "lang": "en"}),
    "hands.zip": lambda table, _: ("GET", f"/api/tables/{table}/hands.zip", None),
    "rulebook search": lambda _, number: ("GET", f"/rules?q=raise+call+fold+{number}", None),
    "tools/levels": lambda _, __: ("POST", "/api/tools/levels", {"levels": BLIND_LEVELS}),
    "events/structure": lambda _, number: (
        *("POST", "/api/events/structure"),
        {"players": 10_000 - number, "hours": 100.0},
    ),
}
"""Seven expensive requests by name: method, path and body for a table and a number."""


class LatencyFigures(NamedTuple):
    """The measurements of a player, a monitor and the system."""

    command_ms: list[float]
    """Milliseconds of each command, sorted."""
    readiness_seconds: list[float]
    """Seconds of each ``/readyz``, sorted."""
    memory_growth_mb: int
    """Growth of the server's memory in megabytes."""
    hands: int
    """Hands that ended at the table of six."""
    reconnect_seconds: list[float]
    """Seconds of each reconnect of a seated player."""

    @property
    def p99(self) -> float:
        return self.command_ms[int(0.99 * len(self.command_ms))]

    def __str__(self) -> str:
        return (
            f"{len(self.command_ms)} commands:"
            f" p50 {self.command_ms[len(self.command_ms) // 2]:.1f} ms,"
            f" p99 {self.p99:.1f} ms; /readyz at most {self.readiness_seconds[-1]:.3f} s;"
            f" {self.memory_growth_mb} MB more; {self.hands} hands;"
            f" came back {len(self.reconnect_seconds)} times"
            f" in {max(self.reconnect_seconds, default=0):.2f} s at most"
        )


# The crowd ----------------------------------------------------------------------------------------


def send_expensive_requests(port: int, table: str, request_count: int) -> None:
    """Send each expensive request this often, all at once, from a separate process."""
    response_counts = Counter[str]()

    async def send_request(
        request_number: int, build_request: Callable[[str, int], tuple[str, str, Any]]
    ) -> None:
        response_counts[
            await _send_request(port, ATTACKER_HEADERS, *build_request(table, request_number))
        ] += 1

    async def run_scenario() -> None:
        pending_requests = [
            (request_number, build_request)
            for build_request in EXPENSIVE_REQUESTS.values()
            for request_number in range(request_count)
        ]
        await asyncio.gather(*[send_request(*request) for request in pending_requests])

    _run_crowd(run_scenario(), response_counts)


def connect_strangers(port: int, table: str, stranger_count: int) -> None:
    """Let this many strangers open the page and watch a table, from a separate process."""
    response_counts = Counter[str]()

    async def run_scenario() -> None:
        connection_slots = asyncio.Semaphore(200)
        client_connections: list[ClientConnection] = []

        async def connect_stranger(number: int) -> None:
            headers = {"X-Forwarded-For": f"203.0.113.{1 + number % ADDRESS_COUNT}"}
            async with connection_slots:
                for path in (f"/t/{table}", f"/api/tables/{table}"):
                    response_counts[await _send_request(port, headers, "GET", path, None)] += 1
                try:
                    url = f"ws://127.0.0.1:{port}/ws"
                    socket = await connect(url, additional_headers=headers, open_timeout=20)
                    client_connections.append(socket)
                    await socket.send('{"t":"hello","protocol":2}')
                    await socket.send(json.dumps({"t": "watch", "table": table}))
                except (WebSocketException, OSError, TimeoutError):
                    response_counts["no socket"] += 1  # refusals are the purpose of limits
                else:
                    response_counts["socket"] += 1

        await asyncio.gather(*[connect_stranger(number) for number in range(stranger_count)])
        for socket in client_connections:
            socket.transport.abort()

    _run_crowd(run_scenario(), response_counts)


def _run_crowd(scenario: Coroutine[Any, Any, None], response_counts: Counter[str]) -> None:
    """Run a crowd at a lower priority than the server, and print the response counts."""
    os.nice(10)
    asyncio.run(scenario)
    print(
        "crowd:",
        ", ".join(f"{count} {response}" for response, count in sorted(response_counts.items())),
    )


async def _send_request(
    port: int, headers: dict[str, str], method: str, path: str, body: Any
) -> str:
    """Send a request on a new connection; return the status or the error."""
    content = b"" if body is None else json.dumps(body).encode()
    header_fields = {
        **headers,
        "Host": f"127.0.0.1:{port}",
        "Connection": "close",
        "Content-Type": "application/json",
        "Content-Length": str(len(content)),
    }
    header_lines = [
        f"{method} {path} HTTP/1.1",
        *[f"{name}: {text}" for name, text in header_fields.items()],
    ]
    try:
        async with asyncio.timeout(60):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write("\r\n".join([*header_lines, "", ""]).encode() + content)
                response = await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError) as error:
        return type(error).__name__
    return response[9:12].decode() or "closed"


# The players --------------------------------------------------------------------------------------


def _open_http_client(port: int, **headers: str) -> httpx.AsyncClient:
    base_url = f"http://127.0.0.1:{port}"
    return httpx.AsyncClient(base_url=base_url, headers=headers, timeout=60, verify=False)


class CrowdPlayer:
    """A guest with a seat at their own table."""

    def __init__(self, port: int, http_client: httpx.AsyncClient, name: str) -> None:
        self._port, self._open_http_client, self._name = port, http_client, name
        self.table = self._csrf = ""
        self.cookie: dict[str, str] = {}
        self._number = 0

    async def sit_down(self, chair: int, **table: Any) -> None:
        """Open a table and sit down."""
        guest = (await self._open_http_client.post("/api/guest", json={"name": self._name})).json()
        self._csrf = guest["csrf"]
        headers = {"X-CSRF": self._csrf}
        response = await self._open_http_client.post("/api/tables", json=table, headers=headers)
        self.table = response.json()["id"]
        self.cookie = {"Cookie": f"rb_session={self._open_http_client.cookies['rb_session']}"}
        async with self.socket() as socket:
            await self.submit(socket, {"do": "sit", "chair": chair, "chips": 100})

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[ClientConnection]:
        """Connect and watch the table."""
        url = f"ws://127.0.0.1:{self._port}/ws"
        all_headers = {**self.cookie, **headers}
        async with connect(url, additional_headers=all_headers, open_timeout=30) as socket:
            await socket.send('{"t":"hello","protocol":2}')
            await socket.send(json.dumps({"t": "watch", "table": self.table}))
            while json.loads(await socket.recv())["t"] != "snapshot":
                pass
            yield socket

    async def submit(self, socket: ClientConnection, body: dict[str, object]) -> None:
        """Submit a command and wait until it is accepted."""
        self._number += 1
        command_id = f"{self._name}{self._number}"
        frame = {"t": "wish", "cmd": command_id, "table": self.table, "wish": body}
        await socket.send(json.dumps(frame))
        while (reply := json.loads(await socket.recv()))["t"] != "granted":
            assert reply["t"] != "refused", reply


async def _submit_commands(
    player: CrowdPlayer, is_over: Callable[[], bool], latencies: list[float]
) -> None:
    async with player.socket() as socket:
        number = 0
        while not is_over():
            number += 1
            started_at = time.monotonic()
            await player.submit(socket, {"do": "sit-out" if number % 2 else "come-back"})
            latencies.append(1000 * (time.monotonic() - started_at))
            await asyncio.sleep(0.05)


async def _poll_readiness(
    http_client: httpx.AsyncClient, is_over: Callable[[], bool], latencies: list[float]
) -> None:
    while not is_over():
        started_at = time.monotonic()
        await http_client.get("/readyz")
        latencies.append(time.monotonic() - started_at)
        await asyncio.sleep(0.1)


async def _reconnect_repeatedly(
    player: CrowdPlayer, is_over: Callable[[], bool], latencies: list[float]
) -> None:
    """Reload the page and reconnect, from the address that strangers use too."""
    async with _open_http_client(
        player._port, **SHARED_ADDRESS_HEADERS, **player.cookie
    ) as http_client:
        while not is_over():
            started_at = time.monotonic()
            for path in (f"/t/{player.table}", "/api/me", f"/api/tables/{player.table}"):
                response = await http_client.get(path)
                assert response.status_code < 400 or response.status_code == 503, (path, response)
            async with player.socket(**SHARED_ADDRESS_HEADERS):
                latencies.append(time.monotonic() - started_at)
            await asyncio.sleep(1.5)


async def _record_hands(player: CrowdPlayer, is_over: Callable[[], bool], hands: list[int]) -> None:
    """Watch the table of six and record its hand numbers."""
    async with _open_http_client(player._port) as http_client:
        http_client.headers.update(player.cookie)
        async with player.socket() as socket:
            read_task = asyncio.create_task(_discard_frames(socket))
            while not is_over():
                response = await http_client.get(f"/api/tables/{player.table}/hands?limit=1")
                if response.is_success and (body := response.json()):
                    hands.append(int(body[0]["hand"]))
                await asyncio.sleep(0.5)
            read_task.cancel()


async def _discard_frames(socket: ClientConnection) -> None:
    """Read all frames and send pings as the page does, because idle connections are closed."""

    async def ping() -> None:
        while True:
            await asyncio.sleep(10)
            await socket.send('{"t":"ping","at":0}')

    ping_task = asyncio.create_task(ping())
    try:
        async for _ in socket:
            pass
    finally:
        ping_task.cancel()


async def measure_crowd(
    port: int,
    server: int,
    send_crowd: Callable[[int, str, int], None],
    count: int,
    *,
    min_seconds: float,
    idle_seconds: float = IDLE_SECONDS,
    hands: int = ARCHIVED_HAND_COUNT,
) -> tuple[LatencyFigures, LatencyFigures]:
    """Return the measurements alone and amid a crowd, for at least this many seconds."""
    async with (
        _open_http_client(port) as http_client,
        _open_http_client(port) as second_http,
        _open_http_client(port) as third_http,
    ):
        ann, six_table_host, archive_host = (
            CrowdPlayer(port, http_client, "Ann"),
            CrowdPlayer(port, second_http, "Sue"),
            CrowdPlayer(port, third_http, "Max"),
        )
        await ann.sit_down(1)
        await archive_host.sit_down(6, bots=5, between=0, pace=0, bot_pace=0)
        await _wait_for_hands(archive_host, third_http, hands)
        await six_table_host.sit_down(6, bots=5, between=1, pace=0.1, bot_pace=0.2)
        async with six_table_host.socket() as socket:
            await six_table_host.submit(socket, {"do": "sit-out"})  # the bots play on
        players = _Players(port, server, ann, six_table_host)
        started_at = time.monotonic()
        idle_figures = await players.measure(lambda: time.monotonic() > started_at + idle_seconds)
        process = multiprocessing.get_context("spawn").Process(
            target=send_crowd,
            args=(
                port,
                archive_host.table
                if send_crowd is send_expensive_requests
                else six_table_host.table,
                count,
            ),
        )
        process.start()
        started_at = time.monotonic()

        def is_over() -> bool:
            return not process.is_alive() and time.monotonic() > started_at + min_seconds

        try:
            return idle_figures, await players.measure(is_over)
        finally:
            process.terminate()
            process.join()


async def _wait_for_hands(player: CrowdPlayer, http_client: httpx.AsyncClient, hands: int) -> None:
    """Watch a table until this many hands are played; its bots rest afterwards."""
    async with asyncio.timeout(120), player.socket() as socket:
        await player.submit(socket, {"do": "sit-out"})
        read_task = asyncio.create_task(_discard_frames(socket))
        while True:
            response = await http_client.get(f"/api/tables/{player.table}/hands?limit=1")
            if response.is_success and (body := response.json()) and int(body[0]["hand"]) >= hands:
                break
            await asyncio.sleep(0.5)
        read_task.cancel()


class _Players(NamedTuple):
    """The measured clients: a player, a table of six, a reconnecting player, and a monitor."""

    port: int
    server: int
    ann: CrowdPlayer
    six_table_host: CrowdPlayer

    async def measure(self, is_over: Callable[[], bool]) -> LatencyFigures:
        """Measure all clients until *is_over* returns True."""
        memory_before = read_server_memory(self.server)
        command_ms, readiness_seconds, hands, reconnect_seconds = (
            list[float](),
            list[float](),
            list[int](),
            list[float](),
        )
        async with (
            _open_http_client(self.port) as http_client,
            asyncio.timeout(600),
        ):
            tasks: list[Coroutine[Any, Any, None]] = [
                _submit_commands(self.ann, is_over, command_ms),
                _poll_readiness(http_client, is_over, readiness_seconds),
                _record_hands(self.six_table_host, is_over, hands),
                _reconnect_repeatedly(self.ann, is_over, reconnect_seconds),
            ]
            await asyncio.gather(*tasks)
        memory_growth = (read_server_memory(self.server) - memory_before) // 1024
        return LatencyFigures(
            sorted(command_ms),
            sorted(readiness_seconds),
            memory_growth,
            len(set(hands)),
            reconnect_seconds,
        )


# The server ---------------------------------------------------------------------------------------


def read_server_memory(server_pid: int) -> int:
    """Return the memory of a process in kilobytes."""
    status = Path(f"/proc/{server_pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def running_server() -> Iterator[tuple[int, int]]:
    """Start a server with default limits; yield its port and process id."""
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
            yield int(server.stdout.readline().split(":")[-1]), server.pid
        finally:
            server.terminate()
            server.communicate(timeout=30)


def main() -> int:
    """Run both crowds and compare the measurements with the bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100)
    parser.add_argument("--strangers", type=int, default=5_000)
    parser.add_argument("--p99", type=float, default=50)
    parser.add_argument("--ready", type=float, default=0.5)
    parser.add_argument("--memory", type=int, default=100)
    options = parser.parse_args()
    has_failed = False
    for send_crowd, count in (
        (send_expensive_requests, options.requests),
        (connect_strangers, options.strangers),
    ):
        if not count:
            continue
        with running_server() as (port, server):
            idle_figures, latency_figures = asyncio.run(
                measure_crowd(port, server, send_crowd, count, min_seconds=10)
            )
        print(f"alone: {idle_figures}")
        print(f"{send_crowd.__name__}, {count}: {latency_figures}")
        has_failed = (
            has_failed
            or latency_figures.p99 > options.p99
            or latency_figures.readiness_seconds[-1] > options.readiness_seconds
        )
        has_failed = (
            has_failed
            or latency_figures.memory_growth_mb > options.memory_growth_mb
            or not latency_figures.hands
            or not latency_figures.reconnect_seconds
        )
    return int(has_failed)


if __name__ == "__main__":
    sys.exit(main())
