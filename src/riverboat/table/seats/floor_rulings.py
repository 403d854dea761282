"""Rulings of a host as the floor: take an action back, kill a hand, hold a pot, warn a player.

Each ruling has a public reason. In a hand, the fact ``FloorDecided`` with the reason comes before
the fact of the correction.
"""

from __future__ import annotations

from riverboat.engine import AnyFact, HandState, IllegalAction, Irregularity
from riverboat.engine.corrections import (
    build_action_take_back,
    build_hand_kill,
    build_pot_hold,
    check_correction,
)
from riverboat.engine.state.correction_facts import FloorDecided
from riverboat.engine.state.hand_facts import AnyCorrection
from riverboat.table.seats.seat_changes import player_at
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.seat_lookup import player_label
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.words import Seat, rename_people
from riverboat.words.phrase import Person
from riverboat.words.refusals import table_host_actions as w
from riverboat.words.refusals.hands import NoHandRunning, PlayerNotInThisHand


def take_action_back(table: Table, command: c.TakeActionBack) -> tuple[AnyLoggedFact, ...]:
    """Take the last action back; it is that player's turn again."""
    _require_hand(table, command.reason)
    take_back = build_action_take_back(command.log)
    if take_back is None:
        raise IllegalAction(w.NoActionToTakeBack())
    return _prepend_floor_decision(table, command.reason, take_back, command.log)


def kill_hand(table: Table, command: c.KillHand) -> tuple[AnyLoggedFact, ...]:
    """Kill a hand; its owner's chips stay in the pot."""
    # rule: DEAD-10
    hand = _require_hand(table, command.reason)
    player_at(table, command.chair)
    if command.chair not in table.hand_chairs:
        raise IllegalAction(PlayerNotInThisHand(player_label(table, command.chair)))
    kill_fact = build_hand_kill(hand, (), table.hand_chairs.index(command.chair))
    return _prepend_floor_decision(table, command.reason, kill_fact)


def hold_pot(table: Table, command: c.HoldPot) -> tuple[AnyLoggedFact, ...]:
    """Hold the whole pot for the next deal, without a winner."""
    # rule: IRRG-03
    hand = _require_hand(table, command.reason)
    return _prepend_floor_decision(table, command.reason, build_pot_hold(hand))


def warn_player(table: Table, command: c.Warn) -> tuple[AnyLoggedFact, ...]:
    """Warn a player."""
    player = player_at(table, command.chair)
    if not command.reason.strip():
        raise IllegalAction(w.HostReasonMissing())
    return (f.Warned(command.chair, player.player, command.reason.strip()),)


def _require_hand(table: Table, reason: str) -> HandState:
    if table.hand is None:
        raise IllegalAction(NoHandRunning())
    if not reason.strip():
        raise IllegalAction(w.HostReasonMissing())
    return table.hand


def _prepend_floor_decision(
    table: Table, reason: str, fact: AnyCorrection, log: tuple[AnyFact, ...] = ()
) -> tuple[AnyLoggedFact, ...]:
    hand = table.hand
    assert hand is not None, "no hand is played"
    floor_decision = FloorDecided(reason.strip())
    try:
        check_correction(hand, log, floor_decision)
        check_correction(hand, (*log, floor_decision), fact)
    except Irregularity as error:

        def name_player(person: Person) -> Person:
            return (
                player_label(table, table.hand_chairs[person.seat])
                if isinstance(person, Seat)
                else person
            )

        raise IllegalAction(rename_people(error.refusal, name_player)) from error
    return floor_decision, fact
