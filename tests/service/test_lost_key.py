"""A room without its key stays closed, names the affected tables and the remedies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riverboat.service.house_room import HouseRoom
from riverboat.service.lost_key import KeyLost
from riverboat.service.state.table_settings import TableSettings
from riverboat.store.audit_rows import AuditFilter
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import HOLDEM, TableClient, run


async def room_stopped_during_hand(room_folder: Path) -> str:
    """Run a room and stop it during a hand; return its table."""
    room = HouseRoom(room_folder, checkpoint_every=1)
    await room.open()
    rules = TableRules.preset("online", HOLDEM, name="Friday")
    table_row = await room.new_table(
        rules, TableSettings(seconds_between_hands=0.0, pace=0.0), "Ann"
    )
    task = room.task(table_row.id)
    for chair, name in enumerate(("Ann", "Bob"), 1):
        assert isinstance(await TableClient(task, name).submit(w.Sit(chair, 200)), Accepted)
    async with asyncio.timeout(60):
        while task.view().phase != "playing":
            await asyncio.sleep(0.01)
    await room.close()
    return table_row.id


@pytest.mark.parametrize("has_other_key", [False, True], ids=["deleted", "another"])
def test_room_does_not_open_without_needed_key(has_other_key: bool, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        table_id = await room_stopped_during_hand(tmp_path)
        key_file = tmp_path / "key"
        key_text = key_file.read_text()
        key_file.write_text("ab" * 32) if has_other_key else key_file.unlink()
        room = HouseRoom(tmp_path)
        with pytest.raises(KeyLost, match=rf"Friday \({table_id}\).*--void-hands") as error:
            await room.open()
        assert [row.id for row in error.value.tables] == [table_id]
        await room.close()
        assert key_file.exists() is has_other_key, "and none is made"
        key_file.write_text(key_text)
        key_file.chmod(0o600)
        room = HouseRoom(tmp_path)
        await room.open()
        assert [task.id for task in room.tables()] == [table_id]
        await room.close()

    run(run_scenario())


def test_void_hands_option_cancels_hands_with_lost_key(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        table_id = await room_stopped_during_hand(tmp_path)
        (tmp_path / "key").unlink()
        room = HouseRoom(tmp_path, void_hands=True)
        await room.open()
        task = room.task(table_id)
        clients = [TableClient(task, name) for name in ("Ann", "Bob")]
        frame = await clients[0].wait_until(lambda frame: frame["view"]["hand"] == 2)
        assert sum(seat["stack"] + seat["bet"] for seat in frame["view"]["seats"]) == 400
        assert isinstance(await clients[0].submit(w.Pause()), Accepted)
        records = await room.store.read(f"table/{table_id}")
        assert any(b"the key of its deck is lost" in record.body for record in records)
        audit_rows = await room.store.find_audit_rows(AuditFilter(action="call-off"))
        assert [(row.role, row.table) for row in audit_rows] == [("terminal", table_id)]
        await room.close()
        room = HouseRoom(tmp_path)
        await room.open()
        assert [task.id for task in room.tables()] == [table_id], "the new key is kept"
        await room.close()

    run(run_scenario())


def test_room_without_sealed_decks_gets_new_key(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        await room.new_table(TableRules.preset("online", HOLDEM), TableSettings(), "Ann")
        await room.close()
        (tmp_path / "key").unlink()
        room = HouseRoom(tmp_path)
        await room.open()
        assert len(room.tables()) == 1
        assert bytes.fromhex((tmp_path / "key").read_text().strip()) == room.key
        await room.close()

    run(run_scenario())
