"""Reducer of house facts: chips changed, absent players, days, seats out of use."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from riverboat.tourney.state import house_facts as f
from riverboat.tourney.state.event_state import Entrant, Event, EventTable


def apply_house(event: Event, fact: f.HouseFact) -> None:
    """Apply a fact of the tournament's staff, such as a denied entry, to the event."""
    match fact:
        case f.EntryRequested(player, now_ms):
            event.entry_requests[player] = now_ms
        case f.EntryDenied(player):
            event.entry_requests.pop(player, None)
        case f.TicketWon() | f.AllInReported() | f.SeatClosed() | f.SeatReopened():
            _apply_ticket_or_seat(event, fact)
        case f.MarkerPaid() | f.PlayerLocked() | f.MoveConfirmed() | f.OldChipsChanged():
            _apply_to_entrant(event, fact)
        case f.ColouredUp() | f.BlindedOff():
            _apply_stacks(event, fact)
        case f.PlayerLeftAlone(table, _, now_ms):
            event.tables[table].alone_since, event.tables[table].clock_button_moves = now_ms, 0
        case f.DayBegan() | f.FlightJoined():
            _apply_day(event, fact)
        case f.BountyCardsMade(cards):
            event.made_cards = cards
        case f.LevelsChanged(kept_parts, parts):
            structure = event.rules.structure
            structure = replace(structure, parts=(*structure.parts[:kept_parts], *parts))
            event.rules = replace(event.rules, structure=structure)
        case f.RoundReported():
            event.tables_in_round, event.last_closed_felt_hand = set(), event.felt_hand_count
        case f.BigBlindReported():
            _apply_big_blind(event, fact)
        case f.ButtonMoved(table, button, small, big, now_ms):
            event_table = event.tables[table]
            event_table.button, event_table.small_blind_seat, event_table.big_blind_seat = (
                button,
                small,
                big,
            )
            event_table.button_moved_at, event_table.is_big_blind_unknown = now_ms, False
        case f.HourBreakBegan(minutes, now_ms):
            event.clock.paused_since = event.clock.breaks_taken_until = (
                event.clock.last_report_at
            ) = now_ms
            event.clock.hour_break_ends_at = now_ms + minutes * 60_000
        case f.HourBreakEnded(now_ms):
            resume_clock(event, now_ms)
            event.clock.hour_break_ends_at = None
        case _:
            assert_never(fact)


def resume_clock(event: Event, now_ms: int) -> None:
    """Resume the clock: the level is extended by the time it was paused."""
    clock = event.clock
    clock.part_began_at += now_ms - (
        clock.paused_since if clock.paused_since is not None else now_ms
    )
    clock.paused_since, clock.last_report_at = None, now_ms
    clock.breaks_taken_until = max(clock.breaks_taken_until, now_ms)


def _apply_ticket_or_seat(
    event: Event, fact: f.TicketWon | f.AllInReported | f.SeatClosed | f.SeatReopened
) -> None:
    match fact:
        case f.TicketWon(player, ticket):
            event.entrants[player].won_ticket = ticket
        case f.AllInReported(table):
            event.tables[table].is_all_in = True
        case f.SeatClosed(table, seat):
            event_table = event.tables[table]
            event_table.closed_seats = tuple(sorted({*event_table.closed_seats, seat}))
            event.closed_seat_count += 1
        case f.SeatReopened(table, seat):
            event_table = event.tables[table]
            event_table.closed_seats = tuple(
                [closed_seat for closed_seat in event_table.closed_seats if closed_seat != seat]
            )
            event.closed_seat_count -= 1
        case _:
            assert_never(fact)


