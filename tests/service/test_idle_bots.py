"""Bots pause at tables without players or spectators, and resume when one arrives."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riverboat.service.house_room import HouseRoom
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.table.rules.table_rules import TableRules
from riverboat.web.api.tables import build_table_list_item
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import TableClient, run

FAST_PACE = {"seconds_between_hands": 0.0, "pace": 0.0, "bot_pace": 0.0}
IDLE_SECONDS = 0.5
"""Seconds in which these bots would play several hands."""


async def open_bot_table(room: HouseRoom, **settings: bool) -> TableTask:
    """Open a table of three trivial bots whose host, Ann, is not connected."""
    rules = TableRules.preset("online", "limit hold'em 1/2", chairs=6)
    table_row = await room.new_table(rules, TableSettings(**FAST_PACE, **settings), "Ann")  # type: ignore[arg-type]
    task = room.task(table_row.id)
    for number in range(3):
        assert isinstance(
            await task.submit("Ann", f"bot-{number}", w.AddBot(style="calling station")), Accepted
        )
    return task


async def wait_until_idle(task: TableTask) -> int:
    """Return the last hand number after play has stopped."""
    while True:
        hand_number = task.view().hand_number
        await asyncio.sleep(IDLE_SECONDS)
        if task.is_idle and task.view().hand_number == hand_number:
            return hand_number


def test_bots_play_only_while_table_is_watched(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            task = await open_bot_table(room)
            assert await wait_until_idle(task) == 0
            client = TableClient(task, "Ben")
            await client.wait_until(lambda frame: frame["view"]["hand"] > 2)
            assert build_table_list_item(task, "Cid").is_hand_running
            client.disconnect()
            idle_hand_number = await wait_until_idle(task)
            assert idle_hand_number > 2, "the hand that was played has its end"
            assert task.view().phase == "between"
            assert not build_table_list_item(task, "Cid").is_hand_running, "the lobby says so"
            client = TableClient(task, "")
            await client.wait_until(lambda frame: frame["view"]["hand"] > idle_hand_number + 1)
            client.disconnect()
        finally:
            await room.close()

    run(run_scenario())


def test_sitting_out_player_does_not_keep_bots_playing(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            task = await open_bot_table(room)
            ann = TableClient(task, "Ann")
            await ann.receive()
            assert isinstance(await ann.submit(w.Sit(5, 40)), Accepted)
            await ann.wait_until(lambda frame: bool(frame["mine"]["turn"]))
            assert isinstance(await ann.submit(w.Fold()), Accepted)
            assert isinstance(await ann.submit(w.SitOut()), Accepted)
            ann.disconnect()
            idle_hand_number = await wait_until_idle(task)
            assert isinstance(await task.submit("Ann", "in", w.ComeBack()), Accepted)
            ann = TableClient(task, "Ann")
            await ann.wait_until(lambda frame: frame["view"]["hand"] > idle_hand_number)
        finally:
            await room.close()

    run(run_scenario())


@pytest.mark.parametrize("is_set_first", [True, False])
def test_bots_alone_setting_keeps_bots_playing(tmp_path: Path, is_set_first: bool) -> None:
    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            task = await open_bot_table(room, bots_alone=is_set_first)
            if not is_set_first:
                await room.change_settings(task.id, {"bots_alone": True})
            while task.view().hand_number < 4:
                await asyncio.sleep(0.02)
        finally:
            await room.close()

    run(run_scenario())
