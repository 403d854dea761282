"""Other irregularities in draw games (IRRD-05, IRRD-09, IRRD-16)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import (
    check_game_family,
    has_street_action,
    incident_seat,
    street_number,
)
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, make_ruling, require_known
from riverboat.words.floor.cards import draw as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import ActionStands, HandLives


def rule_on_five_card_draw(incident: s.FiveCardsDrawn, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a five-card discard."""
    # rule: IRRD-05
    check_game_family("draw", spot)
    seat = incident_seat(incident, spot)
    match authority.floor_rules.draw_five:
        case "at_once":
            return make_ruling(authority, o.TopCardsToPlayer(5, seat), reasons=w.FiveDrawnAtOnce())
        case "four_then_one":
            fifth_card_order = o.FifthCardLast(
                seat, require_known(incident.is_last_to_draw, q.LAST_TO_DRAW_QUESTION)
            )
            return make_ruling(
                authority,
                o.TopCardsToPlayer(4, seat),
                fifth_card_order,
                reasons=w.FiveDrawnInTwoSteps(),
            )
        case unreachable:
            assert_never(unreachable)


def rule_on_draw_count_request(
    incident: s.DrawCountRequested, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a question about the number of cards that another player drew."""
    # rule: IRRD-09
    check_game_family("draw", spot)
    seat = incident_seat(incident, spot)
    if not has_street_action(street_number("draw", spot), spot):
        return make_ruling(authority, o.TruthfulAnswerDue(seat), reasons=w.DrawCountAskedInTime())
    silence_order = (
        o.DealerStaysSilent() if incident.is_dealer_asked else o.DrawCountAnswerOptional(seat)
    )
    return make_ruling(authority, silence_order, reasons=w.DrawCountAskedTooLate())


def rule_on_rapped_pat(incident: s.RappedPat, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a player who rapped pat in a raised pot."""
    # rule: IRRD-16
    check_game_family("draw", spot)
    if require_known(incident.knew_of_raise, q.KNEW_OF_RAISE_QUESTION):
        return make_ruling(authority, ActionStands(), reasons=w.RappedAwareOfRaise())
    return make_ruling(
        authority, HandLives(incident_seat(incident, spot)), reasons=w.RappedUnawareOfRaise()
    )
