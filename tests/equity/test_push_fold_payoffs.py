"""Push-or-fold payoffs with short stacks and antes, compared with the engine."""

import random
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from riverboat.cards import parse_cards
from riverboat.engine import (
    AllIn,
    AnyCommand,
    Call,
    Check,
    Deal,
    Fold,
    HandStarted,
    HandState,
    Nothing,
    Show,
    ToAct,
    ToDeal,
    ToShow,
    apply,
    decide,
    parse_game,
    start,
)
from riverboat.engine.games.forced_bets import Post, ante_post, blind_post, dead_post
from riverboat.engine.play import advance
from riverboat.equity.push_fold import PushFoldSpot, all_in_showdowns, push_fold, solve_spot
from riverboat.equity.push_fold.all_in_showdowns import FINISH_ORDERS, load_pairs, load_triples
from riverboat.equity.push_fold.forced_decisions import (
    find_caller_decision,
    find_forced_decisions,
    list_decisions,
)
from riverboat.equity.push_fold.push_fold_game import PushFoldGame
from riverboat.equity.push_fold.push_fold_spot import compute_end_payoffs
from riverboat.equity.ranges.combos import HANDS, Weights

BIG_BLIND = 1000
WINNING_HANDS = ("AsAh", "KsKh", "QsQh")
LOSING_HANDS = ("3d4c", "3h4d", "3s4h", "3c4s")
BOARD = "2c 7d 9h Js Td"


