"""Clock calls: permission, duration and consequences (TIME-01, 02, 06, 07)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.turn_incidents import ClockCalled, TimeExpired
from riverboat.floor.verdict import Ruling, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import ActionStands, BindingAction, HandDead
from riverboat.words.player_actions import Checking
from riverboat.words.refusals.incident_checks import ClockTimeInvalid, PlayerNotToAct


def rule_on_clock_call(incident: ClockCalled, spot: Spot, authority: Authority) -> Ruling:
    """Rule on a call for the clock and its duration.

    The caller must be seated at the table and, in a cash game, have been dealt in. Some authorities
    also require that the player has used a certain time.
    """
    # rule: TIME-06, TIME-07
    _check_turn(spot)
    min_wait_seconds = authority.floor_rules.clock_call_after
    if not authority.is_for_tournaments and not require_known(
        incident.was_caller_dealt_in, q.CALLER_DEALT_IN_QUESTION
    ):
        return make_ruling(authority, w.ClockRefused(), reasons=w.OnlyDealtPlayersCallClock())
    if not require_known(incident.is_caller_seated, q.CALLER_SEATED_QUESTION):
        return make_ruling(authority, w.ClockRefused(), reasons=w.ClockCallerAtSeat())
    if (
        min_wait_seconds
        and _check_seconds(require_known(incident.elapsed_seconds, q.THINKING_TIME_QUESTION))
        < min_wait_seconds
    ):
        return make_ruling(authority, w.ClockRefused(), reasons=w.ClockTooSoon(min_wait_seconds))
    clock_order = w.ClockStarted(
        Seat(spot.seat),
        authority.floor_rules.clock_seconds,
        authority.floor_rules.clock_countdown,
        authority.floor_rules.clock_shortened,
    )
    return make_ruling(authority, clock_order, reasons=w.ClockDeadline())


def rule_on_time_out(incident: TimeExpired, spot: Spot, authority: Authority) -> Ruling:
    """Rule on a player whose time has run out."""
    # rule: TIME-01, TIME-02, DEAD-06
    _check_turn(spot)
    seat = Seat(spot.seat)
    if incident.has_acted_at_deadline:
        return make_ruling(authority, ActionStands(), reasons=w.ClockTieForPlayer())
    if require_known(spot.chips_to_call, q.STREET_BET_QUESTION):
        return make_ruling(
            authority, HandDead(seat), reasons=(w.TimeExpired(), w.HandDeadAfterClock())
        )
    match authority.floor_rules.clock_no_bet:
        case "check":
            return make_ruling(
                authority, BindingAction(seat, Checking()), reasons=w.TimeExpiredWithoutBet()
            )
        case "dead":
            return make_ruling(authority, HandDead(seat), reasons=w.TimeExpiredWithoutBet())
        case _:
            assert_never(authority.floor_rules.clock_no_bet)


def _check_turn(spot: Spot) -> None:
    if spot.is_in_turn is False:
        raise InvalidIncident(PlayerNotToAct(Seat(spot.seat)))


def _check_seconds(waited_seconds: int) -> int:
    if waited_seconds < 0:
        raise InvalidIncident(ClockTimeInvalid(waited_seconds))
    return waited_seconds
