"""Checked sevens and false claims in lowball (IRRD-10 to 15)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import check_game_family, incident_seat
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards import draw as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import ActionStands, HandDead, Order, PotWonOrder
from riverboat.words.refusals import incident_checks as refusals


def rule_on_checked_seven(incident: s.SevenChecked, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a seven or better that was not bet after the draw."""
    check_game_family("draw", spot)
    seat = incident_seat(incident, spot)
    if incident.overcaller_seat == seat.seat:
        raise InvalidIncident(refusals.OtherPlayerRequired())
    # rule: IRRD-10. It is a rule of limit ace-to-five alone.
    is_limit_ace_to_five = spot.structure in (None, "limit") and spot.ranking in (None, "a-5")
    if not authority.floor_rules.sevens or not is_limit_ace_to_five:
        return make_ruling(authority, ActionStands(), reasons=w.NoSevensRule())
    if incident.faced_short_all_in:
        return _rule_on_short_all_in(incident, authority, seat)
    if require_known(incident.is_best_hand, q.BEST_HAND_QUESTION):
        orders = o.PotBeforeDrawWon(seat), o.DrawActionVoided()
        return make_ruling(authority, *orders, reasons=w.SevenChecked())
    return make_ruling(authority, ActionStands(), reasons=w.SevenBeaten())  # rule: IRRD-11


def _rule_on_short_all_in(incident: s.SevenChecked, authority: Authority, seat: Seat) -> Ruling:
    # rule: IRRD-12
    if require_known(incident.has_completed_bet, q.BET_COMPLETED_QUESTION):
        return make_ruling(authority, ActionStands(), reasons=w.SevenBetByCompletion())
    if not require_known(incident.is_best_hand, q.BEST_HAND_QUESTION):
        return make_ruling(authority, ActionStands(), reasons=w.SevenBeaten())
    orders: list[Order] = [PotWonOrder(seat)]
    if incident.overcaller_seat is not None:
        orders.append(o.CallReturned(Seat(incident.overcaller_seat)))
    return make_ruling(authority, *orders, reasons=w.SevenAgainstShortBet())


def rule_on_miscalled_low(incident: s.ClaimedLow, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a player who miscalled a lowball hand."""
    check_game_family("draw", spot)
    seat = incident_seat(incident, spot)
    if seat.seat in (incident.fouled_seat, incident.third_player_seat):
        raise InvalidIncident(refusals.OtherPlayerRequired())
    if incident.actual_rank <= incident.announced_rank:
        return make_ruling(
            authority, o.CardsReadAsTabled(), reasons=w.HighestClaimedCardCounts()
        )  # rule: IRRD-14
    # rule: IRRD-13
    match authority.floor_rules.miscall:
        case "cards_speak":
            return make_ruling(authority, o.CardsReadAsTabled(), reasons=w.CardsSpeakInLowball())
        case "kills":
            if incident.fouled_seat is None:
                return make_ruling(
                    authority, o.CardsReadAsTabled(), reasons=w.CardsSpeakInLowball()
                )
            orders: list[Order] = [HandDead(seat)]
            if incident.third_player_seat is not None:
                orders.append(PotWonOrder(Seat(incident.third_player_seat)))
            return make_ruling(authority, *orders, reasons=w.FalseClaimKillsHand())
        case unreachable:
            assert_never(unreachable)


def rule_on_unannounced_pair(
    incident: s.PairUnannounced, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a lowball hand with an unannounced pair."""
    # rule: IRRD-15
    check_game_family("draw", spot)
    seat = incident_seat(incident, spot)
    if incident.fouled_seat is None:
        return make_ruling(authority, o.CardsReadAsTabled(), reasons=w.CardsSpeakInLowball())
    if incident.fouled_seat == seat.seat:
        raise InvalidIncident(refusals.OtherPlayerRequired())
    reason = w.PairUnannounced()
    forfeit_ruling = make_ruling(authority, o.PotClaimLost(seat), reasons=reason)
    return leave_to_floor(
        authority,
        forfeit_ruling,
        make_ruling(authority, o.CardsReadAsTabled(), reasons=reason),
        reasons=reason,
    )
