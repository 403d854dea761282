"""Fewer buckets to begin with: what hands that are much alike have learnt together.

Six-handed there are more situations than hands can be drawn for. So the first of them are learnt
with coarse buckets, and what came of it is where each fine bucket begins.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.kernel.regret_sampling import POSTFLOP_SITUATIONS, PREFLOP_SITUATIONS, BucketedDeals

PREFLOP_GROUPS: Final = (6, 12, 12)
"""Of pairs, suited and other hands before the flop, by strength."""
POSTFLOP_MERGE_FACTOR: Final = 5
"""Buckets that are one, from the flop on."""
COARSE_WEIGHT: Final = 0.25
"""What is known of a coarse bucket counts so much for each of the fine ones."""

RowValues = NDArray[np.float64]


class CoarseAbstraction(Struct, frozen=True):
    """By street, the coarse bucket of each fine one."""

    coarse_of_fine: tuple[NDArray[np.uint16], ...]

    @property
    def bucket_counts(self) -> tuple[int, int, int, int]:
        """How many coarse buckets each street has."""
        one, two, three, four = (int(each.max()) + 1 for each in self.coarse_of_fine)
        return one, two, three, four

    def coarsen_deals(self, dealt: BucketedDeals) -> BucketedDeals:
        """The same hands with coarse buckets."""
        columns = [
            each[dealt.buckets[:, :, street]] for street, each in enumerate(self.coarse_of_fine)
        ]
        return BucketedDeals(dealt.decks, np.stack(columns, axis=2), dealt.stacks)

    def coarse_strengths(self, fine: RowValues) -> RowValues:
        """Of each coarse bucket, the mean of its fine ones."""
        found, at = [], 0
        for each in self.coarse_of_fine:
            part = fine[at : at + len(each)]
            at += len(each)
            found.append(np.bincount(each, part) / np.maximum(np.bincount(each), 1))
        return np.concatenate(found)

    def refine_table(self, rows: RowValues) -> RowValues:
        """A table of the coarse buckets, (rows, 5), as one of the fine ones."""
        found, at = [], 0
        for street, each in enumerate(self.coarse_of_fine):
            situations = POSTFLOP_SITUATIONS if street else PREFLOP_SITUATIONS
            size = int(each.max()) + 1
            part = rows[at : at + situations * size].reshape(situations, size, -1)
            at += situations * size
            found.append(part[:, each].reshape(situations * len(each), -1))
        return COARSE_WEIGHT * np.concatenate(found)


def coarsen(sizes: tuple[int, int, int, int], strengths: RowValues) -> CoarseAbstraction:
    """For buckets of these sizes and strengths, street by street."""
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
