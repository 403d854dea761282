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
from tests.cluster.hosts import (
    HOLDEM,
    cut_off,
    database,
    host,
    new_table,
    open_hosts,
    run,
    until,
)
from tests.limits import HANG, LEAST


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


def holders(rooms: list[ClusterRoom], table: str) -> list[str]:
    return [room.node.settings.name for room in rooms if _has(room, table)]


def _has(room: ClusterRoom, table: str) -> bool:
    try:
        room.task(table)
    except KeyError:
        return False
    return True


def test_a_table_is_open_where_it_was_opened_and_nowhere_else(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b") as rooms:
            task = await new_table(rooms[0])
            await until(lambda: rooms[1].node.directory.holder(f"table/{task.id}"))
            holder = rooms[1].node.directory.holder(f"table/{task.id}")
            assert holder is not None
            assert (holder.name, holder.address) == ("a", "http://127.0.0.1/a")
            assert holders(rooms, task.id) == ["a"]

    run(steps())


def test_a_dead_hosts_tables_go_on_when_its_lease_is_over(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b", "c") as rooms:
            tables = [await new_table(rooms[0]) for _ in range(6)]
            await until(lambda: all(task.view().hand > 1 for task in tables))
            before = {task.id: task.view().hand for task in tables}
            await cut_off(rooms[0])
            await until(lambda: all(holders(rooms[1:], task.id) for task in tables))
            assert all(len(holders(rooms, task.id)) == 1 for task in tables)
            assert {holders(rooms, task.id)[0] for task in tables} == {"b", "c"}
            for task in tables:
                (room,) = [each for each in rooms[1:] if _has(each, task.id)]
                new = room.task(task.id)
                await until(lambda new=new, task=task: new.view().hand > before[task.id] + 1)  # type: ignore[misc]

    run(steps())


def test_a_table_is_taken_over_from_its_checkpoint_and_the_log_says_what_that_spared(
    url: str, tmp_path: Path
) -> None:
    lines: list[dict[str, Any]] = []

    def take_down(_logger: object, _name: str, line: Any) -> Any:
        lines.append(line)
        raise structlog.DropEvent

    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b") as rooms:
            task = await new_table(rooms[0])
            stream = f"table/{task.id}"
            await until(lambda: task.view().hand > 8)
            await cut_off(rooms[0])
            await until(lambda: holders(rooms, task.id) == ["b"])
            goes_on = rooms[1].task(task.id)
            hand = goes_on.view().hand
            await until(lambda: goes_on.view().hand > hand + 3)
            told = [each for each in lines if each["event"] == "claimed"]
            (claimed,) = [each for each in told if each["stream"] == stream and each["records"]]
            assert 0 < claimed["replayed"] < claimed["records"]
            report = verify_table(await load_evidence(rooms[1].store, stream, rooms[1].key))
            assert [str(each) for each in report.problems] == []
            assert len(await rooms[1].store.checkpoints(stream)) == 1

    structlog.configure(processors=[take_down], cache_logger_on_first_use=False)
    try:
        run(steps())
    finally:
        structlog.reset_defaults()


@pytest.mark.landing
def test_a_host_that_wakes_after_its_lease_tells_nothing_and_writes_nothing(
    url: str, tmp_path: Path
) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b") as rooms:
            task = await new_table(rooms[0], bots=0)
            await cut_off(rooms[0])
            await until(lambda: holders(rooms, task.id) == ["b"])
            assert rooms[0].node.held_leases.is_expired
            assert not task.has_lease()
            with pytest.raises(StoreFailed, match="is over"):
                await rooms[0].store.append(_batch(task.id, task._stored_seq))
            # Even if it believed that it holds the table, it would be refused.
            rooms[0].node.held_leases.extend(2**40)
            with pytest.raises(LeaseLost, match="it is in epoch 2 now"):
                await rooms[0].store.append(_batch(task.id, task._stored_seq))

    run(steps())


@pytest.mark.landing
def test_a_host_that_loses_a_table_and_claims_it_again_opens_it_anew(
    url: str, tmp_path: Path
) -> None:
    """A lost or half-open table of an earlier epoch is not reused."""

    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a") as (a,):
            task = await new_table(a)
            stream = f"table/{task.id}"
            epoch = a.node.held_leases.remove(stream)
            a.node.directory.open_streams.discard(stream)
            await a.node.run_in_thread(a.node.leases.release, {stream: epoch})
            await until(lambda: _has(a, task.id))
            assert a.task(task.id) is not task
            assert a.node.held_leases.epoch(stream) > epoch
            hand = a.task(task.id).view().hand
            await until(lambda: a.task(task.id).view().hand > hand)

    run(steps())


def test_an_opening_that_fails_leaves_a_newer_claim_alone(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", span=30.0) as (a,):
            task = await new_table(a)
            stream = f"table/{task.id}"
            newer: list[int] = []

            async def let_go() -> None:
                a.node.directory.open_streams.discard(stream)
                await a.node.run_in_thread(
                    a.node.leases.release, {stream: a.node.held_leases.remove(stream)}
                )

            open_one = a._open_row

            async def fails_once(row: Any) -> Any:
                if newer:
                    return await open_one(row)
                before = a.node.held_leases.epoch(stream)
                await let_go()
                await until(lambda: a.node.held_leases.epoch(stream) > before)
                newer.append(a.node.held_leases.epoch(stream))
                raise StoreFailed("the database is away")

            monkeypatch.setattr(a, "_open_row", fails_once)
            await let_go()
            await until(lambda: _has(a, task.id) and a.task(task.id) is not task)
            assert [a.node.held_leases.epoch(stream)] == newer

    run(steps())


def _batch(table: str, length: int):  # type: ignore[no-untyped-def]
    from riverboat.store.stream_records import Batch

    return Batch(f"table/{table}", length, 1, (b"stale",))


@pytest.mark.landing
def test_a_host_hands_its_tables_over_between_hands(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b") as rooms:
            tables = [await new_table(rooms[0]) for _ in range(5)]
            await until(lambda: all(task.view().hand > 1 for task in tables))
            assert await asyncio.to_thread(rooms[1].node.leases.drain, "a")
            await until(lambda: all(holders(rooms, task.id) == ["b"] for task in tables))
            for task in tables:
                facts = [each.body for each in await rooms[1].store.read(f"table/{task.id}")]
                assert not any(b"HandCalledOff" in body or b"Frozen" in body for body in facts)
                new = rooms[1].task(task.id)
                hand = new.view().hand
                await until(lambda new=new, hand=hand: new.view().hand > hand)  # type: ignore[misc]
            assert rooms[1].node.directory.least_loaded().name == "b"

    run(steps())


def test_a_host_that_closes_lets_others_go_on_at_once(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b", span=LEAST) as rooms:
            task = await new_table(rooms[0])
            await rooms[0].drain(HANG)
            await rooms[0].close()
            assert await until(lambda: holders(rooms, task.id) == ["b"]) < LEAST
            await until(lambda: [node.name for node in rooms[1].node.directory.nodes] == ["b"])

    run(steps())


@pytest.mark.landing
def test_a_closed_table_has_no_lease(url: str, tmp_path: Path) -> None:
    from riverboat.wire.client_commands import Close

    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a") as rooms:
            task = await new_table(rooms[0], bots=0)
            await task.submit("Ann", "close", Close(), host_authority="room")
            await until(lambda: not _has(rooms[0], task.id))
            stream = f"table/{task.id}"
            await until(lambda: stream not in {each.stream for each in rooms[0].node.leases.all()})

    run(steps())


def test_two_hosts_of_one_name_are_refused(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a"):
            other = host(tmp_path, url, "a", address="http://127.0.0.1/other")
            with pytest.raises(NotAdmitted, match="there is a node a at http"):
                await other.open()
            await other.close()

    run(steps())


def test_a_host_with_another_key_or_another_secret_is_refused(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path / "one", url, "a"):
            for other, why in (
                (host(tmp_path / "two", url, "b"), "the key of b is not that of a"),
                (host(tmp_path / "one", url, "b", secret="?"), "the cluster secret of b is not"),
            ):
                with pytest.raises(NotAdmitted, match=why):
                    await other.open()
                await other.close()

    run(steps())


def test_one_host_alone_does_not_open_what_hosts_share(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b"):
            alone = HouseRoom(tmp_path, url)
            with pytest.raises(NotAdmitted, match="the room is open on a, b: be one of its nodes"):
                await alone.open()
            await alone.close()
        await alone.open()
        await alone.close()

    run(steps())


@pytest.mark.landing
def test_a_room_of_before_is_shared_out_when_hosts_join(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        alone = HouseRoom(tmp_path, url)
        await alone.open()
        rules = TableRules.preset("online", HOLDEM, chairs=6)
        tables = [(await alone.new_table(rules, TableSettings(), "Ann")).id for _ in range(3)]
        await alone.close()
        async with open_hosts(tmp_path, url, "a") as rooms:
            assert all(holders(rooms, each) == ["a"] for each in tables)
            assert all(rooms[0].node.held_leases.epoch(f"table/{each}") == 1 for each in tables)

    run(steps())


def test_a_room_in_a_file_has_one_host(tmp_path: Path) -> None:
    with pytest.raises(LeasesUnsupported, match="needs PostgreSQL"):
        host(tmp_path, str(tmp_path / "room.db"), "a")


def test_a_new_table_is_not_taken_for_one_that_was_given(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease is visible before the node's own claim has returned."""

    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", span=30.0) as (a,):
            claim = a.node.leases.claim

            def slow(*given: Any, **named: Any) -> list[Lease]:
                found = claim(*given, **named)
                if named.get("streams"):
                    time.sleep(1)
                return found

            monkeypatch.setattr(a.node.leases, "claim", slow)
            task = await new_table(a, bots=0)
            assert a.node.held_leases.epoch(f"table/{task.id}") == 1

    run(steps())
