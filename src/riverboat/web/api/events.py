"""Events: the list, making one, entering it, its host's orders, its standings and its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from riverboat.decoding import convert, decode_json
from riverboat.engine import BadGame
from riverboat.engine.asked.errors import WithReason, reason_of
from riverboat.service.director import wishes as w
from riverboat.service.director.desk import EventDesk, EventGranted
from riverboat.service.director.event_task import EventGone
from riverboat.service.director.games import check_games
from riverboat.service.director.granting import (
    EventRequest,
    Flight,
    NotGranted,
    elimination,
    flight_of,
)
from riverboat.service.director.records import DirectorFact, from_json, stream_of
from riverboat.service.director.settings import EventSettings
from riverboat.service.director.standings import Standings
from riverboat.service.wishes.audit import row as audit_row
from riverboat.store.audit_rows import AuditRow
from riverboat.table.rules.config import parsed
from riverboat.tourney import Structure, generated
from riverboat.tourney.asked import commands as c
from riverboat.tourney.config import evening_of
from riverboat.tourney.elimination_preview import previewed_places
from riverboat.tourney.errors import BadEvent, NotInThisEvent
from riverboat.tourney.ledger import ledger
from riverboat.tourney.results import ledger_csv, results, results_csv
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.finishing import prizes_of
from riverboat.web.accounts.ignorable import is_title
from riverboat.web.accounts.passwords import refuse_short
from riverboat.web.forms.events import deal_sheet, event_line, event_sheet, ticket_of
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import CachedAnswer, Document, Group
from riverboat.web.shapes.events import (
    DealBody,
    DealSheet,
    EliminationBody,
    EveningBody,
    EventLine,
    EventLog,
    EventLogQuery,
    EventOrderBody,
    EventPreview,
    EventRecord,
    EventResults,
    EventRulesBody,
    EventSheet,
    EventWishBody,
    NewEvent,
    NewEventAnswer,
    PlacesSheet,
    SettingsOfEvent,
)
from riverboat.words import Player, Refusal
from riverboat.words.refusals import event_doors as said
from riverboat.words.refusals import requests, tables

group = Group("events")

Found = TypeVar("Found")

_PAST: Final = 50
"""Events that are over and stand in the list."""
_LONGEST_NAME: Final = 60
"""Letters in the name of an event."""


# The list ----------------------------------------------------------------------------------------


@group.get("/api/events")
async def events(call: ApiCall) -> tuple[EventLine, ...]:
    """The events that take entries or are played, and those that were over last."""
    director, me = call.site.director, call.me
    found = [await task.look() for task in director.events()]
    for event in (await director.past_events())[-_PAST:]:
        desk = await director.past(event)
        if desk is not None:
            found.append(desk)
    return tuple(
        [
            event_line(desk, me.name)
            for desk in found
            if not desk.settings.private
            or me.admin
            or (me.name and (me.name == desk.host or me.name in desk.event.entrants))
        ]
    )


@group.post("/api/events", who="somebody")
async def new_event(call: ApiCall, body: NewEvent) -> NewEventAnswer:
    """Make an event, and be its host."""
    await _refuse_too_many(call)
    rules = await _read(call, lambda: _rules(body.rules, body.toml))
    await _refuse_no_event(call, rules.prizes.seat_in)
    settings = await _settings(call, body)
    call.site.openings.take(call.address, "new tables")
    done = _done(call, "event-made", rules.name, {"game": rules.game})
    event = await call.site.director.new_event(
        rules, settings, call.me.name, replace(done, role="host")
    )
    return NewEventAnswer(event, _link(call, event))


async def _refuse_no_event(call: ApiCall, seat_in: str) -> None:
    """A satellite's tickets are for an event of its host, by its id: others would buy nothing."""
    if not seat_in:
        return
    won = await call.site.director.event(seat_in)
    if won is None:
        raise Refuse(404, said.NoSuchEvent(seat_in), option="prizes.seat_in")
    if won.host != call.me.name:
        raise Refuse(403, said.NotTheSeatsHost(seat_in), option="prizes.seat_in")


