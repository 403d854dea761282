"""The waiting list of a full table, bots that give up seats, and bots that fill them."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.service.room import Room
from riverboat.service.state.waiting_list import PLACE_KEPT_MS
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.tables import KEY, Eyes, opened, over, run, seated, urandom_of


class Time:
    """A controlled clock."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


def room_at(time: Time, store: MemoryStore | None = None) -> Room:
    return Room(store or MemoryStore(), KEY, clock=time, urandom=urandom_of("a list"))


async def come(task: TableTask, *names: str) -> list[Eyes]:
    eyes = [Eyes(task, name) for name in names]
    for each in eyes:
        await each.hear()
    return eyes


async def place(eyes: Eyes) -> dict[str, Any]:
    """Return the last waiting-list position sent to a client."""
    while not (told := [each for each in eyes.heard if each["t"] == "place"]):
        await eyes.hear()
    return told[-1]


async def placed(eyes: Eyes, **fields: Any) -> dict[str, Any]:
    """Wait until a client receives a waiting-list position with these fields."""
    while True:
        for each in eyes.heard:
            if each["t"] == "place" and all(each[key] == value for key, value in fields.items()):
                return each
        await eyes.hear()


async def tick(eyes: Eyes) -> None:
    """Make the table process due timers with a neutral step."""
    eyes.task.add_cut_promise(eyes.name, "ab" * 32)
    await eyes.ask(w.LeaveWaitingList())


async def granted(eyes: Eyes, wish: w.AnyClientCommand) -> None:
    answer = await eyes.ask(wish)
    assert isinstance(answer, Accepted), answer


async def refused(eyes: Eyes, wish: w.AnyClientCommand) -> str:
    answer = await eyes.ask(wish)
    assert isinstance(answer, Rejected), answer
    assert answer.why
    return answer.code


def test_the_next_free_seat_is_kept_for_the_first_on_the_list() -> None:
    async def work() -> None:
        time = Time()
        task = await opened(room_at(time), chairs=2, auto=False)
        ann, _ben = await seated(task, "Ann", "Ben")
        cid, dot, eve = await come(task, "Cid", "Dot", "Eve")
        await granted(cid, w.JoinWaitingList())
        await granted(dot, w.JoinWaitingList())
        assert (await place(cid))["place"] == 1
        assert (await place(dot))["place"] == 2
        assert task.view().waiting == 2
        await granted(ann, w.Leave())
        offer = await placed(cid, chair=1)
        assert offer["until"] == time.at + 60_000
        assert task.view().kept == (1,)
        assert await refused(eve, w.Sit(1, 200)) == "kept"
        assert await refused(dot, w.Sit(1, 200)) == "kept"
        await granted(cid, w.Sit(1, 200))
        assert task.view().kept == ()
        assert task.view().waiting == 1
        assert (await placed(cid, place=0))["why"] == "seated"
        assert (await placed(dot, place=1))["chair"] == 0

    run(work())


def test_who_does_not_take_the_chair_in_time_loses_it_to_the_next() -> None:
    async def work() -> None:
        time = Time()
        task = await opened(room_at(time), chairs=2, auto=False, to_sit=30)
        ann, _ben = await seated(task, "Ann", "Ben")
        cid, dot = await come(task, "Cid", "Dot")
        await granted(cid, w.JoinWaitingList())
        await granted(dot, w.JoinWaitingList())
        await granted(ann, w.Leave())
        await placed(cid, chair=1)
        time.at += 29_999
        await tick(ann)
        assert task.list_notifier.position_of("Cid").chair == 1
        time.at += 1
        await tick(ann)
        assert (await placed(cid, place=0))["why"] == "missed"
        assert (await placed(dot, chair=1))["until"] == time.at + 30_000

    run(work())


def test_who_gives_the_chair_up_leaves_it_to_the_next() -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=2, auto=False)
        ann, _ben = await seated(task, "Ann", "Ben")
        cid, dot = await come(task, "Cid", "Dot")
        await granted(cid, w.JoinWaitingList())
        await granted(dot, w.JoinWaitingList())
        await granted(ann, w.Leave())
        await granted(cid, w.LeaveWaitingList())
        assert (await placed(dot, chair=1))["place"] == 1

    run(work())


