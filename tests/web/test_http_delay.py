"""The spectator delay applies everywhere: no endpoint or frame reveals newer records.

Frames, the ledger, hand lists, proofs and the lobby reflect the same records of the table, over
HTTP and over sockets.
"""

from __future__ import annotations

import asyncio
from typing import Any

from riverboat.service.room import Room
from riverboat.web.app import make_app
from riverboat.web.app_state import AppState
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import (
    CONFIG,
    SEALING_KEY,
    OpenTestRoom,
    Socket,
    Visitor,
    open_test_room,
    run_async_test,
)

DELAY_SECONDS = 300


async def _read_first_frame(visitor: Visitor, table: str) -> dict[str, Any]:
    """Return the first frame of a new spectator."""
    async with visitor.socket() as socket:
        await socket.send(t="watch", table=table)
        return await socket.next_of_kind("snapshot", "update", "gone")


async def _read_all_http_text(visitor: Visitor, table: str) -> str:
    """Return all HTTP responses about play at a table as text, without its chairs."""
    paths = ("ledger", "ledger.csv", "hands", "hands/1", "hands/1/proof", "hands/1/replay")
    texts = [(await visitor.get(f"/api/tables/{table}/{path}")).text for path in paths]
    (lobby_entry,) = (await visitor.get("/api/tables")).json()
    texts.append(str([lobby_entry[field] for field in ("game", "blinds", "playing")]))
    return "\n".join(texts)


def test_delayed_responses_change_only_after_delay() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, spectator = await room.guest("Ann"), await room.guest("Bob"), room.visitor()
            dee = await room.guest("Dee")
            table = await open_table(ann, delay=DELAY_SECONDS)
            await seat_players(table, ann, bob)
            room.clock.advance(DELAY_SECONDS + 1)
            http_texts_before = [
                await _read_all_http_text(visitor, table) for visitor in (spectator, dee)
            ]
            frame = await _read_first_frame(spectator, table)
            await play_hand(room, table, ann, ann, bob)
            await submit_accepted(ann, table, do="begin")
            assert [
                await _read_all_http_text(visitor, table) for visitor in (spectator, dee)
            ] == http_texts_before
            assert (await _read_first_frame(spectator, table))["view"] == frame["view"]
            assert "Ann" in (await ann.get(f"/api/tables/{table}/ledger.csv")).text
            assert len((await bob.get(f"/api/tables/{table}/hands")).json()) == 1
            room.clock.advance(DELAY_SECONDS - 1)
            assert [
                await _read_all_http_text(visitor, table) for visitor in (spectator, dee)
            ] == http_texts_before
            room.clock.advance(2)
            http_text_after = await _read_all_http_text(spectator, table)
            assert http_text_after != http_texts_before[0]
            for path in ("ledger", "hands/1/replay"):
                own_body = (await bob.get(f"/api/tables/{table}/{path}")).json()
                delayed_body = (await spectator.get(f"/api/tables/{table}/{path}")).json()
                assert delayed_body.keys() == own_body.keys()
            assert (await _read_first_frame(spectator, table))["view"]["hand"] == 2

    run_async_test(run_scenario)


def test_seal_is_delayed_with_its_hand() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, spectator = await room.guest("Ann"), await room.guest("Bob"), room.visitor()
            table = await open_table(ann, delay=DELAY_SECONDS, between=0)
            async with spectator.socket() as delayed_socket, ann.socket() as live_socket:
                for socket in (delayed_socket, live_socket):
                    await socket.send(t="watch", table=table)
                    await socket.next_of_kind("snapshot", "update")
                await seat_players(table, ann, bob)
                seal = await live_socket.next_of_kind("sealed")
                assert await _read_pending_kinds(delayed_socket) == set(), (
                    "nothing of it is told yet"
                )
                room.clock.advance(DELAY_SECONDS + 1)
                room.room.task(table).known_records("")  # releases all delayed records
                assert (await delayed_socket.next_of_kind("sealed"))["root"] == seal["root"]

    run_async_test(run_scenario)


