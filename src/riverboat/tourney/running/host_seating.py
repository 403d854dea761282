"""Seats assigned, closed or locked by the house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.button_moves import move_button
from riverboat.tourney.running.event_registration import require_entrant
from riverboat.tourney.running.table_lookup import require_table
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event, EventTable
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w

SeatCommand: TypeAlias = (
    c.SeatByHand
    | c.CloseSeat
    | c.ReopenSeat
    | c.LockSeat
    | c.ConfirmMove
    | c.ReportBigBlind
    | c.MoveButton
)


def seat_facts(event: Event, command: SeatCommand) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of a host's seat command."""
    match command:
        case c.SeatByHand():
            return tuple(_seat_player(event, command))
        case c.CloseSeat(table, seat):
            return (_close_seat(event, table, seat),)
        case c.ReopenSeat(table, seat):
            event_table = require_table(event, table, seat)
            if seat not in event_table.closed_seats:
                raise EventCommandRefused(h.EventSeatOpen(table, seat + 1))
            return (f.SeatReopened(table, seat),)
        case c.LockSeat(player, locked):
            if require_entrant(event, player).status == "out":
                raise EventCommandRefused(w.PlayerEliminated(Player(player)))
            return (f.PlayerLocked(player, locked),)
        case c.ConfirmMove(player):
            if not require_entrant(event, player).is_arrival_unconfirmed:
                raise EventCommandRefused(h.SeatChangeNotPending(Player(player)))
            return (f.MoveConfirmed(player),)
        case c.ReportBigBlind():
            return (_report_big_blind(event, command),)
        case c.MoveButton():
            return (move_button(event, command),)
        case _:
            assert_never(command)


def _report_big_blind(event: Event, command: c.ReportBigBlind) -> f.BigBlindReported:
    """Report the big blind of a physical table, which only people can see (BYND-71)."""
    table = require_table(event, command.table, 0)
    if event.rules.tables != "felt" or event.phase != "running":
        raise EventCommandRefused(h.BigBlindAlreadyKnown(table.number))
    if not command.player:
        return f.BigBlindReported(table.number, -1, command.at)
    entrant = require_entrant(event, command.player)
    if entrant.status != "seated" or entrant.table != table.number:
        raise EventCommandRefused(w.PlayerNotAtTable(Player(entrant.player), table.number))
    return f.BigBlindReported(table.number, entrant.seat, command.at)


def _seat_player(event: Event, command: c.SeatByHand) -> Iterator[f.AnyEventFact]:
    """Move a player with their current chips to the assigned seat (TRNY-12)."""
    entrant, table = (
        require_entrant(event, command.player),
        require_table(event, command.table, command.seat),
    )
    if entrant.status == "out":
        raise EventCommandRefused(w.PlayerEliminated(Player(entrant.player)))
    if entrant.status == "seated" and event.tables[entrant.table].is_playing:
        raise EventCommandRefused(w.WaitForHandsEnd(entrant.table))
    _refuse_taken_seat(event, table, command.seat)
    yield f.SeatDrawn(entrant.player, table.number, command.seat, event.draw_count, "host")
    if not table.is_playing:
        yield f.Arrived(entrant.player, table.number, command.seat)


def _close_seat(event: Event, table_number: int, seat: int) -> f.SeatClosed:
    table = require_table(event, table_number, seat)
    if seat in table.closed_seats:
        raise EventCommandRefused(h.EventSeatBlocked(table_number, seat + 1))
    _refuse_taken_seat(event, table, seat)
    if table.seated_table.capacity <= 2:
        raise EventCommandRefused(h.MinimumSeatsReached(table_number, seat + 1))
    return f.SeatClosed(table_number, seat)


def _refuse_taken_seat(event: Event, table: EventTable, seat: int) -> None:
    if seat in table.closed_seats:
        raise EventCommandRefused(h.EventSeatBlocked(table.number, seat + 1))
    is_reserved = any(
        (entrant.table, entrant.seat) == (table.number, seat)
        for entrant in event.unseated_entrants.values()
    )
    if table.seats[seat] is not None or is_reserved:
        raise EventCommandRefused(h.EventSeatTaken(table.number, seat + 1))
