"""Bet size presets: each matches its label, or is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.service.task.table_task import TableTask
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import TableClient, make_room, open_table, run, seat_players


class HeadsUpHand:
    """Two players in a hand, and the bet sizes offered to the player to act."""

    def __init__(self, clients: list[TableClient]) -> None:
        self.clients = clients

    @classmethod
    async def begin(cls, task: TableTask, chips: int = 200) -> HeadsUpHand:
        clients = await seat_players(task, "Ann", "Bob", chips=chips)
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        hand = cls(clients)
        await hand.receive_updates()
        return hand

    async def receive_updates(self) -> None:
        for client in self.clients:
            if len(client.outbox):
                await client.receive()

    @property
    def actor(self) -> TableClient:
        return next(client for client in self.clients if client.last["mine"]["turn"])

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self.actor.last["mine"]["turn"]
        return turn

    @property
    def sizes_by_label(self) -> dict[str, int]:
        return {preset["label"]: preset["to"] for preset in self.turn["presets"]}

    async def act(self, *commands: w.AnyClientCommand) -> None:
        for command in commands:
            reply = await self.actor.submit(command)
            assert isinstance(reply, Accepted), reply
            await self.receive_updates()


def test_presets_follow_blind_bet_and_pot() -> None:
    async def run_scenario() -> None:
        hand = await HeadsUpHand.begin(
            await open_table(
                make_room(), "no-limit hold'em 5/10", starts_hands_automatically=False
            ),
            1000,
        )
        assert hand.turn["unraised"]
        assert hand.sizes_by_label == {
            "min": 20, "2bb": 20, "2.2bb": 22, "2.5bb": 25, "3bb": 30, "4bb": 40, "5bb": 50,
            "2.5x": 25, "3x": 30, "4x": 40, "1/2": 20, "2/3": 23, "3/4": 25, "pot": 30,
            "1.5 pot": 40, "2 pot": 50, "all-in": 1000,
        }  # fmt: skip
        await hand.act(w.RaiseTo(30))
        assert not hand.turn["unraised"]
        assert {"3x": 90, "pot": 90, "min": 50}.items() <= hand.sizes_by_label.items()
        assert "4bb" not in hand.sizes_by_label, "it is less than may be raised to"
        await hand.act(w.Call())
        assert not hand.turn["unraised"], "that is of the first round alone"
        assert {"1/4": 15, "1/3": 20, "1/2": 30, "pot": 60}.items() <= hand.sizes_by_label.items()
        assert "3x" not in hand.sizes_by_label, "there is no bet yet"

    run(run_scenario())


def test_preset_above_stack_is_omitted() -> None:
    async def run_scenario() -> None:
        hand = await HeadsUpHand.begin(
            await open_table(make_room(), "no-limit hold'em 1/2", starts_hands_automatically=False),
            80,
        )
        await hand.act(w.RaiseTo(60))
        assert hand.sizes_by_label == {"min": 80, "all-in": 80}
        assert hand.turn["low"] == hand.turn["high"] == 80

    run(run_scenario())


def test_pot_preset_equals_pot_limit_maximum() -> None:
    async def run_scenario() -> None:
        task = await open_table(
            make_room(), "pot-limit omaha 2/5", starts_hands_automatically=False
        )
        hand = await HeadsUpHand.begin(task, 500)
        assert hand.sizes_by_label["pot"] == hand.turn["high"]
        assert hand.turn["pot"]["to"] == hand.turn["high"]
        assert not {"1.5 pot", "2 pot", "all-in"} & hand.sizes_by_label.keys()

    run(run_scenario())


def test_limp_leaves_pot_unraised() -> None:
    async def run_scenario() -> None:
        hand = await HeadsUpHand.begin(
            await open_table(make_room(), "no-limit hold'em 1/2", starts_hands_automatically=False),
            200,
        )
        await hand.act(w.Call())
        assert hand.turn["unraised"], "a call is no raise"

    run(run_scenario())


GAMES = [
    ("no-limit hold'em 1/2", True),
    ("limit hold'em 2/4", False),
    ("limit seven-card stud 2/4 ante 1 bring-in 1", False),
    ("pot-limit omaha 1/2", True),
]


@pytest.mark.parametrize("game, has_sizes", GAMES, ids=[game for game, _ in GAMES])
def test_view_states_if_bets_have_sizes(game: str, has_sizes: bool) -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room(), game, starts_hands_automatically=False)
        client = TableClient(task, "Ann")
        assert (await client.receive())["view"]["sized"] is has_sizes

    run(run_scenario())


def test_fixed_limit_offers_one_bet_size() -> None:
    async def run_scenario() -> None:
        hand = await HeadsUpHand.begin(
            await open_table(make_room(), "limit hold'em 2/4", starts_hands_automatically=False)
        )
        assert hand.turn["low"] == hand.turn["high"] == hand.sizes_by_label["min"]
        assert set(hand.sizes_by_label.values()) == {hand.turn["low"]}

    run(run_scenario())


@pytest.mark.parametrize(
    "game, raise_range",
    [
        ("no-limit hold'em 1/2", (4, 200)),
        ("pot-limit hold'em 1/2", (4, 7)),
        ("limit hold'em 2/4", (4, 4)),
        ("limit five-card draw 2/4 no blinds ante 1 jacks or better", (0, 0)),
    ],
)
def test_public_raise_range_reveals_no_cards(game: str, raise_range: tuple[int, int]) -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, game, starts_hands_automatically=False)
        assert task.view().raise_range == (0, 0)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        await clients[0].submit(w.Begin())
        assert task.view().to_act
        assert task.view().raise_range == raise_range
        await room.close()

    run(run_scenario())
