"""Comparison of the extension's answers with the NumPy tier, where NumPy is fast enough.

A check takes an accepted call, with its mutated arguments, and its answer. It returns True if the
two tiers were compared, and raises `AssertionError` if they differ.
"""

from collections.abc import Callable
from functools import partial
from math import comb
from operator import index
from typing import Any, TypeAlias
from unittest.mock import patch

import numpy as np

from riverboat import kernel
from riverboat.kernel import tier
from riverboat.kernel.counting.board_weights import split_by_suit
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from riverboat.kernel.counting.holdem_preflop import (
    PreflopRanking,
    build_holdem_hands,
    full_deck_ranking,
    short_deck_ranking,
)
from riverboat.kernel.counting.omaha_preflop import build_omaha_hands, find_omaha_low_cases
from riverboat.kernel.counting.runouts import count_holdem_runouts, count_short_deck_runouts
from riverboat.kernel.evaluation.high_evaluation import one_high
from riverboat.kernel.runout_outcomes import Outcomes
from riverboat.kernel.sampling import deal_blocks, winner_counts
from riverboat.kernel.versus.range_sweep import sweep
from tests.kernel.fuzz_calls import MAX_BOARDS, Array, FuzzCall

AnswerCheck: TypeAlias = Callable[[FuzzCall, Any], bool]

NOT_COMPARED = False


# Hands ranked -------------------------------------------------------------------------------------


def make_ranker_check(rank: Callable[[Any], Array]) -> AnswerCheck:
    """Return a check for a function of rows: it returns all values or the first invalid row."""

    def check(call: FuzzCall, faulty_row: int) -> bool:
        cards, output, hand_size = call.arguments
        if cards.dtype == np.uint64 and (not len(cards) or int(cards[0]).bit_count() != hand_size):
            return NOT_COMPARED  # NumPy would take these masks for those of another size
        return _check_ranks(partial(rank, cards), output, faulty_row)

    return check


def make_omaha_check(rank: Callable[[Any, Any], Array]) -> AnswerCheck:
    """Return a check for an Omaha ranker, which also takes a board."""

    def check(call: FuzzCall, faulty_row: int) -> bool:
        hole, board, output = call.arguments
        return _check_ranks(partial(rank, hole, board), output, faulty_row)

    return check


def _check_ranks(rank: Callable[[], Array], output: Array, faulty_row: int) -> bool:
    try:
        expected_values = rank()
    except ValueError as error:
        return _expect_fault(error, f"row {faulty_row}:")
    assert faulty_row == -1, f"row {faulty_row} is at fault, and NumPy finds nothing"
    assert np.array_equal(expected_values, output), (
        f"{output.tolist()}, and NumPy says {expected_values.tolist()}"
    )
    return True


def _expect_fault(error: ValueError, fault_text: str) -> bool:
    assert fault_text in str(error), f"{fault_text} is at fault, and NumPy says: {error}"
    return True


def check_one_high(call: FuzzCall, value: int) -> bool:
    expected = one_high(*map(index, call.arguments))
    assert value == expected, f"{value}, and NumPy says {expected}"
    return True


def check_census(call: FuzzCall, _: None) -> bool:
    """Check that every hand is counted; `test_c_extension` tests the counts themselves."""
    hand_size, hand_counts = call.arguments
    assert hand_counts.sum() == comb(52, hand_size), (
        f"{hand_counts.sum()} hands of {hand_size} cards"
    )
    return True


# Boards counted -----------------------------------------------------------------------------------


