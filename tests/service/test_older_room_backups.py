"""Rooms stored by an earlier version: their backup, logs and hand in play.

``rooms/before-words.rbk.gz`` was written by the last version whose refusals were sentences: nine
hands of hold'em and four of stud, two of them unfinished, with commands that a host deferred in a
hand, one of which was dropped. The expected state was recorded by that version.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from riverboat.service.history.hand_export import iter_hands
from riverboat.service.house_room import HouseRoom
from riverboat.service.records.room_facts import DeferredCommandDropped, from_json
from riverboat.service.state.host_state import drop_reason
from riverboat.store import open_store, restore
from riverboat.words import QuotedRefusal, Reader
from tests.service.room_tables import run

ROOMS_FOLDER = Path(__file__).parent / "rooms"
STACKS_BY_GAME = {
    "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2": {"Ann": 951, "Bob": 1058, "Cid": 988},
    "no-limit hold'em 5/10": {"Ann": 1210, "Bob": 835, "Cid": 890},
}
HAND_COUNTS_BY_GAME = {
    "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2": 4,
    "no-limit hold'em 5/10": 9,
}
POTS_BY_GAME = {"limit seven-card stud hi-lo 4/8 ante 1 bring-in 2": 3, "no-limit hold'em 5/10": 15}


def restore_older_room(folder: Path) -> str:
    """Restore the backup and its key to a folder; return the URL of the store."""
    url = f"sqlite:///{folder / 'riverboat.db'}"
    restore(ROOMS_FOLDER / "before-words.rbk.gz", url)
    shutil.copyfile(ROOMS_FOLDER / "before-words.key", folder / "key").chmod(0o600)
    return url


def test_older_room_reopens_in_same_state(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        restore_older_room(tmp_path)
        room = HouseRoom(tmp_path)
        await room.open()
        balances = await room.store.balances()
        assert {
            name: balances[f"player:{name}"] for name in ("Ann", "Bob", "Cid")
        } == dict.fromkeys(("Ann", "Bob", "Cid"), -2000)
        assert sum(balances.values()) == 0
        for task in room.tables():
            table = task._dealer.table
            game = table.current_game.name
            stacks = {
                table_player.player: table.stack(chair)
                for chair, table_player in table.chairs.items()
            }
            assert stacks == STACKS_BY_GAME[game]
            assert (table.hand_count, table.hand.pot if table.hand else 0) == (
                HAND_COUNTS_BY_GAME[game],
                POTS_BY_GAME[game],
            )
            assert task._dealer.event_feed.hand_events, (
                "the hand that goes on is told from its beginning"
            )
        await room.close()

    run(run_scenario())


def test_older_log_is_parsed_and_translated(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        store = open_store(restore_older_room(tmp_path))
        await store.open()
        hand_count, dropped_commands = 0, []
        for stream in await store.stream_lengths():
            stored_facts = [from_json(record.body) for record in await store.read(stream)]
            hand_count += len([*iter_hands(stored_facts)])
            dropped_commands += [
                fact for fact in stored_facts if isinstance(fact, DeferredCommandDropped)
            ]
        await store.close()
        assert hand_count == 11, "those that are over"
        [fact] = dropped_commands
        assert drop_reason(fact) == QuotedRefusal(
            "Bob sits in chair 5; free are 2, 4", "taken", "SEAT-04"
        )
        assert Reader("cs").say(drop_reason(fact)).startswith("Bob sits in chair 5")

    asyncio.run(run_scenario())
