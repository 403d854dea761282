"""Dealer's choice: the player on the button or a host chooses the game."""

from __future__ import annotations

import asyncio

from riverboat.engine import rotation
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.service.views.private_view import GAME_CHOICE_MS
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.tables import Eyes, opened, over, room_of, run, seated
from tests.service.test_showing import folding, hear

MOMENT = 1_800_000_000_000
RAZZ, BADUGI, HOLDEM = "limit razz", "limit badugi", "limit hold'em"


async def choice(store: MemoryStore | None = None, **settings: object) -> TableTask:
    room = room_of(store)
    room.clock = lambda: MOMENT
    await room.open()
    rules = TableRules.preset("online", rotation("dealer's choice", 2, 4), chairs=6)
    usual = {"auto": False, "between": 2.0, "pace": 0.0, **settings}
    row = await room.new_table(rules, TableSettings(**usual), "Ann")  # type: ignore[arg-type]
    return room.task(row.id)


def dealer(eyes: list[Eyes]) -> Eyes:
    """Return the client that is asked to choose."""
    [found] = [each for each in eyes if (each.last["mine"]["turn"] or {}).get("ask") == "game"]
    return found


def test_the_player_who_gets_the_button_is_asked_and_nobody_else_may_answer() -> None:
    async def session() -> None:
        task = await choice()
        eyes = await seated(task, "Bob", "Cid", "Dee")
        await hear(eyes)
        asked = dealer(eyes)
        view = asked.last["view"]
        assert view["asks"] == "game"
        assert view["to_act"] == [asked.last["mine"]["chair"]]
        turn = asked.last["mine"]["turn"]
        assert {RAZZ, BADUGI, HOLDEM} <= set(turn["games"])
        assert turn["now"] == turn["games"][0]
        other = next(each for each in eyes if each is not asked)
        refused = await other.ask(w.ChooseGame(RAZZ))
        assert isinstance(refused, Rejected)
        assert (refused.code, refused.rule) == ("not the dealer", "BYND-85")
        assert asked.name in refused.why
        wrong = await asked.ask(w.ChooseGame("limit snap"))
        assert isinstance(wrong, Rejected)
        assert isinstance(await asked.ask(w.ChooseGame(BADUGI)), Accepted)
        await hear(eyes)
        assert all(each.last["mine"]["turn"] is None for each in eyes)
        assert asked.last["view"]["game"]["variant"] == "badugi"
        assert asked.last["view"]["to_act"] == []

        await task.submit("Ann", "begin", w.Begin())
        await hear(eyes)
        view = asked.last["view"]
        assert view["game"]["variant"] == "badugi"
        assert view["button"] == asked.last["mine"]["chair"]
        await over(eyes, folding)
        await hear(eyes)
        assert dealer(eyes) is not asked

    run(session())


def test_in_stud_the_button_stands_still_and_the_choice_goes_on() -> None:
    async def session() -> None:
        task = await choice()
        eyes = await seated(task, "Bob", "Cid", "Dee")
        chose = []
        for hand in range(3):
            await hear(eyes)
            asked = dealer(eyes)
            chose.append(asked.last["mine"]["chair"])
            assert isinstance(await asked.ask(w.ChooseGame(RAZZ)), Accepted)
            await task.submit("Ann", f"begin {hand}", w.Begin())
            await over(eyes, folding)
        assert sorted(chose) == [1, 2, 3]
        assert [(each % 3) + 1 for each in chose[:2]] == chose[1:]

    run(session())


def test_a_host_may_choose_for_the_dealer() -> None:
    async def session() -> None:
        task = await choice()
        eyes = await seated(task, "Bob", "Cid")
        assert isinstance(await task.submit("Ann", "host", w.ChooseGame(RAZZ)), Accepted)
        await hear(eyes)
        assert all(each.last["mine"]["turn"] is None for each in eyes)
        assert task.view().game.variant == "razz"

    run(session())


def test_every_name_that_a_table_gives_for_its_games_chooses_one() -> None:
    async def session() -> None:
        task = await choice()
        view = task.view()
        assert len(view.mix) == len(view.choices)
        for name, said in zip(view.mix, view.choices, strict=True):
            for each in (name, said):
                answer = await task.submit("Ann", f"host {each}", w.ChooseGame(each))
                assert isinstance(answer, Accepted), answer
                assert task.view().game.name == name
        horse = await opened(room_of(), "horse 2/4")
        assert horse.view().mix
        assert horse.view().choices == ()

    run(session())


def test_the_dealer_has_a_clock_and_the_hand_waits_no_longer_than_that() -> None:
    async def session() -> None:
        task = await choice(auto=True)
        eyes = await seated(task, "Bob", "Cid")
        await hear(eyes)
        view = task.view()
        assert view.next_at == MOMENT + GAME_CHOICE_MS
        assert view.clock is not None
        assert (view.clock.chair, view.clock.until) == (view.to_act[0], MOMENT + GAME_CHOICE_MS)
        assert isinstance(await dealer(eyes).ask(w.ChooseGame(RAZZ)), Accepted)
        await asyncio.sleep(0)
        assert task.view().next_at == MOMENT + 2_000
        assert task.view().clock is None

    run(session())


def test_nobody_waits_for_a_dealer_who_is_not_there() -> None:
    async def session() -> None:
        task = await choice(auto=True)
        eyes = await seated(task, "Bob", "Cid")
        await hear(eyes)
        dealer(eyes).part()
        async with asyncio.timeout(60):
            while task.view().to_act:
                await asyncio.sleep(0.005)
        assert task.view().next_at == MOMENT + 2_000

    run(session())
