"""Hosts as processes of their own, tables of bots with somebody at each, and what goes wrong.

Each host reaches the database, and the others reach it, through a line of its own that can be cut.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
import socket
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests import forked

SECRET: Final = "what the hosts of one room share"
LIMITS: Final = (
    "NEWCOMERS", "REQUESTS", "MESSAGES", "SOCKETS_ADDRESS", "SOCKETS_EACH", "TABLES_ADDRESS",
    "OPENINGS", "CONFIGURATIONS", "TABLES_EACH", "OPEN_ADDRESS",
)  # fmt: skip


class Line:
    """A line to an address, which can be cut and mended."""

    def __init__(self, host: str, port: int) -> None:
        self._to, self.is_cut = (host, port), False
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def listen(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        self.cut()
        self._server.close()
        await asyncio.sleep(0)

    def cut(self) -> None:
        self.is_cut = True
        for each in list(self._open):
            each.transport.abort()

    def mend(self) -> None:
        self.is_cut = False

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            other, there = await asyncio.open_connection(*self._to)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, there}
        await asyncio.gather(self._pump(reader, there), self._pump(other, writer))
        self._open -= {writer, there}

    async def _pump(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while chunk := await source.read(65_536):
                to.write(chunk)
                await to.drain()
        with suppress(OSError):
            to.close()


class Host:
    """One host: its process, its port, its lines."""

    def __init__(self, name: str, folder: Path, url: str, lease: float) -> None:
        self.name, self._folder, self._lease = name, folder, lease
        parts = urlsplit(url)
        self.to_database = Line(parts.hostname or "127.0.0.1", parts.port or 5432)
        self._database = parts
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.to_here = Line("127.0.0.1", self.port)
        self.process: forked.Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def prepare(self) -> None:
        await self.to_database.listen()
        await self.to_here.listen()

    def run(self, port: int | None = None) -> forked.Forked:
        """A program by this host's name."""
        parts = self._database
        user = f"{parts.username}@" if parts.username else ""
        database = f"postgresql://{user}127.0.0.1:{self.to_database.port}{parts.path}"
        environ = {f"RIVERBOAT_LIMITS_{name}": "100000" for name in LIMITS}
        return forked.start(
            "riverboat", "serve", "--node", self.name, "--port", str(port or self.port),
            "--address", f"http://127.0.0.1:{self.to_here.port}", "--cluster-secret", SECRET,
            "--database", database, "--data", str(self._folder), "--log-level", "error",
            "--patience", "5",
            environ={**environ, "RIVERBOAT_LEASE": str(self._lease)},
        )  # fmt: skip

    async def start(self) -> None:
        self.process = self.run()
        # Whatever it logs is read: a full pipe would stop it.
        Thread(target=self.process.stdout.read, daemon=True).start()
        async with asyncio.timeout(90), httpx.AsyncClient() as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def send(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)

    async def ended(self) -> None:
        if self.process is not None:
            await asyncio.to_thread(self.process.wait, 60)
            self.process.stdout.close()


