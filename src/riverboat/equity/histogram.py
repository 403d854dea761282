"""How strong the hands of a range are: numbers of combinations by their equity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from riverboat.equity.drawn import HIGH, picture, shortened, words
from riverboat.equity.equity import equity
from riverboat.equity.games import EquityGame
from riverboat.equity.reading import BadEquity, Written, WrittenCards
from riverboat.equity.result import Equity
from riverboat.equity.result_text import percent, title


@dataclass(frozen=True, slots=True, eq=False)
class Histogram:
    """The combinations of a range by their equity, in bins of the same width from 0 to 1.

    ``combinations`` counts each by its weight in the range. The first bin begins at 0; each holds
    its lower end and not its upper one, but the last holds both.
    """

    combinations: tuple[float, ...]
    result: Equity

    @property
    def edges(self) -> tuple[float, ...]:
        """The ends of the bins, one more than there are bins."""
        bins = len(self.combinations)
        return tuple(place / bins for place in range(bins + 1))

    @property
    def total(self) -> float:
        """All combinations, by weight."""
        return sum(self.combinations)

    def __str__(self) -> str:
        most = max(self.combinations)
        figures = [_number(count) for count in self.combinations]
        wide = max(map(len, figures))
        lines = [
            f"{low:>4.0%} to {high:>4.0%}  {figure:>{wide}}  {'#' * round(40 * count / most)}"
            for low, high, figure, count in zip(
                self.edges, self.edges[1:], figures, self.combinations, strict=False
            )
        ]
        return "\n".join([self._title(), *(line.rstrip() for line in lines)])

    def to_json(self) -> str:
        """All of it as JSON, for programs."""
        about = {
            "edges": self.edges,
            "combinations": self.combinations,
            "equity": self.result[0].equity,
            "exact": self.result.exact,
        }
        return msgspec.json.format(msgspec.json.encode(about), indent=2).decode()

    def _title(self) -> str:
        mine, other = self.result
        figure = percent(mine.equity, exact=self.result.exact)
        return f"{mine.name} against {other.name}, {title(self.result)}: {figure}"

    def _repr_svg_(self) -> str:
        return _svg(self, self._title())


def histogram(
    held: Written,
    board: WrittenCards = "",
    against: Written = "random",
    *,
    bins: int = 10,
    dead: WrittenCards = "",
    game: str | EquityGame = "holdem",
    **options: Any,
) -> Histogram:
    """How many combinations of a range have how much equity against another range.

    The options are those of :func:`~riverboat.equity.equity.equity`. Of a sampled result, a
    combination that was never dealt is not counted.

    >>> found = histogram("22+, AK", "Qh 7c 2d", against="QQ+, AK", bins=5)
    >>> found.combinations
    (0.0, 16.0, 54.0, 6.0, 9.0)
    """
    if not 1 <= bins <= MOST_BINS:
        text = f"bins={bins}"
        raise BadEquity("", text, 5, f"there are 1 to {MOST_BINS} bins", len(text))
    result = equity(held, against, board=board, dead=dead, game=game, **options)
    made = result.by_hand(0)
    met = made.met > 0
    equities = made.shares[met] / made.met[met]
    # Equities such as 0.3 lie on an edge, a rounding error to its left.
    place = np.minimum((equities * bins + 1e-9).astype(np.intp), bins - 1)
    counts = np.bincount(place, made.hands.weights[met], bins)
    return Histogram(tuple(counts.tolist()), result)


MOST_BINS: Final = 100


def _number(count: float) -> str:
    return f"{int(count):,}" if count.is_integer() else f"{count:,.2f}"


_WIDTH: Final = 640
_HEIGHT: Final = 300
_MARGIN: Final = 24


def _svg(found: Histogram, about: str) -> str:
    """A column for each bin."""
    step = (_WIDTH - 2 * _MARGIN) / len(found.combinations)
    room, most = _HEIGHT - 120, max(found.combinations)
    ground = _HEIGHT - 46
    body = words(_MARGIN, 30, shortened(about, 74), "strong")
    few = len(found.combinations) <= 20
    for place, count in enumerate(found.combinations):
        x, tall = _MARGIN + step * place, room * count / most
        edge, next_edge = found.edges[place], found.edges[place + 1]
        body += (
            f'<rect x="{x + 1:.2f}" y="{ground - tall:.2f}" width="{step - 2:.2f}" '
            f'height="{tall:.2f}" rx="2" fill="{HIGH}"><title>{edge:.0%} to {next_edge:.0%}: '
            f"{_number(count)} combinations</title></rect>"
        )
        if few and count:
            body += words(x + step / 2, ground - tall - 6, _number(count), "faint middle")
    body += (
        f'<line class="axis" x1="{_MARGIN}" x2="{_WIDTH - _MARGIN}" y1="{ground}" y2="{ground}"/>'
    )
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = _MARGIN + (_WIDTH - 2 * _MARGIN) * part
        kind = {0.0: "faint", 1.0: "faint end"}.get(part, "faint middle")
        body += words(x, ground + 18, f"{part:.0%}", kind)
    body += words(_MARGIN, _HEIGHT - 8, "combinations by equity", "faint")
    return picture(_WIDTH, _HEIGHT, "Hand strength", f"{about}. {found.combinations}", body)
