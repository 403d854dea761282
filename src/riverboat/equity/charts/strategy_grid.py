"""Strategy grids: each of the 169 hands as a bar of its action frequencies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from riverboat.equity.charts.svg_frame import build_svg_document, build_svg_text

ACTION_COLOURS: Final = ("#8b8f87", "#3f86d2", "#e0a030", "#d9682f", "#a8323a")
"""Colours of fold, call, and raises from small to large."""
_CELL_SIZE: Final = 44
_MARGIN: Final = 10
_LEGEND_HEIGHT: Final = 40


def draw_strategy_grid(
    rows: Sequence[Sequence[str]],
    probabilities: Mapping[str, Sequence[float]],
    actions: Sequence[str],
    title: str,
    description: str,
    colours: Sequence[str] = ACTION_COLOURS,
) -> str:
    """Return an SVG grid of hands, each with the frequencies of its actions.

    *rows* are the hands of the grid, *actions* the possible actions, and *probabilities* the
    frequency of each action by hand.
    """
    grid_size = 13 * _CELL_SIZE
    svg_body = ""
    for row, row_hands in enumerate(rows):
        for column, hand in enumerate(row_hands):
            x, y = _MARGIN + column * _CELL_SIZE, _MARGIN + row * _CELL_SIZE
            svg_body += (
                f'<rect class="track" x="{x}" y="{y}" width="{_CELL_SIZE - 2}" '
                f'height="{_CELL_SIZE - 2}"/>'
            )
            bar_x = float(x)
            for colour, frequency in zip(colours, probabilities.get(hand, ()), strict=False):
                bar_width = frequency * (_CELL_SIZE - 2)
                if bar_width:
                    svg_body += (
                        f'<rect x="{bar_x:.1f}" y="{y}" width="{bar_width:.1f}" '
                        f'height="{_CELL_SIZE - 2}" fill="{colour}"/>'
                    )
                bar_x += bar_width
            svg_body += _draw_hand_name(
                x + _CELL_SIZE / 2 - 1,
                y + _CELL_SIZE / 2 + 4,
                hand,
                is_filled=hand in probabilities,
            )
    legend_x = float(_MARGIN)
    for action_index, name in enumerate(actions):
        y = grid_size + _MARGIN + 14
        fill_attribute = f'fill="{colours[action_index]}"'
        svg_body += (
            f'<rect x="{legend_x:g}" y="{y}" width="13" height="13" rx="2" {fill_attribute}/>'
        )
        svg_body += build_svg_text(legend_x + 18, y + 12, name)
        legend_x += 40 + 8.2 * len(name)
    return build_svg_document(
        grid_size + 2 * _MARGIN,
        grid_size + 2 * _MARGIN + _LEGEND_HEIGHT,
        title,
        description,
        svg_body,
    )


def _draw_hand_name(x: float, y: float, hand: str, *, is_filled: bool) -> str:
    colour = ' style="fill:#fff;font-size:13px;font-weight:600"' if is_filled else ""
    return f'<text x="{x:g}" y="{y:g}" class="middle"{colour}>{hand}</text>'
