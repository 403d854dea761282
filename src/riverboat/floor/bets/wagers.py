"""What a call, a bet or a raise comes to: sizes, and the ruling that somebody has made it.

Everything that is pushed or said ends here: a wager is brought up to the least, cut to the most,
put into units, and made an all-in where it is all they have. What lies there and is no part of it
goes back.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import questions as q
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Asks, Leaves, Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import (
    Act,
    Betting,
    BettingAtLeast,
    CallingChips,
    Checking,
    GoingAllInFor,
    RaisingAtLeast,
    RaisingTo,
)
from riverboat.words.floor.bets import chips as w
from riverboat.words.floor.verdicts import ItIs, Order, Reason, TakesBack

# Sizes -----------------------------------------------------------------------------------------


def faced(spot: Spot) -> int:
    """The bet that they face, in all."""
    return known(spot.bet, q.HOW_MUCH_TO_CALL)


def owed(spot: Spot) -> int:
    """Chips that they must put in to stay."""
    return max(faced(spot) - spot.own, 0)


def least(spot: Spot) -> int:
    """The least total of a bet or raise."""
    if spot.least is not None:
        return spot.least
    if not faced(spot):
        return known(spot.least_bet, q.HOW_MUCH_IS_THE_LEAST)
    return faced(spot) + known(spot.raise_by, q.HOW_MUCH_WAS_THE_RAISE)


def most(spot: Spot) -> int | None:
    """The greatest total by the structure; ``None`` where only the stack limits it."""
    if spot.most is not None:
        return spot.most
    match known(spot.structure, q.WHICH_LIMIT):
        case "limit":
            return least(spot)
        case "pot-limit":
            return faced(spot) + known(spot.pot, q.HOW_MUCH_IS_IN_THE_POT) + owed(spot)
        case "spread":
            return known(spot.most, q.HOW_MUCH_IS_THE_MOST)
        case "no-limit":
            return None
        case never:
            assert_never(never)


def half(spot: Spot, by: Authority) -> int:
    """The total from which chips that are too few for a raise are a raise all the same.

    A full one at any rate: half of it more than the bet, half of the bet more than the bet, or
    anything more, as the book has it. In limit it is half of a bet everywhere.
    """
    # rule: BYND-14, CHIP-05
    bet, full = faced(spot), least(spot)
    half_of_it = bet + (full - bet + 1) // 2
    way = by.floor.short_raise
    if way != "half" and known(spot.structure, q.WHICH_LIMIT) == "limit":
        return half_of_it
    match way:
        case "half":
            return half_of_it
        case "excess_half":
            return min(bet + (bet + 1) // 2, full)
        case "to_least":
            return bet + 1
        case _:
            assert_never(way)


def has_all_in(spot: Spot, chips: int) -> bool | None:
    """Whether these are all that they had behind; ``None`` if nobody has said."""
    return None if spot.stack is None else chips >= spot.stack


# Rulings ---------------------------------------------------------------------------------------


def called(
    spot: Spot,
    by: Authority,
    *because: Reason,
    laid: int | None = None,
    more: tuple[Order, ...] = (),
) -> Ruling:
    """A call, or a check with nothing to call. *laid* is all that lies in front of them."""
    who, call = Seat(spot.who), owed(spot)
    stack = spot.stack
    if call and stack is not None and stack <= call:
        return ruled(by, ItIs(who, GoingAllInFor(spot.own + stack)), *more, because=because)
    act: Act = CallingChips(call) if call else Checking()
    back = () if laid is None else _back(spot, laid, max(faced(spot), spot.own))
    return ruled(by, ItIs(who, act), *back, *more, because=because)


def wagered(
    spot: Spot, by: Authority, to: int, *because: Reason, laid: int | None = None
) -> Ruling:
    """A bet or raise to so much, as near as the rules allow; a call, where they may not raise."""
    if spot.may_raise is False:
        return called(spot, by, *because, w.BettingIsClosed(), laid=laid)
    low, high, stack = least(spot), most(spot), spot.stack
    all_in = None if stack is None else spot.own + stack
    because_of = [*because]
    proper = nearest(to, spot.unit)
    if proper != to and to != all_in and low < to:  # rule: UNIT-04
        to = proper
        because_of.append(w.NearestUnit(spot.unit))
    if to < low:  # rule: CHIP-18
        to = low
        because_of.append(w.BroughtToTheLeast())
    if high is not None and to > max(high, low):
        to = max(high, low)
        because_of.append(w.CutToTheMost())
    who = Seat(spot.who)
    if all_in is not None and to >= all_in:
        act: Act = GoingAllInFor(all_in)
        to = all_in
    else:
        act = RaisingTo(to) if faced(spot) else Betting(to)
    back = () if laid is None else _back(spot, laid, to)
    return ruled(by, ItIs(who, act), *back, because=tuple(because_of))


def owes_a_raise(spot: Spot, by: Authority, *because: Reason) -> Ruling:
    """A bet or raise of an amount that is still to be said: the least at least."""
    if spot.may_raise is False:
        return called(spot, by, *because, w.BettingIsClosed())
    low = least(spot)
    if most(spot) == low or (spot.stack is not None and low >= spot.own + spot.stack):
        return wagered(spot, by, low, *because)
    act: Act = RaisingAtLeast(low) if faced(spot) else BettingAtLeast(low)
    return ruled(by, ItIs(Seat(spot.who), act), because=because)


def went_all_in(spot: Spot, by: Authority, chips: int, *because: Reason) -> Ruling:
    """All-in with so much behind, as a call or as far as the structure lets them raise."""
    to, high = spot.own + chips, most(spot) if chips > owed(spot) else None
    if chips > owed(spot) and spot.may_raise is False:
        return called(spot, by, *because, w.BettingIsClosed(), laid=to)
    if high is not None and to > high:
        return wagered(spot, by, high, *because, w.CutToTheMost(), laid=to)
    return ruled(by, ItIs(Seat(spot.who), GoingAllInFor(to)), because=because)


def also(verdict: Verdict, by: Authority, *because: Reason) -> Verdict:
    """The same verdict, for these reasons first."""
    match verdict:
        case Ruling(orders, why):
            return ruled(by, *orders, because=(*because, *why))
        case Leaves(choices, why):
            return left(by, *choices, because=(*because, *why))
        case Asks():
            return verdict
        case _:
            assert_never(verdict)


def nearest(to: int, unit: int) -> int:
    """The nearest amount that is bet in this unit."""
    # rule: UNIT-04
    return (to + unit // 2) // unit * unit


def _back(spot: Spot, laid: int, stays: int) -> tuple[Order, ...]:
    return (TakesBack(Seat(spot.who), laid - stays),) if laid > stays else ()
