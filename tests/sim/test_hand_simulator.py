"""Playouts on the engine: every game and forced bet."""

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    VARIANTS,
    AnyFact,
    CapLimit,
    FixedLimit,
    Game,
    HouseRules,
    IllegalAction,
    NoLimit,
    PotLimit,
    SpreadLimit,
    Stakes,
    Structure,
    from_json_lines,
    parse_game,
    replay,
    standard_posts,
    straddle_post,
    to_json_lines,
)
from riverboat.engine.hand_audit import audit
from riverboat.engine.state.hand_facts import (
    BoardDealt,
    BroughtIn,
    Declared,
    Discarded,
    HoleCardsDealt,
    PassedOut,
    PotAwarded,
    RunItAgreed,
    StubReshuffled,
)
from riverboat.sim import CALL, FOLD, BettingPolicy, HandSimulator, make_uniform_policy
from tests.schedule import run_in
from tests.sim.random_starts import STRUCTURES as STARTED
from tests.sim.random_starts import make_restless_policy, make_restless_stud_policy, random_start

STRUCTURES: list[Structure] = [
    NoLimit(),
    PotLimit(),
    FixedLimit(),
    SpreadLimit(((2, 10),)),
    CapLimit(30),
]


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("preset", ["online-1", "cash-1", "tournament-1", "home-1"])
@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda structure: str(structure.name))
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_plays_to_end(variant: str, structure: Structure, preset: str) -> None:
    rules = HouseRules.from_name(preset)
    simulator = HandSimulator(
        Game(VARIANTS[variant], structure, make_stakes(variant), rules), [40, 25]
    )
    rng = random.Random(1)
    for _ in range(10):
        log: list[AnyFact] = []
        stacks = simulator.play(rng, log)
        assert replay(log).has_ended
        assert replay(log).stacks == stacks
        assert sum(stacks) == 65


def make_stakes(variant: str) -> Stakes:
    """Return blinds, or an ante and a bring-in for stud."""
    if VARIANTS[variant].has_upcards:
        return Stakes((), 2, 2, ante=1, bring_in=1)
    return Stakes((1, 2), 2, 2)


@pytest.mark.parametrize(
    "game_name, players",
    [
        ("limit seven-card stud 2/4 ante 1 bring-in 1", 7),
        ("limit 2-7 triple draw 2/4", 7),
        ("pot-limit drawmaha 1/2", 7),
        ("limit badacey 2/4", 6),
        ("limit razzdugi 4/8 ante 1 bring-in 2", 7),
    ],
)
def test_exhausted_deck_is_reshuffled(game_name: str, players: int) -> None:
    """All players call, so the deck runs out and discards are reshuffled."""
    simulator = HandSimulator(parse_game(game_name), [1_000] * players)
    rng = random.Random(3)
    reshuffle_count = 0
    for _ in range(20):
        log: list[AnyFact] = []
        simulator.play(rng, log, lambda *_: CALL)
        reshuffle_count += any(isinstance(fact, StubReshuffled) for fact in log)
        assert not audit(log)
        assert UNKNOWN not in [card for fact in log for card in getattr(fact, "burned", ())]
    assert reshuffle_count > 5


def test_last_stud_card_is_shared_by_eight_players() -> None:
    simulator = HandSimulator(
        parse_game("limit seven-card stud 2/4 ante 1 bring-in 1"), [1_000] * 8
    )
    log: list[AnyFact] = []
    simulator.play(random.Random(8), log, lambda *_: CALL)
    assert [len(fact.cards) for fact in log if isinstance(fact, BoardDealt)] == [1]


def test_bring_in_player_is_not_offered_fold() -> None:
    game = parse_game("limit razz 2/4 ante 1 bring-in 1")
    simulator = HandSimulator(game, [200] * 4)
    rng = random.Random(4)
    for _ in range(50):
        offered_ranges: list[tuple[int, int, int]] = []

        def call_first_then_fold(
            _seat: int,
            call_chips: int,
            min_raise: int,
            max_raise: int,
            offered_ranges: list[tuple[int, int, int]] = offered_ranges,
        ) -> int:
            offered_ranges.append((call_chips, min_raise, max_raise))
            return CALL if len(offered_ranges) == 1 else FOLD if call_chips else CALL

        log: list[AnyFact] = []
        simulator.play(rng, log, call_first_then_fold)
        assert offered_ranges[0] == (0, 2, 2)
        assert [fact.chips for fact in log if isinstance(fact, BroughtIn)] == [1]


def test_random_discards_are_uniform_over_legal_sets() -> None:
    game = parse_game("pot-limit badugi 1/2", HouseRules(max_draw=2))
    rng = random.Random(5)
    discard_counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(1_500):
        log: list[AnyFact] = []
        HandSimulator(game, [200] * 2).play(rng, log, lambda *_: CALL)
        (deal_fact,) = [fact for fact in log[:5] if isinstance(fact, HoleCardsDealt)]
        first_discard = next(fact for fact in log if isinstance(fact, Discarded))
        discard_counts[
            tuple(
                deal_fact.holdings[first_discard.seat].index(card) for card in first_discard.cards
            )
        ] += 1
    assert set(discard_counts) == {(), *combinations(range(4), 1), *combinations(range(4), 2)}
    assert min(discard_counts.values()) > 0.6 * 1_500 / 11
    assert max(discard_counts.values()) < 1.4 * 1_500 / 11


