"""Playouts on the engine: every game, with any forced bets, to the end."""

import random

import pytest

from riverboat.engine import (
    VARIANTS,
    AnyFact,
    CapLimit,
    FixedLimit,
    Game,
    HouseRules,
    NoLimit,
    PotLimit,
    SpreadLimit,
    Stakes,
    Structure,
    fold,
    parse_game,
    standard_posts,
    straddle,
)
from riverboat.engine.facts import BoardDealt, RunItAgreed
from riverboat.sim import StepByStep

STRUCTURES: list[Structure] = [
    NoLimit(),
    PotLimit(),
    FixedLimit(),
    SpreadLimit(((2, 10),)),
    CapLimit(30),
]


@pytest.mark.parametrize("preset", ["online-1", "cash-1", "tournament-1", "home-1"])
@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda structure: str(structure.name))
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_played_to_its_end(variant: str, structure: Structure, preset: str) -> None:
    rules = HouseRules.preset(preset)
    game = Game(VARIANTS[variant], structure, Stakes((1, 2), 2, 2), rules)
    table = StepByStep(game, [40, 25])
    rng = random.Random(1)
    for _ in range(10):
        log: list[AnyFact] = []
        stacks = table.play(rng, log)
        assert fold(log).ended
        assert fold(log).stacks == stacks
        assert sum(stacks) == 65


def test_a_straddle_is_posted() -> None:
    game = parse_game("no-limit hold'em 1/2")
    posts = (*standard_posts(game, players=4, button=3), straddle(2, 4))
    log: list[AnyFact] = []
    StepByStep(game, [200] * 4, posts=posts).play(random.Random(1), log)
    assert fold(log[:4]).current_bet == 4


def test_an_all_in_is_run_as_often_as_chance_says() -> None:
    game = parse_game("no-limit hold'em 1/2", HouseRules(max_runs=2))
    table = StepByStep(game, [200, 200])
    rng = random.Random(2)
    agreed = set()
    for _ in range(300):
        log: list[AnyFact] = []
        table.play(rng, log)
        times = [fact.times for fact in log if isinstance(fact, RunItAgreed)]
        if times:
            agreed.add(times[0])
            rivers = [fact for fact in log if isinstance(fact, BoardDealt) and len(fact.cards) == 1]
            assert len({fact.board for fact in rivers}) == times[0]
    assert agreed == {1, 2}
