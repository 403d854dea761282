"""Coarse-to-fine training: similar hands share coarse buckets that initialize the fine ones."""

from __future__ import annotations

import numpy as np
import pytest

from riverboat.bots.blueprint.card_buckets import hole_classes, river_bucket_equities
from riverboat.kernel import tier
from riverboat.kernel.card_masks import HOLES
from riverboat.kernel.regret_sampling import (
    POSTFLOP_SITUATION_COUNT,
    PREFLOP_SITUATION_COUNT,
    BucketedDeals,
    compute_row_offsets,
)
from riverboat.solve.blueprint.blueprint_training import train_blueprint
from riverboat.solve.blueprint.bucket_strengths import compute_bucket_strengths
from riverboat.solve.blueprint.coarse_abstraction import (
    COARSE_WEIGHT,
    PREFLOP_GROUPS,
    build_coarse_abstraction,
)
from tests.solve.test_blueprint_training import OneBucketAbstraction

BUCKET_COUNTS = (169, 10, 10, 5)


def _sample_strengths() -> np.ndarray:
    return np.concatenate([np.linspace(0, 1, size) for size in BUCKET_COUNTS])


def test_similar_hands_of_one_kind_share_bucket() -> None:
    abstraction = build_coarse_abstraction(BUCKET_COUNTS, _sample_strengths())
    assert abstraction.bucket_counts == (sum(PREFLOP_GROUPS), 2, 2, 1)
    coarse_buckets = abstraction.coarse_buckets_by_street[0]
    hand_classes = np.arange(169)
    suit_kinds = np.sign(hand_classes // 13 - hand_classes % 13)
    for coarse_bucket in range(sum(PREFLOP_GROUPS)):
        assert (
            len(set(suit_kinds[coarse_buckets == coarse_bucket])) == 1
        )  # pairs, suited or offsuit, never mixed
    pair_buckets = coarse_buckets[[14 * rank for rank in range(13)]]
    assert (np.diff(pair_buckets.astype(int)) >= 0).all()


def test_fine_buckets_start_from_coarse_values() -> None:
    abstraction = build_coarse_abstraction(BUCKET_COUNTS, _sample_strengths())
    coarse_rows = np.arange(
        compute_row_offsets(abstraction.bucket_counts)[-1] * 5, dtype=float
    ).reshape(-1, 5)
    fine_table = abstraction.refine_table(coarse_rows)
    assert len(fine_table) == compute_row_offsets(BUCKET_COUNTS)[-1]
    for situation, bucket in ((0, 0), (7, 100), (PREFLOP_SITUATION_COUNT - 1, 168)):
        coarse_row = coarse_rows[
            situation * abstraction.bucket_counts[0]
            + int(abstraction.coarse_buckets_by_street[0][bucket])
        ]
        assert (fine_table[situation * 169 + bucket] == COARSE_WEIGHT * coarse_row).all()
    last_coarse_row = coarse_rows[
        compute_row_offsets(abstraction.bucket_counts)[3] + (POSTFLOP_SITUATION_COUNT - 1)
    ]
    assert (fine_table[-5:] == COARSE_WEIGHT * last_coarse_row).all()


def test_coarse_strengths_are_means() -> None:
    coarse_strengths = build_coarse_abstraction(
        BUCKET_COUNTS, _sample_strengths()
    ).compute_coarse_strengths(_sample_strengths())
    assert len(coarse_strengths) == sum(PREFLOP_GROUPS) + 2 + 2 + 1
    assert coarse_strengths[-1] == pytest.approx(0.5)
    assert coarse_strengths[sum(PREFLOP_GROUPS)] < coarse_strengths[sum(PREFLOP_GROUPS) + 1]


def test_coarsened_deals_keep_cards() -> None:
    bucketed_deals = OneBucketAbstraction().deal(20, 3, np.array([500]), 1)
    coarsened_deals = build_coarse_abstraction(
        (169, 1, 1, 1), np.linspace(0, 1, 172)
    ).coarsen_deals(bucketed_deals)
    assert isinstance(coarsened_deals, BucketedDeals)
    assert (coarsened_deals.decks == bucketed_deals.decks).all()
    assert coarsened_deals.buckets[:, :, 0].max() < sum(PREFLOP_GROUPS)


def test_bucket_strengths_are_equities() -> None:
    strengths = compute_bucket_strengths(OneBucketAbstraction(), 20_000)
    assert len(strengths) == 172
    assert (strengths >= 0).all()
    assert (strengths <= 1).all()
    assert strengths[-1] == river_bucket_equities(np.arange(1), 1)[0]
    combo_counts = np.bincount(hole_classes(HOLES), minlength=169)
    assert strengths[:169] @ combo_counts / 1326 == pytest.approx(0.5, abs=0.01)


@pytest.mark.slow
@pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)
def test_six_handed_training_options_change_result() -> None:
    def train(**options: object) -> object:
        return train_blueprint(OneBucketAbstraction(), 6, 3_000, seed=3, depths=(20,), **options)  # type: ignore[arg-type]

    assert train() == train()
    assert train() != train(coarse_hands=0)
    assert train() != train(simple_opponents=False)
