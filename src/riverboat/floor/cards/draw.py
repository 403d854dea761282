"""What else goes wrong in draw (IRRD-05, IRRD-09, IRRD-16)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import acted_on, only_in, place, whom
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, known, ruled
from riverboat.words.floor.cards import draw as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import HandLives, Stands


def draws_five(seen: s.DrawsFive, spot: Spot, by: Authority) -> Verdict:
    """A player throws five cards away."""
    # rule: IRRD-05
    only_in("draw", spot)
    who = whom(seen, spot)
    match by.floor.draw_five:
        case "at_once":
            return ruled(by, o.CardsGoTo(5, who), because=w.DrawsFiveAtOnce())
        case "four_then_one":
            fifth = o.FifthAtTheEnd(who, known(seen.last, q.LAST_TO_DRAW))
            return ruled(by, o.CardsGoTo(4, who), fifth, because=w.DrawsFourAndOne())
        case other:
            assert_never(other)


def asked_how_many(seen: s.AskedHowMany, spot: Spot, by: Authority) -> Verdict:
    """Somebody in the hand asks how many cards another player drew."""
    # rule: IRRD-09
    only_in("draw", spot)
    who = whom(seen, spot)
    if not acted_on(place("draw", spot), spot):
        return ruled(by, o.MustAnswer(who), because=w.HowManyWasAskedInTime())
    silent = o.DealerDoesNotAnswer() if seen.of_the_dealer else o.NeedNotAnswer(who)
    return ruled(by, silent, because=w.HowManyWasAskedTooLate())


def rapped_pat(seen: s.RappedPat, spot: Spot, by: Authority) -> Verdict:
    """A player rapped pat, and the pot was raised."""
    # rule: IRRD-16
    only_in("draw", spot)
    if known(seen.knew, q.KNEW_OF_THE_RAISE):
        return ruled(by, Stands(), because=w.RappedAndKnew())
    return ruled(by, HandLives(whom(seen, spot)), because=w.RappedWithoutKnowing())
