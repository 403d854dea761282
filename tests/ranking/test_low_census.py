"""Frequencies of all low holdings of a deck, compared with published poker odds."""

from collections import Counter
from itertools import pairwise
from math import comb

import pytest

from riverboat.ranking import (
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    NO_LOW,
    Category,
    LowestFive,
)
from tests.ranking import low_oracle
from tests.ranking.holding_classes import holding_classes, rank_classes

FULL_RANKS = range(13)

HAND_COUNTS = {
    "2-7": {
        "low": 1_303_560,
        "one pair": 1_098_240,
        "two pair": 123_552,
        "three of a kind": 54_912,
        "straight": 9_180,
        "flush": 5_112,
        "full house": 3_744,
        "four of a kind": 624,
        "straight flush": 36,
    },
    "a-5": {
        "low": 1_317_888,
        "one pair": 1_098_240,
        "two pair": 123_552,
        "three of a kind": 54_912,
        "full house": 3_744,
        "four of a kind": 624,
    },
    "eight or better": {"low": 57_344, "no low": 2_541_616},
}

VALUE_COUNTS = {
    "2-7": {
        "low": 1_278,
        "one pair": 2_860,
        "two pair": 858,
        "three of a kind": 858,
        "straight": 9,
        "flush": 1_278,
        "full house": 156,
        "four of a kind": 156,
        "straight flush": 9,
    },
    "a-5": {
        "low": 1_287,
        "one pair": 2_860,
        "two pair": 858,
        "three of a kind": 858,
        "full house": 156,
        "four of a kind": 156,
    },
    "eight or better": {"low": 56, "no low": 1},
}

FOR_EACH_RANKING = pytest.mark.parametrize(
    "ranking", [DEUCE_TO_SEVEN, ACE_TO_FIVE, EIGHT_OR_BETTER], ids=lambda ranking: ranking.name
)

ORACLE_BY_RANKING = {
    "2-7": low_oracle.rank_deuce_to_seven,
    "a-5": low_oracle.rank_ace_to_five,
    "eight or better": low_oracle.rank_eight_or_better,
}


@FOR_EACH_RANKING
def test_five_card_low_counts_match_published_frequencies(ranking: LowestFive) -> None:
    rank_hand = ranking.ranker_for_board(())
    category_counts: Counter[str] = Counter()
    for cards, holding_count in holding_classes(FULL_RANKS, 5):
        category_counts[ranking.category(rank_hand(cards)).value] += holding_count
    assert category_counts == HAND_COUNTS[ranking.name]
    assert category_counts.total() == comb(52, 5)


@pytest.mark.parametrize(
    "ranking, english, holdings",
    [
        (DEUCE_TO_SEVEN, "seven-five low, then four-three-deuce", 1_020),
        (ACE_TO_FIVE, "wheel", 1_024),
        (EIGHT_OR_BETTER, "wheel", 1_024),
    ],
    ids=["2-7", "a-5", "eight or better"],
)
def test_best_low_has_expected_frequency(ranking: LowestFive, english: str, holdings: int) -> None:
    rank_hand = ranking.ranker_for_board(())
    value_counts: Counter[int] = Counter()
    for cards, holding_count in holding_classes(FULL_RANKS, 5):
        value_counts[rank_hand(cards)] += holding_count
    assert ranking.describe(max(value_counts)) == english
    assert value_counts[max(value_counts)] == holdings


@FOR_EACH_RANKING
def test_number_of_low_values_matches_distinct_lows(ranking: LowestFive) -> None:
    values = {ranking.ranker_for_board(())(cards) for cards, _ in holding_classes(FULL_RANKS, 5)}
    category_counts = Counter(ranking.category(value).value for value in values)
    assert category_counts == VALUE_COUNTS[ranking.name]
    # One straight fewer and one ace-high low more: deuce-to-seven has as many values as high poker.
    assert len(values) == {"2-7": 7_462, "a-5": 6_175, "eight or better": 57}[ranking.name]
    assert min(values) == NO_LOW if ranking is EIGHT_OR_BETTER else min(values) >= 0


@FOR_EACH_RANKING
def test_low_values_follow_rulebook_order(ranking: LowestFive) -> None:
    cards_by_value = {
        ranking.ranker_for_board(())(cards): cards for cards, _ in holding_classes(FULL_RANKS, 5)
    }
    cards_by_value.pop(NO_LOW, None)
    oracle_ranks = [
        ORACLE_BY_RANKING[ranking.name](cards_by_value[value])
        for value in sorted(cards_by_value, reverse=True)
    ]
    assert all(low is not None for low in oracle_ranks)
    assert all(
        better < worse  # type: ignore[operator] # none is None
        for better, worse in pairwise(oracle_ranks)
    )


@FOR_EACH_RANKING
def test_equal_low_descriptions_mean_equal_values(ranking: LowestFive) -> None:
    values = {ranking.ranker_for_board(())(cards) for cards, _ in holding_classes(FULL_RANKS, 5)}
    assert len({ranking.describe(value) for value in values}) == len(values)


def test_eight_or_better_is_qualified_ace_to_five() -> None:
    for cards, _ in rank_classes(5):
        value = EIGHT_OR_BETTER.ranker_for_board(())(cards)
        assert value in (NO_LOW, ACE_TO_FIVE.ranker_for_board(())(cards))
        assert (value == NO_LOW) == (low_oracle.rank_eight_or_better(cards) is None)


# Published frequencies of the best seven-card low, by its highest card.
SEVEN_CARD_LOW_COUNTS = {
    4: 781_824,
    5: 3_151_360,
    6: 7_426_560,
    7: 13_171_200,
    8: 19_174_400,
    9: 23_675_904,
    10: 24_837_120,
    11: 21_457_920,
    12: 13_939_200,
}


@pytest.mark.landing
def test_seven_card_low_counts_match_published_frequencies() -> None:
    rank_low, rank_eight_or_better = (
        ACE_TO_FIVE.ranker_for_board(()),
        EIGHT_OR_BETTER.ranker_for_board(()),
    )
    value_counts: Counter[int] = Counter()
    holding_count = unpaired_count = qualifying_count = 0
    for cards, count in rank_classes(7):
        holding_count += count
        value = rank_low(cards)
        if ACE_TO_FIVE.category(value) is Category.LOW:
            unpaired_count += count
            value_counts[12 - (value >> 16 & 15)] += count
        if rank_eight_or_better(cards) != NO_LOW:
            qualifying_count += count
    assert holding_count == comb(52, 7)
    assert value_counts == SEVEN_CARD_LOW_COUNTS
    assert unpaired_count == 127_615_488
    assert qualifying_count == 24_530_944
