"""Vectorized hands, compared with the engine chip by chip."""

import re
from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.engine import (
    BadGame,
    Call,
    Deal,
    Fold,
    Game,
    HandState,
    HouseRules,
    IllegalAction,
    Post,
    RaiseTo,
    ToAct,
    ToDeal,
    advance,
    ante_post,
    apply,
    blind_post,
    decide,
    parse_game,
    start,
    straddle_post,
)
from riverboat.kernel import tier as tiers
from riverboat.kernel.playouts import deal_deck
from riverboat.sim.arrays import kernel_games
from riverboat.sim.arrays.array_policies import ArrayPolicy, TablePolicy, UniformPolicy
from riverboat.sim.vector import CALL, FOLD, NO_CARD, RAISE, Observation, VectorHands, play_hands
from tests.schedule import run_in
from tests.sim.random_starts import STRUCTURES
from tests.sim.vector_starts import HELD_CARD_GAMES, random_decisions, random_start
from tests.thorough import example_count, named_rng

START_COUNT = example_count(2, 200)
TABLE_COUNT = 24

requires_c_extension = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.BUILD_HINT)


@pytest.fixture(params=["c", "numpy"])
def tier(request: pytest.FixtureRequest) -> Any:
    """Run the test with the C extension and on the engine."""
    if request.param not in tiers.TIERS:
        pytest.skip(tiers.BUILD_HINT)
    with tiers.use_tier(request.param):
        yield request.param


def parse_no_limit_game(**rules: Any) -> Game:
    return parse_game("no-limit hold'em 1/2", HouseRules.preset("online-1", **rules))


def copy_observation(observation: Observation, hands: VectorHands) -> dict[str, Any]:
    """Return a copy of everything observable."""
    field_names = [*Observation.__slots__]
    lists_by_field = {name: getattr(observation, name).tolist() for name in field_names}
    return {**lists_by_field, "done": hands.done.tolist(), "payoffs": hands.payoffs.tolist()}


# Comparison with the engine -----------------------------------------------------------------------


@run_in("slow", keep_every=4)
@requires_c_extension
@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", HELD_CARD_GAMES)
def test_every_step_matches_engine(variant: str, structure: str) -> None:
    rng = named_rng(f"{variant} {structure}")
    decision_rng = np.random.default_rng(rng.randrange(1 << 30))
    for _ in range(START_COUNT):
        start = random_start(rng, structure, variant)
        arguments = start.arguments | {"tables": TABLE_COUNT, "seed": rng.randrange(99)}
        arguments["stacks"] = start.stacks(rng, TABLE_COUNT)
        c_hands = VectorHands(**arguments)
        with tiers.use_tier("numpy"):
            engine_hands = VectorHands(**arguments)
        for _ in range(2):
            observation, engine_observation = c_hands.reset(), engine_hands.reset()
            while True:
                assert copy_observation(observation, c_hands) == copy_observation(
                    engine_observation, engine_hands
                ), start
                if c_hands.done.all():
                    break
                decisions = random_decisions(decision_rng, observation)
                observation, engine_observation = (
                    c_hands.step(*decisions),
                    engine_hands.step(*decisions),
                )
        assert not c_hands.payoffs.sum(axis=1).any()


def make_random_table_policy(rng: np.random.Generator) -> TablePolicy:
    """Return a table policy with random probabilities for eight buckets."""
    preflop_buckets = rng.integers(0, 8, 169, dtype=np.uint8)
    bucket_thresholds = np.sort(rng.integers(1, 7463, (3, 7), dtype=np.uint16), axis=1)
    return TablePolicy(
        rng.dirichlet([0.4, 2, 1, 1, 0.3], (4, 2, 8)), preflop_buckets, bucket_thresholds
    )


@run_in("slow", keep_every=4)
@requires_c_extension
@pytest.mark.parametrize("policy_name", ["uniform", "by table"])
@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", HELD_CARD_GAMES)
def test_policy_plays_same_hands_in_c_and_engine(
    variant: str, structure: str, policy_name: str
) -> None:
    rng = named_rng(f"{variant} {structure} {policy_name}")
    policy: ArrayPolicy = UniformPolicy()
    if policy_name == "by table":
        policy = make_random_table_policy(np.random.default_rng(rng.randrange(1 << 30)))
    for _ in range(START_COUNT):
        start = random_start(rng, structure, variant)
        stacks = start.stacks(rng, 1)[0].tolist()
        button: Any = "moves" if start.button is None else start.button
        arguments: dict[str, Any] = {
            "policy": policy,
            "button": button,
            "posts": start.posts,
        }
        arguments |= {"seed": rng.randrange(99), "first_hand": rng.randrange(1 << 40), "log": True}
        c_result = play_hands(start.game, stacks, 12, **arguments)
        with tiers.use_tier("numpy"):
            engine_result = play_hands(start.game, stacks, 12, **arguments)
        assert c_result.log is not None
        assert engine_result.log is not None
        assert c_result.log.tolist() == engine_result.log.tolist()
        c_result.log = engine_result.log = None
        assert c_result == engine_result