def test_carried_chips_are_in_play() -> None:
    game = parse_game("limit five-card draw 2/4 no blinds ante 1 jacks or better")
    rng = random.Random(6)
    passed_out_count = 0
    for _ in range(60):
        log: list[AnyFact] = []
        stacks = HandSimulator(game, [50] * 3, carried_chips=9).play(rng, log)
        carried_chips = sum(fact.carried_chips for fact in log if isinstance(fact, PassedOut))
        assert sum(stacks) + carried_chips == 159
        passed_out_count += carried_chips > 0
    assert 0 < passed_out_count < 60


def test_declarations_cover_high_low_and_both() -> None:
    game = parse_game("limit omaha hi-lo 2/4", HouseRules(split_pot="declare"))
    rng = random.Random(7)
    declared_side_counts: Counter[str] = Counter()
    for _ in range(60):
        log: list[AnyFact] = []
        HandSimulator(game, [50] * 3).play(rng, log)
        declared_side_counts.update(fact.side for fact in log if isinstance(fact, Declared))
    assert set(declared_side_counts) == {"high", "low", "both"}


def test_straddle_is_posted() -> None:
    game = parse_game("no-limit hold'em 1/2")
    posts = (*standard_posts(game, players=4, button=3), straddle_post(2, 4))
    log: list[AnyFact] = []
    HandSimulator(game, [200] * 4, posts=posts).play(random.Random(1), log)
    assert replay(log[:4]).current_bet == 4


def test_all_in_runs_once_or_twice_by_agreement() -> None:
    game = parse_game("no-limit hold'em 1/2", HouseRules(max_runs=2))
    simulator = HandSimulator(game, [200, 200])
    rng = random.Random(2)
    run_counts = set()
    for _ in range(300):
        log: list[AnyFact] = []
        simulator.play(rng, log)
        agreed_runs = [fact.times for fact in log if isinstance(fact, RunItAgreed)]
        if agreed_runs:
            run_counts.add(agreed_runs[0])
            river_cards = [
                fact for fact in log if isinstance(fact, BoardDealt) and len(fact.cards) == 1
            ]
            assert len({fact.board for fact in river_cards}) == agreed_runs[0]
    assert run_counts == {1, 2}


def test_log_replays_to_final_stacks() -> None:
    simulator = HandSimulator(make_holdem(), [200, 30, 75, 200], button=1)
    rng = random.Random(3)
    for _ in range(200):
        log: list[AnyFact] = []
        stacks = simulator.play(rng, log)
        assert replay(log).stacks == stacks
        assert from_json_lines(to_json_lines(log)) == log


def make_holdem(**rules: object) -> Game:
    return parse_game("no-limit hold'em 1/2", HouseRules(showdown="all").replace(**rules))


def test_hands_can_share_one_log() -> None:
    simulator = HandSimulator(make_holdem(), [200] * 3)
    rng, second_rng = random.Random(4), random.Random(4)
    shared_log: list[AnyFact] = []
    facts: list[AnyFact] = []
    for _ in range(5):
        simulator.play(rng, shared_log)
        log: list[AnyFact] = []
        simulator.play(second_rng, log)
        facts += log
    assert shared_log == facts


def test_hands_are_independent_of_earlier_hands() -> None:
    fresh_simulator, used_simulator = (
        HandSimulator(make_holdem(), [200] * 6),
        HandSimulator(make_holdem(), [200] * 6),
    )
    used_simulator.play(random.Random(1), [])
    facts: list[AnyFact] = []
    used_simulator_facts: list[AnyFact] = []
    fresh_simulator.play(random.Random(2), facts)
    used_simulator.play(random.Random(2), used_simulator_facts)
    assert facts == used_simulator_facts


def test_policy_can_play_nested_hands() -> None:
    simulator = HandSimulator(make_holdem(), [200] * 6)

    def make_nesting_policy(rng: random.Random) -> BettingPolicy:
        uniform_policy = make_uniform_policy(rng)

        def choose(seat: int, call_chips: int, min_raise: int, max_raise: int) -> int:
            simulator.play(random.Random(seat), [])
            return uniform_policy(seat, call_chips, min_raise, max_raise)

        return choose

    for seed in range(50):
        facts: list[AnyFact] = []
        expected_facts: list[AnyFact] = []
        simulator.play(rng := random.Random(seed), facts, make_nesting_policy(rng))
        simulator.play(random.Random(seed), expected_facts)
        assert facts == expected_facts


