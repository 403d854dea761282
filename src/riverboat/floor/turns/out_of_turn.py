"""Acting out of turn (TURN-01 to TURN-06, TURN-10, BYND-23).

The questions are checked in this order: was it a fold; have the skipped players acted; with which
action. The ruling then depends on the authority, the skipped players and their actions.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.legal_choices import list_legal_acts, make_act, min_raise_total
from riverboat.floor.turns.turn_incidents import ActedOutOfTurn, RepeatedAction, StrongestResponse
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import (
    ActionReturnsTo,
    ActionTakenBack,
    BindingAction,
    ChipsTakenBack,
    Order,
    PenaltyPossible,
    PlayerWarning,
    Reason,
)
from riverboat.words.player_actions import (
    Act,
    Betting,
    CallingForChips,
    Checking,
    Folding,
    RaisingTo,
)
from riverboat.words.refusals.incident_checks import NoSkippedPlayer, RaiseNotAboveBet


def rule_on_out_of_turn(incident: ActedOutOfTurn, spot: Spot, authority: Authority) -> Verdict:
    """Rule on an action out of turn."""
    if incident.action == "fold":
        return _build_fold_ruling(spot, authority)
    action_since = _find_action_since(incident, spot)
    if action_since == "waiting":
        return _build_wait_ruling(spot, authority)
    action = make_act(incident.action, incident.raise_total, spot)
    if action_since != "raise":
        _check_raise_possible(action, spot)
    return _rule_by_rulebook(action, action_since, spot, authority)


def rule_on_second_action(incident: RepeatedAction, spot: Spot, authority: Authority) -> Ruling:
    """Rule that a second action in one turn does not count."""
    # rule: TURN-08
    take_back_order = ActionTakenBack(
        Seat(spot.seat), make_act(incident.action, incident.raise_total, spot)
    )
    if require_known(incident.has_acted_knowingly, q.ACTED_KNOWINGLY_QUESTION):
        reasons = (w.OneActionPerTurn(), w.DeliberateAct())
        return make_ruling(
            authority, take_back_order, PlayerWarning(Seat(spot.seat)), reasons=reasons
        )
    return make_ruling(authority, take_back_order, reasons=w.OneActionPerTurn())


def _find_action_since(incident: ActedOutOfTurn, spot: Spot) -> StrongestResponse:
    """Return the strongest action of the skipped players since the action out of turn.

    In a running hand, it is ``waiting`` while skipped players are still to act.
    """
    if spot.seat_to_act is not None and spot.seat_to_act != spot.seat:
        return "waiting"
    if spot.is_in_turn and incident.action_since == "waiting":
        raise InvalidIncident(NoSkippedPlayer(Seat(spot.seat)))
    return require_known(incident.action_since, q.ACTION_SINCE_QUESTION)


def _build_fold_ruling(spot: Spot, authority: Authority) -> Ruling:
    """Rule that a fold out of turn is binding; an event may penalize it, because it helps another
    player.
    """
    # rule: BYND-23, TURN-01
    seat = Seat(spot.seat)
    if authority.is_for_tournaments:
        reasons = (w.BindingFoldOutOfTurn(), w.OutOfTurnImproper())
        return make_ruling(
            authority, BindingAction(seat, Folding()), PenaltyPossible(seat), reasons=reasons
        )
    return make_ruling(authority, BindingAction(seat, Folding()), reasons=w.BindingFoldOutOfTurn())


def _build_wait_ruling(spot: Spot, authority: Authority) -> Ruling:
    # rule: TURN-04
    orders: list[Order] = [w.ActionWaits(Seat(spot.seat))]
    if spot.seat_to_act is not None:
        orders.append(ActionReturnsTo(Seat(spot.seat_to_act)))
    return make_ruling(authority, *orders, reasons=(w.SkippedPlayersFirst(), w.OutOfTurnImproper()))


def _check_raise_possible(action: Act, spot: Spot) -> None:
    """Raise ``InvalidIncident`` if the action is a raise to a total not above the bet to match."""
    bet_to_match = require_known(spot.bet_to_match, q.STREET_BET_QUESTION)
    if isinstance(action, RaisingTo) and action.to <= bet_to_match:
        raise InvalidIncident(RaiseNotAboveBet(action.to, bet_to_match))


def _rule_by_rulebook(
    action: Act, action_since: StrongestResponse, spot: Spot, authority: Authority
) -> Verdict:
    # rule: TURN-06
    out_of_turn_policy = authority.floor_rules.oot
    match out_of_turn_policy:
        case "tda":
            if action_since == "raise":
                return _build_release_ruling(action, spot, authority, w.ChangedAction())
            return _build_binding_ruling(action, action_since, spot, authority)
        case "rrop":
            if action_since == "raise":
                return _build_rrop_release_ruling(action, spot, authority)
            if action_since == "call":
                binding_ruling = _build_binding_ruling(action, action_since, spot, authority)
                return leave_to_floor(
                    authority,
                    binding_ruling,
                    _build_rrop_release_ruling(action, spot, authority),
                    reasons=w.CallPossiblyBinding(),
                )
            return _build_binding_ruling(action, action_since, spot, authority)
        case "rrop_old":
            if action_since == "nothing":
                return _build_binding_ruling(action, action_since, spot, authority)
            return _build_rrop_release_ruling(action, spot, authority)
        case "take_back":
            if action_since == "nothing":
                return _build_binding_ruling(action, action_since, spot, authority)
            return make_ruling(
                authority,
                w.WithdrawalAllowed(Seat(spot.seat)),
                list_legal_acts(spot),
                reasons=w.WithdrawalAfterChange(),
            )
        case "stays":
            return _build_chips_stay_ruling(action, action_since, spot, authority)
        case "least":
            return _build_minimum_raise_ruling(action, action_since, spot, authority)
        case _:
            assert_never(out_of_turn_policy)


# Binding actions ---


def _build_binding_ruling(
    action: Act, action_since: StrongestResponse, spot: Spot, authority: Authority
) -> Ruling:
    """Rule that the action binds as if done in turn.

    A player who checked and now faces a bet may call or fold, but not raise.
    """
    seat = Seat(spot.seat)
    if isinstance(action, Checking):
        if require_known(spot.chips_to_call, q.STREET_BET_QUESTION):
            # rule: TURN-05
            return make_ruling(
                authority, list_legal_acts(spot, can_raise=False), reasons=w.OutOfTurnCheckLimit()
            )
        return make_ruling(
            authority, BindingAction(seat, action), reasons=w.BindingCheckOutOfTurn()
        )
    reason = w.UnchangedAction() if action_since == "nothing" else w.ActionUnchangedByCall()
    return make_ruling(authority, BindingAction(seat, action), reasons=reason)


def _build_release_ruling(
    action: Act, spot: Spot, authority: Authority, reason: Reason, can_raise: bool = True
) -> Ruling:
    return make_ruling(
        authority,
        ActionTakenBack(Seat(spot.seat), action),
        list_legal_acts(spot, can_raise),
        reasons=reason,
    )


def _build_rrop_release_ruling(action: Act, spot: Spot, authority: Authority) -> Ruling:
    """Rule that the action does not bind.

    A player who checked or called out of turn may not raise afterwards.
    """
    # rule: TURN-05, TURN-10
    if isinstance(action, Checking):
        return make_ruling(
            authority, list_legal_acts(spot, can_raise=False), reasons=w.OutOfTurnCheckLimit()
        )
    if isinstance(action, CallingForChips):
        return _build_release_ruling(
            action, spot, authority, w.OutOfTurnCallLimit(), can_raise=False
        )
    return _build_release_ruling(action, spot, authority, w.ChangedAction())


def _build_chips_stay_ruling(
    action: Act, action_since: StrongestResponse, spot: Spot, authority: Authority
) -> Ruling:
    if action_since != "raise" or not isinstance(action, (Betting, RaisingTo)):
        return _build_binding_ruling(action, action_since, spot, authority)
    chips_stay_order = w.ChipsStayIn(Seat(spot.seat), action.to)
    return make_ruling(
        authority, chips_stay_order, list_legal_acts(spot), reasons=w.OutOfTurnChipsStay()
    )


def _build_minimum_raise_ruling(
    action: Act, action_since: StrongestResponse, spot: Spot, authority: Authority
) -> Ruling:
    if not isinstance(action, (Betting, RaisingTo)):
        if action_since == "raise":
            return _build_release_ruling(action, spot, authority, w.ChangedAction())
        return _build_binding_ruling(action, action_since, spot, authority)
    bet_to_match, seat = require_known(spot.bet_to_match, q.STREET_BET_QUESTION), Seat(spot.seat)
    min_total = min_raise_total(spot, bet_to_match)
    orders: list[Order] = [
        BindingAction(seat, RaisingTo(min_total) if bet_to_match else Betting(min_total))
    ]
    if action.to > min_total:
        orders.append(ChipsTakenBack(seat, action.to - min_total))
    return make_ruling(authority, *orders, reasons=w.OutOfTurnMinimum())
