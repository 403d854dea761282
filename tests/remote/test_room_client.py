"""The client over real sockets: login, watching, commands, and reconnection."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from riverboat.engine import CALL, ToAct
from riverboat.remote import client
from riverboat.remote.client import (
    CommandRejected,
    RemoteTable,
    RoomRefused,
    TableGoneError,
    connect,
)
from riverboat.table.state import table_commands as c
from riverboat.wire import client_commands as w
from riverboat.wire import messages as m
from riverboat.wire.refusal_frames import error_frame, watch_ended
from riverboat.words import QuotedRefusal
from riverboat.words.refusals.joining import TableReopening
from riverboat.words.refusals.websocket_frames import TooManyMessages
from tests.remote.fake_server import API_KEY, FakeServer, run_with_server
from tests.remote.simulated_room import NOW_MS, TABLE_ID, SimulatedRoom


def make_room_with_hand() -> SimulatedRoom:
    room = SimulatedRoom("no-limit hold'em 1/2")
    room.seat("Ann 200, Bob 200, Cat 200")
    room.begin()
    return room


async def wait_for_seq(table: RemoteTable, seq: int) -> None:
    """Wait until the client has this many facts."""
    async for _ in table:
        if table.replica.seq >= seq:
            return


@pytest.fixture
def short_reconnect_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the reconnect delays."""
    original_delays = client.backoff_delays

    def shorten_delays(rng: Random) -> object:
        return original_delays(rng, first_seconds=0.01, max_seconds=0.02)

    monkeypatch.setattr(client, "backoff_delays", shorten_delays)


# Coming in ----------------------------------------------------------------------------------------


def test_guest_session_can_be_resumed() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            session = room.session
            assert room.name == "Ann"
        async with connect(server.url, session=session) as second_remote_room:
            assert second_remote_room.name == "Ann"

    run_with_server(run_scenario)


def test_api_key_logs_in_program() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, key=API_KEY) as room:
            assert room.name == "Robot"

    run_with_server(run_scenario)


def test_anonymous_client_can_watch() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url) as room:
            assert room.name == ""
            assert [table.id for table in await room.tables()] == [TABLE_ID]
            table = await room.watch(TABLE_ID)
            assert table.private_view.role == "spectator"

    run_with_server(run_scenario)


def test_taken_name_is_refused_with_reason() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann"):
            with pytest.raises(RoomRefused, match="Ann is taken") as error:
                async with connect(server.url, name="Ann"):
                    pass
        assert (error.value.status, error.value.code) == (409, "taken")

    run_with_server(run_scenario)


def test_rate_limited_login_reports_wait() -> None:
    async def run_scenario(server: FakeServer) -> None:
        server.refuses_logins = True
        with pytest.raises(RoomRefused) as error:
            async with connect(server.url, name="Ann"):
                pass
        assert error.value.retry_after_seconds == 3

    run_with_server(run_scenario)


def test_unreachable_room_raises_room_refused() -> None:
    async def run_scenario() -> None:
        with pytest.raises(RoomRefused, match="does not answer"):
            async with connect("http://127.0.0.1:9", name="Ann"):
                pass

    asyncio.run(run_scenario())


def test_private_table_is_entered_with_password() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            await room.enter(TABLE_ID, password="mississippi")
        assert server.request_texts == ['enter {"password":"mississippi"} c']

    run_with_server(run_scenario)


# Watching and commands ----------------------------------------------------------------------------


def test_watch_returns_table_with_snapshot() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            assert await room.watch(TABLE_ID) is table
            assert table.view.hand_number == 1
            assert table.hand is not None
            assert table.seat == 0
            assert isinstance(table.turn, ToAct)

    run_with_server(run_scenario, make_room_with_hand())


def test_frames_arrive_in_order() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            for chair in (1, 2):
                server.room.apply_commands(c.Act(chair, CALL))
                await server.broadcast()
            messages = [await anext(table) for _ in range(3)]
            assert [type(message) for message in messages] == [m.Snapshot, m.Update, m.Update]
            assert table.replica.seq == server.room.seq

    run_with_server(run_scenario, make_room_with_hand())