def replay_results(game: Game, stacks: list[int], seed: int, log: Any) -> list[list[int]]:
    """Replay a log's hands on the engine, with its own dealing and showdown."""
    results_by_hand = []
    for hand_number in sorted(set(log["hand"].tolist())):
        hand = HandState(start(game, tuple(stacks), hand_number % len(stacks)))
        remaining_cards = deal_deck(seed, hand_number, len(stacks) * 2 + 5)
        decisions = iter(log[log["hand"] == hand_number].tolist())
        while type(pending := advance(hand, [])) in (ToAct, ToDeal):
            if isinstance(pending, ToDeal):
                dealt_cards, remaining_cards = (
                    remaining_cards[: pending.count],
                    remaining_cards[pending.count :],
                )
                apply(hand, decide(hand, Deal(tuple(dealt_cards))))
                continue
            _, raise_total, seat, kind = next(decisions)
            command = RaiseTo(raise_total) if kind == RAISE else Call() if kind == CALL else Fold()
            apply(hand, decide(hand, command, acting_seat=seat))
        assert next(decisions, None) is None
        results_by_hand.append(
            [stack_after - stack for stack_after, stack in zip(hand.stacks, stacks, strict=True)]
        )
    return results_by_hand


def test_decision_log_replays_on_engine(tier: str) -> None:
    """Replay with the online preset, in which beaten hands are mucked."""
    stacks = [200, 37, 200, 3, 90, 200]
    playout_sums = play_hands(parse_no_limit_game(), stacks, 300, seed=5, log=True)
    replayed_results = replay_results(parse_no_limit_game(), stacks, 5, playout_sums.log)
    assert playout_sums.won == [
        sum(seat_results) for seat_results in zip(*replayed_results, strict=True)
    ]
    assert playout_sums.squares == [
        sum(profit * profit for profit in seat_results)
        for seat_results in zip(*replayed_results, strict=True)
    ]


# Cases that players dispute -----------------------------------------------------------------------


def stack_deck(*cards: str) -> NDArray[np.uint8]:
    """Return a deck with these cards on top."""
    card_names = "".join(cards).split()
    top_cards = [4 * "23456789TJQKA".index(card[0]) + "cdhs".index(card[1]) for card in card_names]
    return np.array(
        [[*top_cards, *(card for card in range(52) if card not in top_cards)]], np.uint8
    )


def make_one_table(game: Game, stacks: list[int], **arguments: Any) -> VectorHands:
    seats = len(stacks)
    return VectorHands(
        game, tables=1, seats=seats, stacks=stacks, seed=1, button=seats - 1, **arguments
    )


def play_decisions(hands: VectorHands, decisions: str) -> Observation:
    """Play decisions written as f, c, or the total of a raise."""
    for decision in decisions.split():
        kind = {"f": FOLD, "c": CALL}.get(decision, RAISE)
        raise_total = int(decision) if kind == RAISE else 0
        hands.step(np.array([kind], np.uint8), np.array([raise_total], np.int64))
    return hands.observe()


def test_short_all_in_does_not_reopen_betting(tier: str) -> None:
    hands = make_one_table(parse_game("no-limit hold'em 100/200"), [650, 20000, 20000])
    hands.reset()
    observation = play_decisions(hands, "600 650 c")
    assert observation.seat.tolist() == [2]
    assert observation.legal.tolist() == [[True, True, False]]
    assert observation.call.tolist() == [50]


def test_combined_short_all_ins_reopen_betting(tier: str) -> None:
    hands = make_one_table(parse_game("no-limit hold'em 1/2"), [14, 18, 200, 200])
    hands.reset()
    observation = play_decisions(hands, "8 c 14 18")  # from 8, short all-ins of 6 and 4
    assert observation.seat.tolist() == [2]
    assert (observation.call[0], observation.min_amount[0], observation.max_amount[0]) == (
        10,
        24,
        200,
    )


def test_limit_cap_applies_except_heads_up(tier: str) -> None:
    hands = make_one_table(parse_game("limit hold'em 2/4"), [200, 200, 200])
    hands.reset()
    observation = play_decisions(hands, "4 6 8")
    assert observation.legal[0, RAISE] == False  # noqa: E712
    observation = play_decisions(hands, "f")
    assert observation.legal[0, RAISE] == False  # noqa: E712
    heads_up_hands = make_one_table(parse_game("limit hold'em 2/4"), [200, 200])
    heads_up_hands.reset()
    assert play_decisions(heads_up_hands, "4 6 8 10 12").min_amount.tolist() == [14]


