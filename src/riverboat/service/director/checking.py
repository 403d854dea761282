"""Check everything that a room has stored about an event: what ``riverboat verify`` does with one.

The log is folded again; chips and seats are counted after every fact, money is held against the
ledger, and at the end each entry has one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from riverboat.service.director.desk import EventDesk
from riverboat.service.director.records import EventMade, from_json
from riverboat.store.streams import LedgerEntry, LedgerRow, Record
from riverboat.tourney.seating.draw import Draws, sealed
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Event


class EventProblem(Struct, frozen=True):
    """Something in an event's stream that cannot be right."""

    seq: int
    why: str

    def __str__(self) -> str:
        return f"record {self.seq}: {self.why}"


def check_event(
    event: str, records: Sequence[Record], entries: Sequence[LedgerRow], seed: bytes | None
) -> tuple[EventProblem, ...]:
    """Everything that is wrong; *seed* is what its draws follow from, if the key is there."""
    try:
        facts = [from_json(record.body) for record in records]
    except (msgspec.MsgspecError, UnicodeDecodeError) as why:
        return (EventProblem(0, f"a record is no fact of an event: {why}"),)
    if len(facts) < 2 or not isinstance(facts[0], EventMade):
        return (EventProblem(1, "it does not begin with an event that is made"),)
    start = facts[1]
    if not isinstance(start, f.EventOpened):
        return (EventProblem(2, "it was never opened"),)
    if seed is not None and sealed(seed) != start.seal:
        return (EventProblem(2, "its draws were sealed with another key"),)
    desk = EventDesk(event, facts[0], start, Draws(seed or bytes(32)))
    return tuple(_read(desk, records, entries))


def _read(
    desk: EventDesk, records: Sequence[Record], entries: Sequence[LedgerRow]
) -> Iterator[EventProblem]:
    expected: list[LedgerEntry] = []
    for record in records[2:]:
        fact = from_json(record.body)
        try:
            expected += desk.again(fact, record.at)
        except (LookupError, ValueError, AssertionError) as why:
            yield EventProblem(record.seq, f"this cannot have happened: {why!r}")
            return
        for told in _wrong(desk.event):
            yield EventProblem(record.seq, told)
    found = [LedgerEntry(row.source, row.to, row.chips, row.why) for row in entries]
    for k, (entry, posted) in enumerate(zip(expected, found, strict=False)):
        if entry != posted:
            yield EventProblem(entries[k].seq, f"the ledger should have {entry}, and has {posted}")
            return
    if len(expected) != len(found):
        yield EventProblem(
            len(records), f"the ledger should have {len(expected)} entries, and has {len(found)}"
        )
    yield from _at_the_end(desk, records)


def _wrong(event: Event) -> Iterator[str]:
    """What does not hold after a fact."""
    if event.chips != event.sold - event.removed:
        yield f"{event.chips} chips in play, {event.sold} sold and {event.removed} removed"
    seats = [who for table in event.tables.values() for who in table.players]
    if len(seats) != len(set(seats)):
        yield "somebody sits at two tables"
    if missing := set(event.inside) - set(seats) - set(event.homeless):
        yield f"{', '.join(sorted(missing))} sits nowhere and is not on the way"


def _at_the_end(desk: EventDesk, records: Sequence[Record]) -> Iterator[EventProblem]:
    """When it is over each entry has one place, and what came in for prizes went out."""
    if desk.event.phase != "ended":
        return
    facts = [from_json(record.body) for record in records]
    placed = [number for fact in facts if isinstance(fact, f.Placed) for number in fact.entries]
    if sorted(placed) != list(range(1, desk.event.entries + 1)):
        yield EventProblem(len(records), "an entry was placed twice, or not at all")
    for account in ("pool", "heads"):
        if left := desk.balance(account):
            yield EventProblem(len(records), f"{left} are left in {account}")
