"""Load balancing: busy nodes release tables and events to a new node between hands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.service.cluster.cluster_room import ClusterRoom
from riverboat.service.cluster.load_balancer import LoadBalancer, StreamTransfer, plan_transfer
from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_command_handler import EventCommandRequest
from riverboat.service.director.event_settings import EventSettings
from riverboat.tourney.rules import SeatingRules
from tests.cluster.cluster_nodes import (
    LEASE_SECONDS,
    empty_database,
    freeze_node,
    make_node,
    open_nodes,
    open_table,
    run_steps,
    wait_until,
)
from tests.service.event_rooms import sit_and_go_rules, verify_events
from tests.service.event_rooms import wait_for_phase as until_over

LONG_LEASE_SECONDS = 30.0
"""A lease long enough for two events at once, however slow."""


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


@pytest.mark.parametrize(
    "loads, expected_transfers",
    [
        ([10, 0], [5, 0]),
        ([10, 10, 0], [3, 3, 0]),
        ([4, 2], [0, 0]),
        ([11, 9, 10], [0, 0, 0]),
        ([3, 3, 0], [1, 1, 0]),
        ([1, 1, 0], [0, 0, 0]),
        ([100, 80], [0, 0]),
        ([100, 50], [25, 0]),
        ([10] * 9 + [0], [1] * 9 + [0]),
    ],
)
def test_transfers_even_out_loads(loads: list[int], expected_transfers: list[int]) -> None:
    loads_by_node = {f"h{number}": load for number, load in enumerate(loads)}
    stream_transfers = [plan_transfer(name, loads_by_node) for name in loads_by_node]
    assert [
        stream_transfer.stream_count if stream_transfer else 0
        for stream_transfer in stream_transfers
    ] == expected_transfers
    assert all(
        loads_by_node[stream_transfer.target_node] == min(loads)
        for stream_transfer in stream_transfers
        if stream_transfer
    )
    total_after = loads_by_node[f"h{loads.index(min(loads))}"] + sum(expected_transfers)
    assert total_after <= max(min(loads), -(-sum(loads) // len(loads))), (
        "nobody has more than a share"
    )


def test_node_absent_from_loads_plans_no_transfer() -> None:
    assert plan_transfer("a", {"b": 10, "c": 0}) is None


def test_transfer_waits_for_stable_imbalance() -> None:
    load_balancer = LoadBalancer("a", 4)
    assert load_balancer.next_transfer({"a": 10, "b": 0}, 100) is None
    assert load_balancer.next_transfer({"a": 10, "b": 0}, 103.9) is None
    assert load_balancer.next_transfer({"a": 10}, 104) is None, "the other one has gone"
    assert load_balancer.next_transfer({"a": 10, "b": 0}, 105) is None
    assert load_balancer.next_transfer({"a": 10, "b": 0}, 109) == StreamTransfer("b", 5)


def lease_count(room: ClusterRoom) -> int:
    return len([leased_task for leased_task in room.tables() if leased_task.has_lease()])


@pytest.mark.slow
def test_new_node_gets_share_without_interrupting_hands(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a") as (node_a,):
            tables = [await open_table(node_a) for _ in range(8)]
            await wait_until(lambda: all(task.view().hand_number > 1 for task in tables))
            node_b = make_node(tmp_path, database_url, "b")
            await node_b.open()
            try:
                elapsed_seconds = await wait_until(
                    lambda: (lease_count(node_a), lease_count(node_b)) == (4, 4)
                )
                assert elapsed_seconds > LEASE_SECONDS, "not at once"
                for task in tables:
                    (room,) = [
                        node
                        for node in (node_a, node_b)
                        if task.id in {node_task.id for node_task in node.tables()}
                    ]
                    new_task = room.task(task.id)
                    hand_number = new_task.view().hand_number
                    await wait_until(
                        lambda new_task=new_task, hand_number=hand_number: (
                            new_task.view().hand_number > hand_number
                        )  # type: ignore[misc]
                    )
                    record_bodies = [
                        record.body for record in await node_a.store.read(f"table/{task.id}")
                    ]
                    assert not any(b"HandCalledOff" in body for body in record_bodies)
                    if room is node_b:  # and it was handed over when no hand was played
                        restart_index = next(
                            number
                            for number, body in enumerate(record_bodies)
                            if b'"Restarted"' in body
                        )
                        last_hand_end = max(
                            number
                            for number, body in enumerate(record_bodies[:restart_index])
                            if b"HandClosed" in body
                        )
                        assert not any(
                            b'"HandBegan"' in body
                            for body in record_bodies[last_hand_end:restart_index]
                        )
                epoch_by_stream = {
                    lease.stream: lease.epoch for lease in node_a.node.leases.list_leases()
                }
                await asyncio.sleep(3 * LEASE_SECONDS)
                assert {
                    lease.stream: lease.epoch for lease in node_a.node.leases.list_leases()
                } == epoch_by_stream
            finally:
                await node_b.close()
            await wait_until(lambda: lease_count(node_a) == 8)

    run_steps(run_scenario())


async def begin_event(room: ClusterRoom) -> str:
    """Begin an event of twelve bots at three tables."""
    go_rules = sit_and_go_rules(
        players=12, stack=3000, seating=SeatingRules(seats=4), starts="host"
    )
    settings = EventSettings(
        seconds_between_hands=0.1, pace=0.0, bot_pace=0.05, seconds_to_decide=5
    )
    event = await room.director.create_event(go_rules, settings, "Ann")
    task = room.director.task(event)
    assert task is not None
    for command_id, command in (("bots", w.AddBots(12)), ("start", w.StartNow())):
        await task.submit(EventCommandRequest("Ann", command_id, command, is_host=True))
    await wait_until(lambda: len(room.event_tables(event)) == 3)
    await wait_until(
        lambda: all(event_table.view().hand_number > 1 for event_table in room.event_tables(event))
    )
    return event


async def read_after_restart(room: ClusterRoom, stream: str) -> list[bytes]:
    """Read a table's facts as soon as its new node has stored that it restarted the table."""
    while True:
        record_bodies = [record.body for record in await room.store.read(stream)]
        if any(b'"Restarted"' in body for body in record_bodies):
            return record_bodies
        await asyncio.sleep(0.05)


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_event_moves_with_its_tables_between_hands(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", lease_seconds=LONG_LEASE_SECONDS) as (
            node_a,
        ):
            node_a._balancer = LoadBalancer("a", stable_seconds=1)
            begun_events = {await begin_event(node_a), await begin_event(node_a)}
            node_b = make_node(tmp_path, database_url, "b", lease_seconds=LONG_LEASE_SECONDS)
            await node_b.open()
            try:
                await wait_until(lambda: len(node_b.director.events()) == 1, 60)
                (moved_event,) = [event.id for event in node_b.director.events()]
                (kept_event,) = [event.id for event in node_a.director.events()]
                assert {moved_event, kept_event} == begun_events
                tables = node_b.event_tables(moved_event)
                assert tables
                assert not node_a.event_tables(moved_event)
                host_by_stream = {
                    lease.stream: lease.host for lease in node_a.node.leases.list_leases()
                }
                assert host_by_stream[f"event/{moved_event}"] == "b"
                assert {host_by_stream[f"table/{task.id}"] for task in tables} == {"b"}
                for task in tables:
                    record_bodies = await read_after_restart(node_b, f"table/{task.id}")
                    assert sum([b'"Restarted"' in body for body in record_bodies]) == 1
                    restart_index = next(
                        number
                        for number, body in enumerate(record_bodies)
                        if b'"Restarted"' in body
                    )
                    last_hand_end = max(
                        number
                        for number, body in enumerate(record_bodies[:restart_index])
                        if b"HandClosed" in body
                    )
                    assert not any(
                        b'"HandBegan"' in body
                        for body in record_bodies[last_hand_end:restart_index]
                    )
                for room, event in ((node_a, kept_event), (node_b, moved_event)):
                    event_task = room.director.task(event)
                    assert event_task is not None
                    await until_over(event_task, seconds=150)
                await verify_events(node_b.store, key=node_b.key)
            finally:
                await node_b.close()

    run_steps(run_scenario(), 380)


@pytest.mark.landing
def test_streams_released_to_dead_node_are_reclaimed(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b") as (node_a, node_b):
            task = await open_table(node_a)
            await wait_until(lambda: node_a.node.directory.find_node("b"))
            dead_node = node_a.node.directory.find_node("b")
            assert dead_node is not None
            assert (dead_node.name, dead_node.address) == ("b", "http://127.0.0.1/b")
            await freeze_node(node_b)
            await node_a._release_group(f"table/{task.id}", [task], dead_node)
            assert lease_count(node_a) == 0
            elapsed_seconds = await wait_until(lambda: lease_count(node_a) == 1)
            assert elapsed_seconds > LEASE_SECONDS / 2, "it was b's until its lease was over"

    run_steps(run_scenario())
