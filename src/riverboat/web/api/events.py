"""Event routes: the list, creation, entries, the host's orders and standings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, fields, replace

from riverboat.decoding import convert
from riverboat.engine import BadGame
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_command_handler import (
    EventCommandRequest,
    Flight,
    build_elimination_command,
    load_finished_flight,
)
from riverboat.service.director.event_games import check_games
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
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.event_finish import compute_prizes
from riverboat.web.accounts.invisible_characters import is_valid_title
from riverboat.web.accounts.password_hashing import validate_table_password
from riverboat.web.api_errors import ApiError
from riverboat.web.command_counting import counting_command
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, Router
from riverboat.web.schemas.event_schemas import (
    DealBody,
    DealDetails,
    EliminationBody,
    EventCommandBody,
    EventDetails,
    EventListItem,
    EventOrderBody,
    EventPreview,
    EventRulesBody,
    EventSettingsBody,
    NewEvent,
    NewEventResponse,
    PlacesPreview,
    StructureBody,
)
from riverboat.web.serializers.event_serializers import (
    deal_details,
    event_details,
    event_list_item,
    satellite_ticket,
)
from riverboat.words import Player, Refusal
from riverboat.words.refusals import event_requests as phrases
from riverboat.words.refusals import requests, tables

router = Router("events")

Result = TypeVar("Result")

_MAX_PAST_EVENTS: Final = 50
"""Maximum number of finished events in the list."""
_MAX_NAME_LENGTH: Final = 60
"""Maximum number of letters in the name of an event."""


# Event list --------------------------------------------------------------------------------------


@router.get("/api/events")
async def list_events(call: ApiCall) -> tuple[EventListItem, ...]:
    """Return the events that take entries or are being played, and those finished last."""
    director, user = call.app_state.director, call.user
    sessions = [await task.session_when_stored() for task in director.events()]
    for event in (await director.past_events())[-_MAX_PAST_EVENTS:]:
        session = await director.past_event(event)
        if session is not None:
            sessions.append(session)
    return tuple(
        [
            event_list_item(session, user.name)
            for session in sessions
            if not session.settings.private
            or user.is_admin
            or (user.name and (user.name == session.host or user.name in session.event.entrants))
        ]
    )


@router.post("/api/events", access="somebody")
async def create_event(call: ApiCall, body: NewEvent) -> NewEventResponse:
    """Create an event with the caller as host."""
    await _require_may_open_event(call)
    rules = await _run_limited(call, lambda: _parse_rules(body.rules, body.toml))
    await _validate_satellite_target(call, rules.prizes.seat_in)
    settings = await _build_settings(call, body)
    call.app_state.opening_limiter.consume(call.address, "new tables")
    audit_entry = _audit_row(call, "event-made", rules.name, {"game": rules.game})
    event = await call.app_state.director.create_event(
        rules, settings, call.user.name, replace(audit_entry, role="host")
    )
    return NewEventResponse(event, _event_url(call, event))


async def _validate_satellite_target(call: ApiCall, target_event_id: str) -> None:
    """Refuse a satellite whose tickets are not for an event of its own host."""
    if not target_event_id:
        return
    target_event = await call.app_state.director.event(target_event_id)
    if target_event is None:
        raise ApiError(404, phrases.NoSuchEvent(target_event_id), option="prizes.seat_in")
    if target_event.host != call.user.name:
        raise ApiError(403, phrases.NotTheSeatsHost(target_event_id), option="prizes.seat_in")


_OPEN_PHASES: Final = ("open", "running")
"""Phases of events that take entries or are played."""


async def _require_may_open_event(call: ApiCall) -> None:
    config, user = call.app_state.config, call.user
    if user.is_guest and config.may_open == "accounts":
        raise ApiError(403, tables.AccountRequiredToOpen())
    if not user.is_admin and config.may_open == "admins":
        raise ApiError(403, tables.AdminRequiredToOpen())
    tasks = call.app_state.director.events()
    own_sessions = [
        session for task in tasks if (session := await task.session_when_stored()).host == user.name
    ]
    if (
        len([session for session in own_sessions if session.event.phase in _OPEN_PHASES])
        >= config.limits.events_each
    ):
        raise ApiError(409, phrases.TooManyOwnEvents())
    if len(tasks) >= config.limits.tables:
        raise ApiError(409, phrases.TooManyEvents())


def _event_url(call: ApiCall, event_id: str) -> str:
    return f"{call.public_base_url}/event/{event_id}"


async def _build_settings(call: ApiCall, body: NewEvent) -> EventSettings:
    fields = {
        name: getattr(body, name)
        for name in EventSettings.__struct_fields__
        if name in _SUBMITTED_FIELDS
    }
    password = ""
    if body.password:
        validate_table_password(body.password)
        password = await call.app_state.passwords.hash(body.password)
    return EventSettings(
        **{**fields, "password": password, "restart": call.app_state.config.restart}
    )


_SUBMITTED_FIELDS: Final = frozenset(NewEvent.__struct_fields__)


# Rules -------------------------------------------------------------------------------------------


async def _run_limited(call: ApiCall, job: Callable[[], Result]) -> Result:
    """Run a job on event rules in a worker, within the caller's rate limit."""
    call.app_state.config_limiter.consume(call.address, "configurations")
    return await call.run_in_worker(job)


