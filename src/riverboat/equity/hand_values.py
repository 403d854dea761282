"""Values of hands by the ranking of a game, on one board or without a board."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from riverboat.equity.weighted_hands import build_card_mask
from riverboat.kernel.card_masks import Masks, rows_of
from riverboat.kernel.evaluation.kernel_rankings import (
    ALL_CARD_RANKERS,
    OMAHA_RANKERS,
    LowName,
    RankingName,
)
from riverboat.kernel.tables.ranking_values import Values


def compute_hand_values(
    ranking: RankingName | LowName, hands: Masks, card_count: int, board: Sequence[int]
) -> Values:
    """Return the values of *card_count*-card hands with a board that shares no card with them."""
    if rank_masks := ALL_CARD_RANKERS.get(ranking):
        return rank_masks(hands | build_card_mask(board))
    return OMAHA_RANKERS[ranking](rows_of(hands, card_count), np.array(board, np.uint8))
