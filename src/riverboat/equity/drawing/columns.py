"""Columns side by side, each as tall as its number: how many combinations have how much equity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.equity.drawing.frame import HIGH, picture, shortened, words


class Column(Struct, frozen=True):
    """A column: how many it stands for, the same as text, and what it says when pointed at."""

    count: float
    figure: str
    about: str


_WIDTH: Final = 640
_HEIGHT: Final = 300
_MARGIN: Final = 24
_GROUND: Final = _HEIGHT - 46


def columns(rows: Sequence[Column], heading: str) -> str:
    """The columns as an SVG picture, from 0 to 100 percent, under a line of words."""
    step = (_WIDTH - 2 * _MARGIN) / len(rows)
    room, most = _HEIGHT - 120, max(column.count for column in rows)
    body = words(_MARGIN, 30, shortened(heading, 74), "strong")
    for place, column in enumerate(rows):
        x, tall = _MARGIN + step * place, room * column.count / most
        body += (
            f'<rect x="{x + 1:.2f}" y="{_GROUND - tall:.2f}" width="{step - 2:.2f}" '
            f'height="{tall:.2f}" rx="2" fill="{HIGH}"><title>{column.about}</title></rect>'
        )
        if column.count and len(rows) <= _MOST_FIGURES:
            body += words(x + step / 2, _GROUND - tall - 6, column.figure, "faint middle")
    body += _axis() + words(_MARGIN, _HEIGHT - 8, "combinations by equity", "faint")
    about = f"{heading}. {tuple(column.count for column in rows)}"
    return picture(_WIDTH, _HEIGHT, "Hand strength", about, body)


_MOST_FIGURES: Final = 20
"""More columns are too narrow to have figures above them."""


def _axis() -> str:
    right = _WIDTH - _MARGIN
    body = f'<line class="axis" x1="{_MARGIN}" x2="{right}" y1="{_GROUND}" y2="{_GROUND}"/>'
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = _MARGIN + (_WIDTH - 2 * _MARGIN) * part
        kind = {0.0: "faint", 1.0: "faint end"}.get(part, "faint middle")
        body += words(x, _GROUND + 18, f"{part:.0%}", kind)
    return body
