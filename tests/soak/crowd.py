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

ATTACKER = {"X-Forwarded-For": "198.51.100.66"}
SHARED_ADDRESS = {"X-Forwarded-For": "203.0.113.1"}
"""The address that a player shares with the strangers."""
ADDRESSES = 50
IDLE_SECONDS = 5.0
"""Seconds of measurement before the crowd."""
HANDS = 60
"""Hands of the table whose archive is requested."""
LEVELS = [f"{2**number}/{2 ** (number + 1)}" for number in range(30)]
EXPENSIVE_REQUESTS: dict[str, Callable[[str, int], tuple[str, str, Any]]] = {
    "rulebook pages": lambda _, n: ("GET", ("/rules/words", "/rules/situations")[n % 2], None),
    "events/check": lambda _, __: (
        *("POST", "/api/events/check"),
        {"toml": "a" + ".a" * 9_900 + "=1"},
    ),
    "rule/text": lambda _, __: ("POST", "/api/rule/text", {"text": "1 2 " * 60, "lang": "en"}),
    "hands.zip": lambda table, _: ("GET", f"/api/tables/{table}/hands.zip", None),
    "rulebook search": lambda _, n: ("GET", f"/rules?q=raise+call+fold+{n}", None),
    "tools/levels": lambda _, __: ("POST", "/api/tools/levels", {"levels": LEVELS}),
    "events/structure": lambda _, n: (
        *("POST", "/api/events/structure"),
        {"players": 10_000 - n, "hours": 100.0},
    ),
}
"""Seven expensive requests by name: method, path and body for a table and a number."""


class LatencyFigures(NamedTuple):
    """The measurements of a player, a monitor and the system."""

    waits: list[float]
    """Milliseconds of each command, sorted."""
    ready: list[float]
    """Seconds of each ``/readyz``, sorted."""
    memory: int
    """Growth of the server's memory in megabytes."""
    hands: int
    """Hands that ended at the table of six."""
    returns: list[float]
    """Seconds of each reconnect of a seated player."""

    @property
    def p99(self) -> float:
        return self.waits[int(0.99 * len(self.waits))]

    def __str__(self) -> str:
        return (
            f"{len(self.waits)} commands: p50 {self.waits[len(self.waits) // 2]:.1f} ms,"
            f" p99 {self.p99:.1f} ms; /readyz at most {self.ready[-1]:.3f} s;"
            f" {self.memory} MB more; {self.hands} hands;"
            f" came back {len(self.returns)} times in {max(self.returns, default=0):.2f} s at most"
        )


# The crowd ----------------------------------------------------------------------------------------


def send_expensive_requests(port: int, table: str, requests: int) -> None:
    """Send each expensive request this often, all at once, from a separate process."""
    answers = Counter[str]()

    async def send(number: int, ask: Callable[[str, int], tuple[str, str, Any]]) -> None:
        answers[await _send_request(port, ATTACKER, *ask(table, number))] += 1

    async def run_scenario() -> None:
        asks = [(number, ask) for ask in EXPENSIVE_REQUESTS.values() for number in range(requests)]
        await asyncio.gather(*[send(*ask) for ask in asks])

    _crowd(run_scenario(), answers)


def send_strangers(port: int, table: str, count: int) -> None:
    """Let this many strangers open the page and watch a table, from a separate process."""
    answers = Counter[str]()

    async def run_scenario() -> None:
        turns = asyncio.Semaphore(200)
        client_connections: list[ClientConnection] = []

        async def come(number: int) -> None:
            there = {"X-Forwarded-For": f"203.0.113.{1 + number % ADDRESSES}"}
            async with turns:
                for path in (f"/t/{table}", f"/api/tables/{table}"):
                    answers[await _send_request(port, there, "GET", path, None)] += 1
                try:
                    place = f"ws://127.0.0.1:{port}/ws"
                    socket = await connect(place, additional_headers=there, open_timeout=20)
                    client_connections.append(socket)
                    await socket.send('{"t":"hello","protocol":2}')
                    await socket.send(json.dumps({"t": "watch", "table": table}))
                except (WebSocketException, OSError, TimeoutError):
                    answers["no socket"] += 1  # refusals are the purpose of limits
                else:
                    answers["socket"] += 1

        await asyncio.gather(*[come(number) for number in range(count)])
        for socket in client_connections:
            socket.transport.abort()

    _crowd(run_scenario(), answers)


def _crowd(work: Coroutine[Any, Any, None], answers: Counter[str]) -> None:
    """Run a crowd at a lower priority than the server, and print the response counts."""
    os.nice(10)
    asyncio.run(work)
    print("crowd:", ", ".join(f"{count} {answer}" for answer, count in sorted(answers.items())))


