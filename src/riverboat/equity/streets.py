"""Equity street by street: how it moved while the cards came."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

import msgspec

from riverboat.cards import Cards, names
from riverboat.equity.drawn import LINES, picture, shortened, words
from riverboat.equity.equity import equity
from riverboat.equity.games import EquityGame, game_of
from riverboat.equity.reading import Written, WrittenCards, read_deal, str_of
from riverboat.equity.result import Equity
from riverboat.equity.result_text import percent


@dataclass(frozen=True, slots=True, eq=False)
class StreetEquity:
    """One street: its name, and the equity when its cards were there."""

    name: str
    equity: Equity


@dataclass(frozen=True, slots=True, eq=False)
class Streets:
    """The streets one after the other: a sequence, printed as a table and drawn as lines."""

    players: tuple[str, ...]
    streets: tuple[StreetEquity, ...]

    def __len__(self) -> int:
        return len(self.streets)

    def __getitem__(self, street: int) -> StreetEquity:
        return self.streets[street]

    def __iter__(self) -> Iterator[StreetEquity]:
        return iter(self.streets)

    def __str__(self) -> str:
        rows = [["", *(street.name for street in self)]]
        for seat, player in enumerate(self.players):
            figures = [_percent(street.equity, seat) for street in self]
            rows.append([player, *figures])
        widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
        return "\n".join(
            "  ".join(
                cell.rjust(wide) if k else cell.ljust(wide)
                for k, (cell, wide) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        )

    def to_json(self) -> str:
        """All of it as JSON, for programs."""
        about = [
            {"street": street.name, "result": msgspec.Raw(street.equity.to_json().encode())}
            for street in self
        ]
        return msgspec.json.format(msgspec.json.encode(about), indent=2).decode()

    def _repr_svg_(self) -> str:
        return _svg(self)


def streets(
    *players: Written,
    board: WrittenCards = "",
    dead: WrittenCards = "",
    game: str | EquityGame = "holdem",
    **options: Any,
) -> Streets:
    """The equity of players after each street, up to the cards that are given.

    In a game with a board it grows street by street; in stud the players' cards do, in the order
    written. The options are those of :func:`~riverboat.equity.equity.equity`.

    >>> print(streets("AsKs", "QhQd", board="Qc Js Ts 2d"))
          preflop     flop     turn
    AsKs  46.214%  69.545%  79.545%
    QhQd  53.786%  30.455%  20.455%
    """
    played = game_of(game)
    texts = tuple(given if isinstance(given, str) else str_of(given) for given in players)
    deal = read_deal(players, board, dead, played)
    steps: list[tuple[tuple[Written, ...], Cards, str]]
    if played.board:
        reached = [street for street in _boards(played) if street[1] <= len(deal.board)]
        steps = [(players, deal.board[:size], name) for name, size in reached]
    else:
        reached = _cards(played, texts)
        steps = [(tuple(_cut(texts, size)), deal.board, name) for name, size in reached]
    return Streets(
        texts,
        tuple(
            StreetEquity(name, equity(*held, board=shown, dead=deal.dead, game=played, **options))
            for held, shown, name in steps
        ),
    )


def _boards(game: EquityGame) -> list[tuple[str, int]]:
    """The streets, and how many cards are on the board after each."""
    return _growing(game, [street.board for street in game.variant.streets])


def _growing(game: EquityGame, dealt: Sequence[int]) -> list[tuple[str, int]]:
    """The streets that deal cards, and how many there are after each; the first in any case."""
    names_of = (street.name for street in game.variant.streets)
    every = zip(names_of, accumulate(dealt), dealt, strict=True)
    return [(name, size) for place, (name, size, more) in enumerate(every) if more or not place]


_TOKEN: Final = re.compile(r"(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|x|\*|\?\?", re.IGNORECASE)


def _cards(game: EquityGame, texts: Sequence[str]) -> list[tuple[str, int]]:
    """The streets that the players have reached, and how many cards each has then."""
    most = max(len(_TOKEN.findall(text)) for text in texts)
    every = _growing(game, [street.down + street.up for street in game.variant.streets])
    return [(name, size) for name, size in every if size <= most] or every[:1]


def _cut(texts: Sequence[str], size: int) -> list[str]:
    """The first cards of each player."""
    tokens = [_TOKEN.findall(text)[:size] for text in texts]
    return [" ".join(some) or text for some, text in zip(tokens, texts, strict=True)]


def _percent(result: Equity, seat: int) -> str:
    return percent(result[seat].equity, exact=result.exact)


# The picture --------------------------------------------------------------------------------------

_WIDTH: Final = 640
_HEIGHT: Final = 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 174, 24, 48


def _svg(found: Streets) -> str:
    """A line for each player from street to street."""
    across = (_WIDTH - _LEFT - _RIGHT) / max(1, len(found) - 1)
    down = _HEIGHT - _TOP - _BOTTOM

    def at(street: int, part: float) -> tuple[float, float]:
        return _LEFT + across * street, _TOP + down * (1 - part)

    body = ""
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at(0, part)
        right = _WIDTH - _RIGHT
        body += f'<line class="axis" x1="{_LEFT}" x2="{right}" y1="{y:g}" y2="{y:g}"/>'
        body += words(_LEFT - 10, y + 4, f"{part:.0%}", "faint end")
    for street, each in enumerate(found):
        x, _ = at(street, 0)
        body += words(x, _HEIGHT - 26, each.name, "faint middle")
        shown = each.equity.deal.board
        coming = shown[len(found[street - 1].equity.deal.board) :] if street else shown
        body += words(x, _HEIGHT - 9, names(coming), "faint middle")
    ends = _apart([at(len(found) - 1, each.equity)[1] for each in found[-1].equity], at(0, 0)[1])
    for seat, player in enumerate(found.players):
        points = [at(street, each.equity[seat].equity) for street, each in enumerate(found)]
        body += _line(points, seat)
        x, y = points[-1][0] + 14, ends[seat]
        body += f'<rect x="{x:g}" y="{y - 5:g}" width="11" height="11" rx="2" {_fill(seat)}/>'
        figure = f"{found[-1].equity[seat].equity:.1%}"
        body += words(x + 18, y + 5, f"{shortened(player, 10)} {figure}")
    about = str(found).replace("\n", "; ")
    return picture(_WIDTH, _HEIGHT, "Equity street by street", about, body)


def _fill(seat: int) -> str:
    return f'fill="{LINES[seat % len(LINES)]}"'


def _line(points: Sequence[tuple[float, float]], seat: int) -> str:
    """Through the points, in the colour of a player; the second round of colours is dashed."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dash = ' stroke-dasharray="6 4"' if seat >= len(LINES) else ""
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" {_fill(seat)}/>' for x, y in points)
    stroke = f'stroke="{LINES[seat % len(LINES)]}" stroke-width="2.5"'
    return f'<polyline points="{path}" fill="none" {stroke}{dash}/>{dots}'


def _apart(heights: Sequence[float], lowest: float) -> list[float]:
    """The same heights moved where labels would overlap, none below the lowest."""
    moved = list(heights)
    order = sorted(range(len(heights)), key=heights.__getitem__)
    above = float("-inf")
    for seat in order:
        above = moved[seat] = max(moved[seat], above + _LABEL)
    below = lowest + _LABEL
    for seat in reversed(order):
        below = moved[seat] = min(moved[seat], below - _LABEL)
    return moved


_LABEL: Final = 18
