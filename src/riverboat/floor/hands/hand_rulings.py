"""Dispatch of hand incidents to their rulings."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import (
    conduct_rulings,
    dead_hands,
    dispute_rulings,
    early_shows,
    showdown_rulings,
    showing_requests,
)
from riverboat.floor.hands import hand_incidents as s
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict
from riverboat.words import Seat
from riverboat.words.refusals.incident_checks import PlayerWithoutCards


def rule_on_hand_incident(incident: s.AnyHandIncident, spot: Spot, authority: Authority) -> Verdict:
    """Return the verdict on a hand incident.

    The player in a live-hand incident must have cards; at the showdown the cards may already be in
    the muck.
    """
    match incident:
        case s.LiveHandIncident():
            if spot.has_cards is False:
                raise InvalidIncident(PlayerWithoutCards(Seat(spot.seat)))
            return _rule_on_live_hand(incident, spot, authority)
        case s.ShowdownIncident():
            return _rule_on_showdown(incident, spot, authority)
        case s.PlayerIncident():
            return _rule_on_player_incident(incident, spot, authority)
        case _:
            assert_never(incident)


def _rule_on_live_hand(
    incident: s.AnyLiveHandIncident, spot: Spot, authority: Authority
) -> Verdict:
    match incident:
        case s.HandDiscarded():
            return dead_hands.rule_on_thrown_cards(incident, spot, authority)
        case s.DiscardedAsWinner():
            return dead_hands.rule_on_mistaken_discard(incident, spot, authority)
        case s.KilledByDealer():
            return dead_hands.rule_on_hand_killed_by_dealer(spot, authority)
        case s.HandFouled():
            return dead_hands.rule_on_fouled_hand(incident, spot, authority)
        case s.HandUnprotected():
            return dead_hands.rule_on_unprotected_hand(spot, authority)
        case s.CardsOverLine():
            return dead_hands.rule_on_fold_line(incident, spot, authority)
        case s.CardsThrownIntoOtherHand():
            return dead_hands.rule_on_cards_thrown_to_another(spot, authority)
        case s.HandDeclaredDead():
            return dead_hands.rule_on_hand_declared_dead(spot, authority)
        case s.CardsTurnedFaceUp():
            return early_shows.rule_on_turned_up_cards(incident, spot, authority)
        case s.DepartureDuringHand():
            return early_shows.rule_on_leaving_table(incident, spot, authority)
        case s.CardsShownToOnePlayer():
            return early_shows.rule_on_show_one_show_all(incident, spot, authority)
        case s.CardsPartlyShown():
            return early_shows.rule_on_partial_show(incident, spot, authority)
        case _:
            assert_never(incident)


def _rule_on_showdown(incident: s.AnyShowdownIncident, spot: Spot, authority: Authority) -> Verdict:
    match incident:
        case s.CardsPushedAway():
            return showdown_rulings.rule_on_retrieved_hand(incident, spot, authority)
        case s.FoldedAfterFalseInformation():
            return showdown_rulings.rule_on_misled_fold(incident, spot, authority)
        case s.TabledHandMucked():
            return showdown_rulings.rule_on_mucked_tabled_hand(incident, spot, authority)
        case s.OneCardTabled():
            return showdown_rulings.rule_on_one_tabled_card(incident, spot, authority)
        case s.BoardPlayed():
            return showdown_rulings.rule_on_playing_board(incident, spot, authority)
        case s.SoleRemainingHand():
            return showdown_rulings.rule_on_last_hand(incident, spot, authority)
        case s.ShowRefused():
            return showdown_rulings.rule_on_refusal_to_show(spot, authority)
        case s.ShowOrderAsked():
            return showdown_rulings.rule_on_show_order(incident, spot, authority)
        case s.HandMiscalled():
            return showdown_rulings.rule_on_miscall(incident, spot, authority)
        case s.CardsRequested():
            return showing_requests.rule_on_request_to_see(incident, spot, authority)
        case s.RabbitHuntRequested():
            return showing_requests.rule_on_rabbit_hunt(authority)
        case s.AwardDisputed():
            return dispute_rulings.rule_on_dispute(incident, authority)
        case s.PotMisawarded():
            return dispute_rulings.rule_on_wrong_pot(incident, spot, authority)
        case _:
            assert_never(incident)


def _rule_on_player_incident(
    incident: s.AnyPlayerIncident, spot: Spot, authority: Authority
) -> Verdict:
    match incident:
        case s.ConductBreach():
            return conduct_rulings.rule_on_conduct(incident, spot, authority)
        case s.PenaltyGiven():
            return conduct_rulings.rule_on_penalty(incident, spot, authority)
        case s.AwayOnPenalty():
            return conduct_rulings.rule_on_absent_penalized_player(incident, spot, authority)
        case s.PlayerDisqualified():
            return conduct_rulings.rule_on_disqualification(incident, spot, authority)
        case s.EventDeparture():
            return conduct_rulings.rule_on_leaving_event(spot, authority)
        case s.ChipsRemovedFromTable():
            return conduct_rulings.rule_on_removed_chips(incident, spot, authority)
        case s.ChipsFound():
            return conduct_rulings.rule_on_found_chips(incident, spot, authority)
        case _:
            assert_never(incident)
