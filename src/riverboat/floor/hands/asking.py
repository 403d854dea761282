"""Who may ask to see what: a hand, or the card that would have come (SHOW-08, SHOW-09, BYND-46)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import questions as q
from riverboat.floor.hands.seats import another
from riverboat.floor.hands.seen import AskedToSee
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.hands import showdown as w
from riverboat.words.floor.verdicts import HandIsDead, HandLives, Reason


def asked_to_see(seen: AskedToSee, spot: Spot, by: Authority) -> Verdict:
    """Whether a hand is shown to somebody who asks for it."""
    # rule: SHOW-08
    another(seen.whose, spot)
    if seen.abused:
        return _hidden(seen, by, w.AbuseEndsIt())
    match by.floor.ask_to_see:
        case "off":
            return _hidden(seen, by, w.NobodyMayAsk())
        case "rrop":
            return _by_rrop(seen, by)
        case "tda":
            return _by_tda(seen, by)
        case "wsop_event":
            if known(seen.holds, q.HOLDS):
                return _shown(seen, by, w.HoldersMayAsk())
            return _hidden(seen, by, w.GaveUpTheirCards())
        case "wsop_live":
            if not known(seen.suspicion, q.SUSPICION):
                return _hidden(seen, by, w.OnlyOnSuspicion())
            return _for_the_floor(seen, by, w.OnlyOnSuspicion())
        case _:
            assert_never(by.floor.ask_to_see)


def _by_rrop(seen: AskedToSee, by: Authority) -> Ruling:
    """Whoever was dealt in sees a hand that was called; for the winner it lives again."""
    # rule: SHOW-08, SHOW-09
    if not known(seen.dealt_in, q.DEALT_IN):
        return _hidden(seen, by, w.OnlyWhoWasDealtInAsks())
    if not known(seen.eligible, q.ELIGIBLE):
        return _hidden(seen, by, w.WasNotEligible())
    whose = Seat(seen.whose)
    if known(seen.winner, q.WINNER):
        because = (w.AnybodyDealtInMayAsk(), w.WinnerAsked())
        return ruled(by, o.HasToShow(whose), HandLives(whose), because=because)
    because_of = (w.AnybodyDealtInMayAsk(), w.LoserAsked())
    return ruled(by, o.HasToShow(whose), HandIsDead(whose), because=because_of)


def _by_tda(seen: AskedToSee, by: Authority) -> Verdict:
    """Who paid on the last street and kept the cards sees the last aggressor's."""
    if not known(seen.holds, q.HOLDS):
        return _hidden(seen, by, w.GaveUpTheirCards())
    if known(seen.paid, q.PAID) and known(seen.aggressor, q.AGGRESSOR):
        return _shown(seen, by, w.AsksOfTheLastAggressor())
    return _for_the_floor(seen, by, w.AtTheFloorsDiscretion())


def _shown(seen: AskedToSee, by: Authority, because: Reason) -> Ruling:
    return ruled(by, o.HasToShow(Seat(seen.whose)), because=because)


def _hidden(seen: AskedToSee, by: Authority, because: Reason) -> Ruling:
    return ruled(by, o.MayKeepItHidden(Seat(seen.whose)), because=because)


def _for_the_floor(seen: AskedToSee, by: Authority, because: Reason) -> Verdict:
    shown, hidden = _shown(seen, by, because), _hidden(seen, by, because)
    return left(by, shown, hidden, because=because)


def asked_for_the_next_card(by: Authority) -> Ruling:
    """Nobody sees what would have come."""
    # rule: BYND-46
    return ruled(by, o.NoCardIsShown(), because=w.NoRabbitHunting())
