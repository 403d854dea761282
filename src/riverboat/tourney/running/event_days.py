"""Days of an event: bagging chips, joining flights, and beginning the next day."""

from __future__ import annotations

from collections import Counter

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.bounties import compute_unpaid_bounty_money
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w


def end_day(event: Event, now_ms: int, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Count and bag all chips; a flight ends with its day."""
    if event.phase != "running":
        raise EventCommandRefused(w.TournamentNotRunning())
    if event.is_bagged:
        raise EventCommandRefused(h.ChipsBagged())
    if any(table.is_playing for table in event.tables.values()):
        raise EventCommandRefused(w.EventHandsRunning())
    if not event.rules.flight:
        return (f.DayEnded(now_ms),)
    return f.DayEnded(now_ms), f.EventEnded(draws.seed.hex(), now_ms)


def list_due_day_end_facts(event: Event, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """End a day whose last level is over, once no table that the room deals plays a hand.

    At physical tables the host ends the day, because the room cannot observe the last hands.
    """
    is_paused = event.clock.paused_since is not None
    is_last_level = event.rules.day_ends[event.day - 1 : event.day] == (event.level,)
    if event.phase != "running" or not (is_paused and is_last_level and event.last_hands_by_table):
        return ()
    if event.rules.tables == "felt" or max(event.last_hands_by_table.values()) > 0:
        return ()
    if any(table.is_playing for table in event.tables.values()):
        return ()
    return end_day(event, event.clock.now_ms, draws)


def begin_day(event: Event, now_ms: int) -> f.DayBegan:
    """Begin the next day, with a redraw of all seats."""
    if event.phase != "running":
        raise EventCommandRefused(w.TournamentNotRunning())
    if not event.is_bagged:
        raise EventCommandRefused(h.DayRunning())
    if now_ms < event.clock.last_report_at:
        raise EventCommandRefused(w.ClockReversal())
    return f.DayBegan(event.day + 1, now_ms)


def join_flight_command(event: Event) -> c.JoinFlight:
    """Return the command that brings a finished flight into the day on which the flights join."""
    bags = tuple(
        [
            f.ChipBag(entrant.player, entrant.chips, entrant.bounty)
            for entrant in event.players_left
            if entrant.chips
        ]
    )
    bounty_money = compute_unpaid_bounty_money(event) if event.rules.bounty.makes_cards else 0
    return c.JoinFlight(event.rules.flight, bags, event.entry_count, event.prize_pool, bounty_money)


def join_flight(event: Event, command: c.JoinFlight) -> f.FlightJoined:
    """Join the bags of a flight; of two bags of one player the smaller one is given up."""
    if event.phase != "open":
        raise EventCommandRefused(w.TournamentStarted())
    if command.flight in event.joined_flights:
        raise EventCommandRefused(h.FlightAlreadyMerged(command.flight))
    bag_count_by_player = Counter([bag.player for bag in command.bags])
    bagged_stacks = [bag.chips for bag in command.bags]
    declared_money = min(command.prize_money, command.bounty_money)
    is_invalid = (
        min(bagged_stacks, default=0) < 1
        or len(bagged_stacks) > command.entry_count
        or declared_money < 0
    )
    if is_invalid or max(bag_count_by_player.values()) > 1:
        raise EventCommandRefused(
            h.NoSuchFlight(command.flight, len(bagged_stacks), command.entry_count)
        )
    entrants = event.entrants
    forfeited_chips = sum(
        [
            min(bag.chips, entrants[bag.player].chips)
            for bag in command.bags
            if bag.player in entrants
        ]
    )
    return f.FlightJoined(
        command.flight,
        command.bags,
        forfeited_chips,
        command.entry_count,
        command.prize_money,
        command.bounty_money,
    )