def _apply_to_entrant(
    event: Event, fact: f.MarkerPaid | f.PlayerLocked | f.MoveConfirmed | f.OldChipsChanged
) -> None:
    entrant = event.entrants[fact.player]
    match fact:
        case f.MarkerPaid(_, amount):
            entrant.total_paid += amount
            event.prize_pool += amount
            if event.is_registration_closed:  # prizes are posted, so it joins the other remainders
                event.prize_remainder += amount
        case f.PlayerLocked(_, locked):
            entrant.is_locked = locked
        case f.MoveConfirmed():
            entrant.is_arrival_unconfirmed = entrant.is_guessed = False
        case f.OldChipsChanged(chips=chips):
            entrant.chips += chips
            event.chips_removed -= chips
        case _:
            assert_never(fact)


def _apply_stacks(event: Event, fact: f.ColouredUp | f.BlindedOff) -> None:
    for player, chips in fact.stacks:
        entrant = event.entrants[player]
        event.chips_removed += entrant.chips - chips
        entrant.chips = chips
    if isinstance(fact, f.BlindedOff):
        table = event.tables[fact.table]
        table.small_blind_seat, table.big_blind_seat = fact.small_blind_seat, fact.big_blind_seat
        table.clock_button_moves += 1
    elif fact.table:
        table = event.tables[fact.table]
        table.colour_ups_due = tuple(
            [chip_value for chip_value in table.colour_ups_due if chip_value != fact.removed_chip]
        )
        if not table.colour_ups_due:
            event.tables_due_colour_up.discard(fact.table)
    else:
        event.colour_ups_due = tuple(
            [chip_value for chip_value in event.colour_ups_due if chip_value != fact.removed_chip]
        )


def _apply_day(event: Event, fact: f.DayBegan | f.FlightJoined) -> None:
    if isinstance(fact, f.DayBegan):
        event.day, event.is_bagged, event.must_redraw_all = fact.day, False, True
        for table in event.tables.values():
            table.button = table.button_moved_at = None
        resume_clock(event, fact.at)
        return
    event.joined_flights.append(fact.flight)
    event.prize_pool += fact.prize_money
    event.bounty_pool += fact.bounty_money
    event.chips_removed += fact.forfeited_chips
    event.chips_sold += sum([bag.chips for bag in fact.bags])
    entry_number = event.entry_count + fact.entry_count - len(fact.bags)
    for bag in fact.bags:
        entry_number += 1
        earlier_entrant = event.entrants.get(bag.player)
        if earlier_entrant is not None:  # the larger bag counts, and the smaller is forfeited
            event.placed_count += 1
            earlier_entrant.entry_number = entry_number
            earlier_entrant.chips = max(earlier_entrant.chips, bag.chips)
            earlier_entrant.bounty = (
                bag.bounty if earlier_entrant.chips == bag.chips else earlier_entrant.bounty
            )
            continue
        entrant = Entrant(
            bag.player, entry_number, chips=bag.chips, bounty=bag.bounty, entry_kind="bag"
        )
        for entrants in (event.entrants, event.remaining_entrants, event.unseated_entrants):
            entrants[bag.player] = entrant
    event.entry_count += fact.entry_count
    event.placed_count += fact.entry_count - len(fact.bags)


def _apply_big_blind(event: Event, fact: f.BigBlindReported) -> None:
    """Apply a reported big blind: the players before that seat have paid the last blinds."""
    table = event.tables[fact.table]
    table.big_blind_reported_at, table.is_big_blind_unknown = fact.at, fact.seat < 0
    if fact.seat >= 0:
        table.big_blind_seat = _find_seat_before(table, fact.seat)
        table.small_blind_seat = _find_seat_before(table, table.big_blind_seat)
        table.button = (
            table.small_blind_seat
            if table.player_count == 2
            else _find_seat_before(table, table.small_blind_seat)
        )


def _find_seat_before(table: EventTable, seat: int) -> int:
    """Return the nearest taken seat to the right of a seat."""
    seat_count = len(table.seats)
    seats_counterclockwise = [(seat - offset) % seat_count for offset in range(1, seat_count + 1)]
    return next(
        (
            other_seat
            for other_seat in seats_counterclockwise
            if table.seats[other_seat] is not None
        ),
        seat,
    )