def test_pot_limit_maximum_is_pot_after_call(tier: str) -> None:
    hands = make_one_table(parse_game("pot-limit omaha 1/2"), [200] * 4)
    assert hands.reset().max_amount.tolist() == [7]
    assert play_decisions(hands, "7").max_amount.tolist() == [24]


def test_pot_limit_counts_short_blind_in_full(tier: str) -> None:
    hands = make_one_table(parse_game("pot-limit omaha 5/10"), [100, 4, 100, 100])
    assert hands.reset().max_amount.tolist() == [35]


def test_side_pot_excludes_short_stack(tier: str) -> None:
    game = parse_game("no-limit hold'em 1/2")
    hands = make_one_table(game, [11, 21, 21, 40])
    # Seat 0 has aces, seats 1 and 2 the same kings, seat 3 a pair of jacks.
    hands.reset(decks=stack_deck("Ah Kh Kc Js Ad Qc Qh 2d 3s 5c 8h 9s Jd"))
    play_decisions(hands, "21 c c c")
    assert hands.done.all()
    # The main pot of 44 is for aces; of the side pot of 30 the jacks of seat 3 have all.
    assert hands.payoffs.tolist() == [[33, -21, -21, 9]]


def test_odd_chip_goes_to_first_seat_left_of_button(tier: str) -> None:
    hands = make_one_table(
        parse_no_limit_game(),
        [50, 50, 50],
        posts=[ante_post(2, 1), blind_post(0, 1), blind_post(1, 2)],
    )
    hands.reset(decks=stack_deck("Kh Kc 7d Qc Qh 2d 3s 5c 8h 9s Jd"))
    play_decisions(hands, "f c c c c c c c c")
    assert hands.done.tolist() == [True]
    assert hands.payoffs.tolist() == [[1, 0, -1]]


def test_odd_chip_goes_to_high_half(tier: str) -> None:
    game = parse_game("pot-limit omaha hi-lo 1/2")
    hands = make_one_table(
        game, [50, 50, 50], posts=[ante_post(2, 1), blind_post(0, 1), blind_post(1, 2)]
    )
    first_hand, second_hand, third_hand = "As 2s Td Tc", "Kh Kc Qd Qc", "9s 9c 7d 7h"
    deal_rounds = zip(first_hand.split(), second_hand.split(), third_hand.split(), strict=True)
    hole_cards = " ".join(card for dealt_round in deal_rounds for card in dealt_round)
    hands.reset(decks=stack_deck(f"{hole_cards} 3c 4d 6h Kd Js"))
    play_decisions(hands, "f c c c c c c c c")
    assert hands.payoffs.tolist() == [[0, 1, -1]]


def test_straddle_must_be_called_and_acts_last(tier: str) -> None:
    posts = [blind_post(0, 1), blind_post(1, 2), straddle_post(2, 4)]
    hands = make_one_table(parse_no_limit_game(), [50] * 4, posts=posts)
    observation = hands.reset()
    assert (observation.seat[0], observation.call[0], observation.min_amount[0]) == (3, 4, 6)
    observation = play_decisions(hands, "c c c")
    assert (observation.seat[0], observation.call[0], observation.street[0]) == (2, 0, 0)


# Observations -------------------------------------------------------------------------------------


def test_hidden_cards_do_not_affect_observation(tier: str) -> None:
    rng = np.random.default_rng(3)
    game, seats = parse_game("pot-limit omaha 1/2"), 4
    cards = rng.permutation(52).astype(np.uint8)[None]

    def start_hands(decks: NDArray[np.uint8]) -> VectorHands:
        hands = VectorHands(game, tables=1, seats=seats, stacks=60, seed=1, button=0)
        hands.reset(decks=decks)
        return hands

    for _ in range(12):
        hands, past_decisions = start_hands(cards), list[Any]()
        while not hands.done.all():
            observation = hands.observe()
            seat, visible_board_count = (
                int(observation.seat[0]),
                (0, 3, 4, 5)[int(observation.street[0])],
            )
            known_indexes = {
                (seat - 1) % seats + seats * round_index for round_index in range(4)
            } | set(range(16, 16 + visible_board_count))
            hidden_indexes = [
                deck_index for deck_index in range(52) if deck_index not in known_indexes
            ]
            shuffled_cards = cards.copy()
            shuffled_cards[0, hidden_indexes] = rng.permutation(cards[0, hidden_indexes])
            observation_copy = copy_observation(observation, hands)
            second_vector_hands = start_hands(shuffled_cards)
            for decision in past_decisions:
                second_vector_hands.step(*decision)
            assert (
                copy_observation(second_vector_hands.observe(), second_vector_hands)
                == observation_copy
            )
            assert (
                observation.hole[0, :4].tolist()
                == [cards[0, deck_index] for deck_index in sorted(known_indexes)][:4]
            )
            assert observation.board[0].tolist() == [
                *cards[0, 16 : 16 + visible_board_count],
                *[NO_CARD] * (5 - visible_board_count),
            ]
            decision = random_decisions(rng, observation)
            hands.step(*decision)
            past_decisions.append(decision)


