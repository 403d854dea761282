"""Event routes: the list, creation, entries, the host's orders, standings and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from riverboat.decoding import convert, decode_json
from riverboat.engine import BadGame
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_command_handler import (
    EventCommandRequest,
    Flight,
    elimination_command,
    finished_flight,
)
from riverboat.service.director.event_games import check_games
from riverboat.service.director.event_records import DirectorFact, from_json, stream_of
from riverboat.service.director.event_rejection import EventCommandRejected
from riverboat.service.director.event_settings import EventSettings
from riverboat.service.director.event_standings import Standings
from riverboat.service.director.event_task import EventGone
from riverboat.service.director.tournament_session import EventAccepted, TournamentSession
from riverboat.service.handlers.audit_codes import audit_row as audit_row
from riverboat.store.audit_rows import AuditRow
from riverboat.table.rules.config import parse_toml
from riverboat.tourney import Structure, generate_structure
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.config import structure_request_for_pace
from riverboat.tourney.elimination_preview import preview_places
from riverboat.tourney.event_errors import BadEvent, EventCommandRefused
from riverboat.tourney.event_ledger import event_ledger
from riverboat.tourney.event_results import ledger_csv, results, results_csv
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.event_finish import prizes_for
from riverboat.web.accounts.invisible_characters import is_valid_title
from riverboat.web.accounts.password_hashing import validate_table_password
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, RawResponse, Router
from riverboat.web.schemas.event_schemas import (
    DealBody,
    DealDetails,
    EliminationBody,
    EventCommandBody,
    EventDetails,
    EventListItem,
    EventLog,
    EventLogQuery,
    EventOrderBody,
    EventPreview,
    EventRecord,
    EventResults,
    EventRulesBody,
    EventSettingsBody,
    NewEvent,
    NewEventResponse,
    PlacesPreview,
    StructureBody,
)
from riverboat.web.serializers.event_serializers import (
    deal_sheet,
    event_details,
    event_list_item,
    satellite_ticket,
)
from riverboat.words import Player, Refusal
from riverboat.words.refusals import event_doors as said
from riverboat.words.refusals import requests, tables

router = Router("events")

Result = TypeVar("Result")

_MAX_PAST_EVENTS: Final = 50
"""Maximum of finished events in the list."""
_MAX_NAME_LENGTH: Final = 60
"""Maximum of letters in the name of an event."""


# Event list --------------------------------------------------------------------------------------


@router.get("/api/events")
async def events(call: ApiCall) -> tuple[EventListItem, ...]:
    """Return the events that take entries or are being played, and those finished last."""
    director, me = call.app_state.director, call.user
    found = [await task.settled_session() for task in director.events()]
    for event in (await director.past_events())[-_MAX_PAST_EVENTS:]:
        desk = await director.past_event(event)
        if desk is not None:
            found.append(desk)
    return tuple(
        [
            event_list_item(desk, me.name)
            for desk in found
            if not desk.settings.private
            or me.is_admin
            or (me.name and (me.name == desk.host or me.name in desk.event.entrants))
        ]
    )


@router.post("/api/events", access="somebody")
async def create_event(call: ApiCall, body: NewEvent) -> NewEventResponse:
    """Create an event with the caller as host."""
    await _require_may_open_event(call)
    rules = await _run_limited(call, lambda: _parse_rules(body.rules, body.toml))
    await _validate_satellite_target(call, rules.prizes.seat_in)
    settings = await _settings(call, body)
    call.app_state.opening_limiter.consume(call.address, "new tables")
    done = _audit_row(call, "event-made", rules.name, {"game": rules.game})
    event = await call.app_state.director.new_event(
        rules, settings, call.user.name, replace(done, role="host")
    )
    return NewEventResponse(event, _event_url(call, event))


async def _validate_satellite_target(call: ApiCall, seat_in: str) -> None:
    """Refuse a satellite whose tickets are not for an event of its own host."""
    if not seat_in:
        return
    won = await call.app_state.director.event(seat_in)
    if won is None:
        raise ApiError(404, said.NoSuchEvent(seat_in), option="prizes.seat_in")
    if won.host != call.user.name:
        raise ApiError(403, said.NotTheSeatsHost(seat_in), option="prizes.seat_in")


_OPEN: Final = ("open", "running")
"""Phases of events that take entries or are played."""


async def _require_may_open_event(call: ApiCall) -> None:
    config, me = call.app_state.config, call.user
    if me.is_guest and config.may_open == "accounts":
        raise ApiError(403, tables.OnlyAccountsOpen())
    if not me.is_admin and config.may_open == "admins":
        raise ApiError(403, tables.OnlyAdminsOpen())
    tasks = call.app_state.director.events()
    own = [desk for task in tasks if (desk := await task.settled_session()).host == me.name]
    if len([desk for desk in own if desk.event.phase in _OPEN]) >= config.limits.events_each:
        raise ApiError(409, said.TooManyOwnEvents())
    if len(tasks) >= config.limits.tables:
        raise ApiError(409, said.TooManyEvents())


def _event_url(call: ApiCall, event: str) -> str:
    return f"{call.public_base_url}/event/{event}"


async def _settings(call: ApiCall, body: NewEvent) -> EventSettings:
    told = {
        name: getattr(body, name)
        for name in EventSettings.__struct_fields__
        if name in _SUBMITTED_FIELDS
    }
    password = ""
    if body.password:
        validate_table_password(body.password)
        password = await call.app_state.passwords.hash(body.password)
    return EventSettings(**{**told, "password": password, "restart": call.app_state.config.restart})


_SUBMITTED_FIELDS: Final = frozenset(NewEvent.__struct_fields__)


# Rules -------------------------------------------------------------------------------------------


async def _run_limited(call: ApiCall, job: Callable[[], Result]) -> Result:
    """Run a job on event rules in a worker, within the caller's rate limit."""
    call.app_state.config_limiter.consume(call.address, "configurations")
    return await call.run_in_worker(job)


