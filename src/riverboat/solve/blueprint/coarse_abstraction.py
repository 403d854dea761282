"""Coarse card abstraction, with fewer buckets, for the first part of the training.

With six players there are more situations than training can sample. So training begins with coarse
buckets, whose results initialize the fine buckets.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.kernel.regret_sampling import (
    POSTFLOP_SITUATION_COUNT,
    PREFLOP_SITUATION_COUNT,
    BucketedDeals,
)

PREFLOP_GROUPS: Final = (6, 12, 12)
"""Number of strength groups of pairs, suited and offsuit hands before the flop."""
POSTFLOP_MERGE_FACTOR: Final = 5
"""Fine buckets per coarse bucket, from the flop on."""
COARSE_WEIGHT: Final = 0.25
"""Weight of a coarse bucket's values in each of its fine buckets."""

RowValues = NDArray[np.float64]


class CoarseAbstraction(Struct, frozen=True):
    """The coarse bucket of each fine bucket, by street."""

    coarse_buckets_by_street: tuple[NDArray[np.uint16], ...]

    @property
    def bucket_counts(self) -> tuple[int, int, int, int]:
        """Number of coarse buckets on each street."""
        preflop_count, flop_count, turn_count, river_count = (
            int(coarse_buckets.max()) + 1 for coarse_buckets in self.coarse_buckets_by_street
        )
        return preflop_count, flop_count, turn_count, river_count

    def coarsen_deals(self, deals: BucketedDeals) -> BucketedDeals:
        """Return dealt hands with coarse buckets in place of fine ones."""
        buckets_by_street = [
            coarse_buckets[deals.buckets[:, :, street]]
            for street, coarse_buckets in enumerate(self.coarse_buckets_by_street)
        ]
        return BucketedDeals(deals.decks, np.stack(buckets_by_street, axis=2), deals.stacks)

    def compute_coarse_strengths(self, fine_values: RowValues) -> RowValues:
        """Return the mean strength of the fine buckets in each coarse bucket."""
        mean_strengths, row_start = [], 0
        for coarse_buckets in self.coarse_buckets_by_street:
            street_values = fine_values[row_start : row_start + len(coarse_buckets)]
            row_start += len(coarse_buckets)
            mean_strengths.append(
                np.bincount(coarse_buckets, street_values)
                / np.maximum(np.bincount(coarse_buckets), 1)
            )
        return np.concatenate(mean_strengths)

    def refine_table(self, coarse_rows: RowValues) -> RowValues:
        """Expand a table of coarse buckets, (rows, 5), to fine buckets."""
        fine_tables, row_start = [], 0
        for street, coarse_buckets in enumerate(self.coarse_buckets_by_street):
            situation_count = POSTFLOP_SITUATION_COUNT if street else PREFLOP_SITUATION_COUNT
            coarse_count = int(coarse_buckets.max()) + 1
            coarse_table = coarse_rows[
                row_start : row_start + situation_count * coarse_count
            ].reshape(situation_count, coarse_count, -1)
            row_start += situation_count * coarse_count
            fine_tables.append(
                coarse_table[:, coarse_buckets].reshape(situation_count * len(coarse_buckets), -1)
            )
        return COARSE_WEIGHT * np.concatenate(fine_tables)


def build_coarse_abstraction(
    bucket_counts: tuple[int, int, int, int], strengths: RowValues
) -> CoarseAbstraction:
    """Build the abstraction for buckets of these sizes and strengths, street by street."""
    postflop_mappings = [
        (np.arange(bucket_count) // POSTFLOP_MERGE_FACTOR).astype(np.uint16)
        for bucket_count in bucket_counts[1:]
    ]
    return CoarseAbstraction(
        (_compute_preflop_groups(strengths[: bucket_counts[0]]), *postflop_mappings)
    )


def _compute_preflop_groups(strengths: RowValues) -> NDArray[np.uint16]:
    """Return the group of each of the 169 hand classes; a group holds hands of similar strength."""
    class_numbers = np.arange(len(strengths))
    chart_row, chart_column = class_numbers // 13, class_numbers % 13
    hand_kind_masks = (
        (chart_row == chart_column),
        (chart_row > chart_column),
        (chart_row < chart_column),
    )
    group_by_class = np.zeros(len(strengths), np.uint16)
    first_group = 0
    for hand_kind_mask, group_count in zip(hand_kind_masks, PREFLOP_GROUPS, strict=True):
        member_indexes = np.flatnonzero(hand_kind_mask)
        sorted_members = member_indexes[np.argsort(strengths[member_indexes], kind="stable")]
        group_by_class[sorted_members] = first_group + np.arange(
            len(sorted_members)
        ) * group_count // len(sorted_members)
        first_group += group_count
    return group_by_class
