"""Blueprint training: determinism, plausible strategies and local best response."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.bots.blueprint.blueprint import Blueprint
from riverboat.bots.blueprint.blueprint_player import bundled_blueprint
from riverboat.bots.blueprint.card_buckets import CardBuckets, hole_classes, nearest_centres
from riverboat.bots.blueprint.suit_isomorphism import combination_index
from riverboat.engine import BadGame, ToAct, pending_decision
from riverboat.hands import Hand
from riverboat.kernel import tier
from riverboat.kernel.card_masks import HOLE_MASKS, masks
from riverboat.kernel.regret_sampling import BucketedDeals
from riverboat.sim import match
from riverboat.solve.blueprint.blueprint_training import (
    TrainingProgress,
    derive_round_seed,
    train_blueprint,
)
from riverboat.solve.blueprint.bucket_clustering import CENTRE_RESOLUTION, find_kmeans_centres
from riverboat.solve.blueprint.equity_distributions import find_canonical_boards
from riverboat.solve.blueprint.local_best_response import LocalBestResponse

needs_c_extension = pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)
BUCKET_COUNTS = (169, 1, 1, 1)


class OneBucketAbstraction:
    """An abstraction with one postflop bucket, so that only preflop play is learnt."""

    bucket_counts = BUCKET_COUNTS
    runtime_buckets = CardBuckets(sizes=BUCKET_COUNTS, flops=bytes(1755 * 1326), turns=bytes(40))

    def deal(
        self, hand_count: int, seats: int, depths: NDArray[np.int64], seed: int
    ) -> BucketedDeals:
        rng = np.random.default_rng(seed)
        decks = np.argsort(rng.random((hand_count, 52)), axis=1).astype(np.uint8)
        dealing_order = (np.arange(seats) - 1) % seats
        holes = np.stack((decks[:, dealing_order], decks[:, seats + dealing_order]), axis=2)
        buckets = np.zeros((hand_count, seats, 4), np.uint16)
        buckets[:, :, 0] = hole_classes(holes)
        return BucketedDeals(decks, buckets, rng.choice(depths, hand_count))


def _train_blueprint(
    hands: int, seats: int = 2, reports: list[TrainingProgress] | None = None
) -> Blueprint:
    progress = (lambda _: None) if reports is None else reports.append
    abstraction: Any = OneBucketAbstraction()
    return train_blueprint(abstraction, seats, hands, seed=3, depths=(5,), progress=progress)


@pytest.mark.slow
@needs_c_extension
def test_training_is_deterministic() -> None:
    training_progress: list[TrainingProgress] = []
    blueprint, second_blueprint = (
        _train_blueprint(25_000, reports=training_progress),
        _train_blueprint(25_000),
    )
    assert blueprint == second_blueprint
    assert [progress.hands for progress in training_progress] == [20_000, 25_000]
    assert training_progress[0].visited_rows <= training_progress[1].visited_rows
    assert derive_round_seed(1, 2) != derive_round_seed(2, 1)


@pytest.mark.landing
@needs_c_extension
def test_five_big_blinds_push_aces_and_fold_worst() -> None:
    blueprint = _train_blueprint(60_000)
    hand = Hand("nlhe 50/100", stacks=500, seed=1, house="online")
    turn = pending_decision(hand.state)
    assert isinstance(turn, ToAct)
    from riverboat.bots.blueprint.blueprint_situations import find_situation

    blueprint_situation = find_situation(hand.state, turn)
    probabilities, is_known = blueprint.probabilities_by_bucket(0, blueprint_situation.situation)
    assert is_known.all()
    aces_class, worst_class = 13 * 12 + 12, 13 * 0 + 5  # 7-2 offsuit
    assert probabilities[aces_class][0] == 0
    assert probabilities[worst_class][0] > 0.5


@pytest.mark.slow
@needs_c_extension
def test_six_handed_blueprint_trains() -> None:
    blueprint = _train_blueprint(2_000, seats=6)
    assert blueprint.seats == 6
    assert blueprint.known_row_count > 100


def test_training_without_extension_is_refused_with_hint() -> None:
    with (
        tier.use_tier("numpy"),
        pytest.raises(
            BadGame,
            match="this needs the C kernel: build it with pip install --no-build-isolation -e .",  # noqa: RUF043
        ),
    ):
        _train_blueprint(10)


def test_flops_have_1755_canonical_forms() -> None:
    flops = find_canonical_boards(3)
    assert flops.cards.shape == (1755, 3)
    assert (np.diff(combination_index(flops.cards)) > 0).all()
    canonical_flops, _ = flops.canonicalize(np.array([[51, 47, 3], [3, 51, 47]], np.uint8))
    assert canonical_flops[0] == canonical_flops[1]


def test_kmeans_separates_distinct_clusters() -> None:
    rng = np.random.default_rng(1)
    cluster_middles = np.array([20, 90, 160, 230])
    histograms = (
        cluster_middles[rng.integers(4, size=2_000)][:, None] + rng.integers(-5, 6, (2_000, 10))
    ).astype(np.uint8)
    centres = find_kmeans_centres(histograms, 4, seed=1)
    assert centres.mean(axis=1).round(-1).tolist() == [20, 90, 160, 230]
    assert (
        cluster_middles[nearest_centres(histograms, centres)] - histograms.mean(axis=1) < 6
    ).all()
    assert (centres * CENTRE_RESOLUTION % 1 == 0).all()


def test_nearest_centre_is_exact() -> None:
    """Compare with exact integer arithmetic."""
    rng = np.random.default_rng(2)
    histograms = rng.integers(0, 255, (500, 10))
    coordinates = rng.integers(0, 254 * CENTRE_RESOLUTION, (40, 10))
    coordinates[7] = coordinates[3]  # of two equally near centres, the first
    nearest_indexes = [
        min(
            range(len(coordinates)),
            key=lambda centre_index: (
                sum((CENTRE_RESOLUTION * histogram - coordinates[centre_index]) ** 2),
                centre_index,
            ),
        )
        for histogram in histograms.astype(object)
    ]
    assert (
        nearest_centres(histograms.astype(np.uint8), coordinates / CENTRE_RESOLUTION).tolist()
        == nearest_indexes
    )


def test_local_best_response_tracks_opponent_range() -> None:
    blueprint = bundled_blueprint(2)
    assert blueprint is not None
    hand = Hand("nlhe 1/2", seed=7)
    for action in ("raise 6", "call"):
        hand.act(action)
    opponent_range = LocalBestResponse(blueprint)._infer_opponent_range(hand.view(0), 0)
    seen_cards_mask = masks(np.array([[*hand.state.holdings[0], *hand.state.board]], np.uint8))[0]
    assert opponent_range.min() >= 0
    assert opponent_range.max() <= 1
    assert not opponent_range[(HOLE_MASKS & seen_cards_mask) != 0].any()
    assert 0 < opponent_range.sum() < 1_000  # the blueprint does not raise every hand


@pytest.mark.slow
def test_local_best_response_plays_legally() -> None:
    blueprint = bundled_blueprint(2)
    assert blueprint is not None
    assert match(LocalBestResponse(blueprint), "blueprint", hands=12, seed=2).hands == 12
