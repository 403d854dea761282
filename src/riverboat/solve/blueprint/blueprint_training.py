"""Blueprint training by external sampling: rounds of hands, later ones with larger weights.

Linear counterfactual regret: after each round all regrets and average strategies are multiplied by
``n / (n + 1)``, so that round *n* has the weight *n*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.blueprint import Blueprint, build_blueprint
from riverboat.engine import BadGame, parse_game
from riverboat.hands.game_lookup import find_game
from riverboat.kernel import tier
from riverboat.kernel.regret_sampling import (
    NO_STRENGTHS,
    BucketedDeals,
    compute_row_offsets,
    train_regrets,
)
from riverboat.sim.arrays.kernel_games import build_kernel_rules
from riverboat.solve.blueprint.bucket_strengths import compute_bucket_strengths
from riverboat.solve.blueprint.card_abstraction import Abstraction
from riverboat.solve.blueprint.coarse_abstraction import build_coarse_abstraction
from riverboat.words.refusals.solving import KernelExtensionRequired

GAME: Final = "no-limit hold'em 50/100"
"""The game for which a blueprint is trained.

Bet sizes are shares of the pot, so the blueprint applies to other blinds as well.
"""
BIG_BLIND: Final = 100
HEADS_UP_STACKS: Final = (5, 8, 12, 16, 20, 25, 35, 50, 75, 100, 100, 100, 100, 100, 100, 150, 200)
"""Starting stacks in big blinds, equal for both players, each as likely as the others."""
MULTIWAY_STACKS: Final = (8, 15, 25, 50, 100, 100, 100, 100, 100, 200)
"""Starting stacks in big blinds with more than two players."""
HANDS_PER_ROUND: Final = 20_000
"""Hands between two discounts."""
MIN_ROW_WEIGHT: Final = 2.0
"""Minimum weight of a row; rows with less are untrained and left out."""


class TrainingProgress(Struct, frozen=True):
    """Progress of a training run."""

    hands: int
    decisions: int
    """Number of decisions sampled, in all."""
    visited_rows: int
    """Number of rows of the strategy that were visited."""


def train_blueprint(
    cards: Abstraction,
    seats: int,
    hands: int,
    *,
    seed: int = 0,
    depths: Sequence[int] = (),
    simple_opponents: bool = True,
    coarse_hands: int | None = None,
    progress: Callable[[TrainingProgress], None] = lambda _: None,
) -> Blueprint:
    """Train a blueprint for *seats* players on *hands* hands; requires the C extension.

    *depths* are starting stacks in big blinds, one of which is drawn for each hand. With
    *simple_opponents*, some opponents are simple players instead of blueprints
    (``bucket_strengths``). The first *coarse_hands* are trained with fewer buckets
    (``coarse_abstraction``); by default none heads-up, and a third of the hands otherwise. A *seed*
    always gives equal blueprints. Raises ``BadGame`` without the C extension.
    """
    check_extension()
    regret_tables = _RegretTables(
        cards,
        seats,
        depths or (HEADS_UP_STACKS if seats == 2 else MULTIWAY_STACKS),
        seed,
        simple_opponents,
    )
    coarse_hand_count = (0 if seats == 2 else hands // 3) if coarse_hands is None else coarse_hands
    if coarse_hand_count:
        regret_tables.train_coarse(coarse_hand_count, progress)
    regret_tables.train(hands, progress)
    return build_blueprint(
        cards.runtime_buckets, seats, hands, regret_tables.strategy_sums, MIN_ROW_WEIGHT
    )


class _RegretTables:
    """Tables of regrets and average strategies."""

    def __init__(
        self,
        cards: Abstraction,
        seats: int,
        depths: Sequence[int],
        seed: int,
        has_simple_opponents: bool,
    ) -> None:
        self._abstraction, self._seats, self._seed = cards, seats, seed
        self._rules = build_kernel_rules(
            find_game(parse_game(GAME), None, "online-1"), seats, None, None
        )
        self._starting_stacks = np.array(depths, np.int64) * BIG_BLIND
        self._bucket_strengths = (
            compute_bucket_strengths(cards) if has_simple_opponents else NO_STRENGTHS
        )
        self._hand_count = self._round_count = self._decision_count = 0
        row_count = compute_row_offsets(cards.bucket_counts)[-1]
        self._regrets, self.strategy_sums = np.zeros((row_count, 5)), np.zeros((row_count, 5))

    def train_coarse(
        self, target_hand_count: int, progress: Callable[[TrainingProgress], None]
    ) -> None:
        """Train with fewer buckets until *target_hand_count* hands have been played."""
        fine_strengths = (
            self._bucket_strengths
            if len(self._bucket_strengths)
            else compute_bucket_strengths(self._abstraction)
        )
        coarse_abstraction = build_coarse_abstraction(
            self._abstraction.bucket_counts, fine_strengths
        )
        row_count = compute_row_offsets(coarse_abstraction.bucket_counts)[-1]
        self._regrets, self.strategy_sums = np.zeros((row_count, 5)), np.zeros((row_count, 5))
        strengths = (
            coarse_abstraction.compute_coarse_strengths(fine_strengths)
            if len(self._bucket_strengths)
            else NO_STRENGTHS
        )
        self._run_rounds(
            target_hand_count,
            coarse_abstraction.bucket_counts,
            coarse_abstraction.coarsen_deals,
            strengths,
            progress,
        )
        self._regrets, self.strategy_sums = (
            coarse_abstraction.refine_table(self._regrets),
            coarse_abstraction.refine_table(self.strategy_sums),
        )

    def train(self, target_hand_count: int, progress: Callable[[TrainingProgress], None]) -> None:
        """Train with all buckets until *target_hand_count* hands have been played in total."""
        self._run_rounds(
            target_hand_count,
            self._abstraction.bucket_counts,
            lambda deals: deals,
            self._bucket_strengths,
            progress,
        )

    def _run_rounds(
        self,
        target_hand_count: int,
        bucket_counts: tuple[int, int, int, int],
        transform_deals: Callable[[BucketedDeals], BucketedDeals],
        strengths: NDArray[np.float64],
        progress: Callable[[TrainingProgress], None],
    ) -> None:
        while self._hand_count < target_hand_count:
            hand_count, hands_seed = (
                min(HANDS_PER_ROUND, target_hand_count - self._hand_count),
                derive_round_seed(self._seed, self._round_count),
            )
            deals = transform_deals(
                self._abstraction.deal(hand_count, self._seats, self._starting_stacks, hands_seed)
            )
            tables = self._regrets, self.strategy_sums, strengths
            self._decision_count += train_regrets(
                self._rules, hands_seed + 1, bucket_counts, deals, *tables
            )
            self._hand_count, self._round_count = (
                self._hand_count + hand_count,
                self._round_count + 1,
            )
            decay = self._round_count / (self._round_count + 1)
            self._regrets *= decay
            self.strategy_sums *= decay
            progress(
                TrainingProgress(
                    self._hand_count,
                    self._decision_count,
                    int(np.count_nonzero(self.strategy_sums.any(axis=1))),
                )
            )


def check_extension() -> None:
    """Raise ``BadGame`` if the extension, which samples the hands, is not built."""
    if not tier.is_c():
        raise BadGame(KernelExtensionRequired())


def derive_round_seed(seed: int, round_number: int) -> int:
    """Return the random seed of a training round."""
    return (seed * 1_000_003 + 2 * round_number) % (1 << 63)
