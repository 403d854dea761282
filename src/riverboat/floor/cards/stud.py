"""What else goes wrong in stud (IRRS, DEAD-03, BYND-68)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import anybody_acted, only_in, whom
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, known, ruled
from riverboat.words import Seat
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud as w
from riverboat.words.floor.verdicts import HandIsDead, HandLives, Stands
from riverboat.words.refusals import seen as refusals


def all_down(seen: s.AllDown, spot: Spot, by: Authority) -> Verdict:
    """The first three cards were all dealt down."""
    # rule: IRRS-02
    only_in("stud", spot)
    return ruled(by, o.ScrambleAndTurnOne(whom(seen, spot)), because=w.AllThreeDown())


def wrong_bring_in(seen: s.WrongBringIn, spot: Spot, by: Authority) -> Verdict:
    """The wrong player brought it in: corrected until the next has acted."""
    # rule: BYND-68
    only_in("stud", spot)
    who = whom(seen, spot)
    _two_players(who, seen.to)
    if anybody_acted(spot, q.NEXT_HAS_ACTED):
        return ruled(by, Stands(), because=w.WrongBringInStands())
    because = w.WrongBringInIsCorrected()
    return ruled(by, o.BringInPassesTo(who, Seat(seen.to)), because=because)


def _two_players(who: Seat, other: int) -> None:
    if who.seat == other:
        raise BadObservation(refusals.ToThemselves())


def upcards_picked_up(seen: s.UpcardsPickedUp, spot: Spot, by: Authority) -> Verdict:
    """Upcards were picked up, turned down or mixed: a fold, if there is a bet to face."""
    # rule: IRRS-07
    only_in("stud", spot)
    who = whom(seen, spot)
    if not known(spot.betting, q.BETTING_IS_ON):
        return ruled(by, HandLives(who), because=w.PickedUpAtTheShowdown())
    # rule: DEAD-03
    known(spot.bet, q.HOW_MUCH_IS_THE_BET)
    if spot.call:
        return ruled(by, HandIsDead(who), because=w.PickedUpUpcards())
    return ruled(by, HandLives(who), o.UpcardsInTheirOrder(who), because=w.NoBetToFoldTo())


def upcards_reordered(seen: s.UpcardsReordered, spot: Spot, by: Authority) -> Verdict:
    """The order of upcards was changed."""
    # rule: IRRS-16
    only_in("stud", spot)
    because = w.UpcardsKeepTheirOrder()
    return ruled(by, o.UpcardsInTheirOrder(whom(seen, spot)), because=because)


def folded_free(seen: s.FoldedFree, spot: Spot, by: Authority) -> Verdict:
    """A hand was folded in turn with no bet to face."""
    # rule: IRRS-06
    only_in("stud", spot)
    return ruled(by, o.GetsCardsUntilABet(whom(seen, spot)), because=w.FoldedWithoutABet())


def called_beaten(spot: Spot, by: Authority) -> Verdict:
    """Somebody called though the upcards beat them."""
    # rule: IRRS-15
    only_in("stud", spot)
    return ruled(by, Stands(), because=w.BeatenByUpcards())


def who_starts(seen: s.WhoStarts, spot: Spot, by: Authority) -> Verdict:
    """Who is first on a last street with an open card."""
    # rule: IRRS-14
    only_in("stud", spot)
    who = whom(seen, spot)
    high = ruled(by, o.ActsFirst(Seat(seen.to)), because=w.HighBoardStarts())
    match by.floor.common_card_first:
        case "high_board":
            return high
        case "as_sixth":
            if not known(seen.common, q.COMMON):
                return high
            return ruled(by, o.ActsFirst(who), because=w.FirstOnSixthStarts())
        case other:
            assert_never(other)