async def _read_pending_kinds(socket: Socket) -> set[str]:
    """Return the kinds of unread frames."""
    await socket.send(t="ping", at=1)
    frame_kinds = set[str]()
    while (frame := await socket.next_frame())["t"] != "pong":
        frame_kinds.add(frame["t"])
    return frame_kinds


def test_first_delayed_frame_is_the_opened_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, spectator = await room.guest("Ann"), await room.guest("Bob"), room.visitor()
            table = await open_table(ann, delay=DELAY_SECONDS)
            await seat_players(table, ann, bob)
            first_frame = await _read_first_frame(spectator, table)
            assert first_frame["t"] == "snapshot"
            assert (first_frame["view"]["seats"], first_frame["view"]["chairs"]) == ([], 9)
            assert first_frame["seq"] == 1

    run_async_test(run_scenario)


def test_restart_does_not_shorten_delay() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, delay=DELAY_SECONDS)
            await seat_players(table, ann, bob)
            room.clock.advance(DELAY_SECONDS)
            await play_hand(room, table, ann, ann, bob)
            room.clock.advance(100)
            await play_hand(room, table, ann, ann, bob)
            http_text_before = await _read_all_http_text(room.visitor(), table)
            second_room = Room(room.room.store._store, SEALING_KEY, clock=room.clock.now)
            app_state = AppState(
                second_room, CONFIG, sealing_key=SEALING_KEY, now=room.clock.now, clock=room.clock
            )
            app = make_app(second_room, CONFIG, app_state=app_state)
            async with app.router.lifespan_context(app):
                restarted_room = OpenTestRoom(app_state, app, room.clock)
                spectator = restarted_room.visitor()
                first_frame = await _read_first_frame(spectator, table)
                assert first_frame["t"] == "snapshot"
                assert [seat["player"] for seat in first_frame["view"]["seats"]] == ["Ann", "Bob"]
                assert first_frame["view"]["hand"] == 0, "the hands are too new"
                assert await _read_all_http_text(spectator, table) == http_text_before
                async with spectator.socket() as socket:
                    await socket.send(t="watch", table=table)
                    await socket.next_of_kind("snapshot")
                    hand_counts = []
                    for seconds in (201, 100):
                        room.clock.advance(seconds)
                        hand_counts.append(
                            len((await spectator.get(f"/api/tables/{table}/hands")).json())
                        )
                        view_frame = await _read_latest_view_frame(socket)
                        assert view_frame["view"]["hand"] == hand_counts[-1]
                assert hand_counts == [1, 2]

    run_async_test(run_scenario)


async def _read_latest_view_frame(socket: Socket) -> dict[str, Any]:
    """Return the last received frame with a view."""
    await asyncio.sleep(0)
    await socket.send(t="ping", at=1)
    latest_frame: dict[str, Any] = {}
    while (frame := await socket.next_frame())["t"] != "pong":
        latest_frame = frame if "view" in frame else latest_frame
    return latest_frame


def test_hosts_and_seated_players_have_no_delay() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            host, ann, bob = [await room.guest(name) for name in ("Hal", "Ann", "Bob")]
            table = await open_table(host, delay=DELAY_SECONDS)
            await seat_players(table, ann, bob)
            for visitor in (host, ann, bob):
                ledger = (await visitor.get(f"/api/tables/{table}/ledger")).json()
                assert [line["player"] for line in ledger["players"]] == ["Ann", "Bob"]
            await submit_accepted(bob, table, do="leave")
            ledger = (await bob.get(f"/api/tables/{table}/ledger")).json()
            assert ledger["players"] == []

    run_async_test(run_scenario)


def test_delay_applies_to_closed_tables() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, spectator = await room.guest("Ann"), await room.guest("Bob"), room.visitor()
            table = await open_table(ann, delay=DELAY_SECONDS)
            await seat_players(table, ann, bob)
            await submit_accepted(ann, table, do="close")
            while room.room.tables():
                await asyncio.sleep(0.01)
            path = f"/api/tables/{table}/ledger"
            assert (await spectator.get(path)).json()["players"] == []
            assert len((await ann.get(path)).json()["players"]) == 2
            room.clock.advance(DELAY_SECONDS + 1)
            assert len((await spectator.get(path)).json()["players"]) == 2

    run_async_test(run_scenario)
