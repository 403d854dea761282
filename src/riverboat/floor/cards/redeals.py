"""Redeals: a hand after a misdeal, away from the seat, or owing a blind (MISD-20, MISD-22)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import game_family, has_player_acted, player_concerned
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
    seat = player_concerned(incident, spot)
    deal_status: s.DealStatus = require_known(incident.was, q.WERE_THEY_ABSENT)
    match deal_status:
        case "there":
            return make_ruling(authority, o.DealtIn(seat), reasons=w.ExactReplay())
        case "new":
            return make_ruling(authority, o.NotDealtIn(seat), reasons=w.ExactReplay())
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
    if not require_known(incident.here, q.HERE_NOW_QUESTION):
        return make_ruling(authority, o.DeadHandDealt(seat), reasons=w.AbsentPlayersDealtIn())
    match authority.floor.redeal_absent:
        case "plays":
            return make_ruling(authority, o.DealtIn(seat), reasons=w.AbsentPlayerReturned())
        case "killed":
            return make_ruling(authority, o.DeadHandDealt(seat), reasons=w.AbsentHandKilledAgain())
        case unreachable:
            assert_never(unreachable)


def rule_on_absent_player(incident: s.PlayerAbsent, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a player absent at the last card: dead at once in an event, when reached in cash."""
    # rule: BYND-36, IRRS-04, IRRS-05
    seat, stud = player_concerned(incident, spot), game_family(spot) == "stud"
    if not authority.event:
        reason = stud_words.AbsentStudPlayerForfeits() if stud else w.AwayWhenClockExpired()
        return make_ruling(authority, o.DeadAtNextTurn(seat), reasons=reason)
    orders: list[Order] = [HandDead(seat), o.BlindsStayIn(seat)]
    if not stud:
        return make_ruling(authority, *orders, reasons=w.AbsentHandKilled())
    if require_known(incident.low_card, q.HAS_THE_LOW_CARD):
        orders.append(o.BringInOrder(seat))
    orders.append(o.NoMoreCards(seat))
    because = w.AbsentHandKilled(), stud_words.NoCardsForDeadHand()
    return make_ruling(authority, *orders, reasons=because)


def rule_on_owed_blind(incident: s.UnpostedBlind, spot: Spot, authority: Authority) -> Verdict:
    """Rule on an owed blind that was not posted: late after an action, else now or a dead hand."""
    # rule: BYND-33
    seat = player_concerned(incident, spot)
    if has_player_acted(incident, spot):
        orders = HandLives(seat), o.PostDueNextDeal(seat)
        return make_ruling(authority, *orders, reasons=w.OwedBlindButActed())
    if require_known(incident.looked, q.LOOKED_QUESTION):
        return make_ruling(authority, HandDead(seat), reasons=w.OwedBlindNotPosted())
    return make_ruling(authority, o.PostDueNow(seat), reasons=w.OwedBlindInTime())
