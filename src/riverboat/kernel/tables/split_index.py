"""The split index: consecutive index numbers for the rank sets of three to seven cards.

The thirteen ranks are split into two halves, deuce to eight and nine to ace. Each rank of a half
has a key, chosen so that the sum of the keys identifies the ranks and their numbers. Two tables
convert the two sums into one index: the high half gives the start of a block, and the low half the
position in that block. For each number of cards, the indexes start from 0.

Cards are added as *words* of 64 bits, in which each count has its own bits::

    bits  0-19   sum of the keys of the high half
    bits 20-39   sum of the keys of the low half
    bits 40-47   number of cards
    bits 48-63   of a card: a counter of four bits for each suit; of a suit: the value of its flush
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Masks

IndexArray: TypeAlias = NDArray[np.int64]
Counts: TypeAlias = NDArray[np.uint8]

KEYS: Final = (1, 5, 24, 112, 521, 2247, 9244)
"""Keys of the ranks of a half, lowest first. Sums of up to seven keys, each used up to four times,
are all different.
"""

LOW_RANKS: Final = 7
HIGH_RANKS: Final = 6
MIN_CARDS, MAX_CARDS = 3, 7

KEY_BITS: Final = 20
KEY_MASK: Final = (1 << KEY_BITS) - 1
COUNT_SHIFT: Final = 40
SUIT_SHIFT: Final = 48

SUIT_COUNTERS_START: Final = 0x3333 << SUIT_SHIFT
"""Initial value of a sum of :data:`CARD_WORDS`: five of a suit then set its top bit."""

FIVE_OF_A_SUIT: Final = 0x8888 << SUIT_SHIFT
"""Top bits of the suit counters: one is set if five cards share a suit."""

RANK_WORDS: Final = np.array(
    [
        (KEYS[rank] << KEY_BITS if rank < LOW_RANKS else KEYS[rank - LOW_RANKS])
        for rank in range(13)
    ],
    np.uint64,
) + np.uint64(1 << COUNT_SHIFT)
"""The word of each rank without a suit, shape (13,)."""

CARD_WORDS: Final = np.array(
    [int(RANK_WORDS[card >> 2]) + (1 << SUIT_SHIFT + 4 * (card & 3)) for card in range(52)],
    np.uint64,
)
"""The word of each card, shape (52,)."""


@dataclass(frozen=True, eq=False)
class SplitIndex:
    """The two tables of the index, and the number of cards of each rank at each index.

    ``low`` (43717,) uint16: by the sum of the low half's keys, its place in a block.
    ``high`` (5, 10552) uint16: for three to seven cards, by the sum of the high half's keys, the
    place where its block begins.
    ``counts``: for three to seven cards, how many there are of each rank at each place, (n, 13)
    uint8; n is 455, 1820, 6175, 18395 and 49205.
    """

    low: NDArray[np.uint16]
    high: NDArray[np.uint16]
    counts: dict[int, Counts]

    def find_indexes(self, words: NDArray[np.uint64], size: int) -> IndexArray:
        """Return the indexes of sums of words of ``size`` cards.

        The result for a sum that is not of *size* cards is undefined.
        """
        keys = words.view(np.int64)
        low_indexes = self.low.take(keys >> KEY_BITS & KEY_MASK, mode="clip")
        high_indexes = self.high[size - MIN_CARDS].take(keys & KEY_MASK, mode="clip")
        indexes: IndexArray = np.add(low_indexes, high_indexes, dtype=np.int64)
        return indexes


@cache
def split_index() -> SplitIndex:
    """Return the index, built on first use within a few milliseconds."""
    low_halves, high_halves = _list_half_rank_counts(LOW_RANKS), _list_half_rank_counts(HIGH_RANKS)
    low = np.zeros(_find_largest_sum(LOW_RANKS) + 1, np.uint16)
    for half_counts in low_halves:
        low[half_counts @ np.array(KEYS)] = np.arange(len(half_counts))

    high = np.zeros((MAX_CARDS - MIN_CARDS + 1, _find_largest_sum(HIGH_RANKS) + 1), np.uint16)
    counts_by_size = {}
    for card_count in range(MIN_CARDS, MAX_CARDS + 1):
        blocks, block_start = [], 0
        for high_card_count in range(card_count + 1):
            low_counts, high_counts = (
                low_halves[card_count - high_card_count],
                high_halves[high_card_count],
            )
            start_by_high_half = block_start + len(low_counts) * np.arange(len(high_counts))
            high[card_count - MIN_CARDS, high_counts @ np.array(KEYS[:HIGH_RANKS])] = (
                start_by_high_half
            )
            blocks.append(
                np.hstack(
                    (
                        np.tile(low_counts, (len(high_counts), 1)),
                        high_counts.repeat(len(low_counts), 0),
                    )
                )
            )
            block_start += len(low_counts) * len(high_counts)
        counts_by_size[card_count] = np.concatenate(blocks)
    return SplitIndex(low, high, counts_by_size)


def find_rank_set_indexes(masks: Masks, size: int) -> IndexArray:
    """Return the index of each mask's ranks; all masks hold ``size`` cards, three to seven."""
    rank_words = np.zeros(masks.shape, np.uint64)
    for rank in range(13):
        shifted_masks = masks >> np.uint64(rank)
        rank_counts = sum(shifted_masks >> np.uint64(16 * suit) & np.uint64(1) for suit in range(4))
        rank_words += rank_counts * RANK_WORDS[rank]
    return split_index().find_indexes(rank_words, size)


def _list_half_rank_counts(rank_count: int) -> list[Counts]:
    """Return all rank counts of up to seven cards in *rank_count* ranks, by number of cards."""
    all_counts = np.indices((5,) * rank_count, np.uint8).reshape(rank_count, -1).T
    card_counts = all_counts.sum(1)
    return [all_counts[card_counts == card_count] for card_count in range(MAX_CARDS + 1)]


def _find_largest_sum(rank_count: int) -> int:
    """Return the largest sum of keys in a half: four of its highest rank, three of the next."""
    return 4 * KEYS[rank_count - 1] + 3 * KEYS[rank_count - 2]
