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
    PreflopOrder,
    build_holdem_hands,
    full_deck_order,
    short_deck_order,
)
from riverboat.kernel.counting.omaha_preflop import build_omaha_hands, omaha_lows
from riverboat.kernel.counting.runouts import count_holdem_runouts, count_short_deck_runouts
from riverboat.kernel.evaluation.high_evaluation import one_high
from riverboat.kernel.runout_outcomes import Outcomes
from riverboat.kernel.sampling import deal_blocks, winner_counts
from riverboat.kernel.versus.range_sweep import sweep
from tests.kernel.fuzz_calls import MOST_BOARDS, Array, Call

Check: TypeAlias = Callable[[Call, Any], bool]

NOT_COMPARED = False


# Hands ranked -------------------------------------------------------------------------------------


def ranker_check(rank: Callable[[Any], Array]) -> Check:
    """Return a check for a function of rows: it returns all values or the first invalid row."""

    def check(call: Call, fault: int) -> bool:
        cards, out, size = call.arguments
        if cards.dtype == np.uint64 and (not len(cards) or int(cards[0]).bit_count() != size):
            return NOT_COMPARED  # NumPy would take these masks for those of another size
        return _check_ranks(partial(rank, cards), out, fault)

    return check


def omaha_check(rank: Callable[[Any, Any], Array]) -> Check:
    """Return a check for an Omaha ranker, which also takes a board."""

    def check(call: Call, fault: int) -> bool:
        hole, board, out = call.arguments
        return _check_ranks(partial(rank, hole, board), out, fault)

    return check


def _check_ranks(rank: Callable[[], Array], out: Array, fault: int) -> bool:
    try:
        values = rank()
    except ValueError as error:
        return _expect_fault(error, f"row {fault}:")
    assert fault == -1, f"row {fault} is at fault, and NumPy finds nothing"
    assert np.array_equal(values, out), f"{out.tolist()}, and NumPy says {values.tolist()}"
    return True


def _expect_fault(error: ValueError, fault: str) -> bool:
    assert fault in str(error), f"{fault} is at fault, and NumPy says: {error}"
    return True


def check_one_high(call: Call, value: int) -> bool:
    expected = one_high(*map(index, call.arguments))
    assert value == expected, f"{value}, and NumPy says {expected}"
    return True


def check_census(call: Call, _: None) -> bool:
    """Check that every hand is counted; `test_extension` tests the counts themselves."""
    size, counts = call.arguments
    assert counts.sum() == comb(52, size), f"{counts.sum()} hands of {size} cards"
    return True


# Boards counted -----------------------------------------------------------------------------------


def check_exact_holdem(call: Call, _: None) -> bool:
    holes, gone, plain, flushes, lowest, counts = call.arguments
    suits, live = split_by_suit(holes.tolist(), gone.tolist(), lowest)
    boards = comb(sum(live), 5)
    assert counts.sum() == boards, f"{counts.sum()} boards, and there are {boards}"
    orders = (
        full_deck_order(),
        short_deck_order(trips_beat_straight=False),
        short_deck_order(trips_beat_straight=True),
    )
    if not any(
        plain is order.values_without_flush and flushes is order.flushes for order in orders
    ):
        return NOT_COMPARED  # with values that no ranking has, the two need not agree
    ranks = [(one >> 2, other >> 2) for one, other in holes.tolist()]
    expected = build_holdem_hands(PreflopOrder(plain, flushes), ranks, live).outcomes(suits)
    return _assert_same_outcomes(Outcomes.from_histogram(counts), expected)


def check_exact_omaha(call: Call, _: None) -> bool:
    holes, gone, lows, kinds, counts = call.arguments
    hands = holes.tolist()
    suits, live = split_by_suit(hands, gone.tolist())
    boards = comb(sum(live), 5)
    assert counts.sum() == boards, f"{counts.sum()} boards, and there are {boards}"
    of_kinds = np.zeros(1, np.uint16)
    if kinds > 1:
        of_kinds, right = omaha_lows(hands)
        if len(of_kinds) != kinds or not np.array_equal(lows, right):
            return NOT_COMPARED
    expected = build_omaha_hands(hands, live, low=kinds > 1).outcomes(suits)
    return _assert_same_outcomes(Outcomes.from_histogram(counts, of_kinds), expected)


def check_exact_run_outs(call: Call, _: None) -> bool:
    holes, board, live, order, counts = call.arguments
    boards = comb(len(live), 5 - len(board))
    assert counts.sum() == boards, f"{counts.sum()} boards, and there are {boards}"
    if boards > MOST_BOARDS or (order and min(map(int, [*holes.flat, *board, *live])) < 16):
        return NOT_COMPARED
    if order == 0:
        expected = count_holdem_runouts(holes, board.tolist(), live)
    else:
        expected = count_short_deck_runouts(
            holes, board.tolist(), live, trips_beat_straight=order == 2
        )
    return _assert_same_outcomes(Outcomes.from_histogram(counts), expected)