@pytest.mark.landing
def test_cards_are_uniform_in_every_position() -> None:
    simulator = HandSimulator(make_holdem(), [200] * 2)
    rng = random.Random(5)
    hand_count = 20_000
    first_hole_card_counts = [0] * 52
    first_board_card_counts = [0] * 52
    board_count = 0
    for _ in range(hand_count):
        log: list[AnyFact] = []
        simulator.play(rng, log)
        for fact in log:
            if isinstance(fact, HoleCardsDealt):
                first_hole_card_counts[fact.holdings[0][0]] += 1
        flop = next((fact for fact in log if isinstance(fact, BoardDealt)), None)
        if flop is not None:
            board_count += 1
            first_board_card_counts[flop.cards[0]] += 1
    for counts, total in (
        (first_hole_card_counts, hand_count),
        (first_board_card_counts, board_count),
    ):
        expected_count = total / 52
        chi_square = sum((count - expected_count) ** 2 / expected_count for count in counts)
        assert chi_square < 100, counts  # 51 degrees of freedom: beyond 100 once in 20,000 times


@pytest.mark.parametrize("raise_total", [3, 201])
def test_illegal_policy_action_is_refused(raise_total: int) -> None:
    simulator = HandSimulator(make_holdem(), [200] * 3)
    with pytest.raises(
        IllegalAction, match=f"seat 2 can’t raise to {raise_total}: .* raise to 4-200"
    ):
        simulator.play(random.Random(1), [], lambda *_: raise_total)


def test_free_fold_is_refused_by_house_rule() -> None:
    def fold_when_free(_seat: int, call_chips: int, _low: int, _high: int) -> int:
        return CALL if call_chips else FOLD

    simulator = HandSimulator(make_holdem(fold_when_free="reject"), [200] * 2)
    with pytest.raises(IllegalAction, match=r"seat 0 can’t fold: .*legal now: check, raise to"):
        simulator.play(random.Random(1), [], fold_when_free)


def test_bring_in_player_cannot_fold() -> None:
    game = parse_game("limit razz 2/4 ante 1 bring-in 1", HouseRules(showdown="all"))
    with pytest.raises(IllegalAction, match=r"can’t fold: .*legal now: bring in 1, complete"):
        HandSimulator(game, [200] * 3).play(random.Random(1), [], lambda *_: FOLD)


POLICY_FACTORIES = {
    "uniform": make_uniform_policy,
    "restless": make_restless_policy,
    "restless in stud": make_restless_stud_policy,
}


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("structure", STARTED)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_play_passes_audit(variant: str, structure: str) -> None:
    """Play from random stacks, stakes and house rules, by policies that try every size."""
    rng = random.Random(f"{variant} {structure}")
    restless_policy = "restless in stud" if VARIANTS[variant].has_upcards else "restless"
    for policy_name in ("uniform", restless_policy):
        for _ in range(4):
            start = random_start(rng, variant, structure)
            simulator = start.make_simulator()
            for _ in range(3):
                log: list[AnyFact] = []
                stacks = simulator.play(rng, log, POLICY_FACTORIES[policy_name](rng))
                assert not audit(log)
                hand = replay(log)
                assert hand.stacks == stacks
                assert sum(stacks) + hand.carried_chips == sum(start.stacks)


def test_all_stub_reshuffle_cases_occur() -> None:
    """Seven players draw: the stub is rebuilt from the muck or discards, or before a burn."""
    game = parse_game("limit 2-7 triple draw 2/4", HouseRules(showdown="all"))
    simulator = HandSimulator(game, [300] * 7)
    observed_cases = set()
    for seed in range(150):
        log: list[AnyFact] = []
        simulator.play(random.Random(seed), log, lambda *_: CALL)
        for fact_before, fact in pairwise(log):
            if isinstance(fact, StubReshuffled):
                observed_cases.add(
                    (type(fact_before).__name__, fact.includes_burns, len(fact.spared_seats) > 1)
                )
    assert observed_cases >= {
        ("Discarded", False, True),
        ("Discarded", True, False),
        ("BetsCollected", False, False),
    }


def test_split_pots_and_ties_occur() -> None:
    game = parse_game("limit omaha hi-lo 2/4", HouseRules(showdown="all"))
    simulator = HandSimulator(game, [11, 3, 23, 9, 7, 31])
    half_and_winner_counts: Counter[tuple[int, int]] = Counter()
    for seed in range(150):
        log: list[AnyFact] = []
        simulator.play(random.Random(seed), log, lambda *_: CALL)
        winners_by_half: Counter[tuple[int, int]] = Counter()
        for fact in log:
            if isinstance(fact, PotAwarded) and fact.rank >= 0:
                winners_by_half[fact.pot, fact.half] += 1
        half_and_winner_counts.update(
            (half, winner_count) for (_, half), winner_count in winners_by_half.items()
        )
    assert (
        min(
            half_and_winner_counts[0, 1],
            half_and_winner_counts[1, 1],
            half_and_winner_counts[0, 2],
            half_and_winner_counts[1, 2],
        )
        > 3
    ), half_and_winner_counts
