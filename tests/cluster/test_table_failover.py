"""Each table belongs to one node, and moves to another when that node dies or drains."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from riverboat.service.cluster.cluster_room import ClusterRoom
from riverboat.service.history.stream_verifier import load_evidence
from riverboat.service.house_room import HouseRoom
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.table_verifier import verify_table
from riverboat.store.errors import LeaseLost, StoreFailed
from riverboat.store.leases import Lease, LeasesUnsupported, NotAdmitted
from riverboat.table.rules.table_rules import TableRules
from tests.cluster.cluster_nodes import (
    HOLDEM,
    empty_database,
    freeze_node,
    make_node,
    open_nodes,
    open_table,
    run_steps,
    wait_until,
)
from tests.limits import HANG, MIN_SECONDS


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


def holding_nodes(rooms: list[ClusterRoom], table: str) -> list[str]:
    return [room.node.settings.name for room in rooms if _holds_table(room, table)]


def _holds_table(room: ClusterRoom, table: str) -> bool:
    try:
        room.task(table)
    except KeyError:
        return False
    return True


def test_table_is_open_on_one_node_only(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b") as rooms:
            task = await open_table(rooms[0])
            await wait_until(lambda: rooms[1].node.directory.holder(f"table/{task.id}"))
            holder = rooms[1].node.directory.holder(f"table/{task.id}")
            assert holder is not None
            assert (holder.name, holder.address) == ("a", "http://127.0.0.1/a")
            assert holding_nodes(rooms, task.id) == ["a"]

    run_steps(run_scenario())


def test_tables_of_dead_node_continue_after_lease_expiry(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b", "c") as rooms:
            tables = [await open_table(rooms[0]) for _ in range(6)]
            await wait_until(lambda: all(task.view().hand_number > 1 for task in tables))
            hands_before = {task.id: task.view().hand_number for task in tables}
            await freeze_node(rooms[0])
            await wait_until(lambda: all(holding_nodes(rooms[1:], task.id) for task in tables))
            assert all(len(holding_nodes(rooms, task.id)) == 1 for task in tables)
            assert {holding_nodes(rooms, task.id)[0] for task in tables} == {"b", "c"}
            for task in tables:
                (room,) = [room for room in rooms[1:] if _holds_table(room, task.id)]
                new_task = room.task(task.id)
                await wait_until(
                    lambda new_task=new_task, task=task: (
                        new_task.view().hand_number > hands_before[task.id] + 1
                    )  # type: ignore[misc]
                )

    run_steps(run_scenario())


def test_takeover_uses_checkpoint_and_logs_replayed_records(
    database_url: str, tmp_path: Path
) -> None:
    log_entries: list[dict[str, Any]] = []

    def record_entry(_logger: object, _name: str, line: Any) -> Any:
        log_entries.append(line)
        raise structlog.DropEvent

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b") as rooms:
            task = await open_table(rooms[0])
            stream = f"table/{task.id}"
            await wait_until(lambda: task.view().hand_number > 8)
            await freeze_node(rooms[0])
            await wait_until(lambda: holding_nodes(rooms, task.id) == ["b"])
            new_task = rooms[1].task(task.id)
            hand_number = new_task.view().hand_number
            await wait_until(lambda: new_task.view().hand_number > hand_number + 3)
            claim_lines = [
                log_entry for log_entry in log_entries if log_entry["event"] == "claimed"
            ]
            (claim_line,) = [
                claim_candidate
                for claim_candidate in claim_lines
                if claim_candidate["stream"] == stream and claim_candidate["records"]
            ]
            assert 0 < claim_line["replayed"] < claim_line["records"]
            report = verify_table(await load_evidence(rooms[1].store, stream, rooms[1].key))
            assert [str(problem) for problem in report.problems] == []
            assert len(await rooms[1].store.list_checkpoints(stream)) == 1

    structlog.configure(processors=[record_entry], cache_logger_on_first_use=False)
    try:
        run_steps(run_scenario())
    finally:
        structlog.reset_defaults()


@pytest.mark.landing
def test_node_with_expired_lease_neither_sends_nor_writes(
    database_url: str, tmp_path: Path
) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b") as rooms:
            task = await open_table(rooms[0], bots=0)
            await freeze_node(rooms[0])
            await wait_until(lambda: holding_nodes(rooms, task.id) == ["b"])
            assert rooms[0].node.held_leases.is_expired
            assert not task.has_lease()
            with pytest.raises(StoreFailed, match=r"expired, epoch 0$"):
                await rooms[0].store.append(_stale_batch(task.id, task._stored_seq))
            # Even if it believed that it holds the table, it would be refused.
            rooms[0].node.held_leases.extend(2**40)
            with pytest.raises(LeaseLost, match=r"now epoch 2$"):
                await rooms[0].store.append(_stale_batch(task.id, task._stored_seq))

    run_steps(run_scenario())


@pytest.mark.landing
def test_reclaimed_table_is_reopened(database_url: str, tmp_path: Path) -> None:
    """A lost or half-open table of an earlier epoch is not reused."""

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a") as (node_a,):
            task = await open_table(node_a)
            stream = f"table/{task.id}"
            epoch = node_a.node.held_leases.remove(stream)
            node_a.node.directory.open_streams.discard(stream)
            await node_a.node.run_in_thread(node_a.node.leases.release_leases, {stream: epoch})
            await wait_until(lambda: _holds_table(node_a, task.id))
            assert node_a.task(task.id) is not task
            assert node_a.node.held_leases.epoch(stream) > epoch
            hand = node_a.task(task.id).view().hand_number
            await wait_until(lambda: node_a.task(task.id).view().hand_number > hand)

    run_steps(run_scenario())


def test_failed_opening_keeps_newer_claim(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", lease_seconds=30.0) as (node_a,):
            task = await open_table(node_a)
            stream = f"table/{task.id}"
            newer_epochs: list[int] = []

            async def release_stream() -> None:
                node_a.node.directory.open_streams.discard(stream)
                await node_a.node.run_in_thread(
                    node_a.node.leases.release_leases,
                    {stream: node_a.node.held_leases.remove(stream)},
                )

            original_open_row = node_a._open_row

            async def fail_first_opening(row: Any) -> Any:
                if newer_epochs:
                    return await original_open_row(row)
                epoch_before = node_a.node.held_leases.epoch(stream)
                await release_stream()
                await wait_until(lambda: node_a.node.held_leases.epoch(stream) > epoch_before)
                newer_epochs.append(node_a.node.held_leases.epoch(stream))
                raise StoreFailed("the database is away")

            monkeypatch.setattr(node_a, "_open_row", fail_first_opening)
            await release_stream()
            await wait_until(
                lambda: _holds_table(node_a, task.id) and node_a.task(task.id) is not task
            )
            assert [node_a.node.held_leases.epoch(stream)] == newer_epochs

    run_steps(run_scenario())


def _stale_batch(table: str, length: int):  # type: ignore[no-untyped-def]
    from riverboat.store.stream_records import Batch

    return Batch(f"table/{table}", length, 1, (b"stale",))


@pytest.mark.landing
def test_draining_node_releases_tables_between_hands(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b") as rooms:
            tables = [await open_table(rooms[0]) for _ in range(5)]
            await wait_until(lambda: all(task.view().hand_number > 1 for task in tables))
            assert await asyncio.to_thread(rooms[1].node.leases.mark_draining, "a")
            await wait_until(lambda: all(holding_nodes(rooms, task.id) == ["b"] for task in tables))
            for task in tables:
                record_bodies = [
                    record.body for record in await rooms[1].store.read(f"table/{task.id}")
                ]
                assert not any(
                    b"HandCalledOff" in body or b"Frozen" in body for body in record_bodies
                )
                new_task = rooms[1].task(task.id)
                hand = new_task.view().hand_number
                await wait_until(
                    lambda new_task=new_task, hand=hand: new_task.view().hand_number > hand  # type: ignore[misc]
                )
            assert rooms[1].node.directory.find_least_loaded_node().name == "b"

    run_steps(run_scenario())


def test_closed_node_releases_tables_at_once(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b", lease_seconds=MIN_SECONDS) as rooms:
            task = await open_table(rooms[0])
            await rooms[0].drain(HANG)
            await rooms[0].close()
            assert await wait_until(lambda: holding_nodes(rooms, task.id) == ["b"]) < MIN_SECONDS
            await wait_until(lambda: [node.name for node in rooms[1].node.directory.nodes] == ["b"])

    run_steps(run_scenario())


@pytest.mark.landing
def test_closed_table_has_no_lease(database_url: str, tmp_path: Path) -> None:
    from riverboat.wire.client_commands import Close

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a") as rooms:
            task = await open_table(rooms[0], bots=0)
            await task.submit("Ann", "close", Close(), host_authority="room")
            await wait_until(lambda: not _holds_table(rooms[0], task.id))
            stream = f"table/{task.id}"
            await wait_until(
                lambda: stream not in {lease.stream for lease in rooms[0].node.leases.list_leases()}
            )

    run_steps(run_scenario())


def test_duplicate_node_name_is_refused(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a"):
            duplicate = make_node(tmp_path, database_url, "a", address="http://127.0.0.1/other")
            with pytest.raises(NotAdmitted, match="node a already runs at http"):
                await duplicate.open()
            await duplicate.close()

    run_steps(run_scenario())


def test_node_with_other_key_or_secret_is_refused(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path / "one", database_url, "a"):
            for other_node, reason in (
                (make_node(tmp_path / "two", database_url, "b"), "key of b differs from a"),
                (
                    make_node(tmp_path / "one", database_url, "b", secret="?"),
                    "cluster secret of b differs",
                ),
            ):
                with pytest.raises(NotAdmitted, match=reason):
                    await other_node.open()
                await other_node.close()

    run_steps(run_scenario())


def test_single_server_cannot_open_shared_room(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b"):
            single_room = HouseRoom(tmp_path, database_url)
            with pytest.raises(NotAdmitted, match="the room is open on a, b: join with"):
                await single_room.open()
            await single_room.close()
        await single_room.open()
        await single_room.close()

    run_steps(run_scenario())


@pytest.mark.landing
def test_single_server_tables_are_claimed_by_nodes(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        single_room = HouseRoom(tmp_path, database_url)
        await single_room.open()
        rules = TableRules.preset("online", HOLDEM, chairs=6)
        tables = [(await single_room.new_table(rules, TableSettings(), "Ann")).id for _ in range(3)]
        await single_room.close()
        async with open_nodes(tmp_path, database_url, "a") as rooms:
            assert all(holding_nodes(rooms, table) == ["a"] for table in tables)
            assert all(rooms[0].node.held_leases.epoch(f"table/{table}") == 1 for table in tables)

    run_steps(run_scenario())


def test_sqlite_room_cannot_be_clustered(tmp_path: Path) -> None:
    with pytest.raises(LeasesUnsupported, match="several hosts need PostgreSQL"):
        make_node(tmp_path, str(tmp_path / "room.db"), "a")


def test_new_table_is_not_opened_twice(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new table's lease is visible before the node's own claim has returned."""

    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", lease_seconds=30.0) as (node_a,):
            original_claim = node_a.node.leases.claim_streams

            def claim_slowly(*arguments: Any, **keywords: Any) -> list[Lease]:
                leases = original_claim(*arguments, **keywords)
                if keywords.get("streams"):
                    time.sleep(1)
                return leases

            monkeypatch.setattr(node_a.node.leases, "claim_streams", claim_slowly)
            task = await open_table(node_a, bots=0)
            assert node_a.node.held_leases.epoch(f"table/{task.id}") == 1

    run_steps(run_scenario())
