"""The floor's questions about hands, the showdown and conduct."""

from __future__ import annotations

from typing import Literal

from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor.hands import questions as w

# During the betting
BET = number_question(w.DidTheyFaceABet(), "spot", "bet")
UNCALLED = number_question(w.HowMuchWasUncalled(), "spot", "uncalled")
NEXT_ACTED = yes_no_question(w.HasTheNextActed(), "seen", "next_acted")
CALLED = yes_no_question(w.WasTheBetCalled(), "seen", "called")
CERTAIN = yes_no_question(w.AreTheCardsCertain(), "seen", "certain")
TOUCHED = yes_no_question(w.DidTheDealerTouchThem(), "seen", "touched")
ACTION_TO_COME = yes_no_question(w.IsActionStillToCome(), "seen", "to_come")
ALL_IN = yes_no_question(w.AreTheyAllIn(), "seen", "all_in")
LIVE_TO_COME = yes_no_question(w.IsAHandPlayedWithTheirCards(), "seen", "to_come")
CAN_OTHER_ACT: QuestionSpec[Literal["now", "later", "out"]] = QuestionSpec(
    w.MayTheOtherStillAct(),
    "seen",
    "acts",
    ((w.InThisRound(), "now"), (w.InALaterRound(), "later"), (w.TheyAreOut(), "out")),
)
ASKED = yes_no_question(w.DoesSomebodyAskForTheRest(), "seen", "asked")

# Showdown
WON = yes_no_question(w.DidItClearlyWin(), "seen", "won")
SHOWS = yes_no_question(w.DoTheyShowTheRest(), "seen", "shows")
TABLED = yes_no_question(w.WereAllCardsTabled(), "seen", "tabled")
SAID = yes_no_question(w.DidTheySaySoFirst(), "seen", "said")
FOLDED = yes_no_question(w.AreTheyAloneInTheHand(), "seen", "folded")
BET_AT_THE_END = yes_no_question(w.WasThereBettingOnTheEnd(), "seen", "bet")
BETTING_ENDED_EARLY = yes_no_question(w.DidBettingEndEarly(), "seen", "early")
AGGRESSOR_SEAT = number_question(w.WhichSeatBetLast(), "seen", "aggressor")
FIRST_SEAT = number_question(w.WhichSeatActsFirst(), "seen", "first")
DEALT_IN = yes_no_question(w.WereTheyDealtIn(), "seen", "dealt_in")
ELIGIBLE = yes_no_question(w.DidTheHandCallOrWasCalled(), "seen", "eligible")
PAID = yes_no_question(w.WasThereABetOnTheEnd(), "seen", "paid")
HOLDS = yes_no_question(w.DoTheyHoldCards(), "seen", "holds")
AGGRESSOR = yes_no_question(w.IsItTheLastAggressor(), "seen", "aggressor")
SUSPICION = yes_no_question(w.IsThereASuspicion(), "seen", "suspicion")
WINNER = yes_no_question(w.DoTheyAskAsTheWinner(), "seen", "winner")
COST_ANOTHER_HAND = yes_no_question(w.DidItCostAnotherTheHand(), "seen", "cost")
DELIBERATE = yes_no_question(w.WasItDeliberate(), "seen", "deliberate")
LOWBALL = yes_no_question(w.WasItLowball(), "seen", "lowball")
WHAT_IS_DISPUTED: QuestionSpec[Literal["reading", "count"]] = QuestionSpec(
    w.WhatIsDisputed(), "seen", "what", ((w.TheReading(), "reading"), (w.TheCount(), "count"))
)
NEXT_HAND: QuestionSpec[Literal["no", "riffled", "dealt", "acted"]] = QuestionSpec(
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
CLEAR = yes_no_question(w.IsItClearWhoWon(), "seen", "clear")
PUSHED = yes_no_question(w.WasThePotPushed(), "seen", "pushed")

# Conduct
WARNED = number_question(w.HowOftenBefore(), "seen", "warned")
PLAYERS = number_question(w.HowManyAtTheTable(), "spot", "players")
BRINGS_IN = yes_no_question(w.DoTheyBringItIn(), "seen", "low")
CHIPS = number_question(w.HowManyChipsHadThey(), "seen", "chips")
OWNER_KNOWN = yes_no_question(w.IsTheOwnerKnown(), "seen", "owner_known")
