"""Misdeals: cards to the wrong seat, out of order, from the wrong button (MISD, SEAT).

In every case the floor first checks if play has begun. If it has, the deal stands.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.action_counts import is_misdeal_too_late
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import incident_seat
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import ActionStands, HandDead, Reason


def build_misdeal_ruling(authority: Authority, *reasons: Reason) -> Ruling:
    """Rule a misdeal: all cards and chips return, and the deal is repeated."""
    # rule: MISD-08
    return make_ruling(authority, o.Misdeal(), o.RedealSamePlayers(), reasons=reasons)


def rule_on_misdeal_before_action(spot: Spot, authority: Authority, *reasons: Reason) -> Ruling:
    """Rule a misdeal if play has not begun; otherwise the deal stands."""
    # rule: MISD-01, MISD-06
    if is_misdeal_too_late(spot, authority):
        return make_ruling(authority, ActionStands(), reasons=w.MisdealTooLate())
    return build_misdeal_ruling(authority, *reasons)


def rule_on_first_card(spot: Spot, authority: Authority) -> Verdict:
    """Rule on a first card dealt to the wrong player."""
    # rule: MISD-17
    return rule_on_misdeal_before_action(spot, authority, w.FirstCardToWrongSeat())


def rule_on_deal_order(incident: s.DealtOutOfOrder, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a card dealt out of order; two cards in a row to the button stand."""
    # rule: MISD-15, MISD-21
    if require_known(incident.is_second_card_to_button, q.TWO_CARDS_TO_BUTTON_QUESTION):
        return make_ruling(authority, ActionStands(), reasons=w.TwoCardsInRowToButton())
    return rule_on_misdeal_before_action(spot, authority, w.DealtOutOfOrder())


def rule_on_ineligible_seat(
    incident: s.IneligibleSeatDealt, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on cards dealt to a seat that has no right to them."""
    # rule: MISD-18, MISD-22
    seat = incident_seat(incident, spot)
    if require_known(incident.is_seat_in_game, q.PLAYER_IN_GAME_QUESTION):
        return make_ruling(authority, o.DeadHandDealt(seat), reasons=w.AbsentPlayersDealtIn())
    if is_misdeal_too_late(spot, authority):
        return make_ruling(authority, HandDead(seat), ActionStands(), reasons=w.MisdealTooLate())
    misdeal = build_misdeal_ruling(authority, w.IneligibleSeatGotCards())
    match authority.floor_rules.no_right:
        case "misdeal":
            return misdeal
        case "not_listed":
            dead_ruling = make_ruling(
                authority, HandDead(seat), ActionStands(), reasons=w.IneligibleSeatGotCards()
            )
            return leave_to_floor(
                authority, misdeal, dead_ruling, reasons=w.IneligibleSeatGotCards()
            )
        case unreachable:
            assert_never(unreachable)


def rule_on_missed_player(incident: s.PlayerLeftOut, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a player left out: one who is at the table or has posted has a right to cards."""
    # rule: MISD-02, MISD-19. In an event, every player has paid for a hand, present or not.
    if authority.is_for_tournaments or require_known(
        incident.was_present, q.PLAYER_PRESENT_QUESTION
    ):
        return rule_on_misdeal_before_action(spot, authority, w.EntitledPlayerDealtOut())
    return make_ruling(authority, ActionStands(), reasons=w.NoRightToHand())


def rule_on_mixed_cards(
    incident: s.CardsMixedWithBlind, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on cards thrown among a blind's hole cards."""
    # rule: MISD-23
    if is_misdeal_too_late(spot, authority):
        return make_ruling(authority, ActionStands(), reasons=w.MisdealTooLate())
    seat, reason = incident_seat(incident, spot), w.MixedWithOtherHand()
    redeal_ruling = make_ruling(
        authority, o.Misdeal(), o.RedealSamePlayers(), o.DeadHandDealt(seat), reasons=reason
    )
    return leave_to_floor(
        authority,
        redeal_ruling,
        make_ruling(authority, ActionStands(), reasons=reason),
        reasons=reason,
    )


def rule_on_wrong_button(spot: Spot, authority: Authority) -> Verdict:
    """Rule on a button in the wrong place, before and after play has begun."""
    # rule: SEAT-13, MISD-16
    if not is_misdeal_too_late(spot, authority):
        match authority.floor_rules.wrong_button_early:
            case "misdeal":
                dealer_orders = o.Misdeal(), o.ButtonCorrection(), o.RedealSamePlayers()
                return make_ruling(authority, *dealer_orders, reasons=w.ButtonMisplacedReason())
            case "correct":
                return make_ruling(authority, o.ButtonCorrection(), reasons=w.ButtonCorrected())
            case unreachable_early:
                assert_never(unreachable_early)
    # rule: SEAT-09
    match authority.floor_rules.wrong_button:
        case "fix_next_hand":
            orders = ActionStands(), o.ButtonCorrectionNextHand()
            return make_ruling(authority, *orders, reasons=w.ButtonErrorCorrected())
        case "stands":
            return make_ruling(
                authority, ActionStands(), o.ButtonStays(), reasons=w.ButtonErrorStands()
            )
        case unreachable_late:
            assert_never(unreachable_late)
