"""Results of an event: each player's place and money, also as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from msgspec import Struct
from msgspec.structs import astuple

from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.table.money.settle_up import escape_formula
from riverboat.tourney.event_ledger import Booking
from riverboat.tourney.state.event_state import Entrant, Event


class EventResult(Struct, frozen=True):
    """A player's result of the event, in money."""

    place: int
    """The place; 0 while the player is in."""
    player: str
    entries: int
    re_buys: int
    paid: int
    """Total payments by the player."""
    prize: int
    heads: int
    """Money won for bounties."""
    net: int
    """Net result; negative for a loss."""


def standings(event: Event) -> list[Entrant]:
    """Return all entrants, the winner first; entrants without a place are sorted by chips."""
    return sorted(
        event.entrants.values(),
        key=lambda entrant: (entrant.place or 0, -entrant.chips, entrant.player),
    )


def results(event: Event) -> tuple[EventResult, ...]:
    """Return all results, the winner's first."""
    return tuple([_build_event_result(event, entrant) for entrant in standings(event)])


def _build_event_result(event: Event, entrant: Entrant) -> EventResult:
    total_won = entrant.prize + entrant.bounty_winnings + event.refunds.get(entrant.player, 0)
    return EventResult(
        entrant.place,
        entrant.player,
        entrant.entry_count,
        entrant.rebuy_count,
        entrant.total_paid,
        entrant.prize,
        entrant.bounty_winnings,
        total_won - entrant.total_paid,
    )


def format_results_csv(event: Event) -> str:
    """Return all results as CSV."""
    return _format_csv(EventResult.__struct_fields__, map(astuple, results(event)))


@deprecated_keywords(book="bookings")
def ledger_csv(bookings: Sequence[Booking]) -> str:
    """Return every booking as a CSV row."""
    return _format_csv(Booking.__struct_fields__, map(astuple, bookings))


def _format_csv(header: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Return rows as CSV, escaping names that a spreadsheet would take for a formula."""
    csv_buffer = StringIO()
    writer = csv.writer(csv_buffer, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([[_escape_cell(cell) for cell in row] for row in rows])
    return csv_buffer.getvalue()


def _escape_cell(cell: object) -> object:
    return escape_formula(cell) if isinstance(cell, str) else cell
