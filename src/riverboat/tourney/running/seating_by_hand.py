"""Seats that the house gives, takes out of use, or lets somebody keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from riverboat.tourney.asked import commands as c
from riverboat.tourney.errors import NotInThisEvent
from riverboat.tourney.running.entering import entrant
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Event, EventTable
from riverboat.words import Player
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w

SeatWish: TypeAlias = (
    c.SeatByHand | c.CloseSeat | c.ReopenSeat | c.LockSeat | c.ConfirmMove | c.ReportBigBlind
)


def seat_facts(event: Event, command: SeatWish) -> tuple[f.AnyEventFact, ...]:
    """What becomes of a host's wish about seats."""
    match command:
        case c.SeatByHand():
            return tuple(_seated(event, command))
        case c.CloseSeat(table, seat):
            return (_closed(event, table, seat),)
        case c.ReopenSeat(table, seat):
            here = _table(event, table, seat)
            if seat not in here.out_of_use:
                raise NotInThisEvent(h.SeatIsInUse(table, seat + 1))
            return (f.SeatReopened(table, seat),)
        case c.LockSeat(player, locked):
            if entrant(event, player).status == "out":
                raise NotInThisEvent(w.IsOut(Player(player)))
            return (f.PlayerLocked(player, locked),)
        case c.ConfirmMove(player):
            if not entrant(event, player).sent:
                raise NotInThisEvent(h.NotSent(Player(player)))
            return (f.MoveConfirmed(player),)
        case c.ReportBigBlind():
            return (_big_blind(event, command),)
        case _:
            assert_never(command)


def _big_blind(event: Event, command: c.ReportBigBlind) -> f.BigBlindReported:
    """Only people see where the button of a physical table is (BYND-71)."""
    table = _table(event, command.table, 0)
    if event.rules.tables != "felt" or event.phase != "running":
        raise NotInThisEvent(h.BigBlindIsKnown(table.number))
    if not command.player:
        return f.BigBlindReported(table.number, -1, command.at)
    found = entrant(event, command.player)
    if found.status != "seated" or found.table != table.number:
        raise NotInThisEvent(w.NotAtThisTable(Player(found.player), table.number))
    return f.BigBlindReported(table.number, found.seat, command.at)


def _seated(event: Event, command: c.SeatByHand) -> Iterator[f.AnyEventFact]:
    """They get up with what they have now, and the seat is theirs (TRNY-12)."""
    found, table = entrant(event, command.player), _table(event, command.table, command.seat)
    if found.status == "out":
        raise NotInThisEvent(w.IsOut(Player(found.player)))
    if found.status == "seated" and event.tables[found.table].playing:
        raise NotInThisEvent(w.WaitForHandsEnd(found.table))
    _refuse_taken(event, table, command.seat)
    yield f.SeatDrawn(found.player, table.number, command.seat, event.draws, "host")
    if not table.playing:
        yield f.Arrived(found.player, table.number, command.seat)


def _closed(event: Event, number: int, seat: int) -> f.SeatClosed:
    table = _table(event, number, seat)
    if seat in table.out_of_use:
        raise NotInThisEvent(h.SeatIsOutOfUse(number, seat + 1))
    _refuse_taken(event, table, seat)
    if table.seated.room <= 2:
        raise NotInThisEvent(h.NoRoomThen(number, seat + 1))
    return f.SeatClosed(number, seat)


def _table(event: Event, number: int, seat: int) -> EventTable:
    if event.phase not in ("open", "running"):
        raise NotInThisEvent(w.IsOver())
    table = event.tables.get(number)
    if table is None:
        raise NotInThisEvent(w.NoSuchTable(number, tuple(event.tables)))
    if not 0 <= seat < len(table.seats):
        raise NotInThisEvent(h.NoSuchSeat(number, seat + 1, len(table.seats)))
    return table


def _refuse_taken(event: Event, table: EventTable, seat: int) -> None:
    if seat in table.out_of_use:
        raise NotInThisEvent(h.SeatIsOutOfUse(table.number, seat + 1))
    kept = any((each.table, each.seat) == (table.number, seat) for each in event.homeless.values())
    if table.seats[seat] is not None or kept:
        raise NotInThisEvent(h.SeatIsTaken(table.number, seat + 1))
