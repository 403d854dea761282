"""Bot programs over real sockets, from sitting down to leaving."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from riverboat.engine import CALL, CHECK, AnyCommand, HandState, ToAct
from riverboat.remote.client import RoomRefused
from riverboat.remote.play import play
from riverboat.table.state import table_commands as c
from riverboat.wire import client_commands as w
from riverboat.wire import messages as m
from tests.remote.fake_server import FakeServer, run_with_server
from tests.remote.simulated_room import TABLE_ID


async def wait_for_hands(server: FakeServer, hand_count: int) -> None:
    await server.wait_until(lambda: server.room.dealer.table.hand_count >= hand_count)


async def wait_until_seated(server: FakeServer) -> None:
    await server.wait_until(lambda: server.room.dealer.table.chairs)


def test_bots_play_each_other() -> None:
    async def run_scenario(server: FakeServer) -> None:
        server.deals_hands = True
        async with asyncio.TaskGroup() as task_group:
            bots = [
                task_group.create_task(
                    play(server.url, TABLE_ID, name, style, pace=0, rng=Random(name))
                )
                for name, style in (("Ann", "rock"), ("Bob", "maniac"), ("Cat", "random"))
            ]
            await wait_for_hands(server, 4)
            server.deals_hands = False
            for bot in bots:
                bot.cancel()
        assert {refusal.code for refusal in server.room.refusals} <= {"stale", "taken"}

    run_with_server(run_scenario)


def test_cancelled_bot_leaves_table() -> None:
    async def run_scenario(server: FakeServer) -> None:
        bot = asyncio.create_task(
            play(server.url, TABLE_ID, "Ann", "rock", pace=0, chair=3, chips=100)
        )
        await wait_until_seated(server)
        assert server.room.dealer.table.chairs[3].chips == 100
        bot.cancel()
        with pytest.raises(asyncio.CancelledError):
            await bot
        assert not server.room.dealer.table.chairs

    run_with_server(run_scenario)


def test_busted_bot_program_ends() -> None:
    async def run_scenario(server: FakeServer) -> None:
        bot = asyncio.create_task(
            play(server.url, TABLE_ID, "Ann", "rock", pace=0, rebuys=0, chair=2)
        )
        await wait_until_seated(server)
        server.room.apply_commands(c.Adjust(2, -200, "it is all gone"))
        await server.broadcast()
        await bot
        assert not server.room.dealer.table.chairs

    run_with_server(run_scenario)


def test_custom_player_is_asked() -> None:
    own_cards = []

    class CallingBot:
        """A player who calls every bet and records the hands."""

        def choose(self, seat: int, hand: HandState, turn: object) -> AnyCommand:
            assert isinstance(turn, ToAct)
            own_cards.append((seat, hand.holdings[seat]))
            return CALL if turn.call else CHECK

    async def run_scenario(server: FakeServer) -> None:
        server.room.seat("Zoe 200")
        server.deals_hands = True
        bot = asyncio.create_task(play(server.url, TABLE_ID, "Ann", CallingBot(), pace=0))
        await server.wait_until(lambda: len(server.room.dealer.table.chairs) == 2)
        while getattr(server.room.dealer.pending, "chairs", ()) == (1,):
            server.room.apply_commands(c.Act(1, CALL))
        await server.broadcast()
        await server.wait_until(lambda: own_cards)
        bot.cancel()
        await asyncio.wait({bot})

    run_with_server(run_scenario)
    _, cards = own_cards[0]
    assert len(set(cards)) == 2


def test_disconnected_bot_reconnects_and_plays() -> None:
    async def run_scenario(server: FakeServer) -> None:
        server.deals_hands = True
        bots = [
            asyncio.create_task(play(server.url, TABLE_ID, name, "caller", pace=0, rng=Random(3)))
            for name in ("Ann", "Bob")
        ]
        await wait_for_hands(server, 2)
        await server.disconnect_all()
        await wait_for_hands(server, 4)
        server.deals_hands = False
        for bot in bots:
            bot.cancel()
        await asyncio.wait(bots)
        assert sum(isinstance(frame, m.Hello) for frame in server.frames) >= 4
        assert sum(isinstance(frame, m.CutPromise) for frame in server.frames) >= 4

    run_with_server(run_scenario)


def test_refused_bot_raises_error() -> None:
    async def run_scenario(server: FakeServer) -> None:
        server.refuses_logins = True
        with pytest.raises(RoomRefused):
            await play(server.url, TABLE_ID, "Ann", "rock")

    run_with_server(run_scenario)


def test_bot_enters_with_invitation() -> None:
    async def run_scenario(server: FakeServer) -> None:
        bot = asyncio.create_task(
            play(server.url, TABLE_ID, "Ann", "rock", pace=0, invite="please")
        )
        await wait_until_seated(server)
        bot.cancel()
        await asyncio.wait({bot})
        assert server.request_texts == ['enter {"invite":"please"} c']
        commands = [frame.command for frame in server.frames if isinstance(frame, m.SubmitCommand)]
        assert isinstance(commands[0], w.Sit)

    run_with_server(run_scenario)
