"""Event routes: the list, creation, entries, the host's commands and standings."""

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
from riverboat.service.director.event_games import validate_games
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
from riverboat.web.command_counting import count_command_outcome
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
    build_deal_details,
    build_event_details,
    build_event_list_item,
    find_satellite_ticket,
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


@router.get("/api/events")
async def list_events(call: ApiCall) -> tuple[EventListItem, ...]:
    """Return the events that take entries or are being played, and those finished last."""
    director, user = call.app_state.director, call.user
    tournament_sessions = [
        await event_task.wait_for_stored_session() for event_task in director.events()
    ]
    for event_id in (await director.list_past_event_ids())[-_MAX_PAST_EVENTS:]:
        tournament_session = await director.load_past_event(event_id)
        if tournament_session is not None:
            tournament_sessions.append(tournament_session)
    return tuple(
        [
            build_event_list_item(tournament_session, user.name)
            for tournament_session in tournament_sessions
            if not tournament_session.settings.private
            or user.is_admin
            or (
                user.name
                and (
                    user.name == tournament_session.host
                    or user.name in tournament_session.event.entrants
                )
            )
        ]
    )


@router.post("/api/events", access="somebody")
async def create_event(call: ApiCall, body: NewEvent) -> NewEventResponse:
    """Create an event with the caller as host."""
    await _require_opening_allowed(call)
    rules = await _run_within_rate_limit(call, lambda: _parse_rules(body.rules, body.toml))
    await _validate_satellite_target(call, rules.prizes.seat_in)
    settings = await _build_settings(call, body)
    call.app_state.opening_limiter.consume(call.address, "new tables")
    audit_entry = _build_audit_row(call, "event-made", rules.name, {"game": rules.game})
    event_id = await call.app_state.director.create_event(
        rules, settings, call.user.name, replace(audit_entry, role="host")
    )
    return NewEventResponse(event_id, _build_event_url(call, event_id))


async def _validate_satellite_target(call: ApiCall, target_event_id: str) -> None:
    """Refuse a satellite whose tickets are not for an event of its own host."""
    if not target_event_id:
        return
    target_event = await call.app_state.director.event(target_event_id)
    if target_event is None:
        raise ApiError(404, phrases.NoSuchEvent(target_event_id), option="prizes.seat_in")
    if target_event.host != call.user.name:
        raise ApiError(403, phrases.SatelliteHostRequired(target_event_id), option="prizes.seat_in")


_OPEN_PHASES: Final = ("open", "running")
"""Phases of events that take entries or are played."""


async def _require_opening_allowed(call: ApiCall) -> None:
    config, user = call.app_state.config, call.user
    if user.is_guest and config.may_open == "accounts":
        raise ApiError(403, tables.AccountRequiredToOpen())
    if not user.is_admin and config.may_open == "admins":
        raise ApiError(403, tables.AdminRequiredToOpen())
    event_tasks = call.app_state.director.events()
    own_sessions = [
        tournament_session
        for event_task in event_tasks
        if (tournament_session := await event_task.wait_for_stored_session()).host == user.name
    ]
    if (
        len(
            [
                tournament_session
                for tournament_session in own_sessions
                if tournament_session.event.phase in _OPEN_PHASES
            ]
        )
        >= config.limits.max_events_per_host
    ):
        raise ApiError(409, phrases.TooManyOwnEvents())
    if len(event_tasks) >= config.limits.max_tables:
        raise ApiError(409, phrases.TooManyEvents())


def _build_event_url(call: ApiCall, event_id: str) -> str:
    return f"{call.public_base_url}/event/{event_id}"


async def _build_settings(call: ApiCall, body: NewEvent) -> EventSettings:
    setting_values = {
        name: getattr(body, name)
        for name in EventSettings.__struct_fields__
        if name in _NEW_EVENT_FIELDS
    }
    password_hash = ""
    if body.password:
        validate_table_password(body.password)
        password_hash = await call.app_state.passwords.hash(body.password)
    return EventSettings(
        **{**setting_values, "password": password_hash, "restart": call.app_state.config.restart}
    )


_NEW_EVENT_FIELDS: Final = frozenset(NewEvent.__struct_fields__)


