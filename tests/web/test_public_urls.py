"""Links for friends: addresses, invitations, and the greeting of the server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.web.public_urls import is_local_url, listen_address, network_addresses, public_urls
from tests.limits import HANG
from tests.web.api_play import open_table, seat_players
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test

HOME_ADDRESSES = ("192.168.1.20", "10.8.0.3", "fd00::2")
"""A computer with two IPv4 networks and an IPv6 address."""


def list_no_addresses() -> tuple[str, ...]:
    return ()


@pytest.mark.parametrize(
    "host, port, base, urls",
    [
        ("127.0.0.1", 8000, "", ()),
        ("127.3.2.1", 8000, "", ()),
        ("::1", 8000, "", ()),
        ("localhost", 8000, "", ()),
        ("0.0.0.0", 8000, "", ("http://192.168.1.20:8000", "http://10.8.0.3:8000")),
        ("0.0.0.0", 80, "", ("http://192.168.1.20", "http://10.8.0.3")),
        (
            "::",
            8000,
            "",
            ("http://192.168.1.20:8000", "http://10.8.0.3:8000", "http://[fd00::2]:8000"),
        ),
        ("192.168.1.20", 8000, "", ("http://192.168.1.20:8000",)),
        ("fd00::2", 8000, "", ("http://[fd00::2]:8000",)),
        ("poker.lan", 8000, "", ("http://poker.lan:8000",)),
        ("127.0.0.1", 8000, "https://poker.example", ("https://poker.example",)),
        ("0.0.0.0", 8000, "http://localhost:8000", ()),
    ],
)
def test_public_urls_follow_host_and_base_url(
    host: str, port: int, base: str, urls: tuple[str, ...]
) -> None:
    assert public_urls(host, port, base, find_addresses=lambda: HOME_ADDRESSES) == urls


def test_no_network_means_no_public_urls() -> None:
    assert public_urls("0.0.0.0", 8000, find_addresses=list_no_addresses) == ()
    assert listen_address(list_no_addresses) == "0.0.0.0"


def test_ipv6_only_network_listens_on_ipv6() -> None:
    assert listen_address(lambda: ("fd00::2",)) == "::"
    assert listen_address(lambda: HOME_ADDRESSES) == "0.0.0.0"


def test_public_urls_exclude_loopback() -> None:
    for address in network_addresses():
        assert not is_local_url(public_urls(address, 8000)[0])
    assert is_local_url("http://localhost:8000/t/1")
    assert is_local_url("http://[::1]:8000/t/1")
    assert not is_local_url("http://192.168.1.20:8000/t/1")


# The invitation ---------------------------------------------------------------------------------


async def get_invitation(visitor: Visitor, table: str) -> str:
    return str((await visitor.get(f"/api/tables/{table}")).json()["invite"])


async def join_by_link(room: OpenTestRoom, link: str, name: str, table: str) -> Visitor:
    """Let a new guest join a table by a link, as a player."""
    guest = await room.guest(name)
    response = await guest.post(f"/api/tables/{table}/enter", invite=link.partition("?invite=")[2])
    assert response.status_code == 200, response.text
    details = (await guest.get(f"/api/tables/{table}")).json()
    assert (details["role"], details["entered"]) == ("player", True)
    return guest


def test_player_invites_friend_to_private_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, private=True)
            bob = await join_by_link(room, await get_invitation(ann, table), "Bob", table)
            cid = await join_by_link(room, await get_invitation(bob, table), "Cid", table)
            await seat_players(table, cid)
            assert "?invite=" in await get_invitation(cid, table)
            dan = await room.guest("Dan")
            assert await get_invitation(dan, table) == ""

    run_async_test(run_scenario)


def test_host_can_disable_player_invitations() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, private=True)
            bob = await join_by_link(room, await get_invitation(ann, table), "Bob", table)
            response = await ann.patch(f"/api/tables/{table}/settings", players_invite=False)
            assert response.json()["settings"]["players_invite"] is False
            assert await get_invitation(bob, table) == ""
            assert "?invite=" in await get_invitation(ann, table)

    run_async_test(run_scenario)


def test_open_table_link_is_available_to_all() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            assert await get_invitation(bob, table) == f"http://room.test/t/{table}"

    run_async_test(run_scenario)


def test_localhost_invitation_uses_network_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            path = f"/api/tables/{table}"
            localhost_headers = {"Host": "localhost:8000"}
            details = (await ann.http.get(path, headers=localhost_headers)).json()
            assert (details["invite"], details["reach"]) == (f"http://localhost:8000/t/{table}", [])
            room.app_state.public_urls = ("http://192.168.1.20:8000", "http://10.8.0.3:8000")
            details = (await ann.http.get(path, headers=localhost_headers)).json()
            assert details["invite"] == f"http://192.168.1.20:8000/t/{table}"
            assert details["reach"] == ["http://192.168.1.20:8000", "http://10.8.0.3:8000"]
            lan_details = (await ann.http.get(path, headers={"Host": "poker.lan"})).json()
            assert lan_details["invite"] == f"http://poker.lan/t/{table}"

    run_async_test(run_scenario)


# The greeting -----------------------------------------------------------------------------------


def start_and_read_greeting(data: Path, *options: str) -> tuple[list[str], dict[str, int]]:
    """Return the lines that a room prints on start, and the status of its links."""
    command = [sys.executable, "-m", "riverboat", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        [*command, "--log-level", "warning", "--shutdown-timeout", "0", "--begin", *options],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        lines: list[str] = []
        while not lines or not lines[-1].startswith("For you, the host"):
            lines.append(process.stdout.readline().rstrip())
            assert lines[-1], lines
        links = [link for line in lines for link in re.findall(r"http://\S+/t/\S+", line)]
        return lines, {link: get_link_status(link) for link in links}
    finally:
        process.terminate()
        process.wait(HANG)
        process.stdout.close()


def get_link_status(link: str) -> int:
    api_url = re.sub(r"^(http://[^/]+)/t/(\w+).*", r"\1/api/tables/\2", link)
    opener_without_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener_without_proxy.open(api_url, timeout=HANG) as answer:
        return int(answer.status)


@pytest.mark.landing
def test_lan_room_prints_working_link(tmp_path: Path) -> None:
    addresses = network_addresses()
    if not any(":" not in address for address in addresses):
        pytest.skip("this computer is on no network of version 4")
    greeting_lines, status_by_link = start_and_read_greeting(tmp_path, "--lan")
    friends_line = next(line for line in greeting_lines if line.startswith("For your friends: "))
    assert re.match(rf"For your friends: http://{re.escape(addresses[0])}:\d+/t/\w+$", friends_line)
    assert set(status_by_link.values()) == {200}


@pytest.mark.slow
def test_local_room_prints_lan_hint(tmp_path: Path) -> None:
    greeting_lines, status_by_link = start_and_read_greeting(tmp_path)
    assert any(
        line.startswith("For friends on this computer: http://localhost:")
        for line in greeting_lines
    )
    assert any("riverboat serve --lan" in line for line in greeting_lines)
    assert not any(line.startswith("For your friends") for line in greeting_lines)
    assert set(status_by_link.values()) == {200}


def test_lan_and_host_options_conflict() -> None:
    result = CliRunner().invoke(app, ["serve", "--lan", "--host", "192.168.1.20"])
    assert result.exit_code == 2
    assert "leave out --host or" in re.sub(r"[\s│]+", " ", result.output)
