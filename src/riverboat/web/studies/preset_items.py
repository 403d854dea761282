"""The preset ranges of the web: charts by players and depth, and all-ins of short stacks."""

from __future__ import annotations

from riverboat.equity.ranges import Range
from riverboat.equity.ranges.charts.all_ins import ALL_INS
from riverboat.equity.ranges.preset_ranges import DEFAULT_PLAYERS, PRESET_RANGES
from riverboat.web.schemas.study_schemas import RangePresetItem


def preset_items() -> tuple[RangePresetItem, ...]:
    """Return the preset ranges: first the charts of the positions, then the all-in ranges."""
    chart_items = [
        RangePresetItem(
            preset.kind,
            preset.position,
            preset.against,
            preset.players,
            preset.depth,
            _compute_range_percent(held_range),
            str(held_range),
        )
        for preset in PRESET_RANGES
        for held_range in (Range(preset.range),)
    ]
    all_in_items = [
        RangePresetItem(
            kind,
            position,
            against,
            DEFAULT_PLAYERS,
            depth,
            _compute_range_percent(Range(range_text)),
            range_text,
        )
        for kind, position, against, depth, range_text in ALL_INS
    ]
    return (*chart_items, *all_in_items)


def _compute_range_percent(holding_range: Range) -> float:
    return round(holding_range.percent, 1)
