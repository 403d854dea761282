"""Input arrays of regret sampling for no-limit hold'em, which exists only in C.

All players begin a hand with equal stacks, and the button is seat 0. A row of a table stands for a
street, a situation (``c/betting_abstraction.h``) and a bucket of cards. It has five numbers, one
for each option: fold, check or call, half the pot, the pot, all-in. The caller computes the
buckets of each hand in advance: (hands, seats, 4) uint16.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import tier
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.playouts import Chips, PlayoutRules

OPTION_NAMES: Final = ("fold", "call", "half pot", "pot", "all-in")
STREET_COUNT: Final = 4
PREFLOP_SITUATION_COUNT: Final = 6 * 4 * 4 * 4 * 4 * 7
"""Number of situations before the flop, as in the extension."""
POSTFLOP_SITUATION_COUNT: Final = 3 * 3 * 4 * 5 * 7 * 3
"""Number of situations of each later street."""

REGRET_STEP_DTYPE: Final = np.dtype(
    {
        "names": ["hand", "to", "situation", "seat", "street", "option", "legal"],
        "formats": ["i8", "i8", "i4", "u1", "u1", "u1", "u1"],
        "offsets": [0, 8, 16, 20, 21, 22, 23],
        "itemsize": 24,
    }
)
"""One decision of a hand; equal to ``struct logged_step`` in regret_sampling.c."""

NO_STRENGTHS: Final = np.empty(0)


@dataclass(frozen=True, slots=True, eq=False)
class BucketedDeals:
    """Hands to be played: their decks, card buckets and starting stacks."""

    decks: Bytes
    """(n, 52): hole cards one by one from the left of the button, then the board."""
    buckets: NDArray[np.uint16]
    """Bucket of each hand, seat and street, (n, seats, 4)."""
    stacks: Chips
    """(n,): starting stack of every player in a hand, in chips."""


def compute_row_offsets(bucket_counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the first row of each street, and the total number of rows.

    >>> compute_row_offsets((169, 1, 1, 1))
    (0, 1817088, 1820868, 1824648, 1828428)
    """
    first_rows = [0]
    for street, bucket_count in enumerate(bucket_counts):
        first_rows.append(
            first_rows[-1]
            + bucket_count * (POSTFLOP_SITUATION_COUNT if street else PREFLOP_SITUATION_COUNT)
        )
    return tuple(first_rows)


def train_regrets(
    rules: PlayoutRules,
    seed: int,
    bucket_counts: tuple[int, ...],
    deals: BucketedDeals,
    regrets: NDArray[np.float64],
    strategy_sums: NDArray[np.float64],
    strengths: NDArray[np.float64] = NO_STRENGTHS,
) -> int:
    """Update regrets and strategy sums, (rows, 5), from these hands.

    Return the number of decisions sampled. Regrets are in big blinds. *strengths* has the strength
    of each bucket, 0 to 1, street by street. If it is not empty, some opponents are simple players
    that act on these strengths (``c/simple_opponents.h``).
    """
    rule_arguments = rules.extension_values, rules.posts, rules.opening, seed
    deal_arguments = np.array(bucket_counts, np.int64), deals.decks, deals.buckets, deals.stacks
    decision_count: int = tier.fast.regrets_train(
        *rule_arguments, *deal_arguments, strengths, regrets, strategy_sums
    )
    return decision_count


def play_strategies(
    rules: PlayoutRules,
    seed: int,
    bucket_counts: tuple[int, ...],
    deals: BucketedDeals,
    probabilities: NDArray[np.float64],
    strategy_by_seat: Bytes,
    *,
    log: bool = False,
) -> tuple[Chips, NDArray[Any]]:
    """Play hands with strategies; return each seat's net chips (n, seats), and the decisions.

    Decisions are of `REGRET_STEP_DTYPE`, and are empty without *log*.

    *probabilities* is (strategies, rows, 5). *strategy_by_seat*, (n, seats), is the index of the
    strategy by hand and seat.
    """
    rule_arguments = rules.extension_values, rules.posts, rules.opening, seed
    deal_arguments = np.array(bucket_counts, np.int64), deals.decks, deals.buckets, deals.stacks
    won_chips = np.zeros(strategy_by_seat.shape, np.int64)
    log_capacity = 64 * len(strategy_by_seat) if log else 0
    while True:
        logged_steps = np.zeros(log_capacity, REGRET_STEP_DTYPE)
        step_bytes = logged_steps.view(np.uint8).reshape(log_capacity, REGRET_STEP_DTYPE.itemsize)
        logged_count = tier.fast.regrets_play(
            *rule_arguments, *deal_arguments, probabilities, strategy_by_seat, won_chips, step_bytes
        )
        if logged_count >= 0:
            return won_chips, logged_steps[:logged_count]
        log_capacity *= 2
