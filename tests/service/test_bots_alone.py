"""Bots pause at tables without players or spectators, and resume when one arrives."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riverboat.service.house_room import HouseRoom
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.api.tables import table_list_item
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.tables import Eyes, run

FAST = {"between": 0.0, "pace": 0.0, "bot_pace": 0.0}
LONG = 0.5
"""Seconds in which these bots would play several hands."""


async def of_bots(room: HouseRoom, **settings: bool) -> TableTask:
    """Open a table of three trivial bots whose host, Ann, is not connected."""
    rules = TableRules.preset("online", "limit hold'em 1/2", chairs=6)
    row = await room.new_table(rules, TableSettings(**FAST, **settings), "Ann")  # type: ignore[arg-type]
    task = room.task(row.id)
    for number in range(3):
        assert isinstance(
            await task.submit("Ann", f"bot-{number}", w.AddBot(style="calling station")), Accepted
        )
    return task


async def resting(task: TableTask) -> int:
    """Return the last hand number after play has stopped."""
    while True:
        hand = task.view().hand
        await asyncio.sleep(LONG)
        if task.is_idle and task.view().hand == hand:
            return hand


def test_no_hand_begins_until_somebody_looks_and_none_after_they_have_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            task = await of_bots(room)
            assert await resting(task) == 0
            eyes = Eyes(task, "Ben")
            await eyes.until(lambda last: last["view"]["hand"] > 2)
            assert table_list_item(task, "Cid").playing
            eyes.part()
            hand = await resting(task)
            assert hand > 2, "the hand that was played has its end"
            assert task.view().phase == "between"
            assert not table_list_item(task, "Cid").playing, "the lobby says so"
            eyes = Eyes(task, "")
            await eyes.until(lambda last: last["view"]["hand"] > hand + 1)
            eyes.part()
        finally:
            await room.close()

    run(scene())


def test_a_player_who_sits_out_keeps_no_bots_at_work(tmp_path: Path) -> None:
    async def scene() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            task = await of_bots(room)
            ann = Eyes(task, "Ann")
            await ann.hear()
            assert isinstance(await ann.ask(w.Sit(5, 40)), Accepted)
            await ann.until(lambda last: bool(last["mine"]["turn"]))
            assert isinstance(await ann.ask(w.Fold()), Accepted)
            assert isinstance(await ann.ask(w.SitOut()), Accepted)
            ann.part()
            hand = await resting(task)
            assert isinstance(await task.submit("Ann", "in", w.ComeBack()), Accepted)
            ann = Eyes(task, "Ann")
            await ann.until(lambda last: last["view"]["hand"] > hand)
        finally:
            await room.close()

    run(scene())


@pytest.mark.parametrize("at_first", [True, False])
def test_a_host_may_want_them_to_play_on(tmp_path: Path, at_first: bool) -> None:
    async def scene() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            task = await of_bots(room, bots_alone=at_first)
            if not at_first:
                await room.change_settings(task.id, {"bots_alone": True})
            while task.view().hand < 4:
                await asyncio.sleep(0.02)
        finally:
            await room.close()

    run(scene())
