from itertools import combinations_with_replacement
from math import comb

import numpy as np
import pytest

from riverboat.kernel.card_masks import masks
from riverboat.kernel.tables.split_index import (
    CARD_WORDS,
    COUNT_SHIFT,
    FIVE_OF_A_SUIT,
    KEYS,
    RANK_WORDS,
    SUIT_COUNTERS_START,
    find_rank_set_indexes,
    split_index,
)
from tests.kernel.sample_hands import random_hands

RANK_SET_COUNTS = {3: 455, 4: 1820, 5: 6175, 6: 18_395, 7: 49_205}
"""The number of rank sets by card count, with at most four cards of a rank."""


@pytest.mark.parametrize("size", RANK_SET_COUNTS)
def test_rank_sets_have_unique_consecutive_places(size: int) -> None:
    rank_counts = split_index().counts[size]
    assert len(rank_counts) == RANK_SET_COUNTS[size]
    assert (rank_counts.sum(axis=1) == size).all()
    assert rank_counts.max() <= 4
    assert len(np.unique(rank_counts, axis=0)) == len(rank_counts)
    assert (
        split_index().find_indexes(rank_counts @ RANK_WORDS, size) == np.arange(len(rank_counts))
    ).all()


@pytest.mark.parametrize("size", RANK_SET_COUNTS)
def test_hand_maps_to_place_of_its_ranks(size: int) -> None:
    hands = random_hands(5000, size)
    rank_counts = (hands[:, :, None] >> 2 == np.arange(13)).sum(axis=1)
    indexes = split_index().find_indexes(CARD_WORDS[hands].sum(axis=1), size)
    assert (split_index().counts[size][indexes] == rank_counts).all()
    assert (find_rank_set_indexes(masks(hands), size) == indexes).all()


@pytest.mark.parametrize("size", RANK_SET_COUNTS)
def test_rank_sets_cover_all_suit_combinations(size: int) -> None:
    suit_ways = np.array([1, 4, 6, 4, 1])[split_index().counts[size]].prod(axis=1)
    assert suit_ways.sum() == comb(52, size)


def test_rank_set_key_sums_are_unique() -> None:
    key_sums = [
        sum(rank_keys)
        for size in range(8)
        for rank_keys in combinations_with_replacement(KEYS, size)
        if all(rank_keys.count(key) <= 4 for key in KEYS)
    ]
    assert len(set(key_sums)) == len(key_sums)


def test_word_sum_counts_cards_and_flags_flush() -> None:
    hands = random_hands(5000, 7)
    hand_words = CARD_WORDS[hands].sum(axis=1) + np.uint64(SUIT_COUNTERS_START)
    has_flush = [max(np.bincount(hand & 3)) >= 5 for hand in hands]
    assert (hand_words & np.uint64(FIVE_OF_A_SUIT) != 0).tolist() == has_flush
    assert 50 < sum(has_flush) < 250
    assert (hand_words >> np.uint64(COUNT_SHIFT) & np.uint64(0xFF) == 7).all()
