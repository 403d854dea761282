"""Disputes, and pots that go to the wrong player (BYND-48, SHOW-06, SHOW-28 to SHOW-31)."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import questions as q
from riverboat.floor.hands.seats import another
from riverboat.floor.hands.seen import Disputed, WronglyPushed
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, known, ruled
from riverboat.words import Seat
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.hands import showdown as w
from riverboat.words.floor.verdicts import Reason, Stands
from riverboat.words.refusals.seen import ImpossibleNumber, NoSuchTime

NextHand: TypeAlias = Literal["no", "riffled", "dealt", "acted"]

A_MINUTE = 60


def disputed(seen: Disputed, by: Authority) -> Ruling:
    """Whether a hand may still be looked at again."""
    # rule: BYND-48, SHOW-30
    if seen.break_for is not None:
        return _in_a_break(seen.break_for, by)
    what, next_hand = known(seen.what, q.WHAT), known(seen.next_hand, q.NEXT_HAND)
    because = _window(what, by)
    if _in_time(what, next_hand, by):
        return ruled(by, o.IsCorrected(), because=because)
    return ruled(by, Stands(), because=(because, w.TooLateForADispute()))


def _in_a_break(seconds: int, by: Authority) -> Ruling:
    """No next hand ends the time there, but a minute."""
    # rule: SHOW-31
    if seconds < 0:
        raise BadObservation(NoSuchTime(seconds))
    if seconds <= A_MINUTE:
        return ruled(by, o.IsCorrected(), because=w.AMinuteInTheBreak())
    return ruled(by, Stands(), because=w.AMinuteInTheBreak())


def _in_time(what: Literal["reading", "count"], next_hand: NextHand, by: Authority) -> bool:
    window = by.floor.dispute_window
    match window:
        case "next_deal":
            return next_hand in ("no", "riffled")
        case "next_hand":
            return next_hand == "no"
        case "tda":
            return next_hand == "no" if what == "reading" else next_hand != "acted"
        case _:
            assert_never(window)


def _window(what: Literal["reading", "count"], by: Authority) -> Reason:
    match by.floor.dispute_window:
        case "next_deal":
            return w.UntilTheNextDeal()
        case "tda" if what == "count":
            return w.CountUntilSubstantialAction()
        case "next_hand" if what == "count":
            return w.CountUntilTheNextHand()
        case _:
            return w.InTimeForADispute()


def wrongly_pushed(seen: WronglyPushed, spot: Spot, by: Authority) -> Ruling:
    """A pot that goes to the wrong player: noticed before, in time, or too late."""
    # rule: SHOW-06, SHOW-28, SHOW-29, ETIQ-07
    if seen.chips <= 0:
        raise BadObservation(ImpossibleNumber(seen.chips))
    winner, other = Seat(spot.who), another(seen.to, spot)
    if not known(seen.pushed, q.PUSHED):
        because = (w.EverybodySaysSo(), w.DutyToReport())
        return ruled(by, o.PotGoesTo(winner, seen.chips), because=because)
    if not _in_time("reading", known(seen.next_hand, q.NEXT_HAND), by):
        return ruled(by, Stands(), because=(_window("reading", by), w.TooLateForADispute()))
    if known(seen.clear, q.CLEAR):
        gives = o.GivesTo(other, winner, seen.chips)
        return ruled(by, gives, because=(w.PushedToTheWrongOne(), _window("reading", by)))
    return ruled(by, o.IsSetAside(other, seen.chips), because=w.CannotBeSettled())
