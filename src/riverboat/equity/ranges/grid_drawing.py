"""The grid of hands: pairs on the diagonal, suited hands above it, offsuit hands below.

The grid is available as data, as a self-contained SVG picture, and as HTML for notebooks. The cell
of a hand is filled to a height that shows the share of the hand in the range.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias
from zlib import crc32

from msgspec import Struct

from riverboat.cards import Deck, rank_of
from riverboat.equity.charts.svg_frame import escape_markup
from riverboat.equity.ranges.combos import format_hand_name, hand_number

HandKind: TypeAlias = Literal["pair", "suited", "offsuit"]

HAND_KIND_NAMES: Final[dict[HandKind, str]] = {
    "pair": "pairs",
    "suited": "suited",
    "offsuit": "offsuit",
}
"""The three kinds of hands with their plural names."""

COMBOS_PER_HAND: Final[dict[HandKind, int]] = {"pair": 6, "suited": 4, "offsuit": 12}
"""The combinations of one hand."""


class Cell(Struct, frozen=True):
    """One hand of the grid: its name, its kind, and its share in the range, 0 to 1."""

    hand: str
    kind: HandKind
    weight: float

    @property
    def combinations(self) -> float:
        """Sum of the weights of this hand's combinations in the range."""
        return self.weight * COMBOS_PER_HAND[self.kind]


def build_grid(weights: Mapping[str, float], deck: Deck) -> list[list[Cell]]:
    """Return the rows of the grid, aces first: 13 rows of 13 cells, or 9 of 9 for the short deck.

    *weights* are the shares of the hands in the range; a hand that it lacks has the weight 0.

    >>> from riverboat.cards import STANDARD
    >>> build_grid({"AKs": 0.5, "AKo": 1.0}, STANDARD)[1][0]
    Cell(hand='AKo', kind='offsuit', weight=1.0)
    """
    ranks = sorted({rank_of(card) for card in deck.cards}, reverse=True)
    return [[_build_cell(row, column, weights) for column in ranks] for row in ranks]


def _build_cell(row: int, column: int, weights: Mapping[str, float]) -> Cell:
    hand = format_hand_name(hand_number(max(row, column), min(row, column), row > column))
    hand_kind: HandKind = "pair" if row == column else "suited" if row > column else "offsuit"
    return Cell(hand, hand_kind, weights.get(hand, 0.0))


_CELL_SIZE: Final = 40
_MARGIN: Final = 8
_LEGEND_HEIGHT: Final = 62


def draw_grid_svg(rows: Sequence[Sequence[Cell]], size_text: str, notation: str) -> str:
    """Return the grid as SVG, with the size of the range in words below it."""
    grid_size = _CELL_SIZE * len(rows)
    width, height = grid_size + 2 * _MARGIN, grid_size + 2 * _MARGIN + _LEGEND_HEIGHT
    # Several pictures may stand on one page.
    id_suffix = f"{crc32(notation.encode()):08x}"
    cells = "".join(
        _draw_cell(cell, _MARGIN + _CELL_SIZE * column, _MARGIN + _CELL_SIZE * row)
        for row, row_cells in enumerate(rows)
        for column, cell in enumerate(row_cells)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-labelledby="range-{id_suffix} hands-{id_suffix}" class="range-grid">'
        f'<title id="range-{id_suffix}">A range of {size_text}</title>'
        f'<desc id="hands-{id_suffix}">{escape_markup(notation)}</desc>'
        f"<style>{_STYLE}</style>"
        f'<rect class="sheet" width="{width}" height="{height}" rx="10"/>'
        f"{cells}{_draw_legend(rows, size_text, grid_size + _MARGIN)}</svg>\n"
    )


def format_grid_html(rows: Sequence[Sequence[Cell]], size_text: str, notation: str) -> str:
    """Return the range as HTML for a notebook: the grid, and the notation below it."""
    return (
        f'<figure style="max-width:36em;margin:0">{draw_grid_svg(rows, size_text, notation)}'
        f"<figcaption><code>{escape_markup(notation)}</code></figcaption></figure>"
    )


def _draw_cell(cell: Cell, x: int, y: int) -> str:
    css_suffix = "" if cell.weight else " out"
    inner_size = _CELL_SIZE - 2
    box_attributes = f'x="{x + 1}" width="{inner_size}"'
    filled_width = round(inner_size * cell.weight, 1)
    return (
        f'<g class="{cell.kind}{css_suffix}"><title>{cell.hand}: {100 * cell.weight:.4g}%</title>'
        f'<rect {box_attributes} y="{y + 1}" height="{inner_size}" rx="4"/>'
        + (
            f'<rect class="in" {box_attributes} y="{y + 1 + inner_size - filled_width:g}"'
            f' height="{filled_width:g}" rx="4"/>'
            if cell.weight
            else ""
        )
        + f'<text x="{x + _CELL_SIZE / 2:g}" y="{y + _CELL_SIZE / 2 + 5:g}">{cell.hand}</text></g>'
    )


def _draw_legend(rows: Sequence[Sequence[Cell]], size_text: str, top_y: int) -> str:
    width = _CELL_SIZE * len(rows)
    entry_width = width / 3
    legend_markup = ""
    for index, (hand_kind, text) in enumerate(list_legend_entries(rows)):
        x = _MARGIN + 2 + entry_width * index
        legend_markup += (
            f'<g class="{hand_kind} key"><rect class="in" x="{x:g}" y="{top_y + 12}" width="16" '
            f'height="16" rx="3"/><text x="{x + 23:g}" y="{top_y + 26}">{text}</text></g>'
        )
    return (
        f'{legend_markup}<text class="size" x="{_MARGIN + 2}" y="{top_y + 54}">{size_text}</text>'
    )


def list_legend_entries(rows: Sequence[Sequence[Cell]]) -> Iterator[tuple[HandKind, str]]:
    """Yield each kind of hand with its number of combinations: ``pairs 78``."""
    for hand_kind, label in HAND_KIND_NAMES.items():
        combination_sum = sum(
            cell.combinations for row in rows for cell in row if cell.kind == hand_kind
        )
        yield hand_kind, f"{label} {combination_sum:,.6g}"


_STYLE: Final = (
    '.range-grid{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,'
    "sans-serif;--sheet:#faf8f2;--out:#ebe7dc;--faint:#66614f;--ink:#23282b}"
    "@media(prefers-color-scheme:dark){.range-grid"
    "{--sheet:#141c19;--out:#222e29;--faint:#93a39b;--ink:#e4ebe7}}"
    ".range-grid .sheet{fill:var(--sheet)}"
    ".range-grid text{font-size:15px;font-weight:600;text-anchor:middle;fill:#161a1c;"
    "font-variant-numeric:tabular-nums}"
    ".range-grid .pair rect{fill:#f8e3ae}.range-grid .pair .in{fill:#f0b429}"
    ".range-grid .suited rect{fill:#c9ead5}.range-grid .suited .in{fill:#5cc388}"
    ".range-grid .offsuit rect{fill:#cfe2f6}.range-grid .offsuit .in{fill:#74b0ea}"
    ".range-grid .out rect{fill:var(--out)}"
    ".range-grid .out text{fill:var(--faint);font-weight:400}"
    ".range-grid .key text,.range-grid .size{text-anchor:start;fill:var(--ink);font-weight:400}"
)