_OPEN: Final = ("open", "running")
"""Phases of events that take entries or are played."""


async def _refuse_too_many(call: ApiCall) -> None:
    config, me = call.site.config, call.me
    if me.guest and config.may_open == "accounts":
        raise Refuse(403, tables.OnlyAccountsOpen())
    if not me.admin and config.may_open == "admins":
        raise Refuse(403, tables.OnlyAdminsOpen())
    tasks = call.site.director.events()
    own = [desk for task in tasks if (desk := await task.look()).host == me.name]
    if len([desk for desk in own if desk.event.phase in _OPEN]) >= config.limits.events_each:
        raise Refuse(409, said.TooManyOwnEvents())
    if len(tasks) >= config.limits.tables:
        raise Refuse(409, said.TooManyEvents())


def _link(call: ApiCall, event: str) -> str:
    return f"{call.base_elsewhere}/event/{event}"


async def _settings(call: ApiCall, body: NewEvent) -> EventSettings:
    told = {name: getattr(body, name) for name in EventSettings.__struct_fields__ if name in _SENT}
    password = ""
    if body.password:
        refuse_short(body.password)
        password = await call.site.passwords.hash(body.password)
    return EventSettings(**{**told, "password": password, "restart": call.site.config.restart})


_SENT: Final = frozenset(NewEvent.__struct_fields__)


# Rules -------------------------------------------------------------------------------------------


async def _read(call: ApiCall, reading: Callable[[], Found]) -> Found:
    """What rules come to: they are read beside the event loop, and not too often."""
    call.site.configurations.take(call.address, "configurations")
    return await call.work(reading)


def _rules(given: dict[str, Any] | None, toml: str) -> EventRules:
    """The rules that are asked for, or why they cannot be."""
    if not given and not toml:
        raise Refuse(400, said.NoRulesOfEvent())
    try:
        told = parsed(toml) if toml else given
        rules = convert(told, EventRules)
        check_games(rules)
    except msgspec.ValidationError as why:
        if isinstance(why.__cause__, WithReason):
            raise Refuse(400, why.__cause__.refusal) from why
        raise Refuse(400, said.RulesOfEventMakeNoSense(reason_of(why))) from why
    except (BadEvent, BadGame) as why:
        raise Refuse(400, why.refusal) from why
    except RecursionError as why:
        raise Refuse(400, said.RulesOfEventMakeNoSense(reason_of(why))) from why
    if not is_title(rules.name, _LONGEST_NAME):
        raise Refuse(400, tables.TableNameTooLong(_LONGEST_NAME), option="name")
    return rules


@group.post("/api/events/check")
async def check(call: ApiCall, body: EventRulesBody) -> EventPreview:
    """What rules come to, before an event is made by them, or why they cannot be."""

    def reading() -> EventPreview:
        try:
            rules = _rules(body.rules, body.toml)
            pool = max(body.entries * rules.entry.price.prize, rules.prizes.guarantee)
            prizes = prizes_of(rules, pool, body.entries) if body.entries else ()
        except (Refuse, BadEvent) as no:
            why = no.said if isinstance(no, Refuse) else no.refusal
            return EventPreview(None, str(why), why, 0, (), 0)
        parts = rules.structure.parts
        minutes = sum([part.minutes for part in parts]) if all(p.minutes for p in parts) else 0
        return EventPreview(
            rules, "", None, pool, tuple([prize for prize in prizes if prize]), minutes
        )

    return await _read(call, reading)


@group.post("/api/events/structure")
async def structure(call: ApiCall, body: EveningBody) -> Structure:
    """A structure for so many players in so many hours, in blinds that the chips can pay."""

    def reading() -> Structure:
        try:
            known = {name: value for name, value in asdict(body).items() if value is not UNSET}
            return generated(evening_of(known.pop("pace"), known.pop("players"), **known))
        except BadEvent as why:
            raise Refuse(400, why.refusal) from why

    return await _read(call, reading)


# One event ---------------------------------------------------------------------------------------


