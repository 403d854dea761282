"""Bots, the client and the load against the real server, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from socket import socket as new_socket

import pytest
import uvicorn

from riverboat.remote.client import connect
from riverboat.remote.load import run_load_test
from riverboat.remote.load_plan import LoadPlan
from riverboat.remote.play import play
from riverboat.service.house_room import HouseRoom
from riverboat.web.app import make_app
from riverboat.web.server_config import ClientLimits, ServerConfig
from riverboat.wire import messages as m
from tests.schedule import run_in

GENEROUS_LIMITS = ClientLimits(
    requests_per_second=10_000,
    new_names_per_hour=10_000,
    messages_per_second=1_000,
    max_tables_per_address=1_000,
    new_tables_per_hour=10_000,
    cpu_ms_per_second=100_000,
)
RULES_TOML = """
preset = "home"
game = "{game}"
[buy_in]
least = 1
most = 0
"""


@asynccontextmanager
async def running_server(data: Path) -> AsyncIterator[str]:
    """Run a real server and yield its URL."""
    room = HouseRoom(data)
    app = make_app(room, ServerConfig(data=str(data), limits=GENEROUS_LIMITS), sealing_key=room.key)
    listener = new_socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_config=None,
            ws="websockets-sansio",
            ws_ping_interval=None,
            timeout_graceful_shutdown=2,
        )
    )
    task = asyncio.create_task(server.serve([listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listener.close()


def run_with_server(data: Path, scenario: Callable[[str], Awaitable[None]]) -> None:
    async def run_scenario() -> None:
        async with asyncio.timeout(60), running_server(data) as url:
            await scenario(url)

    asyncio.run(run_scenario())


@run_in("landing", "limit 2-7 triple draw 4/8")
@pytest.mark.parametrize("game", ["no-limit hold'em 1/2", "limit 2-7 triple draw 4/8"])
def test_bots_play_in_real_room(game: str, tmp_path: Path) -> None:
    async def run_scenario(url: str) -> None:
        async with connect(url, name="Zoe") as room:
            table_id = (
                await room.open_table(name="bots", toml=RULES_TOML.format(game=game), between=0)
            ).id
            table = await room.watch(table_id)
            bots = [
                asyncio.create_task(
                    play(url, table_id, style, style, pace=0, chips=200, rng=Random(style))
                )
                for style in ("rock", "maniac", "random")
            ]
            seal_count = 0
            async for message in table:
                seal_count += isinstance(message, m.DeckSealedMessage)
                if table.view.hand_number == 4:
                    break
            assert seal_count >= 3
            assert {seat.player for seat in table.view.seats} == {"rock", "maniac", "random"}
            for bot in bots:
                bot.cancel()
            await asyncio.wait(bots)

    run_with_server(tmp_path, run_scenario)


def test_load_measures_real_room(tmp_path: Path) -> None:
    async def run_scenario(url: str) -> None:
        load_result = await run_load_test(
            LoadPlan(url=url, players=3, seconds=20, warm_up_seconds=0, actions=20)
        )
        assert load_result.actions >= 20
        assert (load_result.rejected_count, load_result.lost_connections) == (0, 0)

    run_with_server(tmp_path, run_scenario)
