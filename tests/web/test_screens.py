"""Screens of a table: the stream overlay's address, and passive subscriptions of a TV view."""

from __future__ import annotations

import asyncio

from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import Visitor, open_test_room, run_async_test


async def get_stream_key(host: Visitor, table: str) -> str:
    """Return the key in the address of the overlay; empty if it is closed."""
    response = await host.get(f"/api/tables/{table}/stream")
    assert response.status_code == 200, response.text
    address, _, key = response.json()["link"].partition("#")
    assert address in ("", f"http://room.test/t/{table}/overlay")
    return str(key)


async def get_overlay_status(visitor: Visitor, table: str, key: str) -> int:
    response = await visitor.post(f"/api/tables/{table}/overlay", key=key)
    if response.status_code == 200:
        assert response.json() == {"shown": None}, "no hand is old enough"
    return int(response.status_code)


def test_overlay_opens_by_its_last_address_only() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, streamer = await room.guest("Ann"), await room.guest("Ben"), room.visitor()
            table, other_table = await open_table(ann, private=True), await open_table(ann)
            assert (await ben.get(f"/api/tables/{table}/stream")).status_code == 403
            assert (await ben.get(f"/api/tables/{other_table}/stream")).status_code == 403
            assert await get_stream_key(ann, table) == ""
            await submit_accepted(ann, table, do="stream")
            await submit_accepted(ann, other_table, do="stream")
            stream_key = await get_stream_key(ann, table)
            assert await get_overlay_status(streamer, table, stream_key) == 200
            assert await get_overlay_status(streamer, other_table, stream_key) == 403
            assert await get_overlay_status(streamer, table, "wrong") == 403
            await submit_accepted(ann, table, do="stream")
            assert await get_overlay_status(streamer, table, stream_key) == 403, (
                "the address was reset"
            )
            stream_key = await get_stream_key(ann, table)
            assert await get_overlay_status(streamer, table, stream_key) == 200
            await submit_accepted(ann, table, do="stream", on=False)
            assert await get_overlay_status(streamer, table, stream_key) == 403
            status_codes = [
                table["what"] for table in (await ann.get(f"/api/tables/{table}/audit.json")).json()
            ]
            assert status_codes.count("stream") == 3

    run_async_test(run_scenario)


def test_passive_screen_gets_no_private_cards_and_starts_no_bots() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            table = await open_table(ann)
            await seat_players(table, ann, ben)
            await submit_accepted(ann, table, do="begin")
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table, passive=True)
                frame = await socket.next_frame()
                while frame["t"] != "snapshot":
                    frame = await socket.next_frame()
                assert (frame["mine"]["chair"], frame["mine"]["cards"]) == (0, [])
                task = room.room.task(table)
                assert not task.is_connected("Ann"), "a screen is not its player"
                assert not task._broadcaster.has_human_subscribers
                await socket.send(t="watch", table=table)
                while frame["mine"]["chair"] != 1 or frame["t"] != "snapshot":
                    frame = await socket.next_frame()
                assert len(frame["mine"]["cards"]) == 2, "the same connection is a player again"
                assert task.is_connected("Ann")
                assert task._broadcaster.has_human_subscribers
            while task.is_connected("Ann"):
                await asyncio.sleep(0.01)

    run_async_test(run_scenario)
