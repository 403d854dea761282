"""Latency of one event with a thousand players under load, standings included.

    python -m tests.soak.event_load --players 1000 --seconds 60

A server in its own process, on SQLite, runs one event at full tables of nine. Each player has a
socket, reads every frame, thinks as long as people do, and has the page of the table open: it
requests the standings as often as they advise, on a keep-alive connection, and the sheet as often
as the table's strip does. Over real sockets it measures the time from a command to its reply, when
it is stored; to the last delivery at the table; and from a request for the standings or the sheet
to the last byte.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from subprocess import Popen
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from riverboat.remote.delivery_times import DeliveryTimes, percentile
from riverboat.remote.load_plan import LoadPlan
from riverboat.remote.load_players import LoadPlayer, LoadTable
from riverboat.remote.room_http import RoomHttpClient, RoomRefused
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m

_SHEET_INTERVAL_SECONDS: Final = 4.0
"""Seconds between two requests of a table's page for the sheet."""
_RAISED_LIMITS: Final = (
    "NEWCOMERS", "REQUESTS", "MESSAGES", "SOCKETS", "SOCKETS_EACH", "SOCKETS_ADDRESS",
    "TABLES_ADDRESS", "OPENINGS", "CONFIGURATIONS", "TABLES", "OPEN", "OPEN_ADDRESS", "CONNECTIONS",
    "PROCESSOR", "PROCESSOR_BURST",
)  # fmt: skip
EVENT_RULES: Final[dict[str, Any]] = {
    "name": "load",
    "structure": {
        "stack": 50_000,
        "parts": [
            {"type": "level", "small": 50, "big": 100, "ante": 100, "antes": "big_blind",
             "minutes": 60},
        ],
    },
    "entry": {"price": {"prize": 100}},
    "seating": {"seats": 9},
}  # fmt: skip
"""Deep stacks and long levels: all tables play throughout the measurement."""


class EventFigures(Struct):
    """The times of everything, in seconds."""

    reply_seconds: list[float] = msgspec.field(default_factory=list)
    standings_seconds: list[float] = msgspec.field(default_factory=list)
    sheet_seconds: list[float] = msgspec.field(default_factory=list)
    unchanged_count: int = 0
    """Standings answered as unchanged."""
    cores_used: float = 0.0
    """Core seconds that the server used per second."""
    cores_awaited: float = 0.0
    """Seconds per second in which it was ready to run without a core."""
    wake_up_delays: list[float] = msgspec.field(default_factory=list)
    """Wake-up delays of this process, which limit the precision."""
    frames: int = 0


class _StandingsRow(Struct):
    player: str
    table: int


class _StandingsTable(Struct):
    number: int
    table: str
    players: int


class _StandingsBody(Struct):
    again: int
    rows: list[_StandingsRow]
    tables: list[_StandingsTable]


class _CreatedEvent(Struct):
    id: str


class ReplyTimes(DeliveryTimes):
    """Delivery times of one table, which also measure the time to each reply."""

    __slots__ = ("_figures",)

    def __init__(self, player_count: int, figures: EventFigures) -> None:
        super().__init__(player_count)
        self._figures = figures

    def record_answer(self, command_id: str, seq: int) -> None:
        if (action := self.pending_actions.get(command_id)) is not None:
            self._figures.reply_seconds.append(time.perf_counter() - action.sent_at)
        super().record_answer(command_id, seq)


class EventPlayer(LoadPlayer):
    """A player in the event, who follows every move."""

    def __init__(self, plan: LoadPlan, number: int, rng: Random, figures: EventFigures) -> None:
        super().__init__(LoadTable(plan, "", rng), plan, number, rng)
        self.name, self.figures = f"load {number}", figures
        self.began: dict[str, float] = {}

    async def log_in(self) -> None:
        await _log_in_with_retry(self.http, self.name)
        self.socket = await self._connect()
        await self.socket.send(msgspec.json.encode(m.Hello(PROTOCOL, "load")), text=True)

    async def register(self, event: str) -> None:
        body = {"cmd": "in", "wish": {"do": "register"}}
        await self.http.post(f"/api/events/{event}/wish", body, dict)

    async def sit_at(self, table: LoadTable) -> None:
        assert self.socket is not None, "they have come in"
        self.table = table
        await self.socket.send(msgspec.json.encode(m.Watch(table.id)), text=True)