async def _send_request(
    port: int, headers: dict[str, str], method: str, path: str, body: Any
) -> str:
    """Send a request on a new connection; return the status or the error."""
    content = b"" if body is None else json.dumps(body).encode()
    fields = {
        **headers,
        "Host": f"127.0.0.1:{port}",
        "Connection": "close",
        "Content-Type": "application/json",
        "Content-Length": str(len(content)),
    }
    lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {text}" for name, text in fields.items()]]
    try:
        async with asyncio.timeout(60):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write("\r\n".join([*lines, "", ""]).encode() + content)
                answer = await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError) as error:
        return type(error).__name__
    return answer[9:12].decode() or "closed"


# The players --------------------------------------------------------------------------------------


def _http(port: int, **headers: str) -> httpx.AsyncClient:
    base = f"http://127.0.0.1:{port}"
    return httpx.AsyncClient(base_url=base, headers=headers, timeout=60, verify=False)


class CrowdPlayer:
    """A guest with a seat at their own table."""

    def __init__(self, port: int, http: httpx.AsyncClient, name: str) -> None:
        self._port, self._http, self._name = port, http, name
        self.table = self._csrf = ""
        self.cookie: dict[str, str] = {}
        self._number = 0

    async def sit_down(self, chair: int, **table: Any) -> None:
        """Open a table and sit down."""
        current_user = (await self._http.post("/api/guest", json={"name": self._name})).json()
        self._csrf = current_user["csrf"]
        headers = {"X-CSRF": self._csrf}
        answer = await self._http.post("/api/tables", json=table, headers=headers)
        self.table = answer.json()["id"]
        self.cookie = {"Cookie": f"rb_session={self._http.cookies['rb_session']}"}
        async with self.socket() as socket:
            await self.submit(socket, {"do": "sit", "chair": chair, "chips": 100})

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[ClientConnection]:
        """Connect and watch the table."""
        place = f"ws://127.0.0.1:{self._port}/ws"
        sent = {**self.cookie, **headers}
        async with connect(place, additional_headers=sent, open_timeout=30) as socket:
            await socket.send('{"t":"hello","protocol":2}')
            await socket.send(json.dumps({"t": "watch", "table": self.table}))
            while json.loads(await socket.recv())["t"] != "snapshot":
                pass
            yield socket

    async def submit(self, socket: ClientConnection, body: dict[str, object]) -> None:
        """Submit a command and wait until it is accepted."""
        self._number += 1
        command_id = f"{self._name}{self._number}"
        sent = {"t": "wish", "cmd": command_id, "table": self.table, "wish": body}
        await socket.send(json.dumps(sent))
        while (answer := json.loads(await socket.recv()))["t"] != "granted":
            assert answer["t"] != "refused", answer


async def _submit_commands(
    player: CrowdPlayer, until: Callable[[], bool], waiters: list[float]
) -> None:
    async with player.socket() as socket:
        number = 0
        while not until():
            number += 1
            started_at = time.monotonic()
            await player.submit(socket, {"do": "sit-out" if number % 2 else "come-back"})
            waiters.append(1000 * (time.monotonic() - started_at))
            await asyncio.sleep(0.05)


async def _poll_readiness(
    http: httpx.AsyncClient, until: Callable[[], bool], ready: list[float]
) -> None:
    while not until():
        started_at = time.monotonic()
        await http.get("/readyz")
        ready.append(time.monotonic() - started_at)
        await asyncio.sleep(0.1)


async def _reconnect_repeatedly(
    player: CrowdPlayer, until: Callable[[], bool], returns: list[float]
) -> None:
    """Reload the page and reconnect, from the address that strangers use too."""
    async with _http(player._port, **SHARED_ADDRESS, **player.cookie) as http:
        while not until():
            started_at = time.monotonic()
            for path in (f"/t/{player.table}", "/api/me", f"/api/tables/{player.table}"):
                answer = await http.get(path)
                assert answer.status_code < 400 or answer.status_code == 503, (path, answer)
            async with player.socket(**SHARED_ADDRESS):
                returns.append(time.monotonic() - started_at)
            await asyncio.sleep(1.5)


async def _record_hands(player: CrowdPlayer, until: Callable[[], bool], hands: list[int]) -> None:
    """Watch the table of six and record its hand numbers."""
    async with _http(player._port) as http:
        http.headers.update(player.cookie)
        async with player.socket() as socket:
            reading = asyncio.create_task(_drain(socket))
            while not until():
                answer = await http.get(f"/api/tables/{player.table}/hands?limit=1")
                if answer.is_success and (body := answer.json()):
                    hands.append(int(body[0]["hand"]))
                await asyncio.sleep(0.5)
            reading.cancel()