def test_observations_are_copies_by_default(tier: str) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=5, seats=6, stacks=200, seed=1)
    first_observation = hands.reset()
    seats_before = first_observation.seat.tolist()
    second_observation = hands.step(np.full(5, CALL, np.uint8))
    assert first_observation.seat.tolist() == seats_before != second_observation.seat.tolist()
    first_observation.stacks[...] = 0  # the copy belongs to the caller
    assert hands.observe().stacks.all()


def test_observations_without_copy_are_read_only(tier: str) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=5, seats=6, stacks=200, seed=1, copy=False)
    first_observation = hands.reset()
    second_observation = hands.step(np.full(5, CALL, np.uint8))
    for name in Observation.__slots__:
        if not getattr(first_observation, name).size:
            continue  # this game has no upcards
        assert np.shares_memory(getattr(first_observation, name), getattr(second_observation, name))
        with pytest.raises(ValueError, match="read-only"):
            getattr(first_observation, name)[...] = 0
    assert not np.shares_memory(first_observation.call, first_observation.min_amount)


def test_reset_starts_next_hand_at_selected_tables(tier: str) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=4, seats=6, stacks=200, seed=1)
    observation = hands.reset()
    assert observation.number.tolist() == [0, 1, 2, 3]
    assert observation.button.tolist() == [0, 1, 2, 3]
    hands.step(np.full(4, CALL, np.uint8))
    observation = hands.reset(np.array([True, False, False, True]))
    assert observation.number.tolist() == [7, 1, 2, 10]
    assert observation.button.tolist() == [1, 1, 2, 4]
    assert observation.pot.tolist() == [3, 5, 5, 3]
    observation = hands.reset(np.array([True, False, False, False]), stacks=[9, 8, 7, 6, 5, 4])
    assert observation.button.tolist() == [2, 1, 2, 4]
    assert (observation.stacks + observation.bets).tolist()[0] == [9, 8, 7, 6, 5, 4]


@pytest.mark.parametrize("tables", [1, 5])
def test_reset_restarts_finished_tables(tier: str, tables: int) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=tables, seats=2, stacks=200, seed=1)
    observation = hands.reset()
    numbers_by_reset = [observation.number.tolist()]
    for _ in range(3):
        hands.step(np.full(tables, FOLD, np.uint8))
        assert hands.done.all()
        observation = hands.reset(hands.done)
        assert not hands.done.any()
        numbers_by_reset.append(observation.number.tolist())
    assert (
        len({hand_number for hand_numbers in numbers_by_reset for hand_number in hand_numbers})
        == 4 * tables
    )


def test_vector_hand_equals_playout_hand(tier: str) -> None:
    playout_sums = play_hands(parse_no_limit_game(), [200] * 6, 8, seed=3, log=True)
    hands = VectorHands(parse_no_limit_game(), tables=8, seats=6, stacks=200, seed=3)
    observation, decision_counts = hands.reset(), np.zeros(8, np.int64)
    assert playout_sums.log is not None
    decisions_by_hand = [
        playout_sums.log[playout_sums.log["hand"] == number] for number in range(8)
    ]
    while not hands.done.all():
        kinds, amounts = np.zeros(8, np.uint8), np.zeros(8, np.int64)
        for table in np.flatnonzero(~hands.done):
            decision = decisions_by_hand[table][decision_counts[table]]
            assert decision["seat"] == observation.seat[table]
            kinds[table], amounts[table] = decision["kind"], decision["to"]
            decision_counts[table] += 1
        observation = hands.step(kinds, amounts)
    assert playout_sums.won == hands.payoffs.sum(axis=0).tolist()


# Whole hands --------------------------------------------------------------------------------------


