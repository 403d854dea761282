"""Limits per client: sockets, tables, and parsing of configurations."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import tomllib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

import riverboat
from riverboat.engine import BadGame
from riverboat.table.rules.config import parse_toml
from riverboat.web.api import endpoints
from riverboat.web.api import tables as api
from riverboat.web.routing.endpoint import Endpoint
from tests.limits import HANG
from tests.web.api_play import open_table, seat_players
from tests.web.open_rooms import CONFIG, OpenTestRoom, Visitor, open_test_room, run_async_test
from tests.web.real_server import running_server

TANGLED_TOML = "a" + ".a" * 9_900 + "=1"


# Sockets ----------------------------------------------------------------------------------------


async def watch_table(
    stack: AsyncExitStack, address: str, table: str, **extra_headers: str
) -> ClientConnection:
    """Open a real socket that watches a table."""
    headers = {name.replace("_", "-"): value for name, value in extra_headers.items()}
    socket = await stack.enter_async_context(
        connect(f"ws://{address}/ws", open_timeout=HANG, additional_headers=headers)
    )
    await socket.send('{"t":"hello","protocol":2}')
    await socket.send(json.dumps({"t": "watch", "table": table}))
    async with asyncio.timeout(60):
        while json.loads(await socket.recv())["t"] != "snapshot":
            pass
    return socket


async def join_with_table(http: httpx.AsyncClient, name: str) -> tuple[str, str]:
    """Join as a guest with a table; return the cookie and the table."""
    current_user = (await http.post("/api/guest", json={"name": name})).json()
    response = await http.post("/api/tables", json={}, headers={"X-CSRF": current_user["csrf"]})
    return f"rb_session={http.cookies['rb_session']}", response.json()["id"]


def test_sockets_are_limited_per_proxied_address() -> None:
    async def run_scenario() -> None:
        async with AsyncExitStack() as stack:
            address, _ = await stack.enter_async_context(running_server(max_sockets_per_address=3))
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG)
            )
            _, table = await join_with_table(http, "Ann")
            for _ in range(3):
                await watch_table(stack, address, table, X_Forwarded_For="198.51.100.7")
            with pytest.raises(InvalidStatus):
                await watch_table(stack, address, table, X_Forwarded_For="198.51.100.7")
            await watch_table(stack, address, table, X_Forwarded_For="198.51.100.8")

    run_async_test(run_scenario)


def test_untrusted_forwarded_address_is_ignored() -> None:
    async def run_scenario() -> None:
        async with AsyncExitStack() as stack:
            config = replace(CONFIG, trusted_proxies=())
            server_address, _ = await stack.enter_async_context(
                running_server(config, max_sockets_per_address=2)
            )
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{server_address}", timeout=HANG)
            )
            _, table = await join_with_table(http, "Ann")
            for number in range(2):
                await watch_table(
                    stack, server_address, table, X_Forwarded_For=f"198.51.100.{number}"
                )
            with pytest.raises(InvalidStatus):
                await watch_table(stack, server_address, table, X_Forwarded_For="198.51.100.9")

    run_async_test(run_scenario)


def test_sockets_are_limited_per_player() -> None:
    async def run_scenario() -> None:
        async with AsyncExitStack() as stack:
            server_address, _ = await stack.enter_async_context(
                running_server(max_sockets_per_user=2)
            )
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{server_address}", timeout=HANG)
            )
            session_cookie, table = await join_with_table(http, "Ann")
            for number in range(2):
                address = f"198.51.100.{number}"
                await watch_table(
                    stack, server_address, table, Cookie=session_cookie, X_Forwarded_For=address
                )
            address = "198.51.100.9"
            with pytest.raises(InvalidStatus):
                await watch_table(
                    stack, server_address, table, Cookie=session_cookie, X_Forwarded_For=address
                )
            await watch_table(stack, server_address, table, X_Forwarded_For=address)

    run_async_test(run_scenario)


# Tables -----------------------------------------------------------------------------------------


async def try_open_table(visitor: Visitor) -> int:
    """Try to open a table and return the status."""
    return (await visitor.post("/api/tables", between=60)).status_code


def test_tables_are_limited_per_address_and_player() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_tables_per_address=3, max_tables_per_host=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            assert [
                await try_open_table(ann),
                await try_open_table(ann),
                await try_open_table(ann),
            ] == [200, 200, 409]
            assert [await try_open_table(ben), await try_open_table(ben)] == [200, 409]
            assert await try_open_table(await room.guest("Cid", "198.51.100.9")) == 200

    run_async_test(run_scenario)


def test_table_openings_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(new_tables_per_hour=2) as room:
            ann = await room.guest("Ann")
            assert [
                await try_open_table(ann),
                await try_open_table(ann),
                await try_open_table(ann),
            ] == [200, 200, 429]
            room.clock.advance(1801)
            assert await try_open_table(ann) == 200

    run_async_test(run_scenario)


async def wait_until_closed(room: OpenTestRoom, table: str) -> None:
    while room.app_state.find_table(table) is not None:
        await asyncio.sleep(0.001)


def test_empty_guest_table_closes_after_timeout() -> None:
    async def run_scenario() -> None:
        async with open_test_room(empty_table_seconds=3600) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            eve = room.visitor()
            await eve.register("Eve", "a long and good password")
            empty_table, occupied_table, watched_table = [await open_table(ann) for _ in range(3)]
            bot_table = await open_table(ben, bots=2)
            account_table = await open_table(eve)
            await seat_players(occupied_table, ben)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=watched_table)
                await socket.next_of_kind("snapshot")
                await room.app_state.occupancy.close_expired()
                room.clock.advance(3599)
                await room.app_state.occupancy.close_expired()
                assert len(room.room.tables()) == 5
                room.clock.advance(2)
                await room.app_state.occupancy.close_expired()
                await wait_until_closed(room, empty_table)
                await wait_until_closed(room, bot_table)
                remaining_ids = {task.id for task in room.room.tables()}
                assert remaining_ids == {occupied_table, watched_table, account_table}
            ledger = await ann.get(f"/api/tables/{empty_table}/ledger")
            assert ledger.status_code == 200

    run_async_test(run_scenario)


def test_server_closes_empty_tables_periodically() -> None:
    async def run_scenario() -> None:
        async with (
            running_server(empty_table_seconds=0.2) as (address, app_state),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http,
        ):
            _, table = await join_with_table(http, "Ann")
            while app_state.find_table(table) is not None:
                await asyncio.sleep(0.01)

    run_async_test(run_scenario)


def test_full_room_closes_longest_empty_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_tables=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben", "198.51.100.9")
            first_table, second_table = await open_table(ann), await open_table(ann)
            await seat_players(first_table, ann)
            await room.app_state.occupancy.close_expired()
            assert await try_open_table(ben) == 409, "somebody may be on the way to it"
            room.clock.advance(601)
            assert await try_open_table(ben) == 200
            await wait_until_closed(room, second_table)
            assert room.app_state.find_table(first_table) is not None
            assert await try_open_table(ben) == 409

    run_async_test(run_scenario)


# Configurations ---------------------------------------------------------------------------------

COSTLY_TOML = 'x = ["""a"""",{' + ".".join(9_000 * ["a"]) + "=1}]"
"""A string that ends with a quotation mark must not hide the rest."""


@pytest.mark.parametrize(
    "text",
    [
        TANGLED_TOML,
        "[" + TANGLED_TOML.replace("=1", "]"),
        "'a'" + ".'a'" * 4_900 + "=1",
        "a" + " . a" * 4_900 + "=1",
        COSTLY_TOML,
        COSTLY_TOML.replace('"', "'"),
        "a=" + "[" * 1_000,
        "a=" + "{a=" * 500,
        "\n".join([f"a{number}=1" for number in range(3_000)]),
        "#" * 70_000,
    ],
    ids=["dots", "group", "quoted", "spaced", "text", "literal", "lists", "tables", "keys", "long"],
)
def test_costly_toml_is_refused_before_parsing(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_to_parse(_: str) -> dict[str, Any]:
        raise AssertionError("it was parsed")

    monkeypatch.setattr(tomllib, "loads", fail_to_parse)
    with pytest.raises(BadGame):
        parse_toml(text)


def test_toml_guard_ignores_dots_outside_keys() -> None:
    text = (
        "name = \"a.b.c.d.e.f.g\"  # a.b.c.d.e.f.g\nplace = 'a.b.c.d.e.f'\n"
        'about = """\n"a.b.c.d.e.f" and so on"""\nx = [1.5, 2.5, 3.5, 4.5, 5.5]\nrake.of.it = 1\n'
    )
    assert parse_toml(text) == tomllib.loads(text)


def test_mix_size_is_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            too_many_games = ",".join(['"razz 4/8"'] * 51)
            response = await ann.post("/api/rules", toml=f"games = [{too_many_games}]")
            assert "51 games are too many: 50 per mix at most" in response.json()["why"]

    run_async_test(run_scenario)


def test_configurations_are_parsed_off_loop_and_rate_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parser_threads: list[threading.Thread] = []
    parse_rules = api._parse_rules

    def record_thread(body: Any) -> Any:
        parser_threads.append(threading.current_thread())
        return parse_rules(body)

    monkeypatch.setattr(api, "_parse_rules", record_thread)

    async def run_scenario() -> None:
        async with open_test_room(parsed_configs_per_second=1) as room:
            ann = await room.guest("Ann")
            await open_table(ann)
            for _ in range(3):
                assert (await ann.post("/api/rules", preset="")).status_code == 200
            assert (await ann.post("/api/rules", preset="")).status_code == 429
            assert await try_open_table(ann) == 429
            other_visitor = room.visitor("198.51.100.9")
            assert (await other_visitor.post("/api/rules", preset="")).status_code == 200

    run_async_test(run_scenario)
    assert len(parser_threads) == 5
    assert threading.main_thread() not in parser_threads


# Texts of TOML ------------------------------------------------------------------------------------


def _list_toml_endpoints() -> list[Endpoint]:
    """Return the endpoints whose body has TOML text."""
    endpoints_with_body = [
        endpoint for endpoint in endpoints() if isinstance(endpoint.body_type, type)
    ]
    return [
        endpoint
        for endpoint in endpoints_with_body
        if "toml" in getattr(endpoint.body_type, "__struct_fields__", ())
    ]


def test_toml_guard_runs_at_every_endpoint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail_to_parse(*_: object, **__: object) -> None:
        raise AssertionError("a tangled text was parsed")

    monkeypatch.setattr("tomllib.loads", fail_to_parse)
    monkeypatch.setattr("msgspec.toml.decode", fail_to_parse)
    toml_endpoints = _list_toml_endpoints()
    assert len(toml_endpoints) >= 4
    required_fields = {"name": "a table", "seats": []}

    async def run_scenario() -> None:
        async with open_test_room(parsed_configs_per_second=1000) as room:
            ann = await room.guest("Ann")
            for endpoint in toml_endpoints:
                fields = endpoint.body_type.__struct_fields__
                body = {name: value for name, value in required_fields.items() if name in fields}
                response = await ann.post(endpoint.path, **body, toml=TANGLED_TOML)
                # The rules check returns 200 with a description of the errors.
                assert response.status_code in (200, 400), (endpoint.path, response.text)
                assert "write an option as" in response.text, (endpoint.path, response.text)

    run_async_test(run_scenario)


def test_only_guarded_parser_reads_client_toml() -> None:
    source_folder = Path(riverboat.__file__).parent
    guarded_file = source_folder / "table/rules/config/config_toml.py"
    unguarded_files = {
        source_folder / "web/server_config.py"
    }  # the server's own configuration, and no client's text
    files_with_parser = {
        file
        for folder in ("web", "service", "live", "tourney", "table", "wire")
        for file in (source_folder / folder).rglob("*.py")
        if re.search(r"tomllib\.loads?\(|toml\.decode\(", file.read_text(encoding="utf-8"))
    }
    assert files_with_parser == {guarded_file} | unguarded_files
