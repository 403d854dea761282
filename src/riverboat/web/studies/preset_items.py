"""The preset ranges of the web: charts by players and depth, and all-ins of short stacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from riverboat.equity.push_fold import PushFoldSpot
from riverboat.equity.push_fold.first_in import solve_first_in
from riverboat.equity.ranges import Range
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, Weights
from riverboat.equity.ranges.preset_ranges import PLAYERS, PRESET_RANGES
from riverboat.web.schemas.study_schemas import RangePresetItem

PUSH_DEPTHS: Final = (5, 8, 10, 12, 15, 20)
"""Big blinds of the all-ins."""
_POSITIONS: Final = ("UTG", "HJ", "CO", "BTN", "SB", "BB")
_LEAST_SHARE: Final = 0.05


def preset_items() -> tuple[RangePresetItem, ...]:
    """Return the presets, charts before all-ins."""
    charts = [
        RangePresetItem(
            each.kind,
            each.position,
            each.against,
            each.players,
            each.depth,
            _percent(held),
            str(held),
        )
        for each in PRESET_RANGES
        for held in (Range(each.range),)
    ]
    return (*charts, *_all_ins())


def _all_ins() -> Iterator[RangePresetItem]:
    for depth in PUSH_DEPTHS:
        spot = PushFoldSpot(stacks=(float(depth),) * PLAYERS)
        big_blind = PLAYERS - 1
        for pusher in range(big_blind):
            found = solve_first_in(spot, pusher)
            yield _all_in("push", pusher, None, depth, found.push)
            yield _all_in("call-push", big_blind, pusher, depth, found.calls[big_blind])


def _all_in(
    kind: str, player: int, against: int | None, depth: int, by_hand: Weights
) -> RangePresetItem:
    rounded = np.where(by_hand < _LEAST_SHARE, 0.0, np.round(by_hand, 2))
    held = Range.of_weights(rounded[HAND_NUMBER_OF_COMBO])
    name = "" if against is None else _POSITIONS[against]
    return RangePresetItem(
        "push" if kind == "push" else "call-push",
        _POSITIONS[player],
        name,
        PLAYERS,
        depth,
        _percent(held),
        str(held),
    )


def _percent(held: Range) -> float:
    return round(held.percent, 1)
