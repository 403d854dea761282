"""Leases: of all hosts that write to a stream, only the one with the latest epoch succeeds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine

from riverboat.store import Checkpoint, LeaseLost, Store, StoreFailed, backup, open_store, restore
from riverboat.store.batch_append import append_together
from riverboat.store.leases import Leases, LeasesUnsupported, NodeRow, NotAdmitted
from riverboat.store.store_urls import database_url
from tests.store.store_locations import (
    StoreLocation,
    end_connections,
    make_batch,
    migrated_schema,
    run,
    run_with_store,
    run_with_two_stores,
)

LONG_LEASE_MS, SHORT_LEASE_MS = 60_000, 300
"""Lease durations in milliseconds."""
ANN_NODE = NodeRow("ann", "http://127.0.0.1:9001", "run-a", "key", "secret", "1")
BOB_NODE = NodeRow("bob", "http://127.0.0.1:9002", "run-b", "key", "secret", "1")


@pytest.fixture
def location() -> Iterator[StoreLocation]:
    with migrated_schema() as url:
        yield StoreLocation(url)


@pytest.fixture
def leases(location: StoreLocation) -> Iterator[Leases]:
    leases = Leases(location.url)
    yield leases
    leases.close()


def test_stream_has_one_owner_until_lease_expires(leases: Leases) -> None:
    (own_lease,) = leases.claim_streams(ANN_NODE, 10 * SHORT_LEASE_MS, streams=["table/1"])
    assert (own_lease.host, own_lease.address, own_lease.epoch, own_lease.is_live) == (
        "ann",
        ANN_NODE.address,
        1,
        True,
    )
    assert leases.claim_streams(BOB_NODE, LONG_LEASE_MS, streams=["table/1"]) == []
    assert leases.claim_streams(BOB_NODE, LONG_LEASE_MS) == []
    time.sleep(10 * SHORT_LEASE_MS / 1000 + 0.05)
    (other_lease,) = leases.claim_streams(BOB_NODE, LONG_LEASE_MS)
    assert (other_lease.host, other_lease.epoch) == ("bob", 2)
    assert leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1"]) == []


def test_lease_is_renewed_only_before_expiry(leases: Leases) -> None:
    initial_span_ms = 10 * SHORT_LEASE_MS  # a machine that is busy renews later than it means to
    leases.join(ANN_NODE, initial_span_ms)
    leases.claim_streams(ANN_NODE, initial_span_ms, streams=["table/1", "table/2"])
    for lease_span_ms in (LONG_LEASE_MS, LONG_LEASE_MS, SHORT_LEASE_MS):
        row, renewed_streams = leases.renew_leases(
            ANN_NODE, {"table/1": 1, "table/2": 1, "table/3": 1}, lease_span_ms
        )
        assert row is not None
        assert renewed_streams == {"table/1", "table/2"}
        if lease_span_ms == LONG_LEASE_MS:
            time.sleep(initial_span_ms / 1000 + 0.05)
    time.sleep(SHORT_LEASE_MS / 1000 + 0.05)
    assert leases.renew_leases(ANN_NODE, {"table/1": 1, "table/2": 1}, SHORT_LEASE_MS) == (
        None,
        set(),
    )


def test_released_stream_is_claimable_with_higher_epoch(leases: Leases) -> None:
    leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1"])
    leases.release_leases({"table/1": 7})  # epoch of a different lease
    assert leases.claim_streams(BOB_NODE, LONG_LEASE_MS, streams=["table/1"]) == []
    leases.release_leases({"table/1": 1})
    (other_lease,) = leases.claim_streams(BOB_NODE, LONG_LEASE_MS)
    assert other_lease.epoch == 2
    leases.release_leases({"table/1": 2}, is_final=True)
    assert leases.list_leases() == []


def test_claim_includes_streams_of_the_same_event(leases: Leases) -> None:
    leases.add_leases(
        [("event/1", ""), ("table/1", "event/1"), ("table/2", "event/1"), ("table/3", "")]
    )
    claimed_leases = leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["event/1"])
    assert {lease.stream for lease in claimed_leases} == {"event/1", "table/1", "table/2"}
    assert {lease.stream for lease in leases.claim_streams(BOB_NODE, LONG_LEASE_MS)} == {"table/3"}


def test_concurrent_claims_never_overlap(leases: Leases) -> None:
    streams = [f"table/{table_number}" for table_number in range(40)]
    leases.add_leases([(stream, "") for stream in streams])

    def claim_repeatedly(node: NodeRow) -> list[str]:
        claimed_streams = []
        for _ in range(200):
            claimed_streams += [
                lease.stream for lease in leases.claim_streams(node, LONG_LEASE_MS, limit=1)
            ]
        return claimed_streams

    with ThreadPoolExecutor(2) as threads:
        all_claimed_streams = [
            stream
            for streams in threads.map(claim_repeatedly, (ANN_NODE, BOB_NODE))
            for stream in streams
        ]
    assert sorted(all_claimed_streams) == sorted(streams)


def test_stale_epoch_append_raises_lease_lost(location: StoreLocation, leases: Leases) -> None:
    async def run_scenario(store: Store, other_store: Store) -> None:
        leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1"])
        assert await store.append(replace(make_batch("table/1", 0), epoch=1)) == 1
        leases.release_leases({"table/1": 1})
        leases.claim_streams(BOB_NODE, LONG_LEASE_MS, streams=["table/1"])
        stale_checkpoint = Checkpoint(1, 1_001, "code", b"of who has the lease no more")
        with pytest.raises(LeaseLost) as error:
            await store.append(
                replace(make_batch("table/1", 1), epoch=1, checkpoint=stale_checkpoint)
            )
        assert await other_store.list_checkpoints("table/1") == []
        assert (error.value.epoch, error.value.current_epoch) == (1, 2)
        assert await other_store.append(replace(make_batch("table/1", 1), epoch=2)) == 2
        with pytest.raises(LeaseLost):
            await store.append(replace(make_batch("table/2", 0), epoch=1))
        assert (await store.stream_lengths())["table/1"] == 2

    run_with_two_stores(location, run_scenario)


def test_stale_batch_does_not_fail_others_in_commit(
    location: StoreLocation, leases: Leases
) -> None:
    async def run_scenario(store: Store) -> None:
        leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1", "table/2"])
        leases.release_leases({"table/1": 1})
        leases.claim_streams(BOB_NODE, LONG_LEASE_MS, streams=["table/1"])
        batches = [
            replace(make_batch(f"table/{table_number}", 0), epoch=1) for table_number in (1, 2)
        ]
        batches.append(make_batch("people", 0))
        stale_result, valid_result, unleased_result = await asyncio.gather(
            *map(store.append, batches), return_exceptions=True
        )
        assert isinstance(stale_result, LeaseLost)
        assert (valid_result, unleased_result) == (1, 1)

    run_with_store(location, run_scenario)


def test_racing_claim_and_append_leave_one_writer(location: StoreLocation, leases: Leases) -> None:
    """An append that precedes the claim is read by the new owner; a later one is refused."""

    async def run_scenario(store: Store) -> None:
        for trial in range(30):
            stream = f"table/{trial}"
            (held_lease,) = leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=[stream])
            length = await store.append(replace(make_batch(stream, 0), epoch=held_lease.epoch))
            append_task = asyncio.create_task(
                store.append(replace(make_batch(stream, length), epoch=held_lease.epoch))
            )
            await asyncio.sleep(0.0002 * (trial % 7))
            await asyncio.to_thread(leases.release_leases, {stream: held_lease.epoch})
            (taken_lease,) = await asyncio.to_thread(
                leases.claim_streams, BOB_NODE, LONG_LEASE_MS, streams=[stream]
            )
            read_length = len(await store.read(stream))
            outcome = (await asyncio.gather(append_task, return_exceptions=True))[0]
            assert isinstance(outcome, LeaseLost) or outcome == read_length
            assert (
                await store.append(
                    replace(make_batch(stream, read_length), epoch=taken_lease.epoch)
                )
                == read_length + 1
            )

    run_with_store(location, run_scenario)


def test_claim_skips_lease_locked_by_open_transaction(
    location: StoreLocation, leases: Leases
) -> None:
    """An open transaction locks its own lease; other hosts claim the remaining streams."""
    leases.add_leases([("table/1", ""), ("table/2", "")])
    with psycopg.connect(location.url) as connection:
        connection.execute("SELECT * FROM leases WHERE stream = 'table/1' FOR KEY SHARE")
        assert [lease.stream for lease in leases.claim_streams(BOB_NODE, LONG_LEASE_MS)] == [
            "table/2"
        ]
        connection.rollback()
    assert [lease.stream for lease in leases.claim_streams(BOB_NODE, LONG_LEASE_MS)] == ["table/1"]


def test_open_append_allows_renewal_and_blocks_claim(
    location: StoreLocation, leases: Leases
) -> None:
    """A host that died during a commit keeps only the stream that the commit writes to."""
    leases.join(ANN_NODE, LONG_LEASE_MS)
    leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1", "table/2"])
    engine = create_engine(database_url(location.url))
    with engine.connect() as connection:
        assert append_together(connection, [replace(make_batch("table/1", 0), epoch=1)]) == [1]
        held_epochs = {"table/1": 1, "table/2": 1}
        row, renewed_streams = leases.renew_leases(ANN_NODE, held_epochs, 0)
        assert row is not None
        assert renewed_streams == {*held_epochs}
        assert [lease.stream for lease in leases.claim_streams(BOB_NODE, LONG_LEASE_MS)] == [
            "table/2"
        ]
    engine.dispose()
    assert [lease.stream for lease in leases.claim_streams(BOB_NODE, LONG_LEASE_MS)] == ["table/1"]


def test_host_name_is_reusable_after_lease_expiry(leases: Leases) -> None:
    leases.join(ANN_NODE, 10 * SHORT_LEASE_MS)
    second_node_row = replace(ANN_NODE, run_id="run-c")
    with pytest.raises(NotAdmitted, match="node ann already runs at http://"):
        leases.join(second_node_row, SHORT_LEASE_MS)
    time.sleep(10 * SHORT_LEASE_MS / 1000 + 0.05)
    leases.join(second_node_row, SHORT_LEASE_MS)
    assert leases.renew_leases(ANN_NODE, {}, SHORT_LEASE_MS) == (None, set())


@pytest.mark.parametrize(
    "change, message",
    [
        ({"secret_fingerprint": "other"}, "cluster secret of bob differs from ann"),
        ({"key_fingerprint": "other"}, "key of bob differs from ann"),
        ({"address": ANN_NODE.address}, "bob has the same address as ann"),
    ],
)
def test_incompatible_host_is_not_admitted(
    leases: Leases, change: dict[str, str], message: str
) -> None:
    leases.join(ANN_NODE, LONG_LEASE_MS)
    with pytest.raises(NotAdmitted, match=message):
        leases.join(replace(BOB_NODE, **change), LONG_LEASE_MS)
    leases.join(BOB_NODE, LONG_LEASE_MS)
    assert [node.name for node in leases.list_nodes()] == ["ann", "bob"]


def test_leaving_host_releases_its_streams(leases: Leases) -> None:
    leases.join(ANN_NODE, LONG_LEASE_MS)
    leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1"])
    leases.leave(replace(ANN_NODE, run_id="another"))
    assert leases.claim_streams(BOB_NODE, LONG_LEASE_MS) == []
    leases.leave(ANN_NODE)
    assert leases.list_nodes() == []
    assert [lease.epoch for lease in leases.claim_streams(BOB_NODE, LONG_LEASE_MS)] == [2]


def test_drain_flag_reaches_host_on_renewal(leases: Leases) -> None:
    leases.join(ANN_NODE, LONG_LEASE_MS)
    assert not leases.mark_draining("bob")
    assert leases.mark_draining("ann")
    row, _ = leases.renew_leases(
        replace(ANN_NODE, table_count=3, event_loop_lag_ms=7), {}, LONG_LEASE_MS
    )
    assert row is not None
    assert (row.is_draining, row.table_count, row.event_loop_lag_ms) == (True, 3, 7)


def test_leases_use_database_clock_only(leases: Leases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 600.0)
    monkeypatch.setattr(time, "time_ns", lambda: 600 * 10**9)
    (own_lease,) = leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1"])
    assert own_lease.expires_at_ms > 1_600_000_000_000
    assert leases.claim_streams(BOB_NODE, LONG_LEASE_MS, streams=["table/1"]) == []


def test_sqlite_does_not_support_leases(tmp_path: object) -> None:
    with pytest.raises(LeasesUnsupported, match="several hosts need PostgreSQL"):
        Leases(f"{tmp_path}/room.db")


def test_leases_reconnect_after_server_ends_connection(
    location: StoreLocation, leases: Leases
) -> None:
    leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1"])
    leases_ = Leases(location.url)
    leases_.list_leases()
    end_connections(location.url)
    with pytest.raises(StoreFailed, match="no lease from"):
        leases_.list_leases()
    assert len(leases_.list_leases()) == 1
    leases_.close()


def test_restored_backup_needs_no_lease(
    location: StoreLocation, leases: Leases, tmp_path: object
) -> None:
    leases.join(ANN_NODE, LONG_LEASE_MS)
    leases.claim_streams(ANN_NODE, LONG_LEASE_MS, streams=["table/1"])

    async def run_scenario(store: Store) -> None:
        await store.append(replace(make_batch("table/1", 0), epoch=1))

    run_with_store(location, run_scenario)
    backup(location.url, f"{tmp_path}/one.backup")
    restore(f"{tmp_path}/one.backup", f"{tmp_path}/again.db")

    async def read_record_count() -> int:
        store = open_store(f"{tmp_path}/again.db")
        await store.open()
        try:
            return len(await store.read("table/1"))
        finally:
            await store.close()

    assert run(read_record_count()) == 1
