"""Frequencies of all holdings of a deck, compared with published poker odds."""

from collections import Counter
from itertools import pairwise
from math import comb

import pytest

from riverboat.ranking import HIGH, SHORT_DECK, SHORT_DECK_TRIPS, AnyFive, Category
from tests.ranking import high_oracle
from tests.ranking.holding_classes import holding_classes

FULL_RANKS = range(13)
SHORT_RANKS = range(4, 13)

HAND_COUNTS = {
    ("high", 5): {
        "straight flush": 40,
        "four of a kind": 624,
        "full house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three of a kind": 54_912,
        "two pair": 123_552,
        "one pair": 1_098_240,
        "high card": 1_302_540,
    },
    ("high", 7): {
        "straight flush": 41_584,
        "four of a kind": 224_848,
        "full house": 3_473_184,
        "flush": 4_047_644,
        "straight": 6_180_020,
        "three of a kind": 6_461_620,
        "two pair": 31_433_400,
        "one pair": 58_627_800,
        "high card": 23_294_460,
    },
    ("short deck", 5): {
        "straight flush": 24,
        "four of a kind": 288,
        "full house": 1_728,
        "flush": 480,
        "straight": 6_120,
        "three of a kind": 16_128,
        "two pair": 36_288,
        "one pair": 193_536,
        "high card": 122_400,
    },
}
HAND_COUNTS["short deck trips", 5] = HAND_COUNTS["short deck", 5]

VALUE_COUNTS = {
    "high": {
        "straight flush": 10,
        "four of a kind": 156,
        "full house": 156,
        "flush": 1_277,
        "straight": 10,
        "three of a kind": 858,
        "two pair": 858,
        "one pair": 2_860,
        "high card": 1_277,
    },
    "short deck": {
        "straight flush": 6,
        "four of a kind": 72,
        "full house": 72,
        "flush": 120,
        "straight": 6,
        "three of a kind": 252,
        "two pair": 252,
        "one pair": 504,
        "high card": 120,
    },
}
VALUE_COUNTS["short deck trips"] = VALUE_COUNTS["short deck"]

FOR_EACH_RANKING = pytest.mark.parametrize(
    "ranking, ranks, categories",
    [
        (HIGH, FULL_RANKS, high_oracle.CATEGORIES),
        (SHORT_DECK, SHORT_RANKS, high_oracle.SHORT_CATEGORIES),
        (SHORT_DECK_TRIPS, SHORT_RANKS, high_oracle.SHORT_TRIPS_CATEGORIES),
    ],
    ids=["high", "short deck", "short deck trips"],
)


@pytest.mark.parametrize(
    "ranking, ranks, size",
    [
        (HIGH, FULL_RANKS, 5),
        (HIGH, FULL_RANKS, 7),
        (SHORT_DECK, SHORT_RANKS, 5),
        (SHORT_DECK_TRIPS, SHORT_RANKS, 5),
    ],
)
def test_holding_counts_match_published_frequencies(
    ranking: AnyFive, ranks: range, size: int
) -> None:
    rank_hand = ranking.ranker_for_board(())
    category_counts: Counter[str] = Counter()
    for cards, holding_count in holding_classes(ranks, size):
        category_counts[ranking.category(rank_hand(cards)).value] += holding_count
    assert category_counts == HAND_COUNTS[ranking.name, size]
    assert category_counts.total() == comb(4 * len(ranks), size)


@pytest.mark.parametrize("size, royal", [(5, 4), (7, 4_324)])
def test_royal_flush_is_best_straight_flush(size: int, royal: int) -> None:
    rank_hand = HIGH.ranker_for_board(())
    value_counts: Counter[int] = Counter()
    for cards, holding_count in holding_classes(FULL_RANKS, size):
        value_counts[rank_hand(cards)] += holding_count
    best_value = max(value_counts)
    assert HIGH.category(best_value) is Category.STRAIGHT_FLUSH
    assert HIGH.describe(best_value) == "royal flush"
    assert value_counts[best_value] == royal


@FOR_EACH_RANKING
def test_number_of_values_matches_distinct_holdings(
    ranking: AnyFive, ranks: range, categories: tuple[str, ...]
) -> None:
    values = {ranking.ranker_for_board(())(cards) for cards, _ in holding_classes(ranks, 5)}
    category_counts = Counter(ranking.category(value).value for value in values)
    assert category_counts == VALUE_COUNTS[ranking.name]
    assert len(values) == (7_462 if ranking is HIGH else 1_404)


@FOR_EACH_RANKING
def test_values_follow_rulebook_order(
    ranking: AnyFive, ranks: range, categories: tuple[str, ...]
) -> None:
    cards_by_value = {
        ranking.ranker_for_board(())(cards): cards for cards, _ in holding_classes(ranks, 5)
    }
    strengths = [
        high_oracle.rank_five(cards_by_value[value], categories) for value in sorted(cards_by_value)
    ]
    assert all(worse < better for worse, better in pairwise(strengths))


@FOR_EACH_RANKING
def test_equal_descriptions_mean_equal_values(
    ranking: AnyFive, ranks: range, categories: tuple[str, ...]
) -> None:
    values = {ranking.ranker_for_board(())(cards) for cards, _ in holding_classes(ranks, 5)}
    assert len({ranking.describe(value) for value in values}) == len(values)