def check_exact_holdem(call: FuzzCall, _: None) -> bool:
    holes, dead_cards, plain_values, flushes, lowest_rank, outcome_counts = call.arguments
    suits, live_by_suit = split_by_suit(holes.tolist(), dead_cards.tolist(), lowest_rank)
    board_count = comb(sum(live_by_suit), 5)
    assert outcome_counts.sum() == board_count, (
        f"{outcome_counts.sum()} boards, and there are {board_count}"
    )
    rankings = (
        full_deck_ranking(),
        short_deck_ranking(trips_beat_straight=False),
        short_deck_ranking(trips_beat_straight=True),
    )
    if not any(
        plain_values is ranking.values_without_flush and flushes is ranking.flushes
        for ranking in rankings
    ):
        return NOT_COMPARED  # with values that no ranking has, the two need not agree
    hole_ranks = [(first_card >> 2, second_card >> 2) for first_card, second_card in holes.tolist()]
    expected = build_holdem_hands(
        PreflopRanking(plain_values, flushes), hole_ranks, live_by_suit
    ).outcomes(suits)
    return _assert_same_outcomes(Outcomes.from_histogram(outcome_counts), expected)


def check_exact_omaha(call: FuzzCall, _: None) -> bool:
    holes, dead_cards, low_codes, low_kinds, outcome_counts = call.arguments
    hands = holes.tolist()
    suits, live_by_suit = split_by_suit(hands, dead_cards.tolist())
    board_count = comb(sum(live_by_suit), 5)
    assert outcome_counts.sum() == board_count, (
        f"{outcome_counts.sum()} boards, and there are {board_count}"
    )
    expected_kinds = np.zeros(1, np.uint16)
    if low_kinds > 1:
        expected_kinds, expected_lows = find_omaha_low_cases(hands)
        if len(expected_kinds) != low_kinds or not np.array_equal(low_codes, expected_lows):
            return NOT_COMPARED
    expected = build_omaha_hands(hands, live_by_suit, low=low_kinds > 1).outcomes(suits)
    return _assert_same_outcomes(Outcomes.from_histogram(outcome_counts, expected_kinds), expected)


def check_exact_run_outs(call: FuzzCall, _: None) -> bool:
    holes, board, live_cards, ranking_code, outcome_counts = call.arguments
    board_count = comb(len(live_cards), 5 - len(board))
    assert outcome_counts.sum() == board_count, (
        f"{outcome_counts.sum()} boards, and there are {board_count}"
    )
    if board_count > MAX_BOARDS or (
        ranking_code and min(map(int, [*holes.flat, *board, *live_cards])) < 16
    ):
        return NOT_COMPARED
    if ranking_code == 0:
        expected = count_holdem_runouts(holes, board.tolist(), live_cards)
    else:
        expected = count_short_deck_runouts(
            holes, board.tolist(), live_cards, trips_beat_straight=ranking_code == 2
        )
    return _assert_same_outcomes(Outcomes.from_histogram(outcome_counts), expected)


def check_exact_matchups(call: FuzzCall, _: None) -> bool:
    hands, win_and_tie_counts = call.arguments
    for hand_pair, (wins, ties) in zip(hands, win_and_tie_counts.tolist(), strict=True):
        counts_by_winner = exact_holdem(hand_pair.reshape(2, 2)).as_dict()
        expected = counts_by_winner.get(1, 0), counts_by_winner.get(3, 0)
        assert (wins, ties) == expected, f"{hand_pair.tolist()}: {wins}, {ties}, not {expected}"
    return True


def _assert_same_outcomes(outcomes: Outcomes, expected: Outcomes) -> bool:
    assert outcomes == expected, f"{outcomes.as_dict()}, and NumPy says {expected.as_dict()}"
    return True


MAX_WEIGHT = 1e6


def check_sweep(call: FuzzCall, _: None) -> bool:
    board, live_cards, hero_weights, villain_weights, result_sums = call.arguments
    if len(board) < 5 and np.count_nonzero(hero_weights) + np.count_nonzero(villain_weights) > 200:
        return NOT_COMPARED
    for weights in (hero_weights, villain_weights):
        if not (np.isfinite(weights).all() and 0 <= weights.min() <= weights.max() <= MAX_WEIGHT):
            return NOT_COMPARED  # NumPy refuses most of these; of the rest little is exact
    dead_cards = sorted({*range(52)} - {*board.tolist(), *live_cards.tolist()})
    range_results = sweep(board.tolist(), hero_weights, villain_weights, dead_cards)
    for result_name, actual_sums, expected in zip(
        ("wins", "ties", "met"),
        result_sums,
        (range_results.wins, range_results.ties, range_results.weight_met),
        strict=True,
    ):
        tolerance = (
            1e-12
            * (1 + float(villain_weights.sum()))
            * max(float(range_results.weight_met.max()), 1)
        )
        assert np.allclose(actual_sums, expected, rtol=1e-9, atol=tolerance), result_name
    return True


