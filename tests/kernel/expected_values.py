"""Expected hand values from ``riverboat.ranking``, numbered without gaps."""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.tables.ranking_values import Values
from riverboat.ranking import (
    ACE_TO_FIVE_ORDER,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN_ORDER,
    EIGHT_OR_BETTER_ORDER,
    HIGH_ORDER,
    NO_LOW,
    SHORT_ORDER,
    SHORT_TRIPS_ORDER,
)
from tests.kernel.sample_hands import badugi_hands, one_hand_per_rank_set, suited_hands

BEST_VALUES: dict[str, Callable[[Sequence[int]], int]] = {
    "high": HIGH_ORDER.best_value,
    "short deck": SHORT_ORDER.best_value,
    "short deck trips": SHORT_TRIPS_ORDER.best_value,
    "2-7": DEUCE_TO_SEVEN_ORDER.best_value,
    "a-5": ACE_TO_FIVE_ORDER.best_value,
    "eight or better": EIGHT_OR_BETTER_ORDER.best_value,
    "badugi": BADUGI.ranker_for_board(()),
    "badugi ace high": BADUGI_ACE_HIGH.ranker_for_board(()),
}
"""Function that computes a hand's value, by ranking."""


def expected_values(ranking: str, hands: Bytes) -> Values:
    """Return the index of each hand among all values: 1 is the worst, 0 means no low."""
    return _cached_expected_values(ranking, hands.astype(np.uint8).tobytes(), hands.shape[1])


@cache  # both tiers rank the same hands
def _cached_expected_values(ranking: str, cards: bytes, hand_size: int) -> Values:
    best_value = BEST_VALUES[ranking]
    hands = np.frombuffer(cards, np.uint8).reshape(-1, hand_size)
    return indexes_in_ranking(ranking, [best_value(hand) for hand in hands.tolist()])


def indexes_in_ranking(ranking: str, values: Sequence[int]) -> Values:
    """Return the index of each of these values in a ranking."""
    all_values = ranked_values(ranking)
    ranks = np.searchsorted(all_values, values) + 1
    ranks[np.array(values) == NO_LOW] = 0
    assert (np.array(all_values)[ranks[ranks > 0] - 1] == np.array(values)[ranks > 0]).all()
    return ranks.astype(np.uint16)


@cache
def ranked_values(ranking: str) -> list[int]:
    """Return every value of a ranking, worst first."""
    best_value = BEST_VALUES[ranking]
    return sorted({best_value(hand) for hand in hands_of_every_value(ranking).tolist()} - {NO_LOW})


def hands_of_every_value(ranking: str) -> Bytes:
    """Return at least one hand for each value of a ranking."""
    if ranking.startswith("badugi"):
        return badugi_hands()
    hands = np.concatenate((one_hand_per_rank_set(5), suited_hands(5)))
    if ranking.startswith("short deck"):
        return hands[(hands >= 16).all(axis=1)]
    return hands
