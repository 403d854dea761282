"""The clock: who may call it, how long it runs, and what happens then (TIME-01, 02, 06, 07)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.turns import questions as q
from riverboat.floor.turns.seen import CalledTheClock, RanOutOfTime
from riverboat.floor.verdict import Ruling, known, ruled
from riverboat.words import Seat
from riverboat.words.acts import Checking
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import HandIsDead, ItIs, Stands
from riverboat.words.refusals.seen import ItIsNotTheirTurn, NoSuchTime


def called_the_clock(seen: CalledTheClock, spot: Spot, by: Authority) -> Ruling:
    """Whether the clock runs, and how long.

    Cash games ask who calls it and after how long; in an event any player of the table may.
    """
    # rule: TIME-06, TIME-07
    _their_turn(spot)
    after = by.floor.clock_call_after
    if not by.event and not known(seen.dealt_in, q.DEALT_IN):
        return ruled(by, w.NoClock(), because=w.OnlyWhoWasDealtIn())
    if not known(seen.seated, q.SEATED):
        return ruled(by, w.NoClock(), because=w.OnlyAtTheirSeat())
    if after and _seconds(known(seen.waited, q.WAITED)) < after:
        return ruled(by, w.NoClock(), because=w.TooSoonForTheClock(after))
    runs = w.ClockRuns(
        Seat(spot.who),
        by.floor.clock_seconds,
        by.floor.clock_countdown,
        by.floor.clock_shortened,
    )
    return ruled(by, runs, because=w.TimeToAct())


def ran_out_of_time(seen: RanOutOfTime, spot: Spot, by: Authority) -> Ruling:
    """What is done for a player whose time is over."""
    # rule: TIME-01, TIME-02, DEAD-06
    _their_turn(spot)
    who = Seat(spot.who)
    if seen.tie:
        return ruled(by, Stands(), because=w.TieGoesToThePlayer())
    if known(spot.call, q.HOW_BIG_IS_THE_BET):
        return ruled(by, HandIsDead(who), because=(w.TimeIsOver(), w.ClockKillsTheHand()))
    match by.floor.clock_no_bet:
        case "check":
            return ruled(by, ItIs(who, Checking()), because=w.NoBetToFace())
        case "dead":
            return ruled(by, HandIsDead(who), because=w.NoBetToFace())
        case _:
            assert_never(by.floor.clock_no_bet)


def _their_turn(spot: Spot) -> None:
    if spot.in_turn is False:
        raise BadObservation(ItIsNotTheirTurn(Seat(spot.who)))


def _seconds(waited: int) -> int:
    if waited < 0:
        raise BadObservation(NoSuchTime(waited))
    return waited
