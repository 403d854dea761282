"""A node suspended until its leases expired sends no pending frame when it resumes.

Another node may have sent newer frames meanwhile. Each test suspends the node at one critical
point.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from riverboat.service.cluster.held_leases import monotonic_seconds
from riverboat.service.cluster.takeover import OpeningPool
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.task.table_replay import ReplayResult
from riverboat.store.errors import StoreFailed
from riverboat.store.rows import HandRow, TableRow
from riverboat.web.close_codes import TRY_AGAIN_LATER
from riverboat.web.websocket_connection import Connection
from riverboat.words.refusals.joining import TableReopening
from tests.cluster.cluster_nodes import (
    ServedNode,
    empty_database,
    freeze_node,
    open_nodes,
    open_table,
    run_steps,
    served_nodes,
    wait_until,
)
from tests.cluster.test_relay import watch_frame
from tests.limits import HANG

LONG_LEASE_SECONDS = 30.0
"""Seconds of a lease, so that it ends only when the test ends it."""


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


def test_stored_hand_is_not_sent_after_lease_expiry(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand has ended and is logged, and its row is being written."""

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            write_event, resume_event = asyncio.Event(), asyncio.Event()
            add_hand = node_a.store.add_hand

            async def add_hand_when_resumed(row: HandRow) -> None:
                write_event.set()
                await resume_event.wait()
                await add_hand(row)

            monkeypatch.setattr(node_a.store, "add_hand", add_hand_when_resumed, raising=False)
            task = await open_table(node_a)
            outbox = SendQueue("Ann")
            task.subscribe(outbox, "Ann")
            await asyncio.wait_for(write_event.wait(), 60)
            assert node_a._claim_task is not None
            node_a._claim_task.cancel()
            await node_a.node.stop()
            frames = await outbox.take_all() if len(outbox) else []
            assert b'"HandClosed"' not in b"".join(frames)
            node_a.node.held_leases.extend(0)
            resume_event.set()
            (frame,) = await asyncio.wait_for(outbox.take_all(), HANG)
            assert json.loads(frame)["t"] == "gone"

    run_steps(run_scenario())


