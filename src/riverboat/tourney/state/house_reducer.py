"""Reducer of house facts: chips changed, absent players, days, seats out of use."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from riverboat.tourney.state import house_facts as f
from riverboat.tourney.state.event_state import Entrant, Event, EventTable


def apply_house(event: Event, fact: f.HouseFact) -> None:
    """Apply a fact of the house to the event."""
    match fact:
        case f.EntryRequested(player, now_ms):
            event.asking[player] = now_ms
        case f.EntryDenied(player):
            event.asking.pop(player, None)
        case f.TicketWon() | f.AllInReported() | f.SeatClosed() | f.SeatReopened():
            _apply_note(event, fact)
        case f.MarkerPaid() | f.PlayerLocked() | f.MoveConfirmed() | f.OldChipsChanged():
            _apply_to_entrant(event, fact)
        case f.ColouredUp() | f.BlindedOff():
            _apply_stacks(event, fact)
        case f.PlayerLeftAlone(table, _, now_ms):
            event.tables[table].alone, event.tables[table].blinded = now_ms, 0
        case f.DayBegan() | f.FlightJoined():
            _apply_day(event, fact)
        case f.BountyCardsMade(cards):
            event.made = cards
        case f.LevelsChanged(kept_parts, parts):
            structure = event.rules.structure
            structure = replace(structure, parts=(*structure.parts[:kept_parts], *parts))
            event.rules = replace(event.rules, structure=structure)
        case f.RoundReported():
            event.round, event.settled = set(), event.felt_hand
        case f.BigBlindReported():
            _apply_big_blind(event, fact)
        case f.ButtonMoved(table, button, small, big, now_ms):
            event_table = event.tables[table]
            event_table.button, event_table.small, event_table.big = button, small, big
            event_table.button_at, event_table.guess = now_ms, False
        case f.HourBreakBegan(minutes, now_ms):
            event.clock.paused = event.clock.rested = event.clock.told = now_ms
            event.clock.rests_until = now_ms + minutes * 60_000
        case f.HourBreakEnded(now_ms):
            resume_clock(event, now_ms)
            event.clock.rests_until = None
        case _:
            assert_never(fact)


def resume_clock(event: Event, now_ms: int) -> None:
    """Resume the clock: the level is extended by the time it was paused."""
    clock = event.clock
    clock.began += now_ms - (clock.paused if clock.paused is not None else now_ms)
    clock.paused, clock.told = None, now_ms
    clock.rested = max(clock.rested, now_ms)


def _apply_note(
    event: Event, fact: f.TicketWon | f.AllInReported | f.SeatClosed | f.SeatReopened
) -> None:
    match fact:
        case f.TicketWon(player, ticket):
            event.entrants[player].ticket = ticket
        case f.AllInReported(table):
            event.tables[table].all_in = True
        case f.SeatClosed(table, seat):
            event_table = event.tables[table]
            event_table.out_of_use = tuple(sorted({*event_table.out_of_use, seat}))
            event.closed_seats += 1
        case f.SeatReopened(table, seat):
            event_table = event.tables[table]
            event_table.out_of_use = tuple(
                [closed_seat for closed_seat in event_table.out_of_use if closed_seat != seat]
            )
            event.closed_seats -= 1
        case _:
            assert_never(fact)


def _apply_to_entrant(
    event: Event, fact: f.MarkerPaid | f.PlayerLocked | f.MoveConfirmed | f.OldChipsChanged
) -> None:
    entrant = event.entrants[fact.player]
    match fact:
        case f.MarkerPaid(_, amount):
            entrant.paid += amount
            event.pool += amount
            if event.closed:  # prizes are posted, so it joins the other remainders
                event.odd += amount
        case f.PlayerLocked(_, locked):
            entrant.locked = locked
        case f.MoveConfirmed():
            entrant.sent = entrant.guess = False
        case f.OldChipsChanged(chips=chips):
            entrant.chips += chips
            event.removed -= chips
        case _:
            assert_never(fact)


def _apply_stacks(event: Event, fact: f.ColouredUp | f.BlindedOff) -> None:
    for player, chips in fact.stacks:
        entrant = event.entrants[player]
        event.removed += entrant.chips - chips
        entrant.chips = chips
    if isinstance(fact, f.BlindedOff):
        table = event.tables[fact.table]
        table.small, table.big = fact.small, fact.big
        table.blinded += 1
    elif fact.table:
        table = event.tables[fact.table]
        table.races = tuple([chip_value for chip_value in table.races if chip_value != fact.worth])
        if not table.races:
            event.racing.discard(fact.table)
    else:
        event.races = tuple([chip_value for chip_value in event.races if chip_value != fact.worth])


def _apply_day(event: Event, fact: f.DayBegan | f.FlightJoined) -> None:
    if isinstance(fact, f.DayBegan):
        event.day, event.bagged, event.draw_all = fact.day, False, True
        for table in event.tables.values():
            table.button = table.button_at = None
        resume_clock(event, fact.at)
        return
    event.flights.append(fact.flight)
    event.pool += fact.pool
    event.head_money += fact.head_money
    event.removed += fact.given_up
    event.sold += sum([bag.chips for bag in fact.bags])
    number = event.entries + fact.entries - len(fact.bags)
    for bag in fact.bags:
        number += 1
        earlier_entrant = event.entrants.get(bag.player)
        if earlier_entrant is not None:  # the larger bag counts, and the smaller is forfeited
            event.placed += 1
            earlier_entrant.number = number
            earlier_entrant.chips = max(earlier_entrant.chips, bag.chips)
            earlier_entrant.head = (
                bag.head if earlier_entrant.chips == bag.chips else earlier_entrant.head
            )
            continue
        entrant = Entrant(bag.player, number, chips=bag.chips, head=bag.head, came="bag")
        for entrants in (event.entrants, event.inside, event.homeless):
            entrants[bag.player] = entrant
    event.entries += fact.entries
    event.placed += fact.entries - len(fact.bags)


def _apply_big_blind(event: Event, fact: f.BigBlindReported) -> None:
    """Apply a reported big blind: the players before that seat have paid the last blinds."""
    table = event.tables[fact.table]
    table.reported, table.guess = fact.at, fact.seat < 0
    if fact.seat >= 0:
        table.big = _seat_before(table, fact.seat)
        table.small = _seat_before(table, table.big)
        table.button = table.small if table.count == 2 else _seat_before(table, table.small)


def _seat_before(table: EventTable, seat: int) -> int:
    """Return the nearest taken seat to the right of a seat."""
    round_ = len(table.seats)
    row = [(seat - offset) % round_ for offset in range(1, round_ + 1)]
    return next((other_seat for other_seat in row if table.seats[other_seat] is not None), seat)
