"""Range against range on a board, compared with every pair of hands on every runout."""

from functools import cache
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.cards import parse_cards
from riverboat.kernel import HOLE_MASKS, HOLES, high
from riverboat.kernel import tier as tiers
from riverboat.kernel.card_masks import masks, name
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from riverboat.kernel.versus.range_sweep import RangeResults, sweep
from tests.schedule import run_in

pytestmark = pytest.mark.usefixtures("tier")

Weights = NDArray[np.float64]

# Possible, likely and made flushes; pairs, trips and straights on the board.
FLOP_TEXTS = ["2h7d9c", "2h7h9c", "2h7h9h", "7c7d9h"]
TURN_TEXTS = ["2h7d9cJs", "2h7h9hTh", "7c7d9h9s", "AcAdAhAs"]
RIVER_TEXTS = ["2h7d9cJsQd", "2h7h9hThQh", "AcAdAhAsKd", "AsKsQsJsTs", "9h8h7h6h2c"]


def parse_card_list(text: str) -> list[int]:
    return [int(card) for card in parse_cards(text)]


def hand_weights(*hands: str) -> Weights:
    weights = np.zeros(1326)
    for hand in hands:
        low_card, high_card = sorted(parse_card_list(hand))
        weights[high_card * (high_card - 1) // 2 + low_card] = 1
    return weights


def random_weights(rng: np.random.Generator, range_share: float) -> Weights:
    weights = rng.integers(1, 9, 1326).astype(np.float64)
    weights[rng.random(1326) > range_share] = 0
    return weights


def pairwise_results(
    board: list[int], hero_weights: Weights, villain_weights: Weights, dead_text: str = ""
) -> RangeResults:
    """Compute the sweep's results by comparing every pair of hands."""
    return _cached_pairwise_results(
        bytes(board), hero_weights.tobytes(), villain_weights.tobytes(), dead_text
    )


@cache  # both tiers are compared with it
def _cached_pairwise_results(
    board_bytes: bytes, hero_bytes: bytes, villain_bytes: bytes, dead_text: str
) -> RangeResults:
    board, hero_weights, villain_weights = (
        [*board_bytes],
        np.frombuffer(hero_bytes),
        np.frombuffer(villain_bytes),
    )
    result_sums = np.zeros((3, 1326))
    are_disjoint = HOLE_MASKS[:, None] & HOLE_MASKS == 0
    remaining_cards = [
        card for card in range(52) if card not in [*board, *parse_card_list(dead_text)]
    ]
    for runout in combinations(remaining_cards, 5 - len(board)):
        board_mask = masks([*board, *runout])
        is_live = HOLE_MASKS & masks([*board, *runout, *parse_card_list(dead_text)]) == 0
        live_hero_hands, live_villain_hands = (
            np.flatnonzero(is_live & (hero_weights > 0)),
            np.flatnonzero(is_live & (villain_weights > 0)),
        )
        hero_values, villain_values = (
            high(HOLE_MASKS[hands] | board_mask) for hands in (live_hero_hands, live_villain_hands)
        )
        opposing_weights = (
            are_disjoint[live_hero_hands][:, live_villain_hands]
            * villain_weights[live_villain_hands]
        )
        result_sums[0, live_hero_hands] += (
            opposing_weights * (hero_values[:, None] > villain_values)
        ).sum(axis=1)
        result_sums[1, live_hero_hands] += (
            opposing_weights * (hero_values[:, None] == villain_values)
        ).sum(axis=1)
        result_sums[2, live_hero_hands] += opposing_weights.sum(axis=1)
    return RangeResults(*result_sums)


def assert_same_results(range_results: RangeResults, expected: RangeResults) -> None:
    np.testing.assert_array_equal(range_results.wins, expected.wins)
    np.testing.assert_array_equal(range_results.ties, expected.ties)
    np.testing.assert_array_equal(range_results.weight_met, expected.weight_met)


@pytest.mark.parametrize("text", RIVER_TEXTS)
@pytest.mark.parametrize("share", [0.02, 0.3, 1])
def test_river_sweep_matches_pairwise_comparison(text: str, share: float) -> None:
    rng = np.random.default_rng(5)
    hero_weights, villain_weights = random_weights(rng, share), random_weights(rng, share)
    assert_same_results(
        sweep(parse_card_list(text), hero_weights, villain_weights),
        pairwise_results(parse_card_list(text), hero_weights, villain_weights),
    )


@pytest.mark.parametrize("text", TURN_TEXTS)
def test_turn_sweep_matches_pairwise_comparison(text: str) -> None:
    rng = np.random.default_rng(6)
    hero_weights, villain_weights = random_weights(rng, 0.25), random_weights(rng, 0.25)
    assert_same_results(
        sweep(parse_card_list(text), hero_weights, villain_weights),
        pairwise_results(parse_card_list(text), hero_weights, villain_weights),
    )


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("text", FLOP_TEXTS)
def test_flop_sweep_equals_sum_over_turns(text: str) -> None:
    rng = np.random.default_rng(7)
    board, hero_weights, villain_weights = (
        parse_card_list(text),
        random_weights(rng, 0.6),
        random_weights(rng, 0.6),
    )
    turn_results = [
        sweep([*board, card], hero_weights, villain_weights)
        for card in range(52)
        if card not in board
    ]
    range_results = sweep(board, hero_weights, villain_weights)
    # Each runout occurs twice: with either card as the turn.
    np.testing.assert_array_equal(2 * range_results.wins, sum(turn.wins for turn in turn_results))
    np.testing.assert_array_equal(2 * range_results.ties, sum(turn.ties for turn in turn_results))
    np.testing.assert_array_equal(
        2 * range_results.weight_met, sum(turn.weight_met for turn in turn_results)
    )


# One to four dead cards: cards of range hands, flush cards and board completions.
DEAD_CARDS = ["Ad", "2s8h", "KhKd9s", "3h4h5hAs"]


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("dead", DEAD_CARDS)
@pytest.mark.parametrize("text", ["2h7h9c", "2h7h9hTc", "2c7h9hThQh", "7c7d8d", "AcQdQcJs"])
def test_dead_cards_are_excluded_from_board_and_hands(text: str, dead: str) -> None:
    rng = np.random.default_rng(11)
    share = 0.08 if len(text) == 6 else 0.5
    board, hero_weights, villain_weights = (
        parse_card_list(text),
        random_weights(rng, share),
        random_weights(rng, share),
    )
    range_results = sweep(board, hero_weights, villain_weights, parse_card_list(dead))
    assert_same_results(range_results, pairwise_results(board, hero_weights, villain_weights, dead))
    dead_hands = np.isin(HOLES, parse_card_list(dead)).any(axis=1)
    assert (hero_weights[dead_hands] > 0).any()
    assert not range_results.weight_met[dead_hands].any()


def test_all_remaining_cards_can_be_dead() -> None:
    board, hero_weights, villain_weights = (
        parse_card_list("2h7d9c"),
        hand_weights("AhKd", "AhAd"),
        hand_weights("QsQc", "QcTs"),
    )
    remaining_cards = parse_card_list("AhKdAdQsQcTs")
    dead = [card for card in range(52) if card not in [*board, *remaining_cards]]
    range_results = sweep(board, hero_weights, villain_weights, dead)
    # Four cards are held, and the other two complete the board.
    assert range_results.weight_met.sum() == 4
    assert_same_results(
        range_results,
        pairwise_results(board, hero_weights, villain_weights, "".join(map(name, dead))),
    )


def test_single_hands_with_dead_cards_match_exact_equity() -> None:
    dead = parse_card_list("AsAd")
    range_results = sweep(
        parse_card_list("2h7d9c"), hand_weights("AhKd"), hand_weights("QsQc"), dead
    )
    expected = exact_holdem(
        [parse_card_list("AhKd"), parse_card_list("QsQc")], parse_card_list("2h7d9c"), dead
    )
    assert (range_results.wins.sum(), range_results.weight_met.sum()) == (
        expected.won(0),
        expected.total,
    )


def test_flop_sweep_with_dead_cards_equals_sum_over_turns() -> None:
    rng = np.random.default_rng(12)
    board, dead = parse_card_list("2h7h9c"), parse_card_list("AhKs3h")
    hero_weights, villain_weights = random_weights(rng, 1), random_weights(rng, 1)
    known_cards = [*board, *dead]
    turn_results = [
        sweep([*board, card], hero_weights, villain_weights, dead)
        for card in range(52)
        if card not in known_cards
    ]
    range_results = sweep(board, hero_weights, villain_weights, dead)
    np.testing.assert_array_equal(2 * range_results.wins, sum(turn.wins for turn in turn_results))
    np.testing.assert_array_equal(2 * range_results.ties, sum(turn.ties for turn in turn_results))
    np.testing.assert_array_equal(
        2 * range_results.weight_met, sum(turn.weight_met for turn in turn_results)
    )


def test_both_tiers_give_same_results() -> None:
    if len(tiers.TIERS) < 2:
        pytest.skip(tiers.BUILD_HINT)
    rng = np.random.default_rng(8)
    for board_text in (*FLOP_TEXTS[:2], *TURN_TEXTS, *RIVER_TEXTS):
        hero_weights, villain_weights = random_weights(rng, 0.7), random_weights(rng, 0.7)
        for dead in ((), parse_card_list("3c8s")):
            with tiers.use_tier("numpy"):
                numpy_results = sweep(
                    parse_card_list(board_text), hero_weights, villain_weights, dead
                )
            with tiers.use_tier("c"):
                assert_same_results(
                    sweep(parse_card_list(board_text), hero_weights, villain_weights, dead),
                    numpy_results,
                )


def test_single_hands_match_exact_equity() -> None:
    range_results = sweep(parse_card_list("2h7d9c"), hand_weights("AhKd"), hand_weights("QsQc"))
    expected = exact_holdem(
        [parse_card_list("AhKd"), parse_card_list("QsQc")], parse_card_list("2h7d9c")
    )
    assert (range_results.wins.sum(), range_results.weight_met.sum()) == (
        expected.won(0),
        expected.total,
    )
    assert range_results.equity(hand_weights("AhKd")) == pytest.approx(expected.equities(2)[0])


def test_hands_sharing_a_card_are_excluded() -> None:
    range_results = sweep(
        parse_card_list("2h7d9c"), hand_weights("AhKd"), hand_weights("AhQc", "KdQd", "QsQc")
    )
    assert range_results.weight_met.sum() == 990


def test_hands_with_board_card_are_excluded() -> None:
    range_results = sweep(
        parse_card_list("Ah7d9c"), hand_weights("AhKd", "AdKd"), hand_weights("9c9d", "QsQc")
    )
    assert (
        np.flatnonzero(range_results.weight_met).tolist()
        == np.flatnonzero(hand_weights("AdKd")).tolist()
    )
    assert range_results.weight_met.sum() == 990


def test_fractional_weights_scale_results() -> None:
    rng = np.random.default_rng(9)
    board, hero_weights, villain_weights = (
        parse_card_list("7c7d9h9s"),
        random_weights(rng, 1),
        random_weights(rng, 1),
    )
    range_results, scaled_results = (
        sweep(board, hero_weights, villain_weights),
        sweep(board, hero_weights, villain_weights / 7),
    )
    np.testing.assert_allclose(scaled_results.wins, range_results.wins / 7, rtol=1e-12, atol=1e-9)
    np.testing.assert_allclose(scaled_results.ties, range_results.ties / 7, rtol=1e-12, atol=1e-9)
    assert scaled_results.equity(hero_weights) == pytest.approx(range_results.equity(hero_weights))


def test_combination_without_opponents_has_nan_equity() -> None:
    range_results = sweep(
        parse_card_list("2h7d9c"), hand_weights("AhKd", "QsQc"), hand_weights("AhQd")
    )
    assert np.isnan(range_results.equities[np.flatnonzero(hand_weights("AhKd"))[0]])
    assert not np.isnan(range_results.equities[np.flatnonzero(hand_weights("QsQc"))[0]])
    with pytest.raises(ValueError, match="share a card"):
        sweep(parse_card_list("2h7d9c"), hand_weights("AhKd"), hand_weights("AhQd")).equity(
            hand_weights("AhKd")
        )


def test_blocked_combination_has_no_rounding_residue() -> None:
    """Rounding in sums of fractional weights must not leave residues."""
    rng = np.random.default_rng(13)
    board, hero_weights = parse_card_list("2h7d9cJs"), hand_weights("AhKd")
    shares_hero_card = np.isin(HOLES, parse_card_list("AhKd")).any(axis=1)
    for _ in range(10):
        villain_weights = random_weights(rng, 0.5) / 7 * shares_hero_card
        range_results = sweep(board, hero_weights, villain_weights)
        assert not range_results.weight_met.any()
        assert not range_results.wins.any()
        assert np.isnan(range_results.equities).all()


def test_results_are_never_negative() -> None:
    rng = np.random.default_rng(14)
    for board_text in (*TURN_TEXTS, *RIVER_TEXTS):
        hero_weights, villain_weights = random_weights(rng, 0.3), random_weights(rng, 0.1) / 7
        range_results = sweep(parse_card_list(board_text), hero_weights, villain_weights)
        assert (
            min(range_results.wins.min(), range_results.ties.min(), range_results.weight_met.min())
            == 0
        )


def test_range_has_half_equity_against_itself() -> None:
    full_weights = np.ones(1326)
    assert (
        sweep(parse_card_list("2h7d9cJs"), full_weights, full_weights).equity(full_weights) == 0.5
    )


@pytest.mark.parametrize(
    "board, message",
    [
        ([0, 1], "3 to 5 cards are expected, got 2"),
        ([0, 1, 2, 3, 4, 5], "3 to 5 cards are expected, got 6"),
        ([0, 1, 52], "52 is no card"),
        ([0, 1, 1], "card 1, 2d, is there twice"),
    ],
)
def test_invalid_board_is_refused(board: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        sweep(board, np.ones(1326), np.ones(1326))


@pytest.mark.parametrize(
    "dead, message",
    [
        ([52], "dead: 52 is no card, cards are 0 to 51"),
        ([-1], "dead: -1 is no card, cards are 0 to 51"),
        ([3, 4, 3], "dead: card 3, 2s, is there twice"),
        ([3, 1], "dead: card 1, 2d, is on the board"),
        (list(range(3, 51)), "only 1 cards are left, and the board needs 2 more"),
    ],
)
def test_invalid_dead_cards_are_refused(dead: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        sweep([0, 1, 2], np.ones(1326), np.ones(1326), dead)


def test_invalid_weights_are_refused() -> None:
    board, full_weights = parse_card_list("2h7d9c"), np.ones(1326)
    with pytest.raises(ValueError, match="first: a weight for each of the 1326 combinations"):
        sweep(board, np.ones(1325), full_weights)
    with pytest.raises(ValueError, match="second: weights are 0 or more"):
        sweep(board, full_weights, -full_weights)
    with pytest.raises(ValueError, match="second: weights are 0 or more, and finite"):
        sweep(board, full_weights, full_weights * np.nan)


def test_combinations_follow_hole_order() -> None:
    assert np.flatnonzero(hand_weights("AsAh")).tolist() == [1325]
    assert HOLES[1325].tolist() == [50, 51]


@pytest.mark.parametrize("board, dead", [((2.0, 21, 28), ()), ((1, 21, 28), (True,))])
def test_non_integer_cards_are_refused(board: tuple[int, ...], dead: tuple[int, ...]) -> None:
    full_weights = np.ones(1326)
    with pytest.raises(TypeError, match=r"(board|dead): a whole number is expected, got "):
        sweep(board, full_weights, full_weights, dead)
