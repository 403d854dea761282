"""Legal choices of the player to act, and actions done, as acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions as q
from riverboat.floor.turns.turn_incidents import OutOfTurnAct
from riverboat.floor.verdict import require_known
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


def legal_acts(spot: Spot, may_raise: bool = True) -> May:
    """Return the player's legal choices; without bets and raises if *may_raise* is False."""
    return May(Seat(spot.who), tuple(_iter_acts(spot, may_raise)))


def _iter_acts(spot: Spot, may_raise: bool) -> Iterator[Act]:
    bet = require_known(spot.bet, q.HOW_BIG_IS_THE_BET)
    call = max(bet - spot.own, 0)
    if not call:
        yield Checking()
    elif spot.stack is not None and spot.stack <= call:
        yield GoingAllInFor(spot.stack)
        may_raise = False
    else:
        yield CallingChips(call)
    if may_raise and spot.may_raise is not False:
        yield _raise(spot, bet)
    if call:
        yield Folding()


def _raise(spot: Spot, bet: int) -> Act:
    """Return the minimum raise; in limit the only one."""
    least = least_raise(spot, bet)
    if spot.stack is not None and spot.own + spot.stack <= least:
        return GoingAllInFor(spot.stack)
    if spot.structure == "limit":
        return RaisingTo(least) if bet else Betting(least)
    return RaisingAtLeast(least) if bet else BettingAtLeast(least)


def least_raise(spot: Spot, bet: int) -> int:
    """Return the total of the minimum bet or raise."""
    return bet + require_known(spot.raise_by, q.HOW_BIG_WAS_THE_RAISE)


def act_done(act: OutOfTurnAct, to: int | None, spot: Spot) -> Act:
    """Return the action as an act: a call with no bet to face is a check (VERB-09)."""
    match act:
        case "fold":
            return Folding()
        case "check":
            return Checking()
        case "call":
            call = require_known(spot.chips_to_call, q.HOW_BIG_IS_THE_BET)
            return CallingChips(call) if call else Checking()
        case "raise":
            return raise_act(to, spot)
        case _:
            assert_never(act)


def raise_act(to: int | None, spot: Spot) -> Act:
    """Return a bet or raise to this total, without checking its size."""
    bet = require_known(spot.bet, q.HOW_BIG_IS_THE_BET)
    if to is None:
        raise InvalidIncident(SaysNoAmount(RaisingTo(bet)))
    if to <= 0:
        raise InvalidIncident(IsNoRaise(to, bet))
    if spot.stack is not None and to > spot.own + spot.stack:
        most = spot.own + spot.stack
        raise InvalidIncident(HasNotSoMuch(Seat(spot.who), most, to))
    return RaisingTo(to) if bet else Betting(to)
