"""Registration: entries, late entries, re-entries, rebuys, the add-on."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.rules import EntryRules
from riverboat.tourney.rules.event_password import is_password
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Entrant, Event
from riverboat.tourney.structure.levels import Break, Level
from riverboat.words import Player
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w

EntryCommand: TypeAlias = (
    c.Enter
    | c.Admit
    | c.TurnAway
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
        case c.Admit(player, at):
            _require_request(event, player)
            return (_enter(event, player, at),)
        case c.TurnAway(player, why):
            _require_request(event, player)
            if not why.strip():
                raise EventCommandRefused(w.WhyIsIt())
            return (f.EntryDenied(player, why.strip()),)
        case c.PayMarker(player):
            return (_pay_marker(event, player),)
        case c.Withdraw(player):
            return (_withdraw(event, player),)
        case c.RebuyChips(player):
            return (_rebuy(event, player),)
        case c.DeclineRebuy(player):
            return _decline_rebuy(event, player)
        case c.TakeAddOn(player):
            return (_add_on(event, player),)
        case _:
            assert_never(command)


def require_entrant(event: Event, player: str) -> Entrant:
    """Return an entrant of this event, or raise ``EventCommandRefused``."""
    found = event.entrants.get(player)
    if found is None:
        raise EventCommandRefused(w.NotEntered(Player(player)))
    return found


def last_selling_level(rules: EntryRules) -> int:
    """Return the last level with sales, after which the pool is final."""
    rebuy, add_on = rules.rebuy, rules.add_on
    return max(rules.late_until, rebuy.until_level if rebuy else 0, add_on.level if add_on else 0)


# Entries -----------------------------------------------------------------------------------------


def _request_entry(event: Event, command: c.Enter) -> f.Entered | f.EntryRequested:
    """Enter a player who may enter, or request the host's admission for a new player."""
    rules, player = event.rules.entry, command.player
    entered = _enter(event, player, command.at, command.ticket)
    if entered.kind == "re-entry":
        return entered
    if rules.access == "password" and not is_password(
        command.password, rules.password, event.rules.name
    ):
        raise EventCommandRefused(h.WrongPassword())
    if rules.access != "approval":
        return entered
    if player in event.asking:
        raise EventCommandRefused(h.AsksAlready(Player(player)))
    return f.EntryRequested(player, command.at)


def _require_request(event: Event, player: str) -> None:
    if player not in event.asking:
        raise EventCommandRefused(h.AsksNothing(Player(player)))


def _pay_marker(event: Event, player: str) -> f.MarkerPaid:
    """Charge a player without a bounty marker its value, for the prize pool (TRNY-56)."""
    found, bounty = require_entrant(event, player), event.rules.entry.price.bounty
    if event.rules.bounty.kind == "none":
        raise EventCommandRefused(h.NoBountyMarkers())
    if found.status == "out":
        raise EventCommandRefused(w.IsOut(Player(player)))
    return f.MarkerPaid(player, bounty)


def _enter(event: Event, player: str, at: int, ticket: str = "") -> f.Entered:
    rules, before = event.rules.entry, event.entrants.get(player)
    late = event.phase == "running"
    if event.closed or (event.level > rules.late_until and late):  # rule: TRNY-15
        raise EventCommandRefused(w.RegistrationIsClosed(rules.late_until))
    if event.phase not in ("open", "running"):
        raise EventCommandRefused(w.RegistrationIsClosed(rules.late_until))
    if before is not None and before.status != "out":
        raise EventCommandRefused(w.EnteredAlready(Player(player)))
    if before is not None and before.entries > rules.reentries:  # rule: TRNY-16
        raise EventCommandRefused(w.NoReentry(Player(player), rules.reentries))
    if rules.most and event.entries >= rules.most:
        raise EventCommandRefused(w.EventIsFull(rules.most))
    if ticket and rules.tickets == "off":
        raise EventCommandRefused(h.NoTickets())
    if ticket in event.tickets:
        raise EventCommandRefused(h.TicketIsUsed(ticket))
    kind: f.EntryKind = "re-entry" if before is not None else "late" if late else "entry"
    chips = _late_stack(event) if late else event.rules.structure.stack
    return f.Entered(player, event.entries + 1, kind, rules.price, chips, at, ticket)


