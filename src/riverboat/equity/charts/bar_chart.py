"""Bar charts: each player's share of the pot, in segments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.equity.charts.svg_frame import build_svg_document, build_svg_text, truncate


class BarSegment(Struct, frozen=True):
    """A segment of a bar: its label, its share of the bar (0 to 1), and its colour."""

    label: str
    share: float
    value_text: str
    colour: str


class Bar(Struct, frozen=True):
    """A bar, with a name at its left end and a figure at its right.

    All bars of a chart have equally many segments.
    """

    name: str
    value_text: str
    segments: tuple[BarSegment, ...]


_WIDTH: Final = 640
_MARGIN: Final = 16
_ROW_HEIGHT: Final = 56


def draw_bars(bars: Sequence[Bar], heading: str, footer: str) -> str:
    """Draw the bars as SVG, between two lines of text."""
    first_row_y = 44
    height = first_row_y + _ROW_HEIGHT * len(bars) + 34
    svg_body = build_svg_text(_MARGIN, 28, truncate(heading, 72), "strong")
    for index, bar in enumerate(bars):
        svg_body += _draw_bar(bar, first_row_y + _ROW_HEIGHT * index)
    svg_body += build_svg_text(_MARGIN, height - 16, footer, "faint")
    svg_body += _draw_legend(bars[0].segments, height - 16)
    alt_text = "; ".join(f"{bar.name}: {bar.value_text}" for bar in bars)
    return build_svg_document(
        _WIDTH, height, f"Equity, {heading}", f"{alt_text}. {footer}", svg_body
    )


def _draw_bar(bar: Bar, row_y: int) -> str:
    width = _WIDTH - 2 * _MARGIN
    svg_body = build_svg_text(_MARGIN, row_y + 16, bar.name)
    svg_body += build_svg_text(_WIDTH - _MARGIN, row_y + 16, bar.value_text, "end strong")
    svg_body += (
        f'<rect class="track" x="{_MARGIN}" y="{row_y + 24}" width="{width}" height="14" rx="4"/>'
    )
    x = float(_MARGIN)
    for segment in bar.segments:
        segment_width = width * segment.share
        if segment_width > 0:
            svg_body += (
                f'<rect x="{x:.2f}" y="{row_y + 24}" width="{segment_width:.2f}" height="14" '
                f'fill="{segment.colour}">'
                f"<title>{segment.label} {segment.value_text}</title></rect>"
            )
        x += segment_width
    return svg_body


def _draw_legend(segments: Sequence[BarSegment], y: int) -> str:
    """Return the colour legend, at the right end of a line."""
    svg_body, x = "", _WIDTH - _MARGIN
    for segment in reversed(segments):
        svg_body += build_svg_text(x, y, segment.label, "faint end")
        x -= 8 * len(segment.label) + 20
        svg_body += (
            f'<rect x="{x}" y="{y - 10}" width="11" height="11" rx="2" fill="{segment.colour}"/>'
        )
        x -= 14
    return svg_body