def _parse_rules(rules_json: dict[str, Any] | None, toml: str) -> EventRules:
    """Parse the requested rules, or raise the reason why they are invalid."""
    if not rules_json and not toml:
        raise ApiError(400, said.NoRulesOfEvent())
    try:
        told = parse_toml(toml) if toml else rules_json
        rules = convert(told, EventRules)
        check_games(rules)
    except msgspec.ValidationError as why:
        if isinstance(why.__cause__, RefusalError):
            raise ApiError(400, why.__cause__.refusal) from why
        raise ApiError(400, said.RulesOfEventMakeNoSense(refusal_of(why))) from why
    except (BadEvent, BadGame) as why:
        raise ApiError(400, why.refusal) from why
    except RecursionError as why:
        raise ApiError(400, said.RulesOfEventMakeNoSense(refusal_of(why))) from why
    if not is_valid_title(rules.name, _MAX_NAME_LENGTH):
        raise ApiError(400, tables.TableNameTooLong(_MAX_NAME_LENGTH), option="name")
    return rules


@router.post("/api/events/check")
async def preview_event(call: ApiCall, body: EventRulesBody) -> EventPreview:
    """Return a preview of event rules without creating the event, or why they are invalid."""

    def reading() -> EventPreview:
        try:
            rules = _parse_rules(body.rules, body.toml)
            pool = max(body.entries * rules.entry.price.prize, rules.prizes.guarantee)
            prizes = prizes_for(rules, pool, body.entries) if body.entries else ()
        except (ApiError, BadEvent) as no:
            why = no.refusal_phrase if isinstance(no, ApiError) else no.refusal
            return EventPreview(None, str(why), why, 0, (), 0)
        parts = rules.structure.parts
        minutes = sum([part.minutes for part in parts]) if all(p.minutes for p in parts) else 0
        return EventPreview(
            rules, "", None, pool, tuple([prize for prize in prizes if prize]), minutes
        )

    return await _run_limited(call, reading)


@router.post("/api/events/structure")
async def structure(call: ApiCall, body: StructureBody) -> Structure:
    """Return a structure for these players and hours, with blinds that the chips can pay."""

    def reading() -> Structure:
        try:
            known = {name: value for name, value in asdict(body).items() if value is not UNSET}
            return generate_structure(
                structure_request_for_pace(known.pop("pace"), known.pop("players"), **known)
            )
        except BadEvent as why:
            raise ApiError(400, why.refusal) from why

    return await _run_limited(call, reading)


# Single event ------------------------------------------------------------------------------------


