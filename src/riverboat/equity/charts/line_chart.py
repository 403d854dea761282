"""Line charts: each player's equity from street to street."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.equity.charts.svg_frame import build_svg_document, build_svg_text, truncate

_COLOURS: Final = ("#2f9e67", "#3f86d2", "#c98a0b", "#c4513f", "#8a63c4")
"""Colours of the players in turn, visible on light and on dark."""


class AxisStop(Struct, frozen=True):
    """A point on the x-axis, with two lines of text below it."""

    name: str
    sublabel: str


class ChartLine(Struct, frozen=True):
    """A line: its name, and its height at each stop, 0 to 1."""

    name: str
    heights: tuple[float, ...]


_WIDTH: Final = 640
_HEIGHT: Final = 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 174, 24, 48


def draw_lines(
    stops: Sequence[AxisStop],
    lines: Sequence[ChartLine],
    description: str,
    title: str = "Equity street by street",
) -> str:
    """Draw the lines as SVG; *description* is the text alternative."""
    svg_body = "".join(_draw_grid_line(level) for level in (0.0, 0.25, 0.5, 0.75, 1.0))
    stop_distance = (_WIDTH - _LEFT - _RIGHT) / max(1, len(stops) - 1)
    for index, stop in enumerate(stops):
        x = _LEFT + stop_distance * index
        svg_body += build_svg_text(x, _HEIGHT - 26, stop.name, "faint middle")
        svg_body += build_svg_text(x, _HEIGHT - 9, stop.sublabel, "faint middle")
    label_ys = _spread_label_heights([_to_y(line.heights[-1]) for line in lines], _to_y(0))
    for line_index, (line, label_y) in enumerate(zip(lines, label_ys, strict=True)):
        points = [
            (_LEFT + stop_distance * index, _to_y(height))
            for index, height in enumerate(line.heights)
        ]
        svg_body += _draw_line(points, line_index)
        x = points[-1][0] + 14
        swatch_attributes = f'width="11" height="11" rx="2" {_fill_colour(line_index)}'
        svg_body += f'<rect x="{x:g}" y="{label_y - 5:g}" {swatch_attributes}/>'
        svg_body += build_svg_text(
            x + 18, label_y + 5, f"{truncate(line.name, 10)} {line.heights[-1]:.1%}"
        )
    return build_svg_document(_WIDTH, _HEIGHT, title, description, svg_body)


def _to_y(height: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - height)


def _draw_grid_line(height: float) -> str:
    """Return a faint horizontal line at this height."""
    y, right_edge = _to_y(height), _WIDTH - _RIGHT
    axis_markup = f'<line class="axis" x1="{_LEFT}" x2="{right_edge}" y1="{y:g}" y2="{y:g}"/>'
    return axis_markup + build_svg_text(_LEFT - 10, y + 4, f"{height:.0%}", "faint end")


def _fill_colour(line_index: int) -> str:
    return f'fill="{_COLOURS[line_index % len(_COLOURS)]}"'


def _draw_line(points: Sequence[tuple[float, float]], line_index: int) -> str:
    """Draw a line in the player's colour; it is dashed if the colour is used a second time."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dash_attribute = ' stroke-dasharray="6 4"' if line_index >= len(_COLOURS) else ""
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" {_fill_colour(line_index)}/>' for x, y in points
    )
    stroke_attributes = f'stroke="{_COLOURS[line_index % len(_COLOURS)]}" stroke-width="2.5"'
    return f'<polyline points="{path}" fill="none" {stroke_attributes}{dash_attribute}/>{dots}'


def _spread_label_heights(heights: Sequence[float], max_y: float) -> list[float]:
    """Return label heights, moved so that labels do not overlap; none is above *max_y*."""
    label_heights = list(heights)
    indexes_by_height = sorted(range(len(heights)), key=heights.__getitem__)
    previous_height = float("-inf")
    for index in indexes_by_height:
        previous_height = label_heights[index] = max(
            label_heights[index], previous_height + _LABEL_HEIGHT
        )
    height_below = max_y + _LABEL_HEIGHT
    for index in reversed(indexes_by_height):
        height_below = label_heights[index] = min(
            label_heights[index], height_below - _LABEL_HEIGHT
        )
    return label_heights


_LABEL_HEIGHT: Final = 18
