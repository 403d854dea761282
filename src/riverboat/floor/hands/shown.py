"""Cards that somebody sees before the showdown, and who walks away (DEAD-15, 16, SHOW-10, 11)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import questions as q
from riverboat.floor.hands.seats import another
from riverboat.floor.hands.seen import LeftTheTable, ShownInPart, ShownToOne, TurnedUp
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import Folding
from riverboat.words.floor.hands import dead, showdown
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.verdicts import HandIsDead, HandLives, ItIs, MayBePenalised, Stands


def turned_up(seen: TurnedUp, spot: Spot, by: Authority) -> Ruling:
    """Cards turned up with action to come: everybody may see them, and they live or do not."""
    # rule: DEAD-16
    who = Seat(spot.who)
    if not known(seen.to_come, q.TO_COME):
        return ruled(by, Stands(), because=dead.ShownAtTheEnd())
    all_see = o.AllSeeIt(who, "now")
    match by.floor.exposed_hand:
        case "lives":
            because = dead.ShownWithActionToCome()
            return ruled(by, HandLives(who), all_see, MayBePenalised(who), because=because)
        case "dead":
            return ruled(by, ItIs(who, Folding()), all_see, because=dead.ShownIsFolded())
        case _:
            assert_never(by.floor.exposed_hand)


def left_the_table(seen: LeftTheTable, spot: Spot, by: Authority) -> Ruling:
    """Who leaves all-in, or with action to come."""
    # rule: DEAD-15, ETIQ-15
    who = Seat(spot.who)
    if known(seen.all_in, q.ALL_IN):
        match by.floor.left_all_in:
            case "penalty":
                return ruled(by, HandLives(who), MayBePenalised(who), because=dead.LeftAllIn())
            case "dead":
                return ruled(by, HandIsDead(who), because=dead.LeftAllInDies())
            case _:
                assert_never(by.floor.left_all_in)
    if known(seen.to_come, q.LIVE_TO_COME):
        return ruled(by, MayBePenalised(who), because=dead.LeftWithActionToCome())
    return ruled(by, Stands(), because=dead.MayLeave())


def shown_to_one(seen: ShownToOne, spot: Spot, by: Authority) -> Ruling:
    """What one player saw all see: at once, if that one may still use it in this round."""
    # rule: SHOW-10, SHOW-11
    if seen.to is not None:
        another(seen.to, spot)
    who, acts = Seat(spot.who), known(seen.acts, q.ACTS)
    match acts:
        case "now":
            return ruled(by, o.AllSeeIt(who, "now"), because=showdown.ShowOneShowAll())
        case "later":
            because = (showdown.ShowOneShowAll(), showdown.ShownToWhoActsLater())
            return ruled(by, o.AllSeeIt(who, "round"), because=because)
        case "out":
            when = "betting" if by.floor.shown_outside == "after_betting" else "hand"
            return ruled(by, o.AllSeeIt(who, when), because=showdown.ShownToWhoIsOut())
        case _:
            assert_never(acts)


def shown_in_part(seen: ShownInPart, spot: Spot, by: Authority) -> Verdict:
    """Who showed one card shows that one to all, or may have to show the others too."""
    # rule: SHOW-10
    who = Seat(spot.who)
    part = ruled(by, o.ShowsWhatWasShown(who), because=showdown.OnlyWhatWasShown())
    match by.floor.shown_part:
        case "as_shown":
            return part
        case "whole_on_request" if known(seen.asked, q.ASKED):
            because = showdown.WholeOnRequest()
            return left(by, ruled(by, o.HasToShow(who), because=because), part, because=because)
        case "whole_on_request":
            return part
        case _:
            assert_never(by.floor.shown_part)
