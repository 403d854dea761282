"""Counting, changing and touching chips, and things that are no chips (POTL-09, BYND-27, CHIP)."""

from __future__ import annotations

from typing import assert_never

from riverboat.engine import PotInfo
from riverboat.floor.authorities import Authority
from riverboat.floor.bets import questions as q
from riverboat.floor.bets.checked import check_chips, check_turn
from riverboat.floor.bets.seen import (
    AskedToCount,
    Exchanged,
    Splashed,
    TokenPushed,
    TouchedAnothers,
)
from riverboat.floor.bets.wagers import called, faced, most, owed, went_all_in
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor.bets import counting as w
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import IsWarned
from riverboat.words.refusals import floor as refusals


def asked_to_count(seen: AskedToCount, spot: Spot, by: Authority) -> Verdict:
    """The pot is counted in pot-limit, and an all-in for who faces it; nothing else is."""
    match seen.what:
        case "pot":
            return _pot(spot, by)
        case "bet":  # rule: BYND-27
            counted = o.IsCounted() if known(spot.faces_all_in, q.ALL_IN) else o.IsOnlyShown()
            return ruled(by, counted, because=w.CountForAnAllIn())
        case never:
            assert_never(never)


def _pot(spot: Spot, by: Authority) -> Ruling:
    # rule: POTL-09
    why = w.PotIsForPotLimit()
    if known(spot.structure, q.WHICH_LIMIT) != "pot-limit":
        return ruled(by, o.PotIsNotTold(), because=why)
    to, call = most(spot), owed(spot)
    assert to is not None, "a pot limits every bet"
    after = to - faced(spot)
    return ruled(by, o.PotIsTold(PotInfo(after - call, call, to).count), because=why)


def token_pushed(_seen: TokenPushed, spot: Spot, by: Authority) -> Verdict:
    """A bounty chip or a clock token: a call or an all-in, as the house has it."""
    # rule: BYND-97
    check_turn(spot)
    why = w.TokenWasPushed()
    stack = known(spot.stack, q.HOW_MUCH_IS_THE_STACK)
    return left(by, called(spot, by, why), went_all_in(spot, by, stack, why), because=why)


def exchanged(seen: Exchanged, spot: Spot, by: Authority) -> Verdict:
    """Players change with each other, of the same worth, between hands."""
    # rule: CHIP-17
    check_chips(Spot(who=spot.who), seen.gives)
    check_chips(Spot(who=seen.whom), seen.gets)
    worth, gets = sum(seen.gives), sum(seen.gets)
    if worth != gets or seen.whom == spot.who:
        raise BadObservation(refusals.ChangeDoesNotFit(worth, gets))
    why = w.ChangeWithEachOther()
    if not seen.between_hands:
        return ruled(by, o.ExchangesLater(), because=why)
    return ruled(by, o.MayExchange(Seat(spot.who), Seat(seen.whom), worth), because=why)


def splashed(_seen: Splashed, spot: Spot, by: Authority) -> Verdict:
    """Chips thrown into the pot: it is counted, so that their amount is known."""
    # rule: CHIP-09
    return ruled(by, o.PotIsCounted(), IsWarned(Seat(spot.who)), because=w.SplashedThePot())


def touched_anothers(_seen: TouchedAnothers, spot: Spot, by: Authority) -> Verdict:
    """A serious breach: the floor warns, or bars."""
    # rule: CHIP-12
    why, who = w.TouchedChips(), Seat(spot.who)
    warned = ruled(by, IsWarned(who), because=why)
    return left(by, warned, ruled(by, o.MayBeBarred(who), because=why), because=why)
