"""Hand values of a block of deals, by seat."""

from __future__ import annotations

import numpy as np

from riverboat.kernel.evaluation.kernel_rankings import (
    ALL_CARD_RANKERS,
    OMAHA_RANKERS,
    LowName,
    RankingName,
)
from riverboat.kernel.sampling.deal_blocks import DealBlock
from riverboat.kernel.tables.ranking_values import Values


def compute_values_by_seat(block: DealBlock, ranking: RankingName | LowName) -> list[Values]:
    """Return each seat's hand value in each deal: the highest wins, and 0 means no low."""
    if rank_deal := OMAHA_RANKERS.get(ranking):
        *hole_cards_by_seat, boards = (np.ascontiguousarray(cards.T) for cards in block.cards())
        return [rank_deal(hole_cards, boards) for hole_cards in hole_cards_by_seat]
    rank_masks = ALL_CARD_RANKERS[ranking]
    *hand_masks_by_seat, board_masks = block.masks()
    all_masks = np.zeros(block.deal_count, np.uint64)
    return [rank_masks(hand_masks | board_masks | all_masks) for hand_masks in hand_masks_by_seat]
