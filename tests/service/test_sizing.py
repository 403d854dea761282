"""Bet size presets: each matches its label, or is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.service.task.table_task import TableTask
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.tables import Eyes, opened, room_of, run, seated


class Asked:
    """Two players in a hand, and the bet sizes offered to the player to act."""

    def __init__(self, eyes: list[Eyes]) -> None:
        self.eyes = eyes

    @classmethod
    async def to_act(cls, task: TableTask, chips: int = 200) -> Asked:
        eyes = await seated(task, "Ann", "Bob", chips=chips)
        assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
        asked = cls(eyes)
        await asked.hear()
        return asked

    async def hear(self) -> None:
        for each in self.eyes:
            if len(each.outbox):
                await each.hear()

    @property
    def actor(self) -> Eyes:
        return next(each for each in self.eyes if each.last["mine"]["turn"])

    @property
    def turn(self) -> dict[str, Any]:
        found: dict[str, Any] = self.actor.last["mine"]["turn"]
        return found

    @property
    def sizes(self) -> dict[str, int]:
        return {each["label"]: each["to"] for each in self.turn["presets"]}

    async def does(self, *wishes: w.AnyClientCommand) -> None:
        for wish in wishes:
            answer = await self.actor.ask(wish)
            assert isinstance(answer, Accepted), answer
            await self.hear()


def test_sizes_go_by_the_blind_the_bet_and_the_pot() -> None:
    async def session() -> None:
        asked = await Asked.to_act(
            await opened(room_of(), "no-limit hold'em 5/10", auto=False), 1000
        )
        assert asked.turn["unraised"]
        assert asked.sizes == {
            "min": 20, "2bb": 20, "2.2bb": 22, "2.5bb": 25, "3bb": 30, "4bb": 40, "5bb": 50,
            "2.5x": 25, "3x": 30, "4x": 40, "1/2": 20, "2/3": 23, "3/4": 25, "pot": 30,
            "1.5 pot": 40, "2 pot": 50, "all-in": 1000,
        }  # fmt: skip
        await asked.does(w.RaiseTo(30))
        assert not asked.turn["unraised"]
        assert {"3x": 90, "pot": 90, "min": 50}.items() <= asked.sizes.items()
        assert "4bb" not in asked.sizes, "it is less than may be raised to"
        await asked.does(w.Call())
        assert not asked.turn["unraised"], "that is of the first round alone"
        assert {"1/4": 15, "1/3": 20, "1/2": 30, "pot": 60}.items() <= asked.sizes.items()
        assert "3x" not in asked.sizes, "there is no bet yet"

    run(session())


def test_a_size_is_left_out_and_never_cut_to_the_stack() -> None:
    async def session() -> None:
        asked = await Asked.to_act(await opened(room_of(), "no-limit hold'em 1/2", auto=False), 80)
        await asked.does(w.RaiseTo(60))
        assert asked.sizes == {"min": 80, "all-in": 80}
        assert asked.turn["low"] == asked.turn["high"] == 80

    run(session())


def test_the_pot_of_pot_limit_is_the_dealers() -> None:
    async def session() -> None:
        task = await opened(room_of(), "pot-limit omaha 2/5", auto=False)
        asked = await Asked.to_act(task, 500)
        assert asked.sizes["pot"] == asked.turn["high"]
        assert asked.turn["pot"]["to"] == asked.turn["high"]
        assert not {"1.5 pot", "2 pot", "all-in"} & asked.sizes.keys()

    run(session())


def test_who_only_calls_has_not_raised() -> None:
    async def session() -> None:
        asked = await Asked.to_act(await opened(room_of(), "no-limit hold'em 1/2", auto=False), 200)
        await asked.does(w.Call())
        assert asked.turn["unraised"], "a call is no raise"

    run(session())


GAMES = [
    ("no-limit hold'em 1/2", True),
    ("limit hold'em 2/4", False),
    ("limit seven-card stud 2/4 ante 1 bring-in 1", False),
    ("pot-limit omaha 1/2", True),
]


@pytest.mark.parametrize("game, sized", GAMES, ids=[game for game, _ in GAMES])
def test_a_table_says_whether_its_bets_have_sizes(game: str, sized: bool) -> None:
    async def session() -> None:
        task = await opened(room_of(), game, auto=False)
        eyes = Eyes(task, "Ann")
        assert (await eyes.hear())["view"]["sized"] is sized

    run(session())


def test_nobody_is_offered_a_size_where_all_bets_are_fixed() -> None:
    async def session() -> None:
        asked = await Asked.to_act(await opened(room_of(), "limit hold'em 2/4", auto=False))
        assert asked.turn["low"] == asked.turn["high"] == asked.sizes["min"]
        assert set(asked.sizes.values()) == {asked.turn["low"]}

    run(session())


@pytest.mark.parametrize(
    "game, told",
    [
        ("no-limit hold'em 1/2", (4, 200)),
        ("pot-limit hold'em 1/2", (4, 7)),
        ("limit hold'em 2/4", (4, 4)),
        ("limit five-card draw 2/4 no blinds ante 1 jacks or better", (0, 0)),
    ],
)
def test_all_may_see_the_least_and_the_greatest_raise_unless_it_tells_of_cards(
    game: str, told: tuple[int, int]
) -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, game, auto=False)
        assert task.view().raises == (0, 0)
        eyes = await seated(task, "Ann", "Bob", "Cid")
        await eyes[0].ask(w.Begin())
        assert task.view().to_act
        assert task.view().raises == told
        await room.close()

    run(session())
