"""Blueprint training: determinism, plausible strategies and local best response."""

from __future__ import annotations

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

needs_c = pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)
SIZES = (169, 1, 1, 1)


class OneBucket:
    """An abstraction with one postflop bucket, so that only preflop play is learnt."""

    bucket_counts = SIZES
    runtime_buckets = CardBuckets(sizes=SIZES, flops=bytes(1755 * 1326), turns=bytes(40))

    def deal(self, hands: int, seats: int, depths: NDArray[np.int64], seed: int) -> BucketedDeals:
        rng = np.random.default_rng(seed)
        decks = np.argsort(rng.random((hands, 52)), axis=1).astype(np.uint8)
        order = (np.arange(seats) - 1) % seats
        holes = np.stack((decks[:, order], decks[:, seats + order]), axis=2)
        buckets = np.zeros((hands, seats, 4), np.uint16)
        buckets[:, :, 0] = hole_classes(holes)
        return BucketedDeals(decks, buckets, rng.choice(depths, hands))


def _train(hands: int, seats: int = 2, reports: list[TrainingProgress] | None = None) -> Blueprint:
    progress = (lambda _: None) if reports is None else reports.append
    return train_blueprint(OneBucket(), seats, hands, seed=3, depths=(5,), progress=progress)  # type: ignore[arg-type]


@pytest.mark.slow
@needs_c
def test_training_is_deterministic() -> None:
    training_progress: list[TrainingProgress] = []
    blueprint, second_blueprint = _train(25_000, reports=training_progress), _train(25_000)
    assert blueprint == second_blueprint
    assert [progress.hands for progress in training_progress] == [20_000, 25_000]
    assert training_progress[0].visited_rows <= training_progress[1].visited_rows
    assert derive_round_seed(1, 2) != derive_round_seed(2, 1)


@pytest.mark.landing
@needs_c
def test_five_big_blinds_push_aces_and_fold_worst() -> None:
    plan = _train(60_000)
    hand = Hand("nlhe 50/100", stacks=500, seed=1, house="online")
    turn = pending_decision(hand.state)
    assert isinstance(turn, ToAct)
    from riverboat.bots.blueprint.blueprint_situations import find_situation

    blueprint_situation = find_situation(hand.state, turn)
    chances, is_known = plan.probabilities_by_bucket(0, blueprint_situation.situation)
    assert is_known.all()
    aces_class, worst_class = 13 * 12 + 12, 13 * 0 + 5  # 7-2 offsuit
    assert chances[aces_class][0] == 0
    assert chances[worst_class][0] > 0.5


@pytest.mark.slow
@needs_c
def test_six_handed_blueprint_trains() -> None:
    plan = _train(2_000, seats=6)
    assert plan.seats == 6
    assert plan.known_row_count > 100


def test_training_without_extension_is_refused_with_hint() -> None:
    with (
        tier.use_tier("numpy"),
        pytest.raises(
            BadGame,
            match="this needs the C kernel: build it with pip install --no-build-isolation -e .",  # noqa: RUF043
        ),
    ):
        _train(10)


def test_flops_have_1755_canonical_forms() -> None:
    flops = find_canonical_boards(3)
    assert flops.cards.shape == (1755, 3)
    assert (np.diff(combination_index(flops.cards)) > 0).all()
    rows, _ = flops.canonicalize(np.array([[51, 47, 3], [3, 51, 47]], np.uint8))
    assert rows[0] == rows[1]


def test_kmeans_separates_distinct_clusters() -> None:
    rng = np.random.default_rng(1)
    middles = np.array([20, 90, 160, 230])
    rows = (
        middles[rng.integers(4, size=2_000)][:, None] + rng.integers(-5, 6, (2_000, 10))
    ).astype(np.uint8)
    centres = find_kmeans_centres(rows, 4, seed=1)
    assert centres.mean(axis=1).round(-1).tolist() == [20, 90, 160, 230]
    assert (middles[nearest_centres(rows, centres)] - rows.mean(axis=1) < 6).all()
    assert (centres * CENTRE_RESOLUTION % 1 == 0).all()


def test_nearest_centre_is_exact() -> None:
    """Compare with exact integer arithmetic."""
    rng = np.random.default_rng(2)
    rows = rng.integers(0, 255, (500, 10))
    coordinates = rng.integers(0, 254 * CENTRE_RESOLUTION, (40, 10))
    coordinates[7] = coordinates[3]  # of two equally near centres, the first
    expected = [
        min(
            range(len(coordinates)),
            key=lambda i: (sum((CENTRE_RESOLUTION * row - coordinates[i]) ** 2), i),
        )
        for row in rows.astype(object)
    ]
    assert (
        nearest_centres(rows.astype(np.uint8), coordinates / CENTRE_RESOLUTION).tolist() == expected
    )


def test_local_best_response_tracks_opponent_range() -> None:
    plan = bundled_blueprint(2)
    assert plan is not None
    hand = Hand("nlhe 1/2", seed=7)
    for act in ("raise 6", "call"):
        hand.act(act)
    opponent_range = LocalBestResponse(plan)._infer_opponent_range(hand.view(0), 0)
    mask = masks(np.array([[*hand.state.holdings[0], *hand.state.board]], np.uint8))[0]
    assert opponent_range.min() >= 0
    assert opponent_range.max() <= 1
    assert not opponent_range[(HOLE_MASKS & mask) != 0].any()
    assert 0 < opponent_range.sum() < 1_000  # the blueprint does not raise every hand


@pytest.mark.slow
def test_local_best_response_plays_legally() -> None:
    plan = bundled_blueprint(2)
    assert plan is not None
    assert match(LocalBestResponse(plan), "blueprint", hands=12, seed=2).hands == 12
