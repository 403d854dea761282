"""Preset preflop ranges of no-limit hold'em by position and depth, for study.

They are simplified: whole hands and halves, in the shape that published charts have. For exact
all-ins of up to 20 big blinds there is ``push_fold``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from riverboat.equity.ranges.charts.chart_rows import ChartRow, PresetKind
from riverboat.equity.ranges.charts.nine_handed_100 import NINE_HANDED_100
from riverboat.equity.ranges.charts.six_handed_20 import SIX_HANDED_20
from riverboat.equity.ranges.charts.six_handed_40 import SIX_HANDED_40
from riverboat.equity.ranges.charts.six_handed_100 import SIX_HANDED_100

DEFAULT_DEPTH: Final = 100
DEFAULT_PLAYERS: Final = 6
NINE_PLAYERS: Final = 9

LATE_POSITIONS: Final = {"UTG": "LJ", "HJ": "HJ", "CO": "CO", "BTN": "BTN", "SB": "SB"}
"""Six-handed positions with their names at a nine-handed table."""


class PresetRange(NamedTuple):
    """A preflop range, for an action and a position against an opponent's position."""

    kind: PresetKind
    position: str
    against: str
    """Position of the player who raised before; empty for the first raise."""
    range: str
    players: int = DEFAULT_PLAYERS
    depth: int = DEFAULT_DEPTH
    """Big blinds of each stack."""


def _iter_presets(rows: tuple[ChartRow, ...], players: int, depth: int) -> Iterator[PresetRange]:
    for row in rows:
        yield PresetRange(*row, players, depth)


def _iter_late_opens() -> Iterator[PresetRange]:
    """Yield the opening raises of a nine-handed table from the lojack to the button."""
    for kind, position, against, range_text in SIX_HANDED_100:
        if kind == "open":
            yield PresetRange(kind, LATE_POSITIONS[position], against, range_text, NINE_PLAYERS)


PRESET_RANGES: Final[tuple[PresetRange, ...]] = (
    *_iter_presets(SIX_HANDED_100, DEFAULT_PLAYERS, 100),
    *_iter_presets(NINE_HANDED_100, NINE_PLAYERS, 100),
    *_iter_late_opens(),
    *_iter_presets(SIX_HANDED_40, DEFAULT_PLAYERS, 40),
    *_iter_presets(SIX_HANDED_20, DEFAULT_PLAYERS, 20),
)
"""Preset ranges, sorted by table and depth, then by action and position."""
