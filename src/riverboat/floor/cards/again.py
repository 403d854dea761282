"""Who gets a hand: at the deal again, away from the seat, or owing a blind (MISD-20, MISD-22)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import family, have_acted, whom
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, ruled
from riverboat.words import Seat
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud as stud_words
from riverboat.words.floor.verdicts import HandIsDead, HandLives, Order


def dealt_again(seen: s.DealtAgain, spot: Spot, by: Authority) -> Verdict:
    """After a misdeal everybody gets what they had a right to at first, and nobody else."""
    # rule: MISD-08, MISD-20, MISD-22
    who = whom(seen, spot)
    was: s.Was = known(seen.was, q.WAS)
    match was:
        case "there":
            return ruled(by, o.IsDealtIn(who), because=w.ExactReplay())
        case "new":
            return ruled(by, o.IsNotDealtIn(who), because=w.ExactReplay())
        case "penalty":
            orders = o.IsDealtADeadHand(who), o.BothDealsAreOneHand(who)
            return ruled(by, *orders, because=w.AbsentIsDealtTo())
        case "absent":
            return _was_absent(seen, by, who)
        case other:
            assert_never(other)


def _was_absent(seen: s.DealtAgain, by: Authority, who: Seat) -> Ruling:
    if not known(seen.here, q.HERE):
        return ruled(by, o.IsDealtADeadHand(who), because=w.AbsentIsDealtTo())
    match by.floor.redeal_absent:
        case "plays":
            return ruled(by, o.IsDealtIn(who), because=w.AbsentPlaysNow())
        case "killed":
            return ruled(by, o.IsDealtADeadHand(who), because=w.AbsentIsKilledAgain())
        case other:
            assert_never(other)


def absent(seen: s.Absent, spot: Spot, by: Authority) -> Verdict:
    """Not in the seat when the last card is dealt: an event kills the hand, cash waits for it."""
    # rule: BYND-36, IRRS-04, IRRS-05
    who, stud = whom(seen, spot), family(spot) == "stud"
    if not by.event:
        reason = stud_words.AbsentInStud() if stud else w.AwayInCash()
        return ruled(by, o.DeadWhenReached(who), because=reason)
    orders: list[Order] = [HandIsDead(who), o.BlindsStay(who)]
    if not stud:
        return ruled(by, *orders, because=w.AbsentIsKilled())
    if known(seen.low_card, q.HAS_THE_LOW_CARD):
        orders.append(o.BringsIn(who))
    orders.append(o.GetsNoMoreCards(who))
    because = w.AbsentIsKilled(), stud_words.DeadHandGetsNoCards()
    return ruled(by, *orders, because=because)


def owes_a_blind(seen: s.OwesABlind, spot: Spot, by: Authority) -> Verdict:
    """A blind that is owed was not posted: did they put chips in, or only look?"""
    # rule: BYND-33
    who = whom(seen, spot)
    if have_acted(seen, spot):
        orders = HandLives(who), o.PostsOnTheNextDeal(who)
        return ruled(by, *orders, because=w.OwedBlindButActed())
    if known(seen.looked, q.LOOKED):
        return ruled(by, HandIsDead(who), because=w.OwedBlindNotPosted())
    return ruled(by, o.PostsNow(who), because=w.OwedBlindInTime())