def test_command_is_accepted_or_rejected_with_reason() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            with pytest.raises(CommandRejected, match="raise to 3") as error:
                await table.send_command(w.RaiseTo(3))
            assert error.value.refusal.rule
            assert str(error.value.phrase) == error.value.refusal.message
            reply = await table.send_command(w.RaiseTo(6))
            assert reply.seq == server.room.seq
            await wait_for_seq(table, reply.seq)
            assert table.view.bet_to_match == 6

    run_with_server(run_scenario, make_room_with_hand())


@pytest.mark.parametrize(
    "phrase",
    [
        None,
        "no phrase",
        {},
        {"say": "NobodyHasSaidThisYet"},
        {"say": "BetTooSmall"},
        {"say": "BetTooSmall", "least": 2, "most": 4},
        {"say": "OtherPlayersTurn", "acting": [{"nobody": 1}]},
    ],
)
def test_unknown_phrase_of_newer_room_is_quoted(phrase: object) -> None:
    rejection = CommandRejected(
        m.Rejected("1", TABLE_ID, "too small", "BET-10", "the minimum is 6", phrase)
    )
    assert rejection.phrase == QuotedRefusal("the minimum is 6", "too small", "BET-10")
    assert (
        str(TableGoneError(m.WatchEnded(TABLE_ID, "closed", "good night", phrase)).phrase)
        == "good night"
    )


def test_command_for_finished_turn_is_stale() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            server.room.apply_commands(c.Act(1, CALL))
            with pytest.raises(CommandRejected) as error:
                await table.send_command(w.Call())
            assert error.value.refusal.code == "stale"

    run_with_server(run_scenario, make_room_with_hand())


def test_unanswered_command_times_out() -> None:
    async def run_scenario(server: FakeServer) -> None:
        server.withholds_replies = True
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            with pytest.raises(TimeoutError):
                await table.send_command(w.Call(), timeout=0.05)

    run_with_server(run_scenario, make_room_with_hand())


def test_watching_unknown_table_raises_table_gone() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            with pytest.raises(TableGoneError, match="table nowhere not found"):
                await room.watch("nowhere")

    run_with_server(run_scenario)


def test_ended_table_stops_iteration() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            await server.send_to_all(watch_ended(TABLE_ID, QuotedRefusal("good night", "closed")))
            frame_types = [type(frame) async for frame in table]
            assert frame_types == [m.Snapshot, m.WatchEnded]
            assert table.gone is not None
            with pytest.raises(TableGoneError, match="good night"):
                _ = table.view

    run_with_server(run_scenario)


def test_reopened_table_is_watched_again() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann", rng=Random(1)) as room:
            table = await room.watch(TABLE_ID)
            assert isinstance(await anext(table), m.Snapshot)
            server.room.epoch = "second"
            await server.send_to_all(watch_ended(TABLE_ID, TableReopening()))
            assert isinstance(await anext(table), m.Snapshot)
            assert table.replica.epoch == "second"

    run_with_server(run_scenario)


def test_chat_and_cuts_are_sent() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            await table.promise_cuts("0" * 64)
            await table.cut(1, "1" * 64)
            await table.send_chat("good evening")
            update = [await anext(table) for _ in range(2)][1]
            assert update == m.ChatMessage(TABLE_ID, "Ann", "good evening", NOW_MS)
            assert m.CutPromise(TABLE_ID, "0" * 64) in server.frames
            assert m.Cut(TABLE_ID, 1, "1" * 64) in server.frames

    run_with_server(run_scenario)


def test_unwatch_stops_frames() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            await room.unwatch(TABLE_ID)
            assert [type(frame) async for frame in table] == [m.Snapshot]
            with pytest.raises(TableGoneError):
                _ = table.view
            with pytest.raises(TableGoneError, match="nowhere"):
                await room.watch("nowhere")
            assert m.Unwatch(TABLE_ID) in server.frames

    run_with_server(run_scenario)


