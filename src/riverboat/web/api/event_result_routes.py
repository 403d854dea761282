"""Event result routes: places, prizes, the ledger, receipts and the log."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

from riverboat.decoding import decode_json
from riverboat.service.director.event_records import DirectorFact, event_stream_name, from_json
from riverboat.tourney.event_ledger import event_ledger, list_numbered_bookings
from riverboat.tourney.event_results import format_results_csv, ledger_csv, results
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import RawResponse, Router
from riverboat.web.schemas.event_schemas import (
    EventLog,
    EventLogQuery,
    EventReceipt,
    EventRecord,
    EventResults,
)

router = Router("events")


@router.get("/api/events/{event}/results")
async def get_results(call: ApiCall) -> EventResults:
    """Return all places and prizes, provisional or final."""
    tournament_session = await call.event.load()
    event = tournament_session.event
    prize_pool = (
        sum(event.prizes)
        if event.is_registration_closed
        else max(event.prize_pool, event.rules.prizes.guarantee)
    )
    return EventResults(
        tournament_session.id,
        event.rules.name,
        event.phase,
        event.entry_count,
        prize_pool,
        results(event),
    )


@router.get("/api/events/{event}/results.csv", media_type="text/csv")
async def export_results(call: ApiCall) -> RawResponse:
    """Return all places and prizes as CSV."""
    tournament_session = await call.event.load()
    return RawResponse(
        format_results_csv(tournament_session.event).encode(),
        "text/csv",
        f"results-{tournament_session.id}.csv",
    )


@router.get("/api/events/{event}/ledger.csv", access="host", media_type="text/csv")
async def export_ledger(call: ApiCall) -> RawResponse:
    """Return every booking of an event as CSV: each payment in or out, and its purpose."""
    records = await call.app_state.store.read(event_stream_name(call.event.id))
    facts = [from_json(record.body) for record in records]
    ledger = event_ledger([fact for fact in facts if not isinstance(fact, DirectorFact)])
    return RawResponse(ledger_csv(ledger).encode(), "text/csv", f"ledger-{call.event.id}.csv")


@router.get("/api/events/{event}/receipts", access="host")
async def list_receipts(call: ApiCall) -> tuple[EventReceipt, ...]:
    """Return every booking of an event in order, to be printed as receipts."""
    records = await call.app_state.store.read(event_stream_name(call.event.id))
    timed_facts = [(record.at, from_json(record.body)) for record in records]
    booked_at_times = [
        booked_at for booked_at, fact in timed_facts if not isinstance(fact, DirectorFact)
    ]
    facts = [fact for _, fact in timed_facts if not isinstance(fact, DirectorFact)]
    return tuple(
        [
            EventReceipt(receipt_number, booked_at_times[fact_index], *astuple(booking))
            for receipt_number, (fact_index, booking) in enumerate(list_numbered_bookings(facts), 1)
        ]
    )


@router.get("/api/events/{event}/log")
async def list_records(call: ApiCall, query: EventLogQuery) -> EventLog:
    """Return the records of an event's log."""
    stream = event_stream_name(call.event.id)
    rows = await call.app_state.store.read(stream, query.after, query.limit + 1)
    page_rows = rows[: query.limit]
    records = tuple([EventRecord(row.seq, row.at, _remove_password(row.body)) for row in page_rows])
    last_seq = records[-1].seq if records else query.after
    return EventLog(records, last_seq, len(rows) > query.limit)


def _remove_password(encoded_record: bytes) -> dict[str, Any]:
    """Return a record without the password in its settings."""
    fact: dict[str, Any] = decode_json(encoded_record)
    if isinstance(fact.get("settings"), dict):
        fact["settings"].pop("password", None)
    return fact
