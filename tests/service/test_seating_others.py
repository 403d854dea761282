"""Seats assigned by a host or taken over from leaving players, and chips taken off."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.tables import KEY, Eyes, opened, over, room_of, run, seated

GAME = 'game = "no-limit hold\'em 1/2"\npreset = "online"\n'
EITHER = GAME + "[button]\nreplacement = 'either'\n"
ASSUME = GAME + "[button]\nreplacement = 'assume'\n"


def at_a_table(work: Callable[[TableTask, list[Eyes], Eyes], Coroutine[Any, Any, None]]) -> None:
    """Seat Ann (host), Bob and Cid, with Dee watching; verify the log afterwards."""

    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await opened(room, auto=False)
        people = await seated(task, "Ann", "Bob", "Cid")
        dee = Eyes(task, "Dee")
        await dee.hear()
        await work(task, people, dee)
        report = verify_stream(await load_evidence(store, f"table/{task.id}", KEY))
        assert report.clean, report.problems
        await room.close()

    run(session())


async def granted(eyes: Eyes, wish: w.AnyClientCommand) -> None:
    answer = await eyes.ask(wish)
    assert isinstance(answer, Accepted), answer


async def refused(eyes: Eyes, wish: w.AnyClientCommand) -> tuple[str, str]:
    answer = await eyes.ask(wish)
    assert isinstance(answer, Rejected), answer
    return answer.code, answer.rule


async def rules(host: Eyes, toml: str) -> None:
    await granted(host, w.ChangeRules(toml))


async def a_hand(eyes: list[Eyes]) -> None:
    await granted(eyes[0], w.Begin())
    for each in eyes:
        await each.until(lambda last: last["view"]["street"])
    await over(eyes)


def told(eyes: Eyes, kind: str) -> list[dict[str, Any]]:
    frames = [frame for frame in eyes.heard if frame["t"] == "update"]
    return [fact for frame in frames for fact in frame["facts"] if fact["type"] == kind]


# Seating by a host ------------------------------------------------------------------------------


def test_a_host_seats_who_watches_with_the_chips_of_a_broken_table() -> None:
    async def work(task: TableTask, people: list[Eyes], dee: Eyes) -> None:
        assert task.view().game.buy_in[0] > 25
        wish = w.SeatPlayer("Dee", 5, 25)
        assert (await refused(people[0], wish))[0] == "too little"
        await granted(people[0], w.SeatPlayer("Dee", 5, 25, "transferred"))  # rule: BUYN-05
        seen = await dee.until(lambda last: last["mine"]["chair"] == 5)
        [seat] = [each for each in seen["view"]["seats"] if each["player"] == "Dee"]
        assert seat["stack"] == 25
        [notice] = seen["mine"]["notices"]
        assert (notice["what"], notice["by"], notice["chair"], notice["chips"]) == (
            "seated", "Ann", 5, 25,
        )  # fmt: skip
        [did] = told(dee, "HostDid")
        assert did["wish"]["do"] == "seat-somebody"
        assert [fact["how"] for fact in told(dee, "ChipsBought")] == ["transfer"]

    at_a_table(work)


def test_only_a_host_seats_somebody_and_only_who_is_there_and_may_come_in() -> None:
    async def work(task: TableTask, people: list[Eyes], dee: Eyes) -> None:
        ann, bob, _ = people
        assert (await refused(bob, w.SeatPlayer("Dee", 5)))[0] == "not the host"
        assert (await refused(ann, w.SeatPlayer("Eve", 5)))[0] == "not near"
        assert (await refused(ann, w.SeatPlayer("", 5)))[0] == "not near"
        assert (await refused(ann, w.SeatPlayer("Bob", 5))) == ("seated", "BYND-95")
        assert (await refused(ann, w.SeatPlayer("Dee", 2))) == ("taken", "SEAT-04")
        await granted(ann, w.Ban("Dee"))
        assert (await refused(ann, w.SeatPlayer("Dee", 5)))[0] == "not near"
        assert set(task.chair_by_player) == {"Ann", "Bob", "Cid"}

    at_a_table(work)


def test_a_host_who_seats_somebody_asks_nobody_for_the_chips() -> None:
    async def work(task: TableTask, people: list[Eyes], dee: Eyes) -> None:
        await rules(people[0], GAME + "[buy_in]\napproval = true\n")
        await granted(people[0], w.SeatPlayer("Dee", 5, 100))
        [seat] = [each for each in task.view().seats if each.player == "Dee"]
        assert (seat.stack, seat.asked) == (100, 0)

    at_a_table(work)


# Taking over a seat -----------------------------------------------------------------------------


def test_who_takes_a_leavers_chair_chooses_to_play_on_where_the_house_lets_them() -> None:
    async def work(task: TableTask, people: list[Eyes], dee: Eyes) -> None:
        await rules(people[0], EITHER)
        await a_hand(people)
        assert task.view().in_stead == ()
        assert (await refused(dee, w.Sit(5, 200, entry="replacing"))) == ("nobody left", "BMOV-08")
        await granted(people[2], w.Leave())
        assert task.view().in_stead == (3,)
        await granted(dee, w.Sit(3, 200, entry="replacing"))
        assert task.view().in_stead == ()
        await granted(people[0], w.Begin())
        await dee.until(lambda last: last["mine"]["chair"] == 3)
        assert [fact["entry"] for fact in told(dee, "SatDown")][-1] == "replacing"
        [seat] = [each for each in task.view().seats if each.player == "Dee"]
        assert (seat.state, seat.owes) == ("playing", 0)

    at_a_table(work)


def test_a_host_seats_somebody_in_a_leavers_stead() -> None:
    async def work(task: TableTask, people: list[Eyes], dee: Eyes) -> None:
        await rules(people[0], EITHER)
        await a_hand(people)
        await granted(people[2], w.Leave())
        await granted(people[0], w.SeatPlayer("Dee", 3, 200, "replacing"))
        await dee.until(lambda last: last["mine"]["chair"] == 3)
        assert [fact["entry"] for fact in told(dee, "SatDown")][-1] == "replacing"

    at_a_table(work)


def test_where_the_house_has_it_so_a_leavers_chair_is_taken_in_their_stead_unasked() -> None:
    async def work(task: TableTask, people: list[Eyes], dee: Eyes) -> None:
        await rules(people[0], ASSUME)
        await a_hand(people)
        await granted(people[2], w.Leave())
        assert task.view().in_stead == (), "there is no choice"
        await granted(dee, w.Sit(3, 200))
        await dee.until(lambda last: last["mine"]["chair"] == 3)
        assert [fact["entry"] for fact in told(dee, "SatDown")][-1] == "replacing"

    at_a_table(work)


# Chips off the table ----------------------------------------------------------------------------


def test_a_player_takes_what_little_the_house_allows_off_the_table() -> None:
    async def work(task: TableTask, people: list[Eyes], dee: Eyes) -> None:
        bob = people[1]
        assert bob.last["mine"]["spend"] == 0
        assert (await refused(bob, w.TakeChips(5))) == ("going south", "STAK-03")
        await rules(people[0], GAME + "[buy_in]\nsmall = 8\n")  # rule: STAK-06
        await bob.until(lambda last: last["mine"]["spend"] == 8)
        await granted(bob, w.TakeChips(5))
        seen = await bob.until(lambda last: last["mine"]["spend"] == 3)
        assert seen["view"]["seats"][1]["stack"] == 195
        assert (await refused(bob, w.TakeChips(4))) == ("going south", "STAK-03")
        [spent] = told(bob, "ChipsReturned")
        assert (spent["player"], spent["chips"], spent["spent"]) == ("Bob", -5, True)
        await granted(people[0], w.Begin())
        seen = await bob.until(lambda last: last["view"]["street"])
        assert seen["mine"]["spend"] == 0
        assert (await refused(bob, w.TakeChips(1))) == ("hand not over", "STAK-08")

    at_a_table(work)
