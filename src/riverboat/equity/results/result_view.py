"""A result as it is shown: as lines of text, as bars, and as both for a notebook."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.equity.charts.bar_chart import Bar, BarSegment, draw_bars
from riverboat.equity.charts.svg_frame import HIGH, LOW, TIE, WIN, truncate
from riverboat.equity.charts.text_tables import html_table, text_table
from riverboat.equity.results.player_figures import PlayerEquity

MAX_NAME_LENGTH: Final = 40
"""So long a name may be where it is shown: a range may have pages of them."""


class ResultView(Struct, frozen=True):
    """What a page says: a line above, the figures of each player, and a line below.

    ``exact`` figures have more digits and the counts behind them; where a pot can be ``split``
    between high and low, both halves are told.
    """

    title: str
    players: tuple[PlayerEquity, ...]
    summary: str
    exact: bool
    split: bool


def text(view: ResultView) -> str:
    """The whole table, between its two lines."""
    return "\n".join([view.title, text_table(_table_rows(view)), view.summary])


def svg(view: ResultView) -> str:
    """A bar for each player: what they win, and paler what they tie; or by high hand and by low."""
    rows = [
        Bar(
            truncate(player.name, 60),
            percent(player.equity, exact=view.exact),
            _bar_segments(view, player),
        )
        for player in view.players
    ]
    return draw_bars(rows, view.title, view.summary)


def html(view: ResultView) -> str:
    """The picture, with all figures in a table under it."""
    return (
        f'<figure style="max-width:40em;margin:0">{svg(view)}'
        f"<figcaption>{html_table(_table_rows(view))}</figcaption></figure>"
    )


def _bar_segments(view: ResultView, player: PlayerEquity) -> tuple[BarSegment, BarSegment]:
    """What a player's equity is made of."""
    parts = [("won", player.win, WIN), ("tied", player.equity - player.win, TIE)]
    if view.split:
        parts = [("high", player.high, HIGH), ("low", player.low, LOW)]
    first, second = (
        BarSegment(what, share, percent(share, exact=view.exact), colour)
        for what, share, colour in parts
    )
    return first, second


def _table_rows(view: ResultView) -> list[list[str]]:
    """What stands above the columns, and then a row for each player."""
    heads = ["", "equity"] if view.exact else ["", "equity", "±"]
    heads += ["win", "tie"] if not view.split else ["whole", "part", "high", "low", "scoop"]
    rows = [
        [truncate(player.name, MAX_NAME_LENGTH), *_figures(view, player)] for player in view.players
    ]
    if view.exact:
        heads += ["won", "tied", "lost"]
        for row, player in zip(rows, view.players, strict=True):
            row += count_cells(player)
    return [heads, *rows]


def _figures(view: ResultView, player: PlayerEquity) -> list[str]:
    """A player's figures, in percent."""
    found = [percent(player.equity, exact=view.exact)]
    if not view.exact:
        low, high = player.interval
        found.append(f"{50 * (high - low):.2f}")
    parts = [player.win, player.tie]
    if view.split:
        parts += [player.high, player.low, player.scoop]
    return found + [percent(part, exact=view.exact) for part in parts]


def percent(share: float, *, exact: bool) -> str:
    """A part of the whole in percent: more digits where they are exact.

    >>> percent(0.19148, exact=True), percent(0.19148, exact=False)
    ('19.148%', '19.15%')
    """
    return f"{100 * share:.3f}%" if exact else f"{100 * share:.2f}%"


def count_cells(player: PlayerEquity) -> list[str]:
    """The boards or deals that a player wins, ties and loses."""
    return [format_count(count) for count in (player.won, player.tied, player.lost)]


def format_count(count: float) -> str:
    """How many boards or deals, which weights may break: ``1,712,304``, ``40.5``."""
    whole = float(count).is_integer() or count >= 1e5
    return f"{count:,.0f}" if whole else f"{count:,.6g}"
