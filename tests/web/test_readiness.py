"""``/readyz`` says what keeps a room from its work; ``/healthz`` only that it is alive."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import Any, NamedTuple

import pytest

from riverboat.store.errors import StoreFailed
from riverboat.web.monitoring import readiness
from tests.web.house import house, run


class Usage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.fixture(autouse=True)
def in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with other things has an event loop that is late."""
    monkeypatch.setattr(readiness, "LONGEST_LAG", 60.0)


async def _never(_: str) -> Any:
    await asyncio.sleep(3600)


async def _fails(_: str) -> Any:
    raise StoreFailed("connection refused by user secret")


def test_a_room_that_can_work_is_ready() -> None:
    async def work() -> None:
        async with house() as room:
            answer = await room.visitor().get("/readyz")
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told.pop("lag") >= 0
            assert told == {"ready": True}

    run(work)


@pytest.mark.parametrize("account", [_never, _fails], ids=["hangs", "fails"])
def test_a_room_whose_database_does_not_answer_is_alive_and_not_ready(
    account: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "ANSWERS_IN", 0.05)

    async def work() -> None:
        async with house() as room:
            monkeypatch.setattr(room.room.store._store, "account", account)
            answer = await room.visitor().get("/readyz")
            assert answer.status_code == 503
            assert answer.json()["why"].startswith("the database does not answer")
            assert answer.headers["retry-after"]
            assert "secret" not in answer.text
            assert (await room.visitor().get("/healthz")).json()["ok"] is True

    run(work)


def test_a_room_whose_disk_is_full_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 10**12, 1000))

    async def work() -> None:
        async with house() as room:
            answer = await room.visitor().get("/readyz")
            assert answer.status_code == 503
            assert answer.json()["why"] == "the disk is full: 0 MB are free"

    run(work)


def test_a_room_whose_loop_was_held_up_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "LONGEST_LAG", 0.2)

    async def work() -> None:
        async with house() as room:
            await asyncio.sleep(0)  # the pulse begins
            time.sleep(0.6)
            while room.site.pulse.lag < 0.2:
                await asyncio.sleep(0.01)
            answer = await room.visitor().get("/readyz")
            assert answer.status_code == 503
            assert answer.json()["why"].startswith("the event loop was late by")

    run(work)
