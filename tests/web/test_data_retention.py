"""Retention: the stored data of a room do not grow without bound."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.store import housekeeping
from riverboat.store.stream_records import Batch, StoredReply
from riverboat.web.monitoring.disk_use import DiskUse
from riverboat.web.monitoring.metrics import Metrics
from tests.store.store_locations import empty_location
from tests.web.open_rooms import CONFIG, open_test_room, run_async_test


def test_command_replies_expire_after_one_day() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            store = room.room.store
            old_time = room.clock.now()
            await store.append(
                Batch("a", 0, old_time, (b"x",), replies=(StoredReply("c1", b"yes"),))
            )
            room.clock.advance(86_400)
            now_ms = room.clock.now()
            await store.append(Batch("a", 1, now_ms, (b"x",), replies=(StoredReply("c2", b"yes"),)))
            await room.app_state.delete_expired()
            assert [await store.find_reply("a", command_id) for command_id in ("c1", "c2")] == [
                b"yes",
                b"yes",
            ]
            room.clock.advance(1)
            await room.app_state.delete_expired()
            assert [await store.find_reply("a", command_id) for command_id in ("c1", "c2")] == [
                None,
                b"yes",
            ]
            assert len(await store.read("a")) == 2

    run_async_test(run_scenario)


def test_earlier_measurement_of_disk_use_never_replaces_a_later_one(tmp_path: Path) -> None:
    class SlowFirstStore:
        count = 0

        async def measure_sizes(self) -> dict[str, int]:
            self.count = count = self.count + 1
            for _ in range(10 if count == 1 else 1):
                await asyncio.sleep(0)
            return {"records": count}

    async def run_scenario() -> None:
        store: Any = SlowFirstStore()
        usage = DiskUse(lambda: store, tmp_path, Metrics())
        await asyncio.gather(usage.measure(), usage.measure())
        assert usage.bytes_by_kind["records"] == 2

    asyncio.run(run_scenario())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("has_dbstat", [True, False])
def test_disk_usage_is_measured_by_category(
    kind: str, has_dbstat: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_dbstat:
        monkeypatch.setattr(
            housekeeping, "_PAGE_SIZE_QUERY", "SELECT * FROM there_is_no_dbstat_here"
        )
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "room.rbk.gz").write_bytes(bytes(1234))
    config = replace(CONFIG, admins=("Gus",), data=str(tmp_path))

    async def run_scenario() -> None:
        with empty_location(kind, tmp_path) as store_location:
            async with open_test_room(config, store=store_location.store()) as room:
                gus = room.visitor()
                await gus.register("Gus", "a long password of Gus")
                body = bytes(100_000)
                await room.room.store.append(Batch("a", 0, 1, (body,)))
                await room.app_state.disk_use.measure()
                response = await gus.get("/api/admin/storage")
                assert response.status_code == 200, response.text
                bytes_by_kind = {entry["kind"]: entry["bytes"] for entry in response.json()}
                assert bytes_by_kind["backups"] == 1234
                min_record_bytes = (
                    1_000 if kind == "postgresql" else 100_000
                )  # a server compresses zeros
                assert min_record_bytes <= bytes_by_kind["records"] < 1_000_000
                assert list(bytes_by_kind.values()) == sorted(bytes_by_kind.values(), reverse=True)
                assert b'riverboat_stored_bytes{kind="records"}' in room.app_state.metrics.text()
                assert (await room.visitor().get("/api/admin/storage")).status_code in (401, 403)

    run_async_test(run_scenario)
