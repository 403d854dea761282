"""Argument checks of the extension's counting functions, which prevent out-of-bounds access."""

from typing import Any

import numpy as np
import pytest

from riverboat.kernel import tier as tiers
from riverboat.kernel.counting.holdem_preflop import full_deck_ranking

pytestmark = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.BUILD_HINT)

PLAIN_VALUES, FLUSH_VALUES = full_deck_ranking().values_without_flush, full_deck_ranking().flushes
OUTCOME_COUNTS, NO_CARDS = np.zeros(4, np.int64), np.zeros(0, np.uint8)
LOW_VALUES, RANGE_WEIGHTS, RESULT_SUMS = (
    np.zeros(6175, np.uint16),
    np.ones(1326),
    np.zeros((3, 1326)),
)
REMAINING_CARDS = np.arange(3, 52, dtype=np.uint8)
TWO_CARD_HANDS, FOUR_CARD_HANDS = (
    np.arange(card_count, dtype=np.uint8).reshape(2, -1) for card_count in (4, 8)
)


def card_array(*numbers: int) -> Any:
    return np.array(numbers, np.uint8)


@pytest.mark.parametrize(
    "name, arguments, message",
    [
        (
            "exact_holdem",
            (TWO_CARD_HANDS + 60, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, OUTCOME_COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS % 3, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, OUTCOME_COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, card_array(3), PLAIN_VALUES, FLUSH_VALUES, 0, OUTCOME_COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 4, OUTCOME_COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS[:1], NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, OUTCOME_COUNTS),
            "2 to 10 hands",
        ),
        (
            "exact_holdem",
            (FOUR_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, OUTCOME_COUNTS),
            "2 to 2 cards",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES[:9], FLUSH_VALUES, 0, OUTCOME_COUNTS),
            "plain: a length of 91",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES[:9], 0, OUTCOME_COUNTS),
            "flushes: a length of 8192",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 9, OUTCOME_COUNTS),
            "lowest: a rank from 0 to 8",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, OUTCOME_COUNTS[:3]),
            "counts: a length of 4",
        ),
        ("exact_omaha", (TWO_CARD_HANDS, NO_CARDS, LOW_VALUES, 1, OUTCOME_COUNTS), "4 to 6 cards"),
        (
            "exact_omaha",
            (FOUR_CARD_HANDS, NO_CARDS, LOW_VALUES + 2, 2, OUTCOME_COUNTS),
            "lows: numbers below 2",
        ),
        (
            "exact_omaha",
            (FOUR_CARD_HANDS, NO_CARDS, LOW_VALUES[:9], 1, OUTCOME_COUNTS),
            "lows: a length of 6175",
        ),
        (
            "exact_omaha",
            (FOUR_CARD_HANDS, NO_CARDS, LOW_VALUES, 1025, OUTCOME_COUNTS),
            "kinds: 1 to 1024",
        ),
        (
            "exact_omaha",
            (FOUR_CARD_HANDS, NO_CARDS, LOW_VALUES, 2, OUTCOME_COUNTS),
            "counts: a length of 8",
        ),
        (
            "exact_run_outs",
            (TWO_CARD_HANDS, card_array(4, 5, 6), card_array(7), 0, OUTCOME_COUNTS),
            "that `live` can complete",
        ),
        (
            "exact_run_outs",
            (TWO_CARD_HANDS, card_array(4, 5, 6), card_array(7, 99), 0, OUTCOME_COUNTS),
            "live: invalid or duplicate card",
        ),
        (
            "exact_run_outs",
            (TWO_CARD_HANDS, card_array(4, 5, 6), card_array(7, 6), 0, OUTCOME_COUNTS),
            "live: invalid or duplicate card",
        ),
        (
            "exact_run_outs",
            (TWO_CARD_HANDS, card_array(4, 5, 6), card_array(7, 8), 3, OUTCOME_COUNTS),
            "order: 0",
        ),
        (
            "exact_matchups",
            (card_array(0, 1, 2, 2)[None], OUTCOME_COUNTS[None, :2]),
            "hands: row 0",
        ),
        (
            "exact_matchups",
            (card_array(0, 1, 2, 3)[None], OUTCOME_COUNTS[None]),
            "counts: a length of 2",
        ),
        (
            "sweep",
            (card_array(0, 1, 255), REMAINING_CARDS, RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS),
            "five different cards",
        ),
        (
            "sweep",
            (card_array(0, 1, 1), REMAINING_CARDS, RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS),
            "five different cards",
        ),
        (
            "sweep",
            (card_array(*range(6)), REMAINING_CARDS, RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS),
            "five different cards",
        ),
        (
            "sweep",
            (card_array(0, 1, 2), card_array(3, 52), RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS),
            "live: invalid or duplicate card",
        ),
        (
            "sweep",
            (card_array(0, 1, 2), card_array(3, 3), RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS),
            "live: invalid or duplicate card",
        ),
        (
            "sweep",
            (card_array(0, 1, 2), card_array(2, 3), RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS),
            "live: invalid or duplicate card",
        ),
        (
            "sweep",
            (card_array(0, 1, 2), card_array(3), RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS),
            "live: cards to complete",
        ),
        (
            "sweep",
            (card_array(0, 1, 2), REMAINING_CARDS, RANGE_WEIGHTS[:9], RANGE_WEIGHTS, RESULT_SUMS),
            "first: a length of 1326",
        ),
        (
            "sweep",
            (card_array(0, 1, 2), REMAINING_CARDS, RANGE_WEIGHTS, RANGE_WEIGHTS, RESULT_SUMS[:2]),
            "sums: a length of 3",
        ),
    ],
)
def test_out_of_bounds_arguments_are_refused(
    name: str, arguments: tuple[Any, ...], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        getattr(tiers.fast, name)(*arguments)


@pytest.mark.parametrize(
    "name, arguments",
    [
        (
            "exact_holdem",
            (
                TWO_CARD_HANDS.astype(np.int64),
                NO_CARDS,
                PLAIN_VALUES,
                FLUSH_VALUES,
                0,
                OUTCOME_COUNTS,
            ),
        ),
        (
            "exact_holdem",
            (
                TWO_CARD_HANDS,
                NO_CARDS,
                PLAIN_VALUES,
                FLUSH_VALUES,
                0,
                OUTCOME_COUNTS.astype(np.int32),
            ),
        ),
        (
            "sweep",
            (
                card_array(0, 1, 2),
                REMAINING_CARDS,
                RANGE_WEIGHTS.astype(np.float32),
                RANGE_WEIGHTS,
                RESULT_SUMS,
            ),
        ),
        ("sweep", (card_array(0, 1, 2), REMAINING_CARDS, RANGE_WEIGHTS, RANGE_WEIGHTS)),
    ],
)
def test_wrong_argument_types_or_count_are_refused(name: str, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        getattr(tiers.fast, name)(*arguments)
