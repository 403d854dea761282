"""Serializers of an event for a viewer: its list item, its details, and available actions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from riverboat.service.director.event_standings import (
    build_event_clock,
    build_level_view,
    find_rank,
    public_bounty,
)
from riverboat.service.director.tournament_session import TournamentSession
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.event_play import decide
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.event_finish import compute_prizes
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
from riverboat.words.refusals.event_hosting import WrongPassword


def build_event_list_item(session: TournamentSession, viewer: str) -> EventListItem:
    """Return the list item of an event for a viewer."""
    event, rules, settings = session.event, session.event.rules, session.settings
    prize_pool = (
        sum(event.prizes)
        if event.is_registration_closed
        else max(event.prize_pool, rules.prizes.guarantee)
    )
    return EventListItem(
        id=session.id,
        name=rules.name,
        host=session.host,
        phase=event.phase,
        game=rules.game,
        games=_list_games_in_level_order(rules),
        price=rules.entry.price,
        money=settings.money,
        stack=rules.structure.stack,
        seats=rules.seating.seats,
        start_trigger=rules.starts,
        start_at=settings.start_at if event.phase == "open" else 0,
        entries=event.entry_count,
        min_entries=rules.entry.least,
        max_entries=rules.entry.most,
        players_left=len(event.remaining_entrants),
        tables=len(event.tables),
        level=event.level,
        late_until=rules.entry.late_until,
        may_enter=_is_command_allowed(session, c.Enter(" ")),
        prize_pool=prize_pool,
        needs_password=bool(settings.password),
        needs_approval=settings.approval,
        caller_standing=find_entrant_standing(session, viewer),
        description=settings.about,
    )


def _list_games_in_level_order(rules: EventRules) -> tuple[str, ...]:
    """Return each game once, in the order of the levels."""
    return tuple(dict.fromkeys(level.game or rules.game for level in rules.structure.levels))


def find_entrant_standing(session: TournamentSession, name: str) -> EntrantStanding:
    """Return a player's standing in the event."""
    entrant = session.event.entrants.get(name)
    if name in session.entry_requests or name in session.event.entry_requests:
        return "asking"
    return entrant.status if entrant is not None else ""


def build_event_details(
    session: TournamentSession, viewer: str, *, is_host: bool, link: str, now_ms: int
) -> EventDetails:
    """Return the details of an event without its standings, limited to what the viewer may see."""
    event = session.event
    levels = event.rules.structure.levels
    requesting_players = (*session.entry_requests, *session.event.entry_requests)
    visible_applicants = tuple([name for name in requesting_players if is_host or name == viewer])
    prizes = event.prizes
    if not event.is_registration_closed:
        prizes = (
            compute_prizes(event.rules, event.prize_pool, event.entry_count)
            if event.entry_count
            else ()
        )
    return EventDetails(
        list_item=build_event_list_item(session, viewer),
        rules=event.rules,
        settings=replace(session.settings, password=""),
        role="host" if is_host else "player" if viewer in event.entrants else "",
        link=link,
        clock=build_event_clock(event, now_ms),
        schedule=tuple(
            [
                build_level_view(level, level_number, event)
                for level_number, level in enumerate(levels, 1)
            ]
        ),
        level_lines=tuple([format_level_line(part) for part in event.rules.structure.parts]),
        players=tuple(event.entrants),
        bots=tuple(session.bot_styles),
        players_awaiting_approval=visible_applicants,
        caller=build_entrant_details(session, viewer),
        available_actions=tuple(_iterate_available_actions(session, viewer)),
        deal=_build_proposed_deal(session),
        prizes=tuple([prize for prize in prizes if prize]),
        are_prizes_posted=event.is_registration_closed,
        seed_hash=event.seed_hash,
        seed=session.draws.seed.hex() if event.phase == "ended" else "",
        cancel_reason=session.cancel_reason,
    )


