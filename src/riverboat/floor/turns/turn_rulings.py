"""Dispatch of turn incidents to their rulings."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns import (
    clock_rulings,
    hand_start_rulings,
    kill_rulings,
    out_of_turn,
    skipped_players,
)
from riverboat.floor.turns import turn_incidents as s
from riverboat.floor.verdict import Verdict
from riverboat.words import Seat
from riverboat.words.refusals.incident_checks import PlayerWithoutCards


def rule_on_turn_incident(incident: s.AnyTurnIncident, spot: Spot, authority: Authority) -> Verdict:
    """Return the verdict on a turn incident."""
    match incident:
        case s.MisdealDeadlineAsked():
            return hand_start_rulings.rule_on_misdeal_deadline(spot, authority)
        case s.LevelEnded():
            return hand_start_rulings.rule_on_level_end(incident, authority)
        case s.DealtAtOldLevel():
            return hand_start_rulings.rule_on_old_level(spot, authority)
        case s.HandStartAsked():
            return hand_start_rulings.rule_on_hand_start(incident, authority)
        case _:
            if spot.has_cards is False:
                raise InvalidIncident(PlayerWithoutCards(Seat(spot.seat)))
            return _rule_on_player(incident, spot, authority)


def _rule_on_player(incident: _PlayerTurnIncident, spot: Spot, authority: Authority) -> Verdict:
    match incident:
        case s.ActedOutOfTurn():
            return out_of_turn.rule_on_out_of_turn(incident, spot, authority)
        case s.RepeatedAction():
            return out_of_turn.rule_on_second_action(incident, spot, authority)
        case s.PlayerSkipped():
            return skipped_players.rule_on_skipped_player(incident, spot, authority)
        case s.ClockCalled():
            return clock_rulings.rule_on_clock_call(incident, spot, authority)
        case s.TimeExpired():
            return clock_rulings.rule_on_time_out(incident, spot, authority)
        case s.KillMissed():
            return kill_rulings.rule_on_missed_kill(incident, spot, authority)
        case _:
            assert_never(incident)


_PlayerTurnIncident = (
    s.ActedOutOfTurn
    | s.RepeatedAction
    | s.PlayerSkipped
    | s.ClockCalled
    | s.TimeExpired
    | s.KillMissed
)
