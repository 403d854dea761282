"""Misdeals: cards to the wrong seat, out of order, from the wrong button (MISD, SEAT).

Whatever went wrong, the floor first asks whether play has begun. If it has, the deal stands.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import begun
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import whom
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words.floor.cards import deal as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import HandIsDead, Reason, Stands


def misdeal(by: Authority, *because: Reason) -> Ruling:
    """All cards and chips back, and the same deal again."""
    # rule: MISD-08
    return ruled(by, o.Misdeal(), o.DealAgain(), because=because)


def misdeal_until_begun(spot: Spot, by: Authority, *because: Reason) -> Ruling:
    """A misdeal, as long as play has not begun; after that the deal stands."""
    # rule: MISD-01, MISD-06
    if begun(spot, by):
        return ruled(by, Stands(), because=w.TheDealHasBegun())
    return misdeal(by, *because)


def first_card_wrong(spot: Spot, by: Authority) -> Verdict:
    """The first card went to the wrong player."""
    # rule: MISD-17
    return misdeal_until_begun(spot, by, w.FirstCardToTheWrongSeat())


def out_of_order(seen: s.DealtOutOfOrder, spot: Spot, by: Authority) -> Verdict:
    """A card was dealt out of order, unless it was the button's second in a row."""
    # rule: MISD-15, MISD-21
    if known(seen.to_the_button, q.TO_THE_BUTTON):
        return ruled(by, Stands(), because=w.TwoInARowToTheButton())
    return misdeal_until_begun(spot, by, w.DealtOutOfOrder())


def without_a_right(seen: s.DealtWithoutARight, spot: Spot, by: Authority) -> Verdict:
    """Cards went to a seat that has no right to them."""
    # rule: MISD-18, MISD-22
    who = whom(seen, spot)
    if known(seen.in_game, q.IN_GAME):
        return ruled(by, o.IsDealtADeadHand(who), because=w.AbsentIsDealtTo())
    if begun(spot, by):
        return ruled(by, HandIsDead(who), Stands(), because=w.TheDealHasBegun())
    again = misdeal(by, w.CardsWithoutARight())
    match by.floor.no_right:
        case "misdeal":
            return again
        case "not_listed":
            dead = ruled(by, HandIsDead(who), Stands(), because=w.CardsWithoutARight())
            return left(by, again, dead, because=w.CardsWithoutARight())
        case other:
            assert_never(other)


def left_out(seen: s.LeftOut, spot: Spot, by: Authority) -> Verdict:
    """A player got no cards: who is at the table or has posted has a right to them."""
    # rule: MISD-02, MISD-19. In an event everybody has paid for a hand, present or not.
    if by.event or known(seen.present, q.PRESENT):
        return misdeal_until_begun(spot, by, w.WasDealtOut())
    return ruled(by, Stands(), because=w.HasNoRight())


def mixed_in(seen: s.CardsMixedIn, spot: Spot, by: Authority) -> Verdict:
    """Cards were thrown among a blind's hole cards."""
    # rule: MISD-23
    if begun(spot, by):
        return ruled(by, Stands(), because=w.TheDealHasBegun())
    who, reason = whom(seen, spot), w.MixedWithABlind()
    again = ruled(by, o.Misdeal(), o.DealAgain(), o.IsDealtADeadHand(who), because=reason)
    return left(by, again, ruled(by, Stands(), because=reason), because=reason)


def wrong_button(spot: Spot, by: Authority) -> Verdict:
    """The button is in the wrong place: before play has begun, and after."""
    # rule: SEAT-13, MISD-16
    if not begun(spot, by):
        match by.floor.wrong_button_early:
            case "misdeal":
                steps = o.Misdeal(), o.ButtonIsPutRight(), o.DealAgain()
                return ruled(by, *steps, because=w.ButtonWasWrong())
            case "correct":
                return ruled(by, o.ButtonIsPutRight(), because=w.ButtonIsCorrected())
            case early:
                assert_never(early)
    # rule: SEAT-09
    match by.floor.wrong_button:
        case "fix_next_hand":
            orders = Stands(), o.ButtonIsPutRightNextHand()
            return ruled(by, *orders, because=w.ButtonErrorIsMended())
        case "stands":
            return ruled(by, Stands(), o.ButtonStays(), because=w.ButtonErrorStands())
        case late:
            assert_never(late)
