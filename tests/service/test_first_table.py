"""The first table of a new room, and the number of bots that it maintains."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from riverboat.service.house_room import HouseRoom
from riverboat.store.audit_rows import AuditFilter
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.limits import HANG

BOTS_ALONE_SETTING = {"bots_alone": True}


def test_missing_bot_is_replaced_and_a_seat_stays_free(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            rules = TableRules.preset("home", "no-limit hold'em 1/2", chairs=6)
            table_row = await room.open_first_table(rules, "Riverboat", 4)
            audit_rows = await room.store.find_audit_rows(AuditFilter(table=table_row.id))
            assert audit_rows[-1].action == "opened"
            assert {audit_row.action for audit_row in audit_rows} == {"opened", "add-bot"}
            assert {(audit_row.actor, audit_row.role) for audit_row in audit_rows} == {("", "room")}
            task = room.task(table_row.id)
            assert len(task.bots) == 4

            async def count_seated_bots() -> int:
                records = await room.store.read(f"table/{table_row.id}")
                return sum([b'"BotSeated"' in record.body for record in records])

            assert await count_seated_bots() == 4
            assert await room.open_first_table(rules, "Riverboat", 4) == table_row
            await room.change_settings(
                table_row.id,
                {
                    "seconds_between_hands": 0.0,
                    "pace": 0.05,
                    "bot_pace": 0.05,
                    **BOTS_ALONE_SETTING,
                },
            )
            chair = next(iter(task.view().seats)).chair
            reply = await task.submit("Riverboat", "away", w.Kick(chair))
            assert isinstance(reply, Accepted), reply
            async with asyncio.timeout(120):
                # The replacement may have the name of the bot that left.
                while await count_seated_bots() < 5 or len(task.bots) < 4:
                    await asyncio.sleep(0.05)
            assert len(task.view().seats) == 4
        finally:
            await room.close()

    asyncio.run(run_scenario())


def test_drain_waits_for_players_but_not_bots(tmp_path: Path) -> None:
    """A hand between bots stays unfinished, and continues when the room reopens."""

    async def drain_room(room: HouseRoom, seconds: float) -> float:
        started_at = time.monotonic()
        await room.drain(seconds)
        return time.monotonic() - started_at

    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            rules = TableRules.preset("home", "no-limit hold'em 1/2", chairs=6)
            table_row = await room.open_first_table(rules, "Riverboat", 4)
            task = room.task(table_row.id)
            await room.change_settings(
                table_row.id, {"seconds_between_hands": 0.0, "bot_pace": 10.0, **BOTS_ALONE_SETTING}
            )
            async with asyncio.timeout(60):
                while task.is_idle or not task.view().hand_number:  # begun, and written down
                    await asyncio.sleep(0.02)
            hand_number = task.view().hand_number
            assert await drain_room(room, 10 * HANG) < HANG
            assert not task.is_idle, "the hand is not over"
        finally:
            await room.close()
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            task = room.task(table_row.id)
            assert (task.is_idle, task.view().hand_number) == (False, hand_number)
        finally:
            await room.close()

    asyncio.run(run_scenario())