@router.get("/api/events/{event}")
async def event(call: ApiCall) -> EventDetails:
    """Return an event: its rules, its entrants, and what the caller may do."""
    hosts = await call.is_event_host()
    desk = await call.event.load()
    link, at = _event_url(call, desk.id), call.app_state.now()
    return event_details(desk, call.user.name, is_host=hosts, link=link, at=at)


@router.get("/api/events/{event}/standings")
async def standings(call: ApiCall) -> CachedResponse[Standings]:
    """Return the standings: one snapshot a second for all clients, with an ETag."""
    kept = await call.event.snapshot(call.app_state.now())
    return CachedResponse(kept.body, kept.etag, kept.gzipped_body)


@router.post("/api/events/{event}/wish", access="somebody")
async def submit_player_command(call: ApiCall, body: EventCommandBody) -> EventAccepted:
    """Submit a player's command: enter, withdraw, rebuy, be away."""
    if isinstance(body.wish, w.Register):
        await _verify_event_password(call, body.wish.password)
        await _verify_ticket(call, body.wish.ticket)
    return await _submit_request(call, EventCommandRequest(call.user.name, body.cmd, body.wish))


async def _verify_event_password(call: ApiCall, password: str) -> None:
    desk = await call.event.load()
    kept, knows = desk.settings.password, call.user.name == desk.host
    if not kept or knows or call.user.name in desk.event.entrants:
        return
    whos = (f"{desk.id} {call.address}", f"{desk.id} {call.user.name}")
    guess = call.app_state.table_password_attempts.start_attempt(*whos)
    if not await call.app_state.passwords.verify(kept, password):
        raise ApiError(403, said.WrongEventPassword())
    guess.succeed(*whos)


async def _verify_ticket(call: ApiCall, ticket: str) -> None:
    """Refuse a ticket that the caller has not won in a satellite of the same host."""
    if not ticket:
        return
    desk = await call.event.load()
    won_in = await call.app_state.director.event(ticket.partition("/")[0])
    if won_in is None or not _is_valid_ticket(ticket, won_in, desk, call.user.name):
        raise ApiError(403, said.NoSuchTicket(Player(call.user.name), ticket))


def _is_valid_ticket(
    ticket: str, won_in: TournamentSession, desk: TournamentSession, name: str
) -> bool:
    """Return True if the ticket is *name*'s, for this event, and worth an entry.

    The satellite needs the same host, who holds both prize pools; else any player could win
    tickets in an event of their own.
    """
    prizes = won_in.event.rules.prizes
    enough = prizes.seat >= desk.event.rules.entry.price.total
    theirs = won_in.host == desk.host and prizes.seat_in == desk.id
    return theirs and enough and satellite_ticket(won_in, name) == ticket


async def _load_flight(call: ApiCall, flight: str) -> Flight:
    """Return the survivors of a finished first day that has the same host."""
    desk = await call.app_state.director.event(flight)
    if desk is None:
        raise ApiError(404, said.NoSuchEvent(flight))
    if not call.user.is_admin and desk.host != call.user.name:
        raise ApiError(403, said.NotTheFlightsHost())
    try:
        return finished_flight(desk)
    except EventCommandRejected as why:
        raise ApiError(409, why.refusal) from why


@router.post("/api/events/{event}/order", access="host")
async def submit_host_order(call: ApiCall, body: EventOrderBody) -> EventAccepted:
    """Submit a host's order: start, pause, penalise, make a deal, cancel."""
    told = msgspec.to_builtins(body.order)
    args = {name: value for name, value in told.items() if isinstance(value, (str, int, bool))}
    if isinstance(body.order, w.EliminatePlayers):
        args["players"] = ", ".join([each.player for each in body.order.players])
    whom = str(args.pop("player", ""))
    desk = await call.event.load()
    done = replace(_audit_row(call, "event-order", desk.event.rules.name, args), whom=whom)
    hosts = desk.host == call.user.name
    done = replace(done, role="host" if hosts else "admin")
    order = body.order
    flight = await _load_flight(call, order.flight) if isinstance(order, w.JoinFlight) else None
    return await _submit_request(
        call, EventCommandRequest(call.user.name, body.cmd, order, True, done, flight)
    )


async def _submit_request(call: ApiCall, request: EventCommandRequest) -> EventAccepted:
    try:
        answer = await call.open_event.submit(request)
    except EventGone as why:
        raise ApiError(503, requests.TryAgainSoon(), retry_after_seconds=2) from why
    if isinstance(answer, Refusal):
        raise ApiError(409, answer)
    return answer


