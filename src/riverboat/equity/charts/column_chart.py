"""Column charts: the number of combinations by equity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.equity.charts.svg_frame import (
    HIGH_COLOUR,
    build_svg_document,
    build_svg_text,
    truncate,
)


class Column(Struct, frozen=True):
    """A column: its count, the label above it and its tooltip."""

    count: float
    value_text: str
    tooltip: str


_WIDTH: Final = 640
_HEIGHT: Final = 300
_MARGIN: Final = 24
_BASELINE_Y: Final = _HEIGHT - 46


def draw_columns(columns: Sequence[Column], heading: str) -> str:
    """Draw the columns as SVG, from 0 to 100 percent, under a title."""
    column_step = (_WIDTH - 2 * _MARGIN) / len(columns)
    max_height, max_count = _HEIGHT - 120, max(column.count for column in columns)
    svg_body = build_svg_text(_MARGIN, 30, truncate(heading, 74), "strong")
    for index, column in enumerate(columns):
        x, height = _MARGIN + column_step * index, max_height * column.count / max_count
        svg_body += (
            f'<rect x="{x + 1:.2f}" y="{_BASELINE_Y - height:.2f}" width="{column_step - 2:.2f}" '
            f'height="{height:.2f}" rx="2" fill="{HIGH_COLOUR}">'
            f"<title>{column.tooltip}</title></rect>"
        )
        if column.count and len(columns) <= _MAX_LABELLED_COLUMNS:
            svg_body += build_svg_text(
                x + column_step / 2, _BASELINE_Y - height - 6, column.value_text, "faint middle"
            )
    svg_body += _draw_axis() + build_svg_text(
        _MARGIN, _HEIGHT - 8, "combinations by equity", "faint"
    )
    alt_text = f"{heading}. {tuple(column.count for column in columns)}"
    return build_svg_document(_WIDTH, _HEIGHT, "Hand strength", alt_text, svg_body)


_MAX_LABELLED_COLUMNS: Final = 20
"""Maximum number of columns that are wide enough for labels."""


def _draw_axis() -> str:
    x_attributes = f'x1="{_MARGIN}" x2="{_WIDTH - _MARGIN}"'
    svg_body = f'<line class="axis" {x_attributes} y1="{_BASELINE_Y}" y2="{_BASELINE_Y}"/>'
    for level in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = _MARGIN + (_WIDTH - 2 * _MARGIN) * level
        css_class = {0.0: "faint", 1.0: "faint end"}.get(level, "faint middle")
        svg_body += build_svg_text(x, _BASELINE_Y + 18, f"{level:.0%}", css_class)
    return svg_body
