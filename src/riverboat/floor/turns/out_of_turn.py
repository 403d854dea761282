"""Acting out of turn (TURN-01 to TURN-06, TURN-10, BYND-23).

A floor person asks in this order: was it a fold; have those acted who were skipped; what have they
done. Then it depends on the book, who was skipped and what they did.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.turns import questions as q
from riverboat.floor.turns.choices import done, least_raise, may
from riverboat.floor.turns.seen import ActedAgain, ActedOutOfTurn, Since
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import Act, Betting, CallingChips, Checking, Folding, RaisingTo
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import (
    GoesBackTo,
    IsTakenBack,
    IsWarned,
    ItIs,
    MayBePenalised,
    Order,
    Reason,
    TakesBack,
)
from riverboat.words.refusals.seen import IsNoRaise, ItIsTheirTurn


def acted_out_of_turn(seen: ActedOutOfTurn, spot: Spot, by: Authority) -> Verdict:
    """What becomes of an action out of turn."""
    if seen.act == "fold":
        return _fold(spot, by)
    since = _since(seen, spot)
    if since == "waiting":
        return _waits(spot, by)
    act = done(seen.act, seen.to, spot)
    if since != "raise":
        _possible(act, spot)
    return _judged(act, since, spot, by)


def acted_again(seen: ActedAgain, spot: Spot, by: Authority) -> Ruling:
    """A second action in one turn counts for nothing."""
    # rule: TURN-08
    back = IsTakenBack(Seat(spot.who), done(seen.act, seen.to, spot))
    if known(seen.knowingly, q.KNOWINGLY):
        because = (w.OneActATurn(), w.Knowingly())
        return ruled(by, back, IsWarned(Seat(spot.who)), because=because)
    return ruled(by, back, because=w.OneActATurn())


def _since(seen: ActedOutOfTurn, spot: Spot) -> Since:
    """What was done since; a hand says by itself that somebody is still to act before them."""
    if spot.turn is not None and spot.turn != spot.who:
        return "waiting"
    if spot.in_turn and seen.since == "waiting":
        raise BadObservation(ItIsTheirTurn(Seat(spot.who)))
    return known(seen.since, q.SINCE)


def _fold(spot: Spot, by: Authority) -> Ruling:
    """A fold binds whatever others do; an event may punish it, for it helps somebody."""
    # rule: BYND-23, TURN-01
    who = Seat(spot.who)
    if by.event:
        because = (w.FoldOutOfTurnBinds(), w.OutOfTurnIsImproper())
        return ruled(by, ItIs(who, Folding()), MayBePenalised(who), because=because)
    return ruled(by, ItIs(who, Folding()), because=w.FoldOutOfTurnBinds())


def _waits(spot: Spot, by: Authority) -> Ruling:
    # rule: TURN-04
    orders: list[Order] = [w.Waits(Seat(spot.who))]
    if spot.turn is not None:
        orders.append(GoesBackTo(Seat(spot.turn)))
    return ruled(by, *orders, because=(w.SkippedActFirst(), w.OutOfTurnIsImproper()))


def _possible(act: Act, spot: Spot) -> None:
    """Where nobody has raised since, a raise must have been above the bet that lies there."""
    bet = known(spot.bet, q.HOW_BIG_IS_THE_BET)
    if isinstance(act, RaisingTo) and act.to <= bet:
        raise BadObservation(IsNoRaise(act.to, bet))


def _judged(act: Act, since: Since, spot: Spot, by: Authority) -> Verdict:
    # rule: TURN-06
    oot = by.floor.oot
    match oot:
        case "tda":
            if since == "raise":
                return _released(act, spot, by, w.TheActionChanged())
            return _binds(act, since, spot, by)
        case "rrop":
            if since == "raise":
                return _released_by_rrop(act, spot, by)
            if since == "call":
                binds = _binds(act, since, spot, by)
                return left(by, binds, _released_by_rrop(act, spot, by), because=w.ACallMayBind())
            return _binds(act, since, spot, by)
        case "rrop_old":
            if since == "nothing":
                return _binds(act, since, spot, by)
            return _released_by_rrop(act, spot, by)
        case "take_back":
            if since == "nothing":
                return _binds(act, since, spot, by)
            return ruled(by, w.MayTakeItBack(Seat(spot.who)), may(spot), because=w.MayWithdraw())
        case "stays":
            return _stays(act, since, spot, by)
        case "least":
            return _least(act, since, spot, by)
        case _:
            assert_never(oot)


# What becomes of it ----------------------------------------------------------------------------


def _binds(act: Act, since: Since, spot: Spot, by: Authority) -> Ruling:
    """It counts as if it had been done in turn; a check facing a bet cannot."""
    who = Seat(spot.who)
    if isinstance(act, Checking):
        if known(spot.call, q.HOW_BIG_IS_THE_BET):
            # rule: TURN-05
            return ruled(by, may(spot, raises=False), because=w.CheckedOutOfTurn())
        return ruled(by, ItIs(who, act), because=w.CheckBinds())
    because = w.NobodyChangedIt() if since == "nothing" else w.BindsAfterACall()
    return ruled(by, ItIs(who, act), because=because)


def _released(act: Act, spot: Spot, by: Authority, because: Reason, raises: bool = True) -> Ruling:
    return ruled(by, IsTakenBack(Seat(spot.who), act), may(spot, raises), because=because)


def _released_by_rrop(act: Act, spot: Spot, by: Authority) -> Ruling:
    """Released; but who has checked or called out of turn does not raise in this round."""
    # rule: TURN-05, TURN-10
    if isinstance(act, Checking):
        return ruled(by, may(spot, raises=False), because=w.CheckedOutOfTurn())
    if isinstance(act, CallingChips):
        return _released(act, spot, by, w.CalledOutOfTurn(), raises=False)
    return _released(act, spot, by, w.TheActionChanged())


def _stays(act: Act, since: Since, spot: Spot, by: Authority) -> Ruling:
    """Chips that were put in stay there, whatever is done about them."""
    if since != "raise" or not isinstance(act, (Betting, RaisingTo)):
        return _binds(act, since, spot, by)
    stays = w.ChipsStayIn(Seat(spot.who), act.to)
    return ruled(by, stays, may(spot), because=w.ChipsStayHere())


def _least(act: Act, since: Since, spot: Spot, by: Authority) -> Ruling:
    """A bet or raise is cut to the least that is possible now."""
    if not isinstance(act, (Betting, RaisingTo)):
        if since == "raise":
            return _released(act, spot, by, w.TheActionChanged())
        return _binds(act, since, spot, by)
    bet, who = known(spot.bet, q.HOW_BIG_IS_THE_BET), Seat(spot.who)
    least = least_raise(spot, bet)
    orders: list[Order] = [ItIs(who, RaisingTo(least) if bet else Betting(least))]
    if act.to > least:
        orders.append(TakesBack(who, act.to - least))
    return ruled(by, *orders, because=w.HeldToTheLeast())