def _audit_row(call: ApiCall, action: str, name: str, args: dict[str, Any]) -> AuditRow:
    """Return an audit row for the caller's action on an event."""
    row = audit_row(
        call.app_state.now(), action, "", {"event": call.event.id, "name": name, **args}
    )
    return replace(row, who=call.user.name, address=call.address)


@router.patch("/api/events/{event}/settings", access="host")
async def settings(call: ApiCall, body: EventSettingsBody) -> EventSettings:
    """Change the description of an event; nothing else changes."""
    task, desk = call.open_event, await call.event.load()
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if changes.get("password"):
        validate_table_password(changes["password"])
        changes["password"] = await call.app_state.passwords.hash(changes["password"])
    changed = replace(desk.settings, **changes)
    told = {name: bool(value) if name == "password" else value for name, value in changes.items()}
    done = _audit_row(call, "event-order", desk.event.rules.name, {"do": "settings", **told})
    role = "host" if desk.host == call.user.name else "admin"
    await call.app_state.store.add_audit(replace(done, role=role))
    await call.app_state.director.change_settings(task.id, changed, call.user.name)
    return replace(changed, password="")


@router.post("/api/events/{event}/deal")
async def preview_deal(call: ApiCall, body: DealBody) -> DealDetails:
    """Return the payouts of a deal without proposing it."""
    desk = await call.event.load()
    try:
        return deal_sheet(
            desk, c.MakeDeal(body.kind, (), body.saved, tuple((body.shares or {}).items()))
        )
    except EventCommandRefused as why:
        raise ApiError(409, why.refusal) from why


@router.post("/api/events/{event}/places", access="host")
async def preview_elimination(call: ApiCall, body: EliminationBody) -> PlacesPreview:
    """Return the places that eliminations in one hand would assign or change; enter nothing."""
    desk = await call.event.load()
    try:
        group = elimination_command(body.players, body.same_hand_as)
        found = preview_places(desk.event, group, desk.draws)
    except EventCommandRefused as why:
        raise ApiError(409, why.refusal) from why
    return PlacesPreview(found)


# Results -----------------------------------------------------------------------------------------


@router.get("/api/events/{event}/results")
async def event_results(call: ApiCall) -> EventResults:
    """Return all places and prizes, provisional or final."""
    desk = await call.event.load()
    event = desk.event
    pool = sum(event.prizes) if event.closed else max(event.pool, event.rules.prizes.guarantee)
    return EventResults(desk.id, event.rules.name, event.phase, event.entries, pool, results(event))


@router.get("/api/events/{event}/results.csv", media_type="text/csv")
async def event_results_csv(call: ApiCall) -> RawResponse:
    """Return all places and prizes as CSV."""
    desk = await call.event.load()
    return RawResponse(results_csv(desk.event).encode(), "text/csv", f"results-{desk.id}.csv")


@router.get("/api/events/{event}/ledger.csv", access="host", media_type="text/csv")
async def event_ledger_csv(call: ApiCall) -> RawResponse:
    """Return every booking of an event as CSV: each payment in or out, and its purpose."""
    records = await call.app_state.store.read(stream_of(call.event.id))
    facts = [from_json(record.body) for record in records]
    book = event_ledger([fact for fact in facts if not isinstance(fact, DirectorFact)])
    return RawResponse(ledger_csv(book).encode(), "text/csv", f"ledger-{call.event.id}.csv")


@router.get("/api/events/{event}/log")
async def event_log(call: ApiCall, query: EventLogQuery) -> EventLog:
    """Return the records of an event's log."""
    stream = stream_of(call.event.id)
    rows = await call.app_state.store.read(stream, query.after, query.limit + 1)
    shown = rows[: query.limit]
    records = tuple([EventRecord(row.seq, row.at, _without_password(row.body)) for row in shown])
    last = records[-1].seq if records else query.after
    return EventLog(records, last, len(rows) > query.limit)


def _without_password(record: bytes) -> dict[str, Any]:
    """Return a record without the password in its settings."""
    fact: dict[str, Any] = decode_json(record)
    if isinstance(fact.get("settings"), dict):
        fact["settings"].pop("password", None)
    return fact