def test_who_has_left_the_page_is_passed_over_and_keeps_the_place_for_a_while() -> None:
    async def work() -> None:
        time = Time()
        task = await opened(room_at(time), chairs=2, auto=False)
        ann, ben = await seated(task, "Ann", "Ben")
        cid, dot = await come(task, "Cid", "Dot")
        await granted(cid, w.JoinWaitingList())
        await granted(dot, w.JoinWaitingList())
        cid.part()
        await granted(ann, w.Leave())
        assert (await placed(dot, chair=1))["place"] == 2
        await granted(dot, w.Sit(1, 200))
        (cid,) = await come(task, "Cid")
        assert (await place(cid))["place"] == 1
        cid.part()
        time.at += PLACE_KEPT_MS - 1
        await tick(ben)
        assert task.list_notifier.position_of("Cid").place == 1
        time.at += 1
        await tick(ben)
        assert task.list_notifier.position_of("Cid").place == 0
        (cid,) = await come(task, "Cid")
        assert (await place(cid))["why"] == "away"

    run(work())


def test_the_list_and_its_offers_outlive_a_restart() -> None:
    async def work() -> None:
        time, store = Time(), MemoryStore()
        room = room_at(time, store)
        task = await opened(room, chairs=2, auto=False)
        ann, _ben = await seated(task, "Ann", "Ben")
        cid, dot, eve = await come(task, "Cid", "Dot", "Eve")
        for each in (cid, dot, eve):
            await granted(each, w.JoinWaitingList())
        await granted(ann, w.Leave())
        await placed(cid, chair=1)
        await granted(dot, w.LeaveWaitingList())
        await room.close()
        time.at += 3_600_000
        again = room_at(time, store)
        await again.open()
        task = again.task(task.id)
        cid, eve = await come(task, "Cid", "Eve")
        found = await place(cid)
        assert (found["place"], found["chair"]) == (1, 1)
        assert found["until"] == time.at + 60_000
        assert (await place(eve))["place"] == 2
        assert await refused(eve, w.Sit(1, 200)) == "kept"
        await granted(cid, w.Sit(1, 200))

    run(work())


def test_a_host_sees_the_names_and_takes_one_off_and_nobody_else_does() -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=2, auto=False)
        ann, ben = await seated(task, "Ann", "Ben")
        (cid,) = await come(task, "Cid")
        await granted(cid, w.JoinWaitingList())
        host = await ann.until(lambda last: last["mine"]["waiting"] == ["Cid"])
        assert host["view"]["waiting"] == 1
        player = await ben.until(lambda last: last["view"]["waiting"] == 1)
        assert player["mine"]["waiting"] == []
        assert b"Cid" not in b"".join(ben.frames)
        assert await refused(ben, w.RemoveFromWaitingList("Cid")) == "not the host"
        assert await refused(ann, w.RemoveFromWaitingList("Dot")) == "not on the list"
        await granted(ann, w.RemoveFromWaitingList("Cid"))
        assert (await placed(cid, place=0))["why"] == "removed"

    run(work())


def test_nobody_waits_who_need_not() -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=3, auto=False)
        ann, ben = await seated(task, "Ann", "Ben")
        (cid,) = await come(task, "Cid")
        assert await refused(ann, w.JoinWaitingList()) == "seated"
        assert await refused(cid, w.JoinWaitingList()) == "seat free"
        assert await refused(cid, w.JoinWaitingList(chair=3)) == "seat free"
        assert await refused(cid, w.JoinWaitingList(chair=2)) == "no bot"
        await granted(ann, w.AddBot())
        assert await refused(cid, w.JoinWaitingList(chair=3, chips=1)) == "buy-in"
        assert ben.task is task

    run(work())


def test_a_bot_gets_up_at_once_between_hands_and_somebody_sits_down() -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=2, auto=False)
        (ann,) = await seated(task, "Ann")
        await granted(ann, w.AddBot())
        assert task.view().seats[1].makes_room
        (cid,) = await come(task, "Cid")
        await granted(cid, w.JoinWaitingList(chair=2, chips=150))
        seat = task.view().seats[1]
        assert (seat.player, seat.stack, seat.bot) == ("Cid", 150, False)
        assert task.bots == frozenset()

    run(work())


