"""What came of an event: places as rows, and a drawing of the last stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from riverboat.cli.terminal.columns import Row, columns
from riverboat.equity.drawing.lines import ChartLine, Stop, lines
from riverboat.equity.tournament import icm
from riverboat.tourney.results import placed
from riverboat.tourney.state.event import Event
from riverboat.words import Reader
from riverboat.words.matches import PlayersLeft, StacksByLevel
from riverboat.words.terminal.figures import FigureHead

_DRAWN: Final = 5
"""So many lines are drawn."""
_BY_ICM: Final = 20
"""With so few players left stacks are drawn by what they are worth."""


def result_rows(event: Event, most: int, width: int, to: Reader) -> Iterator[Text]:
    """The first places, and what they won."""
    rows = []
    for each in placed(event)[:most]:
        won = to.chips(each.prize + each.heads) if each.prize + each.heads else ""
        rows.append(Row(f"{each.place or '':>4} {each.player}", [to.chips(each.chips), won]))
    yield from columns([to.say(FigureHead("chips")), to.say(FigureHead("won"))], rows, width)


def drawing(
    event: Event, moments: Sequence[tuple[str, int, Sequence[tuple[str, int]]]], to: Reader
) -> str:
    """How the stacks of the first places grew: their share of the chips, or by ICM at the end.

    A moment is a name, how many were left, and everybody's stack then.
    """
    names = [each.player for each in placed(event)[:_DRAWN]]
    shares = [_shares(event, dict(stacks)) for _, _, stacks in moments]
    stops = [Stop(name, to.say(PlayersLeft(left))) for name, left, _ in moments]
    rows = [ChartLine(name, tuple([share.get(name, 0.0) for share in shares])) for name in names]
    about = ", ".join([f"{row.name} {row.heights[-1]:.0%}" for row in rows])
    return lines(stops, rows, about, to.say(StacksByLevel()))


def _shares(event: Event, stacks: dict[str, int]) -> dict[str, float]:
    whole = sum(stacks.values())
    prizes = [prize for prize in event.prizes[: len(stacks)] if prize]
    if len(stacks) > _BY_ICM or not prizes or not whole:
        return {who: chips / whole for who, chips in stacks.items()} if whole else {}
    worth = icm(list(stacks.values()), prizes)
    return {who: value / sum(prizes) for who, value in zip(stacks, worth, strict=True)}
