"""``30%``: the best of the 169 hands of hold'em before the flop."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

import numpy as np

from riverboat.cards import STANDARD, Deck
from riverboat.equity.ranges.combos import HAND_OF, HANDS, Chosen
from riverboat.equity.ranges.items import Item
from riverboat.equity.ranges.order import BEST_FIRST
from riverboat.words.refusals import ranges as w


def best(item: Item, deck: Deck) -> Chosen:
    """The combinations of ``30%``, ``top 30%``, ``10-30%`` or ``30-10%``: whole hands."""
    if deck != STANDARD:
        raise item.bad(w.PercentNeedsAllCards(deck.name))
    if not item.last:
        top, bottom = 0, _hands_in(_share(item, item.first), least=1)
    else:
        ends = (_hands_in(_share(item, end)) for end in (item.first, item.last))
        top, bottom = sorted(ends)
    if bottom == top:
        raise item.bad(w.NoHandBetween())
    numbers = [HANDS.index(hand) for hand in BEST_FIRST[top:bottom]]
    chosen: Chosen = np.isin(HAND_OF, numbers)
    return chosen


_SHARE: Final = re.compile(r"(?:top)?(\d+(?:\.\d+)?)%?", re.IGNORECASE)
_SIZES: Final[list[int]] = np.bincount(HAND_OF).tolist()
_SUMS: Final = list(accumulate([_SIZES[HANDS.index(hand)] for hand in BEST_FIRST], initial=0))
"""The combinations of no hand, of the best hand, of the best two, and so on."""


def _share(item: Item, text: str) -> float:
    found = _SHARE.fullmatch(text)
    if not found:
        raise item.bad(w.IsNoPercentage(text))
    share = float(found[1])
    if not (0 < share <= 100 or (share == 0 and item.last)):
        raise item.bad(w.PercentageIsAbove())
    return share


def _hands_in(share: float, least: int = 0) -> int:
    """So many of the best hands that their combinations come nearest to a percentage."""
    wanted = _SUMS[-1] * share / 100
    return max(least, min(range(len(_SUMS)), key=lambda count: abs(_SUMS[count] - wanted)))
