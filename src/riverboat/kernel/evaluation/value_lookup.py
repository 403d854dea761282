"""Hand values looked up by the ranks in a mask: seven look-ups for each hand, without branches.

The set of ranks in each suit gives a word. The sum of the four words contains the index of the
hand's ranks, and the value of its flush if there is one.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Masks
from riverboat.kernel.evaluation.block_ranking import BLOCK_ROWS
from riverboat.kernel.tables.lookup_tables import lookup_tables
from riverboat.kernel.tables.ranking_values import FIRST_INDEX, Values
from riverboat.kernel.tables.split_index import KEY_BITS, KEY_MASK, MIN_CARDS, SUIT_SHIFT

_SUIT_RANK_MASK: Final = 0x1FFF


class ValueLookup:
    """Value lookup for hands of one size, in blocks, with reused buffers.

    *words* are indexed by the set of ranks in a suit; *values* are those of ``RankingTables``.
    """

    def __init__(self, card_count: int, words: NDArray[np.uint64], values: Values) -> None:
        self._words = words.view(np.int64)
        self._high_halves = lookup_tables().high_halves[card_count - MIN_CARDS]
        self._low_halves = lookup_tables().low_halves
        self._values = values[FIRST_INDEX[card_count] :]
        self._key_sums, self._lookup_indices, self._suit_words = np.empty((3, BLOCK_ROWS), np.int64)
        self._value_indexes, self._low_indexes = np.empty((2, BLOCK_ROWS), np.uint16)

    def compute_values(self, masks: Masks, out: Values) -> None:
        """Write the values of these masks to *out*, ignoring flushes."""
        row_count = len(masks)
        signed_masks = masks.view(np.int64)
        key_sums, indices, suit_words = (
            self._key_sums[:row_count],
            self._lookup_indices[:row_count],
            self._suit_words[:row_count],
        )
        value_indexes, low_indexes = self._value_indexes[:row_count], self._low_indexes[:row_count]

        np.bitwise_and(signed_masks, _SUIT_RANK_MASK, out=indices)
        np.take(self._words, indices, out=key_sums, mode="clip")
        for suit in (1, 2, 3):
            np.right_shift(signed_masks, 16 * suit, out=indices)
            np.bitwise_and(indices, _SUIT_RANK_MASK, out=indices)
            np.take(self._words, indices, out=suit_words, mode="clip")
            np.add(key_sums, suit_words, out=key_sums)

        np.bitwise_and(key_sums, KEY_MASK, out=indices)
        np.take(self._high_halves, indices, out=value_indexes, mode="clip")
        np.right_shift(key_sums, KEY_BITS, out=indices)
        np.bitwise_and(indices, KEY_MASK, out=indices)
        np.take(self._low_halves, indices, out=low_indexes, mode="clip")
        np.add(value_indexes, low_indexes, out=value_indexes)
        np.copyto(indices, value_indexes)
        np.take(self._values, indices, out=out, mode="clip")

    def compute_flush_values(self, hand_count: int) -> Values:
        """Return the flush values of the masks of the last ``compute_values`` call, 0 for no flush.

        The array is valid until the next call.
        """
        indices, flushes = self._lookup_indices[:hand_count], self._value_indexes[:hand_count]
        np.right_shift(self._key_sums[:hand_count], SUIT_SHIFT, out=indices)
        np.copyto(flushes, indices, casting="unsafe")
        return flushes
