"""Hands to rank: random ones, one per rank set, or all of them."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb

import numpy as np

from riverboat.kernel.card_masks import MASK_OF, Bytes, Masks
from riverboat.kernel.tables.split_index import split_index
from tests.thorough import FIRST_SEED


def random_hands(count: int, size: int, *, lowest_card: int = 0, seed: int = 1) -> Bytes:
    """Return *count* rows of distinct cards, from the card *lowest_card* up."""
    return _random_hands(count, size, lowest_card, seed).copy()


@cache
def _random_hands(count: int, size: int, lowest_card: int, seed: int) -> Bytes:
    rng = np.random.default_rng(seed + FIRST_SEED)
    shuffled_cards = rng.random((count, 52 - lowest_card)).argpartition(size, axis=1)
    return np.ascontiguousarray(shuffled_cards[:, :size] + lowest_card, np.uint8)


def one_hand_per_rank_set(size: int) -> Bytes:
    """Return a hand for each rank set of *size* cards, with at most two cards of a suit."""
    rank_counts = split_index().counts[size]
    ranks = (
        np.tile(np.arange(13), len(rank_counts)).repeat(rank_counts.reshape(-1)).reshape(-1, size)
    )
    return (4 * ranks + np.arange(size) % 4).astype(np.uint8)


def suited_hands(size: int) -> Bytes:
    """Return an all-hearts hand for each set of *size* ranks."""
    return np.array(
        [[4 * rank + 2 for rank in ranks] for ranks in combinations(range(13), size)], np.uint8
    )


def badugi_hands() -> Bytes:
    """Return a hand of four cards for each badugi: every set of one to four ranks.

    The first ranks are of different suits. The other cards clash with them in any choice.
    """
    suits_by_size = {4: "cdhs", 3: "cdhd", 2: "cddc", 1: "cdhs"}
    rank_indexes_by_size = {4: (0, 1, 2, 3), 3: (0, 1, 2, 0), 2: (0, 1, 0, 1), 1: (0, 0, 0, 0)}
    return np.array(
        [
            [
                4 * ranks[rank_index] + "cdhs".index(suit)
                for rank_index, suit in zip(
                    rank_indexes_by_size[size], suits_by_size[size], strict=True
                )
            ]
            for size in (4, 3, 2, 1)
            for ranks in combinations(range(13), size)
        ],
        np.uint8,
    )


def all_masks(size: int, *, lowest_card: int = 0, max_block_size: int = 1 << 20) -> Iterator[Masks]:
    """Yield masks of all sets of *size* cards, in blocks of up to *max_block_size*."""
    cards = MASK_OF[lowest_card:]
    low_cards = _subsets(cards, size - 3)
    mask_block, filled_count = np.empty(max_block_size, np.uint64), 0
    for a, b, c in combinations(range(size - 3, len(cards)), 3):
        subset_count = comb(a, size - 3)
        if filled_count + subset_count > max_block_size:
            yield mask_block[:filled_count]
            filled_count = 0
        three_cards = cards[a] | cards[b] | cards[c]
        np.bitwise_or(
            low_cards[:subset_count],
            three_cards,
            out=mask_block[filled_count : filled_count + subset_count],
        )
        filled_count += subset_count
    yield mask_block[:filled_count]


def _subsets(cards: Masks, size: int) -> Masks:
    """Return all sets of *size* cards, lowest cards first."""
    if size == 0:
        return np.zeros(1, np.uint64)
    smaller_sets = _subsets(cards, size - 1)
    blocks = [
        smaller_sets[: comb(top_index, size - 1)] | cards[top_index]
        for top_index in range(size - 1, len(cards))
    ]
    return np.concatenate(blocks)
