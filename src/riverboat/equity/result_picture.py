"""A result as bars: an SVG picture, and HTML with the figures for a notebook."""

from __future__ import annotations

from html import escape

from riverboat.equity.drawn import HIGH, LOW, TIE, WIN, picture, shortened, words
from riverboat.equity.result import Equity, PlayerEquity
from riverboat.equity.result_text import cells, counts, heads, percent, summary, title

_WIDTH = 640
_MARGIN = 16
_ROW = 56


def svg(result: Equity) -> str:
    """A bar for each player: what he wins, and paler what he ties; or by high hand and by low."""
    top = 44
    height = top + _ROW * len(result) + 34
    body = words(_MARGIN, 28, shortened(title(result), 72), "strong")
    for row, player in enumerate(result):
        body += _bar(result, player, top + _ROW * row)
    body += words(_MARGIN, height - 16, summary(result), "faint")
    body += _key(result, height - 16)
    about = "; ".join(
        f"{player.name}: {percent(player.equity, exact=result.exact)}" for player in result
    )
    return picture(_WIDTH, height, f"Equity, {title(result)}", f"{about}. {summary(result)}", body)


def _bar(result: Equity, player: PlayerEquity, top: int) -> str:
    width = _WIDTH - 2 * _MARGIN
    parts = _parts(result, player)
    body = words(_MARGIN, top + 16, shortened(player.name, 60))
    figure = percent(player.equity, exact=result.exact)
    body += words(_WIDTH - _MARGIN, top + 16, figure, "end strong")
    body += f'<rect class="track" x="{_MARGIN}" y="{top + 24}" width="{width}" height="14" rx="4"/>'
    x = float(_MARGIN)
    for part, colour, what in parts:
        long = width * part
        if long > 0:
            body += (
                f'<rect x="{x:.2f}" y="{top + 24}" width="{long:.2f}" height="14" fill="{colour}">'
                f"<title>{what} {percent(part, exact=result.exact)}</title></rect>"
            )
        x += long
    return body


def _parts(result: Equity, player: PlayerEquity) -> list[tuple[float, str, str]]:
    """What a player's equity is made of."""
    if result.split:
        return [(player.high, HIGH, "high"), (player.low, LOW, "low")]
    return [(player.win, WIN, "won"), (player.equity - player.win, TIE, "tied")]


def _key(result: Equity, y: int) -> str:
    """What the colours mean, at the right end of a line."""
    body, x = "", _WIDTH - _MARGIN
    for _, colour, what in reversed(_parts(result, result[0])):
        body += words(x, y, what, "faint end")
        x -= 8 * len(what) + 20
        body += f'<rect x="{x}" y="{y - 10}" width="11" height="11" rx="2" fill="{colour}"/>'
        x -= 14
    return body


def html(result: Equity) -> str:
    """The picture, with all figures in a table under it."""
    tops = ["", *heads(result)]
    rows = [[player.name, *cells(result, player)] for player in result]
    if result.exact:
        tops += ["won", "tied", "lost"]
        for row, player in zip(rows, result, strict=True):
            row += counts(player)
    head = _cells("th", tops)
    lines = "".join(f"<tr>{_cells('td', row)}</tr>" for row in rows)
    return (
        f'<figure style="max-width:40em;margin:0">{svg(result)}'
        f'<figcaption><table style="border-spacing:0"><thead><tr>{head}</tr></thead>'
        f"<tbody>{lines}</tbody></table></figcaption></figure>"
    )


def _cells(tag: str, texts: list[str]) -> str:
    """The cells of a row: a name to the left, and figures to the right."""
    return "".join(
        f'<{tag} style="text-align:{"right" if place else "left"};padding:2px 8px;'
        f'font-variant-numeric:tabular-nums">{escape(text)}</{tag}>'
        for place, text in enumerate(texts)
    )
