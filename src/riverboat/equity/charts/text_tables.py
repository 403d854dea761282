"""Tables of figures, as plain text and as HTML for notebooks."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.equity.charts.svg_frame import escape_markup


def format_text_table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows of equal length as an aligned table: names left, figures right.

    >>> print(format_text_table([["", "equity"], ["AsKs", "46.2%"]]))
          equity
    AsKs   46.2%
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column_index else cell.ljust(width)
            for column_index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def format_html_table(rows: Sequence[Sequence[str]]) -> str:
    """Return the rows as an HTML table; the first row has the column headings."""
    heading_row, *body_rows = rows
    lines = "".join(f"<tr>{_format_cells('td', row)}</tr>" for row in body_rows)
    return (
        '<table style="border-spacing:0">'
        f"<thead><tr>{_format_cells('th', heading_row)}</tr></thead>"
        f"<tbody>{lines}</tbody></table>"
    )


def _format_cells(tag: str, texts: Sequence[str]) -> str:
    return "".join(
        f'<{tag} style="text-align:{"right" if column_index else "left"};padding:2px 8px;'
        f'font-variant-numeric:tabular-nums">{escape_markup(text)}</{tag}>'
        for column_index, text in enumerate(texts)
    )