@requires_c_extension
def test_result_is_independent_of_threads() -> None:
    arguments: dict[str, Any] = {"seed": 11, "first_hand": 5, "log": True}
    single_threaded_sums = play_hands(parse_no_limit_game(), [200] * 6, 5_000, **arguments)
    for threads in (2, 3):
        playout_sums = play_hands(
            parse_no_limit_game(), [200] * 6, 5_000, threads=threads, **arguments
        )
        assert single_threaded_sums.log is not None
        assert playout_sums.log is not None
        assert (single_threaded_sums.log == playout_sums.log).all()
        assert (single_threaded_sums.won, single_threaded_sums.squares) == (
            playout_sums.won,
            playout_sums.squares,
        )
        assert (single_threaded_sums.decisions, single_threaded_sums.showdowns) == (
            playout_sums.decisions,
            playout_sums.showdowns,
        )


def test_partial_runs_add_up(tier: str) -> None:
    def play_part(first_hand: int, count: int) -> Any:
        return play_hands(parse_no_limit_game(), [80] * 5, count, seed=2, first_hand=first_hand)

    assert play_part(0, 30) + play_part(30, 50) == play_part(0, 80)
    assert play_part(0, 0).won == [0] * 5


def make_constant_policy(choice: int) -> TablePolicy:
    """Return a policy that always makes the given choice."""
    probabilities = np.zeros((4, 2, 1, 5))
    probabilities[..., choice] = 1
    return TablePolicy(probabilities, np.zeros(169, np.uint8), np.empty((3, 0), np.uint16))


@requires_c_extension
def test_log_grows_beyond_initial_size() -> None:
    playout_sums = play_hands(
        parse_no_limit_game(), [100_000] * 2, 3, seed=1, policy=make_constant_policy(2), log=True
    )
    assert playout_sums.log is not None
    assert len(playout_sums.log) == playout_sums.decisions > 3 * (1 << 15)
    assert playout_sums.showdowns == 3
    shorter_sums = play_hands(
        parse_no_limit_game(), [100_000] * 2, 3, seed=1, policy=make_constant_policy(2)
    )
    assert (shorter_sums.won, shorter_sums.decisions) == (playout_sums.won, playout_sums.decisions)


def test_constant_policies_have_expected_results(tier: str) -> None:
    folded_results = play_hands(
        parse_no_limit_game(), [100] * 6, 12, seed=1, policy=make_constant_policy(0)
    )
    assert (folded_results.won, folded_results.showdowns, folded_results.decisions) == (
        [0] * 6,
        0,
        60,
    )
    playout_sums = play_hands(
        parse_no_limit_game(), [100] * 6, 12, seed=1, policy=make_constant_policy(1)
    )
    assert (playout_sums.showdowns, playout_sums.decisions) == (12, 12 * 24)
    pot_raise_results = play_hands(
        parse_no_limit_game(),
        [100] * 3,
        4,
        seed=1,
        policy=make_constant_policy(3),
        log=True,
        button=2,
    )
    assert pot_raise_results.log is not None
    assert pot_raise_results.log["to"].tolist()[:5] == [7, 23, 76, 100, 0]
    assert (
        play_hands(
            parse_no_limit_game(), [100] * 6, 12, seed=1, policy=make_constant_policy(4)
        ).decisions
        == 72
    )


@requires_c_extension
def test_uniform_policy_picks_kinds_and_sizes_equally() -> None:
    playout_sums = play_hands(parse_no_limit_game(), [200] * 6, 40_000, seed=9, log=True, button=5)
    assert playout_sums.log is not None
    first_decisions = playout_sums.log[
        np.flatnonzero(np.diff(playout_sums.log["hand"], prepend=-1))
    ]
    assert first_decisions["seat"].tolist() == [2] * 40_000
    kind_counts = np.bincount(first_decisions["kind"], minlength=3)
    assert abs(kind_counts - 40_000 / 3).max() < 5 * (40_000 * 2 / 9) ** 0.5
    raise_total_counts = np.bincount(
        first_decisions["to"][first_decisions["kind"] == RAISE], minlength=201
    )
    assert not raise_total_counts[:4].any()
    expected_count = kind_counts[RAISE] / 197
    assert abs(raise_total_counts[4:] - expected_count).max() < 6 * expected_count**0.5


@requires_c_extension
def test_large_stacks_are_summed_exactly() -> None:
    stacks = [1 << 53] * 6
    playout_sums = play_hands(parse_no_limit_game(), stacks, 40, seed=3, log=True)
    replayed_results = replay_results(parse_no_limit_game(), stacks, 3, playout_sums.log)
    assert playout_sums.squares == [
        sum(profit * profit for profit in seat_results)
        for seat_results in zip(*replayed_results, strict=True)
    ]
    assert max(playout_sums.squares) > 1 << 64


# Integer types and automatic resets ---------------------------------------------------------------


