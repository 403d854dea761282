"""What the hands of a block of deals are worth, seat by seat."""

from __future__ import annotations

import numpy as np

from riverboat.kernel.evaluation.rankings import (
    BY_ALL_CARDS,
    BY_TWO_AND_THREE,
    LowName,
    RankingName,
)
from riverboat.kernel.sampling.dealing import DealBlock
from riverboat.kernel.tables.values import Values


def values(dealt: DealBlock, ranking: RankingName | LowName) -> list[Values]:
    """What the hand of each seat is worth in each deal: the highest wins, 0 is no low."""
    if rank_deal := BY_TWO_AND_THREE.get(ranking):
        *holes, boards = (np.ascontiguousarray(cards.T) for cards in dealt.cards())
        return [rank_deal(hole, boards) for hole in holes]
    rank = BY_ALL_CARDS[ranking]
    *hands, board = dealt.masks()
    whole = np.zeros(dealt.deals, np.uint64)
    return [rank(hand | board | whole) for hand in hands]
