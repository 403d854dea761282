"""Button moves at physical tables, which the host reports: one tap for each hand.

Tables of an event use the dead button rule (TRNY-03). Between two players, the small blind has the
button.
"""

from __future__ import annotations

from riverboat.tourney.balance.blind_distance import find_next_big_blind_seat
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.running.event_registration import require_entrant
from riverboat.tourney.running.table_lookup import require_table
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event, EventTable
from riverboat.words import Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w


def move_button(event: Event, command: c.MoveButton) -> f.ButtonMoved:
    """Return the button and the blinds of the hand that begins at a physical table."""
    table = require_table(event, command.table, 0)
    if event.rules.tables != "felt" or event.phase != "running" or table.player_count < 2:
        raise EventCommandRefused(h.ButtonAlreadyKnown(table.number))
    if not command.player:
        return f.ButtonMoved(table.number, *_find_next_blind_seats(table), command.at)
    entrant = require_entrant(event, command.player)
    if entrant.status != "seated" or entrant.table != table.number:
        raise EventCommandRefused(w.PlayerNotAtTable(Player(entrant.player), table.number))
    return f.ButtonMoved(table.number, *_find_seats_after_button(table, entrant.seat), command.at)


def _find_next_blind_seats(table: EventTable) -> tuple[int, int, int]:
    """Return the seats of button, small blind and big blind in the next hand.

    Before the first hand, the drawn button is stored like the small blind of a hand before it.
    """
    if table.small_blind_seat is None or table.big_blind_seat is None:
        raise EventCommandRefused(h.ButtonUnknown(table.number))
    big_blind_seat = find_next_big_blind_seat(table.seated_table)
    if table.player_count == 2:
        other_seat = next(seat for seat in _list_taken_seats(table) if seat != big_blind_seat)
        return other_seat, other_seat, big_blind_seat
    return table.small_blind_seat, table.big_blind_seat, big_blind_seat


def _find_seats_after_button(table: EventTable, button: int) -> tuple[int, int, int]:
    """Return the seats of button, small blind and big blind if a player has the button."""
    taken_seats = _list_taken_seats(table)
    button_index = taken_seats.index(button)
    seats_clockwise = [*taken_seats[button_index + 1 :], *taken_seats[:button_index]]
    return (
        (button, button, seats_clockwise[0])
        if len(seats_clockwise) == 1
        else (button, seats_clockwise[0], seats_clockwise[1])
    )


def _list_taken_seats(table: EventTable) -> list[int]:
    return [seat for seat, name in enumerate(table.seats) if name is not None]
