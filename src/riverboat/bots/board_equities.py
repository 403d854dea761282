"""What two hole cards are worth on a board of hold'em against any other two: counted, not drawn.

The kernel goes through all hands on a board at once, and they are kept: whoever asks next about the
same board looks it up.
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

_ALL_HANDS: Final = np.ones(len(HOLES))


def can_enumerate(hand: HandState, unseen: Sequence[int]) -> bool:
    """Whether it is hold'em with a flop, and nobody has seen a card but the board and their own."""
    return (
        hand.game.variant.name == "hold'em"
        and len(hand.board) >= 3
        and len(unseen) == 50 - len(hand.board)
    )


def equity_on(board: Sequence[int], hole: Sequence[int]) -> float:
    """The equity of two cards on three to five others, against any hand.

    >>> from riverboat.cards import parse_cards
    >>> round(equity_on(parse_cards("Ah Kh Qh 2c"), parse_cards("Jh Th")), 3)
    1.0
    """
    low, high = sorted(hole)
    return float(_equities(frozenset(board))[high * (high - 1) // 2 + low])


@lru_cache(maxsize=1 << 10)
def _equities(board: frozenset[int]) -> NDArray[np.float32]:
    return sweep(sorted(board), _ALL_HANDS, _ALL_HANDS).equities.astype(np.float32)
