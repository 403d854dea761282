"""The WebSocket: admission, frames, and disconnection."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from riverboat.web.websocket_connection import JSON, MSGPACK
from tests.web.house import Closed, House, Visitor, house, run
from tests.web.playing import ask, open_table, sit


def test_the_first_word_is_hello_and_the_answer_says_who_one_is() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            async with ann.socket(hello=False) as socket:
                await socket.send(t="ping")
                assert (await socket.frame())["code"] == "no-hello"
                await socket.send(t="hello", protocol=2, client="a test")
                welcome = await socket.frame()
                assert (welcome["t"], welcome["player"]) == ("welcome", "Ann")
                assert welcome["now"] == room.hours.now()

    run(work)


def test_who_speaks_another_version_is_told_so_and_let_go() -> None:
    async def work() -> None:
        async with house() as room, room.visitor().socket(hello=False) as socket:
            await socket.send(t="hello", protocol=1)
            assert (await socket.frame())["code"] == "protocol"
            assert await socket.closed() == 1002

    run(work)


def test_who_says_nothing_is_let_go() -> None:
    async def work() -> None:
        async with house(hello=0.05) as room, room.visitor().socket(hello=False) as socket:
            assert await socket.closed() == 1008

    run(work)


def test_who_is_quiet_for_too_long_is_let_go() -> None:
    async def work() -> None:
        async with house(idle=0.1) as room, room.visitor().socket() as socket:
            for _ in range(4):
                await asyncio.sleep(0.05)
                await socket.send(t="ping", at=1.5)
                assert (await socket.frame())["at"] == 1.5
            assert await socket.closed() == 1008

    run(work)


# Admission --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "http://room.test.evil", "null"])
def test_pages_of_others_open_no_socket(origin: str) -> None:
    async def work() -> None:
        async with house() as room:
            with pytest.raises(Closed):
                async with room.visitor().socket(origin=origin):
                    pass

    run(work)


def test_an_https_page_opens_no_socket_of_an_http_room() -> None:
    async def work() -> None:
        async with house() as room:
            with pytest.raises(Closed):
                async with room.visitor().socket(origin="https://room.test"):
                    pass

    run(work)


def test_our_own_pages_and_those_that_are_configured_do() -> None:
    async def work() -> None:
        from msgspec.structs import replace

        from tests.web.house import CONFIG

        async with house(replace(CONFIG, origins=("https://club.example",))) as room:
            for origin in ("http://room.test", "http://room.test:80", "https://club.example"):
                async with room.visitor().socket(origin=origin):
                    pass

    run(work)


def test_a_program_comes_with_its_key() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            key = (await ann.post("/api/keys", bot=True)).json()["key"]
            async with room.visitor().socket(hello=False, authorization=f"Bearer {key}") as socket:
                await socket.send(t="hello", protocol=2)
                assert (await socket.frame())["player"] == "Ann"
            with pytest.raises(Closed):
                async with room.visitor().socket(authorization="Bearer rbk_wrong"):
                    pass

    run(work)


@pytest.mark.parametrize(
    "offered, chosen",
    [
        ((), None),
        ((JSON,), JSON),
        ((MSGPACK,), MSGPACK),
        (("something.else", MSGPACK, JSON), MSGPACK),
    ],
)
def test_the_subprotocol_is_the_first_that_is_known(
    offered: tuple[str, ...], chosen: str | None
) -> None:
    async def work() -> None:
        async with house() as room, room.visitor().socket(*offered) as socket:
            assert socket.chosen == chosen

    run(work)


def test_who_offers_only_what_nobody_knows_is_refused() -> None:
    async def work() -> None:
        async with house() as room:
            with pytest.raises(Closed):
                async with room.visitor().socket("something.else"):
                    pass

    run(work)


def test_there_are_only_so_many_connections_and_who_watches_nothing_goes_first() -> None:
    async def work() -> None:
        async with house(connections=2) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as watching, room.visitor().socket() as idle:
                await watching.send(t="watch", table=table)
                await watching.next("snapshot")
                async with room.visitor().socket() as other:
                    assert await idle.closed() == 1013
                    await other.send(t="watch", table=table)
                    await other.next("snapshot")
                    with pytest.raises(Closed):
                        async with room.visitor().socket():
                            pass
                    await watching.send(t="ping", at=1)
                    assert (await watching.next("pong"))["at"] == 1

    run(work)


# Frames -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw",
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
def test_a_frame_that_makes_no_sense_is_answered_and_the_connection_stays(
    raw: str | bytes,
) -> None:
    async def work() -> None:
        async with house() as room, room.visitor().socket() as socket:
            await socket.send_raw(raw)
            assert (await socket.frame())["t"] == "trouble"
            await socket.send(t="ping", at=7)
            assert (await socket.frame())["at"] == 7

    run(work)


def test_a_frame_that_is_too_long_is_not_even_read() -> None:
    async def work() -> None:
        async with house() as room, room.visitor().socket() as socket:
            await socket.send_raw('{"t":"ping"' + " " * 4096 + "}")
            assert (await socket.frame())["code"] == "too-long"
            await socket.send_raw('"' + "ž" * 2050 + '"')
            assert (await socket.frame())["code"] == "too-long"

    run(work)


def test_too_many_messages_are_warned_of_and_then_the_socket_is_closed() -> None:
    async def work() -> None:
        async with house() as room, room.visitor().socket() as socket:
            for _ in range(19):
                await socket.send(t="ping")
            for _ in range(19):
                assert (await socket.frame())["t"] == "pong"
            for _ in range(5):
                await socket.send(t="ping")
            for _ in range(5):
                assert (await socket.frame())["code"] == "too-many"
            room.hours.pass_by(1)
            await socket.send(t="ping")
            assert (await socket.frame())["t"] == "pong"
            for _ in range(19 + 15):
                await socket.send(t="ping")
            assert await socket.closed() == 1008

    run(work)


def test_random_frames_never_hang_a_connection() -> None:
    async def work() -> None:
        luck = random.Random(7)
        words = ["hello", "watch", "unwatch", "wish", "say", "promise", "cut", "ping", "x"]
        keys = ["t", "table", "cmd", "wish", "do", "hand", "end", "value", "text", "at", "to"]

        def anything(depth: int = 0) -> Any:
            match luck.randrange(7 if depth < 3 else 5):
                case 0:
                    return luck.choice(words)
                case 1:
                    return luck.randrange(-(2**70), 2**70)
                case 2:
                    return luck.random()
                case 3:
                    return None
                case 4:
                    return "\u0000" * luck.randrange(50)
                case 5:
                    return [anything(depth + 1) for _ in range(luck.randrange(3))]
                case _:
                    return {luck.choice(keys): anything(depth + 1)}

        async with house(messages=10_000, violations=10_000) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            for protocol in (JSON, MSGPACK):
                async with ann.socket(protocol) as socket:
                    for k in range(400):
                        frame = {key: anything() for key in luck.sample(keys, 4)}
                        frame |= {"t": luck.choice(words), "table": luck.choice([table, "x"])}
                        raw = luck.randbytes(luck.randrange(60)) if k % 3 else None
                        if raw is not None:
                            await socket.send_raw(raw)
                            continue
                        frame = {k: v for k, v in frame.items() if _fits(v)}
                        await socket.send(**frame)
                    await socket.send(t="ping", at=4242)
                    while (await socket.next("pong"))["at"] != 4242:
                        pass

    run(work)


def _fits(value: Any) -> bool:
    """Return True if MessagePack can encode such a number."""
    try:
        msgspec.msgpack.encode(value)
    except OverflowError:
        return False
    return True


# Tables -----------------------------------------------------------------------------------------


def test_who_watches_is_sent_a_snapshot_and_then_what_happens() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                snapshot = await socket.next("snapshot")
                wish = {"do": "sit", "chair": 3, "chips": 100}
                await socket.send(t="wish", cmd="c1", table=table, wish=wish)
                update = await socket.next("update")
                assert update["seq"] - update["count"] >= snapshot["seq"]
                assert update["mine"]["chair"] == 3
                assert (await socket.next("granted"))["cmd"] == "c1"
                await socket.send(t="wish", cmd="c2", table=table, wish=wish)
                assert (await socket.next("refused"))["code"] == "seated"

    run(work)


def test_in_messagepack_the_same_is_told() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket(MSGPACK) as binary, ann.socket() as text:
                for socket in (binary, text):
                    await socket.send(t="watch", table=table)
                first, second = await binary.next("snapshot"), await text.next("snapshot")
                for each in (first, second):
                    each["view"].pop("watching")
                assert first == second

    run(work)


def test_who_was_away_is_told_what_he_missed() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                snapshot = await socket.next("snapshot")
            await ask(ann, table, do="sit", chair=3, chips=100)
            async with ann.socket() as socket:
                known = {"epoch": snapshot["epoch"], "seq": snapshot["seq"]}
                await socket.send(t="watch", table=table, **known)
                update = await socket.next("update", "snapshot")
                assert update["t"] == "update"
                assert update["seq"] - update["count"] == snapshot["seq"]

    run(work)


def test_a_table_that_is_not_there_is_gone() -> None:
    async def work() -> None:
        async with house() as room, room.visitor().socket() as socket:
            await socket.send(t="watch", table="nothing")
            assert (await socket.frame())["code"] == "no-table"
            await socket.send(t="wish", cmd="c1", table="nothing", wish={"do": "fold"})
            assert (await socket.frame())["code"] == "no-table"

    run(work)


def test_a_private_table_is_told_about_to_who_has_entered_only() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, password="open sesame")
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                gone = await socket.frame()
                assert (gone["t"], gone["code"]) == ("gone", "private")
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1})
                assert (await socket.frame())["code"] == "private"
                await bob.post(f"/api/tables/{table}/enter", password="open sesame")
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")

    run(work)


def test_a_table_that_was_lost_is_asked_for_again_later() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            room.room.task(table).failed = OSError("the disk is full")
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next("gone"))["code"] == "lost"
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1})
                assert (await socket.next("refused"))["code"] == "unavailable"

    run(work)


def test_who_is_called_like_a_bot_neither_sees_its_cards_nor_plays_for_it() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, bots=2)
            bot = room.room.task(table).view().seats[0].player
            stranger = room.visitor()
            answer = await stranger.post("/api/guest", name=bot)
            if answer.status_code != 200:  # better: bot names cannot be taken
                return
            stranger.csrf = answer.json()["csrf"]
            assert (await stranger.wish(table, "c1", do="leave")).json()["code"] == "taken"
            async with stranger.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next("gone", "snapshot"))["t"] == "gone"

    run(work)


def test_nobody_watches_where_there_are_no_spectators() -> None:
    async def work() -> None:
        async with house() as room:
            table = await open_table(await room.guest("Ann"), spectators=False)
            async with room.visitor().socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.frame())["code"] == "no-spectators"

    run(work)


def test_one_connection_watches_only_so_many_tables() -> None:
    async def work() -> None:
        async with house(watches=2) as room:
            ann = await room.guest("Ann")
            tables = [await open_table(ann) for _ in range(3)]
            async with ann.socket() as socket:
                for table in tables:
                    await socket.send(t="watch", table=table)
                assert (await socket.next("gone"))["code"] == "too-many"
                await socket.send(t="unwatch", table=tables[0])
                await socket.send(t="watch", table=tables[2])
                await socket.next("snapshot")

    run(work)


def test_nobody_wishes_for_nothing_on_a_socket_either() -> None:
    async def work() -> None:
        async with house() as room:
            table = await open_table(await room.guest("Ann"))
            async with room.visitor().socket() as socket:
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1})
                assert (await socket.next("refused"))["code"] == "nobody"

    run(work)


def test_talk_is_heard_by_all_and_not_without_end() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with ann.socket() as anns, bob.socket() as theirs:
                await anns.send(t="say", table=table, text="too early")
                assert (await anns.frame())["code"] == "not-here"
                for socket in (anns, theirs):
                    await socket.send(t="watch", table=table)
                    await socket.next("snapshot")
                await anns.send(t="say", table=table, text=" good   luck ")
                said = await theirs.next("said")
                assert (said["player"], said["text"]) == ("Ann", "good luck")
                for _ in range(6):
                    await anns.send(t="say", table=table, text="again")
                assert (await anns.next("trouble"))["code"] == "too-much-talk"

    run(work)


def test_a_seated_player_reacts_before_all_and_not_without_end() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with ann.socket() as anns, bob.socket() as theirs:
                for socket in (anns, theirs):
                    await socket.send(t="watch", table=table)
                    await socket.next("snapshot")
                await theirs.send(t="react", table=table, kind="wow")
                assert (await theirs.next("trouble"))["code"] == "no-seat"
                await anns.send(t="wish", cmd="c1", table=table, wish={"do": "sit", "chair": 1})
                await anns.next("granted")
                await anns.send(t="react", table=table, kind="bravo")
                seen = await theirs.next("reacted")
                assert (seen["player"], seen["kind"]) == ("Ann", "bravo")
                await anns.send(t="react", table=table, kind="cake")
                assert (await anns.next("trouble"))["code"] == "not-understood"
                for _ in range(6):
                    await anns.send(t="react", table=table, kind="wow")
                assert (await anns.next("trouble"))["code"] == "too-much-talk"

    run(work)


def test_cuts_are_taken_from_who_has_a_name_only() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            promise = {"t": "promise", "table": table, "end": "0" * 64}
            cut = {"t": "cut", "table": table, "hand": 1, "value": "0" * 64}
            async with room.visitor().socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")
                for frame in (promise, cut):
                    await socket.send(**frame)
                    assert (await socket.next("trouble"))["code"] == "not-here"
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.send(**promise)
                await socket.send(**cut)
                await socket.send(t="ping", at=9)
                assert (await socket.next("pong", "trouble"))["t"] == "pong"

    run(work)


def test_who_goes_away_is_not_there_any_more() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with bob.socket() as theirs:
                await theirs.send(t="watch", table=table)
                await theirs.next("snapshot")
                async with ann.socket() as anns:
                    await anns.send(t="watch", table=table)
                    await ask(ann, table, do="sit", chair=1, chips=100)
                    while not (await theirs.next("update"))["view"]["seats"]:
                        pass
                while (await theirs.next("update"))["view"]["seats"][0]["here"]:
                    pass
            assert not room.site.connections

    run(work)


def test_who_reads_too_slowly_is_lost_and_the_table_goes_on() -> None:
    async def work() -> None:
        async with house(outbox=4, send=0.2) as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with bob.socket() as slow, ann.socket() as quick:
                for socket in (slow, quick):
                    await socket.send(t="watch", table=table)
                    await socket.next("snapshot")
                slow.stuck.set()
                for k in range(12):
                    await ask(ann, table, do="pause" if k % 2 else "go-on")
                    await quick.next("update")
                await _until_one_socket(room)
                assert b"riverboat_outboxes_lost_total 1.0" in room.site.metrics.text()

    run(work)


async def _until_one_socket(room: House) -> None:
    while len(room.site.connections) > 1:
        await asyncio.sleep(0.01)


def test_a_socket_is_closed_when_the_server_goes_down() -> None:
    async def work() -> None:
        async with house() as room:
            visitor: Visitor = room.visitor()
            socket = await visitor.socket().__aenter__()
        assert await socket.closed() == 1001

    run(work)


def test_what_is_asked_and_delivered_is_measured() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            async with ann.socket() as socket:
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "fold"})
                await socket.next("refused")
                await socket.send(t="ping")
                await socket.next("pong")
                text = (await room.visitor("127.0.0.1").get("/metrics")).text
            assert 'riverboat_actions_total{wish="sit"} 2.0' in text
            assert 'riverboat_refusals_total{wish="fold"} 1.0' in text
            assert "riverboat_delivery_seconds_count 1.0" in text
            assert "riverboat_connections 1.0" in text
            assert "riverboat_players 2.0" in text
            assert "riverboat_tables 1.0" in text

    run(work)
