"""Verification of everything that a room has stored about a tournament, for ``riverboat verify``.

The log is replayed; chips and seats are counted after every fact, money is compared with the
ledger, and at the end each entry has one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.director.event_records import EventCreated, from_json
from riverboat.service.director.tournament_session import TournamentSession
from riverboat.store.stream_records import LedgerEntry, LedgerRow, Record
from riverboat.tourney.seating.random_draw import Draws, seed_commitment
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event
from riverboat.words import QuotedRefusal, Refusal
from riverboat.words.refusals import records as w


class EventProblem(Struct, frozen=True, rename={"reason": "why"}):
    """An inconsistency in a tournament's stream."""

    seq: int
    reason: Refusal

    def __str__(self) -> str:
        return f"record {self.seq}: {self.reason}"


def verify_event(
    event_id: str, records: Sequence[Record], ledger_rows: Sequence[LedgerRow], seed: bytes | None
) -> tuple[EventProblem, ...]:
    """Return all problems; *seed* is that of the tournament's draws, if the key is available."""
    try:
        facts = [from_json(record.body) for record in records]
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        return (EventProblem(0, w.TournamentFactInvalid(refusal_of(error))),)
    if len(facts) < 2 or not isinstance(facts[0], EventCreated):
        return (EventProblem(1, w.TournamentStartMissing()),)
    opening_fact = facts[1]
    if not isinstance(opening_fact, f.EventOpened):
        return (EventProblem(2, w.TableNeverOpened()),)
    if seed is not None and seed_commitment(seed) != opening_fact.seed_hash:
        return (EventProblem(2, w.TournamentDrawKeyMismatch()),)
    session = TournamentSession(event_id, facts[0], opening_fact, Draws(seed or bytes(32)))
    return tuple(_verify_records(session, records, ledger_rows))


def _verify_records(
    session: TournamentSession, records: Sequence[Record], ledger_rows: Sequence[LedgerRow]
) -> Iterator[EventProblem]:
    expected_entries: list[LedgerEntry] = []
    for record in records[2:]:
        fact = from_json(record.body)
        try:
            expected_entries += session.replay_record(fact, record.at)
        except (LookupError, ValueError, AssertionError) as error:
            yield EventProblem(record.seq, w.RecordedStateImpossible(QuotedRefusal(repr(error))))
            return
        for refusal in _find_state_problems(session.event):
            yield EventProblem(record.seq, refusal)
    stored_entries = [
        LedgerEntry(row.from_account, row.to_account, row.chips, row.reason) for row in ledger_rows
    ]
    for index, (entry, stored_entry) in enumerate(
        zip(expected_entries, stored_entries, strict=False)
    ):
        if entry != stored_entry:
            refusal = w.LedgerEntryMismatch(_describe_entry(entry), _describe_entry(stored_entry))
            yield EventProblem(ledger_rows[index].seq, refusal)
            return
    if len(expected_entries) != len(stored_entries):
        yield EventProblem(
            len(records), w.LedgerCountDiffers(len(expected_entries), len(stored_entries))
        )
    yield from _find_final_problems(session, records)


def _describe_entry(entry: LedgerEntry) -> w.LedgerEntryLabel:
    return w.LedgerEntryLabel(entry.chips, entry.from_account, entry.to_account, entry.reason)


def _find_state_problems(event: Event) -> Iterator[Refusal]:
    """Yield violated invariants after a fact."""
    if event.chips != event.chips_sold - event.chips_removed:
        yield w.EventChipTotalMismatch(event.chips, event.chips_sold, event.chips_removed)
    seated_players = [player for table in event.tables.values() for player in table.players]
    if len(seated_players) != len(set(seated_players)):
        yield w.PlayerAtTwoTables()
    if (
        unseated_players := set(event.remaining_entrants)
        - set(seated_players)
        - set(event.unseated_entrants)
    ):
        yield w.PlayersWithoutTable(tuple(sorted(unseated_players)), len(unseated_players))


def _find_final_problems(
    session: TournamentSession, records: Sequence[Record]
) -> Iterator[EventProblem]:
    """Yield problems of a finished event: places of entries, and unpaid or excess prize money."""
    if session.event.phase != "ended":
        return
    facts = [from_json(record.body) for record in records]
    entry_numbers = [
        number for fact in facts if isinstance(fact, f.Placed) for number in fact.entry_numbers
    ]
    if sorted(entry_numbers) != list(range(1, session.event.entry_count + 1)):
        yield EventProblem(len(records), w.PlacesInconsistent())
    event = session.event
    prize_total, payout_total = (
        sum(event.prizes),
        sum([entrant.prize for entrant in event.entrants.values()]),
    )
    if (
        not event.rules.prizes.seat
        and prize_total < payout_total
        and not any(isinstance(fact, f.DealMade | f.BountyUnclaimed) for fact in facts)
    ):
        yield EventProblem(len(records), w.PaymentsOverPrizes(payout_total, prize_total))