def check_exact_matchups(call: Call, _: None) -> bool:
    hands, counts = call.arguments
    for row, (wins, ties) in zip(hands, counts.tolist(), strict=True):
        found = exact_holdem(row.reshape(2, 2)).as_dict()
        expected = found.get(1, 0), found.get(3, 0)
        assert (wins, ties) == expected, f"{row.tolist()}: {wins}, {ties}, not {expected}"
    return True


def _assert_same_outcomes(outcomes: Outcomes, expected: Outcomes) -> bool:
    assert outcomes == expected, f"{outcomes.as_dict()}, and NumPy says {expected.as_dict()}"
    return True


MOST_WEIGHT = 1e6


def check_sweep(call: Call, _: None) -> bool:
    board, live, first, second, sums = call.arguments
    if len(board) < 5 and np.count_nonzero(first) + np.count_nonzero(second) > 200:
        return NOT_COMPARED
    for weights in (first, second):
        if not (np.isfinite(weights).all() and 0 <= weights.min() <= weights.max() <= MOST_WEIGHT):
            return NOT_COMPARED  # NumPy refuses most of these; of the rest little is exact
    dead = sorted({*range(52)} - {*board.tolist(), *live.tolist()})
    range_results = sweep(board.tolist(), first, second, dead)
    for name, found_sums, expected in zip(
        ("wins", "ties", "met"),
        sums,
        (range_results.wins, range_results.ties, range_results.weight_met),
        strict=True,
    ):
        near = 1e-12 * (1 + float(second.sum())) * max(float(range_results.weight_met.max()), 1)
        assert np.allclose(found_sums, expected, rtol=1e-9, atol=near), name
    return True


# Deals sampled ------------------------------------------------------------------------------------

FIRST_RESULT, SEED, ATTEMPTS, FIRST, DEALS = 11, 14, 15, 16, 17


def check_sample(call: Call, stuck: int) -> bool:
    given_arguments, layout = call.arguments, call.told["layout"]
    counts, winners, picked = given_arguments[FIRST_RESULT:SEED]
    seed, attempts, first, deals = given_arguments[SEED:]
    if stuck < 0 and call.honest:
        assert counts.sum() == deals, f"{counts.sum()} deals are counted, of {deals}"
    assert -1 <= stuck < deals or not deals, f"stuck at {stuck} of {deals}"
    requested = zip(given_arguments[:FIRST_RESULT], layout.packed, strict=True)
    alike = all(np.array_equal(one, other) for one, other in requested)
    by_both = alike and layout.drawing.contested is None  # the others are drawn in NumPy alone
    if not by_both or not 0 < deals < 2_000 or not attempts or first + deals > 1 << 63:
        return NOT_COMPARED
    with patch.object(deal_blocks, "MAX_ATTEMPTS", attempts):
        try:
            deal_stream = winner_counts.stream_deals(layout, seed, first, deals)
        except ValueError as error:
            return _expect_fault(error, f"deal {first + stuck}:")
    assert stuck == -1, f"stuck at {stuck}, and NumPy deals on"
    expected = np.bincount(deal_stream.winners, minlength=len(counts))
    fresh = call.honest or counts.sum() == deals  # counts are added to what was there
    assert not fresh or np.array_equal(counts, expected), "other winners"
    assert not len(winners) or np.array_equal(winners, deal_stream.winners), (
        "other winners of a deal"
    )
    assert not len(winners) or np.array_equal(picked, deal_stream.drawn_entries), (
        "other hands of a range"
    )
    return True


CHECKS: dict[str, Check] = {
    "high": ranker_check(kernel.high),
    "short_deck": ranker_check(kernel.short_deck),
    "short_deck_trips": ranker_check(partial(kernel.short_deck, trips_beat_straight=True)),
    "ace_to_five": ranker_check(kernel.ace_to_five),
    "eight_or_better": ranker_check(kernel.eight_or_better),
    "deuce_to_seven": ranker_check(kernel.deuce_to_seven),
    "badugi": ranker_check(kernel.badugi),
    "badugi_ace_high": ranker_check(partial(kernel.badugi, ace_high=True)),
    "omaha": omaha_check(kernel.omaha),
    "omaha_low": omaha_check(kernel.omaha_low),
    "one_high": check_one_high,
    "census": check_census,
    "exact_holdem": check_exact_holdem,
    "exact_omaha": check_exact_omaha,
    "exact_run_outs": check_exact_run_outs,
    "exact_matchups": check_exact_matchups,
    "sweep": check_sweep,
    "sample": check_sample,
}


def run_check(check: Check, call: Call, answer: Any) -> bool:
    """Run the check with the NumPy tier in use."""
    with tier.use_tier("numpy"):
        return check(call, answer)