@pytest.mark.parametrize(
    "dtype", [f"{sign}int{bits}" for bits in (8, 16, 32, 64) for sign in ("", "u")]
)
def test_decisions_accept_any_integer_dtype(tier: str, dtype: str) -> None:
    vector_hands, other_vector_hands = [
        VectorHands("nlhe 1/2", tables=3, seats=6, seed=1) for _ in range(2)
    ]
    observations = vector_hands.reset(), other_vector_hands.reset()
    kinds, amounts = [FOLD, CALL, RAISE], [0, 0, 6]
    observations = (
        vector_hands.step(kinds, amounts),
        other_vector_hands.step(np.array(kinds, dtype), np.array(amounts, dtype)),
    )
    assert copy_observation(observations[0], vector_hands) == copy_observation(
        observations[1], other_vector_hands
    )
    assert copy_observation(vector_hands.step(CALL), vector_hands) == copy_observation(
        other_vector_hands.step([CALL] * 3), other_vector_hands
    )


def test_auto_reset_starts_next_hand(tier: str) -> None:
    manual_hands = VectorHands("nlhe 1/2", tables=4, seats=3, stacks=20, seed=1)
    automatic_hands = VectorHands("nlhe 1/2", tables=4, seats=3, stacks=20, seed=1, auto_reset=True)
    rng = np.random.default_rng(7)
    manual_hands.reset()
    automatic_hands.reset()
    for _ in range(60):
        kinds = rng.integers(0, 2, 4)
        observation = manual_hands.step(kinds)
        done_mask, payoffs = manual_hands.done, manual_hands.payoffs
        if done_mask.any():
            observation = manual_hands.reset(done_mask)
        other_observation = automatic_hands.step(kinds)
        assert automatic_hands.done.tolist() == done_mask.tolist()
        assert automatic_hands.payoffs.tolist() == payoffs.tolist()
        assert (other_observation.seat >= 0).all()
        for name in Observation.__slots__:
            assert getattr(other_observation, name).tolist() == getattr(observation, name).tolist()


# Refused arguments --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "table, kind, raise_total, message",
    [
        (2, RAISE, 3, "table 2: seat 5 can’t raise to 3; legal now: fold, call 2, raise to 4-200"),
        (0, RAISE, 201, "table 0: seat 3 can’t raise to 201; legal now: fold, call 2"),
        (1, 3, 0, "table 1: seat 4 can’t take action 3"),
        (1, -1, 0, "can’t take action -1"),
        (1, 300, 0, "can’t take action"),
        (1, 255, 0, "can’t take action"),
        (2, RAISE, -(1 << 63), "table 2: seat 5 can’t raise to -9223372036854775808"),
    ],
)
def test_illegal_decision_is_refused_without_effect(
    tier: str, table: int, kind: int, raise_total: int, message: str
) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=3, seats=6, stacks=200, seed=1)
    observation_before = copy_observation(hands.reset(), hands)
    kinds, amounts = np.full(3, CALL, np.int64), np.zeros(3, np.int64)
    kinds[table], amounts[table] = kind, raise_total
    with pytest.raises(IllegalAction, match=message) as error:
        hands.step(kinds, amounts)
    assert isinstance(error.value.legal, ToAct)
    assert copy_observation(hands.observe(), hands) == observation_before


def test_free_fold_is_refused_by_house_rule(tier: str) -> None:
    hands = make_one_table(parse_no_limit_game(fold_when_free="reject"), [50, 50])
    hands.reset()
    observation = play_decisions(hands, "c")
    assert observation.legal.tolist() == [[False, True, True]]
    with pytest.raises(IllegalAction, match="table 0: seat 0 can’t fold; legal now: check, raise"):
        play_decisions(hands, "f")


def test_decisions_for_finished_tables_are_ignored(tier: str) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=2, seats=2, stacks=200, seed=1)
    hands.reset()
    hands.step(np.array([FOLD, CALL], np.uint8))
    assert hands.done.tolist() == [True, False]
    observation = hands.step(np.array([77, CALL], np.uint8))
    assert observation.street.tolist() == [0, 1]


