"""One bot protocol: home games, matches, sessions, and real rooms over sockets."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

import riverboat as rb
from riverboat.remote.client import connect
from riverboat.remote.play import play
from riverboat.sim.sessions.simulated_sessions import SessionPlan, play_session
from riverboat.table.rules.config import ConfiguredPlayer, read_config
from tests.remote.test_real_room import RULES_TOML, run_with_server
from tests.schedule import run_in

HOLDEM_GAME = "no-limit hold'em 1/2"
DRAW_GAME = "limit 2-7 triple draw 4/8"


class RecordingBot(rb.Bot):
    """A bot that checks or calls, draws one card, and records what it saw."""

    def __init__(self) -> None:
        self.visible_hands: list[tuple[int, str, list[str]]] = []
        self.draws = 0

    def act(self, hand: rb.Hand) -> str:
        """Check or call."""
        seat = hand.to_act
        assert seat is not None
        other_cards = [str(hand.hole(other_seat)) for other_seat in hand.live if other_seat != seat]
        self.visible_hands.append((seat, str(hand.hole()), other_cards))
        return "check" if hand.legal.may_check else "call"

    def draw(self, hand: rb.Hand) -> str:
        """Discard the first card."""
        self.draws += 1
        return f"draw {rb.cards.card_names(hand.hole()[:1])}"


def assert_saw_only_own_cards(bot: RecordingBot) -> None:
    assert bot.visible_hands
    for _, own_seat, other_cards in bot.visible_hands:
        assert "?" not in own_seat
        assert all(set(card_text) <= {"?", " "} for card_text in other_cards)


@pytest.mark.parametrize("game", [HOLDEM_GAME, DRAW_GAME])
def test_bot_plays_home_game_match_and_session(game: str) -> None:
    home_game_bot, match_bot, session_bot = RecordingBot(), RecordingBot(), RecordingBot()
    rb.HomeGame(game, players=["Ann", "Bob"], stack=400, seed=7).play(
        {"Ann": home_game_bot, "Bob": "rock"}, hands=3
    )
    assert_saw_only_own_cards(home_game_bot)
    rb.match(match_bot, "rock", game=game, hands=4, seed=7)
    players = (ConfiguredPlayer("Mine"), ConfiguredPlayer("Bob", style="rock"))
    rules = read_config(f'game = "{game}"').rules
    plan = SessionPlan(rules=rules, players=players, hands=4, seed=7, bots={"Mine": session_bot})
    session_result = play_session(plan)
    assert [player.style for player in session_result.players] == ["RecordingBot", "rock"]
    assert play_session(plan) == session_result
    assert not session_bot.visible_hands, (
        "a session plays with a copy, and leaves the bot as it was"
    )


@run_in("landing", "limit 2-7 triple draw 4/8")
@pytest.mark.parametrize("game", [HOLDEM_GAME, DRAW_GAME])
def test_bot_plays_in_real_room(game: str, tmp_path: Path) -> None:
    recording_bot = RecordingBot()

    def check_or_call(hand: rb.Hand) -> str:
        return hand.legal[0] if hand.legal.may_check else "call"

    async def run_scenario(url: str) -> None:
        async with connect(url, name="Zoe") as room:
            opened_table = await room.open_table(
                name="bots", toml=RULES_TOML.format(game=game), between=0
            )
            table = await room.watch(opened_table.id)
            bots = [
                asyncio.create_task(play(url, opened_table.id, name, player, pace=0, chips=200))
                for name, player in (
                    ("Mine", recording_bot),
                    ("Fun", check_or_call),
                    ("Made", RecordingBot),
                )
            ]
            async for _ in table:
                if table.view.hand_number == 4:
                    break
            assert {seat.player for seat in table.view.seats} == {"Mine", "Fun", "Made"}
            for bot in bots:
                bot.cancel()
            await asyncio.wait(bots)

    run_with_server(tmp_path, run_scenario)
    assert_saw_only_own_cards(recording_bot)
    assert (recording_bot.draws > 0) is (game == DRAW_GAME)


BOT_SOURCE = """
import riverboat as rb

class Caller(rb.Bot):
    def act(self, hand):
        return "check" if hand.legal.may_check else "call"
"""


@pytest.mark.slow
def test_bot_file_plays_from_command_line(tmp_path: Path) -> None:
    bot_file = tmp_path / "my_bot.py"
    bot_file.write_text(BOT_SOURCE, encoding="utf-8")

    async def run_scenario(url: str) -> None:
        async with connect(url, name="Zoe") as room:
            opened_table = await room.open_table(
                name="b", toml=RULES_TOML.format(game=HOLDEM_GAME), between=0
            )
            table = await room.watch(opened_table.id)
            command_arguments = [
                "-m",
                "riverboat",
                "bot",
                f"{url}/t/{opened_table.id}",
                "--bot",
                f"{bot_file}:Caller",
            ]
            bot_processes = [
                await asyncio.create_subprocess_exec(sys.executable, *command_arguments)
                for _ in range(2)
            ]
            caller_task = asyncio.create_task(
                play(url, opened_table.id, "Bob", "caller", pace=0, chips=200)
            )
            try:
                async for _ in table:
                    if len(table.view.seats) == 3 and table.view.hand_number >= 2:
                        break
                assert {seat.player for seat in table.view.seats} == {"Caller", "Caller 2", "Bob"}
            finally:
                caller_task.cancel()
                await asyncio.wait({caller_task})
                for program in bot_processes:
                    program.terminate()
                    await program.wait()

    run_with_server(tmp_path / "room", run_scenario)
