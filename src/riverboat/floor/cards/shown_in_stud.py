"""Shown cards of stud: the first two, and the last (BYND-60, IRRS-01, IRRS-03, IRRS-11 to 13)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import begun
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.misdeal import misdeal
from riverboat.floor.cards.moment import whom
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, ruled
from riverboat.words import Seat
from riverboat.words.floor.cards import deal, orders, stud
from riverboat.words.floor.verdicts import HandIsDead, Order, Reason, Stands


def shown_in_stud(
    seen: s.Exposed, spot: Spot, by: Authority, besides: tuple[Reason, ...]
) -> Verdict:
    """The dealer showed a card that comes down: at the deal, or the last one."""
    who = whom(seen, spot)
    if spot.street != 0 and known(spot.last_street, q.LAST_STREET):
        return _last_card(seen, spot, by, who)
    if begun(spot, by):
        return ruled(by, Stands(), because=(deal.TheDealHasBegun(), *besides))
    if seen.shown > 1:
        return _two(seen, by, who, besides)
    return _one(seen, by, who, besides)


def _two(seen: s.Exposed, by: Authority, who: Seat, besides: tuple[Reason, ...]) -> Verdict:
    if not known(seen.both_theirs, q.BOTH_THEIRS):
        return misdeal(by, deal.TwoCardsShown(), *besides)
    # rule: IRRS-01
    because = stud.BothDownCardsShown(), *besides
    match by.floor.stud_both_exposed:
        case "dead_ante_back":
            return ruled(by, HandIsDead(who), orders.AnteBack(who), because=because)
        case "misdeal":
            return misdeal(by, *because)
        case other:
            assert_never(other)


def _one(seen: s.Exposed, by: Authority, who: Seat, besides: tuple[Reason, ...]) -> Verdict:
    # rule: BYND-60
    steps: tuple[Order, ...]
    match by.floor.stud_exposed:
        case "misdeal":
            return misdeal(by, stud.DownCardShownMisdeal(), *besides)
        case "third_down":
            steps = (orders.ThirdDown(who),)
        case "becomes_upcard":
            steps = orders.ShownIsTheUpcard(who), orders.ThirdDown(who)
        case other:
            assert_never(other)
    because: tuple[Reason, ...] = (stud.DownCardShown(), *besides)
    if opens := _opens(seen, by, who):
        order, reason = opens
        steps, because = (*steps, order), (*because, reason)
    return ruled(by, *steps, because=because)


def _opens(seen: s.Exposed, by: Authority, who: Seat) -> tuple[Order, Reason] | None:
    """Who opens, if the card that was shown would have to."""
    # rule: IRRS-03
    match by.floor.exposed_low:
        case "brings_in":  # as every upcard does: it need not be asked
            if seen.low_card:
                return orders.BringsIn(who), stud.ShownCardBringsIn()
        case "left":
            if known(seen.low_card, q.WOULD_BRING_IN):
                return orders.StartsLeftOf(who), stud.ShownCardDoesNotBringIn()
        case other:
            assert_never(other)
    return None


def _last_card(seen: s.Exposed, spot: Spot, by: Authority, who: Seat) -> Ruling:
    keeps = orders.KeepsCard(who, seen.cards)
    match by.floor.stud_last_exposed:
        case "replaced":
            # rule: IRRS-12
            if not known(spot.more_betting, q.MORE_BETTING):
                return ruled(by, keeps, because=stud.NoBettingLeft())
            instead = orders.ReplaceCard(who, seen.cards, "round")
            return ruled(by, instead, because=stud.LastCardIsReplaced())
        case "declare_all_in":
            if known(spot.stack, q.CHIPS_BEHIND) == 0:
                # rule: IRRS-13
                steps = keeps, orders.OthersGetTheirsDown()
                return ruled(by, *steps, because=stud.LastCardOfAnAllIn())
            return _last_card_with_chips(seen, spot, by, who)
        case other:
            assert_never(other)


def _last_card_with_chips(seen: s.Exposed, spot: Spot, by: Authority, who: Seat) -> Ruling:
    """Among two players the other card may come up, too; among more it cannot."""
    keeps, declares = orders.KeepsCard(who, seen.cards), orders.MayDeclareAllIn(who)
    if known(spot.live, q.HOW_MANY_LEFT) > 2:
        # rule: IRRS-12
        steps = keeps, orders.OthersGetTheirsDown(), declares
        return ruled(by, *steps, because=stud.LastCardUpOfSeveral())
    # rule: IRRS-11
    if known(seen.first, q.FIRST_OF_THE_LAST):
        return ruled(by, keeps, orders.OtherLastCardUp(), because=stud.LastCardUpOfTwo())
    return ruled(by, keeps, declares, because=stud.LastCardUpOfTwo())
