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
from tests.remote.rooms import ID
from tests.remote.server import Server, run


async def played(server: Server, hands: int) -> None:
    await server.until(lambda: server.room.dealer.table.hand_count >= hands)


async def seated(server: Server) -> None:
    await server.until(lambda: server.room.dealer.table.chairs)


def test_bots_play_with_each_other() -> None:
    async def scene(server: Server) -> None:
        server.deals = True
        async with asyncio.TaskGroup() as group:
            bots = [
                group.create_task(play(server.url, ID, name, style, pace=0, rng=Random(name)))
                for name, style in (("Ann", "rock"), ("Bob", "maniac"), ("Cat", "random"))
            ]
            await played(server, 4)
            server.deals = False
            for bot in bots:
                bot.cancel()
        assert {refusal.code for refusal in server.room.refusals} <= {"stale", "taken"}

    run(scene)


def test_a_bot_that_is_stopped_gets_up() -> None:
    async def scene(server: Server) -> None:
        bot = asyncio.create_task(play(server.url, ID, "Ann", "rock", pace=0, chair=3, chips=100))
        await seated(server)
        assert server.room.dealer.table.chairs[3].chips == 100
        bot.cancel()
        with pytest.raises(asyncio.CancelledError):
            await bot
        assert not server.room.dealer.table.chairs

    run(scene)


def test_a_bot_without_chips_leaves_and_the_program_ends() -> None:
    async def scene(server: Server) -> None:
        bot = asyncio.create_task(play(server.url, ID, "Ann", "rock", pace=0, rebuys=0, chair=2))
        await seated(server)
        server.room.do(c.Adjust(2, -200, "it is all gone"))
        await server.tell()
        await bot
        assert not server.room.dealer.table.chairs

    run(scene)


def test_a_player_of_ones_own_is_asked() -> None:
    asked = []

    class Patient:
        """They call whatever comes, and remember what they saw."""

        def choose(self, seat: int, hand: HandState, turn: object) -> AnyCommand:
            assert isinstance(turn, ToAct)
            asked.append((seat, hand.holdings[seat]))
            return CALL if turn.call else CHECK

    async def scene(server: Server) -> None:
        server.room.seat("Zoe 200")
        server.deals = True
        bot = asyncio.create_task(play(server.url, ID, "Ann", Patient(), pace=0))
        await server.until(lambda: len(server.room.dealer.table.chairs) == 2)
        while getattr(server.room.dealer.pending, "chairs", ()) == (1,):
            server.room.do(c.Act(1, CALL))
        await server.tell()
        await server.until(lambda: asked)
        bot.cancel()
        await asyncio.wait({bot})

    run(scene)
    _, cards = asked[0]
    assert len(set(cards)) == 2


def test_a_bot_that_is_cut_off_comes_back_and_plays_on() -> None:
    async def scene(server: Server) -> None:
        server.deals = True
        bots = [
            asyncio.create_task(play(server.url, ID, name, "caller", pace=0, rng=Random(3)))
            for name in ("Ann", "Bob")
        ]
        await played(server, 2)
        await server.cut_off()
        await played(server, 4)
        server.deals = False
        for bot in bots:
            bot.cancel()
        await asyncio.wait(bots)
        assert sum(isinstance(frame, m.Hello) for frame in server.frames) >= 4
        assert sum(isinstance(frame, m.CutPromise) for frame in server.frames) >= 4

    run(scene)


def test_a_bot_may_be_unwelcome() -> None:
    async def scene(server: Server) -> None:
        server.full = True
        with pytest.raises(RoomRefused):
            await play(server.url, ID, "Ann", "rock")

    run(scene)


def test_a_bot_enters_with_its_invitation() -> None:
    async def scene(server: Server) -> None:
        bot = asyncio.create_task(play(server.url, ID, "Ann", "rock", pace=0, invite="please"))
        await seated(server)
        bot.cancel()
        await asyncio.wait({bot})
        assert server.asked == ['enter {"invite":"please"} c']
        sits = [f.wish for f in server.frames if isinstance(f, m.SubmitCommand)]
        assert isinstance(sits[0], w.Sit)

    run(scene)
