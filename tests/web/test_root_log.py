"""The log of roots over HTTP: append-only, and equal for all permitted viewers."""

from __future__ import annotations

from riverboat.service.records.root_log import compute_heads, find_fork
from tests.web.api_play import open_table, play_hand, seat_players
from tests.web.open_rooms import open_test_room, run_async_test


def test_saved_root_log_is_prefix_of_later_log() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            path = f"/api/tables/{table}/roots"
            saved_log = (await bob.get(path)).json()
            entry_starts = [log_entry.split()[:2] for log_entry in saved_log["lines"]]
            assert entry_starts == [["sealed", "1"], ["cut", "1"], ["sealed", "2"]]
            await play_hand(room, table, ann, ann, bob)
            later_log = (await ann.get(path)).json()
            next_entries = (await ann.get(path, after=saved_log["next"])).json()
            assert later_log["lines"] == saved_log["lines"] + next_entries["lines"]
            assert find_fork(saved_log["lines"], later_log["lines"]) is None
            proof = (await ann.get(f"/api/tables/{table}/hands/2/proof")).json()
            assert f"sealed 2 {proof['piles'][0]['root']}" in later_log["lines"]
            root_log = room.room.task(table)._dealer.deck.root_log
            heads = compute_heads(later_log["stream"], later_log["lines"])
            assert (root_log.size, root_log.head) == (len(later_log["lines"]), heads[-1])
            assert not later_log["more"]

    run_async_test(run_scenario)


def test_root_log_of_private_table_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True)
            assert (await bob.get(f"/api/tables/{table}/roots")).status_code in (401, 403, 404)

    run_async_test(run_scenario)