@group.get("/api/events/{event}")
async def event(call: ApiCall) -> EventSheet:
    """An event: its rules, who has entered, and what one may do."""
    hosts = await call.hosts_event()
    desk = await call.event.look()
    link, at = _link(call, desk.id), call.site.now()
    return event_sheet(desk, call.me.name, hosts=hosts, link=link, at=at)


@group.get("/api/events/{event}/standings")
async def standings(call: ApiCall) -> CachedAnswer[Standings]:
    """How it stands: one snapshot a second for all who look, with an ETag."""
    kept = await call.event.snapshot(call.site.now())
    return CachedAnswer(kept.body, kept.etag, kept.pressed)


@group.post("/api/events/{event}/wish", who="somebody")
async def wish(call: ApiCall, body: EventWishBody) -> EventGranted:
    """Enter, take it back, buy again, be away: what a player may ask."""
    if isinstance(body.wish, w.Register):
        await _check_password(call, body.wish.password)
        await _check_ticket(call, body.wish.ticket)
    return await _ask(call, EventRequest(call.me.name, body.cmd, body.wish))


async def _check_password(call: ApiCall, password: str) -> None:
    desk = await call.event.look()
    kept, knows = desk.settings.password, call.me.name == desk.host
    if not kept or knows or call.me.name in desk.event.entrants:
        return
    whos = (f"{desk.id} {call.address}", f"{desk.id} {call.me.name}")
    guess = call.site.door.guess(*whos)
    if not await call.site.passwords.matches(kept, password):
        raise Refuse(403, said.WrongEventPassword())
    guess.right(*whos)


async def _check_ticket(call: ApiCall, ticket: str) -> None:
    """A ticket is good that whoever shows it has won in a satellite of the same host."""
    if not ticket:
        return
    desk = await call.event.look()
    won_in = await call.site.director.event(ticket.partition("/")[0])
    if won_in is None or not _good(ticket, won_in, desk, call.me.name):
        raise Refuse(403, said.NoSuchTicket(Player(call.me.name), ticket))


def _good(ticket: str, won_in: EventDesk, desk: EventDesk, name: str) -> bool:
    """Whether a ticket is theirs, for this event, and worth an entry: who hosts both has the pool.

    Else anybody could win tickets in an event of their own.
    """
    prizes = won_in.event.rules.prizes
    enough = prizes.seat >= desk.event.rules.entry.price.total
    theirs = won_in.host == desk.host and prizes.seat_in == desk.id
    return theirs and enough and ticket_of(won_in, name) == ticket


async def _flight(call: ApiCall, flight: str) -> Flight:
    """Who is left of a first day that has the same host."""
    desk = await call.site.director.event(flight)
    if desk is None:
        raise Refuse(404, said.NoSuchEvent(flight))
    if not call.me.admin and desk.host != call.me.name:
        raise Refuse(403, said.NotTheFlightsHost())
    try:
        return flight_of(desk)
    except NotGranted as why:
        raise Refuse(409, why.refusal) from why


@group.post("/api/events/{event}/order", who="host")
async def order(call: ApiCall, body: EventOrderBody) -> EventGranted:
    """Start, pause, penalise, make a deal, call off: what a host may order."""
    told = msgspec.to_builtins(body.order)
    args = {name: value for name, value in told.items() if isinstance(value, (str, int, bool))}
    if isinstance(body.order, w.EliminatePlayers):
        args["players"] = ", ".join([each.player for each in body.order.players])
    whom = str(args.pop("player", ""))
    desk = await call.event.look()
    done = replace(_done(call, "event-order", desk.event.rules.name, args), whom=whom)
    hosts = desk.host == call.me.name
    done = replace(done, role="host" if hosts else "admin")
    order = body.order
    flight = await _flight(call, order.flight) if isinstance(order, w.JoinFlight) else None
    return await _ask(call, EventRequest(call.me.name, body.cmd, order, True, done, flight))


async def _ask(call: ApiCall, asked: EventRequest) -> EventGranted:
    try:
        answer = await call.open_event.ask(asked)
    except EventGone as why:
        raise Refuse(503, requests.TryAgainSoon(), wait=2) from why
    if isinstance(answer, Refusal):
        raise Refuse(409, answer)
    return answer


