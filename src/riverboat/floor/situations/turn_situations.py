"""Situations of turns and time."""

from __future__ import annotations

from typing import Final

from riverboat.floor.situations.situation import Situation, incident_field, question_field
from riverboat.floor.turns import turn_incidents as s
from riverboat.floor.verdict import yes_no_question
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.situations import turns as w

TO: Final = incident_field("amount", "to", a.RaisedToQuestion())
ACT: Final = incident_field(
    "choice",
    "act",
    a.WhatDidTheyDo(),
    (a.TheyChecked(), "check"),
    (a.TheyCalled(), "call"),
    (a.TheyFolded(), "fold"),
)
TIE: Final = question_field(yes_no_question(a.TieWithClockQuestion(), "seen", "tie"))
PUT: Final = incident_field("amount", "put", a.AmountPutInQuestion())
AT: Final = incident_field(
    "choice",
    "at",
    a.WhichMotion(),
    (a.TheRiffle(), "riffle"),
    (a.TheShufflersButton(), "button"),
    (a.TheChangeOfDealers(), "push"),
)

TURNS: Final = (
    Situation(w.BetOutOfTurn(), s.ActedOutOfTurn, {"act": "raise"}, required_fields=(TO,)),
    Situation(w.CallOutOfTurn(), s.ActedOutOfTurn, {"act": "call"}),
    Situation(w.CheckOutOfTurn(), s.ActedOutOfTurn, {"act": "check"}),
    Situation(w.FoldOutOfTurn(), s.ActedOutOfTurn, {"act": "fold"}),
    Situation(w.SomebodyWasSkipped(), s.WasSkipped),
    Situation(w.ActedTwice(), s.ActedAgain, required_fields=(ACT,)),
    Situation(w.RaisedTwice(), s.ActedAgain, {"act": "raise"}, required_fields=(TO,)),
    Situation(w.ClockWasCalled(), s.CalledTheClock),
    Situation(w.TimeRanOut(), s.RanOutOfTime, optional_fields=(TIE,)),
    Situation(w.HasPlayBegun(), s.AskedWhetherBegun),
    Situation(w.WhenDoesAHandBegin(), s.AskedWhenAHandBegins, required_fields=(AT,)),
    Situation(w.LevelWasOver(), s.LevelEnded),
    Situation(w.OldLevelWasDealt(), s.DealtAtTheOldLevel),
    Situation(w.KillWasMissed(), s.MissedTheKill, required_fields=(PUT,)),
)
