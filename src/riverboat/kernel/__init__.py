"""Batch operations on arrays of cards: hand evaluation and exact or sampled equity.

It handles cards, sets of cards and their ranking, but no games, chips or facts. Every function
exists in NumPy, and again in an optional C extension that returns equal integers faster
(:mod:`~riverboat.kernel.tier`). Tables are computed at their first use.

>>> import numpy as np
>>> from riverboat.kernel import cards_of, high, masks
>>> hands = np.array([[51, 50, 49, 47, 46, 3, 8], [51, 47, 43, 39, 35, 3, 8]], np.uint8)
>>> high(hands)  # aces full of kings, a royal flush
array([7296, 7462], dtype=uint16)
>>> high(masks(hands)).tolist()  # the same from sets of cards, a bit each
[7296, 7462]

Values are for comparison: the higher value wins, in low games too, and 0 means no low hand. The
order of holdings is that of ``riverboat.ranking``.

>>> from riverboat.kernel import exact_holdem
>>> exact_holdem([(50, 45), (43, 40)]).won(0)  # boards on which Ah Kd beats Qs Qc
730541
"""

from riverboat.kernel import tier
from riverboat.kernel.card_masks import (
    HOLE_MASKS,
    HOLES,
    MASK_OF,
    cards_of,
    masks,
    rows_of,
)
from riverboat.kernel.counting.exact_outcomes import exact_holdem, exact_omaha
from riverboat.kernel.evaluation.badugi_evaluation import badugi
from riverboat.kernel.evaluation.high_evaluation import high, short_deck
from riverboat.kernel.evaluation.high_evaluation import one_high as _one_high
from riverboat.kernel.evaluation.low_evaluation import ace_to_five, deuce_to_seven, eight_or_better
from riverboat.kernel.evaluation.omaha_evaluation import omaha, omaha_low
from riverboat.kernel.runout_outcomes import Outcomes
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
from riverboat.kernel.sampling.monte_carlo import sample, sample_by_hand
from riverboat.kernel.sampling.sample_sums import SampleSums
from riverboat.kernel.tables.ranking_values import CATEGORIES
from riverboat.kernel.versus.preflop_matchups import matchups
from riverboat.kernel.versus.range_sweep import sweep

# For one hand, choosing the tier takes longer than the extension's evaluation, so it is skipped.
one_high = tier.fast.one_high if tier.TIER == "c" else _one_high

__all__ = [
    # cards
    "HOLES",
    "HOLE_MASKS",
    "MASK_OF",
    "cards_of",
    "masks",
    "rows_of",
    # hand evaluation
    "CATEGORIES",
    "high",
    "one_high",
    "short_deck",
    "omaha",
    "omaha_low",
    "ace_to_five",
    "deuce_to_seven",
    "eight_or_better",
    "badugi",
    # how often they win: fixed hands, ranges, and deals at random
    "Outcomes",
    "exact_holdem",
    "exact_omaha",
    "sweep",
    "matchups",
    "DealPlan",
    "SampledSeat",
    "SampleSums",
    "sample",
    "sample_by_hand",
]
