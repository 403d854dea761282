"""Coarse abstraction: fewer buckets to begin training with.

Six-handed there are more situations than hands can be drawn for. So training begins with coarse
buckets, whose results initialize each fine bucket.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.kernel.regret_sampling import POSTFLOP_SITUATIONS, PREFLOP_SITUATIONS, BucketedDeals

PREFLOP_GROUPS: Final = (6, 12, 12)
"""Number of strength groups of pairs, suited and offsuit hands before the flop."""
POSTFLOP_MERGE_FACTOR: Final = 5
"""Fine buckets per coarse bucket, from the flop on."""
COARSE_WEIGHT: Final = 0.25
"""Weight of a coarse bucket's values in each of its fine buckets."""

RowValues = NDArray[np.float64]


class CoarseAbstraction(Struct, frozen=True):
    """The coarse bucket of each fine bucket, by street."""

    coarse_of_fine: tuple[NDArray[np.uint16], ...]

    @property
    def bucket_counts(self) -> tuple[int, int, int, int]:
        """Number of coarse buckets on each street."""
        one, two, three, four = (int(each.max()) + 1 for each in self.coarse_of_fine)
        return one, two, three, four

    def coarsen_deals(self, dealt: BucketedDeals) -> BucketedDeals:
        """Return the hands with coarse buckets."""
        columns = [
            each[dealt.buckets[:, :, street]] for street, each in enumerate(self.coarse_of_fine)
        ]
        return BucketedDeals(dealt.decks, np.stack(columns, axis=2), dealt.stacks)

    def coarse_strengths(self, fine: RowValues) -> RowValues:
        """Return the mean strength of the fine buckets in each coarse bucket."""
        found, at = [], 0
        for each in self.coarse_of_fine:
            part = fine[at : at + len(each)]
            at += len(each)
            found.append(np.bincount(each, part) / np.maximum(np.bincount(each), 1))
        return np.concatenate(found)

    def refine_table(self, rows: RowValues) -> RowValues:
        """Expand a table of coarse buckets, (rows, 5), to fine buckets."""
        found, at = [], 0
        for street, each in enumerate(self.coarse_of_fine):
            situations = POSTFLOP_SITUATIONS if street else PREFLOP_SITUATIONS
            size = int(each.max()) + 1
            part = rows[at : at + situations * size].reshape(situations, size, -1)
            at += situations * size
            found.append(part[:, each].reshape(situations * len(each), -1))
        return COARSE_WEIGHT * np.concatenate(found)


def coarsen(sizes: tuple[int, int, int, int], strengths: RowValues) -> CoarseAbstraction:
    """Build the abstraction for buckets of these sizes and strengths, street by street."""
    later = [(np.arange(size) // POSTFLOP_MERGE_FACTOR).astype(np.uint16) for size in sizes[1:]]
    return CoarseAbstraction((_preflop_groups(strengths[: sizes[0]]), *later))


def _preflop_groups(strengths: RowValues) -> NDArray[np.uint16]:
    """Hands before the flop, numbered as ``hole_classes`` does, in groups of like strength."""
    numbers = np.arange(len(strengths))
    first, second = numbers // 13, numbers % 13
    kinds = (first == second), (first > second), (first < second)
    found = np.zeros(len(strengths), np.uint16)
    base = 0
    for kind, groups in zip(kinds, PREFLOP_GROUPS, strict=True):
        members = np.flatnonzero(kind)
        order = members[np.argsort(strengths[members], kind="stable")]
        found[order] = base + np.arange(len(order)) * groups // len(order)
        base += groups
    return found
