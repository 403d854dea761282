"""Redeals after a misdeal, absent players, and owed blinds (MISD-20, MISD-22, BYND-33)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import has_player_acted, incident_seat, require_game_family
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud as stud_words
from riverboat.words.floor.verdicts import HandDead, HandLives, Order


def rule_on_redeal(incident: s.RedealClaimed, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a redeal: only the players entitled to cards at the first deal receive them."""
    # rule: MISD-08, MISD-20, MISD-22
    seat = incident_seat(incident, spot)
    deal_status: s.DealStatus = require_known(incident.first_deal_status, q.DEAL_STATUS_QUESTION)
    match deal_status:
        case "there":
            return make_ruling(authority, o.PlayerDealtIn(seat), reasons=w.RedealRepeatsDeal())
        case "new":
            return make_ruling(authority, o.NoHandDealt(seat), reasons=w.RedealRepeatsDeal())
        case "penalty":
            orders = o.DeadHandDealt(seat), o.BothDealsCountOnce(seat)
            return make_ruling(authority, *orders, reasons=w.AbsentPlayersDealtIn())
        case "absent":
            return _rule_on_absent_at_redeal(incident, authority, seat)
        case unreachable:
            assert_never(unreachable)


def _rule_on_absent_at_redeal(
    incident: s.RedealClaimed, authority: Authority, seat: Seat
) -> Ruling:
    if not require_known(incident.is_present_now, q.PRESENT_NOW_QUESTION):
        return make_ruling(authority, o.DeadHandDealt(seat), reasons=w.AbsentPlayersDealtIn())
    match authority.floor_rules.redeal_absent:
        case "plays":
            return make_ruling(authority, o.PlayerDealtIn(seat), reasons=w.AbsentPlayerReturned())
        case "killed":
            return make_ruling(authority, o.DeadHandDealt(seat), reasons=w.AbsentHandKilledAgain())
        case unreachable:
            assert_never(unreachable)


def rule_on_absent_player(incident: s.PlayerAbsent, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a player who is absent at the last card of the deal.

    In an event the hand is dead at once, in a cash game at the player's next turn.
    """
    # rule: BYND-36, IRRS-04, IRRS-05
    seat, is_stud = incident_seat(incident, spot), require_game_family(spot) == "stud"
    if not authority.is_for_tournaments:
        reason = stud_words.AbsentStudPlayerForfeits() if is_stud else w.AwayWhenClockExpired()
        return make_ruling(authority, o.DeadAtNextTurn(seat), reasons=reason)
    orders: list[Order] = [HandDead(seat), o.BlindsStayIn(seat)]
    if not is_stud:
        return make_ruling(authority, *orders, reasons=w.AbsentHandKilled())
    if require_known(incident.has_low_card, q.LOW_CARD_QUESTION):
        orders.append(o.BringInOrder(seat))
    orders.append(o.NoMoreCards(seat))
    reasons = w.AbsentHandKilled(), stud_words.NoCardsForDeadHand()
    return make_ruling(authority, *orders, reasons=reasons)


def rule_on_owed_blind(incident: s.UnpostedBlind, spot: Spot, authority: Authority) -> Verdict:
    """Rule on an owed blind that was not posted.

    It is due next deal if the player has acted; the hand is dead if the player has looked at the
    cards; otherwise it is due now.
    """
    # rule: BYND-33
    seat = incident_seat(incident, spot)
    if has_player_acted(incident, spot):
        orders = HandLives(seat), o.PostDueNextDeal(seat)
        return make_ruling(authority, *orders, reasons=w.OwedBlindButActed())
    if require_known(incident.has_looked_at_cards, q.LOOKED_AT_CARDS_QUESTION):
        return make_ruling(authority, HandDead(seat), reasons=w.OwedBlindNotPosted())
    return make_ruling(authority, o.PostDueNow(seat), reasons=w.OwedBlindInTime())
