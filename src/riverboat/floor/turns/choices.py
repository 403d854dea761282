"""What somebody may do whose turn it is, and what they have done, as acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.turns import questions as q
from riverboat.floor.turns.seen import OutOfTurnAct
from riverboat.floor.verdict import known
from riverboat.words import Seat
from riverboat.words.acts import (
    Act,
    Betting,
    BettingAtLeast,
    CallingChips,
    Checking,
    Folding,
    GoingAllInFor,
    RaisingAtLeast,
    RaisingTo,
)
from riverboat.words.floor.verdicts import May
from riverboat.words.refusals.seen import HasNotSoMuch, IsNoRaise, SaysNoAmount


def may(spot: Spot, raises: bool = True) -> May:
    """All that they may do now; without *raises* neither bet nor raise."""
    return May(Seat(spot.who), tuple(_choices(spot, raises)))


def _choices(spot: Spot, raises: bool) -> Iterator[Act]:
    bet = known(spot.bet, q.HOW_BIG_IS_THE_BET)
    call = max(bet - spot.own, 0)
    if not call:
        yield Checking()
    elif spot.stack is not None and spot.stack <= call:
        yield GoingAllInFor(spot.stack)
        raises = False
    else:
        yield CallingChips(call)
    if raises and spot.may_raise is not False:
        yield _raise(spot, bet)
    if call:
        yield Folding()


def _raise(spot: Spot, bet: int) -> Act:
    """The least raise; in limit poker there is no other."""
    least = least_raise(spot, bet)
    if spot.stack is not None and spot.own + spot.stack <= least:
        return GoingAllInFor(spot.stack)
    if spot.structure == "limit":
        return RaisingTo(least) if bet else Betting(least)
    return RaisingAtLeast(least) if bet else BettingAtLeast(least)


def least_raise(spot: Spot, bet: int) -> int:
    """The total of the least bet or raise."""
    return bet + known(spot.raise_by, q.HOW_BIG_WAS_THE_RAISE)


def done(act: OutOfTurnAct, to: int | None, spot: Spot) -> Act:
    """What was done as an act: a call with no bet to face is a check (VERB-09)."""
    match act:
        case "fold":
            return Folding()
        case "check":
            return Checking()
        case "call":
            call = known(spot.call, q.HOW_BIG_IS_THE_BET)
            return CallingChips(call) if call else Checking()
        case "raise":
            return raised(to, spot)
        case _:
            assert_never(act)


def raised(to: int | None, spot: Spot) -> Act:
    """A bet or raise to this total, which is possible: its size is not judged here."""
    bet = known(spot.bet, q.HOW_BIG_IS_THE_BET)
    if to is None:
        raise BadObservation(SaysNoAmount(RaisingTo(bet)))
    if to <= 0:
        raise BadObservation(IsNoRaise(to, bet))
    if spot.stack is not None and to > spot.own + spot.stack:
        most = spot.own + spot.stack
        raise BadObservation(HasNotSoMuch(Seat(spot.who), most, to))
    return RaisingTo(to) if bet else Betting(to)
