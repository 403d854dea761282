"""Requests to see a hand or the card that would have come (SHOW-08, SHOW-09, BYND-46)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import hand_questions as q
from riverboat.floor.hands.hand_incidents import CardsRequested
from riverboat.floor.hands.seat_checks import require_other_seat
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.hands import showdown as w
from riverboat.words.floor.verdicts import HandDead, HandLives, Reason


def rule_on_request_to_see(incident: CardsRequested, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a player's request to see a hand."""
    # rule: SHOW-08
    require_other_seat(incident.owner_seat, spot)
    if incident.is_right_abused:
        return _build_keep_hidden_ruling(incident, authority, w.RequestRightForfeited())
    match authority.floor_rules.ask_to_see:
        case "off":
            return _build_keep_hidden_ruling(incident, authority, w.NoHandRequests())
        case "rrop":
            return _rule_by_rrop(incident, authority)
        case "tda":
            return _rule_by_tda(incident, authority)
        case "wsop_event":
            if require_known(incident.has_asker_cards, q.ASKER_HOLDS_CARDS_QUESTION):
                return _build_show_ruling(incident, authority, w.CardHoldersEntitled())
            return _build_keep_hidden_ruling(incident, authority, w.RequestWithoutCards())
        case "wsop_live":
            if not require_known(incident.is_collusion_suspected, q.COLLUSION_SUSPICION_QUESTION):
                return _build_keep_hidden_ruling(incident, authority, w.HandsShownOnSuspicion())
            return _leave_show_to_floor(incident, authority, w.HandsShownOnSuspicion())
        case _:
            assert_never(authority.floor_rules.ask_to_see)


def _rule_by_rrop(incident: CardsRequested, authority: Authority) -> Ruling:
    """Rule by Robert's Rules: every player dealt in may see a called hand; if the winner asks, that
    hand is live again.
    """
    # rule: SHOW-08, SHOW-09
    if not require_known(incident.was_asker_dealt_in, q.ASKER_DEALT_IN_QUESTION):
        return _build_keep_hidden_ruling(incident, authority, w.OnlyDealtPlayersEntitled())
    if not require_known(incident.is_hand_eligible, q.HAND_CALLED_QUESTION):
        return _build_keep_hidden_ruling(incident, authority, w.HandIneligible())
    requested_seat = Seat(incident.owner_seat)
    if require_known(incident.has_asker_won, q.ASKER_WON_QUESTION):
        reasons = (w.AnyDealtPlayerEntitled(), w.WinnerRequestedHand())
        return make_ruling(
            authority, o.ShowingDue(requested_seat), HandLives(requested_seat), reasons=reasons
        )
    loser_reasons = (w.AnyDealtPlayerEntitled(), w.LoserRequestedHand())
    return make_ruling(
        authority, o.ShowingDue(requested_seat), HandDead(requested_seat), reasons=loser_reasons
    )


def _rule_by_tda(incident: CardsRequested, authority: Authority) -> Verdict:
    """Rule by TDA: a player who paid on the last street and still has cards may see the aggressor's
    hand.
    """
    if not require_known(incident.has_asker_cards, q.ASKER_HOLDS_CARDS_QUESTION):
        return _build_keep_hidden_ruling(incident, authority, w.RequestWithoutCards())
    if require_known(
        incident.has_asker_called_last_bet, q.LAST_BET_CALLED_QUESTION
    ) and require_known(incident.was_last_aggressor, q.LAST_AGGRESSOR_QUESTION):
        return _build_show_ruling(incident, authority, w.LastAggressorHandEntitlement())
    return _leave_show_to_floor(incident, authority, w.ShowAtFloorDiscretion())


def _build_show_ruling(incident: CardsRequested, authority: Authority, reason: Reason) -> Ruling:
    return make_ruling(authority, o.ShowingDue(Seat(incident.owner_seat)), reasons=reason)


def _build_keep_hidden_ruling(
    incident: CardsRequested, authority: Authority, reason: Reason
) -> Ruling:
    return make_ruling(authority, o.HidingAllowed(Seat(incident.owner_seat)), reasons=reason)


def _leave_show_to_floor(incident: CardsRequested, authority: Authority, reason: Reason) -> Verdict:
    shown_ruling, hidden_ruling = (
        _build_show_ruling(incident, authority, reason),
        _build_keep_hidden_ruling(incident, authority, reason),
    )
    return leave_to_floor(authority, shown_ruling, hidden_ruling, reasons=reason)


def rule_on_rabbit_hunt(authority: Authority) -> Ruling:
    """Rule that the cards to come are not shown."""
    # rule: BYND-46
    return make_ruling(authority, o.CardsUnseen(), reasons=w.NoRabbitHunting())
