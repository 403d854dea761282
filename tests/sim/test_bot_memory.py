"""Bots keep state through matches, sessions and home games; multiple processes refuse it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import riverboat as rb
from riverboat.agents import Pokerbot, Program
from riverboat.engine import BadGame
from riverboat.hands import Hand
from riverboat.sim.matches.match import BLOCK_DECKS, match
from riverboat.sim.sessions.session_blocks import play_blocks
from riverboat.sim.sessions.simulated_sessions import SessionPlan, play_session
from riverboat.table.rules.config import ConfiguredPlayer, read_config

MATCH_HANDS = 2 * BLOCK_DECKS + 10


class CountingBot(rb.Bot):
    """A bot that counts finished hands."""

    def __init__(self) -> None:
        self.payoffs: list[int] = []

    def act(self, hand: Hand) -> str:
        return "call" if hand.legal.call else "check"

    def over(self, hand: Hand) -> None:
        self.payoffs.append(hand.payoffs[hand.viewer or 0])


class StatelessBot(rb.Bot):
    """A bot with settings and an RNG, but without changing state."""

    def __init__(self) -> None:
        self.settings = {"tight": 0.3, "loose": 0.6}
        self.names = ["a", "b"]

    def act(self, hand: Hand) -> str:
        return (
            "call"
            if hand.legal.call and self.rng.random() > self.settings["tight"]
            else hand.legal[0]
        )


@pytest.mark.parametrize("bot", [CountingBot(), CountingBot])
def test_bot_keeps_state_in_match_and_is_returned(bot: Any) -> None:
    result = match(bot, "caller", hands=MATCH_HANDS, seed=3)
    bot_after_match = result.bots[0]
    assert isinstance(bot_after_match, CountingBot)
    assert len(bot_after_match.payoffs) == MATCH_HANDS
    assert sum(bot_after_match.payoffs) == result[0].net
    assert bot is CountingBot or bot.payoffs == []
    second_match_result = match(bot, "caller", hands=MATCH_HANDS, seed=3)
    assert second_match_result == result, "the same call is the same match"
    second_returned_bot = match(bot_after_match, "caller", hands=10, seed=4)
    assert len(second_returned_bot.bots[0].payoffs) == MATCH_HANDS + 10


def test_stateful_bot_is_refused_with_several_jobs() -> None:
    with pytest.raises(
        BadGame, match=r"CountingBot changes while it plays \(payoffs\).*memory='block'"
    ):
        match(CountingBot(), "caller", hands=MATCH_HANDS, seed=3, jobs=2)


def test_stateful_closure_is_refused_with_several_jobs() -> None:
    def make_remembering_bot() -> Any:
        streets: list[str] = []

        def act(hand: Hand) -> str:
            streets.append(hand.street)
            return hand.legal[0]

        return act

    with pytest.raises(BadGame, match=r"act changes while it plays \(streets\)"):
        match(make_remembering_bot(), "caller", hands=MATCH_HANDS, seed=3, jobs=2)


def test_block_memory_is_independent_of_jobs() -> None:
    match_result, second_match_result = (
        match(CountingBot(), "caller", hands=MATCH_HANDS, seed=3, memory="block", jobs=jobs)
        for jobs in (1, 2)
    )
    assert match_result == second_match_result
    assert match_result.bots == ()


def test_stateless_bot_result_is_independent_of_jobs_and_memory() -> None:
    results = [
        match(
            StatelessBot(),
            "caller",
            lambda hand: hand.legal[0],
            hands=MATCH_HANDS,
            seed=5,
            **options,
        )
        for options in ({}, {"jobs": 2}, {"memory": "block"})
    ]
    assert results[0] == results[1] == results[2]


def test_unknown_memory_mode_is_refused() -> None:
    with pytest.raises(BadGame, match="'match' or 'block', not 'hand'"):
        match("caller", "rock", memory="hand")  # type: ignore[arg-type]


class PokerbotPlayer:
    """An MIT Pokerbots player that counts its rounds."""

    def __init__(self) -> None:
        self.rounds = 0

    def handle_new_round(self, *_: object) -> None:
        self.rounds += 1

    def handle_round_over(self, *_: object) -> None: ...

    def get_action(self, *_: object) -> None: ...


def test_wrapped_player_follows_memory_mode() -> None:
    pokerbot_player = PokerbotPlayer()
    match(Pokerbot(pokerbot_player), "caller", hands=MATCH_HANDS, seed=1)
    assert pokerbot_player.rounds > BLOCK_DECKS
    second_student = PokerbotPlayer()
    match(Pokerbot(second_student), "caller", hands=MATCH_HANDS, seed=1, memory="block")
    assert second_student.rounds == 0
    with pytest.raises(BadGame, match="PokerbotPlayer changes while it plays"):
        match(Pokerbot(second_student), "caller", hands=MATCH_HANDS, seed=1, jobs=2)


AGENT_CODE = """
import json, sys
count = 0
for line in sys.stdin:
    asked = json.loads(line)
    if "legal" not in asked and "offer" not in asked:
        continue
    count += 1
    open({path!r}, "w").write(str(count))
    print(json.dumps({{"act": "fold"}}), flush=True)
"""


def test_program_restarts_per_block_only_with_block_memory(tmp_path: Path) -> None:
    count_file = tmp_path / "count"
    agent_file = tmp_path / "agent.py"
    agent_file.write_text(AGENT_CODE.format(path=str(count_file)))
    start_counts = []
    for memory in ("match", "block"):
        with Program([sys.executable, str(agent_file)], name="agent") as program:
            match(program, "caller", hands=BLOCK_DECKS + 40, seed=1, memory=memory)
        start_counts.append(int(count_file.read_text()))
    assert start_counts[0] > start_counts[1]


TABLE_CONFIG = read_config('preset = "online"\ngame = "no-limit hold\'em 1/2"')
SESSION_PLAYERS = (ConfiguredPlayer("Ann"), ConfiguredPlayer("Bob", style="caller"))


def make_session_plan(**options: Any) -> SessionPlan:
    rules = TABLE_CONFIG.rules
    return SessionPlan(
        rules=rules, players=SESSION_PLAYERS, hands=24, seed=7, bots={"Ann": CountingBot}, **options
    )


def test_session_keeps_state_and_returns_bots() -> None:
    session_result = play_session(make_session_plan())
    assert len(session_result.bots["Ann"].payoffs) == session_result.hands  # type: ignore[attr-defined]


def test_block_session_keeps_state_or_refuses_jobs() -> None:
    session_result = play_blocks(make_session_plan(), lambda _: None, size=10)
    assert len(session_result.bots["Ann"].payoffs) == session_result.hands == 24  # type: ignore[attr-defined]
    with pytest.raises(BadGame, match=r"Ann changes while it plays \(payoffs\)"):
        play_blocks(make_session_plan(), lambda _: None, jobs=2, size=10)
    single_session_result, second_session_result = (
        play_blocks(make_session_plan(memory="block"), lambda _: None, jobs=jobs, size=10)
        for jobs in (1, 2)
    )
    assert single_session_result == second_session_result
    assert single_session_result.bots == {}


def test_home_game_keeps_bot_state_between_calls() -> None:
    game = rb.HomeGame("nlhe 1/2", ["Ann", "Bob"], "500bb", seed=7)
    counting_bot = CountingBot()
    for _ in range(3):
        game.play({"Ann": counting_bot, "Bob": CountingBot}, hands=2)
    assert len(counting_bot.payoffs) == 6
    assert game.bots["Ann"] is counting_bot
    assert len(game.bots["Bob"].payoffs) == 6  # type: ignore[attr-defined]
