"""What came of an event: places as rows, CSV and JSON, and a drawing of the last stacks."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from riverboat.cli.terminal.columns import Row, columns
from riverboat.equity.drawing.lines import ChartLine, Stop, lines
from riverboat.equity.tournament import icm
from riverboat.tourney.ledger import Line
from riverboat.tourney.state.event import Entrant, Event

_FIELDS: Final = ("place", "player", "entries", "re_buys", "paid", "prize", "heads", "net")
_DRAWN: Final = 5
"""So many lines are drawn."""
_BY_ICM: Final = 20
"""With so few players left stacks are drawn by what they are worth."""


def placed(event: Event) -> list[Entrant]:
    """Everybody, the winner first; who has no place yet stands by their chips."""
    return sorted(
        event.entrants.values(), key=lambda each: (each.place or 0, -each.chips, each.player)
    )


def result_rows(event: Event, most: int, width: int) -> Iterator[Text]:
    """The first places, and what they won."""
    rows = []
    for each in placed(event)[:most]:
        won = f"{each.prize + each.heads:,}" if each.prize + each.heads else ""
        rows.append(Row(f"{each.place or '':>4} {each.player}", [f"{each.chips:,}", won]))
    yield from columns(["chips", "won"], rows, width)


def result_records(event: Event) -> list[dict[str, Any]]:
    """Everybody as a record."""
    return [
        dict(
            zip(
                _FIELDS,
                (
                    each.place,
                    each.player,
                    each.entries,
                    each.rebuys,
                    each.paid,
                    each.prize,
                    each.heads,
                    each.prize + each.heads + event.refunds.get(each.player, 0) - each.paid,
                ),
                strict=True,
            )
        )
        for each in placed(event)
    ]


def result_csv(event: Event) -> str:
    """The same as a table for other programs."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(result_records(event))
    return text.getvalue()


def ledger_csv(book: Sequence[Line]) -> str:
    """Every booking as a row."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["player", "entry", "kind", "paid", "fee", "ticket"])
    for line in book:
        writer.writerow([line.player, line.entry, line.kind, line.paid, line.fee, line.ticket])
    return text.getvalue()


def drawing(event: Event, moments: Sequence[tuple[str, str, Sequence[tuple[str, int]]]]) -> str:
    """How the stacks of the first places grew: their share of the chips, or by ICM at the end.

    A moment is a name, what stands below it, and everybody's stack then.
    """
    names = [each.player for each in placed(event)[:_DRAWN]]
    shares = [_shares(event, dict(stacks)) for _, _, stacks in moments]
    stops = [Stop(name, below) for name, below, _ in moments]
    rows = [ChartLine(name, tuple([share.get(name, 0.0) for share in shares])) for name in names]
    about = ", ".join([f"{row.name} {row.heights[-1]:.0%}" for row in rows])
    return lines(stops, rows, about, "Stacks level by level")


def _shares(event: Event, stacks: dict[str, int]) -> dict[str, float]:
    whole = sum(stacks.values())
    prizes = [prize for prize in event.prizes[: len(stacks)] if prize]
    if len(stacks) > _BY_ICM or not prizes or not whole:
        return {who: chips / whole for who, chips in stacks.items()} if whole else {}
    worth = icm(list(stacks.values()), prizes)
    return {who: value / sum(prizes) for who, value in zip(stacks, worth, strict=True)}
