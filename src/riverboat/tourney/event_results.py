"""What came of an event: everybody's place and money, and all of it as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from msgspec import Struct
from msgspec.structs import astuple

from riverboat.table.money.settle_up import escape_formula
from riverboat.tourney.event_ledger import Booking
from riverboat.tourney.state.event_state import Entrant, Event


class EventResult(Struct, frozen=True):
    """What came of the event for somebody, in money."""

    place: int
    """0 while they are in."""
    player: str
    entries: int
    re_buys: int
    paid: int
    """All that they have paid."""
    prize: int
    heads: int
    """What they were paid for heads."""
    net: int
    """What they are up, or less than 0, down."""


def standings(event: Event) -> list[Entrant]:
    """Everybody, the winner first; who has no place yet stands by their chips."""
    return sorted(
        event.entrants.values(), key=lambda each: (each.place or 0, -each.chips, each.player)
    )


def results(event: Event) -> tuple[EventResult, ...]:
    """Everybody's, the winner's first."""
    return tuple([_event_result(event, each) for each in standings(event)])


def _event_result(event: Event, each: Entrant) -> EventResult:
    got = each.prize + each.heads + event.refunds.get(each.player, 0)
    return EventResult(
        each.place,
        each.player,
        each.entries,
        each.rebuys,
        each.paid,
        each.prize,
        each.heads,
        got - each.paid,
    )


def results_csv(event: Event) -> str:
    """The same as a table for other programs."""
    return _to_csv(EventResult.__struct_fields__, map(astuple, results(event)))


def ledger_csv(book: Sequence[Booking]) -> str:
    """Every booking as a row."""
    return _to_csv(Booking.__struct_fields__, map(astuple, book))


def _to_csv(header: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A name that a spreadsheet would take for a formula has an apostrophe before it."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([[_escape(value) for value in row] for row in rows])
    return text.getvalue()


def _escape(value: object) -> object:
    return escape_formula(value) if isinstance(value, str) else value
