"""When play has begun, and at which level (MISD-05, MISD-07, TRNY-31 to TRNY-33)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import begun
from riverboat.floor.spot import Spot
from riverboat.floor.turns import questions as q
from riverboat.floor.turns.seen import AskedWhenAHandBegins, LevelEnded
from riverboat.floor.verdict import Ruling, known, ruled
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import Reason


def asked_whether_begun(spot: Spot, by: Authority) -> Ruling:
    """Whether there can still be a misdeal, as the book counts it."""
    # rule: MISD-05, MISD-07
    order = w.PlayHasBegun() if begun(spot, by) else w.PlayHasNotBegun()
    return ruled(by, order, because=_definition(by))


def _definition(by: Authority) -> Reason:
    cutoff = by.floor.misdeal_cutoff
    match cutoff:
        case "two_actors":
            return w.TwoActorsBegin()
        case "substantial_action":
            return w.SubstantialActionBegins()
        case "wsop_live":
            return w.AnyTwoBegin()
        case _:
            assert_never(cutoff)


def level_ended(seen: LevelEnded, by: Authority) -> Ruling:
    """The level of a hand that had not begun when the clock was at zero."""
    # rule: TRNY-31, TRNY-33
    if known(seen.push, q.PUSH):
        return ruled(by, w.AtTheOldLevel(), because=w.LevelEndedInThePush())
    return ruled(by, w.AtTheNewLevel(), because=w.HandBeginsWithTheRiffle())


def dealt_at_the_old_level(spot: Spot, by: Authority) -> Ruling:
    """A hand that was begun at the level before."""
    # rule: TRNY-32
    order = w.AtTheOldLevel() if begun(spot, by) else w.AtTheNewLevel()
    return ruled(by, order, because=w.OldLevelByMistake())


def asked_when_a_hand_begins(seen: AskedWhenAHandBegins, by: Authority) -> Ruling:
    """Whether a motion of the dealer begins a hand; the change of dealers does in some books."""
    # rule: TRNY-33
    pushes = by.floor.hand_begins == "push"
    started = seen.at != "push" or pushes
    because = w.HandBeginsWithThePush() if pushes else w.HandBeginsWithTheRiffle()
    return ruled(by, w.PlayHasBegun() if started else w.PlayHasNotBegun(), because=because)