async def _run_within_rate_limit(call: ApiCall, job: Callable[[], Result]) -> Result:
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
        validate_games(rules)
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

    def build_preview() -> EventPreview:
        try:
            rules = _parse_rules(body.rules, body.toml)
            prize_pool = max(body.entries * rules.entry.price.prize, rules.prizes.guarantee)
            prizes = compute_prizes(rules, prize_pool, body.entries) if body.entries else ()
        except (ApiError, BadEvent) as error:
            refusal = error.refusal_phrase if isinstance(error, ApiError) else error.refusal
            return EventPreview(None, str(refusal), refusal, 0, (), 0)
        levels = rules.structure.parts
        minutes = (
            sum([level.minutes for level in levels])
            if all(level.minutes for level in levels)
            else 0
        )
        return EventPreview(
            rules, "", None, prize_pool, tuple([prize for prize in prizes if prize]), minutes
        )

    return await _run_within_rate_limit(call, build_preview)


@router.post("/api/events/structure")
async def preview_structure(call: ApiCall, body: StructureBody) -> Structure:
    """Return a blind structure for a number of players and hours, suited to the chip set."""

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

    return await _run_within_rate_limit(call, build_structure)


@router.get("/api/events/{event}")
async def get_event(call: ApiCall) -> EventDetails:
    """Return an event: its rules, its entrants, and what the caller may do."""
    is_host = await call.is_event_host()
    tournament_session = await call.event.load()
    event_url, now_ms = _build_event_url(call, tournament_session.id), call.app_state.now()
    return build_event_details(
        tournament_session, call.user.name, is_host=is_host, link=event_url, now_ms=now_ms
    )


@router.get("/api/events/{event}/standings")
async def get_standings(call: ApiCall) -> CachedResponse[Standings]:
    """Return the standings: one snapshot a second for all clients, with an ETag."""
    snapshot = await call.event.snapshot(call.app_state.now())
    return CachedResponse(snapshot.body, snapshot.etag, snapshot.gzipped_body)


@router.post("/api/events/{event}/wish", access="somebody")
async def submit_player_command(call: ApiCall, body: EventCommandBody) -> EventAccepted:
    """Submit a player's command: enter, withdraw, rebuy, be away."""
    with count_command_outcome(call.app_state.metrics, body.wish, "event-"):
        if isinstance(body.wish, w.Register):
            await _verify_event_password(call, body.wish.password)
            await _verify_ticket(call, body.wish.ticket)
        return await _submit_request(call, EventCommandRequest(call.user.name, body.cmd, body.wish))


async def _verify_event_password(call: ApiCall, password: str) -> None:
    tournament_session = await call.event.load()
    stored_hash, is_host = (
        tournament_session.settings.password,
        call.user.name == tournament_session.host,
    )
    if not stored_hash or is_host or call.user.name in tournament_session.event.entrants:
        return
    attempt_keys = (
        f"{tournament_session.id} {call.address}",
        f"{tournament_session.id} {call.user.name}",
    )
    attempt = call.app_state.table_password_attempts.start_attempt(*attempt_keys)
    if not await call.app_state.passwords.verify(stored_hash, password):
        raise ApiError(403, phrases.WrongEventPassword())
    attempt.succeed(*attempt_keys)


async def _verify_ticket(call: ApiCall, ticket: str) -> None:
    """Refuse a ticket that the caller has not won in a satellite of the same host."""
    if not ticket:
        return
    tournament_session = await call.event.load()
    satellite = await call.app_state.director.event(ticket.partition("/")[0])
    if satellite is None or not _is_valid_ticket(
        ticket, satellite, tournament_session, call.user.name
    ):
        raise ApiError(403, phrases.NoSuchTicket(Player(call.user.name), ticket))


def _is_valid_ticket(
    ticket: str, satellite: TournamentSession, session: TournamentSession, name: str
) -> bool:
    """Return True if the ticket is *name*'s, for this event, and worth an entry.

    The satellite needs the same host, who holds both prize pools; else any player could win
    tickets in an event of their own.
    """
    prizes = satellite.event.rules.prizes
    covers_entry_price = prizes.seat >= session.event.rules.entry.price.total
    is_for_event = satellite.host == session.host and prizes.seat_in == session.id
    return is_for_event and covers_entry_price and find_satellite_ticket(satellite, name) == ticket


