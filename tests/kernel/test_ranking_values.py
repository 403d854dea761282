"""Ranking values compared with ``riverboat.ranking`` and with known counts."""

from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.tables import ranking_values
from riverboat.kernel.tables.ranking_values import CATEGORIES, FIRST_INDEX, RankingTables
from riverboat.kernel.tables.split_index import split_index
from riverboat.ranking import (
    ACE_TO_FIVE_ORDER,
    BADUGI,
    DEUCE_TO_SEVEN_ORDER,
    EIGHT_OR_BETTER_ORDER,
    HIGH_ORDER,
    NO_LOW,
    SHORT_ORDER,
    SHORT_TRIPS_ORDER,
    Badugi,
    HoldingOrder,
    LowOrder,
)
from tests.kernel.expected_values import expected_values, ranked_values
from tests.kernel.sample_hands import one_hand_per_rank_set, suited_hands
from tests.schedule import run_in

RANKING_TABLES = {
    "high": ranking_values.high(),
    "short deck": ranking_values.short_deck(trips_beat_straight=False),
    "short deck trips": ranking_values.short_deck(trips_beat_straight=True),
    "2-7": ranking_values.deuce_to_seven(),
    "a-5": RankingTables(ranking_values.ace_to_five(), np.zeros(1 << 13, np.uint16)),
}
HAND_ORDERS: dict[str, HoldingOrder | LowOrder | Badugi] = {
    "high": HIGH_ORDER,
    "short deck": SHORT_ORDER,
    "short deck trips": SHORT_TRIPS_ORDER,
    "2-7": DEUCE_TO_SEVEN_ORDER,
    "a-5": ACE_TO_FIVE_ORDER,
    "eight or better": EIGHT_OR_BETTER_ORDER,
    "badugi": BADUGI,
}
CATEGORY_CLASS_COUNTS = {
    "high": [1277, 2860, 858, 858, 10, 1277, 156, 156, 10],
    "short deck": [120, 504, 252, 252, 6, 72, 120, 72, 6],
    "short deck trips": [120, 504, 252, 6, 252, 72, 120, 72, 6],
    "2-7": [9, 156, 156, 1278, 9, 858, 858, 2860, 1278],
    "a-5": [156, 156, 858, 858, 2860, 1287],
    "eight or better": [1, 56],
    "badugi": [13, 78, 286, 715],
}
"""The number of values per category, worst first."""


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("size", FIRST_INDEX)
@pytest.mark.parametrize("ranking", RANKING_TABLES)
def test_rank_set_values_match_ranking(ranking: str, size: int) -> None:
    hands = one_hand_per_rank_set(size)
    first_index = FIRST_INDEX[size]
    values = RANKING_TABLES[ranking].values[first_index : first_index + len(hands)]
    in_deck = _mask_hands_in_deck(ranking, hands)
    assert not values[~in_deck].any()
    assert (values[in_deck] == expected_values(ranking, hands[in_deck])).all()


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("ranking", ["high", "short deck", "short deck trips", "2-7"])
def test_flush_values_match_ranking(ranking: str, size: int) -> None:
    hands = suited_hands(size)
    rank_sets = (1 << (hands >> 2).astype(np.int64)).sum(axis=1)
    flush_values = RANKING_TABLES[ranking].flushes[rank_sets]
    in_deck = _mask_hands_in_deck(ranking, hands)
    if ranking == "2-7" and size > 5:
        in_deck[:] = False  # any five of them may play
    assert not flush_values[~in_deck].any()
    assert (flush_values[in_deck] == expected_values(ranking, hands[in_deck])).all()


def _mask_hands_in_deck(ranking: str, hands: Bytes) -> NDArray[np.bool_]:
    """Return a mask of the hands that the deck of a ranking contains."""
    lowest_card = 16 if ranking.startswith("short deck") else 0
    is_in_deck: NDArray[np.bool_] = hands.min(axis=1) >= lowest_card
    return is_in_deck


@pytest.mark.parametrize("ranking", ["high", "short deck", "short deck trips", "2-7"])
def test_fewer_than_five_suited_cards_are_no_flush(ranking: str) -> None:
    has_fewer_than_five = ranking_values.RANK_COUNT_OF_SET < 5
    assert not RANKING_TABLES[ranking].flushes[has_fewer_than_five].any()


@pytest.mark.parametrize("ranking", CATEGORIES)
def test_category_starts_match_ranking(ranking: str) -> None:
    hand_order = HAND_ORDERS[ranking]
    values = [*ranked_values(ranking)]
    category_names = [hand_order.category(value).value for value in values]
    category_starts = [(category_names[0], 1)]
    category_starts += [
        (next_category, index + 2)
        for index, (category, next_category) in enumerate(pairwise(category_names))
        if category != next_category
    ]
    if ranking == "eight or better":
        category_starts.insert(0, (hand_order.category(NO_LOW).value, 0))
    assert CATEGORIES[ranking] == tuple(category_starts)


@pytest.mark.parametrize("ranking", CATEGORIES)
def test_categories_have_known_class_counts(ranking: str) -> None:
    category_starts = [first_value for _, first_value in CATEGORIES[ranking]]
    category_ends = [*category_starts[1:], len(ranked_values(ranking)) + 1]
    assert [
        end - first_value for first_value, end in zip(category_starts, category_ends, strict=True)
    ] == CATEGORY_CLASS_COUNTS[ranking]


def test_rankings_have_known_maximum_values() -> None:
    max_values = {
        name: max(ranking_tables.values.max(), ranking_tables.flushes.max())
        for name, ranking_tables in RANKING_TABLES.items()
    }
    assert max_values == {
        "high": 7462,
        "short deck": 1404,
        "short deck trips": 1404,
        "2-7": 7462,
        "a-5": 6175,
    }
    assert ranking_values.eight_or_better().max() == ranking_values.omaha_lows().max() == 56
    assert ranking_values.badugi().max() == 1092


def test_five_low_ranks_qualify_for_eight_or_better() -> None:
    low_tables = ranking_values.eight_or_better()
    low_ranks = [0, 1, 2, 3, 4, 5, 6, 12]
    for ranks in range(1 << 13):
        assert (low_tables[ranks] > 0) == (sum(ranks >> rank & 1 for rank in low_ranks) >= 5)


def test_value_blocks_are_ordered_by_card_count() -> None:
    block_start = 0
    for size, first_index in FIRST_INDEX.items():
        assert first_index == block_start
        block_start += len(split_index().counts[size])
    assert all(
        len(ranking_tables.values) == block_start for ranking_tables in RANKING_TABLES.values()
    )
