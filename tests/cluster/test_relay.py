"""Relayed requests: every node answers for the holder of a table, without disclosing more."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from riverboat.remote.load import run_load_test
from riverboat.remote.load_plan import LoadPlan
from riverboat.web.relay.gateway import Gateway
from riverboat.web.relay.relay_signature import SIGNATURE_HEADER, RelayedRequest, sign_request
from riverboat.web.relay.upstream import AnyTableFrame, Upstream
from riverboat.web.websocket_connection import Connection
from tests.cluster.cluster_nodes import (
    CLUSTER_SECRET,
    ServedNode,
    empty_database,
    open_table,
    run_steps,
    served_nodes,
    wait_until,
)
from tests.limits import HANG


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


class Guest:
    """A browser: its cookies and its requests to any node."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookies: dict[str, str] = {}
        self.csrf = ""

    async def join(self, address: str) -> None:
        response = await self.request("POST", f"{address}/api/guest", {"name": self.name})
        self.csrf = response["csrf"]

    async def request(self, method: str, url: str, body: Any = None) -> Any:
        async with httpx.AsyncClient(cookies=self.cookies, timeout=HANG) as client:
            headers = {"x-csrf": self.csrf}
            response = await client.request(method, url, json=body, headers=headers)
            while response.status_code == 503:  # a host that is busy has no leases for a moment
                await asyncio.sleep(0.2)
                response = await client.request(method, url, json=body, headers=headers)
            self.cookies.update(client.cookies)
        assert response.status_code == 200, response.text
        return response.json()

    @asynccontextmanager
    async def open_socket(self, address: str) -> AsyncIterator[ClientConnection]:
        """Open a WebSocket that has sent hello."""
        cookie_header = "; ".join([f"{name}={value}" for name, value in self.cookies.items()])
        async with connect(
            f"{address.replace('http', 'ws')}/ws",
            open_timeout=HANG,
            subprotocols=["riverboat.v2.json"],  # type: ignore[list-item]
            additional_headers={"cookie": cookie_header},
            compression=None,
        ) as socket:
            await socket.send(json.dumps({"t": "hello", "protocol": 2, "client": "test"}))
            welcome_message = json.loads(await socket.recv())
            assert (welcome_message["t"], welcome_message["player"]) == ("welcome", self.name)
            yield socket


async def submit_command(
    socket: ClientConnection, table: str, **submit_command: Any
) -> dict[str, Any]:
    """Submit a command and wait for the reply."""
    command_id = secrets.token_hex(6)
    await socket.send(
        json.dumps({"t": "wish", "cmd": command_id, "table": table, "wish": submit_command})
    )
    return await receive_matching(socket, lambda frame: frame.get("cmd") == command_id)


async def receive_matching(socket: ClientConnection, predicate: Any) -> dict[str, Any]:
    async with asyncio.timeout(HANG):
        while True:
            frame: dict[str, Any] = json.loads(await socket.recv())
            if predicate(frame):
                return frame


async def collect_updates(socket: ClientConnection) -> dict[int, str | bytes]:
    """Return the updates by number until Ann has to act."""
    frame_by_seq: dict[int, str | bytes] = {}
    while True:
        frame = await asyncio.wait_for(socket.recv(), HANG)
        payload = json.loads(frame)
        if payload["t"] == "update" and payload["count"]:
            frame_by_seq[payload["seq"]] = frame
        if payload["t"] == "update" and payload["mine"] and payload["mine"]["turn"]:
            return frame_by_seq


def watch_frame(table: str) -> str:
    return json.dumps({"t": "watch", "table": table})


@asynccontextmanager
async def watch_through_other_node(
    folder: Path, url: str
) -> AsyncIterator[tuple[ClientConnection, str, Upstream]]:
    """Let Ann watch a table through another node; yield her socket, the table and the upstream."""
    async with served_nodes(folder, url, "a", "b") as (node_a, node_b):
        ann = Guest("Ann")
        await ann.join(node_b.address)
        table = (await open_table(node_a.room, bots=0)).id
        async with ann.open_socket(node_b.address) as socket:
            await socket.send(watch_frame(table))
            await receive_matching(socket, lambda frame: frame["t"] == "snapshot")
            (connection,) = [
                connection
                for connection in node_b.app_state.connections
                if isinstance(connection, Connection)
            ]
            sessions = connection.session.proxied_sessions
            assert sessions is not None
            yield socket, table, sessions._upstreams["a"]


