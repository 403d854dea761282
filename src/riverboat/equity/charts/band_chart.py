"""Line charts with a confidence band around each line, over integers."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, isfinite, log10
from typing import Final

from msgspec import Struct

from riverboat.equity.charts.svg_frame import build_svg_document, build_svg_text, truncate

_COLOURS: Final = ("#2f9e67", "#3f86d2", "#c98a0b", "#c4513f", "#8a63c4", "#5b7a8c")
_WIDTH: Final = 680
_HEIGHT: Final = 380
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 190, 24, 44
_LABEL_HEIGHT: Final = 19
_GRID_LINES: Final = 5


class Band(Struct, frozen=True):
    """A line of a chart: its height, and the half width of the band around it, at each point."""

    name: str
    means: tuple[float, ...]
    half_widths: tuple[float, ...]


def draw_bands(
    positions: Sequence[int], bands: Sequence[Band], unit: str, title: str, description: str
) -> str:
    """Draw the lines as SVG; *unit* labels the y-axis, *description* is the alt text.

    *positions* are the x-values of all points. Points at which any band has no finite width are
    omitted.
    """
    finite_indexes = [
        index
        for index in range(len(positions))
        if all(isfinite(band.half_widths[index]) for band in bands)
    ]
    if not finite_indexes:
        return build_svg_document(
            _WIDTH, _HEIGHT, title, description, build_svg_text(_LEFT, _HEIGHT / 2, "…", "faint")
        )
    scale = _Scale(positions, bands, finite_indexes)
    svg_body = "".join(scale.draw_grid_line(level) for level in scale.levels)
    svg_body += build_svg_text(_LEFT - 10, _TOP - 8, unit, "faint")
    for position in (positions[finite_indexes[0]], positions[finite_indexes[-1]]):
        svg_body += build_svg_text(scale.x(position), _HEIGHT - 16, f"{position:,}", "faint middle")
    label_heights = _spread_label_heights(
        [scale.y(band.means[finite_indexes[-1]]) for band in bands]
    )
    for line_index, (band, label_y) in enumerate(zip(bands, label_heights, strict=True)):
        colour = _COLOURS[line_index % len(_COLOURS)]
        upper_points = [
            (positions[index], band.means[index] + band.half_widths[index])
            for index in finite_indexes
        ]
        lower_points = [
            (positions[index], band.means[index] - band.half_widths[index])
            for index in reversed(finite_indexes)
        ]
        band_path = scale.path(upper_points + lower_points)
        svg_body += f'<polygon points="{band_path}" fill="{colour}" opacity=".16"/>'
        path = scale.path([(positions[index], band.means[index]) for index in finite_indexes])
        svg_body += f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        legend_x = _WIDTH - _RIGHT + 12
        svg_body += (
            f'<rect x="{legend_x}" y="{label_y - 6:g}" width="11" height="11" rx="2" '
            f'fill="{colour}"/>'
        )
        last_mean = band.means[finite_indexes[-1]]
        svg_body += build_svg_text(
            legend_x + 17, label_y + 5, f"{truncate(band.name, 12)} {last_mean:+.1f}"
        )
    return build_svg_document(_WIDTH, _HEIGHT, title, description, svg_body)


class _Scale:
    """A scale from data to picture coordinates."""

    def __init__(
        self, positions: Sequence[int], bands: Sequence[Band], finite_indexes: Sequence[int]
    ) -> None:
        # The first intervals are wide: scale to the later half and clip the rest.
        scaled_indexes = finite_indexes[len(finite_indexes) // 4 :]
        max_value = max(
            0.0,
            *[
                band.means[index] + band.half_widths[index]
                for band in bands
                for index in scaled_indexes
            ],
        )
        min_value = min(
            0.0,
            *[
                band.means[index] - band.half_widths[index]
                for band in bands
                for index in scaled_indexes
            ],
        )
        level_step = float(_round_up_step((max_value - min_value or 1.0) / _GRID_LINES))
        self._low: float = floor(min_value / level_step) * level_step
        self._high: float = -floor(-max_value / level_step) * level_step
        if self._low == self._high:
            self._high += level_step
        step_count = round((self._high - self._low) / level_step)
        self.levels = [self._low + index * level_step for index in range(step_count + 1)]
        self._first, self._last = positions[finite_indexes[0]], positions[finite_indexes[-1]]

    def x(self, x_value: float) -> float:
        fraction = (x_value - self._first) / max(1, self._last - self._first)
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * fraction

    def y(self, value: float) -> float:
        fraction = (value - self._low) / (self._high - self._low)
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - min(max(fraction, 0.0), 1.0))

    def path(self, points: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{self.x(x_value):.1f},{self.y(height):.1f}" for x_value, height in points)

    def draw_grid_line(self, height: float) -> str:
        """Return a faint horizontal line at this height."""
        y, right_edge = self.y(height), _WIDTH - _RIGHT
        axis_markup = f'<line class="axis" x1="{_LEFT}" x2="{right_edge}" y1="{y:g}" y2="{y:g}"/>'
        return axis_markup + build_svg_text(
            _LEFT - 10, y + 4, f"{height:+g}" if height else "0", "faint end"
        )


def _round_up_step(minimum: float) -> float:
    """Return the next round number: 1, 2 or 5 times a power of ten."""
    power_of_ten = 10.0 ** floor(log10(minimum))
    return next(
        factor * power_of_ten for factor in (1, 2, 5, 10) if factor * power_of_ten >= minimum
    )


def _spread_label_heights(heights: Sequence[float]) -> list[float]:
    """Return label heights, moved so that no labels overlap and all are inside the chart."""
    label_heights = list(heights)
    indexes_by_height = sorted(range(len(heights)), key=heights.__getitem__)
    previous_height = float("-inf")
    for index in indexes_by_height:
        previous_height = label_heights[index] = max(
            label_heights[index], previous_height + _LABEL_HEIGHT
        )
    height_below: float = _HEIGHT - _BOTTOM + _LABEL_HEIGHT
    for index in reversed(indexes_by_height):
        height_below = label_heights[index] = min(
            label_heights[index], height_below - _LABEL_HEIGHT
        )
    return label_heights
