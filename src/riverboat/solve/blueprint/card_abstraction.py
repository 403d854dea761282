"""Card abstraction: the bucket of each player's cards on each street."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.card_buckets import (
    HOLE_CLASS_COUNT,
    CardBuckets,
    hole_classes,
    nearest_centres,
    river_bucket,
)
from riverboat.bots.blueprint.suit_isomorphism import SUIT_PERMUTATIONS, hole_indices
from riverboat.kernel.card_masks import HOLES, Bytes
from riverboat.kernel.regret_sampling import BucketedDeals
from riverboat.solve.blueprint.bucket_clustering import find_kmeans_centres
from riverboat.solve.blueprint.equity_distributions import (
    CanonicalBoards,
    ProgressCallback,
    Street,
    compute_equity_histograms,
    compute_river_equities,
    find_canonical_boards,
)

FLOP_TURN_BUCKETS: Final = 100
"""Number of buckets on the flop and on the turn."""
RIVER_BUCKETS: Final = 50
_BOARD_SIZE: Final = 5


class BoardBuckets(Struct, frozen=True):
    """The bucket of every hand on all boards of one size."""

    boards: CanonicalBoards
    buckets: Bytes
    """Bucket by board and combination, (boards, 1326)."""

    def lookup(self, boards: Bytes, holes: Bytes) -> Bytes:
        """Return the buckets of hands on boards: (n, k) and (n, seats, 2) to (n, seats)."""
        canonical_rows, permutation_indexes = self.boards.canonicalize(boards)
        permutations = SUIT_PERMUTATIONS[permutation_indexes]
        permuted_holes = np.take_along_axis(
            permutations, holes.reshape(len(holes), -1).astype(np.intp), axis=1
        )
        return np.asarray(
            self.buckets[canonical_rows[:, None], hole_indices(permuted_holes.reshape(holes.shape))]
        )


class Abstraction(Struct, frozen=True):
    """A card abstraction: the buckets of flops, turns and rivers for a blueprint."""

    flops: BoardBuckets
    turns: BoardBuckets
    rivers: BoardBuckets
    runtime_buckets: CardBuckets
    """The part of the abstraction that a bot needs in play."""

    @property
    def bucket_counts(self) -> tuple[int, int, int, int]:
        """Number of buckets on each street."""
        return self.runtime_buckets.sizes

    def deal(self, hands: int, seats: int, depths: NDArray[np.int64], seed: int) -> BucketedDeals:
        """Return random hands; each has a starting stack drawn from *depths*, in chips."""
        rng = np.random.default_rng(seed)
        decks = np.argsort(rng.random((hands, 52), np.float32), axis=1).astype(np.uint8)
        # The first card goes to the left of the button, which is seat 0.
        deal_order = (np.arange(seats) - 1) % seats
        holes = np.stack((decks[:, deal_order], decks[:, seats + deal_order]), axis=2)
        board = decks[:, 2 * seats : 2 * seats + _BOARD_SIZE]
        buckets = np.empty((hands, seats, 4), np.uint16)
        buckets[:, :, 0] = hole_classes(holes)
        buckets[:, :, 1] = self.flops.lookup(board[:, :3], holes)
        buckets[:, :, 2] = self.turns.lookup(board[:, :4], holes)
        buckets[:, :, 3] = self.rivers.lookup(board, holes)
        return BucketedDeals(decks, buckets, rng.choice(depths, hands))


def build_abstraction(seed: int, progress: ProgressCallback) -> Abstraction:
    """Compute the buckets of all hands on all boards; it takes minutes and half a gigabyte."""
    flops, turns, rivers = (
        find_canonical_boards(3),
        find_canonical_boards(4),
        find_canonical_boards(5),
    )
    equities = compute_river_equities(rivers, progress)
    board_buckets: list[BoardBuckets] = []
    centres = []
    boards_with_streets: tuple[tuple[CanonicalBoards, Street], ...] = (
        (flops, "flops"),
        (turns, "turns"),
    )
    for boards, street in boards_with_streets:
        histograms = compute_equity_histograms(boards, rivers, equities, street, progress)
        street_centres, buckets = _cluster_hands(histograms, seed)
        board_buckets.append(BoardBuckets(boards, buckets))
        centres.append(street_centres)
    card_buckets = CardBuckets(
        sizes=(HOLE_CLASS_COUNT, FLOP_TURN_BUCKETS, FLOP_TURN_BUCKETS, RIVER_BUCKETS),
        flops=board_buckets[0].buckets.tobytes(),
        turns=centres[1].tobytes(),
    )
    river_buckets = BoardBuckets(rivers, river_bucket(equities, RIVER_BUCKETS))
    return Abstraction(
        flops=board_buckets[0],
        turns=board_buckets[1],
        rivers=river_buckets,
        runtime_buckets=card_buckets,
    )


def _cluster_hands(histograms: Bytes, seed: int) -> tuple[NDArray[np.float32], Bytes]:
    """Return cluster centres and each hand's bucket; bucket 0 for impossible hands."""
    flat_histograms = histograms.reshape(-1, histograms.shape[2])
    possible_indexes = np.flatnonzero(flat_histograms.any(axis=1))
    centres = find_kmeans_centres(flat_histograms[possible_indexes], FLOP_TURN_BUCKETS, seed)
    buckets = np.zeros(len(flat_histograms), np.uint8)
    buckets[possible_indexes] = nearest_centres(flat_histograms[possible_indexes], centres)
    return centres, buckets.reshape(-1, len(HOLES))