def find_satellite_ticket(session: TournamentSession, name: str) -> str:
    """Return a player's ticket from this satellite in full form; empty if they have none."""
    entrant = session.event.entrants.get(name)
    return (
        f"{session.id}/{entrant.won_ticket}" if entrant is not None and entrant.won_ticket else ""
    )


def build_entrant_details(session: TournamentSession, name: str) -> EntrantDetails:
    """Return a player's details in the event."""
    entrant = session.event.entrants.get(name)
    standing = find_entrant_standing(session, name)
    if entrant is None:
        return EntrantDetails(standing, 0, 0, 0, "", 0, 0, 0, 0, 0, 0, 0, 0)
    broke_at = session.broke_since.get(name)
    is_deciding = broke_at is not None and entrant.status == "seated" and not entrant.chips
    return EntrantDetails(
        standing=standing,
        number=entrant.entry_number,
        chips=entrant.chips,
        table=entrant.table,
        room_table=session.table_ids.get(entrant.table, "") if entrant.status == "seated" else "",
        seat=entrant.seat + 1,
        rank=find_rank(session.event, entrant),
        prize=entrant.prize,
        paid=entrant.total_paid,
        bounty=public_bounty(session.event, entrant),
        bounties_won=entrant.bounty_winnings,
        rebuys=entrant.rebuy_count,
        decide_until=broke_at + 1_000 * session.settings.seconds_to_decide
        if is_deciding and broke_at is not None
        else 0,
        ticket=find_satellite_ticket(session, name),
    )


def _iterate_available_actions(session: TournamentSession, viewer: str) -> Iterator[EventAction]:
    """Yield the actions that the rules allow the player now, without changing anything."""
    if not viewer or session.is_over:
        return
    entrant = session.event.remaining_entrants.get(viewer)
    if viewer in session.entry_requests:
        yield "unregister"
        return
    actions_and_commands: tuple[tuple[EventAction, c.AnyEventCommand], ...] = (
        ("register", c.Enter(viewer)),
        ("unregister", c.Withdraw(viewer)),
        ("rebuy", c.RebuyChips(viewer)),
        ("no-rebuy", c.DeclineRebuy(viewer)),
        ("add-on", c.TakeAddOn(viewer)),
    )
    for action, command in actions_and_commands:
        if _is_command_allowed(session, command):
            yield action
    if entrant is not None and session.event.phase == "running":
        yield "back" if entrant.is_away else "away"
        if session.proposed_deal is not None:
            yield "answer-deal"


def _is_command_allowed(session: TournamentSession, command: c.AnyEventCommand) -> bool:
    try:
        decide(session.event, command, session.draws)
    except EventCommandRefused as error:
        if not isinstance(error.refusal, WrongPassword):
            return False
    return not session.is_over


def build_deal_details(
    session: TournamentSession, command: c.MakeDeal, number: int = 0
) -> DealDetails:
    """Return every player's share of a deal; raise ``EventCommandRefused`` if it is invalid."""
    players = tuple(session.event.remaining_entrants)
    deal_fact, *later_facts = decide(
        session.event, replace(command, agreeing_players=players), session.draws
    )
    assert isinstance(deal_fact, f.DealMade), deal_fact
    deal_shares = tuple(
        [
            DealShare(
                player,
                session.event.entrants[player].chips,
                share,
                player in session.deal_approvals,
            )
            for player, share in deal_fact.shares
        ]
    )
    return DealDetails(
        number, command.kind, command.saved_money, deal_shares, ends_event=bool(later_facts)
    )


def _build_proposed_deal(session: TournamentSession) -> DealDetails | None:
    proposal = session.proposed_deal
    if proposal is None:
        return None
    deal_command = c.MakeDeal(proposal.kind, (), proposal.saved_for_winner, proposal.shares)
    try:
        return build_deal_details(session, deal_command, proposal.number)
    except EventCommandRefused:  # a hand has started since
        return None