def test_relayed_frames_equal_direct_frames(database_url: str, tmp_path: Path) -> None:
    """A relay cannot disclose a hidden card that the holding node does not send."""

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as hosts:
            holding_node, other_node = hosts
            ann = Guest("Ann")
            await ann.join(other_node.address)
            table = (await open_table(holding_node.room, bots=3)).id
            async with (
                ann.open_socket(holding_node.address) as direct_socket,
                ann.open_socket(other_node.address) as relayed_socket,
            ):
                for socket in (direct_socket, relayed_socket):
                    await socket.send(watch_frame(table))
                assert (await submit_command(relayed_socket, table, do="sit", chair=5, chips=200))[
                    "t"
                ] == "granted"
                direct_frames, relayed_frames = await asyncio.gather(
                    collect_updates(direct_socket), collect_updates(relayed_socket)
                )
                common_seqs = direct_frames.keys() & relayed_frames.keys()
                assert len(common_seqs) >= 2
                private_views = [json.loads(relayed_frames[seq])["mine"] for seq in common_seqs]
                assert any(
                    private_view and private_view["cards"] for private_view in private_views
                ), "Ann was dealt in"
                for seq in common_seqs:
                    assert relayed_frames[seq] == direct_frames[seq]
                local_connections = [
                    connection
                    for connection in holding_node.app_state.connections
                    if isinstance(connection, Connection)
                ]
                assert len(local_connections) == 2
                await relayed_socket.close()
                await wait_until(lambda: len(holding_node.app_state.connections) == 1)

    run_steps(run_scenario())


