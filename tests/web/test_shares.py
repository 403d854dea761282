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
from tests.web.house import CONFIG, House, Visitor, house, run
from tests.web.playing import open_table, sit
from tests.web.serving import served

TANGLED = "a" + ".a" * 9_900 + "=1"


# Sockets ----------------------------------------------------------------------------------------


async def watching(stack: AsyncExitStack, place: str, table: str, **more: str) -> ClientConnection:
    """Open a real socket that watches a table."""
    headers = {name.replace("_", "-"): value for name, value in more.items()}
    socket = await stack.enter_async_context(
        connect(f"ws://{place}/ws", open_timeout=HANG, additional_headers=headers)
    )
    await socket.send('{"t":"hello","protocol":2}')
    await socket.send(json.dumps({"t": "watch", "table": table}))
    async with asyncio.timeout(60):
        while json.loads(await socket.recv())["t"] != "snapshot":
            pass
    return socket


async def comes_in(http: httpx.AsyncClient, name: str) -> tuple[str, str]:
    """Join as a guest with a table; return the cookie and the table."""
    me = (await http.post("/api/guest", json={"name": name})).json()
    answer = await http.post("/api/tables", json={}, headers={"X-CSRF": me["csrf"]})
    return f"rb_session={http.cookies['rb_session']}", answer.json()["id"]


def test_one_address_has_its_share_of_sockets_and_one_behind_a_proxy_its_own() -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            place, _ = await stack.enter_async_context(served(sockets_address=3))
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{place}", timeout=HANG)
            )
            _, table = await comes_in(http, "Ann")
            for _ in range(3):
                await watching(stack, place, table, X_Forwarded_For="198.51.100.7")
            with pytest.raises(InvalidStatus):
                await watching(stack, place, table, X_Forwarded_For="198.51.100.7")
            await watching(stack, place, table, X_Forwarded_For="198.51.100.8")

    run(work)


def test_what_others_say_of_themselves_gives_them_no_other_share() -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            config = replace(CONFIG, trusted_proxies=())
            place, _ = await stack.enter_async_context(served(config, sockets_address=2))
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{place}", timeout=HANG)
            )
            _, table = await comes_in(http, "Ann")
            for number in range(2):
                await watching(stack, place, table, X_Forwarded_For=f"198.51.100.{number}")
            with pytest.raises(InvalidStatus):
                await watching(stack, place, table, X_Forwarded_For="198.51.100.9")

    run(work)


def test_one_person_has_a_share_from_wherever_they_come() -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            place, _ = await stack.enter_async_context(served(sockets_each=2))
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{place}", timeout=HANG)
            )
            cookie, table = await comes_in(http, "Ann")
            for number in range(2):
                there = f"198.51.100.{number}"
                await watching(stack, place, table, Cookie=cookie, X_Forwarded_For=there)
            there = "198.51.100.9"
            with pytest.raises(InvalidStatus):
                await watching(stack, place, table, Cookie=cookie, X_Forwarded_For=there)
            await watching(stack, place, table, X_Forwarded_For=there)

    run(work)


# Tables -----------------------------------------------------------------------------------------


async def opens(who: Visitor) -> int:
    """Try to open a table and return the status."""
    return (await who.post("/api/tables", between=60)).status_code


def test_one_address_opens_its_share_of_tables_under_however_many_names() -> None:
    async def work() -> None:
        async with house(tables_address=3, tables_each=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            assert [await opens(ann), await opens(ann), await opens(ann)] == [200, 200, 409]
            assert [await opens(ben), await opens(ben)] == [200, 409]
            assert await opens(await room.guest("Cid", "198.51.100.9")) == 200

    run(work)


def test_who_opens_tables_all_the_time_waits() -> None:
    async def work() -> None:
        async with house(openings=2) as room:
            ann = await room.guest("Ann")
            assert [await opens(ann), await opens(ann), await opens(ann)] == [200, 200, 429]
            room.hours.pass_by(1801)
            assert await opens(ann) == 200

    run(work)


async def closes(room: House, table: str) -> None:
    while room.site.find_table(table) is not None:
        await asyncio.sleep(0.001)


def test_a_guests_table_at_which_nobody_is_closes_after_a_while() -> None:
    async def work() -> None:
        async with house(empty=3600) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            eve = room.visitor()
            await eve.register("Eve", "a long and good password")
            empty, taken, watched = [await open_table(ann) for _ in range(3)]
            with_bots = await open_table(ben, bots=2)
            of_account = await open_table(eve)
            await sit(taken, ben)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=watched)
                await socket.next("snapshot")
                await room.site.occupancy.close_expired()
                room.hours.pass_by(3599)
                await room.site.occupancy.close_expired()
                assert len(room.room.tables()) == 5
                room.hours.pass_by(2)
                await room.site.occupancy.close_expired()
                await closes(room, empty)
                await closes(room, with_bots)
                left = {task.id for task in room.room.tables()}
                assert left == {taken, watched, of_account}
            ledger = await ann.get(f"/api/tables/{empty}/ledger")
            assert ledger.status_code == 200

    run(work)


