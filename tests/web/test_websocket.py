"""The WebSocket: admission, frames, and disconnection."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from riverboat.web.websocket_connection import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, SocketClosed, Visitor, open_test_room, run_async_test


def test_hello_is_answered_with_welcome() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            async with ann.socket(sends_hello=False) as socket:
                await socket.send(t="ping")
                assert (await socket.next_frame())["code"] == "no-hello"
                await socket.send(t="hello", protocol=2, client="a test")
                welcome_frame = await socket.next_frame()
                assert (welcome_frame["t"], welcome_frame["player"]) == ("welcome", "Ann")
                assert welcome_frame["now"] == room.clock.now()

    run_async_test(run_scenario)


def test_wrong_protocol_version_closes_socket() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room, room.visitor().socket(sends_hello=False) as socket:
            await socket.send(t="hello", protocol=1)
            assert (await socket.next_frame())["code"] == "protocol"
            assert await socket.wait_closed() == 1002

    run_async_test(run_scenario)


def test_missing_hello_closes_socket() -> None:
    async def run_scenario() -> None:
        async with (
            open_test_room(hello_seconds=0.05) as room,
            room.visitor().socket(sends_hello=False) as socket,
        ):
            assert await socket.wait_closed() == 1008

    run_async_test(run_scenario)


def test_idle_socket_is_closed() -> None:
    async def run_scenario() -> None:
        async with open_test_room(idle_seconds=0.1) as room, room.visitor().socket() as socket:
            for _ in range(4):
                await asyncio.sleep(0.05)
                await socket.send(t="ping", at=1.5)
                assert (await socket.next_frame())["at"] == 1.5
            assert await socket.wait_closed() == 1008

    run_async_test(run_scenario)


# Admission --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "http://room.test.evil", "null"])
def test_foreign_origin_cannot_open_socket(origin: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            with pytest.raises(SocketClosed):
                async with room.visitor().socket(origin=origin):
                    pass

    run_async_test(run_scenario)


def test_https_origin_cannot_open_socket_of_http_room() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            with pytest.raises(SocketClosed):
                async with room.visitor().socket(origin="https://room.test"):
                    pass

    run_async_test(run_scenario)


def test_own_and_configured_origins_open_sockets() -> None:
    async def run_scenario() -> None:
        from msgspec.structs import replace

        from tests.web.open_rooms import CONFIG

        async with open_test_room(replace(CONFIG, origins=("https://club.example",))) as room:
            for origin in ("http://room.test", "http://room.test:80", "https://club.example"):
                async with room.visitor().socket(origin=origin):
                    pass

    run_async_test(run_scenario)


def test_api_key_opens_socket() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            api_key = (await ann.post("/api/keys", bot=True)).json()["key"]
            async with room.visitor().socket(
                sends_hello=False, authorization=f"Bearer {api_key}"
            ) as socket:
                await socket.send(t="hello", protocol=2)
                assert (await socket.next_frame())["player"] == "Ann"
            with pytest.raises(SocketClosed):
                async with room.visitor().socket(authorization="Bearer rbk_wrong"):
                    pass

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "offered, expected",
    [
        ((), None),
        ((JSON_SUBPROTOCOL,), JSON_SUBPROTOCOL),
        ((MSGPACK_SUBPROTOCOL,), MSGPACK_SUBPROTOCOL),
        (("something.else", MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL), MSGPACK_SUBPROTOCOL),
    ],
)
def test_first_known_subprotocol_is_chosen(offered: tuple[str, ...], expected: str | None) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room, room.visitor().socket(*offered) as socket:
            assert socket.subprotocol == expected

    run_async_test(run_scenario)


def test_unknown_subprotocol_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            with pytest.raises(SocketClosed):
                async with room.visitor().socket("something.else"):
                    pass

    run_async_test(run_scenario)


def test_connection_limit_closes_idle_sockets_first() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_sockets=2) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as watching_socket, room.visitor().socket() as idle_socket:
                await watching_socket.send(t="watch", table=table)
                await watching_socket.next_of_kind("snapshot")
                async with room.visitor().socket() as other_socket:
                    assert await idle_socket.wait_closed() == 1013
                    await other_socket.send(t="watch", table=table)
                    await other_socket.next_of_kind("snapshot")
                    with pytest.raises(SocketClosed):
                        async with room.visitor().socket():
                            pass
                    await watching_socket.send(t="ping", at=1)
                    assert (await watching_socket.next_of_kind("pong"))["at"] == 1

    run_async_test(run_scenario)


# Frames -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw_frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t":"fly"}',
        '{"t":"ping","at":"now"}',
        '{"t":"ping","more":1}',
        '{"t":"watch","table":"' + "x" * 41 + '"}',
        '{"t":"wish","cmd":"c","table":"t","wish":{"do":"raise","to":-1}}',
        '{"t":"hello","protocol":2' + "[" * 900,
        "\ud800",
        b"\xff\xfe",
    ],
)
def test_invalid_frame_is_answered_with_trouble(
    raw_frame: str | bytes,
) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room, room.visitor().socket() as socket:
            await socket.send_raw(raw_frame)
            assert (await socket.next_frame())["t"] == "trouble"
            await socket.send(t="ping", at=7)
            assert (await socket.next_frame())["at"] == 7

    run_async_test(run_scenario)


def test_overlong_frame_is_not_parsed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room, room.visitor().socket() as socket:
            await socket.send_raw('{"t":"ping"' + " " * 4096 + "}")
            assert (await socket.next_frame())["code"] == "too-long"
            await socket.send_raw('"' + "ž" * 2050 + '"')
            assert (await socket.next_frame())["code"] == "too-long"

    run_async_test(run_scenario)


def test_message_flood_is_warned_then_closed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room, room.visitor().socket() as socket:
            for _ in range(19):
                await socket.send(t="ping")
            for _ in range(19):
                assert (await socket.next_frame())["t"] == "pong"
            for _ in range(5):
                await socket.send(t="ping")
            for _ in range(5):
                assert (await socket.next_frame())["code"] == "too-many"
            room.clock.advance(1)
            await socket.send(t="ping")
            assert (await socket.next_frame())["t"] == "pong"
            for _ in range(19 + 15):
                await socket.send(t="ping")
            assert await socket.wait_closed() == 1008

    run_async_test(run_scenario)


def test_random_frames_do_not_hang_connection() -> None:
    async def run_scenario() -> None:
        rng = random.Random(7)
        frame_kinds = ["hello", "watch", "unwatch", "wish", "say", "promise", "cut", "ping", "x"]
        field_names = [
            "t",
            "table",
            "cmd",
            "wish",
            "do",
            "hand",
            "end",
            "value",
            "text",
            "at",
            "to",
        ]

        def random_value(depth: int = 0) -> Any:
            match rng.randrange(7 if depth < 3 else 5):
                case 0:
                    return rng.choice(frame_kinds)
                case 1:
                    return rng.randrange(-(2**70), 2**70)
                case 2:
                    return rng.random()
                case 3:
                    return None
                case 4:
                    return "\u0000" * rng.randrange(50)
                case 5:
                    return [random_value(depth + 1) for _ in range(rng.randrange(3))]
                case _:
                    return {rng.choice(field_names): random_value(depth + 1)}

        async with open_test_room(messages_per_second=10_000, max_violations=10_000) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            for protocol in (JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL):
                async with ann.socket(protocol) as socket:
                    for number in range(400):
                        frame = {key: random_value() for key in rng.sample(field_names, 4)}
                        frame |= {"t": rng.choice(frame_kinds), "table": rng.choice([table, "x"])}
                        raw_frame = rng.randbytes(rng.randrange(60)) if number % 3 else None
                        if raw_frame is not None:
                            await socket.send_raw(raw_frame)
                            continue
                        frame = {
                            key: value for key, value in frame.items() if _fits_messagepack(value)
                        }
                        await socket.send(**frame)
                    await socket.send(t="ping", at=4242)
                    while (await socket.next_of_kind("pong"))["at"] != 4242:
                        pass

    run_async_test(run_scenario)


def _fits_messagepack(value: Any) -> bool:
    """Return True if MessagePack can encode such a number."""
    try:
        msgspec.msgpack.encode(value)
    except OverflowError:
        return False
    return True


# Tables -----------------------------------------------------------------------------------------


def test_watch_sends_snapshot_then_updates() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                snapshot = await socket.next_of_kind("snapshot")
                sit_command = {"do": "sit", "chair": 3, "chips": 100}
                await socket.send(t="wish", cmd="c1", table=table, wish=sit_command)
                update = await socket.next_of_kind("update")
                assert update["seq"] - update["count"] >= snapshot["seq"]
                assert update["mine"]["chair"] == 3
                assert (await socket.next_of_kind("granted"))["cmd"] == "c1"
                await socket.send(t="wish", cmd="c2", table=table, wish=sit_command)
                assert (await socket.next_of_kind("refused"))["code"] == "seated"

    run_async_test(run_scenario)


def test_messagepack_frames_equal_json_frames() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with (
                ann.socket(MSGPACK_SUBPROTOCOL) as binary_socket,
                ann.socket() as text_socket,
            ):
                for socket in (binary_socket, text_socket):
                    await socket.send(t="watch", table=table)
                binary_visitor, text_visitor = (
                    await binary_socket.next_of_kind("snapshot"),
                    await text_socket.next_of_kind("snapshot"),
                )
                for visitor in (binary_visitor, text_visitor):
                    visitor["view"].pop("watching")
                assert binary_visitor == text_visitor

    run_async_test(run_scenario)


def test_reconnect_resumes_with_missed_updates() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                snapshot = await socket.next_of_kind("snapshot")
            await submit_accepted(ann, table, do="sit", chair=3, chips=100)
            async with ann.socket() as socket:
                resume_position = {"epoch": snapshot["epoch"], "seq": snapshot["seq"]}
                await socket.send(t="watch", table=table, **resume_position)
                update = await socket.next_of_kind("update", "snapshot")
                assert update["t"] == "update"
                assert update["seq"] - update["count"] == snapshot["seq"]

    run_async_test(run_scenario)


def test_watching_unknown_table_sends_gone() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room, room.visitor().socket() as socket:
            await socket.send(t="watch", table="nothing")
            assert (await socket.next_frame())["code"] == "no-table"
            await socket.send(t="wish", cmd="c1", table="nothing", wish={"do": "fold"})
            assert (await socket.next_frame())["code"] == "no-table"

    run_async_test(run_scenario)


def test_private_table_needs_entry_to_watch() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, password="open sesame")
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                last_frame = await socket.next_frame()
                assert (last_frame["t"], last_frame["code"]) == ("gone", "private")
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1})
                assert (await socket.next_frame())["code"] == "private"
                await bob.post(f"/api/tables/{table}/enter", password="open sesame")
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")

    run_async_test(run_scenario)


def test_lost_table_is_reported_as_unavailable() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            room.room.task(table).failed = OSError("the disk is full")
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("gone"))["code"] == "lost"
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1})
                assert (await socket.next_of_kind("refused"))["code"] == "unavailable"

    run_async_test(run_scenario)


def test_bot_name_gives_no_access_to_bot() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=2)
            bot = room.room.task(table).view().seats[0].player
            guest = room.visitor()
            response = await guest.post("/api/guest", name=bot)
            if response.status_code != 200:  # better: bot names cannot be taken
                return
            guest.csrf = response.json()["csrf"]
            assert (await guest.submit(table, "c1", do="leave")).json()["code"] == "taken"
            async with guest.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("gone", "snapshot"))["t"] == "gone"

    run_async_test(run_scenario)


def test_spectators_are_refused_where_disabled() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            table = await open_table(await room.guest("Ann"), spectators=False)
            async with room.visitor().socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_frame())["code"] == "no-spectators"

    run_async_test(run_scenario)


def test_watched_tables_are_limited_per_connection() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_watched_tables=2) as room:
            ann = await room.guest("Ann")
            tables = [await open_table(ann) for _ in range(3)]
            async with ann.socket() as socket:
                for table in tables:
                    await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("gone"))["code"] == "too-many"
                await socket.send(t="unwatch", table=tables[0])
                await socket.send(t="watch", table=tables[2])
                await socket.next_of_kind("snapshot")

    run_async_test(run_scenario)


def test_command_without_name_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            table = await open_table(await room.guest("Ann"))
            async with room.visitor().socket() as socket:
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1})
                assert (await socket.next_of_kind("refused"))["code"] == "nobody"

    run_async_test(run_scenario)


def test_chat_is_broadcast_and_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with ann.socket() as ann_socket, bob.socket() as other_socket:
                await ann_socket.send(t="say", table=table, text="too early")
                assert (await ann_socket.next_frame())["code"] == "not-here"
                for socket in (ann_socket, other_socket):
                    await socket.send(t="watch", table=table)
                    await socket.next_of_kind("snapshot")
                await ann_socket.send(t="say", table=table, text=" good   luck ")
                body = await other_socket.next_of_kind("said")
                assert (body["player"], body["text"]) == ("Ann", "good luck")
                for _ in range(6):
                    await ann_socket.send(t="say", table=table, text="again")
                assert (await ann_socket.next_of_kind("trouble"))["code"] == "too-much-talk"

    run_async_test(run_scenario)


def test_reactions_need_a_seat_and_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with ann.socket() as ann_socket, bob.socket() as other_socket:
                for socket in (ann_socket, other_socket):
                    await socket.send(t="watch", table=table)
                    await socket.next_of_kind("snapshot")
                await other_socket.send(t="react", table=table, kind="wow")
                assert (await other_socket.next_of_kind("trouble"))["code"] == "no-seat"
                await ann_socket.send(
                    t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1}
                )
                await ann_socket.next_of_kind("granted")
                await ann_socket.send(t="react", table=table, kind="bravo")
                reaction = await other_socket.next_of_kind("reacted")
                assert (reaction["player"], reaction["kind"]) == ("Ann", "bravo")
                await ann_socket.send(t="react", table=table, kind="cake")
                assert (await ann_socket.next_of_kind("trouble"))["code"] == "not-understood"
                for _ in range(6):
                    await ann_socket.send(t="react", table=table, kind="wow")
                assert (await ann_socket.next_of_kind("trouble"))["code"] == "too-much-talk"

    run_async_test(run_scenario)


def test_cuts_need_a_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            promise_frame = {"t": "promise", "table": table, "end": "0" * 64}
            cut_frame = {"t": "cut", "table": table, "hand": 1, "value": "0" * 64}
            async with room.visitor().socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                for frame in (promise_frame, cut_frame):
                    await socket.send(**frame)
                    assert (await socket.next_of_kind("trouble"))["code"] == "not-here"
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.send(**promise_frame)
                await socket.send(**cut_frame)
                await socket.send(t="ping", at=9)
                assert (await socket.next_of_kind("pong", "trouble"))["t"] == "pong"

    run_async_test(run_scenario)


def test_disconnected_player_is_shown_as_absent() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with bob.socket() as other_socket:
                await other_socket.send(t="watch", table=table)
                await other_socket.next_of_kind("snapshot")
                async with ann.socket() as ann_socket:
                    await ann_socket.send(t="watch", table=table)
                    await submit_accepted(ann, table, do="sit", chair=1, chips=100)
                    while not (await other_socket.next_of_kind("update"))["view"]["seats"]:
                        pass
                while (await other_socket.next_of_kind("update"))["view"]["seats"][0]["here"]:
                    pass
            assert not room.app_state.connections

    run_async_test(run_scenario)


def test_slow_consumer_is_disconnected() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_queued_messages=4, send_seconds=0.2) as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with bob.socket() as slow_socket, ann.socket() as fast_socket:
                for socket in (slow_socket, fast_socket):
                    await socket.send(t="watch", table=table)
                    await socket.next_of_kind("snapshot")
                slow_socket.receiving_paused.set()
                for number in range(12):
                    await submit_accepted(ann, table, do="pause" if number % 2 else "go-on")
                    await fast_socket.next_of_kind("update")
                await _wait_for_one_socket(room)
                assert b"riverboat_outboxes_lost_total 1.0" in room.app_state.metrics.text()

    run_async_test(run_scenario)


async def _wait_for_one_socket(room: OpenTestRoom) -> None:
    while len(room.app_state.connections) > 1:
        await asyncio.sleep(0.01)


def test_server_shutdown_closes_socket() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor: Visitor = room.visitor()
            socket = await visitor.socket().__aenter__()
        assert await socket.wait_closed() == 1001

    run_async_test(run_scenario)


def test_metrics_count_commands_and_deliveries() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            async with ann.socket() as socket:
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "fold"})
                await socket.next_of_kind("refused")
                await socket.send(t="ping")
                await socket.next_of_kind("pong")
                text = (await room.visitor("127.0.0.1").get("/metrics")).text
            assert 'riverboat_actions_total{wish="sit"} 2.0' in text
            assert 'riverboat_refusals_total{wish="fold"} 1.0' in text
            assert "riverboat_delivery_seconds_count 1.0" in text
            assert "riverboat_connections 1.0" in text
            assert "riverboat_players 2.0" in text
            assert "riverboat_tables 1.0" in text

    run_async_test(run_scenario)