class Player:
    """Somebody at a table, by one host or another: what they ask for, and what was granted."""

    def __init__(self, name: str, chair: int, urls: Callable[[], list[str]], luck: Random) -> None:
        self.name, self._chair, self._urls, self._luck = name, chair, urls, luck
        self.table = ""
        self.granted: dict[str, int] = {}
        """The ids of wishes, and the number of the table's log by then."""
        self.answered = self._asks = 0
        self.epochs: list[str] = []
        """Of tellings of the table, as they came."""
        self.seqs: list[int] = []
        self.reconnects = 0
        self.sits = False
        self._headers: dict[str, str] = {}

    async def come(self, url: str) -> None:
        async with httpx.AsyncClient(timeout=30) as client:
            answer = await client.post(f"{url}/api/guest", json={"name": self.name})
            assert answer.status_code == 200, answer.text
            cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
            self._headers = {"cookie": cookie}
            self._csrf = answer.json()["csrf"]

    async def open_table(self, url: str, bots: int) -> None:
        headers = {**self._headers, "x-csrf": self._csrf}
        body = {
            "preset": "friendly", "name": f"table of {self.name}", "bots": bots, "bot_pace": 0.3,
            "pace": 0.0, "between": 0.2, "approval": False,
        }  # fmt: skip
        async with httpx.AsyncClient(timeout=30) as client:
            answer = await client.post(f"{url}/api/tables", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        self.table = answer.json()["id"]

    async def play(self) -> None:
        """Be there, and ask for something again and again, until cancelled."""
        pending: tuple[str, dict[str, Any]] | None = None
        while True:
            url = self._luck.choice(self._urls())
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"{url.replace('http', 'ws')}/ws",
                    subprotocols=["riverboat.v2.json"],  # type: ignore[list-item]
                    additional_headers=self._headers,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=None,
                ) as line:
                    await line.send('{"t":"hello","protocol":2,"client":"trial"}')
                    await self._watch(line)
                    while True:
                        pending = pending or (secrets.token_hex(8), self._next())
                        await self._ask(line, *pending)
                        pending = None
                        await asyncio.sleep(self._luck.uniform(0.05, 0.3))
            self.reconnects += 1
            await asyncio.sleep(0.2)

    def _next(self) -> dict[str, Any]:
        if not self.sits:
            return {"do": "sit", "chair": self._chair, "chips": 200}
        self._asks += 1
        return {"do": "sit-out", "cancel": self._asks % 2 == 0}

    async def _watch(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"t": "watch", "table": self.table}))

    async def _ask(self, line: ClientConnection, cmd: str, wish: dict[str, Any]) -> None:
        frame = {"t": "wish", "cmd": cmd, "table": self.table, "wish": wish}
        await line.send(json.dumps(frame))
        async with asyncio.timeout(40):
            while True:
                try:
                    told = json.loads(await asyncio.wait_for(line.recv(), 3))
                except TimeoutError:
                    await line.send('{"t":"ping","at":0}')
                    continue
                if told["t"] == "snapshot":
                    self.epochs.append(told["epoch"])
                    self.seqs.append(told["seq"])
                elif told["t"] == "update":
                    self.seqs.append(told["seq"])
                elif told["t"] == "gone":
                    await asyncio.sleep(0.1)
                    await self._watch(line)
                elif told.get("cmd") == cmd:
                    if told["t"] == "refused" and told["code"] == "unavailable":
                        await asyncio.sleep(0.2)
                        await line.send(json.dumps(frame))
                        continue
                    if told["t"] == "granted":
                        self.answered += 1
                        if told["count"]:  # else everything was as it was wished
                            self.granted[cmd] = told["seq"]
                        self.sits = self.sits or wish["do"] == "sit"
                    elif wish["do"] == "sit":
                        self.sits = told["code"] != "taken"
                    return