# The clock ----------------------------------------------------------------------------------------


def test_client_follows_server_clock() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            assert abs(room.now() - NOW_MS) < 2_000
            assert abs(time.time() * 1000 - NOW_MS) > 10_000

    run_with_server(run_scenario)


def test_error_frames_reach_handler() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            error_frames: list[m.ErrorFrame] = []
            room.on_trouble = error_frames.append
            await server.send_to_all(error_frame(TooManyMessages(20)))
            await table.send_chat("now")
            while not isinstance(await anext(table), m.ChatMessage):
                pass
            [reported_frame] = error_frames
            assert (reported_frame.code, reported_frame.message) == (
                "too-many",
                "too many messages: 20 a second at most",
            )
            assert reported_frame.phrase == {"say": "TooManyMessages", "most": 20}

    run_with_server(run_scenario)


# A connection that is lost ------------------------------------------------------------------------


@pytest.mark.usefixtures("short_reconnect_delays")
def test_reconnect_receives_missed_facts() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            seq = table.replica.seq
            server.room.apply_commands(c.Act(1, CALL))
            await server.disconnect_all()
            await wait_for_seq(table, server.room.seq)
            assert room.connection_count == 2
            assert m.Watch(TABLE_ID, "first", seq) in server.frames

    run_with_server(run_scenario, make_room_with_hand())


@pytest.mark.usefixtures("short_reconnect_delays")
def test_reconnect_to_new_epoch_gets_snapshot() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            await anext(table)
            server.room.epoch = "second"
            await server.disconnect_all()
            assert isinstance(await anext(table), m.Welcome)
            assert isinstance(await anext(table), m.Snapshot)
            assert table.replica.epoch == "second"

    run_with_server(run_scenario, make_room_with_hand())


@pytest.mark.usefixtures("short_reconnect_delays")
def test_command_with_lost_reply_is_accepted_once() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            server.withholds_replies = True
            command_task = asyncio.create_task(table.send_command(w.RaiseTo(6)))
            await wait_for_seq(table, server.room.seq + 1)
            server.withholds_replies = False
            await server.disconnect_all()
            reply = await command_task
            sent_commands = [frame for frame in server.frames if isinstance(frame, m.SubmitCommand)]
            assert len(sent_commands) == 2
            assert sent_commands[0] == sent_commands[1]
            assert reply.seq == server.room.seq
            assert server.room.dealer.table.hand is not None
            assert server.room.dealer.table.hand.bets[0] == 6

    run_with_server(run_scenario, make_room_with_hand())


@pytest.mark.usefixtures("short_reconnect_delays")
def test_forgotten_session_raises_room_refused() -> None:
    async def run_scenario(server: FakeServer) -> None:
        async with connect(server.url, name="Ann") as room:
            table = await room.watch(TABLE_ID)
            server.withholds_replies = True
            command_task = asyncio.create_task(table.send_command(w.Call()))
            await server.wait_until(lambda: isinstance(server.frames[-1], m.SubmitCommand))
            await server.forget_guests()
            with pytest.raises(RoomRefused) as error:
                async for _ in table:
                    pass
            assert error.value.status == 401
            with pytest.raises(RoomRefused):
                await command_task
            with pytest.raises(RoomRefused):
                await table.send_command(w.Call())

    run_with_server(run_scenario, make_room_with_hand())


def test_reconnect_delays_grow_with_jitter() -> None:
    seeded_delays, other_seed_delays = (
        [delay for delay, _ in zip(client.backoff_delays(Random(seed)), range(9), strict=False)]
        for seed in (1, 2)
    )
    assert seeded_delays != other_seed_delays
    assert max(seeded_delays) <= 10
    assert all(
        later_delay > 3 * early_delay
        for early_delay, later_delay in zip(seeded_delays, seeded_delays[4:6], strict=False)
    )