def test_queued_frames_are_dropped_after_lease_expiry(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            await freeze_node(node_a.room)
            async with connect(
                f"{node_a.address.replace('http', 'ws')}/ws", open_timeout=HANG
            ) as socket:
                await _send_hello(socket)
                (connection,) = list(node_a.app_state.connections)
                assert isinstance(connection, Connection)
                connection.send_queue.try_write = None  # its client is behind
                connection.send_queue.put(b'{"t":"update"}')
                node_a.room.node.held_leases.extend(0)
                with pytest.raises(ConnectionClosed) as close_error:
                    await asyncio.wait_for(socket.recv(), HANG)
                assert close_error.value.rcvd is not None
                assert close_error.value.rcvd.code == TRY_AGAIN_LATER

    run_steps(run_scenario())


def test_frames_being_built_are_dropped_after_lease_expiry(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record is stored, and the node is suspended while it builds the frames."""

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            task = await open_table(node_a.room, bots=0)
            async with _watching_socket(node_a, task.id) as socket:
                await freeze_node(node_a.room)
                refresh_view = task._refresh_view

                def refresh_view_and_suspend() -> None:
                    refresh_view()
                    node_a.room.node.held_leases.extend(0)

                monkeypatch.setattr(task, "_refresh_view", refresh_view_and_suspend)
                task.announce("Ann", "told too late")
                frame = await _next_frame(socket)
                assert (frame["t"], frame["code"]) == ("gone", "lost")

    run_steps(run_scenario())


def test_closing_a_table_drops_its_queued_frames(database_url: str, tmp_path: Path) -> None:
    """The node rejoins before the slow client reads on."""

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            task = await open_table(node_a, bots=0)
            slow_queue, reading_queue = SendQueue("Ann"), SendQueue("Bob")
            for outbox in (slow_queue, reading_queue):
                task.subscribe(outbox, outbox.player)
            await wait_until(lambda: len(slow_queue) and len(reading_queue))
            await reading_queue.take_all()
            await freeze_node(node_a)
            node_a.node.held_leases.extend(0)
            await node_a._close_streams([f"table/{task.id}"])
            assert slow_queue.is_closed
            assert not len(slow_queue)
            (frame,) = await asyncio.wait_for(reading_queue.take_all(), HANG)
            assert json.loads(frame)["t"] == "gone"

    run_steps(run_scenario())


@pytest.mark.landing
def test_relayed_frames_are_dropped_after_lease_expiry(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        nodes = served_nodes(tmp_path, database_url, "a", "b", lease_seconds=LONG_LEASE_SECONDS)
        async with (
            nodes as (
                node_a,
                node_b,
            )
        ):
            task = await open_table(node_a.room, bots=0)
            stream = f"table/{task.id}"
            await wait_until(lambda: node_b.room.node.directory.holder(stream))
            async with _watching_socket(node_b, task.id) as socket:
                await freeze_node(node_b.room)
                node_b.room.node.held_leases.extend(0)
                task.announce("Ann", "told while it stood still")
                assert (await _next_frame(socket))["t"] == "gone"

    run_steps(run_scenario())


def test_delayed_frames_of_old_holder_are_dropped(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frame is in flight, and arrives after the new holder's frames."""

    async def run_scenario() -> None:
        nodes = served_nodes(tmp_path, database_url, "a", "b", lease_seconds=LONG_LEASE_SECONDS)
        async with (
            nodes as (
                node_a,
                node_b,
            )
        ):
            task = await open_table(node_a.room, bots=0)
            stream = f"table/{task.id}"
            await wait_until(lambda: node_b.room.node.directory.holder(stream))
            async with _watching_socket(node_b, task.id) as socket:
                link = node_b.app_state.cluster.links._links["a"]  # type: ignore[union-attr]
                held_messages = list[bytes]()
                on_message = link._transport._on_message
                monkeypatch.setattr(link._transport, "_on_message", held_messages.append)
                task.announce("Ann", "told before")
                await wait_until(lambda: held_messages)
                holder_node = node_a.room.node.directory.find_node("b")
                assert holder_node is not None
                await node_a.room._release_group(stream, [task], holder_node)
                assert (await _next_frame(socket))["t"] == "gone"
                for held_message in held_messages:
                    on_message(held_message)
                await socket.send(watch_frame(task.id))
                assert (await _next_frame(socket))["t"] == "snapshot"

    run_steps(run_scenario())


def test_frame_to_released_table_gets_gone(database_url: str, tmp_path: Path) -> None:
    """Without it, the client would keep an outdated view and submit stale commands."""

    async def run_scenario() -> None:
        async with served_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            task = await open_table(node_a.room, bots=0)
            async with _watching_socket(node_a, task.id) as socket:
                # The table is being released: it is open, but closed to new clients.
                node_a.room.node.directory.open_streams.discard(f"table/{task.id}")
                await socket.send(f'{{"t":"say","table":"{task.id}","text":"hello"}}')
                frame = await _next_frame(socket)
                assert (frame["t"], frame["code"]) == ("gone", "lost")

    run_steps(run_scenario())


@pytest.mark.landing
def test_relayed_watch_during_store_failure_gets_lost(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_scenario() -> None:
        nodes = served_nodes(tmp_path, database_url, "a", "b", lease_seconds=LONG_LEASE_SECONDS)
        async with (
            nodes as (
                node_a,
                node_b,
            )
        ):
            task = await open_table(node_a.room, bots=0)
            await wait_until(lambda: node_b.room.node.directory.holder(f"table/{task.id}"))

            async def raise_store_failed(*_: object) -> bool:
                raise StoreFailed("the database is away")

            monkeypatch.setattr(node_a.app_state, "can_enter", raise_store_failed)
            async with connect(
                f"{node_b.address.replace('http', 'ws')}/ws", open_timeout=HANG
            ) as socket:
                await _send_hello(socket)
                await socket.send(watch_frame(task.id))
                frame = await _next_frame(socket)
                assert (frame["t"], frame["code"]) == ("gone", "lost")

    run_steps(run_scenario())


@asynccontextmanager
async def _watching_socket(host: ServedNode, table: str) -> AsyncIterator[ClientConnection]:
    """Open a socket at a node and receive the snapshot."""
    async with connect(f"{host.address.replace('http', 'ws')}/ws", open_timeout=HANG) as socket:
        await _send_hello(socket)
        await socket.send(watch_frame(table))
        assert (await _next_frame(socket))["t"] == "snapshot"
        yield socket


async def _send_hello(socket: ClientConnection) -> None:
    await socket.send('{"t":"hello","protocol":2,"client":"test"}')
    assert (await _next_frame(socket))["t"] == "welcome"


async def _next_frame(socket: ClientConnection) -> dict[str, Any]:
    payload: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), HANG))
    return payload


