"""What the hands of a block of deals are worth, seat by seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from riverboat.kernel.evaluation.badugi import badugi
from riverboat.kernel.evaluation.high import high, short_deck
from riverboat.kernel.evaluation.low import ace_to_five, deuce_to_seven, eight_or_better
from riverboat.kernel.evaluation.omaha import omaha, omaha_low
from riverboat.kernel.sampling.dealing import Dealt
from riverboat.kernel.sampling.rankings import TWO_AND_THREE, LowName, RankingName
from riverboat.kernel.tables.values import Values

_BY_ALL_CARDS: Final[dict[RankingName | LowName, Callable[..., Values]]] = {
    "high": high,
    "short_deck": short_deck,
    "short_deck_trips": partial(short_deck, trips=True),
    "ace_to_five": ace_to_five,
    "deuce_to_seven": deuce_to_seven,
    "badugi": badugi,
    "badugi_ace_high": partial(badugi, ace_high=True),
    "eight_or_better": eight_or_better,
}
"""Rankings that take a hand and the board as one."""


def values(dealt: Dealt, ranking: RankingName | LowName) -> list[Values]:
    """What the hand of each seat is worth in each deal: the highest wins, 0 is no low."""
    if ranking in TWO_AND_THREE:
        return _of_two_and_three(dealt, omaha if ranking == "omaha" else omaha_low)
    *hands, board = dealt.masks()
    whole = np.zeros(dealt.deals, np.uint64)
    return [_BY_ALL_CARDS[ranking](hand | board | whole) for hand in hands]


def _of_two_and_three(dealt: Dealt, rank: Callable[..., Values]) -> list[Values]:
    """The same for rankings that keep the hand and the board apart."""
    *hands, board = (np.ascontiguousarray(cards.T) for cards in dealt.cards())
    return [rank(hand, board) for hand in hands]
