"""Card counts: hands with too many or too few cards (MISD-03, MISD-10, HOLD-10, DEAD-04, BYND-91,
IRRD-06 to 08).
"""

from __future__ import annotations

from riverboat.floor.action_counts import is_misdeal_too_late
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import (
    has_any_player_acted,
    has_player_acted,
    incident_seat,
    require_game_family,
)
from riverboat.floor.cards.misdeals import build_misdeal_ruling
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import draw, stud
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import HandDead, HandLives, Reason
from riverboat.words.refusals import card_incidents as refusals


def rule_on_card_count(incident: s.WrongCardCount, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a hand with too many or too few cards."""
    if not incident.off_by:
        raise InvalidIncident(refusals.CardCountCorrect())
    if (
        spot.hole_card_count is not None
        and not spot.street
        and -incident.off_by > spot.hole_card_count
    ):
        raise InvalidIncident(refusals.TooManyCardsMissing(-incident.off_by, spot.hole_card_count))
    seat, game_family = incident_seat(incident, spot), require_game_family(spot)
    if game_family == "draw" and (verdict := _rule_in_draw_game(incident, spot, authority, seat)):
        return verdict
    if (
        game_family == "flop"
        and incident.off_by == -1
        and require_known(spot.is_on_button, q.ON_THE_BUTTON_QUESTION)
    ):
        return _rule_on_short_button(incident, spot, authority, seat)
    if game_family == "stud" and incident.off_by == -1 and _is_last_street(spot):
        # rule: DEAD-04
        missing_reason = stud.LastCardMissing()
        live_ruling, dead_ruling = (
            make_ruling(authority, HandLives(seat), reasons=missing_reason),
            _build_dead_hand_ruling(authority, seat, missing_reason),
        )
        return leave_to_floor(authority, live_ruling, dead_ruling, reasons=missing_reason)
    if is_misdeal_too_late(spot, authority):
        # rule: DEAD-04, IRRG-20
        reasons = w.WrongCountDead(), w.BurnKeepsNoOrder()
        return make_ruling(authority, HandDead(seat), o.SingleBurnsFromNow(), reasons=reasons)
    return _rule_before_play(incident, authority, seat)


def _build_dead_hand_ruling(authority: Authority, seat: Seat, reason: Reason) -> Ruling:
    return make_ruling(authority, HandDead(seat), reasons=reason)


def _is_last_street(spot: Spot) -> bool:
    return spot.street != 0 and require_known(spot.is_last_street, q.LAST_STREET_QUESTION)


def _rule_on_short_button(
    incident: s.WrongCardCount, spot: Spot, authority: Authority, seat: Seat
) -> Ruling:
    """Rule on the button's missing last card: it is supplied unless the button has acted."""
    # rule: BYND-91
    if has_player_acted(incident, spot):
        return _build_dead_hand_ruling(authority, seat, w.ButtonActedReason())
    return make_ruling(authority, o.TopCardsToPlayer(1, seat), reasons=w.ButtonCardCompleted())


def _rule_before_play(incident: s.WrongCardCount, authority: Authority, seat: Seat) -> Ruling:
    """Rule on a wrong card count before play.

    It is corrected if the house allows it; otherwise the deal is a misdeal.
    """
    # rule: MISD-10, MISD-13, MISD-14, HOLD-11
    if incident.off_by > 1:
        return build_misdeal_ruling(authority, w.TwoExtraCards())
    if authority.floor_rules.wrong_count == "misdeal":
        return build_misdeal_ruling(authority, w.WrongCountDealt(), w.WrongCountMisdeal())
    # rule: HOLD-10, IRRG-07
    if incident.off_by == 1 and require_known(
        incident.is_extra_card_identifiable, q.EXTRA_CARD_IDENTIFIABLE_QUESTION
    ):
        return make_ruling(authority, o.ExtraCardAsBurn(seat), reasons=w.ExtraCardBurns())
    # rule: MISD-03
    if incident.off_by == -1 and require_known(
        incident.is_missing_card_on_stub, q.TOP_CARD_ORDER_QUESTION
    ):
        return make_ruling(authority, o.TopCardsToPlayer(1, seat), reasons=w.TopCardInSequence())
    return build_misdeal_ruling(authority, w.WrongCountDealt())


def _rule_in_draw_game(
    incident: s.WrongCardCount, spot: Spot, authority: Authority, seat: Seat
) -> Ruling | None:
    """Rule on a wrong card count in a draw game; None if the general rules apply.

    A hand that is short before the draw can still be completed.
    """
    if require_known(spot.has_draw_begun, q.DRAW_STARTED_QUESTION):
        return _build_dead_hand_ruling(authority, seat, draw.HandFouledAfterDraw())  # rule: IRRD-08
    missing_count = -incident.off_by
    if missing_count < 0:
        return None  # rule: IRRD-17
    if authority.floor_rules.wrong_count == "misdeal" and not is_misdeal_too_late(spot, authority):
        return None
    if not has_any_player_acted(spot):
        return make_ruling(
            authority, o.TopCardsToPlayer(missing_count, seat), reasons=draw.ShortHandCompleted()
        )
    if (
        missing_count == 1
        and require_known(spot.is_on_button, q.ON_THE_BUTTON_QUESTION)
        and not has_player_acted(incident, spot)
    ):
        return make_ruling(
            authority, o.TopCardsToPlayer(1, seat), reasons=draw.ButtonHandCompleted()
        )
    # rule: IRRD-07, DEAD-04
    orders = HandLives(seat), o.ExtraDrawAllowed(seat, missing_count)
    return make_ruling(authority, *orders, reasons=draw.ShortHandBeforeDraw())