class StandingsPage:
    """One page that requests standings and sheet on a keep-alive connection."""

    def __init__(
        self, http_client: RoomHttpClient, event: str, figures: EventFigures, rng: Random
    ) -> None:
        self._http_client, self._event, self._figures, self._rng = http_client, event, figures, rng
        self._etag = ""

    async def poll(self, interval: float) -> None:
        url_parts = urlsplit(self._http_client.url)
        reader, writer = await asyncio.open_connection(url_parts.hostname, url_parts.port)
        await asyncio.sleep(self._rng.random() * max(interval, 4.0))
        last_sheet_at = 0.0
        try:
            while True:
                started_at = time.perf_counter()
                path = f"/api/events/{self._event}/standings"
                status = await self._request_page(reader, writer, path, self._etag)
                self._figures.standings_seconds.append(time.perf_counter() - started_at)
                self._figures.unchanged_count += status == 304
                if status == 200 and started_at - last_sheet_at > _SHEET_INTERVAL_SECONDS:
                    last_sheet_at = started_at = time.perf_counter()
                    await self._request_page(reader, writer, f"/api/events/{self._event}", "")
                    self._figures.sheet_seconds.append(time.perf_counter() - started_at)
                await asyncio.sleep(interval * self._rng.uniform(0.75, 1.25))
        finally:
            writer.close()

    async def _request_page(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, etag: str
    ) -> int:
        lines = [f"GET {path} HTTP/1.1", "Host: load", "Accept-Encoding: gzip"]
        lines += [f"{name}: {value}" for name, value in self._http_client.headers.items()]
        lines += [f"If-None-Match: {etag}"] if etag else []
        writer.write("\r\n".join([*lines, "", ""]).encode())
        header_lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value
            for name, _, value in (line.partition(": ") for line in header_lines)
        }
        await reader.readexactly(int(headers.get("content-length", "0")))
        self._etag = headers.get("etag", self._etag)
        return int(header_lines[0].split()[1])


async def _log_in_with_retry(http_client: RoomHttpClient, name: str) -> None:
    for _ in range(60):
        try:
            await http_client.log_in(name)
        except RoomRefused as error:
            if not error.retry_after_seconds:
                raise
            await asyncio.sleep(error.retry_after_seconds)
        else:
            return
    raise AssertionError(f"{name} is not let in")


@contextmanager
def event_server(folder: Path, port: int) -> Iterator[tuple[str, int]]:
    """Start a server that admits a thousand guests of one address."""
    limit_settings = {f"RIVERBOAT_LIMITS_{name}": "100000" for name in _RAISED_LIMITS}
    command = [sys.executable, "-m", "riverboat", "serve", "--port", str(port)]
    command += ["--data", str(folder)]
    with (folder / "log").open("wb") as log_file:
        process = Popen(
            command, env={**os.environ, **limit_settings}, stdout=log_file, stderr=log_file
        )
        try:
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.wait()


async def wait_until_seated(
    event_players: list[EventPlayer], event: str, host: RoomHttpClient, plan: LoadPlan
) -> list[LoadTable]:
    """Wait until all players are at the table drawn for them."""
    standings = None
    for _ in range(100):
        standings = await host.get(f"/api/events/{event}/standings", _StandingsBody)
        if standings.tables and all(row.table for row in standings.rows):
            break
        await asyncio.sleep(0.2)
    assert standings is not None, "there are standings"
    table_by_player = {row.player: row.table for row in standings.rows}
    tables = {}
    for table_row in standings.tables:
        table = tables[table_row.number] = LoadTable(plan, "", Random(table_row.number))
        table.id, table.times, table.players = (
            table_row.table,
            ReplyTimes(table_row.players, event_players[0].figures),
            [],
        )
    for event_player in event_players:
        await event_player.sit_at(tables[table_by_player[event_player.name]])
        event_player.number = len(event_player.table.players)
        event_player.table.players.append(event_player)
    return list(tables.values())