@pytest.fixture(scope="module", autouse=True)
def sample_few_boards() -> Iterator[None]:
    """Sample fewer boards for three-way all-ins, for speed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 1024)
        yield


# By hand ----------------------------------------------------------------------------------------


def test_big_blind_ante_is_unmatched_dead_money() -> None:
    """10 against 10 with an ante of 1: the pusher can lose nine, and the big blind ten."""
    payoffs = compute_end_payoffs(PushFoldSpot(stacks=(10, 10), big_blind_ante=1))
    assert payoffs.heads_up[0, 1] == pytest.approx(np.array([[10, -10], [0.5, -0.5], [-9, 9]]))
    assert payoffs.steals[0] == pytest.approx([2, -2])
    assert payoffs.big_blind_walk == pytest.approx([-0.5, 0.5])


def test_short_big_blind_posts_blind_before_ante() -> None:
    """With 1.5 of 2, the big blind posts 1 and half the ante: a push wins 1.5 or loses 1."""
    payoffs = compute_end_payoffs(PushFoldSpot(stacks=(10, 1.5), big_blind_ante=1))
    assert payoffs.heads_up[0, 1][0] == pytest.approx([1.5, -1.5])
    assert payoffs.heads_up[0, 1][2] == pytest.approx([-1, 1])


def test_all_in_small_blind_wins_matched_amount_from_each() -> None:
    """0.3 in the small blind: the button pushes 10, and the big blind folds, or calls with 6."""
    payoffs = compute_end_payoffs(PushFoldSpot(stacks=(10, 0.3, 6)))
    assert payoffs.heads_up[0, 1][0] == pytest.approx([1.3, -0.3, -1])
    assert payoffs.heads_up[0, 1][2] == pytest.approx([-0.3 + 0.7, 0.6, -1])
    small_blind_first = FINISH_ORDERS.index((1, 2, 0))
    assert payoffs.three_way[0, 1, 2][small_blind_first] == pytest.approx([-6, 0.6, 5.4])


def test_player_all_in_for_partial_ante_wins_matching_antes() -> None:
    """0.1 of an ante of 0.25: 0.3 in the main pot, and 0.3 + 0.5 + 1 beside it."""
    spot = PushFoldSpot(stacks=(0.1, 8, 8), ante=0.25)
    assert spot.posts == pytest.approx((0.1, 0.75, 1.25))
    payoffs = compute_end_payoffs(spot)
    assert payoffs.heads_up[0, 2][0] == pytest.approx([0.2, -0.75, 0.55])
    assert payoffs.heads_up[0, 2][2] == pytest.approx([-0.1, -0.75, 0.85])


def test_two_blinds_all_in_by_posting_have_zero_value() -> None:
    equilibrium = push_fold([0.7, 0.3])
    assert equilibrium.values == pytest.approx((0, 0))
    assert (equilibrium.percent(0), equilibrium.percent(0, 1), equilibrium.gain) == (100, 100, 0)


def test_small_blind_plays_any_two_with_good_pot_odds() -> None:
    """They pay 0.2 to win 1.4, and the worst hand has 32 % against any two."""
    equilibrium = push_fold([10, 0.7])
    assert equilibrium.percent(0) == 100
    assert equilibrium.values == pytest.approx((0, 0))


def test_push_below_big_blind_is_called_with_any_two() -> None:
    equilibrium = push_fold([0.9, 10])
    assert (equilibrium.spot.all_in_by_posting, equilibrium.percent(0, 1)) == ((False, False), 100)


# Who decides ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_decisions_around_player_all_in_by_posting_are_forced() -> None:
    spot = PushFoldSpot(stacks=(0.1, 10, 10), ante=0.25)
    assert find_forced_decisions(spot) == {(0,): True, (1,): False, (0, 2): True, (1, 2): False}
    equilibrium = solve_spot(spot)
    assert equilibrium.percent(0) == 100
    assert 0 < equilibrium.percent(0, 1, 2) < equilibrium.percent(0, 1) < 100
    assert equilibrium.gain < 1e-4
    assert sum(equilibrium.values) == pytest.approx(0, abs=1e-6)


def test_path_to_caller_includes_forced_small_blind() -> None:
    forced_decisions = find_forced_decisions(PushFoldSpot(stacks=(10, 10, 0.4, 10)))
    assert find_caller_decision(forced_decisions, 0, 3) == (0, 2, 3)
    assert find_caller_decision(forced_decisions, 0, 1) == (0, 1)
    assert find_caller_decision(forced_decisions, 2, 3) == (2, 3)


def test_covering_stack_has_no_forced_decision() -> None:
    assert find_forced_decisions(PushFoldSpot(stacks=(5, 1.3, 1.2), ante=0.1)) == {}
    assert find_forced_decisions(PushFoldSpot(stacks=(10, 10), small_blind=1)) == {}


@pytest.mark.landing
def test_values_equal_branches_with_all_in_small_blind() -> None:
    """The button pushes aces, the big blind calls with kings; the small blind has any hand."""
    game = PushFoldGame(PushFoldSpot(stacks=(10, 0.3, 6)))
    plans = game.forced_plans | {(0,): make_plan("AA"), (0, 1, 2): make_plan("KK")}
    aces, kings = map(HANDS.index, ("AA", "KK"))
    pair_table, payoffs, order_counts = (
        load_pairs(),
        game.payoffs,
        load_triples().order_counts.astype(float),
    )
    push_chance = 6 / 1326
    call_chance = small_blind_value = 0.0
    for small_blind_hand in range(len(HANDS)):
        hand_chance = pair_table.counts[aces, small_blind_hand] / pair_table.counts[aces].sum()
        if not hand_chance:
            continue
        hands = (aces, small_blind_hand, kings)
        hand_order_counts = np.array(
            [order_counts[tuple(hands[player] for player in order)] for order in FINISH_ORDERS]
        )
        kings_chance = hand_order_counts.sum() / (pair_table.counts[aces, small_blind_hand] * 1128)
        call_chance += hand_chance * kings_chance
        outcome_chances = [
            pair_table.win[aces, small_blind_hand],
            pair_table.tie[aces, small_blind_hand],
        ]
        outcome_chances.append(1 - sum(outcome_chances))
        small_blind_value += (
            hand_chance * (1 - kings_chance) * (outcome_chances @ payoffs.heads_up[0, 1])[1]
        )
        if hand_order_counts.sum():
            order_chances = hand_order_counts / hand_order_counts.sum()
            small_blind_value += (
                hand_chance * kings_chance * (order_chances @ payoffs.three_way[0, 1, 2])[1]
            )
    assert call_chance == pytest.approx(6 / 1225, rel=1e-3)
    any_two_value = (payoffs.heads_up[1, 2][0] + payoffs.heads_up[1, 2][2])[
        1
    ] / 2  # any two against any two
    plan_values = game.evaluate_plans(plans).values
    assert plan_values[1] == pytest.approx(
        push_chance * small_blind_value + (1 - push_chance) * any_two_value, rel=1e-3
    )


def make_plan(hand: str) -> Weights:
    """Return a plan that always plays this hand."""
    plan = np.zeros(len(HANDS))
    plan[HANDS.index(hand)] = 1
    return plan


# Refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spot, message",
    [
        ({"stacks": (10.0, float("inf"))}, "the big blind has inf big blinds: use 0.001 to"),
        ({"stacks": (10.0, 0.0)}, "the big blind has 0 big blinds: use 0.001 to 10,000"),
        ({"stacks": (-1.0, 10.0)}, "the small blind has -1 big blinds"),
        ({"stacks": (10.0, 1e308)}, "the big blind has"),
        (
            {"stacks": (10.0, 10.0, 0.5, 1.0)},
            "the small blind and the big blind are all-in by posting",
        ),
    ],
)
def test_invalid_stacks_are_refused(spot: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        PushFoldSpot(**spot)  # type: ignore[arg-type]


# By the engine ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_possible_payoffs_match_engine(seed: int) -> None:
    spot = make_random_spot(random.Random(seed))
    payoffs, checked_count = compute_end_payoffs(spot), 0
    big_blind_player = len(spot.stacks) - 1
    payoffs_by_order: list[tuple[tuple[int, ...], Weights]] = [
        ((big_blind_player,), payoffs.big_blind_walk),
        *[((player,), payoffs.steals[player]) for player in range(big_blind_player)],
    ]
    for two_players, payoff_rows in payoffs.heads_up.items():
        payoffs_by_order += [(two_players, payoff_rows[0]), (two_players[::-1], payoff_rows[2])]
    for three_players, payoff_rows in payoffs.three_way.items():
        payoffs_by_order += [
            (tuple(three_players[player_index] for player_index in order), payoff_row)
            for order, payoff_row in zip(FINISH_ORDERS, payoff_rows, strict=True)
        ]
    for order, stack_changes in payoffs_by_order:
        stacks, live_players = play_in_engine(spot, order)
        assert is_possible(spot, sorted(order)) == (live_players == set(order)), (spot, order)
        if live_players == set(order):
            expected_changes = [
                stack_after / BIG_BLIND - stack_before
                for stack_after, stack_before in zip(stacks, spot.stacks, strict=True)
            ]
            assert stack_changes == pytest.approx(expected_changes, abs=1e-9), (spot, order)
            checked_count += 1
    assert checked_count


def make_random_spot(rng: random.Random) -> PushFoldSpot:
    """Return a random spot for two or three players, often short-stacked, with or without antes."""
    while True:
        stacks = [rng.choice([rng.randint(1, 14), rng.randint(12, 80)]) / 10 for _ in "abc"]
        spot = PushFoldSpot(
            stacks=tuple(stacks[: rng.choice([2, 3])]),
            small_blind=rng.choice([0.5, 0.4]),
            ante=rng.choice([0, 0, 0.1, 0.3]),
            big_blind_ante=rng.choice([0, 0.5, 1]),
        )
        if any(spot.stacks[player] > spot.posts[player] for player in range(len(spot.stacks))):
            return spot


def is_possible(spot: PushFoldSpot, seats: Sequence[int]) -> bool:
    """Return True if forced decisions allow exactly these players to be all-in."""
    forced_decisions = find_forced_decisions(spot)
    all_in_players: tuple[int, ...] = ()
    for player in range(len(spot.stacks)):
        decision = (*all_in_players, player)
        if decision not in list_decisions(
            len(spot.stacks)
        ):  # the big blind, to whom all have folded
            return seats == [player]
        is_all_in = player in seats
        if decision in forced_decisions and forced_decisions[decision] != is_all_in:
            return False
        all_in_players += (player,) * is_all_in
    return True


def play_in_engine(spot: PushFoldSpot, order: Sequence[int]) -> tuple[list[int], set[int]]:
    """Play a hand in the engine; return the stacks and the players who showed."""
    hand = HandState(post_forced_bets(spot))
    hand_by_seat = dict(zip(order, WINNING_HANDS, strict=False))
    hand_by_seat |= dict(
        zip(
            (free_seat for free_seat in range(hand.players) if free_seat not in hand_by_seat),
            LOSING_HANDS,
            strict=False,
        )
    )
    board = list(parse_cards(BOARD))
    live_players = set(range(hand.players))
    while not isinstance(pending := advance(hand, []), Nothing):
        command: AnyCommand
        match pending:
            case ToAct(seat=seat, call=call, high=high) if seat in order:
                command = AllIn() if high or call >= hand.stacks[seat] else Call()
            case ToAct(seat=seat, call=call):
                command = Fold() if call else Check()
                live_players -= {seat} if call else set()
            case ToDeal(destination="board", count=count):
                command, board = Deal(tuple(board[:count])), board[count:]
            case ToDeal(seats=seats):
                holes = [parse_cards(hand_by_seat[seat]) for seat in seats]
                command = Deal(tuple(hole[card_index] for card_index in range(2) for hole in holes))
            case ToShow(seat=seat):
                command = Show(seat)
            case _:
                raise AssertionError(pending)
        apply(hand, decide(hand, command))
    return list(hand.stacks), live_players


def post_forced_bets(spot: PushFoldSpot) -> HandStarted:
    """Return the hand after antes, blinds and the big blind's dead ante."""
    players = len(spot.stacks)
    small_blind_seat, big_blind_seat = players - 2, players - 1

    def to_chips(amount: float) -> int:
        return round(amount * BIG_BLIND)

    posts: list[Post] = [
        ante_post(seat, to_chips(spot.ante)) for seat in range(players) if spot.ante
    ]
    posts += [
        blind_post(small_blind_seat, to_chips(spot.small_blind)),
        blind_post(big_blind_seat, BIG_BLIND),
    ]
    posts += (
        [dead_post(big_blind_seat, to_chips(spot.big_blind_ante))] if spot.big_blind_ante else []
    )
    button = small_blind_seat if players == 2 else small_blind_seat - 1
    stacks = tuple(map(to_chips, spot.stacks))
    return start(parse_game("no-limit hold'em 500/1000"), stacks, button, tuple(posts))
