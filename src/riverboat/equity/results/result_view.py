"""Presentation of a result: lines of text, bars, and both for a notebook."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.equity.charts.bar_chart import Bar, BarSegment, draw_bars
from riverboat.equity.charts.svg_frame import (
    HIGH_COLOUR,
    LOW_COLOUR,
    TIE_COLOUR,
    WIN_COLOUR,
    truncate,
)
from riverboat.equity.charts.text_tables import format_html_table, format_text_table
from riverboat.equity.results.player_figures import PlayerEquity

MAX_NAME_LENGTH: Final = 40
"""Maximum length of a name in the output: a range may have pages of text."""


class ResultView(Struct, frozen=True):
    """The data of a result page: a title, the figures of each player, and a summary.

    ``exact`` figures have more digits, and the counts behind them. With ``has_low``, the high and
    low halves of the pot are shown separately.
    """

    title: str
    players: tuple[PlayerEquity, ...]
    summary: str
    exact: bool
    has_low: bool


def format_as_text(view: ResultView) -> str:
    """Return the title, the table of figures and the summary as text."""
    return "\n".join([view.title, format_text_table(_build_table_rows(view)), view.summary])


def draw_as_svg(view: ResultView) -> str:
    """Draw a bar for each player: wins and, paler, ties; or high and low."""
    bars = [
        Bar(
            truncate(player.name, 60),
            format_percent(player.equity, is_exact=view.exact),
            _build_bar_segments(view, player),
        )
        for player in view.players
    ]
    return draw_bars(bars, view.title, view.summary)


def format_as_html(view: ResultView) -> str:
    """Return the result as HTML: the chart, and a table of all figures below the chart."""
    return (
        f'<figure style="max-width:40em;margin:0">{draw_as_svg(view)}'
        f"<figcaption>{format_html_table(_build_table_rows(view))}</figcaption></figure>"
    )


def _build_bar_segments(view: ResultView, player: PlayerEquity) -> tuple[BarSegment, BarSegment]:
    """Return the two segments of a player's bar: wins and ties, or high and low."""
    segments = [("won", player.win, WIN_COLOUR), ("tied", player.equity - player.win, TIE_COLOUR)]
    if view.has_low:
        segments = [("high", player.high, HIGH_COLOUR), ("low", player.low, LOW_COLOUR)]
    first_segment, second_segment = (
        BarSegment(label, share, format_percent(share, is_exact=view.exact), colour)
        for label, share, colour in segments
    )
    return first_segment, second_segment


def _build_table_rows(view: ResultView) -> list[list[str]]:
    """Return the column headings, then a row for each player."""
    headings = ["", "equity"] if view.exact else ["", "equity", "±"]
    headings += ["win", "tie"] if not view.has_low else ["whole", "part", "high", "low", "scoop"]
    rows = [
        [truncate(player.name, MAX_NAME_LENGTH), *_format_player_row(view, player)]
        for player in view.players
    ]
    if view.exact:
        headings += ["won", "tied", "lost"]
        for row, player in zip(rows, view.players, strict=True):
            row += format_count_cells(player)
    return [headings, *rows]


def _format_player_row(view: ResultView, player: PlayerEquity) -> list[str]:
    """Return a player's figures, in percent."""
    figure_texts = [format_percent(player.equity, is_exact=view.exact)]
    if not view.exact:
        low, high = player.interval
        figure_texts.append(f"{50 * (high - low):.2f}")
    frequencies = [player.win, player.tie]
    if view.has_low:
        frequencies += [player.high, player.low, player.scoop]
    return figure_texts + [
        format_percent(frequency, is_exact=view.exact) for frequency in frequencies
    ]


def format_percent(share: float, *, is_exact: bool) -> str:
    """Format a share in percent, with more digits if it is exact."""
    return f"{100 * share:.3f}%" if is_exact else f"{100 * share:.2f}%"


def format_count_cells(player: PlayerEquity) -> list[str]:
    """Return the boards or deals that a player wins, ties and loses."""
    return [format_count(count) for count in (player.won, player.tied, player.lost)]


def format_count(count: float) -> str:
    """Format a count of boards or deals, which may be fractional: ``1,712,304``, ``40.5``."""
    is_whole = float(count).is_integer() or count >= 1e5
    return f"{count:,.0f}" if is_whole else f"{count:,.6g}"