@pytest.mark.landing
def test_claim_concurrency_backs_off_and_recovers(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without backoff, a node whose leases expire during openings would never catch up."""

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b", lease_seconds=4.0) as (
            node_a,
            node_b,
        ):
            initial_concurrency = node_a._openings.concurrency
            tables = {(await open_table(node_b)).id for _ in range(3)}
            resume_event = asyncio.Event()
            original_open_row = node_a._open_row

            async def open_row_when_resumed(row: TableRow) -> ReplayResult | None:
                await resume_event.wait()
                return await original_open_row(row)

            monkeypatch.setattr(node_a, "_open_row", open_row_when_resumed)
            await node_b.close()
            await wait_until(lambda: len(node_a._openings))

            def has_backed_off() -> bool:
                """Return True once fewer tables open at once; a renewal in flight expires again."""
                if node_a._openings.concurrency < initial_concurrency:
                    return True
                node_a.node.held_leases.extend(0)
                return False

            await wait_until(has_backed_off)
            resume_event.set()
            await wait_until(
                lambda: (
                    tables <= set(node_a._tasks)
                    and node_a._openings.concurrency > initial_concurrency // 2
                )
            )

    run_steps(run_scenario())


def test_gone_is_sent_although_close_is_not_awaited(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            task = await open_table(node_a, bots=0)
            outbox = SendQueue("Ann")
            task.subscribe(outbox, "Ann")
            await outbox.take_all()
            write_event, end_event = asyncio.Event(), asyncio.Event()

            async def append_until_cancelled(_: object) -> int:
                write_event.set()
                try:
                    await asyncio.sleep(3600)
                finally:
                    await end_event.wait()
                return 0

            monkeypatch.setattr(node_a.store, "append", append_until_cancelled, raising=False)
            task.announce("Ann", "good evening")
            await asyncio.wait_for(write_event.wait(), HANG)
            stop_task = asyncio.create_task(task.stop(TableReopening()))
            await asyncio.sleep(0)
            stop_task.cancel()
            end_event.set()
            await asyncio.wait([stop_task])
            (frame,) = await asyncio.wait_for(outbox.take_all(), HANG)
            assert json.loads(frame)["t"] == "gone"

    run_steps(run_scenario())


def test_expired_node_releases_all_streams(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators of an unreleased table would get neither updates nor a gone message."""

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            await open_table(node_a, bots=0)
            await freeze_node(node_a)
            released_streams = list[str]()

            async def release_slowly(streams: list[str]) -> None:
                await asyncio.sleep(2 * node_a.node.settings.lease_seconds)
                released_streams.extend(streams)

            monkeypatch.setattr(node_a.node, "_on_leases_lost", release_slowly)
            held_epochs = set(node_a.node.held_leases.epochs)
            await node_a.node.run_in_thread(node_a.node.leases.leave, node_a.node.row)
            node_a.node.settings = replace(node_a.node.settings, lease_seconds=2.0)
            await node_a.node._renew_leases(monotonic_seconds())
            assert held_epochs
            assert set(released_streams) == held_epochs

    run_steps(run_scenario())


def test_opening_pool_halves_and_grows_by_one() -> None:
    async def run_scenario() -> None:
        opening_pool, resume_event = OpeningPool(8), asyncio.Event()
        opening_pool.on_lease_expired()
        assert opening_pool.concurrency == 8, "nothing was being opened: the database was away"
        opening_pool.start("table/1", lambda: _wait_for_event(resume_event))
        for expected_limit in (4, 2, 1, 1):
            opening_pool.on_lease_expired()
            assert (opening_pool.concurrency, opening_pool.free_slots) == (
                expected_limit,
                expected_limit - 1,
            )
        for _ in range(9):
            opening_pool.on_success()
        assert (opening_pool.concurrency, opening_pool.free_slots) == (8, 7)
        resume_event.set()
        await opening_pool.wait_any()

    run_steps(run_scenario())


async def _wait_for_event(event: asyncio.Event) -> None:
    await event.wait()