def test_a_bot_in_a_hand_gets_up_when_it_is_over_and_the_chair_is_kept() -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=3, auto=False)
        ann, _ben = await seated(task, "Ann", "Ben")
        await granted(ann, w.AddBot())
        bot = task.view().seats[2].player
        otto, cid, dot = await come(task, bot, "Cid", "Dot")
        await granted(ann, w.Begin())
        await granted(cid, w.JoinWaitingList())
        assert not task.view().seats[2].makes_room
        assert task.list_notifier.position_of("Cid").chair == 0
        await over([ann, _ben, otto])
        offer = await placed(cid, chair=3)
        assert offer["place"] == 1
        assert await refused(dot, w.Sit(3, 200)) == "kept"
        assert await refused(ann, w.AddBot()) == "taken"
        await granted(cid, w.Sit(3, 200))

    run(work())


def test_a_bot_stays_when_who_wanted_its_chair_waits_no_more() -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=3, auto=False)
        ann, ben = await seated(task, "Ann", "Ben")
        await granted(ann, w.AddBot())
        bot = task.view().seats[2].player
        otto, cid = await come(task, bot, "Cid")
        await granted(ann, w.Begin())
        await granted(cid, w.JoinWaitingList(chair=3))
        await granted(cid, w.LeaveWaitingList())
        await over([ann, ben, otto])
        assert bot in task.chair_by_player
        assert task.view().seats[2].makes_room

    run(work())


def test_only_as_many_bots_get_up_as_people_wait() -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=4, auto=False)
        (ann,) = await seated(task, "Ann")
        for _ in range(3):
            await granted(ann, w.AddBot())
        cid, dot = await come(task, "Cid", "Dot")
        await granted(cid, w.JoinWaitingList(chair=4))
        assert (await placed(cid, chair=4))["place"] == 1
        assert len(task.bots) == 2
        await granted(dot, w.JoinWaitingList())
        assert (await placed(dot, place=2))["chair"] in (2, 3)
        assert len(task.bots) == 1

    run(work())


def test_bots_keep_their_chairs_where_the_host_says_so() -> None:
    async def work() -> None:
        room = room_at(Time())
        task = await opened(room, chairs=2, auto=False, bots_make_room=False)
        (ann,) = await seated(task, "Ann")
        await granted(ann, w.AddBot())
        (cid,) = await come(task, "Cid")
        assert not task.view().seats[1].makes_room
        assert await refused(cid, w.JoinWaitingList(chair=2)) == "bots stay"
        await granted(cid, w.JoinWaitingList())
        assert len(task.bots) == 1
        await room.change_settings(task.id, {"bots_make_room": True})
        assert (await placed(cid, chair=2))["place"] == 1

    run(work())


def test_a_bot_sits_down_when_a_person_leaves_where_the_host_wants_chairs_filled() -> None:
    async def work() -> None:
        room = room_at(Time())
        task = await opened(room, chairs=4, auto=False)
        ann, ben = await seated(task, "Ann", "Ben")
        await room.change_settings(task.id, {"bots_fill": 3})
        await ann.until(lambda last: len(last["view"]["seats"]) == 3)
        await granted(ben, w.Leave())
        assert len(task.view().seats) == 3
        assert len(task.bots) == 2
        (cid,) = await come(task, "Cid")
        await granted(cid, w.Sit(4, 200))
        assert len(task.view().seats) == 4
        assert ann.task is task

    run(work())


@pytest.mark.parametrize("delay", [0, 30])
def test_who_waits_is_told_at_once_even_where_others_see_everything_later(delay: int) -> None:
    async def work() -> None:
        task = await opened(room_at(Time()), chairs=2, auto=False, delay=delay)
        ann, _ben = await seated(task, "Ann", "Ben")
        (cid,) = await come(task, "Cid")
        await granted(cid, w.JoinWaitingList())
        await granted(ann, w.Leave())
        assert (await placed(cid, chair=1))["place"] == 1

    run(work())