@pytest.mark.parametrize(
    "game_name, posts, message",
    [
        ("no-limit short deck ante 1 button 2", None, "the cards of short deck"),
        ("limit seven-card stud 2/4 ante 1 bring-in 1", None, "the cards of seven-card stud"),
        ("no-limit courchevel 1/2", None, "the cards of courchevel"),
        ("spread-limit hold'em 2-10 blinds 1/2", None, "the betting structure SpreadLimit"),
        ("no-limit hold'em 1/2 2 boards", None, "2 boards"),
        ("no-limit hold'em 1/2", [Post(0, "kill", 4)], "a kill"),
        ("no-limit hold'em 1/2", [ante_post(0, 1), ante_post(1, 2)], "antes that differ"),
    ],
)
def test_unsupported_game_is_refused_with_supported_list(
    tier: str, game_name: str, posts: list[Post] | None, message: str
) -> None:
    game = parse_game(game_name)
    refused_calls: list[Callable[[], object]] = [
        lambda: play_hands(game, [50] * 3, 1, seed=1, button=0, posts=posts)
    ]
    if "cards of" not in message:  # games with other cards are played on the engine
        arguments: dict[str, Any] = {"stacks": 50, "seed": 1, "button": 0, "posts": posts}
        refused_calls.append(lambda: VectorHands(game, tables=1, seats=3, **arguments))
    for refused_call in refused_calls:
        with pytest.raises(
            BadGame, match=rf"{message}.*: VectorHands plays no-limit, pot-limit and"
        ):
            refused_call()


@pytest.mark.parametrize(
    "rules, message",
    [
        ({"showdown": "choose"}, "players who choose whether to show"),
        ({"open_allin_hands": False}, "beaten all-ins that are mucked"),
        ({"max_runs": 2}, "all-ins run more than once"),
        ({"stakes": "open"}, "open stakes"),
        ({"check_raise": False}, "no check-raise"),
    ],
)
def test_unsupported_house_rules_are_refused(rules: dict[str, Any], message: str) -> None:
    with pytest.raises(BadGame, match=message):
        play_hands(parse_no_limit_game(**rules), [50] * 3, 1, seed=1)


@pytest.mark.parametrize(
    "game_name, rules, reason",
    [
        ("spread-limit hold'em 1-5 blinds 1/2", {}, "the betting structure SpreadLimit"),
        ("no-limit hold'em 1/2 cap 60", {}, "the betting structure CapLimit"),
        ("no-limit hold'em 1/2 2 boards", {}, "2 boards"),
        ("no-limit hold'em ante 5 bomb", {}, "a bomb pot"),
        ("pot-limit omaha 5/10 unit 5", {}, "a betting unit of 5"),
        ("no-limit hold'em 1/2", {"sb_dead": True}, "a dead small blind"),
        ("no-limit hold'em 1/2 ante 1", {"short_order": "blind_first"}, "blinds paid before antes"),
        ("no-limit hold'em 1/2", {"burn": False}, "no burned cards"),
        ("pot-limit omaha 1/2", {"preflop_pot": "assumed_call"}, "preflop_pot='assumed_call'"),
        ("pot-limit omaha 1/2", {"pot_round_up": 5}, "a pot rounded up to 5"),
        ("limit hold'em 2/4", {"max_raises": 0}, "no raises at all"),
        ("limit hold'em 2/4", {"headsup_cap": "round_start"}, "headsup_cap='round_start'"),
        ("limit hold'em 2/4", {"headsup_counts": "in_hand"}, "headsup_counts='in_hand'"),
        ("limit hold'em 2/4", {"short_allin_counts": True}, "short all-ins that use up a raise"),
        ("limit hold'em 2/4", {"completion_counts_as_raise": True}, "completions that use up"),
        ("limit omaha hi-lo 2/4", {"split_pot": "declare"}, "halves of the pot that are declared"),
    ],
)
def test_unsupported_features_are_refused_with_reason(
    game_name: str, rules: dict[str, Any], reason: str
) -> None:
    game = parse_game(game_name, HouseRules.preset("online-1", **rules))
    with pytest.raises(BadGame, match=re.escape(reason)):
        play_hands(game, [50] * 3, 1, seed=1)


def test_unknown_house_rule_is_refused_unless_default(monkeypatch: pytest.MonkeyPatch) -> None:
    known_fields = tuple(name for name in kernel_games._KNOWN_RULE_FIELDS if name != "bringin_tie")
    monkeypatch.setattr(kernel_games, "_KNOWN_RULE_FIELDS", known_fields)
    play_hands(parse_no_limit_game(), [50] * 3, 1, seed=1)  # its default is harmless
    non_default_tie_rule = (
        "position" if parse_no_limit_game().rules.bringin_tie == "suit" else "suit"
    )
    with pytest.raises(BadGame, match=f"bringin_tie='{non_default_tie_rule}'"):
        play_hands(parse_no_limit_game(bringin_tie=non_default_tie_rule), [50] * 3, 1, seed=1)


def test_all_reasons_are_given_together() -> None:
    game = parse_game("no-limit hold'em 1/2 2 boards", HouseRules.preset("online-1", max_runs=2))
    with pytest.raises(BadGame, match="with 2 boards, all-ins run more than once: VectorHands"):
        play_hands(game, [50] * 3, 1, seed=1)


CALL_KINDS = np.ones(3, np.uint8)