def _late_stack(event: Event) -> int:
    """Return a late entrant's stack: full, or reduced by a round per level missed (TRNY-13)."""
    structure, seats = event.rules.structure, event.rules.seating.seats
    if event.rules.entry.late_stack == "full":
        return structure.stack
    missed = structure.levels[: max(event.level - 1, 0)]
    cost = sum([level.small + level.big + _ante_cost(level, seats) for level in missed])
    # Rule: UNIT-02 payable in the chips in play.
    smallest = structure.smallest_chip(event.clock.part)
    chips = max(structure.stack - cost, structure.level(event.level).big)
    return max(chips // smallest * smallest, smallest)


def _ante_cost(level: Level, seats: int) -> int:
    """Return a player's cost of antes for one round."""
    return level.ante * seats if level.antes == "each" else level.ante


def _withdraw(event: Event, player: str) -> f.Withdrew:
    found = require_entrant(event, player)
    if event.phase != "open":
        raise EventCommandRefused(w.HasBegun())
    if event.rules.entry.withdraw == "never":
        raise EventCommandRefused(h.NoUnregistering())
    return f.Withdrew(player, found.paid)


# Rebuys and add-ons ------------------------------------------------------------------------------


def can_rebuy(event: Event, player: Entrant, chips: int) -> bool:
    """Return True if a player may rebuy with this many chips (TRNY-52)."""
    return _rebuy_refusal(event, player, chips) is None


def _rebuy_refusal(
    event: Event, player: Entrant, chips: int
) -> w.NoRebuys | w.RebuysAreOver | w.RebuysAreUsed | w.StackTooGreat | w.SitsNowhere | None:
    rebuy = event.rules.entry.rebuy
    if rebuy is None:
        return w.NoRebuys()
    if event.phase != "running" or player.status != "seated":
        return w.SitsNowhere(Player(player.player))
    table = event.tables[player.table]
    # A player busted in the period may still rebuy after the next level has begun.
    told = event.rules.tables == "felt" and player.chips
    if (event.level if chips or told else table.level) > rebuy.until_level:
        return w.RebuysAreOver(rebuy.until_level)
    if rebuy.most and player.rebuys >= rebuy.most:
        return w.RebuysAreUsed(Player(player.player), rebuy.most)
    most = rebuy.at or event.rules.structure.stack
    if chips > most:
        return w.StackTooGreat(Player(player.player), chips, most)
    return None


def _rebuy(event: Event, player: str) -> f.Rebought:
    found = require_entrant(event, player)
    why = _rebuy_refusal(event, found, found.chips)
    if why is not None:
        raise EventCommandRefused(why)
    if event.tables[found.table].playing:  # rule: TRNY-52 before the next deal
        raise EventCommandRefused(w.WaitForHandsEnd(found.table))
    rebuy = event.rules.entry.rebuy
    assert rebuy is not None
    return f.Rebought(player, rebuy.chips, rebuy.price)


def _decline_rebuy(event: Event, player: str) -> tuple[f.AnyEventFact, ...]:
    found = require_entrant(event, player)
    if found.status != "seated" or found.chips:
        raise EventCommandRefused(w.HasChipsLeft(Player(player), found.chips))
    lost = found.lost
    if lost is not None:
        out = f.Busted(player, lost.table, lost.stack, lost.by, typed=lost.typed)
    else:
        stack = event.tables[found.table].stacks.get(player, 0)
        out = f.Busted(player, found.table, stack, typed=event.rules.tables == "felt")
    return f.RebuyDeclined(player), out


def _add_on(event: Event, player: str) -> f.AddedOn:
    found, add_on = require_entrant(event, player), event.rules.entry.add_on
    if add_on is None:
        raise EventCommandRefused(w.NoAddOn())
    resting = isinstance(event.part, Break) and event.level == add_on.level
    if not resting and event.level != add_on.level:  # rule: TRNY-53
        raise EventCommandRefused(w.AddOnIsLater(add_on.level))
    if found.added_on or found.status != "seated":
        raise EventCommandRefused(w.AddedOnAlready(Player(player)))
    if event.tables[found.table].playing:
        raise EventCommandRefused(w.WaitForHandsEnd(found.table))
    return f.AddedOn(player, add_on.chips, add_on.price)