async def run_load(
    plan: LoadPlan, interval: float, pid: int
) -> tuple[EventFigures, list[LoadTable]]:
    """Play for this long and return the measurements."""
    figures = EventFigures()
    event_players = [
        EventPlayer(plan, number, Random(number), figures) for number in range(plan.players)
    ]
    host = RoomHttpClient(plan.url)
    await _log_in_with_retry(host, "Ann")
    table_settings = {"between": 4.0, "pace": 0.5}
    created_event = await host.post(
        "/api/events", {"rules": EVENT_RULES, **table_settings}, _CreatedEvent
    )
    login_slots = asyncio.Semaphore(8)

    async def enter_event(load_player: EventPlayer) -> None:
        async with login_slots:
            await load_player.log_in()
            await load_player.register(created_event.id)

    await asyncio.gather(*[enter_event(load_player) for load_player in event_players])
    await host.post(
        f"/api/events/{created_event.id}/order", {"cmd": "go", "order": {"do": "start"}}, dict
    )
    tables = await wait_until_seated(event_players, created_event.id, host, plan)
    player_tasks = [asyncio.create_task(load_player.play()) for load_player in event_players]
    standings = await host.get(f"/api/events/{created_event.id}/standings", _StandingsBody)
    interval = interval or standings.again / 1_000
    standings_pages = [
        StandingsPage(load_player.http, created_event.id, figures, load_player.rng)
        for load_player in event_players
    ]
    player_tasks += [asyncio.create_task(page.poll(interval)) for page in standings_pages]
    await asyncio.sleep(plan.warm_up_seconds)
    for table in tables:
        table.times = ReplyTimes(len(table.players), figures)
    figures.reply_seconds.clear()
    figures.standings_seconds.clear()
    figures.sheet_seconds.clear()
    figures.unchanged_count, processor_seconds_before = 0, _processor_seconds(pid)
    player_tasks.append(asyncio.create_task(_measure_wake_up_delay(figures)))
    await asyncio.sleep(plan.seconds)
    used_seconds, waited_seconds = _processor_seconds(pid)
    figures.cores_used = (used_seconds - processor_seconds_before[0]) / plan.seconds
    figures.cores_awaited = (waited_seconds - processor_seconds_before[1]) / plan.seconds
    broken_tasks = [task for task in player_tasks if task.done()]
    for task in player_tasks:
        task.cancel()
    await asyncio.gather(*player_tasks, return_exceptions=True)
    for event_player in event_players:
        with suppress(ConnectionClosed):
            assert event_player.socket is not None
            await event_player.socket.close()
    if broken_tasks:
        raise AssertionError(f"{len(broken_tasks)} connections broke") from broken_tasks[
            0
        ].exception()
    return figures, tables


def _processor_seconds(pid: int) -> tuple[float, float]:
    """Return the processor seconds that a process used and waited for, where reported."""
    try:
        used_seconds, waited_seconds, _ = (
            Path(f"/proc/{pid}/schedstat").read_text(encoding="utf-8").split()
        )
    except OSError:
        return 0.0, 0.0
    return int(used_seconds) / 1e9, int(waited_seconds) / 1e9


async def _measure_wake_up_delay(figures: EventFigures) -> None:
    """Measure the wake-up delay of the loop."""
    while True:
        due_at = time.perf_counter() + 0.05
        await asyncio.sleep(0.05)
        figures.wake_up_delays.append(time.perf_counter() - due_at)


def format_report(figures: EventFigures, tables: list[LoadTable]) -> str:
    """Return the report in a few lines."""
    delivery_seconds = [seconds for table in tables for seconds in table.times.elapsed_seconds]
    rows = (
        ("replies to actions", figures.reply_seconds),
        ("actions told to all", delivery_seconds),
        ("standings", figures.standings_seconds),
        ("sheets", figures.sheet_seconds),
        ("this process is late", figures.wake_up_delays),
    )
    lines = [
        f"{name}: {len(row):,}, p50 {1_000 * percentile(row, 0.5):.1f} ms, "
        f"p99 {1_000 * percentile(row, 0.99):.1f} ms, most {1_000 * max(row, default=0):.0f} ms"
        for name, row in rows
    ]
    rejected_count = sum(table.times.rejected_count for table in tables)
    unfinished_count = sum(len(table.times.pending_actions) for table in tables)
    counts_text = (
        f"{len(tables)} tables, {figures.unchanged_count:,} standings were known,"
        f" {rejected_count} refused"
    )
    processor_text = (
        f"the server took {figures.cores_used:.0%} of a core,"
        f" and waited for one {figures.cores_awaited:.0%}"
    )
    return "\n".join(
        [*lines, f"{counts_text}, {unfinished_count} under way at the end; {processor_text}"]
    )


def main() -> None:
    """Run the measurement and print it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2.5)
    parser.add_argument("--every", type=float, default=0, help="ask for standings so often")
    parser.add_argument("--port", type=int, default=8_917)
    options = parser.parse_args()
    with TemporaryDirectory() as folder, event_server(Path(folder), options.port) as (url, pid):
        plan = LoadPlan(
            url=url,
            players=options.players,
            seconds=options.seconds,
            pace=options.think,
            warm_up_seconds=20,
        )
        print(format_report(*asyncio.run(_run_when_ready(plan, options.every, pid))))


async def _run_when_ready(
    plan: LoadPlan, interval: float, pid: int
) -> tuple[EventFigures, list[LoadTable]]:
    """Wait until the server answers, then run the load."""
    for _ in range(100):
        with suppress(RoomRefused):
            await RoomHttpClient(plan.url).fetch_identity()
            break
        await asyncio.sleep(0.2)
    return await run_load(plan, interval, pid)


if __name__ == "__main__":
    main()