def _parse_rules(rules_json: dict[str, Any] | None, toml_text: str) -> EventRules:
    """Parse the requested rules, or raise the reason why they are invalid."""
    if not rules_json and not toml_text:
        raise ApiError(400, phrases.NoRulesOfEvent())
    try:
        raw_rules = parse_toml(toml_text) if toml_text else rules_json
        rules = convert(raw_rules, EventRules)
        check_games(rules)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, RefusalError):
            raise ApiError(400, error.__cause__.refusal) from error
        raise ApiError(400, phrases.EventRulesInvalid(refusal_of(error))) from error
    except (BadEvent, BadGame) as error:
        raise ApiError(400, error.refusal) from error
    except RecursionError as error:
        raise ApiError(400, phrases.EventRulesInvalid(refusal_of(error))) from error
    if not is_valid_title(rules.name, _MAX_NAME_LENGTH):
        raise ApiError(400, tables.TableNameTooLong(_MAX_NAME_LENGTH), option="name")
    return rules


@router.post("/api/events/check")
async def preview_event(call: ApiCall, body: EventRulesBody) -> EventPreview:
    """Return a preview of event rules without creating the event, or why they are invalid."""

    def read_preview() -> EventPreview:
        try:
            rules = _parse_rules(body.rules, body.toml)
            prize_pool = max(body.entries * rules.entry.price.prize, rules.prizes.guarantee)
            prizes = compute_prizes(rules, prize_pool, body.entries) if body.entries else ()
        except (ApiError, BadEvent) as error:
            reason = error.refusal_phrase if isinstance(error, ApiError) else error.refusal
            return EventPreview(None, str(reason), reason, 0, (), 0)
        levels = rules.structure.parts
        minutes = (
            sum([level.minutes for level in levels])
            if all(level.minutes for level in levels)
            else 0
        )
        return EventPreview(
            rules, "", None, prize_pool, tuple([prize for prize in prizes if prize]), minutes
        )

    return await _run_limited(call, read_preview)


@router.post("/api/events/structure")
async def preview_structure(call: ApiCall, body: StructureBody) -> Structure:
    """Return a structure for these players and hours, with blinds that the chips can pay."""

    def build_structure() -> Structure:
        try:
            submitted_fields = {
                name: value for name, value in asdict(body).items() if value is not UNSET
            }
            return generate_structure(
                structure_request_for_pace(
                    submitted_fields.pop("pace"),
                    submitted_fields.pop("players"),
                    **submitted_fields,
                )
            )
        except BadEvent as error:
            raise ApiError(400, error.refusal) from error

    return await _run_limited(call, build_structure)


# Single event ------------------------------------------------------------------------------------


@router.get("/api/events/{event}")
async def get_event(call: ApiCall) -> EventDetails:
    """Return an event: its rules, its entrants, and what the caller may do."""
    is_host = await call.is_event_host()
    session = await call.event.load()
    link, now_ms = _event_url(call, session.id), call.app_state.now()
    return event_details(session, call.user.name, is_host=is_host, link=link, now_ms=now_ms)


@router.get("/api/events/{event}/standings")
async def get_standings(call: ApiCall) -> CachedResponse[Standings]:
    """Return the standings: one snapshot a second for all clients, with an ETag."""
    snapshot = await call.event.snapshot(call.app_state.now())
    return CachedResponse(snapshot.body, snapshot.etag, snapshot.gzipped_body)


@router.post("/api/events/{event}/wish", access="somebody")
async def submit_player_command(call: ApiCall, body: EventCommandBody) -> EventAccepted:
    """Submit a player's command: enter, withdraw, rebuy, be away."""
    with counting_command(call.app_state.metrics, body.wish, "event-"):
        if isinstance(body.wish, w.Register):
            await _verify_event_password(call, body.wish.password)
            await _verify_ticket(call, body.wish.ticket)
        return await _submit_request(call, EventCommandRequest(call.user.name, body.cmd, body.wish))


async def _verify_event_password(call: ApiCall, password: str) -> None:
    session = await call.event.load()
    stored_hash, is_host = session.settings.password, call.user.name == session.host
    if not stored_hash or is_host or call.user.name in session.event.entrants:
        return
    attempt_keys = (f"{session.id} {call.address}", f"{session.id} {call.user.name}")
    attempt = call.app_state.table_password_attempts.start_attempt(*attempt_keys)
    if not await call.app_state.passwords.verify(stored_hash, password):
        raise ApiError(403, phrases.WrongEventPassword())
    attempt.succeed(*attempt_keys)


async def _verify_ticket(call: ApiCall, ticket: str) -> None:
    """Refuse a ticket that the caller has not won in a satellite of the same host."""
    if not ticket:
        return
    session = await call.event.load()
    satellite = await call.app_state.director.event(ticket.partition("/")[0])
    if satellite is None or not _is_valid_ticket(ticket, satellite, session, call.user.name):
        raise ApiError(403, phrases.NoSuchTicket(Player(call.user.name), ticket))


