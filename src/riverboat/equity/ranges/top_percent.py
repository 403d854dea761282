"""Percentages in ranges: ``30%`` is the best 30 percent of hold'em hands before the flop."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

import numpy as np

from riverboat.cards import STANDARD, Deck
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, HANDS, ComboMask
from riverboat.equity.ranges.preflop_order import BEST_FIRST
from riverboat.equity.ranges.range_items import RangeItem
from riverboat.words.refusals import ranges as w


def parse_top_percent(item: RangeItem, deck: Deck) -> ComboMask:
    """Return the combinations of ``30%``, ``top 30%``, ``10-30%`` or ``30-10%``: whole hands."""
    if deck != STANDARD:
        raise item.build_error(w.PercentageWithShortDeck(deck.name))
    if not item.last:
        top_count, bottom_count = (
            0,
            _find_nearest_hand_count(_parse_percentage(item, item.first), minimum=1),
        )
    else:
        hand_counts = (
            _find_nearest_hand_count(_parse_percentage(item, text))
            for text in (item.first, item.last)
        )
        top_count, bottom_count = sorted(hand_counts)
    if bottom_count == top_count:
        raise item.build_error(w.EmptyPercentageInterval())
    hand_indexes = [HANDS.index(hand) for hand in BEST_FIRST[top_count:bottom_count]]
    is_chosen: ComboMask = np.isin(HAND_NUMBER_OF_COMBO, hand_indexes)
    return is_chosen


_SHARE_PATTERN: Final = re.compile(r"(?:top)?(\d+(?:\.\d+)?)%?", re.IGNORECASE)
_COMBO_COUNTS: Final[list[int]] = np.bincount(HAND_NUMBER_OF_COMBO).tolist()
_CUMULATIVE_COMBOS: Final = list(
    accumulate([_COMBO_COUNTS[HANDS.index(hand)] for hand in BEST_FIRST], initial=0)
)
"""Number of combinations in the best *n* hands, by *n* from 0."""


def _parse_percentage(item: RangeItem, text: str) -> float:
    match = _SHARE_PATTERN.fullmatch(text)
    if not match:
        raise item.build_error(w.PercentageInvalid(text))
    percent = float(match[1])
    if not (0 < percent <= 100 or (percent == 0 and item.last)):
        raise item.build_error(w.PercentageOutOfRange())
    return percent


def _find_nearest_hand_count(percent: float, minimum: int = 0) -> int:
    """Return the number of best hands whose combinations come closest to a share."""
    target_combo_count = _CUMULATIVE_COMBOS[-1] * percent / 100
    return max(
        minimum,
        min(
            range(len(_CUMULATIVE_COMBOS)),
            key=lambda count: abs(_CUMULATIVE_COMBOS[count] - target_combo_count),
        ),
    )