async def _drain(socket: ClientConnection) -> None:
    """Read all frames and send pings as the page does, because idle connections are closed."""

    async def ping() -> None:
        while True:
            await asyncio.sleep(10)
            await socket.send('{"t":"ping","at":0}')

    pinging = asyncio.create_task(ping())
    try:
        async for _ in socket:
            pass
    finally:
        pinging.cancel()


async def measure(
    port: int,
    server: int,
    crowd: Callable[[int, str, int], None],
    count: int,
    *,
    least: float,
    alone_for: float = IDLE_SECONDS,
    hands: int = HANDS,
) -> tuple[LatencyFigures, LatencyFigures]:
    """Return the measurements alone and amid a crowd, for at least this many seconds."""
    async with (
        _http(port) as http,
        _http(port) as other,
        _http(port) as third,
    ):
        ann, six, old = (
            CrowdPlayer(port, http, "Ann"),
            CrowdPlayer(port, other, "Sue"),
            CrowdPlayer(port, third, "Max"),
        )
        await ann.sit_down(1)
        await old.sit_down(6, bots=5, between=0, pace=0, bot_pace=0)
        await _wait_for_hands(old, third, hands)
        await six.sit_down(6, bots=5, between=1, pace=0.1, bot_pace=0.2)
        async with six.socket() as socket:
            await six.submit(socket, {"do": "sit-out"})  # the bots play on
        players = _Players(port, server, ann, six)
        started_at = time.monotonic()
        alone = await players.measure(lambda: time.monotonic() > started_at + alone_for)
        process = multiprocessing.get_context("spawn").Process(
            target=crowd,
            args=(port, old.table if crowd is send_expensive_requests else six.table, count),
        )
        process.start()
        started_at = time.monotonic()

        def over() -> bool:
            return not process.is_alive() and time.monotonic() > started_at + least

        try:
            return alone, await players.measure(over)
        finally:
            process.terminate()
            process.join()


async def _wait_for_hands(player: CrowdPlayer, http: httpx.AsyncClient, hands: int) -> None:
    """Watch a table until this many hands are played; its bots rest afterwards."""
    async with asyncio.timeout(120), player.socket() as socket:
        await player.submit(socket, {"do": "sit-out"})
        reading = asyncio.create_task(_drain(socket))
        while True:
            answer = await http.get(f"/api/tables/{player.table}/hands?limit=1")
            if answer.is_success and (body := answer.json()) and int(body[0]["hand"]) >= hands:
                break
            await asyncio.sleep(0.5)
        reading.cancel()


class _Players(NamedTuple):
    """The measured clients: a player, a table of six, a reconnecting player, and a monitor."""

    port: int
    server: int
    ann: CrowdPlayer
    six: CrowdPlayer

    async def measure(self, over: Callable[[], bool]) -> LatencyFigures:
        """Return their measurements until it is over."""
        memory_before = memory_of(self.server)
        waiters, ready, hands, returns = list[float](), list[float](), list[int](), list[float]()
        async with (
            _http(self.port) as http,
            asyncio.timeout(600),
        ):
            parts: list[Coroutine[Any, Any, None]] = [
                _submit_commands(self.ann, over, waiters),
                _poll_readiness(http, over, ready),
                _record_hands(self.six, over, hands),
                _reconnect_repeatedly(self.ann, over, returns),
            ]
            await asyncio.gather(*parts)
        more = (memory_of(self.server) - memory_before) // 1024
        return LatencyFigures(sorted(waiters), sorted(ready), more, len(set(hands)), returns)


# The server ---------------------------------------------------------------------------------------


def memory_of(server: int) -> int:
    """Return the memory of a process in kilobytes."""
    status = Path(f"/proc/{server}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def running_server() -> Iterator[tuple[int, int]]:
    """Start a server with default limits; yield its port and process id."""
    with tempfile.TemporaryDirectory() as data:
        serve = [sys.executable, "-m", "riverboat", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(
            [*serve, "--log-level", "error", "--shutdown-timeout", "0"],
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
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--requests", type=int, default=100)
    reading.add_argument("--strangers", type=int, default=5_000)
    reading.add_argument("--p99", type=float, default=50)
    reading.add_argument("--ready", type=float, default=0.5)
    reading.add_argument("--memory", type=int, default=100)
    options = reading.parse_args()
    failed = False
    for crowd, count in (
        (send_expensive_requests, options.requests),
        (send_strangers, options.strangers),
    ):
        if not count:
            continue
        with running_server() as (port, server):
            alone, latency_figures = asyncio.run(measure(port, server, crowd, count, least=10))
        print(f"alone: {alone}")
        print(f"{crowd.__name__}, {count}: {latency_figures}")
        failed = (
            failed or latency_figures.p99 > options.p99 or latency_figures.ready[-1] > options.ready
        )
        failed = (
            failed
            or latency_figures.memory > options.memory
            or not latency_figures.hands
            or not latency_figures.returns
        )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
