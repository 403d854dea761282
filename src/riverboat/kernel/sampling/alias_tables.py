"""Alias tables: a random word draws an entry of a weighted list (Walker 1977, Vose 1991)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.sampling.random_streams import ENTRY_BITS, Words, select_entries

FULL_THRESHOLD = 1 << ENTRY_BITS

MAX_ENTRIES = 1 << 64 - ENTRY_BITS
"""Maximum number of entries in a list."""


@dataclass(frozen=True, slots=True, eq=False)
class AliasTable:
    """An alias table: maps random words to the entries of a weighted list.

    A random word selects an entry of the table, all equally likely, and a position in it from 0 to
    2**40. A position below the entry's threshold draws the entry itself; any other position draws
    its alias.
    """

    thresholds: NDArray[np.uint64]
    aliases: NDArray[np.uint32]
    is_uniform: bool
    """True if all weights are equal, so that the alias entries are never used."""

    def __len__(self) -> int:
        return len(self.thresholds)

    def draw(self, random_word: Words) -> NDArray[np.intp]:
        """Return the entry that each random word selects."""
        entry, offset = select_entries(random_word, len(self))
        entry_index = entry.view(np.intp)
        if self.is_uniform:
            return entry_index
        is_aliased = offset >= self.thresholds.take(entry_index)
        return np.where(is_aliased, self.aliases.take(entry_index), entry_index)


def build_alias_table(weights: NDArray[np.float64]) -> AliasTable:
    """Return the alias table of a list, given the positive weights of its entries."""
    entry_count = len(weights)
    if (weights == weights[0]).all():
        thresholds = np.full(entry_count, FULL_THRESHOLD, np.uint64)
        return AliasTable(thresholds, np.arange(entry_count, dtype=np.uint32), is_uniform=True)
    scaled_weights = (weights * (entry_count / weights.sum())).tolist()
    threshold_shares = [1.0] * entry_count
    alias_by_entry = list(range(entry_count))
    small_entries = [entry for entry in range(entry_count) if scaled_weights[entry] < 1]
    large_entries = [entry for entry in range(entry_count) if scaled_weights[entry] >= 1]
    while small_entries and large_entries:
        small_entry, large_entry = small_entries.pop(), large_entries[-1]
        threshold_shares[small_entry], alias_by_entry[small_entry] = (
            scaled_weights[small_entry],
            large_entry,
        )
        scaled_weights[large_entry] -= 1 - scaled_weights[small_entry]
        if scaled_weights[large_entry] < 1:
            small_entries.append(large_entries.pop())
    integer_thresholds = np.rint(np.array(threshold_shares) * FULL_THRESHOLD).astype(np.uint64)
    return AliasTable(
        integer_thresholds, np.array(alias_by_entry, dtype=np.uint32), is_uniform=False
    )
