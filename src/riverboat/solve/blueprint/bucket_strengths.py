"""Strength of each card bucket, used by the simple opponents in blueprint training.

``kernel/c/simple_opponents.h`` documents their strategy and their purpose.
"""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from riverboat.bots.blueprint.card_buckets import river_bucket_equities
from riverboat.kernel.regret_sampling import BucketedDeals

Strengths = NDArray[np.float64]

SAMPLE_HANDS: Final = 100_000
"""Number of hands from which the strengths are estimated."""
SAMPLE_SEATS: Final = 9
_BATCH_HANDS: Final = 20_000


class BucketedDealer(Protocol):
    """A dealer of hands and of the buckets of their cards."""

    @property
    def bucket_counts(self) -> tuple[int, int, int, int]:
        """Number of buckets on each street."""
        ...

    def deal(self, hands: int, seats: int, depths: NDArray[np.int64], seed: int) -> BucketedDeals:
        """Deal *hands* random hands."""
        ...


def compute_bucket_strengths(dealer: BucketedDealer, hands: int = SAMPLE_HANDS) -> Strengths:
    """Return the strength of each bucket from 0 to 1, street by street.

    *hands* random hands are dealt. Before the flop, strength is the share of worse hands. Later it
    is the equity against a random hand, averaged over all rivers.
    """
    bucket_counts = dealer.bucket_counts
    river_strengths = river_bucket_equities(np.arange(bucket_counts[3]), bucket_counts[3])
    strength_sums_by_street = [np.zeros(bucket_count) for bucket_count in bucket_counts[:3]]
    hand_counts_by_street = [np.zeros(bucket_count) for bucket_count in bucket_counts[:3]]
    for batch_index, first_hand in enumerate(range(0, hands, _BATCH_HANDS)):
        batch_hand_count = min(_BATCH_HANDS, hands - first_hand)
        buckets = dealer.deal(
            batch_hand_count, SAMPLE_SEATS, np.ones(1, np.int64), batch_index
        ).buckets.reshape(-1, 4)
        strengths_of_hands = river_strengths[buckets[:, 3]]
        for street, bucket_count in enumerate(bucket_counts[:3]):
            strength_sums_by_street[street] += np.bincount(
                buckets[:, street], strengths_of_hands, bucket_count
            )
            hand_counts_by_street[street] += np.bincount(buckets[:, street], minlength=bucket_count)
    mean_strengths = [
        strength_sum / np.maximum(hand_count, 1)
        for strength_sum, hand_count in zip(
            strength_sums_by_street, hand_counts_by_street, strict=True
        )
    ]
    return np.concatenate(
        [
            _build_percentiles(mean_strengths[0], hand_counts_by_street[0]),
            *mean_strengths[1:],
            river_strengths,
        ]
    )


def _build_percentiles(values: Strengths, frequencies: Strengths) -> Strengths:
    """Return for each value the share of hands with a lower one."""
    indexes_by_value = np.argsort(values, kind="stable")
    share_below = np.cumsum(frequencies[indexes_by_value]) - frequencies[indexes_by_value] / 2
    percentiles = np.empty(len(values))
    percentiles[indexes_by_value] = share_below / max(frequencies.sum(), 1)
    return percentiles
