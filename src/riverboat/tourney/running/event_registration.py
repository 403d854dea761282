"""Registration: entries, late entries, re-entries, rebuys, the add-on."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.rules.event_password import is_password
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Entrant, Event
from riverboat.tourney.structure.levels import Break, Level
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w

EntryCommand: TypeAlias = (
    c.Enter
    | c.Admit
    | c.DenyEntry
    | c.Withdraw
    | c.RebuyChips
    | c.DeclineRebuy
    | c.TakeAddOn
    | c.PayMarker
)


def entry_facts(event: Event, command: EntryCommand) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of an entry command: register, withdraw, or buy more chips."""
    match command:
        case c.Enter():
            return (_request_entry(event, command),)
        case c.Admit(player, now_ms):
            _require_request(event, player)
            return (_enter_player(event, player, now_ms),)
        case c.DenyEntry(player, reason):
            _require_request(event, player)
            if not reason.strip():
                raise EventCommandRefused(w.ReasonMissing())
            return (f.EntryDenied(player, reason.strip()),)
        case c.PayMarker(player):
            return (_pay_marker(event, player),)
        case c.Withdraw(player):
            return (_withdraw_player(event, player),)
        case c.RebuyChips(player):
            return (_take_rebuy(event, player),)
        case c.DeclineRebuy(player):
            return _decline_rebuy(event, player)
        case c.TakeAddOn(player):
            return (_take_add_on(event, player),)
        case _:
            assert_never(command)


def require_entrant(event: Event, player: str) -> Entrant:
    """Return an entrant of this event, or raise ``EventCommandRefused``."""
    entrant = event.entrants.get(player)
    if entrant is None:
        raise EventCommandRefused(w.PlayerNotEntrant(Player(player)))
    return entrant


def is_entry_open(event: Event) -> bool:
    """Return True if players may still enter (TRNY-15)."""
    if event.is_registration_closed:
        return False
    is_early_enough = event.phase == "running" and event.level <= event.rules.entry.late_until
    return event.phase == "open" or is_early_enough


def is_selling_chips(event: Event) -> bool:
    """Return True if entries, rebuys or add-ons may still be sold; else the pool is final."""
    rebuy, add_on = event.rules.entry.rebuy, event.rules.entry.add_on
    last_level = max(rebuy.until_level if rebuy else 0, add_on.level if add_on else 0)
    return is_entry_open(event) or event.level <= last_level


def _request_entry(event: Event, command: c.Enter) -> f.Entered | f.EntryRequested:
    """Enter a player who may enter, or request the host's admission for a new player."""
    rules, player = event.rules.entry, command.player
    entry_fact = _enter_player(event, player, command.at, command.ticket)
    if entry_fact.kind == "re-entry":
        return entry_fact
    if rules.access == "password" and not is_password(
        command.password, rules.password, event.rules.name
    ):
        raise EventCommandRefused(h.WrongPassword())
    if rules.access != "approval":
        return entry_fact
    if player in event.entry_requests:
        raise EventCommandRefused(h.EntryRequestPending(Player(player)))
    return f.EntryRequested(player, command.at)


def _require_request(event: Event, player: str) -> None:
    if player not in event.entry_requests:
        raise EventCommandRefused(h.NoOpenEntryRequest(Player(player)))


def _pay_marker(event: Event, player: str) -> f.MarkerPaid:
    """Charge a player without a bounty marker its value, for the prize pool (TRNY-56)."""
    entrant, bounty = require_entrant(event, player), event.rules.entry.price.bounty
    if event.rules.bounty.kind == "none":
        raise EventCommandRefused(h.NoBountyMarkers())
    if entrant.status == "out":
        raise EventCommandRefused(w.PlayerEliminated(Player(player)))
    return f.MarkerPaid(player, bounty)


def _enter_player(event: Event, player: str, now_ms: int, ticket: str = "") -> f.Entered:
    rules, earlier_entrant = event.rules.entry, event.entrants.get(player)
    is_late = event.phase == "running"
    if not is_entry_open(event):  # rule: TRNY-15
        raise EventCommandRefused(w.RegistrationOver(rules.late_until))
    if earlier_entrant is not None and earlier_entrant.status != "out":
        raise EventCommandRefused(w.AlreadyEntered(Player(player)))
    if (
        earlier_entrant is not None and earlier_entrant.entry_count > rules.reentries
    ):  # rule: TRNY-16
        raise EventCommandRefused(w.NoReentry(Player(player), rules.reentries))
    if rules.most and event.entry_count >= rules.most:
        raise EventCommandRefused(w.EventFull(rules.most))
    if ticket and rules.tickets == "off":
        raise EventCommandRefused(h.TicketsDisabled())
    if ticket in event.used_tickets:
        raise EventCommandRefused(h.TicketUsed(ticket))
    entry_kind: f.EntryKind = (
        "re-entry" if earlier_entrant is not None else "late" if is_late else "entry"
    )
    chips = _compute_late_stack(event) if is_late else event.rules.structure.stack
    return f.Entered(player, event.entry_count + 1, entry_kind, rules.price, chips, now_ms, ticket)