def _done(call: ApiCall, what: str, name: str, args: dict[str, Any]) -> AuditRow:
    """Who does something about an event, for the audit log."""
    row = audit_row(call.site.now(), what, "", {"event": call.event.id, "name": name, **args})
    return replace(row, who=call.me.name, address=call.address)


@group.patch("/api/events/{event}/settings", who="host")
async def settings(call: ApiCall, body: SettingsOfEvent) -> EventSettings:
    """Change what is said of it; nothing else changes."""
    task, desk = call.open_event, await call.event.look()
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if changes.get("password"):
        refuse_short(changes["password"])
        changes["password"] = await call.site.passwords.hash(changes["password"])
    changed = replace(desk.settings, **changes)
    told = {name: bool(value) if name == "password" else value for name, value in changes.items()}
    done = _done(call, "event-order", desk.event.rules.name, {"do": "settings", **told})
    role = "host" if desk.host == call.me.name else "admin"
    await call.site.store.add_audit(replace(done, role=role))
    await call.site.director.change(task.id, changed, call.me.name)
    return replace(changed, password="")


@group.post("/api/events/{event}/deal")
async def deal(call: ApiCall, body: DealBody) -> DealSheet:
    """What everybody would get by a deal; nothing is proposed."""
    desk = await call.event.look()
    try:
        return deal_sheet(
            desk, c.MakeDeal(body.kind, (), body.saved, tuple((body.shares or {}).items()))
        )
    except NotInThisEvent as why:
        raise Refuse(409, why.refusal) from why


@group.post("/api/events/{event}/places", who="host")
async def places(call: ApiCall, body: EliminationBody) -> PlacesSheet:
    """The places that eliminations of one hand would give or change; nothing is entered."""
    desk = await call.event.look()
    try:
        group = elimination(body.players, body.same_hand_as)
        found = previewed_places(desk.event, group, desk.draws)
    except NotInThisEvent as why:
        raise Refuse(409, why.refusal) from why
    return PlacesSheet(found)


# What came of it ---------------------------------------------------------------------------------


@group.get("/api/events/{event}/results")
async def event_results(call: ApiCall) -> EventResults:
    """Everybody's place and money, so far or for good."""
    desk = await call.event.look()
    event = desk.event
    pool = sum(event.prizes) if event.closed else max(event.pool, event.rules.prizes.guarantee)
    return EventResults(desk.id, event.rules.name, event.phase, event.entries, pool, results(event))


@group.get("/api/events/{event}/results.csv", media="text/csv")
async def event_results_csv(call: ApiCall) -> Document:
    """Everybody's place and money, as a table for other programs."""
    desk = await call.event.look()
    return Document(results_csv(desk.event).encode(), "text/csv", f"results-{desk.id}.csv")


@group.get("/api/events/{event}/ledger.csv", who="host", media="text/csv")
async def event_ledger_csv(call: ApiCall) -> Document:
    """Every booking of an event: what was paid in and out, and for what."""
    records = await call.site.store.read(stream_of(call.event.id))
    facts = [from_json(record.body) for record in records]
    book = ledger([fact for fact in facts if not isinstance(fact, DirectorFact)])
    return Document(ledger_csv(book).encode(), "text/csv", f"ledger-{call.event.id}.csv")


@group.get("/api/events/{event}/log")
async def event_log(call: ApiCall, query: EventLogQuery) -> EventLog:
    """What has happened in it, as its log has it."""
    stream = stream_of(call.event.id)
    rows = await call.site.store.read(stream, query.after, query.limit + 1)
    shown = rows[: query.limit]
    records = tuple([EventRecord(row.seq, row.at, _shown(row.body)) for row in shown])
    last = records[-1].seq if records else query.after
    return EventLog(records, last, len(rows) > query.limit)


def _shown(line: bytes) -> dict[str, Any]:
    """A record without the text of a password."""
    fact: dict[str, Any] = decode_json(line)
    if isinstance(fact.get("settings"), dict):
        fact["settings"].pop("password", None)
    return fact
