"""The waiting list of a full table, bots that give up seats, and bots that fill them."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.service.room import Room
from riverboat.service.state.waiting_list import MAX_ABSENCE_MS
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.room_tables import (
    ROOM_KEY,
    TableClient,
    make_seeded_urandom,
    open_table,
    play_hand,
    run,
    seat_players,
)


class ManualClock:
    """A controlled clock."""

    def __init__(self) -> None:
        self.time_ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time_ms


def make_room_with_clock(clock: ManualClock, store: MemoryStore | None = None) -> Room:
    return Room(
        store or MemoryStore(), ROOM_KEY, clock=clock, urandom=make_seeded_urandom("a list")
    )


async def connect_clients(task: TableTask, *names: str) -> list[TableClient]:
    clients = [TableClient(task, name) for name in names]
    for client in clients:
        await client.receive()
    return clients


async def receive_list_position(client: TableClient) -> dict[str, Any]:
    """Return the last waiting-list position sent to a client."""
    while not (position_frames := [frame for frame in client.messages if frame["t"] == "place"]):
        await client.receive()
    return position_frames[-1]


async def wait_for_position(client: TableClient, **fields: Any) -> dict[str, Any]:
    """Wait until a client receives a waiting-list position with these fields."""
    while True:
        for frame in client.messages:
            if frame["t"] == "place" and all(frame[key] == value for key, value in fields.items()):
                return frame
        await client.receive()


async def process_due_timers(client: TableClient) -> None:
    """Make the table process due timers with a neutral step."""
    client.task.add_cut_promise(client.name, "ab" * 32)
    await client.submit(w.LeaveWaitingList())


async def submit_accepted(client: TableClient, command: w.AnyClientCommand) -> None:
    reply = await client.submit(command)
    assert isinstance(reply, Accepted), reply


async def submit_rejected(client: TableClient, command: w.AnyClientCommand) -> str:
    reply = await client.submit(command)
    assert isinstance(reply, Rejected), reply
    assert reply.message
    return reply.code


def test_free_seat_is_reserved_for_first_in_list() -> None:
    async def run_scenario() -> None:
        time = ManualClock()
        task = await open_table(
            make_room_with_clock(time), chairs=2, starts_hands_automatically=False
        )
        ann, _ben = await seat_players(task, "Ann", "Ben")
        cid, dot, eve = await connect_clients(task, "Cid", "Dot", "Eve")
        await submit_accepted(cid, w.JoinWaitingList())
        await submit_accepted(dot, w.JoinWaitingList())
        assert (await receive_list_position(cid))["place"] == 1
        assert (await receive_list_position(dot))["place"] == 2
        assert task.view().waiting_count == 2
        await submit_accepted(ann, w.Leave())
        offer = await wait_for_position(cid, chair=1)
        assert offer["until"] == time.time_ms + 60_000
        assert task.view().reserved_chairs == (1,)
        assert await submit_rejected(eve, w.Sit(1, 200)) == "kept"
        assert await submit_rejected(dot, w.Sit(1, 200)) == "kept"
        await submit_accepted(cid, w.Sit(1, 200))
        assert task.view().reserved_chairs == ()
        assert task.view().waiting_count == 1
        assert (await wait_for_position(cid, place=0))["why"] == "seated"
        assert (await wait_for_position(dot, place=1))["chair"] == 0

    run(run_scenario())


def test_expired_seat_offer_passes_to_next_player() -> None:
    async def run_scenario() -> None:
        time = ManualClock()
        task = await open_table(
            make_room_with_clock(time),
            chairs=2,
            starts_hands_automatically=False,
            seconds_to_sit=30,
        )
        ann, _ben = await seat_players(task, "Ann", "Ben")
        cid, dot = await connect_clients(task, "Cid", "Dot")
        await submit_accepted(cid, w.JoinWaitingList())
        await submit_accepted(dot, w.JoinWaitingList())
        await submit_accepted(ann, w.Leave())
        await wait_for_position(cid, chair=1)
        time.time_ms += 29_999
        await process_due_timers(ann)
        assert task.list_notifier.position_of("Cid").chair == 1
        time.time_ms += 1
        await process_due_timers(ann)
        assert (await wait_for_position(cid, place=0))["why"] == "missed"
        assert (await wait_for_position(dot, chair=1))["until"] == time.time_ms + 30_000

    run(run_scenario())


def test_declined_seat_offer_passes_to_next_player() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()), chairs=2, starts_hands_automatically=False
        )
        ann, _ben = await seat_players(task, "Ann", "Ben")
        cid, dot = await connect_clients(task, "Cid", "Dot")
        await submit_accepted(cid, w.JoinWaitingList())
        await submit_accepted(dot, w.JoinWaitingList())
        await submit_accepted(ann, w.Leave())
        await submit_accepted(cid, w.LeaveWaitingList())
        assert (await wait_for_position(dot, chair=1))["place"] == 1

    run(run_scenario())


def test_disconnected_player_is_skipped_and_keeps_position() -> None:
    async def run_scenario() -> None:
        time = ManualClock()
        task = await open_table(
            make_room_with_clock(time), chairs=2, starts_hands_automatically=False
        )
        ann, ben = await seat_players(task, "Ann", "Ben")
        cid, dot = await connect_clients(task, "Cid", "Dot")
        await submit_accepted(cid, w.JoinWaitingList())
        await submit_accepted(dot, w.JoinWaitingList())
        cid.disconnect()
        await submit_accepted(ann, w.Leave())
        assert (await wait_for_position(dot, chair=1))["place"] == 2
        await submit_accepted(dot, w.Sit(1, 200))
        (cid,) = await connect_clients(task, "Cid")
        assert (await receive_list_position(cid))["place"] == 1
        cid.disconnect()
        time.time_ms += MAX_ABSENCE_MS - 1
        await process_due_timers(ben)
        assert task.list_notifier.position_of("Cid").position == 1
        time.time_ms += 1
        await process_due_timers(ben)
        assert task.list_notifier.position_of("Cid").position == 0
        (cid,) = await connect_clients(task, "Cid")
        assert (await receive_list_position(cid))["why"] == "away"

    run(run_scenario())


def test_waiting_list_and_offers_survive_restart() -> None:
    async def run_scenario() -> None:
        time, store = ManualClock(), MemoryStore()
        room = make_room_with_clock(time, store)
        task = await open_table(room, chairs=2, starts_hands_automatically=False)
        ann, _ben = await seat_players(task, "Ann", "Ben")
        cid, dot, eve = await connect_clients(task, "Cid", "Dot", "Eve")
        for player in (cid, dot, eve):
            await submit_accepted(player, w.JoinWaitingList())
        await submit_accepted(ann, w.Leave())
        await wait_for_position(cid, chair=1)
        await submit_accepted(dot, w.LeaveWaitingList())
        await room.close()
        time.time_ms += 3_600_000
        second_room = make_room_with_clock(time, store)
        await second_room.open()
        task = second_room.task(task.id)
        cid, eve = await connect_clients(task, "Cid", "Eve")
        position = await receive_list_position(cid)
        assert (position["place"], position["chair"]) == (1, 1)
        assert position["until"] == time.time_ms + 60_000
        assert (await receive_list_position(eve))["place"] == 2
        assert await submit_rejected(eve, w.Sit(1, 200)) == "kept"
        await submit_accepted(cid, w.Sit(1, 200))

    run(run_scenario())


def test_only_host_sees_and_edits_waiting_list() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()), chairs=2, starts_hands_automatically=False
        )
        ann, ben = await seat_players(task, "Ann", "Ben")
        (cid,) = await connect_clients(task, "Cid")
        await submit_accepted(cid, w.JoinWaitingList())
        host_frame = await ann.wait_until(lambda frame: frame["mine"]["waiting"] == ["Cid"])
        assert host_frame["view"]["waiting"] == 1
        player = await ben.wait_until(lambda frame: frame["view"]["waiting"] == 1)
        assert player["mine"]["waiting"] == []
        assert b"Cid" not in b"".join(ben.frames)
        assert await submit_rejected(ben, w.RemoveFromWaitingList("Cid")) == "not the host"
        assert await submit_rejected(ann, w.RemoveFromWaitingList("Dot")) == "not on the list"
        await submit_accepted(ann, w.RemoveFromWaitingList("Cid"))
        assert (await wait_for_position(cid, place=0))["why"] == "removed"

    run(run_scenario())


def test_unneeded_waiting_list_requests_are_refused() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()), chairs=3, starts_hands_automatically=False
        )
        ann, ben = await seat_players(task, "Ann", "Ben")
        (cid,) = await connect_clients(task, "Cid")
        assert await submit_rejected(ann, w.JoinWaitingList()) == "seated"
        assert await submit_rejected(cid, w.JoinWaitingList()) == "seat free"
        assert await submit_rejected(cid, w.JoinWaitingList(chair=3)) == "seat free"
        assert await submit_rejected(cid, w.JoinWaitingList(chair=2)) == "no bot"
        await submit_accepted(ann, w.AddBot())
        assert await submit_rejected(cid, w.JoinWaitingList(chair=3, chips=1)) == "buy-in"
        assert ben.task is task

    run(run_scenario())


def test_bot_gives_up_seat_at_once_between_hands() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()), chairs=2, starts_hands_automatically=False
        )
        (ann,) = await seat_players(task, "Ann")
        await submit_accepted(ann, w.AddBot())
        assert task.view().seats[1].yields_chair
        (cid,) = await connect_clients(task, "Cid")
        await submit_accepted(cid, w.JoinWaitingList(chair=2, chips=150))
        seat = task.view().seats[1]
        assert (seat.player, seat.stack, seat.is_program) == ("Cid", 150, False)
        assert task.bots == frozenset()

    run(run_scenario())


def test_bot_gives_up_seat_after_hand_and_seat_is_reserved() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()), chairs=3, starts_hands_automatically=False
        )
        ann, _ben = await seat_players(task, "Ann", "Ben")
        await submit_accepted(ann, w.AddBot())
        bot_name = task.view().seats[2].player
        bot_client, cid, dot = await connect_clients(task, bot_name, "Cid", "Dot")
        await submit_accepted(ann, w.Begin())
        await submit_accepted(cid, w.JoinWaitingList())
        assert not task.view().seats[2].yields_chair
        assert task.list_notifier.position_of("Cid").chair == 0
        await play_hand([ann, _ben, bot_client])
        offer = await wait_for_position(cid, chair=3)
        assert offer["place"] == 1
        assert await submit_rejected(dot, w.Sit(3, 200)) == "kept"
        assert await submit_rejected(ann, w.AddBot()) == "taken"
        await submit_accepted(cid, w.Sit(3, 200))

    run(run_scenario())


def test_bot_stays_when_waiting_player_leaves_list() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()), chairs=3, starts_hands_automatically=False
        )
        ann, ben = await seat_players(task, "Ann", "Ben")
        await submit_accepted(ann, w.AddBot())
        bot = task.view().seats[2].player
        otto, cid = await connect_clients(task, bot, "Cid")
        await submit_accepted(ann, w.Begin())
        await submit_accepted(cid, w.JoinWaitingList(chair=3))
        await submit_accepted(cid, w.LeaveWaitingList())
        await play_hand([ann, ben, otto])
        assert bot in task.chair_by_player
        assert task.view().seats[2].yields_chair

    run(run_scenario())


def test_one_bot_leaves_per_waiting_player() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()), chairs=4, starts_hands_automatically=False
        )
        (ann,) = await seat_players(task, "Ann")
        for _ in range(3):
            await submit_accepted(ann, w.AddBot())
        cid, dot = await connect_clients(task, "Cid", "Dot")
        await submit_accepted(cid, w.JoinWaitingList(chair=4))
        assert (await wait_for_position(cid, chair=4))["place"] == 1
        assert len(task.bots) == 2
        await submit_accepted(dot, w.JoinWaitingList())
        assert (await wait_for_position(dot, place=2))["chair"] in (2, 3)
        assert len(task.bots) == 1

    run(run_scenario())


def test_bots_keep_seats_when_setting_is_off() -> None:
    async def run_scenario() -> None:
        room = make_room_with_clock(ManualClock())
        task = await open_table(
            room, chairs=2, starts_hands_automatically=False, bots_make_room=False
        )
        (ann,) = await seat_players(task, "Ann")
        await submit_accepted(ann, w.AddBot())
        (cid,) = await connect_clients(task, "Cid")
        assert not task.view().seats[1].yields_chair
        assert await submit_rejected(cid, w.JoinWaitingList(chair=2)) == "bots stay"
        await submit_accepted(cid, w.JoinWaitingList())
        assert len(task.bots) == 1
        await room.change_settings(task.id, {"bots_make_room": True})
        assert (await wait_for_position(cid, chair=2))["place"] == 1

    run(run_scenario())


def test_bot_fills_seat_of_leaving_player() -> None:
    async def run_scenario() -> None:
        room = make_room_with_clock(ManualClock())
        task = await open_table(room, chairs=4, starts_hands_automatically=False)
        ann, ben = await seat_players(task, "Ann", "Ben")
        await room.change_settings(task.id, {"bots_fill": 3})
        await ann.wait_until(lambda frame: len(frame["view"]["seats"]) == 3)
        await submit_accepted(ben, w.Leave())
        assert len(task.view().seats) == 3
        assert len(task.bots) == 2
        (cid,) = await connect_clients(task, "Cid")
        await submit_accepted(cid, w.Sit(4, 200))
        assert len(task.view().seats) == 4
        assert ann.task is task

    run(run_scenario())


@pytest.mark.parametrize("delay", [0, 30])
def test_waiting_player_gets_offer_without_spectator_delay(delay: int) -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room_with_clock(ManualClock()),
            chairs=2,
            starts_hands_automatically=False,
            delay=delay,
        )
        ann, _ben = await seat_players(task, "Ann", "Ben")
        (cid,) = await connect_clients(task, "Cid")
        await submit_accepted(cid, w.JoinWaitingList())
        await submit_accepted(ann, w.Leave())
        assert (await wait_for_position(cid, chair=1))["place"] == 1

    run(run_scenario())
