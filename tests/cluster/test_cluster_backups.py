"""Backups made while nodes write are consistent snapshots of the room."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from riverboat.service.backups import write_scheduled_backup
from riverboat.service.decks.room_key import stored_key
from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.store.portable_file import restore
from riverboat.store.store_urls import open_store
from tests.cluster.cluster_nodes import (
    empty_database,
    open_nodes,
    open_table,
    run_steps,
    wait_until,
)


@pytest.mark.slow
def test_backup_during_writes_is_consistent(tmp_path: Path) -> None:
    room_folder, backup_folder = tmp_path / "room", tmp_path / "kept"

    async def run_scenario(url: str) -> None:
        async with open_nodes(room_folder, url, "a", "b", lease_seconds=20) as hosts:
            tables = [await open_table(host) for host in hosts for _ in range(3)]
            await wait_until(lambda: all(task.view().hand_number > 1 for task in tables), 60)
            for number in range(3):  # backups are named by the second
                now = datetime.now(UTC) + timedelta(seconds=number)
                file = await asyncio.to_thread(write_scheduled_backup, url, backup_folder, 10, now)
                # A busted bot ends the game of its table, so not every table continues.
                min_hands = sum(task.view().hand_number for task in tables) + len(tables)
                await wait_until(
                    lambda limit=min_hands: sum(task.view().hand_number for task in tables) > limit,  # type: ignore[misc]
                    60,
                )
                await assert_backup_complete(file, room_folder, [task.id for task in tables])

    with empty_database() as url:
        run_steps(run_scenario(url))


async def assert_backup_complete(file: Path, room_folder: Path, tables: list[str]) -> None:
    """Assert that a backup has all records of all tables, a balanced ledger and no lease."""
    restored_url = f"sqlite:///{file.with_suffix('.again.db')}"
    restore(file, restored_url)
    store = open_store(restored_url)
    await store.open()
    try:
        for table in tables:
            stream = f"table/{table}"
            report = verify_stream(await load_evidence(store, stream, stored_key(room_folder)))
            assert report.is_clean, report.problems[:3]
            assert len(await store.read(stream)) > 10
        assert sum((await store.balances()).values()) == 0
    finally:
        await store.close()