def test_a_server_looks_after_its_empty_tables_itself() -> None:
    async def work() -> None:
        async with (
            served(empty=0.2) as (place, site),
            httpx.AsyncClient(base_url=f"http://{place}", timeout=HANG) as http,
        ):
            _, table = await comes_in(http, "Ann")
            while site.find_table(table) is not None:
                await asyncio.sleep(0.01)

    run(work)


def test_a_full_room_closes_the_table_that_has_been_empty_for_longest() -> None:
    async def work() -> None:
        async with house(tables=2) as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben", "198.51.100.9")
            first, second = await open_table(ann), await open_table(ann)
            await sit(first, ann)
            await room.site.occupancy.close_expired()
            assert await opens(ben) == 409, "somebody may be on the way to it"
            room.hours.pass_by(601)
            assert await opens(ben) == 200
            await closes(room, second)
            assert room.site.find_table(first) is not None
            assert await opens(ben) == 409

    run(work)


# Configurations ---------------------------------------------------------------------------------

TEXTS = 'x = ["""a"""",{' + ".".join(9_000 * ["a"]) + "=1}]"
"""A string that ends with a quotation mark must not hide the rest."""


@pytest.mark.parametrize(
    "text",
    [
        TANGLED,
        "[" + TANGLED.replace("=1", "]"),
        "'a'" + ".'a'" * 4_900 + "=1",
        "a" + " . a" * 4_900 + "=1",
        TEXTS,
        TEXTS.replace('"', "'"),
        "a=" + "[" * 1_000,
        "a=" + "{a=" * 500,
        "\n".join([f"a{number}=1" for number in range(3_000)]),
        "#" * 70_000,
    ],
    ids=["dots", "group", "quoted", "spaced", "text", "literal", "lists", "tables", "keys", "long"],
)
def test_what_takes_long_to_parse_is_refused_before(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_: str) -> dict[str, Any]:
        raise AssertionError("it was parsed")

    monkeypatch.setattr(tomllib, "loads", never)
    with pytest.raises(BadGame):
        parse_toml(text)


def test_dots_in_texts_numbers_and_comments_are_no_keys() -> None:
    text = (
        "name = \"a.b.c.d.e.f.g\"  # a.b.c.d.e.f.g\nplace = 'a.b.c.d.e.f'\n"
        'about = """\n"a.b.c.d.e.f" and so on"""\nx = [1.5, 2.5, 3.5, 4.5, 5.5]\nrake.of.it = 1\n'
    )
    assert parse_toml(text) == tomllib.loads(text)


def test_a_mix_has_so_many_games() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            many = ",".join(['"razz 4/8"'] * 51)
            answer = await ann.post("/api/rules", toml=f"games = [{many}]")
            assert "at most 50 games" in answer.json()["why"]

    run(work)


def test_configurations_are_read_beside_the_loop_and_not_too_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where: list[threading.Thread] = []
    reads = api._rules

    def noted(body: Any) -> Any:
        where.append(threading.current_thread())
        return reads(body)

    monkeypatch.setattr(api, "_rules", noted)

    async def work() -> None:
        async with house(configurations=1) as room:
            ann = await room.guest("Ann")
            await open_table(ann)
            for _ in range(3):
                assert (await ann.post("/api/rules", preset="")).status_code == 200
            assert (await ann.post("/api/rules", preset="")).status_code == 429
            assert await opens(ann) == 429
            other = room.visitor("198.51.100.9")
            assert (await other.post("/api/rules", preset="")).status_code == 200

    run(work)
    assert len(where) == 5
    assert threading.main_thread() not in where


# Texts of TOML ------------------------------------------------------------------------------------


def _toml_endpoints() -> list[Endpoint]:
    """Return the endpoints whose body has TOML text."""
    bodies = [each for each in endpoints() if isinstance(each.body_type, type)]
    return [each for each in bodies if "toml" in getattr(each.body_type, "__struct_fields__", ())]


def test_every_text_of_toml_is_measured_before_it_is_parsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def parse(*_: object, **__: object) -> None:
        raise AssertionError("a tangled text was parsed")

    monkeypatch.setattr("tomllib.loads", parse)
    monkeypatch.setattr("msgspec.toml.decode", parse)
    found = _toml_endpoints()
    assert len(found) >= 4
    required = {"name": "a table", "seats": []}

    async def work() -> None:
        async with house(configurations=1000) as room:
            ann = await room.guest("Ann")
            for endpoint in found:
                fields = endpoint.body_type.__struct_fields__
                body = {name: value for name, value in required.items() if name in fields}
                answer = await ann.post(endpoint.path, **body, toml=TANGLED)
                # The rules check returns 200 with a description of the errors.
                assert answer.status_code in (200, 400), (endpoint.path, answer.text)
                assert "an option is called as in" in answer.text, (endpoint.path, answer.text)

    run(work)


def test_the_room_parses_toml_by_the_guarded_reader_only() -> None:
    source = Path(riverboat.__file__).parent
    guarded = source / "table/rules/config/config_toml.py"
    own_files = {
        source / "web/server_config.py"
    }  # the server's own configuration, and no client's text
    parsers = {
        file
        for folder in ("web", "service", "live", "tourney", "table", "wire")
        for file in (source / folder).rglob("*.py")
        if re.search(r"tomllib\.loads?\(|toml\.decode\(", file.read_text(encoding="utf-8"))
    }
    assert parsers == {guarded} | own_files
