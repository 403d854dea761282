"""The grid of hands in the terminal, in colour or not, wide or narrow.

Hands of the range are named; a mark behind a hand shows its weight if it is below 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from rich.text import Text

from riverboat.cli.terminal.terminal_felt import LETTERS, TerminalFelt, flow_chunks, wrap_text
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.equity.ranges.grid_drawing import Cell, HandKind, list_legend_entries
from riverboat.words.terminal import statistics_tables as w


def iter_grid_lines(rows: Sequence[Sequence[Cell]], felt: TerminalFelt) -> Iterator[Text]:
    """Yield a line for each row of the grid, and a legend of its colours and marks."""
    is_narrow = felt.width < 5 * len(rows)
    margin = " " * (felt.colour and felt.width >= 6 * len(rows))
    for row in rows:
        gap = "" if is_narrow else " "
        line = Text(gap).join(_format_cell(cell, felt, margin, is_narrow=is_narrow) for cell in row)
        if not felt.colour:
            line.rstrip()
        yield line
    yield Text()
    legend_entries = [
        _format_legend_entry(kind, text, felt) for kind, text in list_legend_entries(rows)
    ]
    yield from flow_chunks(legend_entries, felt.width)
    if any(0 < cell.weight < 1 for row in rows for cell in row):
        yield from wrap_text(Text(_format_legend(felt), "dim"), felt.width)


def _format_cell(cell: Cell, felt: TerminalFelt, margin: str, *, is_narrow: bool) -> Text:
    """Return a hand and its weight mark; a narrow grid leaves out "s" and "o"."""
    hand_label = margin + (cell.hand[:2] if is_narrow else f"{cell.hand:3}")
    if not cell.weight:
        return Text(felt.glyphs.dot.center(len(hand_label)) + " ", "dim")
    if not felt.colour:
        return Text(hand_label + _format_weight_mark(cell.weight, felt))
    return Text(
        hand_label + _format_weight_mark(cell.weight, felt),
        f"{_TEXT_COLOUR} on {_choose_cell_colour(cell.kind, cell.weight)}",
    )


_WEIGHT_BARS: Final = "▁▂▃▄▅▆▇"


def _format_weight_mark(weight: float, felt: TerminalFelt) -> str:
    """Return the weight of a hand as one character, or a space if it is 1."""
    if weight == 1:
        return " "
    marks = "123456789" if felt.glyphs is LETTERS else _WEIGHT_BARS
    return marks[min(len(marks) - 1, max(0, round(weight * (len(marks) + 1)) - 1))]


def _format_legend(felt: TerminalFelt) -> str:
    uses_letters = felt.glyphs is LETTERS
    return terminal_reader().say(
        w.GridDigitsLegend()
        if uses_letters
        else w.GridMarksLegend(_WEIGHT_BARS[0], _WEIGHT_BARS[3], _WEIGHT_BARS[6])
    )


_FULL_COLOUR_BY_KIND: Final[dict[HandKind, tuple[int, int, int]]] = {
    "pair": (240, 180, 41),
    "suited": (92, 195, 136),
    "offsuit": (116, 176, 234),
}
_TEXT_COLOUR: Final = "rgb(22,26,28)"
_FADED_CHANNEL: Final = 230
"""Colour channel of a weight near zero: a light grey on which black text is legible."""


def _choose_cell_colour(hand_kind: HandKind, weight: float) -> str:
    red, green, blue = (
        round(_FADED_CHANNEL + (channel - _FADED_CHANNEL) * weight)
        for channel in _FULL_COLOUR_BY_KIND[hand_kind]
    )
    return f"rgb({red},{green},{blue})"


def _format_legend_entry(hand_kind: HandKind, text: str, felt: TerminalFelt) -> Text:
    count_text = text.rpartition(" ")[2]
    if felt.colour:
        label = terminal_reader().say(w.HandKindCount(_NAME_BY_KIND[hand_kind], count_text, ""))
        return Text.assemble(("  ", f"on {_choose_cell_colour(hand_kind, 1)}"), f" {label}")
    return Text(
        terminal_reader().say(
            w.HandKindCount(_NAME_BY_KIND[hand_kind], count_text, _GRID_AREA_BY_KIND[hand_kind])
        )
    )


_NAME_BY_KIND: Final[dict[HandKind, Literal["pairs", "suited", "offsuit"]]] = {
    "pair": "pairs",
    "suited": "suited",
    "offsuit": "offsuit",
}
_GRID_AREA_BY_KIND: Final[dict[HandKind, Literal["diagonal", "above", "below"]]] = {
    "pair": "diagonal",
    "suited": "above",
    "offsuit": "below",
}
