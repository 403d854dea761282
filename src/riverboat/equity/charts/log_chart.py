"""Charts of falling curves, with logarithmic axes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final

from msgspec import Struct

from riverboat.equity.charts.svg_frame import build_svg_document, build_svg_text

_COLOURS: Final = ("#2f9e67", "#3f86d2", "#c98a0b", "#c4513f", "#8a63c4", "#5b7a8c")
_WIDTH: Final = 680
_HEIGHT: Final = 380
_LEFT, _RIGHT, _TOP, _BOTTOM = 66, 120, 34, 56
_LABEL_HEIGHT: Final = 19


class Curve(Struct, frozen=True):
    """A curve: its name, and points with positive coordinates."""

    name: str
    points: tuple[tuple[float, float], ...]


def draw_log_curves(
    curves: Sequence[Curve], x_label: str, y_label: str, title: str, description: str
) -> str:
    """Draw the curves as SVG; *description* is the text alternative."""
    scale = _Scale(curves)
    svg_body = build_svg_text(_LEFT - 46, _TOP - 14, y_label, "faint")
    for exponent in range(scale.low, scale.high + 1):
        y = scale.y(10.0**exponent)
        svg_body += (
            f'<line class="axis" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y:g}" y2="{y:g}"/>'
        )
        svg_body += build_svg_text(_LEFT - 10, y + 4, _format_power_label(exponent), "faint end")
    for exponent in range(ceil(scale.first), floor(scale.last) + 1):
        svg_body += build_svg_text(
            scale.x(10.0**exponent),
            _HEIGHT - _BOTTOM + 20,
            _format_power_label(exponent),
            "faint middle",
        )
    svg_body += build_svg_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 12, x_label, "faint middle")
    label_ys = _spread_label_heights([scale.y(curve.points[-1][1]) for curve in curves])
    for curve_index, (curve, label_y) in enumerate(zip(curves, label_ys, strict=True)):
        colour = _COLOURS[curve_index % len(_COLOURS)]
        path = " ".join(f"{scale.x(x):.1f},{scale.y(y):.1f}" for x, y in curve.points)
        svg_body += f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        x = _WIDTH - _RIGHT + 14
        svg_body += (
            f'<rect x="{x}" y="{label_y - 6:g}" width="11" height="11" rx="2" fill="{colour}"/>'
        )
        svg_body += build_svg_text(x + 17, label_y + 5, curve.name)
    return build_svg_document(_WIDTH, _HEIGHT, title, description, svg_body)


class _Scale:
    """A logarithmic scale from data to picture coordinates."""

    def __init__(self, curves: Sequence[Curve]) -> None:
        log_xs = [log10(x) for curve in curves for x, _ in curve.points]
        log_ys = [log10(y) for curve in curves for _, y in curve.points]
        self.first, self.last = min(log_xs), max(max(log_xs), min(log_xs) + 1e-9)
        self.low, self.high = floor(min(log_ys)), ceil(max(log_ys))
        if self.low == self.high:
            self.high += 1

    def x(self, number: float) -> float:
        """Return the x-coordinate of a positive number."""
        fraction = (log10(number) - self.first) / (self.last - self.first)
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * fraction

    def y(self, number: float) -> float:
        """Return the y-coordinate of a positive number."""
        fraction = (self.high - log10(number)) / (self.high - self.low)
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * fraction


def _format_power_label(exponent: int) -> str:
    return f"{10**exponent:,}" if exponent >= 0 else f"{10.0**exponent:.{-exponent}f}"


def _spread_label_heights(heights: Sequence[float]) -> list[float]:
    """Return the heights, pushed apart until their labels do not overlap."""
    indexes_by_height = sorted(range(len(heights)), key=lambda curve_index: heights[curve_index])
    label_heights, last_height = [0.0] * len(heights), -1e9
    for curve_index in indexes_by_height:
        last_height = label_heights[curve_index] = max(
            heights[curve_index], last_height + _LABEL_HEIGHT
        )
    overflow_height = max(0.0, last_height - (_HEIGHT - _BOTTOM))
    return [height - overflow_height for height in label_heights]