async def _load_flight(call: ApiCall, flight_id: str) -> Flight:
    """Return the survivors of a finished first day that has the same host."""
    tournament_session = await call.app_state.director.event(flight_id)
    if tournament_session is None:
        raise ApiError(404, phrases.NoSuchEvent(flight_id))
    if not call.user.is_admin and tournament_session.host != call.user.name:
        raise ApiError(403, phrases.NotTheFlightsHost())
    try:
        return load_finished_flight(tournament_session)
    except EventCommandRejected as error:
        raise ApiError(409, error.refusal) from error


@router.post("/api/events/{event}/order", access="host")
async def submit_host_order(call: ApiCall, body: EventOrderBody) -> EventAccepted:
    """Submit a host's command to an event: start, pause, penalise, make a deal, cancel."""
    order_fields = msgspec.to_builtins(body.order)
    audit_args = {
        name: value for name, value in order_fields.items() if isinstance(value, (str, int, bool))
    }
    if isinstance(body.order, w.EliminatePlayers):
        audit_args["players"] = ", ".join(
            [elimination.player for elimination in body.order.players]
        )
    target_player = str(audit_args.pop("player", ""))
    tournament_session = await call.event.load()
    audit_entry = replace(
        _build_audit_row(call, "event-order", tournament_session.event.rules.name, audit_args),
        affected_player=target_player,
    )
    is_host = tournament_session.host == call.user.name
    audit_entry = replace(audit_entry, role="host" if is_host else "admin")
    order = body.order
    with count_command_outcome(call.app_state.metrics, order, "event-"):
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


def _build_audit_row(call: ApiCall, action: str, name: str, args: dict[str, Any]) -> AuditRow:
    """Return an audit row for the caller's action on an event."""
    row = audit_row(
        call.app_state.now(), action, "", {"event": call.event.id, "name": name, **args}
    )
    return replace(row, actor=call.user.name, address=call.address)


@router.patch("/api/events/{event}/settings", access="host")
async def update_settings(call: ApiCall, body: EventSettingsBody) -> EventSettings:
    """Change settings of an event, such as its password; its rules stay unchanged."""
    event_task, tournament_session = call.open_event, await call.event.load()
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if changes.get("password"):
        validate_table_password(changes["password"])
        changes["password"] = await call.app_state.passwords.hash(changes["password"])
    new_settings = replace(tournament_session.settings, **changes)
    wire_names = {field.name: field.encode_name for field in fields(EventSettings)}
    visible_changes = {
        wire_names[name]: bool(value) if name == "password" else value
        for name, value in changes.items()
    }
    audit_entry = _build_audit_row(
        call,
        "event-order",
        tournament_session.event.rules.name,
        {"do": "settings", **visible_changes},
    )
    role = "host" if tournament_session.host == call.user.name else "admin"
    await call.app_state.store.add_audit_row(replace(audit_entry, role=role))
    await call.app_state.director.change_settings(event_task.id, new_settings, call.user.name)
    return replace(new_settings, password="")


@router.post("/api/events/{event}/deal")
async def preview_deal(call: ApiCall, body: DealBody) -> DealDetails:
    """Return the payouts of a deal without proposing it."""
    session = await call.event.load()
    try:
        return build_deal_details(
            session,
            c.MakeDeal(body.kind, (), body.saved_for_winner, tuple((body.shares or {}).items())),
        )
    except EventCommandRefused as error:
        raise ApiError(409, error.refusal) from error


@router.post("/api/events/{event}/places", access="host")
async def preview_elimination(call: ApiCall, body: EliminationBody) -> PlacesPreview:
    """Return the places that eliminations in one hand would assign or change; store nothing."""
    session = await call.event.load()
    try:
        command = build_elimination_command(body.players, body.same_hand_as)
        places = preview_places(session.event, command, session.draws)
    except EventCommandRefused as error:
        raise ApiError(409, error.refusal) from error
    return PlacesPreview(places)
