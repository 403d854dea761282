"""``/readyz`` reports why a room cannot work; ``/healthz`` only that it is alive."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import event

from riverboat.store.errors import StoreFailed
from riverboat.store.memory_store import MemoryStore
from riverboat.web.monitoring import readiness, write_probe
from tests.store.store_locations import empty_location
from tests.web.open_rooms import open_test_room, run_async_test


class FakeDiskUsage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.fixture(autouse=True)
def tolerate_lag(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tolerate a late event loop on a busy machine."""
    monkeypatch.setattr(readiness, "MAX_LAG_SECONDS", 60.0)


async def _wait_forever(_: str) -> Any:
    await asyncio.sleep(3600)


async def _raise_store_error(_: str) -> Any:
    raise StoreFailed("connection refused by user secret")


def test_working_room_is_ready() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().get("/readyz")
            assert response.status_code == 200, response.text
            body = response.json()
            assert body.pop("lag") >= 0
            assert body.pop("written") >= 0
            assert body == {"ready": True}

    run_async_test(run_scenario)


@pytest.mark.parametrize("account", [_wait_forever, _raise_store_error], ids=["hangs", "fails"])
def test_unresponsive_database_makes_room_unready(
    account: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "MAX_ANSWER_SECONDS", 0.05)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            monkeypatch.setattr(room.room.store._store, "find_account", account)
            response = await room.visitor().get("/readyz")
            assert response.status_code == 503
            assert response.json()["why"].startswith("the database does not answer")
            assert response.headers["retry-after"]
            assert "secret" not in response.text
            assert (await room.visitor().get("/healthz")).json()["ok"] is True

    run_async_test(run_scenario)


def test_full_disk_makes_room_unready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: FakeDiskUsage(10**12, 10**12, 1000))

    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().get("/readyz")
            assert response.status_code == 503
            assert response.json()["why"] == "the disk is full: 0 MB are free"

    run_async_test(run_scenario)


def test_blocked_event_loop_makes_room_unready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "MAX_LAG_SECONDS", 0.2)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            await asyncio.sleep(0)  # the pulse begins
            time.sleep(0.6)
            while room.app_state.loop_monitor.lag < 0.2:
                await asyncio.sleep(0.01)
            response = await room.visitor().get("/readyz")
            assert response.status_code == 503
            assert response.json()["why"].startswith("the event loop was late by")

    run_async_test(run_scenario)


def test_old_latest_write_makes_room_unready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(readiness, "MAX_WRITE_AGE_SECONDS", -1.0)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().get("/readyz")
            assert response.status_code == 503
            assert response.json()["why"] == "the latest write was 0 s ago"

    run_async_test(run_scenario)


def test_hanging_first_write_makes_room_unready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "MAX_ANSWER_SECONDS", 0.05)

    async def wait_forever(_host: str, _port: int) -> None:
        await asyncio.sleep(3600)

    async def run_scenario() -> None:
        store = MemoryStore()
        monkeypatch.setattr(store, "write_heartbeat", wait_forever)
        async with open_test_room(store=store) as room:
            response = await room.visitor().get("/readyz")
            assert response.status_code == 503
            assert response.json()["why"].startswith("nothing was written in")

    run_async_test(run_scenario)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_read_only_store_makes_room_unready_until_writable(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_probe, "PROBE_INTERVAL_SECONDS", 0.02)

    async def run_scenario() -> None:
        with empty_location(kind, tmp_path) as store_location:
            store = store_location.store()
            async with open_test_room(store=store) as room:
                visitor = room.visitor()
                assert (await visitor.get("/readyz")).status_code == 200
                switch = ReadOnlySwitch(store, kind)
                answer = await _wait_for_readiness(visitor, 503)
                assert answer["why"].startswith("the database takes no writes; the latest was ")
                # Reads succeed: they alone do not reveal the failure.
                assert await store.find_account("Ann") is None
                assert (await visitor.get("/healthz")).status_code == 200
                switch.is_on = False
                assert (await _wait_for_readiness(visitor, 200))["ready"] is True

    run_async_test(run_scenario)


def test_failing_writes_make_room_unready_until_space_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file size limit for the process makes writes fail as on a full disk."""
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(write_probe, "PROBE_INTERVAL_SECONDS", 0.02)

    async def run_scenario() -> None:
        with empty_location("sqlite", tmp_path) as location:
            async with open_test_room(store=location.store()) as room:
                visitor = room.visitor()
                assert (await visitor.get("/readyz")).status_code == 200
                limits = resource.getrlimit(resource.RLIMIT_FSIZE)
                resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limits[1]))
                try:
                    answer = await _wait_for_readiness(visitor, 503)
                finally:
                    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
                assert answer["why"].startswith("the database takes no writes")
                assert (await _wait_for_readiness(visitor, 200))["ready"] is True

    run_async_test(run_scenario)


class ReadOnlySwitch:
    """Makes transactions of a store's writer read-only, as a standby or a failing disk does."""

    def __init__(self, store: Any, kind: str) -> None:
        self._kind, self.is_on = kind, True
        event.listen(store._open_database._writing_engine, "checkout", self._set_read_only)

    def _set_read_only(self, connection: Any, *_: object) -> None:
        if self._kind == "sqlite":
            connection.execute(f"PRAGMA query_only = {self.is_on:d}")
        else:
            connection.read_only = self.is_on


async def _wait_for_readiness(visitor: Any, status: int) -> dict[str, Any]:
    """Return the response of ``/readyz`` once it has a status; the test has a timeout."""
    while (answer := await visitor.get("/readyz")).status_code != status:
        await asyncio.sleep(0.02)
    body: dict[str, Any] = answer.json()
    return body
