"""Alias tables: one entry of a weighted list by one random word (Walker 1977, Vose 1991)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.sampling.random_streams import ENTRY_BITS, Words, entries_of_words

FULL_CUT = 1 << ENTRY_BITS

MAX_ENTRIES = 1 << 64 - ENTRY_BITS
"""Maximum number of entries in a list."""


@dataclass(frozen=True, slots=True, eq=False)
class AliasTable:
    """Alias table: maps random words to the entries of a weighted list.

    A word points to one of the entries, all equally likely, and into it. The part of the entry
    below its `cut` (of 2**40) is its own; the rest belongs to the entry `other`.
    """

    cut: NDArray[np.uint64]
    other: NDArray[np.uint32]
    is_uniform: bool
    """True if all weights are equal, so that every cut is the whole."""

    def __len__(self) -> int:
        return len(self.cut)

    def draw(self, word: Words) -> NDArray[np.intp]:
        """Return the entry that each random word selects."""
        entry, into = entries_of_words(word, len(self))
        picked = entry.view(np.intp)
        if self.is_uniform:
            return picked
        away = into >= self.cut.take(picked)
        return np.where(away, self.other.take(picked), picked)


def build_alias_table(weights: NDArray[np.float64]) -> AliasTable:
    """Return the table of a list whose entries have these positive weights."""
    size = len(weights)
    if (weights == weights[0]).all():
        whole = np.full(size, FULL_CUT, np.uint64)
        return AliasTable(whole, np.arange(size, dtype=np.uint32), is_uniform=True)
    share = (weights * (size / weights.sum())).tolist()
    cut = [1.0] * size
    other = list(range(size))
    poor = [entry for entry in range(size) if share[entry] < 1]
    rich = [entry for entry in range(size) if share[entry] >= 1]
    while poor and rich:
        taker, giver = poor.pop(), rich[-1]
        cut[taker], other[taker] = share[taker], giver
        share[giver] -= 1 - share[taker]
        if share[giver] < 1:
            poor.append(rich.pop())
    cuts = np.rint(np.array(cut) * FULL_CUT).astype(np.uint64)
    return AliasTable(cuts, np.array(other, dtype=np.uint32), is_uniform=False)
