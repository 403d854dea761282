"""Exposed cards in the flop games and by cause (IRRG-08 to 11, HOLD-01 to 03, MISD-09, MISD-11)."""

from __future__ import annotations

from typing import assert_never

from riverboat.cards import STANDARD, UNKNOWN
from riverboat.floor.action_counts import is_misdeal_too_late
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import incident_seat, require_game_family
from riverboat.floor.cards.exposed_in_draw import rule_on_exposed_draw_card
from riverboat.floor.cards.exposed_in_stud import rule_on_exposed_stud_card
from riverboat.floor.cards.misdeals import build_misdeal_ruling
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import ActionStands, HandDead, Reason
from riverboat.words.refusals import card_incidents as refusals


def rule_on_exposed_card(incident: s.CardExposed, spot: Spot, authority: Authority) -> Verdict:
    """Rule on an exposed card that should lie face down."""
    _check_cards(incident, spot)
    seat = incident_seat(incident, spot)
    if incident.is_claimed_by_owner_only and require_known(
        incident.has_owner_looked, q.LOOKED_BEFORE_REPORT_QUESTION
    ):
        # rule: IRRG-09
        return make_ruling(
            authority, o.CardKept(seat, incident.cards), reasons=w.LateExposureReport()
        )
    if require_known(incident.exposed_by, q.EXPOSED_BY_QUESTION) == "player":
        # rule: IRRG-08
        return make_ruling(
            authority, o.CardKept(seat, incident.cards), reasons=w.CardShownByOwner()
        )
    # rule: IRRG-10
    off_table_reasons = (w.OffTableCardExposed(),) if incident.exposed_by == "off_table" else ()
    match require_game_family(spot):
        case "flop":
            return _rule_in_flop_game(incident, spot, authority, off_table_reasons)
        case "stud":
            return rule_on_exposed_stud_card(incident, spot, authority, off_table_reasons)
        case "draw":
            return rule_on_exposed_draw_card(incident, spot, authority, off_table_reasons)
        case unreachable:
            assert_never(unreachable)


def _check_cards(incident: s.CardExposed, spot: Spot) -> None:
    """Raise ``InvalidIncident`` for a card that does not exist or lies elsewhere."""
    cards = [card for card in incident.cards if card != UNKNOWN]
    for card in cards:
        if card not in STANDARD.cards:
            raise InvalidIncident(refusals.NoSuchCard(card))
        if card in spot.known_cards_elsewhere:
            raise InvalidIncident(refusals.CardDealtElsewhere((card,)))
    if len({*cards}) < len(cards):
        raise InvalidIncident(refusals.OneCardShownTwice())


def _rule_in_flop_game(
    incident: s.CardExposed, spot: Spot, authority: Authority, extra_reasons: tuple[Reason, ...]
) -> Verdict:
    if is_misdeal_too_late(spot, authority):
        return make_ruling(authority, ActionStands(), reasons=(w.MisdealTooLate(), *extra_reasons))
    # rule: MISD-11, HOLD-03
    if incident.exposed_count > 1:
        return build_misdeal_ruling(authority, w.TwoCardsShown(), *extra_reasons)
    if reason := _find_misdeal_reason(incident, authority):
        return build_misdeal_ruling(authority, reason, *extra_reasons)
    # rule: HOLD-02, IRRG-11
    replace_order = o.ReplaceCard(incident_seat(incident, spot), incident.cards, "deal")
    reasons = w.ShownCardReplaced(), w.NoChoiceOfCard(), *extra_reasons
    return make_ruling(authority, o.FinishDeal(), replace_order, o.OldCardAsBurn(), reasons=reasons)


def _find_misdeal_reason(incident: s.CardExposed, authority: Authority) -> Reason | None:
    """Return the reason why this single exposed card makes a misdeal, or None."""
    # rule: MISD-09
    match authority.floor_rules.exposed_misdeal:
        case "first_only":
            # rule: HOLD-01
            is_first_card = (
                require_known(incident.deck_position, q.DEALT_CARD_POSITION_QUESTION) == 1
            )
            return w.FirstHoleCardShown() if is_first_card else None
        case "first_two_off_deck":
            is_first_or_second_card = (
                require_known(incident.deck_position, q.DEALT_CARD_POSITION_QUESTION) <= 2
            )
        case "first_two_of_hand":
            is_first_or_second_card = (
                require_known(incident.hand_position, q.EXPOSED_CARD_POSITION_QUESTION) <= 2
            )
        case unreachable:
            assert_never(unreachable)
    return w.FirstCardsShown() if is_first_or_second_card else None


def rule_on_dropped_card(incident: s.CardDropped, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a card that its owner dropped."""
    # rule: IRRG-16
    seat = incident_seat(incident, spot)
    match authority.floor_rules.dropped_card:
        case "plays":
            return make_ruling(authority, o.CardKept(seat, ()), reasons=w.DroppedCardPlays())
        case "floor_rule":
            reason = w.DroppedCardUnreplaced()
            keep_ruling = make_ruling(authority, o.CardKept(seat, ()), reasons=reason)
            dead_ruling = make_ruling(authority, HandDead(seat), reasons=reason)
            return leave_to_floor(authority, keep_ruling, dead_ruling, reasons=reason)
        case unreachable:
            assert_never(unreachable)