# Deals sampled ------------------------------------------------------------------------------------

FIRST_RESULT_INDEX, SEED_INDEX, ATTEMPTS_INDEX, FIRST_DEAL_INDEX, DEALS_INDEX = 11, 14, 15, 16, 17


def check_sample(call: FuzzCall, failed_deal: int) -> bool:
    arguments, layout = call.arguments, call.check_data["layout"]
    winner_totals, winners, drawn_hands = arguments[FIRST_RESULT_INDEX:SEED_INDEX]
    seed, max_attempts, first_deal, deal_count = arguments[SEED_INDEX:]
    if failed_deal < 0 and call.is_valid:
        assert winner_totals.sum() == deal_count, (
            f"{winner_totals.sum()} deals are counted, of {deal_count}"
        )
    assert -1 <= failed_deal < deal_count or not deal_count, (
        f"stuck at {failed_deal} of {deal_count}"
    )
    array_pairs = zip(arguments[:FIRST_RESULT_INDEX], layout.extension_arguments, strict=True)
    is_layout_unchanged = all(
        np.array_equal(argument, layout_argument) for argument, layout_argument in array_pairs
    )
    is_in_both_tiers = (
        is_layout_unchanged and layout.drawing.sequential_drawing is None
    )  # the others are drawn in NumPy alone
    if (
        not is_in_both_tiers
        or not 0 < deal_count < 2_000
        or not max_attempts
        or first_deal + deal_count > 1 << 63
    ):
        return NOT_COMPARED
    with patch.object(deal_blocks, "MAX_ATTEMPTS", max_attempts):
        try:
            deal_stream = winner_counts.stream_deals(layout, seed, first_deal, deal_count)
        except ValueError as error:
            return _expect_fault(error, f"deal {first_deal + failed_deal}:")
    assert failed_deal == -1, f"stuck at {failed_deal}, and NumPy deals on"
    expected = np.bincount(deal_stream.winners, minlength=len(winner_totals))
    has_fresh_counts = (
        call.is_valid or winner_totals.sum() == deal_count
    )  # counts are added to what was there
    assert not has_fresh_counts or np.array_equal(winner_totals, expected), "other winners"
    assert not len(winners) or np.array_equal(winners, deal_stream.winners), (
        "other winners of a deal"
    )
    assert not len(winners) or np.array_equal(drawn_hands, deal_stream.drawn_entries), (
        "other hands of a range"
    )
    return True


ANSWER_CHECKS: dict[str, AnswerCheck] = {
    "high": make_ranker_check(kernel.high),
    "short_deck": make_ranker_check(kernel.short_deck),
    "short_deck_trips": make_ranker_check(partial(kernel.short_deck, trips_beat_straight=True)),
    "ace_to_five": make_ranker_check(kernel.ace_to_five),
    "eight_or_better": make_ranker_check(kernel.eight_or_better),
    "deuce_to_seven": make_ranker_check(kernel.deuce_to_seven),
    "badugi": make_ranker_check(kernel.badugi),
    "badugi_ace_high": make_ranker_check(partial(kernel.badugi, ace_high=True)),
    "omaha": make_omaha_check(kernel.omaha),
    "omaha_low": make_omaha_check(kernel.omaha_low),
    "one_high": check_one_high,
    "census": check_census,
    "exact_holdem": check_exact_holdem,
    "exact_omaha": check_exact_omaha,
    "exact_run_outs": check_exact_run_outs,
    "exact_matchups": check_exact_matchups,
    "sweep": check_sweep,
    "sample": check_sample,
}


def run_check(check: AnswerCheck, call: FuzzCall, answer: Any) -> bool:
    """Run the check with the NumPy tier in use."""
    with tier.use_tier("numpy"):
        return check(call, answer)
