"""Playouts on the engine: every game, with any forced bets, to the end."""

import random
from collections import Counter
from itertools import combinations

import pytest

from riverboat.cards import UNKNOWN
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
from riverboat.engine.audit import audit
from riverboat.engine.facts import (
    BoardDealt,
    BroughtIn,
    Declared,
    Discarded,
    HoleCardsDealt,
    PassedOut,
    RunItAgreed,
    StubReshuffled,
)
from riverboat.sim import CALL, FOLD, StepByStep

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
    table = StepByStep(Game(VARIANTS[variant], structure, stakes(variant), rules), [40, 25])
    rng = random.Random(1)
    for _ in range(10):
        log: list[AnyFact] = []
        stacks = table.play(rng, log)
        assert fold(log).ended
        assert fold(log).stacks == stacks
        assert sum(stacks) == 65


def stakes(variant: str) -> Stakes:
    """Blinds, or in stud an ante and a bring-in."""
    if VARIANTS[variant].has_upcards:
        return Stakes((), 2, 2, ante=1, bring_in=1)
    return Stakes((1, 2), 2, 2)


@pytest.mark.parametrize(
    "sign, players",
    [
        ("limit seven-card stud 2/4 ante 1 bring-in 1", 7),
        ("limit 2-7 triple draw 2/4", 7),
        ("pot-limit drawmaha 1/2", 7),
        ("limit badacey 2/4", 6),
    ],
)
def test_a_deck_that_runs_out_is_played_on_with(sign: str, players: int) -> None:
    """Everybody calls, so that the deck runs out; what is dealt then has been in it before."""
    table = StepByStep(parse_game(sign), [1_000] * players)
    rng = random.Random(3)
    reshuffled = 0
    for _ in range(20):
        log: list[AnyFact] = []
        table.play(rng, log, lambda *_: CALL)
        reshuffled += any(isinstance(fact, StubReshuffled) for fact in log)
        assert not audit(log)
        assert UNKNOWN not in [card for fact in log for card in getattr(fact, "burned", ())]
    assert reshuffled > 5


def test_one_last_card_of_stud_serves_eight_players() -> None:
    table = StepByStep(parse_game("limit seven-card stud 2/4 ante 1 bring-in 1"), [1_000] * 8)
    log: list[AnyFact] = []
    table.play(random.Random(8), log, lambda *_: CALL)
    assert [len(fact.cards) for fact in log if isinstance(fact, BoardDealt)] == [1]


def test_whoever_must_bring_it_in_is_not_asked_whether_he_folds() -> None:
    game = parse_game("limit razz 2/4 ante 1 bring-in 1")
    table = StepByStep(game, [200] * 4)
    rng = random.Random(4)
    for _ in range(50):
        asked: list[tuple[int, int, int]] = []

        def first_of_all(
            _seat: int,
            call: int,
            low: int,
            high: int,
            asked: list[tuple[int, int, int]] = asked,
        ) -> int:
            asked.append((call, low, high))
            return CALL if len(asked) == 1 else FOLD if call else CALL

        log: list[AnyFact] = []
        table.play(rng, log, first_of_all)
        assert asked[0] == (0, 2, 2)
        assert [fact.chips for fact in log if isinstance(fact, BroughtIn)] == [1]


def test_a_discard_is_any_that_is_allowed_with_the_same_chance() -> None:
    game = parse_game("pot-limit badugi 1/2", HouseRules(max_draw=2))
    rng = random.Random(5)
    places: Counter[tuple[int, ...]] = Counter()
    for _ in range(1_500):
        log: list[AnyFact] = []
        StepByStep(game, [200] * 2).play(rng, log, lambda *_: CALL)
        (dealt,) = [f for f in log[:5] if isinstance(f, HoleCardsDealt)]
        first = next(fact for fact in log if isinstance(fact, Discarded))
        places[tuple(dealt.holdings[first.seat].index(card) for card in first.cards)] += 1
    assert set(places) == {(), *combinations(range(4), 1), *combinations(range(4), 2)}
    assert min(places.values()) > 0.6 * 1_500 / 11
    assert max(places.values()) < 1.4 * 1_500 / 11


def test_chips_carried_from_a_deal_that_nobody_won_are_played_for() -> None:
    game = parse_game("limit five-card draw 2/4 no blinds ante 1 jacks or better")
    rng = random.Random(6)
    passed_out = 0
    for _ in range(60):
        log: list[AnyFact] = []
        stacks = StepByStep(game, [50] * 3, carried=9).play(rng, log)
        waiting = sum(fact.carried for fact in log if isinstance(fact, PassedOut))
        assert sum(stacks) + waiting == 159
        passed_out += waiting > 0
    assert 0 < passed_out < 60


def test_players_declare_high_low_and_both() -> None:
    game = parse_game("limit omaha hi-lo 2/4", HouseRules(split_pot="declare"))
    rng = random.Random(7)
    sides: Counter[str] = Counter()
    for _ in range(60):
        log: list[AnyFact] = []
        StepByStep(game, [50] * 3).play(rng, log)
        sides.update(fact.side for fact in log if isinstance(fact, Declared))
    assert set(sides) == {"high", "low", "both"}


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
