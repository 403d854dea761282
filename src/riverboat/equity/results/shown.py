"""A result as it is shown: as lines of text, as bars, and as both for a notebook."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.equity.drawing.bars import Bar, Part, bars
from riverboat.equity.drawing.frame import HIGH, LOW, TIE, WIN, shortened
from riverboat.equity.drawing.tables import html_table, text_table
from riverboat.equity.results.figures import PlayerEquity

NAME: Final = 40
"""So long a name may be where it is shown: a range may have pages of them."""


class Shown(Struct, frozen=True):
    """What a page says: a line above, the figures of each player, and a line below.

    ``exact`` figures have more digits and the counts behind them; where a pot can be ``split``
    between high and low, both halves are told.
    """

    title: str
    players: tuple[PlayerEquity, ...]
    summary: str
    exact: bool
    split: bool


def text(shown: Shown) -> str:
    """The whole table, between its two lines."""
    return "\n".join([shown.title, text_table(_rows(shown)), shown.summary])


def svg(shown: Shown) -> str:
    """A bar for each player: what they win, and paler what they tie; or by high hand and by low."""
    rows = [
        Bar(
            shortened(player.name, 60),
            percent(player.equity, exact=shown.exact),
            _parts(shown, player),
        )
        for player in shown.players
    ]
    return bars(rows, shown.title, shown.summary)


def html(shown: Shown) -> str:
    """The picture, with all figures in a table under it."""
    return (
        f'<figure style="max-width:40em;margin:0">{svg(shown)}'
        f"<figcaption>{html_table(_rows(shown))}</figcaption></figure>"
    )


def _parts(shown: Shown, player: PlayerEquity) -> tuple[Part, Part]:
    """What a player's equity is made of."""
    parts = [("won", player.win, WIN), ("tied", player.equity - player.win, TIE)]
    if shown.split:
        parts = [("high", player.high, HIGH), ("low", player.low, LOW)]
    first, second = (
        Part(what, share, percent(share, exact=shown.exact), colour)
        for what, share, colour in parts
    )
    return first, second


def _rows(shown: Shown) -> list[list[str]]:
    """What stands above the columns, and then a row for each player."""
    heads = ["", "equity"] if shown.exact else ["", "equity", "±"]
    heads += ["win", "tie"] if not shown.split else ["whole", "part", "high", "low", "scoop"]
    rows = [[shortened(player.name, NAME), *_figures(shown, player)] for player in shown.players]
    if shown.exact:
        heads += ["won", "tied", "lost"]
        for row, player in zip(rows, shown.players, strict=True):
            row += counts(player)
    return [heads, *rows]


def _figures(shown: Shown, player: PlayerEquity) -> list[str]:
    """A player's figures, in percent."""
    found = [percent(player.equity, exact=shown.exact)]
    if not shown.exact:
        low, high = player.interval
        found.append(f"{50 * (high - low):.2f}")
    parts = [player.win, player.tie]
    if shown.split:
        parts += [player.high, player.low, player.scoop]
    return found + [percent(part, exact=shown.exact) for part in parts]


def percent(part: float, *, exact: bool) -> str:
    """A part of the whole in percent: more digits where they are exact.

    >>> percent(0.19148, exact=True), percent(0.19148, exact=False)
    ('19.148%', '19.15%')
    """
    return f"{100 * part:.3f}%" if exact else f"{100 * part:.2f}%"


def counts(player: PlayerEquity) -> list[str]:
    """The boards or deals that a player wins, ties and loses."""
    return [number(count) for count in (player.won, player.tied, player.lost)]


def number(count: float) -> str:
    """How many boards or deals, which weights may break: ``1,712,304``, ``40.5``."""
    whole = float(count).is_integer() or count >= 1e5
    return f"{count:,.0f}" if whole else f"{count:,.6g}"
