"""Serializers of an event for a viewer: its list item, its details, and available actions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from riverboat.service.director.event_standings import clock_of, level_view, rank_of, shown_bounty
from riverboat.service.director.tournament_session import TournamentSession
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.event_play import decide
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.event_finish import prizes_for
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.structure.level_lines import format_level_line
from riverboat.web.schemas.event_schemas import (
    DealDetails,
    DealShare,
    EntrantDetails,
    EntrantStanding,
    EventAction,
    EventDetails,
    EventListItem,
)
from riverboat.words.refusals.event_house import WrongPassword


def event_list_item(desk: TournamentSession, me: str) -> EventListItem:
    """Return the list item of an event for a viewer."""
    event, rules, settings = desk.event, desk.event.rules, desk.settings
    pool = sum(event.prizes) if event.closed else max(event.pool, rules.prizes.guarantee)
    return EventListItem(
        id=desk.id,
        name=rules.name,
        host=desk.host,
        phase=event.phase,
        game=rules.game,
        games=_games_by_level(rules),
        price=rules.entry.price,
        money=settings.money,
        stack=rules.structure.stack,
        seats=rules.seating.seats,
        starts=rules.starts,
        start_at=settings.start_at if event.phase == "open" else 0,
        entries=event.entries,
        least=rules.entry.least,
        most=rules.entry.most,
        left=len(event.inside),
        tables=len(event.tables),
        level=event.level,
        late_until=rules.entry.late_until,
        may_enter=_is_allowed(desk, c.Enter(" ")),
        pool=pool,
        password=bool(settings.password),
        approval=settings.approval,
        you=entrant_standing(desk, me),
        about=settings.about,
    )


def _games_by_level(rules: EventRules) -> tuple[str, ...]:
    """Return each game once, in the order of the levels."""
    return tuple(dict.fromkeys(level.game or rules.game for level in rules.structure.levels))


def entrant_standing(desk: TournamentSession, name: str) -> EntrantStanding:
    """Return a player's standing in the event."""
    found = desk.event.entrants.get(name)
    if name in desk.entry_requests or name in desk.event.asking:
        return "asking"
    return found.status if found is not None else ""


def event_details(
    desk: TournamentSession, me: str, *, is_host: bool, link: str, at: int
) -> EventDetails:
    """Return everything about an event except its standings, as the viewer may know it."""
    event = desk.event
    levels = event.rules.structure.levels
    asking = (*desk.entry_requests, *desk.event.asking)
    waits = tuple([name for name in asking if is_host or name == me])
    prizes = event.prizes
    if not event.closed:
        prizes = prizes_for(event.rules, event.pool, event.entries) if event.entries else ()
    return EventDetails(
        line=event_list_item(desk, me),
        rules=event.rules,
        settings=replace(desk.settings, password=""),
        role="host" if is_host else "player" if me in event.entrants else "",
        link=link,
        clock=clock_of(event, at),
        schedule=tuple([level_view(each, k, event) for k, each in enumerate(levels, 1)]),
        lines=tuple([format_level_line(part) for part in event.rules.structure.parts]),
        players=tuple(event.entrants),
        bots=tuple(desk.bot_styles),
        asking=waits,
        you=entrant_details(desk, me),
        may=tuple(_available_actions(desk, me)),
        deal=_proposed_deal(desk),
        prizes=tuple([prize for prize in prizes if prize]),
        posted=event.closed,
        seal=event.seal,
        seed=desk.draws.seed.hex() if event.phase == "ended" else "",
        why=desk.cancel_reason,
    )


def satellite_ticket(desk: TournamentSession, name: str) -> str:
    """Return a player's ticket from this satellite in full form; empty if they have none."""
    found = desk.event.entrants.get(name)
    return f"{desk.id}/{found.ticket}" if found is not None and found.ticket else ""


def entrant_details(desk: TournamentSession, name: str) -> EntrantDetails:
    """Return a player's details in the event."""
    found = desk.event.entrants.get(name)
    where = entrant_standing(desk, name)
    if found is None:
        return EntrantDetails(where, 0, 0, 0, "", 0, 0, 0, 0, 0, 0, 0, 0)
    broke = desk.broke_since.get(name)
    decides = broke is not None and found.status == "seated" and not found.chips
    return EntrantDetails(
        standing=where,
        number=found.number,
        chips=found.chips,
        table=found.table,
        room_table=desk.table_ids.get(found.table, "") if found.status == "seated" else "",
        seat=found.seat + 1,
        rank=rank_of(desk.event, found),
        prize=found.prize,
        paid=found.paid,
        head=shown_bounty(desk.event, found),
        heads=found.heads,
        rebuys=found.rebuys,
        decide_until=broke + 1_000 * desk.settings.decide if decides and broke is not None else 0,
        ticket=satellite_ticket(desk, name),
    )


def _available_actions(desk: TournamentSession, me: str) -> Iterator[EventAction]:
    """Yield the actions that the rules allow the player now, without changing anything."""
    if not me or desk.is_over:
        return
    found = desk.event.inside.get(me)
    if me in desk.entry_requests:
        yield "unregister"
        return
    wishes: tuple[tuple[EventAction, c.AnyEventCommand], ...] = (
        ("register", c.Enter(me)),
        ("unregister", c.Withdraw(me)),
        ("rebuy", c.RebuyChips(me)),
        ("no-rebuy", c.DeclineRebuy(me)),
        ("add-on", c.TakeAddOn(me)),
    )
    for name, command in wishes:
        if _is_allowed(desk, command):
            yield name
    if found is not None and desk.event.phase == "running":
        yield "back" if found.away else "away"
        if desk.proposed_deal is not None:
            yield "answer-deal"


def _is_allowed(desk: TournamentSession, command: c.AnyEventCommand) -> bool:
    try:
        decide(desk.event, command, desk.draws)
    except EventCommandRefused as why:
        if not isinstance(why.refusal, WrongPassword):
            return False
    return not desk.is_over


# Deals -------------------------------------------------------------------------------------------


def deal_sheet(desk: TournamentSession, command: c.MakeDeal, number: int = 0) -> DealDetails:
    """Return every player's share of a deal; raise ``EventCommandRefused`` if it is invalid."""
    everybody = tuple(desk.event.inside)
    fact, *more = decide(desk.event, replace(command, agreed=everybody), desk.draws)
    assert isinstance(fact, f.DealMade), fact
    rows = tuple(
        [
            DealShare(
                player, desk.event.entrants[player].chips, share, player in desk.deal_approvals
            )
            for player, share in fact.shares
        ]
    )
    return DealDetails(number, command.kind, command.saved, rows, ends=bool(more))


def _proposed_deal(desk: TournamentSession) -> DealDetails | None:
    asked = desk.proposed_deal
    if asked is None:
        return None
    making = c.MakeDeal(asked.kind, (), asked.saved, asked.shares)
    try:
        return deal_sheet(desk, making, asked.number)
    except EventCommandRefused:  # a hand has started since
        return None
