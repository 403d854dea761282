"""What the floor asks about hands, the showdown and conduct."""

from __future__ import annotations

from typing import Literal

from riverboat.floor.verdict import Ask, how_many, yes_or_no
from riverboat.words.floor.hands import questions as w

# While there is betting
BET = how_many(w.DidTheyFaceABet(), "spot", "bet")
UNCALLED = how_many(w.HowMuchWasUncalled(), "spot", "uncalled")
NEXT_ACTED = yes_or_no(w.HasTheNextActed(), "seen", "next_acted")
CALLED = yes_or_no(w.WasTheBetCalled(), "seen", "called")
CERTAIN = yes_or_no(w.AreTheCardsCertain(), "seen", "certain")
TOUCHED = yes_or_no(w.DidTheDealerTouchThem(), "seen", "touched")
TO_COME = yes_or_no(w.IsActionStillToCome(), "seen", "to_come")
ALL_IN = yes_or_no(w.AreTheyAllIn(), "seen", "all_in")
LIVE_TO_COME = yes_or_no(w.IsAHandPlayedWithTheirCards(), "seen", "to_come")
ACTS: Ask[Literal["now", "later", "out"]] = Ask(
    w.MayTheOtherStillAct(),
    "seen",
    "acts",
    ((w.InThisRound(), "now"), (w.InALaterRound(), "later"), (w.TheyAreOut(), "out")),
)
ASKED = yes_or_no(w.DoesSomebodyAskForTheRest(), "seen", "asked")

# The showdown
WON = yes_or_no(w.DidItClearlyWin(), "seen", "won")
SHOWS = yes_or_no(w.DoTheyShowTheRest(), "seen", "shows")
TABLED = yes_or_no(w.WereAllCardsTabled(), "seen", "tabled")
SAID = yes_or_no(w.DidTheySaySoFirst(), "seen", "said")
FOLDED = yes_or_no(w.AreTheyAloneInTheHand(), "seen", "folded")
BET_AT_THE_END = yes_or_no(w.WasThereBettingOnTheEnd(), "seen", "bet")
EARLY = yes_or_no(w.DidBettingEndEarly(), "seen", "early")
AGGRESSOR_SEAT = how_many(w.WhichSeatBetLast(), "seen", "aggressor")
FIRST_SEAT = how_many(w.WhichSeatActsFirst(), "seen", "first")
DEALT_IN = yes_or_no(w.WereTheyDealtIn(), "seen", "dealt_in")
ELIGIBLE = yes_or_no(w.DidTheHandCallOrWasCalled(), "seen", "eligible")
PAID = yes_or_no(w.WasThereABetOnTheEnd(), "seen", "paid")
HOLDS = yes_or_no(w.DoTheyHoldCards(), "seen", "holds")
AGGRESSOR = yes_or_no(w.IsItTheLastAggressor(), "seen", "aggressor")
SUSPICION = yes_or_no(w.IsThereASuspicion(), "seen", "suspicion")
WINNER = yes_or_no(w.DoTheyAskAsTheWinner(), "seen", "winner")
COST = yes_or_no(w.DidItCostAnotherTheHand(), "seen", "cost")
DELIBERATE = yes_or_no(w.WasItDeliberate(), "seen", "deliberate")
LOWBALL = yes_or_no(w.WasItLowball(), "seen", "lowball")
WHAT: Ask[Literal["reading", "count"]] = Ask(
    w.WhatIsDisputed(), "seen", "what", ((w.TheReading(), "reading"), (w.TheCount(), "count"))
)
NEXT_HAND: Ask[Literal["no", "riffled", "dealt", "acted"]] = Ask(
    w.HowFarIsTheNextHand(),
    "seen",
    "next_hand",
    (
        (w.NotBegun(), "no"),
        (w.Riffled(), "riffled"),
        (w.DealtOut(), "dealt"),
        (w.ActedOn(), "acted"),
    ),
)
CLEAR = yes_or_no(w.IsItClearWhoWon(), "seen", "clear")
PUSHED = yes_or_no(w.WasThePotPushed(), "seen", "pushed")

# Conduct
WARNED = how_many(w.HowOftenBefore(), "seen", "warned")
PLAYERS = how_many(w.HowManyAtTheTable(), "spot", "players")
LOW = yes_or_no(w.DoTheyBringItIn(), "seen", "low")
CHIPS = how_many(w.HowManyChipsHadThey(), "seen", "chips")
OWNER_KNOWN = yes_or_no(w.IsTheOwnerKnown(), "seen", "owner_known")
