"""Acting out of turn (TURN-01 to TURN-06, TURN-10, BYND-23).

A floor person asks in this order: was it a fold; have the skipped players acted; with which action.
Then the ruling depends on the book, the skipped players and their actions.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.legal_choices import act_done, least_raise, legal_acts
from riverboat.floor.turns.turn_incidents import ActedAgain, ActedOutOfTurn, ActionSince
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.acts import Act, Betting, CallingChips, Checking, Folding, RaisingTo
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import (
    GoesBackTo,
    IsTakenBack,
    IsWarned,
    ItIs,
    MayBePenalised,
    Order,
    Reason,
    TakesBack,
)
from riverboat.words.refusals.seen import IsNoRaise, ItIsTheirTurn


def rule_on_out_of_turn(incident: ActedOutOfTurn, spot: Spot, authority: Authority) -> Verdict:
    """Rule on an action out of turn."""
    if incident.act == "fold":
        return _fold(spot, authority)
    since = _action_since(incident, spot)
    if since == "waiting":
        return _wait_ruling(spot, authority)
    act = act_done(incident.act, incident.to, spot)
    if since != "raise":
        _check_raise_possible(act, spot)
    return _rule_by_book(act, since, spot, authority)


def rule_on_second_action(incident: ActedAgain, spot: Spot, authority: Authority) -> Ruling:
    """Rule that a second action in one turn does not count."""
    # rule: TURN-08
    back = IsTakenBack(Seat(spot.who), act_done(incident.act, incident.to, spot))
    if require_known(incident.knowingly, q.ACTED_KNOWINGLY):
        because = (w.OneActATurn(), w.Knowingly())
        return make_ruling(authority, back, IsWarned(Seat(spot.who)), reasons=because)
    return make_ruling(authority, back, reasons=w.OneActATurn())


def _action_since(incident: ActedOutOfTurn, spot: Spot) -> ActionSince:
    """Return the action since; a hand knows by itself if a player is still to act before them."""
    if spot.turn is not None and spot.turn != spot.who:
        return "waiting"
    if spot.in_turn and incident.since == "waiting":
        raise InvalidIncident(ItIsTheirTurn(Seat(spot.who)))
    return require_known(incident.since, q.SINCE)


def _fold(spot: Spot, authority: Authority) -> Ruling:
    """Rule that a fold out of turn binds; an event may penalize it, as it helps another player."""
    # rule: BYND-23, TURN-01
    who = Seat(spot.who)
    if authority.event:
        because = (w.FoldOutOfTurnBinds(), w.OutOfTurnIsImproper())
        return make_ruling(authority, ItIs(who, Folding()), MayBePenalised(who), reasons=because)
    return make_ruling(authority, ItIs(who, Folding()), reasons=w.FoldOutOfTurnBinds())


def _wait_ruling(spot: Spot, authority: Authority) -> Ruling:
    # rule: TURN-04
    orders: list[Order] = [w.Waits(Seat(spot.who))]
    if spot.turn is not None:
        orders.append(GoesBackTo(Seat(spot.turn)))
    return make_ruling(authority, *orders, reasons=(w.SkippedActFirst(), w.OutOfTurnIsImproper()))


def _check_raise_possible(act: Act, spot: Spot) -> None:
    """Raise ``InvalidIncident`` if a raise is not above the bet, with no raise since."""
    bet = require_known(spot.bet, q.HOW_BIG_IS_THE_BET)
    if isinstance(act, RaisingTo) and act.to <= bet:
        raise InvalidIncident(IsNoRaise(act.to, bet))


def _rule_by_book(act: Act, since: ActionSince, spot: Spot, authority: Authority) -> Verdict:
    # rule: TURN-06
    oot = authority.floor.oot
    match oot:
        case "tda":
            if since == "raise":
                return _release_ruling(act, spot, authority, w.TheActionChanged())
            return _binding_ruling(act, since, spot, authority)
        case "rrop":
            if since == "raise":
                return _rrop_release_ruling(act, spot, authority)
            if since == "call":
                binds = _binding_ruling(act, since, spot, authority)
                return leave_to_floor(
                    authority,
                    binds,
                    _rrop_release_ruling(act, spot, authority),
                    reasons=w.ACallMayBind(),
                )
            return _binding_ruling(act, since, spot, authority)
        case "rrop_old":
            if since == "nothing":
                return _binding_ruling(act, since, spot, authority)
            return _rrop_release_ruling(act, spot, authority)
        case "take_back":
            if since == "nothing":
                return _binding_ruling(act, since, spot, authority)
            return make_ruling(
                authority,
                w.MayTakeItBack(Seat(spot.who)),
                legal_acts(spot),
                reasons=w.MayWithdraw(),
            )
        case "stays":
            return _chips_stay_ruling(act, since, spot, authority)
        case "least":
            return _least_raise_ruling(act, since, spot, authority)
        case _:
            assert_never(oot)


# Binding actions -------------------------------------------------------------------------------


def _binding_ruling(act: Act, since: ActionSince, spot: Spot, authority: Authority) -> Ruling:
    """Rule that the action binds as if done in turn; a check facing a bet cannot."""
    who = Seat(spot.who)
    if isinstance(act, Checking):
        if require_known(spot.chips_to_call, q.HOW_BIG_IS_THE_BET):
            # rule: TURN-05
            return make_ruling(
                authority, legal_acts(spot, may_raise=False), reasons=w.CheckedOutOfTurn()
            )
        return make_ruling(authority, ItIs(who, act), reasons=w.CheckBinds())
    because = w.NobodyChangedIt() if since == "nothing" else w.BindsAfterACall()
    return make_ruling(authority, ItIs(who, act), reasons=because)


def _release_ruling(
    act: Act, spot: Spot, authority: Authority, reason: Reason, may_raise: bool = True
) -> Ruling:
    return make_ruling(
        authority, IsTakenBack(Seat(spot.who), act), legal_acts(spot, may_raise), reasons=reason
    )


def _rrop_release_ruling(act: Act, spot: Spot, authority: Authority) -> Ruling:
    """Rule that the action is released; a check or call out of turn then excludes a raise."""
    # rule: TURN-05, TURN-10
    if isinstance(act, Checking):
        return make_ruling(
            authority, legal_acts(spot, may_raise=False), reasons=w.CheckedOutOfTurn()
        )
    if isinstance(act, CallingChips):
        return _release_ruling(act, spot, authority, w.CalledOutOfTurn(), may_raise=False)
    return _release_ruling(act, spot, authority, w.TheActionChanged())


def _chips_stay_ruling(act: Act, since: ActionSince, spot: Spot, authority: Authority) -> Ruling:
    """Rule that chips put in stay, whatever the player then does."""
    if since != "raise" or not isinstance(act, (Betting, RaisingTo)):
        return _binding_ruling(act, since, spot, authority)
    stays = w.ChipsStayIn(Seat(spot.who), act.to)
    return make_ruling(authority, stays, legal_acts(spot), reasons=w.ChipsStayHere())


def _least_raise_ruling(act: Act, since: ActionSince, spot: Spot, authority: Authority) -> Ruling:
    """Rule that a bet or raise is cut to the minimum possible now."""
    if not isinstance(act, (Betting, RaisingTo)):
        if since == "raise":
            return _release_ruling(act, spot, authority, w.TheActionChanged())
        return _binding_ruling(act, since, spot, authority)
    bet, who = require_known(spot.bet, q.HOW_BIG_IS_THE_BET), Seat(spot.who)
    least = least_raise(spot, bet)
    orders: list[Order] = [ItIs(who, RaisingTo(least) if bet else Betting(least))]
    if act.to > least:
        orders.append(TakesBack(who, act.to - least))
    return make_ruling(authority, *orders, reasons=w.HeldToTheLeast())
