"""Argument checks of the extension's counting functions, which prevent out-of-bounds access."""

from typing import Any

import numpy as np
import pytest

from riverboat.kernel import tier as tiers
from riverboat.kernel.counting.holdem_preflop import full_deck_order

pytestmark = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.BUILD_HINT)

PLAIN_VALUES, FLUSH_VALUES = full_deck_order().values_without_flush, full_deck_order().flushes
COUNTS, NO_CARDS = np.zeros(4, np.int64), np.zeros(0, np.uint8)
LOWS, WEIGHTS, SUMS = np.zeros(6175, np.uint16), np.ones(1326), np.zeros((3, 1326))
REMAINING_CARDS = np.arange(3, 52, dtype=np.uint8)
TWO_CARD_HANDS, FOUR_CARD_HANDS = (np.arange(n, dtype=np.uint8).reshape(2, -1) for n in (4, 8))


def cards(*numbers: int) -> Any:
    return np.array(numbers, np.uint8)


@pytest.mark.parametrize(
    "name, arguments, message",
    [
        (
            "exact_holdem",
            (TWO_CARD_HANDS + 60, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS % 3, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, cards(3), PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 4, COUNTS),
            "invalid or duplicate card",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS[:1], NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS),
            "2 to 10 hands",
        ),
        (
            "exact_holdem",
            (FOUR_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS),
            "2 to 2 cards",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES[:9], FLUSH_VALUES, 0, COUNTS),
            "plain: a length of 91",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES[:9], 0, COUNTS),
            "flushes: a length of 8192",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 9, COUNTS),
            "lowest: a rank from 0 to 8",
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS[:3]),
            "counts: a length of 4",
        ),
        ("exact_omaha", (TWO_CARD_HANDS, NO_CARDS, LOWS, 1, COUNTS), "4 to 6 cards"),
        ("exact_omaha", (FOUR_CARD_HANDS, NO_CARDS, LOWS + 2, 2, COUNTS), "lows: numbers below 2"),
        ("exact_omaha", (FOUR_CARD_HANDS, NO_CARDS, LOWS[:9], 1, COUNTS), "lows: a length of 6175"),
        ("exact_omaha", (FOUR_CARD_HANDS, NO_CARDS, LOWS, 1025, COUNTS), "kinds: 1 to 1024"),
        ("exact_omaha", (FOUR_CARD_HANDS, NO_CARDS, LOWS, 2, COUNTS), "counts: a length of 8"),
        (
            "exact_run_outs",
            (TWO_CARD_HANDS, cards(4, 5, 6), cards(7), 0, COUNTS),
            "that `live` can complete",
        ),
        (
            "exact_run_outs",
            (TWO_CARD_HANDS, cards(4, 5, 6), cards(7, 99), 0, COUNTS),
            "live: invalid or duplicate card",
        ),
        (
            "exact_run_outs",
            (TWO_CARD_HANDS, cards(4, 5, 6), cards(7, 6), 0, COUNTS),
            "live: invalid or duplicate card",
        ),
        ("exact_run_outs", (TWO_CARD_HANDS, cards(4, 5, 6), cards(7, 8), 3, COUNTS), "order: 0"),
        ("exact_matchups", (cards(0, 1, 2, 2)[None], COUNTS[None, :2]), "hands: row 0"),
        ("exact_matchups", (cards(0, 1, 2, 3)[None], COUNTS[None]), "counts: a length of 2"),
        (
            "sweep",
            (cards(0, 1, 255), REMAINING_CARDS, WEIGHTS, WEIGHTS, SUMS),
            "five different cards",
        ),
        (
            "sweep",
            (cards(0, 1, 1), REMAINING_CARDS, WEIGHTS, WEIGHTS, SUMS),
            "five different cards",
        ),
        (
            "sweep",
            (cards(*range(6)), REMAINING_CARDS, WEIGHTS, WEIGHTS, SUMS),
            "five different cards",
        ),
        (
            "sweep",
            (cards(0, 1, 2), cards(3, 52), WEIGHTS, WEIGHTS, SUMS),
            "live: invalid or duplicate card",
        ),
        (
            "sweep",
            (cards(0, 1, 2), cards(3, 3), WEIGHTS, WEIGHTS, SUMS),
            "live: invalid or duplicate card",
        ),
        (
            "sweep",
            (cards(0, 1, 2), cards(2, 3), WEIGHTS, WEIGHTS, SUMS),
            "live: invalid or duplicate card",
        ),
        ("sweep", (cards(0, 1, 2), cards(3), WEIGHTS, WEIGHTS, SUMS), "live: cards to complete"),
        (
            "sweep",
            (cards(0, 1, 2), REMAINING_CARDS, WEIGHTS[:9], WEIGHTS, SUMS),
            "first: a length of 1326",
        ),
        (
            "sweep",
            (cards(0, 1, 2), REMAINING_CARDS, WEIGHTS, WEIGHTS, SUMS[:2]),
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
            (TWO_CARD_HANDS.astype(np.int64), NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS),
        ),
        (
            "exact_holdem",
            (TWO_CARD_HANDS, NO_CARDS, PLAIN_VALUES, FLUSH_VALUES, 0, COUNTS.astype(np.int32)),
        ),
        ("sweep", (cards(0, 1, 2), REMAINING_CARDS, WEIGHTS.astype(np.float32), WEIGHTS, SUMS)),
        ("sweep", (cards(0, 1, 2), REMAINING_CARDS, WEIGHTS, WEIGHTS)),
    ],
)
def test_wrong_argument_types_or_count_are_refused(name: str, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        getattr(tiers.fast, name)(*arguments)
