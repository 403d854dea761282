"""Sevens that were checked, and claims that were false, in lowball (IRRD-10 to 15)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import only_in, whom
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor.cards import draw as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import HandIsDead, Order, Stands, WinsThePot
from riverboat.words.refusals import seen as refusals


def checked_a_seven(seen: s.CheckedASeven, spot: Spot, by: Authority) -> Verdict:
    """A seven or better was not bet after the draw."""
    only_in("draw", spot)
    who = whom(seen, spot)
    if seen.overcall == who.seat:
        raise BadObservation(refusals.ToThemselves())
    # rule: IRRD-10. It is a rule of limit ace-to-five alone.
    limit = spot.structure in (None, "limit") and spot.ranking in (None, "a-5")
    if not by.floor.sevens or not limit:
        return ruled(by, Stands(), because=w.NoSevensRule())
    if seen.short_all_in:
        return _against_a_short_bet(seen, by, who)
    if known(seen.best, q.BEST_HAND):
        orders = o.WinsThePotBeforeTheDraw(who), o.ChipsSinceTheDrawGoBack()
        return ruled(by, *orders, because=w.SevenWasChecked())
    return ruled(by, Stands(), because=w.SevenWasBeaten())  # rule: IRRD-11


def _against_a_short_bet(seen: s.CheckedASeven, by: Authority, who: Seat) -> Ruling:
    # rule: IRRD-12
    if known(seen.completed, q.COMPLETED):
        return ruled(by, Stands(), because=w.SevenCompletesTheBet())
    if not known(seen.best, q.BEST_HAND):
        return ruled(by, Stands(), because=w.SevenWasBeaten())
    orders: list[Order] = [WinsThePot(who)]
    if seen.overcall is not None:
        orders.append(o.CallGoesBack(Seat(seen.overcall)))
    return ruled(by, *orders, because=w.SevenAgainstAShortBet())


def claimed_low(seen: s.ClaimedLow, spot: Spot, by: Authority) -> Verdict:
    """Somebody said what they hold, and it was not so."""
    only_in("draw", spot)
    who = whom(seen, spot)
    if who.seat in (seen.fouled, seen.third):
        raise BadObservation(refusals.ToThemselves())
    if seen.holds <= seen.said:
        return ruled(by, o.ReadAsTheyLie(), because=w.ClaimWasTrueEnough())  # rule: IRRD-14
    # rule: IRRD-13
    match by.floor.miscall:
        case "cards_speak":
            return ruled(by, o.ReadAsTheyLie(), because=w.CardsSpeakInLowball())
        case "kills":
            if seen.fouled is None:
                return ruled(by, o.ReadAsTheyLie(), because=w.CardsSpeakInLowball())
            orders: list[Order] = [HandIsDead(who)]
            if seen.third is not None:
                orders.append(WinsThePot(Seat(seen.third)))
            return ruled(by, *orders, because=w.FalseClaimKills())
        case other:
            assert_never(other)


def pair_not_said(seen: s.PairNotSaid, spot: Spot, by: Authority) -> Verdict:
    """A lowball hand with a pair was spread in silence."""
    # rule: IRRD-15
    only_in("draw", spot)
    who = whom(seen, spot)
    if seen.fouled is None:
        return ruled(by, o.ReadAsTheyLie(), because=w.CardsSpeakInLowball())
    if seen.fouled == who.seat:
        raise BadObservation(refusals.ToThemselves())
    because = w.PairWasNotSaid()
    loses = ruled(by, o.LosesThePot(who), because=because)
    return left(by, loses, ruled(by, o.ReadAsTheyLie(), because=because), because=because)
