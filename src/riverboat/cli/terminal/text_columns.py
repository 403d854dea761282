"""Tables of figures with headings, with columns as wide as their content."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from rich.cells import cell_len
from rich.text import Text

from riverboat.cli.terminal.terminal_felt import truncate

_MIN_NAME_WIDTH: Final = 6
"""Minimum columns of a truncated name."""


class Row(Struct, frozen=True):
    """A row: its name, its cells, and its style."""

    name: str
    cells: Sequence[str]
    style: str = ""


def align_columns(headings: Sequence[str], rows: Sequence[Row], width: int) -> Iterator[Text]:
    """Yield a line of headings and a line per row, figures right-aligned; long names are cut."""
    cell_rows = [headings, *[row.cells for row in rows]]
    widths = [
        max(cell_len(cells[column]) for cells in cell_rows) for column in range(len(headings))
    ]
    longest_name_width = max((cell_len(row.name) for row in rows), default=0)
    gap = 3 if longest_name_width + sum(widths) + 3 * len(widths) <= width else 2
    name_width = min(
        longest_name_width, max(_MIN_NAME_WIDTH, width - sum(widths) - gap * len(widths))
    )
    for row in (Row("", headings, "dim"), *rows):
        name = truncate(row.name, name_width)
        line = Text(name + " " * (name_width - cell_len(name)))
        for cell, column_width in zip(row.cells, widths, strict=True):
            line.append(" " * (gap + column_width - cell_len(cell)) + cell, row.style)
        line.rstrip()
        yield line


def iter_column_blocks(headings: Sequence[str], rows: Sequence[Row], width: int) -> Iterator[Text]:
    """Yield tables with whole names; columns that do not fit continue in another block below."""
    start_column = 0
    while start_column < len(headings):
        end_column = len(headings)
        while end_column > start_column + 1 and not do_columns_fit(
            headings[start_column:end_column], _slice_rows(rows, start_column, end_column), width
        ):
            end_column -= 1
        if start_column:
            yield Text()
        visible_rows = [
            row for row in _slice_rows(rows, start_column, end_column) if any(row.cells)
        ]
        yield from align_columns(headings[start_column:end_column], visible_rows, width)
        start_column = end_column


def _slice_rows(rows: Sequence[Row], start_column: int, end_column: int) -> list[Row]:
    return [Row(row.name, row.cells[start_column:end_column], row.style) for row in rows]


def do_columns_fit(headings: Sequence[str], rows: Sequence[Row], width: int) -> bool:
    """Return True if all columns fit with whole names."""
    cell_rows = [headings, *[row.cells for row in rows]]
    needed_width = sum(
        2 + max(cell_len(cells[column]) for cells in cell_rows) for column in range(len(headings))
    )
    return needed_width + max((cell_len(row.name) for row in rows), default=0) <= width
