"""Too many cards, or too few (MISD-03, MISD-10, HOLD-10, DEAD-04, BYND-91, IRRD-06 to 08)."""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import begun
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.misdeal import misdeal
from riverboat.floor.cards.moment import anybody_acted, family, have_acted, whom
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import draw, stud
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import HandIsDead, HandLives, Reason
from riverboat.words.refusals import cards as refusals


def wrong_count(seen: s.WrongCount, spot: Spot, by: Authority) -> Verdict:
    """A hand with too many cards or too few."""
    if not seen.off_by:
        raise BadObservation(refusals.CountIsRight())
    if spot.hole is not None and not spot.street and -seen.off_by > spot.hole:
        raise BadObservation(refusals.NotSoManyCards(-seen.off_by, spot.hole))
    who, game = whom(seen, spot), family(spot)
    if game == "draw" and (verdict := _in_a_draw_game(seen, spot, by, who)):
        return verdict
    if game == "flop" and seen.off_by == -1 and known(spot.on_button, q.ON_THE_BUTTON):
        return _short_on_the_button(seen, spot, by, who)
    if game == "stud" and seen.off_by == -1 and _last_street(spot):
        # rule: DEAD-04
        missing = stud.LastCardIsMissing()
        lives, dead = ruled(by, HandLives(who), because=missing), _dead(by, who, missing)
        return left(by, lives, dead, because=missing)
    if begun(spot, by):
        # rule: DEAD-04, IRRG-20
        because = w.WrongCountIsDead(), w.BurnKeepsNoOrder()
        return ruled(by, HandIsDead(who), o.OneBurnAStreet(), because=because)
    return _before_play(seen, by, who)


def _dead(by: Authority, who: Seat, because: Reason) -> Ruling:
    return ruled(by, HandIsDead(who), because=because)


def _last_street(spot: Spot) -> bool:
    return spot.street != 0 and known(spot.last_street, q.LAST_STREET)


def _short_on_the_button(seen: s.WrongCount, spot: Spot, by: Authority, who: Seat) -> Ruling:
    """The button gets its last card however late, but not after acting without it."""
    # rule: BYND-91
    if have_acted(seen, spot):
        return _dead(by, who, w.ButtonHasActed())
    return ruled(by, o.CardsGoTo(1, who), because=w.ButtonIsCompleted())


def _before_play(seen: s.WrongCount, by: Authority, who: Seat) -> Ruling:
    """Which counts can be mended before play has begun; all others are misdeals."""
    # rule: MISD-10, MISD-13, MISD-14, HOLD-11
    if seen.off_by > 1:
        return misdeal(by, w.TwoExtraCards())
    if by.floor.wrong_count == "misdeal":
        return misdeal(by, w.WrongCountDealt(), w.NoCountIsMended())
    # rule: HOLD-10, IRRG-07
    if seen.off_by == 1 and known(seen.apart, q.APART):
        return ruled(by, o.ExtraCardIsTheBurn(who), because=w.ExtraCardBurns())
    # rule: MISD-03
    if seen.off_by == -1 and known(seen.in_sequence, q.IN_SEQUENCE):
        return ruled(by, o.CardsGoTo(1, who), because=w.TopCardInSequence())
    return misdeal(by, w.WrongCountDealt())


def _in_a_draw_game(seen: s.WrongCount, spot: Spot, by: Authority, who: Seat) -> Ruling | None:
    """What draw has of its own: a hand that is short before the draw can still be made full."""
    if known(spot.drawing, q.DRAWING):
        return _dead(by, who, draw.FouledAfterTheDraw())  # rule: IRRD-08
    short = -seen.off_by
    if short < 0:
        return None  # rule: IRRD-17
    if by.floor.wrong_count == "misdeal" and not begun(spot, by):
        return None
    if not anybody_acted(spot):
        return ruled(by, o.CardsGoTo(short, who), because=draw.CompletedBeforeAction())
    if short == 1 and known(spot.on_button, q.ON_THE_BUTTON) and not have_acted(seen, spot):
        return ruled(by, o.CardsGoTo(1, who), because=draw.DealerIsCompleted())
    # rule: IRRD-07, DEAD-04
    orders = HandLives(who), o.MayDrawMore(who, short)
    return ruled(by, *orders, because=draw.ShortBeforeTheDraw())