def _compute_late_stack(event: Event) -> int:
    """Return a late entrant's stack: full, or reduced by a round per level missed (TRNY-13)."""
    structure, seats_per_table = event.rules.structure, event.rules.seating.seats
    if event.rules.entry.late_stack == "full":
        return structure.stack
    missed_levels = structure.levels[: max(event.level - 1, 0)]
    missed_chips = sum(
        [
            level.small + level.big + _compute_ante_cost(level, seats_per_table)
            for level in missed_levels
        ]
    )
    # Rule: UNIT-02 payable in the chips in play.
    smallest_chip = structure.smallest_chip(event.clock.part_index)
    late_stack = max(structure.stack - missed_chips, structure.level(event.level).big)
    return max(late_stack // smallest_chip * smallest_chip, smallest_chip)


def _compute_ante_cost(level: Level, seats: int) -> int:
    """Return a player's cost of antes for one round."""
    return level.ante * seats if level.antes == "each" else level.ante


def _withdraw_player(event: Event, player: str) -> f.Withdrew:
    entrant = require_entrant(event, player)
    if event.phase != "open":
        raise EventCommandRefused(w.TournamentStarted())
    if event.rules.entry.withdraw == "never":
        raise EventCommandRefused(h.UnregisteringForbidden())
    return f.Withdrew(player, entrant.total_paid)


def can_rebuy(event: Event, entrant: Entrant, chips: int) -> bool:
    """Return True if a player may rebuy with this many chips (TRNY-52)."""
    return _find_rebuy_refusal(event, entrant, chips) is None


def _find_rebuy_refusal(
    event: Event, entrant: Entrant, chips: int
) -> (
    w.NoRebuys
    | w.RebuyPeriodOver
    | w.RebuysExhausted
    | w.StackTooLargeForRebuy
    | w.SeatlessEntrant
    | None
):
    rebuy = event.rules.entry.rebuy
    if rebuy is None:
        return w.NoRebuys()
    if event.phase != "running" or entrant.status != "seated":
        return w.SeatlessEntrant(Player(entrant.player))
    table = event.tables[entrant.table]
    # A player busted in the period may still rebuy after the next level has begun.
    reported_chips = event.rules.tables == "felt" and entrant.chips
    if (event.level if chips or reported_chips else table.level) > rebuy.until_level:
        return w.RebuyPeriodOver(rebuy.until_level)
    if rebuy.most and entrant.rebuy_count >= rebuy.most:
        return w.RebuysExhausted(Player(entrant.player), rebuy.most)
    max_chips = rebuy.at or event.rules.structure.stack
    if chips > max_chips:
        return w.StackTooLargeForRebuy(Player(entrant.player), chips, max_chips)
    return None


def _take_rebuy(event: Event, player: str) -> f.Rebought:
    entrant = require_entrant(event, player)
    refusal = _find_rebuy_refusal(event, entrant, entrant.chips)
    if refusal is not None:
        raise EventCommandRefused(refusal)
    if event.tables[entrant.table].is_playing:  # rule: TRNY-52 before the next deal
        raise EventCommandRefused(w.WaitForHandsEnd(entrant.table))
    rebuy = event.rules.entry.rebuy
    assert rebuy is not None
    return f.Rebought(player, rebuy.chips, rebuy.price)


def _decline_rebuy(event: Event, player: str) -> tuple[f.AnyEventFact, ...]:
    entrant = require_entrant(event, player)
    if entrant.status != "seated" or entrant.chips:
        raise EventCommandRefused(w.PlayerWithChips(Player(player), entrant.chips))
    last_bust = entrant.undecided_bust
    if last_bust is not None:
        busted_fact = f.Busted(
            player,
            last_bust.table,
            last_bust.stack,
            last_bust.winners,
            is_host_entered=last_bust.is_host_entered,
        )
    else:
        stack = event.tables[entrant.table].stacks.get(player, 0)
        busted_fact = f.Busted(
            player, entrant.table, stack, is_host_entered=event.rules.tables == "felt"
        )
    return f.RebuyDeclined(player), busted_fact


def _take_add_on(event: Event, player: str) -> f.AddedOn:
    entrant, add_on = require_entrant(event, player), event.rules.entry.add_on
    if add_on is None:
        raise EventCommandRefused(w.NoAddOn())
    is_add_on_break = isinstance(event.part, Break) and event.level == add_on.level
    if not is_add_on_break and event.level != add_on.level:  # rule: TRNY-53
        raise EventCommandRefused(w.AddOnTooEarly(add_on.level))
    if entrant.has_added_on or entrant.status != "seated":
        raise EventCommandRefused(w.AddOnAlreadyTaken(Player(player)))
    if event.tables[entrant.table].is_playing:
        raise EventCommandRefused(w.WaitForHandsEnd(entrant.table))
    return f.AddedOn(player, add_on.chips, add_on.price)
