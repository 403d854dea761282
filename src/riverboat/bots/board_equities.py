"""Exact equities of hold'em holdings on a board, against a random holding.

The kernel enumerates all holdings on a board at once, and the result is cached: the next
query on the same board is a lookup.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.engine import HandState
from riverboat.kernel.card_masks import HOLES
from riverboat.kernel.versus.range_sweep import sweep

_FULL_RANGE_WEIGHTS: Final = np.ones(len(HOLES))


def can_enumerate(hand: HandState, unseen: Sequence[int]) -> bool:
    """Return True for hold'em after the flop, if only the board and the own cards are known."""
    return (
        hand.game.variant.name == "hold'em"
        and len(hand.board) >= 3
        and len(unseen) == 50 - len(hand.board)
    )


def equity_on_board(board: Sequence[int], hole: Sequence[int]) -> float:
    """Return the equity of two cards on a board of three to five, against any hand.

    >>> from riverboat.cards import parse_cards
    >>> round(equity_on_board(parse_cards("Ah Kh Qh 2c"), parse_cards("Jh Th")), 3)
    1.0
    """
    low_card, high_card = sorted(hole)
    return float(_compute_equities(frozenset(board))[high_card * (high_card - 1) // 2 + low_card])


@lru_cache(maxsize=1 << 10)
def _compute_equities(board: frozenset[int]) -> NDArray[np.float32]:
    return sweep(sorted(board), _FULL_RANGE_WEIGHTS, _FULL_RANGE_WEIGHTS).equities.astype(
        np.float32
    )