@pytest.mark.parametrize(
    "kinds, amounts, message",
    [
        (
            CALL_KINDS[:2],
            None,
            "kinds: a whole number for each of 3 tables is expected, .* not an array of shape",
        ),
        (CALL_KINDS.astype(np.float32), None, "kinds: .* not float32"),
        (["call"] * 3, None, "kinds: .* not <U4"),
        ([1, [1], 1], None, "kinds: a whole number"),
        (CALL_KINDS, [0.5, 0, 0], "amounts: a whole number for each of 3 tables .* not float64"),
        (CALL_KINDS, np.full(3, 1 << 63, np.uint64), "amounts: the maximum is"),
        (CALL_KINDS, np.zeros((3, 1), np.int64), "amounts: .* shape .3, 1."),
    ],
)
def test_invalid_decision_arrays_are_refused(
    tier: str, kinds: Any, amounts: Any, message: str
) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=3, seats=6, stacks=200, seed=1)
    with pytest.raises(ValueError, match="no hand has begun: call reset first"):
        hands.step(CALL_KINDS)
    hands.reset()
    with pytest.raises((TypeError, ValueError), match=message):
        hands.step(kinds, amounts)


@pytest.mark.parametrize(
    "start_options, message",
    [
        ({"tables": 0}, "tables: expected 1 to 16777216, got 0"),
        ({"seats": 11}, "2 to 10 players can play a hand, not 11"),
        ({"seats": 1}, "2 to 10 players can play a hand, not 1"),
        ({"stacks": 0}, "can’t have a stack of"),
        ({"stacks": [5, 5, 2**60]}, "seat 2 of table 0 can’t have a stack of 11529215046"),
        ({"stacks": [5, 5]}, "stacks: expected whole numbers of chips, one for all, 3 by seat"),
        ({"stacks": 7.5}, "stacks: expected whole numbers of chips"),
        ({"seed": -1}, "a seed must be from 0"),
        ({"seed": 1 << 64}, "a seed must be from 0"),
        ({"button": 3}, "for the button; use 0 to 2"),
        ({"posts": [blind_post(0, 2)]}, "fixed posts need a fixed button"),
        ({"posts": [blind_post(4, 2)], "button": 0}, "invalid seat 4 to post; seats are 0 to 2"),
    ],
)
def test_invalid_start_is_refused(tier: str, start_options: dict[str, Any], message: str) -> None:
    default_options: dict[str, Any] = {"tables": 2, "seats": 3, "stacks": 50, "seed": 1}
    with pytest.raises(ValueError, match=message):
        VectorHands(parse_no_limit_game(), **(default_options | start_options))


def test_invalid_decks_and_table_masks_are_refused(tier: str) -> None:
    hands = VectorHands(parse_no_limit_game(), tables=2, seats=3, stacks=50, seed=1)
    with pytest.raises(ValueError, match="the first reset must include all tables"):
        hands.reset(np.array([True, False]))
    decks = np.tile(np.arange(52, dtype=np.uint8), (2, 1))
    decks[1, 4] = 5
    with pytest.raises(ValueError, match="decks: row 1 is not the 52 cards 0 to 51, each once"):
        hands.reset(decks=decks)
    with pytest.raises(ValueError, match="decks: expected an array of uint8 and shape"):
        hands.reset(decks=decks[:, :20])
    with pytest.raises(TypeError, match="which: expected True or False for each of 2 tables"):
        hands.reset(np.array([1, 0]))


@pytest.mark.parametrize(
    "table_name, value, message",
    [
        ("probabilities", np.full((4, 2, 1, 5), 0.3), r"probabilities\[0, 0, 0\]: .* add up to 1"),
        ("probabilities", np.full((4, 2, 5), 0.2), r"shape \(4, 2, 1 to 256, 5\) is expected"),
        ("preflop", np.ones(169, np.uint8), "preflop: buckets must be 0 to 0, got 1"),
        ("preflop", np.zeros(168, np.uint8), r"and shape \(169,\), got one of uint8"),
        (
            "cuts",
            np.zeros((3, 1), np.uint16),
            r"cuts: expected an array of uint16 and shape \(3, 0\)",
        ),
        ("cuts", [[], [], []], "cuts: .* got list"),
    ],
)
def test_invalid_probability_table_is_refused(
    table_name: Literal["probabilities", "preflop", "cuts"], value: Any, message: str
) -> None:
    tables_by_name: dict[str, Any] = {
        "probabilities": np.full((4, 2, 1, 5), 0.2),
        "preflop": np.zeros(169, np.uint8),
        "cuts": np.empty((3, 0), np.uint16),
    }
    with pytest.raises(ValueError, match=message):
        TablePolicy(**(tables_by_name | {table_name: value}))