@pytest.mark.landing
def test_any_node_answers_for_all_tables(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b", "c") as hosts:
            ann, bob = Guest("Ann"), Guest("Bob")
            await ann.join(hosts[0].address)
            await bob.join(hosts[1].address)
            table_ids = [
                (
                    await ann.request(
                        "POST",
                        f"{hosts[0].address}/api/tables",
                        {"preset": "friendly", "name": f"T{number}", "bots": 2},
                    )
                )["id"]
                for number in range(6)
            ]
            assert [len(host.room.tables()) for host in hosts] == [2, 2, 2]
            for host in hosts:
                lobby = await bob.request("GET", f"{host.address}/api/tables")
                assert sorted(socket["id"] for socket in lobby) == sorted(table_ids)
                for table in table_ids:
                    details = await ann.request("GET", f"{host.address}/api/tables/{table}")
                    assert (details["role"], details["closed"]) == ("host", False)
                    assert await bob.request("GET", f"{host.address}/api/tables/{table}/ledger")
                # Relayed requests use only the client's own cookies: no node stores cookies of
                # others.
                assert (await bob.request("GET", f"{host.address}/api/me"))["name"] == "Bob"
                async with httpx.AsyncClient(timeout=HANG) as client:
                    sessions_response = await client.get(f"{host.address}/api/sessions")
                    assert sessions_response.status_code == 401
                    response = await client.post(
                        f"{host.address}/api/guest", json={"name": f"New {host.config.node}"}
                    )
                    assert response.status_code == 200, response.text

    run_steps(run_scenario())


def test_relayed_request_keeps_its_id(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    structlog.reset_defaults()  # entries are printed, and captured

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as hosts:
            table = (await open_table(hosts[0].room, bots=0)).id
            async with httpx.AsyncClient(timeout=HANG) as client:
                response = await client.get(f"{hosts[1].address}/api/tables/{table}")
            request_id = response.headers["x-request-id"]
            assert len(response.headers.get_list("x-request-id")) == 1
            assert sum([request_id in line for line in capsys.readouterr().out.splitlines()]) == 2

    run_steps(run_scenario())


@pytest.mark.landing
def test_relayed_socket_survives_death_of_table_node(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b", "c") as hosts:
            ann = Guest("Ann")
            await ann.join(hosts[1].address)
            table = (await open_table(hosts[0].room, bots=2, restart="resume", grace=1)).id
            async with ann.open_socket(hosts[1].address) as socket:
                await socket.send(watch_frame(table))
                assert (await submit_command(socket, table, do="sit", chair=5, chips=200))[
                    "t"
                ] == "granted"
                await hosts[0].die()
                command_id = secrets.token_hex(6)
                command_frame = {
                    "t": "wish",
                    "cmd": command_id,
                    "table": table,
                    "wish": {"do": "sit-out"},
                }
                await socket.send(json.dumps(command_frame))
                replies = [
                    await receive_matching(socket, lambda frame: frame.get("cmd") == command_id)
                ]
                assert replies[0]["t"] == "granted", replies
                await socket.send(json.dumps(command_frame))
                replies.append(
                    await receive_matching(socket, lambda frame: frame.get("cmd") == command_id)
                )
                assert replies[1] == replies[0], "the same has the same answer again"
                await socket.send(watch_frame(table))
                snapshot = await receive_matching(socket, lambda frame: frame["t"] == "snapshot")
                assert {seat["player"]: seat["chair"] for seat in snapshot["view"]["seats"]}[
                    "Ann"
                ] == 5
            (holder,) = [host for host in hosts[1:] if host.app_state.find_table(table)]
            record_bodies = [
                record.body for record in await holder.room.store.read(f"table/{table}")
            ]
            assert (
                sum([b'"SatOut"' in body or b'"WentAway"' in body for body in record_bodies]) <= 1
            )
            assert sum((await holder.room.store.balances()).values()) == 0

    run_steps(run_scenario())


def test_silent_node_is_abandoned_after_lease_expiry(database_url: str, tmp_path: Path) -> None:
    """A machine without power closes no connection: its expired lease reveals the failure."""

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as hosts:
            ann = Guest("Ann")
            await ann.join(hosts[1].address)
            table = (await open_table(hosts[0].room, bots=2, restart="resume", grace=1)).id
            async with ann.open_socket(hosts[1].address) as socket:
                await socket.send(watch_frame(table))
                await receive_matching(socket, lambda frame: frame["t"] == "snapshot")
                await hosts[0].lose_power()
                details_url = f"{hosts[1].address}/api/tables/{table}"
                task = asyncio.create_task(ann.request("GET", details_url))
                assert (await submit_command(socket, table, do="sit", chair=5, chips=200))[
                    "t"
                ] == "granted"
                assert (await task)["closed"] is False
                await socket.send(watch_frame(table))
                await receive_matching(socket, lambda frame: frame["t"] == "snapshot")

    run_steps(run_scenario())


def test_command_on_closed_link_sends_gone(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it, the command would use a new link, and the socket would get no updates."""

    async def run_scenario() -> None:
        async with watch_through_other_node(tmp_path, database_url) as (socket, table, upstream):
            attempted_event = asyncio.Event()

            def fail_to_send(_: bytes) -> None:
                attempted_event.set()
                raise ConnectionResetError

            monkeypatch.setattr(upstream._channel, "send", fail_to_send)
            command_frame = {"t": "wish", "cmd": "1", "table": table, "wish": {"do": "sit-out"}}
            await socket.send(json.dumps(command_frame))
            await asyncio.wait_for(attempted_event.wait(), HANG)
            upstream.abort()
            gone_frame = await receive_matching(socket, lambda frame: frame["t"] == "gone")
            assert (gone_frame["table"], gone_frame["code"]) == (table, "lost")
            await receive_matching(socket, lambda frame: frame.get("cmd") == "1")

    run_steps(run_scenario())


def test_command_during_link_close_is_retried_once(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two attempts could get two replies: an unavailable rejection and the real one."""

    async def run_scenario() -> None:
        async with watch_through_other_node(tmp_path, database_url) as (socket, table, link):
            sent_messages, original_send = list[object](), Upstream.send

            def record_and_send(upstream: Upstream, message: AnyTableFrame) -> None:
                sent_messages.append(message)
                original_send(upstream, message)

            def fail_to_send(_: bytes) -> None:
                link._on_closed(None)
                raise ConnectionResetError

            monkeypatch.setattr(Upstream, "send", record_and_send)
            monkeypatch.setattr(link._channel, "send", fail_to_send)
            command_frame = {"t": "wish", "cmd": "1", "table": table, "wish": {"do": "sit-out"}}
            await socket.send(json.dumps(command_frame))
            await receive_matching(socket, lambda frame: frame.get("cmd") == "1")
            assert len(sent_messages) == 2

    run_steps(run_scenario())


def test_load_on_two_nodes_plays_on_both(database_url: str, tmp_path: Path) -> None:
    """Half of each table's players connect through the other node, and all receive every action."""

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as (node_a, node_b):
            load_plan = LoadPlan(
                url=node_a.address,
                other_urls=(node_b.address,),
                tables=2,
                players=4,
                actions=80,
                warm_up_seconds=0,
                seconds=30,
            )
            load_result = await run_load_test(load_plan)
            assert load_result.actions >= 80
            assert (load_result.lost_connections, load_result.rejected_count) == (0, 0)
            # Whichever node holds a table, half of its players are connected to the other.
            clusters = [node.app_state.cluster for node in (node_a, node_b)]
            assert any(
                isinstance(cluster, Gateway) and cluster.links._links for cluster in clusters
            )

    run_steps(run_scenario())


@pytest.mark.landing
def test_relay_to_wrong_node_reports_table_lost(database_url: str, tmp_path: Path) -> None:
    """A relayed request may arrive too late or too early: the client still reaches the table."""

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as hosts:
            table = (await open_table(hosts[0].room, bots=0)).id
            await wait_until(lambda: hosts[1].room.node.directory.holder(f"table/{table}"))
            signature = sign_request(
                RelayedRequest("c", "10.0.0.1", "http"), CLUSTER_SECRET, "GET", "/ws"
            )
            address = hosts[1].address.replace("http", "ws")
            async with connect(
                f"{address}/ws", open_timeout=HANG, additional_headers={SIGNATURE_HEADER: signature}
            ) as socket:
                await socket.send('{"t":"hello","protocol":2,"client":"node"}')
                for table_id, code in ((table, "lost"), ("nowhere", "no-table")):
                    await socket.send(watch_frame(table_id))
                    gone_frame = await receive_matching(socket, lambda frame: frame["t"] == "gone")
                    assert (gone_frame["table"], gone_frame["code"]) == (table_id, code)
                for table_id, code in ((table, "unavailable"), ("nowhere", "no-table")):
                    reply = await submit_command(socket, table_id, do="sit-out")
                    assert (reply["t"], reply["code"]) == ("refused", code)

    run_steps(run_scenario())


@pytest.mark.landing
def test_socket_rewatches_table_after_drain(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as hosts:
            ann = Guest("Ann")
            await ann.join(hosts[0].address)
            table = (await open_table(hosts[0].room, bots=2, restart="resume", grace=1)).id
            async with ann.open_socket(hosts[0].address) as socket:
                await socket.send(watch_frame(table))
                await receive_matching(socket, lambda frame: frame["t"] == "snapshot")
                await asyncio.to_thread(hosts[1].room.node.leases.mark_draining, "a")
                gone_frame = await receive_matching(socket, lambda frame: frame["t"] == "gone")
                assert gone_frame["code"] == "lost"
                body = gone_frame
                while body["t"] == "gone":  # until another node claims it
                    assert body["code"] == "lost"
                    await asyncio.sleep(0.02)
                    await socket.send(watch_frame(table))
                    body = await receive_matching(
                        socket, lambda frame: frame["t"] in ("gone", "snapshot")
                    )
                await receive_matching(socket, lambda frame: frame["t"] == "update")
                assert hosts[1].app_state.find_table(table) is not None
            async with httpx.AsyncClient(timeout=HANG) as client:
                ready_response = await client.get(f"{hosts[0].address}/readyz")
                assert ready_response.status_code == 503
                assert "handed over" in ready_response.text
                assert (await client.get(f"{hosts[0].address}/healthz")).status_code == 200

    run_steps(run_scenario())


def test_logout_closes_sockets_on_all_nodes(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as hosts:
            ann = Guest("Ann")
            await ann.join(hosts[0].address)
            table = (await open_table(hosts[0].room, bots=0)).id
            async with (
                ann.open_socket(hosts[0].address) as first_socket,
                ann.open_socket(hosts[1].address) as other_socket,
            ):
                for socket in (first_socket, other_socket):
                    await socket.send(watch_frame(table))
                    await receive_matching(socket, lambda frame: frame["t"] == "snapshot")
                await ann.request("POST", f"{hosts[1].address}/api/logout")
                for socket in (first_socket, other_socket):
                    with pytest.raises(ConnectionClosed) as close_error:
                        await receive_matching(socket, lambda frame: False)
                    assert close_error.value.rcvd is not None
                    assert close_error.value.rcvd.code == 1008

    run_steps(run_scenario())


def test_ban_reaches_all_nodes(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as hosts:
            for host in hosts:
                host.app_state.accounts._admins = frozenset({"ann"})
            await hosts[0].room.node.refresh()
            room_owners = [
                host for host in hosts if "room" in host.room.node.directory.open_streams
            ]
            (other_host,) = [host for host in hosts if host not in room_owners]
            await room_owners[0].app_state.bans.ban_player("Bob", "Ann", "", "good")
            assert other_host.app_state.bans.find_ban(["Bob"]) is None
            room_owners[0].app_state.disconnect_users(
                lambda user: user.name == "Bob", _make_logout_refusal()
            )
            await wait_until(lambda: other_host.app_state.bans.find_ban(["Bob"]))

    run_steps(run_scenario())


def _make_logout_refusal() -> Any:
    from riverboat.words.refusals.connections import LoggedOut

    return LoggedOut()


def test_relay_requires_cluster_secret(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a") as hosts:
            address = hosts[0].address
            wrong_signature = sign_request(
                RelayedRequest("b", "10.0.0.1", "https"), "another secret", "GET", "/api/me"
            )
            other_signature = sign_request(
                RelayedRequest("b", "10.0.0.1", "https"), CLUSTER_SECRET, "GET", "/api/games"
            )
            async with httpx.AsyncClient(base_url=address, timeout=HANG) as client:
                for signature in (wrong_signature, other_signature, "nonsense", ""):
                    response = await client.get("/api/me", headers={SIGNATURE_HEADER: signature})
                    assert response.status_code == 403, signature
                    assert "the same cluster secret" in response.text
                valid_signature = sign_request(
                    RelayedRequest("b", "10.0.0.1", "https"), CLUSTER_SECRET, "GET", "/api/me"
                )
                assert (
                    await client.get("/api/me", headers={SIGNATURE_HEADER: valid_signature})
                ).status_code == 200
                message = await client.post("/cluster/news", content=b'{"type":"ask-again"}')
                assert message.status_code == 404
            with pytest.raises(Exception, match="403"):
                async with connect(
                    f"{address.replace('http', 'ws')}/ws",
                    open_timeout=HANG,
                    additional_headers={SIGNATURE_HEADER: wrong_signature},
                ):
                    pass

    run_steps(run_scenario())


async def get_range_presets(guest: Guest, address: str) -> tuple[int, Any]:
    async with httpx.AsyncClient(cookies=guest.cookies, timeout=HANG) as client:
        response = await client.get(f"{address}/api/studies/ranges")
        return response.status_code, response.json()


@pytest.mark.landing
def test_hand_on_any_node_bars_studies(database_url: str, tmp_path: Path) -> None:
    async def play_at(holder: ServedNode, name: str, nodes: tuple[ServedNode, ...]) -> None:
        ann = Guest(name)
        await ann.join(nodes[0].address)
        table = (await open_table(holder.room, bots=3)).id
        assert (await get_range_presets(ann, nodes[0].address))[0] == 200
        async with ann.open_socket(holder.address) as socket:
            await socket.send(watch_frame(table))
            await submit_command(socket, table, do="sit", chair=5, chips=200)
            await wait_until(lambda: holder.room.task(table).is_in_hand(name))
            for node in nodes:
                status, response = await get_range_presets(ann, node.address)
                assert (status, response["code"]) == (403, "in-a-hand")

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", "b") as (node_a, node_b):
            await play_at(node_a, "Ann", (node_a, node_b))
            await play_at(node_b, "Bea", (node_a, node_b))

    run_steps(run_scenario())