def _is_valid_ticket(
    ticket: str, satellite: TournamentSession, session: TournamentSession, name: str
) -> bool:
    """Return True if the ticket is *name*'s, for this event, and worth an entry.

    The satellite needs the same host, who holds both prize pools; else any player could win
    tickets in an event of their own.
    """
    prizes = satellite.event.rules.prizes
    is_worth_entry = prizes.seat >= session.event.rules.entry.price.total
    is_same_host = satellite.host == session.host and prizes.seat_in == session.id
    return is_same_host and is_worth_entry and satellite_ticket(satellite, name) == ticket


async def _load_flight(call: ApiCall, flight_id: str) -> Flight:
    """Return the survivors of a finished first day that has the same host."""
    session = await call.app_state.director.event(flight_id)
    if session is None:
        raise ApiError(404, phrases.NoSuchEvent(flight_id))
    if not call.user.is_admin and session.host != call.user.name:
        raise ApiError(403, phrases.NotTheFlightsHost())
    try:
        return load_finished_flight(session)
    except EventCommandRejected as error:
        raise ApiError(409, error.refusal) from error


@router.post("/api/events/{event}/order", access="host")
async def submit_host_order(call: ApiCall, body: EventOrderBody) -> EventAccepted:
    """Submit a host's command to an event: start, pause, penalise, make a deal, cancel."""
    order_fields = msgspec.to_builtins(body.order)
    args = {
        name: value for name, value in order_fields.items() if isinstance(value, (str, int, bool))
    }
    if isinstance(body.order, w.EliminatePlayers):
        args["players"] = ", ".join([elimination.player for elimination in body.order.players])
    find_target_player = str(args.pop("player", ""))
    session = await call.event.load()
    audit_entry = replace(
        _audit_row(call, "event-order", session.event.rules.name, args),
        affected_player=find_target_player,
    )
    is_host = session.host == call.user.name
    audit_entry = replace(audit_entry, role="host" if is_host else "admin")
    order = body.order
    with counting_command(call.app_state.metrics, order, "event-"):
        flight = await _load_flight(call, order.flight) if isinstance(order, w.JoinFlight) else None
        return await _submit_request(
            call, EventCommandRequest(call.user.name, body.cmd, order, True, audit_entry, flight)
        )


async def _submit_request(call: ApiCall, request: EventCommandRequest) -> EventAccepted:
    try:
        answer = await call.open_event.submit(request)
    except EventGone as error:
        raise ApiError(503, requests.TryAgainSoon(), retry_after_seconds=2) from error
    if isinstance(answer, Refusal):
        raise ApiError(409, answer)
    return answer


def _audit_row(call: ApiCall, action: str, name: str, args: dict[str, Any]) -> AuditRow:
    """Return an audit row for the caller's action on an event."""
    row = audit_row(
        call.app_state.now(), action, "", {"event": call.event.id, "name": name, **args}
    )
    return replace(row, actor=call.user.name, address=call.address)


@router.patch("/api/events/{event}/settings", access="host")
async def update_settings(call: ApiCall, body: EventSettingsBody) -> EventSettings:
    """Change the description of an event; nothing else changes."""
    task, session = call.open_event, await call.event.load()
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if changes.get("password"):
        validate_table_password(changes["password"])
        changes["password"] = await call.app_state.passwords.hash(changes["password"])
    new_settings = replace(session.settings, **changes)
    wire_names = {field.name: field.encode_name for field in fields(EventSettings)}
    visible_changes = {
        wire_names[name]: bool(value) if name == "password" else value
        for name, value in changes.items()
    }
    audit_entry = _audit_row(
        call, "event-order", session.event.rules.name, {"do": "settings", **visible_changes}
    )
    role = "host" if session.host == call.user.name else "admin"
    await call.app_state.store.add_audit_row(replace(audit_entry, role=role))
    await call.app_state.director.change_settings(task.id, new_settings, call.user.name)
    return replace(new_settings, password="")


@router.post("/api/events/{event}/deal")
async def preview_deal(call: ApiCall, body: DealBody) -> DealDetails:
    """Return the payouts of a deal without proposing it."""
    session = await call.event.load()
    try:
        return deal_details(
            session,
            c.MakeDeal(body.kind, (), body.saved_for_winner, tuple((body.shares or {}).items())),
        )
    except EventCommandRefused as error:
        raise ApiError(409, error.refusal) from error


@router.post("/api/events/{event}/places", access="host")
async def preview_elimination(call: ApiCall, body: EliminationBody) -> PlacesPreview:
    """Return the places that eliminations in one hand would assign or change; enter nothing."""
    session = await call.event.load()
    try:
        command = build_elimination_command(body.players, body.same_hand_as)
        places = preview_places(session.event, command, session.draws)
    except EventCommandRefused as error:
        raise ApiError(409, error.refusal) from error
    return PlacesPreview(places)
