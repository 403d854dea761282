"""Exposed cards of stud: the first two, and the last (BYND-60, IRRS-01, IRRS-03, IRRS-11 to 13)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.action_counts import is_misdeal_too_late
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import incident_seat
from riverboat.floor.cards.misdeals import build_misdeal_ruling
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards import deal, orders, stud
from riverboat.words.floor.verdicts import ActionStands, HandDead, Order, Reason


def rule_on_exposed_stud_card(
    incident: s.CardExposed, spot: Spot, authority: Authority, extra_reasons: tuple[Reason, ...]
) -> Verdict:
    """Rule on a down card that the dealer exposed, at the deal or on the last street."""
    seat = incident_seat(incident, spot)
    if spot.street != 0 and require_known(spot.is_last_street, q.LAST_STREET_QUESTION):
        return _rule_on_last_card(incident, spot, authority, seat)
    if is_misdeal_too_late(spot, authority):
        return make_ruling(
            authority, ActionStands(), reasons=(deal.MisdealTooLate(), *extra_reasons)
        )
    if incident.exposed_count > 1:
        return _rule_on_two_cards(incident, authority, seat, extra_reasons)
    return _rule_on_one_card(incident, authority, seat, extra_reasons)


def _rule_on_two_cards(
    incident: s.CardExposed, authority: Authority, seat: Seat, extra_reasons: tuple[Reason, ...]
) -> Verdict:
    if not require_known(incident.are_both_down_cards, q.BOTH_DOWN_CARDS_QUESTION):
        return build_misdeal_ruling(authority, deal.TwoCardsShown(), *extra_reasons)
    # rule: IRRS-01
    reasons = stud.BothDownCardsShown(), *extra_reasons
    match authority.floor_rules.stud_both_exposed:
        case "dead_ante_back":
            return make_ruling(
                authority, HandDead(seat), orders.AnteReturned(seat), reasons=reasons
            )
        case "misdeal":
            return build_misdeal_ruling(authority, *reasons)
        case unreachable:
            assert_never(unreachable)


def _rule_on_one_card(
    incident: s.CardExposed, authority: Authority, seat: Seat, extra_reasons: tuple[Reason, ...]
) -> Verdict:
    # rule: BYND-60
    dealer_orders: tuple[Order, ...]
    match authority.floor_rules.stud_exposed:
        case "misdeal":
            return build_misdeal_ruling(authority, stud.DownCardShownMisdeal(), *extra_reasons)
        case "third_down":
            dealer_orders = (orders.ThirdCardDown(seat),)
        case "becomes_upcard":
            dealer_orders = orders.ShownCardAsUpcard(seat), orders.ThirdCardDown(seat)
        case unreachable:
            assert_never(unreachable)
    reasons: tuple[Reason, ...] = (stud.DownCardShown(), *extra_reasons)
    if order_and_reason := _build_bring_in_order(incident, authority, seat):
        order, reason = order_and_reason
        dealer_orders, reasons = (*dealer_orders, order), (*reasons, reason)
    return make_ruling(authority, *dealer_orders, reasons=reasons)


def _build_bring_in_order(
    incident: s.CardExposed, authority: Authority, seat: Seat
) -> tuple[Order, Reason] | None:
    """Return the order on the bring-in if the exposed card was the low card, with its reason."""
    # rule: IRRS-03
    match authority.floor_rules.exposed_low:
        case "brings_in":  # as every upcard does, so no question is needed
            if incident.is_low_card:
                return orders.BringInOrder(seat), stud.ExposedCardBringsIn()
        case "left":
            if require_known(incident.is_low_card, q.EXPOSED_LOW_CARD_QUESTION):
                return orders.ActionStartsLeftOf(seat), stud.ExposedCardNeverBringsIn()
        case unreachable:
            assert_never(unreachable)
    return None


def _rule_on_last_card(
    incident: s.CardExposed, spot: Spot, authority: Authority, seat: Seat
) -> Ruling:
    keep_order = orders.CardKept(seat, incident.cards)
    match authority.floor_rules.stud_last_exposed:
        case "replaced":
            # rule: IRRS-12
            if not require_known(spot.has_more_betting, q.MORE_BETTING_QUESTION):
                return make_ruling(authority, keep_order, reasons=stud.LastCardStaysAfterBetting())
            replace_order = orders.ReplaceCard(seat, incident.cards, "round")
            return make_ruling(authority, replace_order, reasons=stud.LastCardReplaced())
        case "declare_all_in":
            if require_known(spot.stack, q.CHIPS_BEHIND_QUESTION) == 0:
                # rule: IRRS-13
                dealer_orders = keep_order, orders.OtherLastCardsDown()
                return make_ruling(authority, *dealer_orders, reasons=stud.AllInLastCardStays())
            return _rule_on_last_card_with_chips(incident, spot, authority, seat)
        case unreachable:
            assert_never(unreachable)


def _rule_on_last_card_with_chips(
    incident: s.CardExposed, spot: Spot, authority: Authority, seat: Seat
) -> Ruling:
    """Rule on an exposed last card while its owner has chips.

    Heads-up, the opponent's last card may be dealt face up, too; multiway, the others stay down.
    """
    keep_order, declaration_order = (
        orders.CardKept(seat, incident.cards),
        orders.AllInDeclarationAllowed(seat),
    )
    if require_known(spot.live_player_count, q.PLAYERS_LEFT_QUESTION) > 2:
        # rule: IRRS-12
        dealer_orders = keep_order, orders.OtherLastCardsDown(), declaration_order
        return make_ruling(authority, *dealer_orders, reasons=stud.LastCardUpMultiway())
    # rule: IRRS-11
    if require_known(incident.is_first_of_last_street, q.FIRST_LAST_CARD_QUESTION):
        return make_ruling(
            authority, keep_order, orders.OtherLastCardUp(), reasons=stud.LastCardUpHeadsUp()
        )
    return make_ruling(authority, keep_order, declaration_order, reasons=stud.LastCardUpHeadsUp())