class Trial:
    """Some hosts, some tables, and faults; what has to hold is asserted all the time."""

    def __init__(self, url: str, folder: Path, *, hosts: int, tables: int, lease: float) -> None:
        self.url, self.lease, self._tables = url, lease, tables
        self.hosts = [Host(f"host-{k}", folder, url, lease) for k in range(hosts)]
        self.luck = Random(1)
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._epochs: dict[str, int] = {}
        self.takeovers: dict[str, list[float]] = defaultdict(list)
        """By what went wrong: seconds until each table was another host's."""
        self.resumed: dict[str, list[float]] = defaultdict(list)
        """The same until its log went on."""
        self._is_up = {each.name: True for each in self.hosts}

    async def begin(self) -> None:
        for each in self.hosts:
            await each.prepare()
        await self.hosts[0].start()
        await asyncio.gather(*[each.start() for each in self.hosts[1:]])
        urls = [each.url for each in self.hosts]
        for k in range(self._tables):
            player = Player(f"P{k}", 5, self._urls, Random(k))
            await player.come(urls[k % len(urls)])
            await player.open_table(urls[(k + 1) % len(urls)], 3)
            self.players.append(player)
        self._tasks = [asyncio.create_task(each.play()) for each in self.players]
        self._tasks.append(asyncio.create_task(self._watch_epochs()))
        await self.wait(lambda: all(each.answered for each in self.players), 60)

    def _urls(self) -> list[str]:
        return [each.url for each in self.hosts if self._is_up[each.name]]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for each in self.hosts:
            each.send(signal.SIGCONT)
            each.to_database.mend()
            each.send(signal.SIGTERM)
        for each in self.hosts:
            await each.ended()
            await each.to_database.close()
            await each.to_here.close()
        await asyncio.sleep(0.1)

    async def wait(self, what: Callable[[], bool], seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while not what():
                await self._alive()
                await asyncio.sleep(0.02)

    async def _alive(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    # What the database says ---------------------------------------------------------------------

    async def ask(self, statement: str) -> list[Any]:
        def asked() -> list[Any]:
            with psycopg.connect(self.url, autocommit=True) as connection:
                return connection.execute(statement.encode()).fetchall()

        return await asyncio.to_thread(asked)

    async def leases(self) -> dict[str, tuple[str, int, bool]]:
        rows = await self.ask(
            "SELECT stream, host, epoch,"
            " until > (extract(epoch from clock_timestamp()) * 1000)::bigint FROM leases"
        )
        found = {stream: (host, epoch, live) for stream, host, epoch, live in rows}
        for stream, (_, epoch, _) in found.items():
            assert epoch >= self._epochs.get(stream, 0), f"the epoch of {stream} fell"
            self._epochs[stream] = epoch
        return found

    async def _watch_epochs(self) -> None:
        while True:
            await self.leases()
            await asyncio.sleep(0.2)

    async def lengths(self) -> dict[str, int]:
        return dict(await self.ask("SELECT name, length FROM streams"))

    # What goes wrong ----------------------------------------------------------------------------

    async def taken_over(self, what: str, victim: Host, since: float) -> None:
        """Wait until all that a host held is another's, and goes on."""
        before = {s: e for s, (h, e, _) in (await self.leases()).items() if h == victim.name}
        lengths = await self.lengths()
        waiting, silent = set(before), {each for each in before if each.startswith("table/")}
        async with asyncio.timeout(self.lease + 60):
            while waiting or silent:
                leases = await self.leases()
                for stream in list(waiting):
                    _, epoch, live = leases[stream]
                    if live and epoch > before[stream]:
                        waiting.discard(stream)
                        self.takeovers[what].append(time.monotonic() - since)
                now = await self.lengths()
                for stream in list(silent - waiting):
                    if now[stream] > lengths[stream]:
                        silent.discard(stream)
                        self.resumed[what].append(time.monotonic() - since)
                await self._alive()
                await asyncio.sleep(0.05)

    async def round(self, what: str) -> None:
        victim = self.luck.choice(self.hosts)
        await FAULTS[what](self, victim)
        await self.wait_for_all()
        await self.check()

    async def wait_for_all(self) -> None:
        """Until somebody has been granted something everywhere since."""
        before = {each.name: each.answered for each in self.players}
        await self.wait(lambda: all(each.answered > before[each.name] for each in self.players), 60)

    async def kill(self, victim: Host) -> None:
        self._is_up[victim.name] = False
        victim.send(signal.SIGKILL)
        await self.taken_over("kill", victim, time.monotonic())
        await victim.ended()
        await victim.start()
        self._is_up[victim.name] = True

    async def stop(self, victim: Host) -> None:
        self._is_up[victim.name] = False
        victim.send(signal.SIGSTOP)
        began = time.monotonic()
        await self.taken_over("stop", victim, began)
        await asyncio.sleep(max(0.0, began + 2 * self.lease - time.monotonic()))
        victim.send(signal.SIGCONT)
        self._is_up[victim.name] = True
        await self._ready(victim)

    async def cut(self, victim: Host) -> None:
        """Between a host and its database."""
        victim.to_database.cut()
        began = time.monotonic()
        await self.taken_over("cut", victim, began)
        await asyncio.sleep(max(0.0, began + 2 * self.lease - time.monotonic()))
        victim.to_database.mend()
        await self._ready(victim)

    async def between(self, victim: Host) -> None:
        """Between the others and a host, which goes on to hold what it has."""
        victim.to_here.cut()
        await asyncio.sleep(self.lease)
        victim.to_here.mend()

    async def database(self, _: Host) -> None:
        """All connections to the database end at once, as when it starts again."""
        await self.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )

    async def deploy(self, _: Host) -> None:
        """Each host ends and begins again, one after the other."""
        for each in self.hosts:
            began = time.monotonic()
            before = {s: e for s, (h, e, _) in (await self.leases()).items() if h == each.name}
            self._is_up[each.name] = False
            each.send(signal.SIGTERM)
            await each.ended()
            async with asyncio.timeout(30):
                while True:
                    leases = await self.leases()
                    if all(leases[s][1] > e and leases[s][2] for s, e in before.items()):
                        break
                    await asyncio.sleep(0.05)
            self.takeovers["deploy"].append(time.monotonic() - began)
            await each.start()
            self._is_up[each.name] = True

    async def name(self, victim: Host) -> None:
        """Another program by a host's name is refused, and disturbs nobody."""
        before = {s: e for s, (_, e, _) in (await self.leases()).items()}
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = int(free.getsockname()[1])
        other = victim.run(port)
        await asyncio.to_thread(other.wait, 60)
        other.stdout.close()
        after = {s: e for s, (_, e, _) in (await self.leases()).items()}
        assert after == before, "nobody's lease has changed"

    async def _ready(self, host: Host) -> None:
        async with asyncio.timeout(60), httpx.AsyncClient(timeout=5) as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{host.url}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)

    # What holds ---------------------------------------------------------------------------------

    async def check(self) -> None:
        """Each stream is linear, each answer is there once, and no telling comes back."""
        wrong = await self.ask(
            "SELECT s.name FROM streams s LEFT JOIN (SELECT stream, count(*) AS n, max(seq) AS m"
            " FROM records GROUP BY stream) r ON r.stream = s.name"
            " WHERE coalesce(r.n, 0) <> s.length OR coalesce(r.m, 0) <> s.length"
        )
        assert not wrong, f"a stream has a gap: {wrong}"
        granted = [(player, dict(player.granted)) for player in self.players]  # more will come
        kept = defaultdict(list)
        for stream, cmd in await self.ask("SELECT stream, cmd FROM answers"):
            kept[stream].append(cmd)
        lengths = await self.lengths()
        for player, theirs in granted:
            stream = f"table/{player.table}"
            answers = kept[stream]
            for cmd, seq in theirs.items():
                found = [each for each in answers if each.endswith(cmd)]
                assert len(found) == 1, f"{player.name}: {cmd} was granted, and is kept {found}"
                assert seq <= lengths[stream], f"{player.name}: {cmd} is not in the log"
            epochs = list(dict.fromkeys(player.epochs))
            changes = [
                e for k, e in enumerate(player.epochs) if k == 0 or player.epochs[k - 1] != e
            ]
            assert epochs == changes, f"{player.name} was told of an older epoch again"


FAULTS: Final[dict[str, Callable[[Trial, Host], Any]]] = {
    "kill": Trial.kill,
    "stop": Trial.stop,
    "cut": Trial.cut,
    "between": Trial.between,
    "database": Trial.database,
    "deploy": Trial.deploy,
    "name": Trial.name,
}
