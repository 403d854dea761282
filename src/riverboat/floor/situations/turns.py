"""Situations of turns and time."""

from __future__ import annotations

from typing import Final

from riverboat.floor.situations.situation import Situation, seen, told
from riverboat.floor.turns import seen as s
from riverboat.floor.verdict import yes_or_no
from riverboat.words.floor.situations import asked as a
from riverboat.words.floor.situations import turns as w

TO: Final = seen("amount", "to", a.HowMuchWasItInAll())
ACT: Final = seen(
    "choice",
    "act",
    a.WhatDidTheyDo(),
    (a.TheyChecked(), "check"),
    (a.TheyCalled(), "call"),
    (a.TheyFolded(), "fold"),
)
TIE: Final = told(yes_or_no(a.WasItATie(), "seen", "tie"))
PUT: Final = seen("amount", "put", a.HowMuchWasPutIn())
AT: Final = seen(
    "choice",
    "at",
    a.WhichMotion(),
    (a.TheRiffle(), "riffle"),
    (a.TheShufflersButton(), "button"),
    (a.TheChangeOfDealers(), "push"),
)

TURNS: Final = (
    Situation(w.BetOutOfTurn(), s.ActedOutOfTurn, {"act": "raise"}, needs=(TO,)),
    Situation(w.CallOutOfTurn(), s.ActedOutOfTurn, {"act": "call"}),
    Situation(w.CheckOutOfTurn(), s.ActedOutOfTurn, {"act": "check"}),
    Situation(w.FoldOutOfTurn(), s.ActedOutOfTurn, {"act": "fold"}),
    Situation(w.SomebodyWasSkipped(), s.WasSkipped),
    Situation(w.ActedTwice(), s.ActedAgain, needs=(ACT,)),
    Situation(w.RaisedTwice(), s.ActedAgain, {"act": "raise"}, needs=(TO,)),
    Situation(w.ClockWasCalled(), s.CalledTheClock),
    Situation(w.TimeRanOut(), s.RanOutOfTime, more=(TIE,)),
    Situation(w.HasPlayBegun(), s.AskedWhetherBegun),
    Situation(w.WhenDoesAHandBegin(), s.AskedWhenAHandBegins, needs=(AT,)),
    Situation(w.LevelWasOver(), s.LevelEnded),
    Situation(w.OldLevelWasDealt(), s.DealtAtTheOldLevel),
    Situation(w.KillWasMissed(), s.MissedTheKill, needs=(PUT,)),
)
