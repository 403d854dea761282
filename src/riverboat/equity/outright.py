"""What hands are worth on one board, or without one, by the ranking of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.hands import mask_of
from riverboat.kernel.cards import Masks, rows_of
from riverboat.kernel.evaluation.badugi import badugi
from riverboat.kernel.evaluation.high import high, short_deck
from riverboat.kernel.evaluation.low import ace_to_five, deuce_to_seven, eight_or_better
from riverboat.kernel.evaluation.omaha import omaha, omaha_low

Values: TypeAlias = NDArray[np.uint16]

_BY_ALL_CARDS: Final[dict[str, Callable[[Masks], Values]]] = {
    "high": high,
    "short_deck": short_deck,
    "short_deck_trips": partial(short_deck, trips=True),
    "ace_to_five": ace_to_five,
    "deuce_to_seven": deuce_to_seven,
    "badugi": badugi,
    "badugi_ace_high": partial(badugi, ace_high=True),
    "eight_or_better": eight_or_better,
}


def values(ranking: str, hands: Masks, size: int, board: Sequence[int]) -> Values:
    """What hands of so many cards are worth with a board, which shares no card with them."""
    if rank := _BY_ALL_CARDS.get(ranking):
        return rank(hands | mask_of(board))
    rank_deal = omaha if ranking == "omaha" else omaha_low
    return rank_deal(rows_of(hands, size), np.array(board, np.uint8))
