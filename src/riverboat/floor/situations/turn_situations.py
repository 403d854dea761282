"""Situations with turns and time."""

from __future__ import annotations

from typing import Final

from riverboat.floor.situations.situation import Situation, incident_field, question_field
from riverboat.floor.turns import turn_incidents as s
from riverboat.floor.verdict import yes_no_question
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.situations import turns as w

RAISE_TOTAL_FIELD: Final = incident_field("amount", "to", a.RaisedToQuestion())
ACTION_FIELD: Final = incident_field(
    "choice",
    "act",
    a.PlayerActionQuestion(),
    (a.CheckedAnswer(), "check"),
    (a.CalledAnswer(), "call"),
    (a.FoldedAnswer(), "fold"),
)
ACTED_AT_DEADLINE_FIELD: Final = question_field(
    yes_no_question(a.TieWithClockQuestion(), "seen", "tie")
)
AMOUNT_PUT_IN_FIELD: Final = incident_field("amount", "put", a.AmountPutInQuestion())
HAND_START_FIELD: Final = incident_field(
    "choice",
    "at",
    a.HandStartMotionQuestion(),
    (a.RiffleAnswer(), "riffle"),
    (a.ShufflerButtonAnswer(), "button"),
    (a.DealerPushAnswer(), "push"),
)

TURN_SITUATIONS: Final = (
    Situation(
        w.BetOutOfTurn(), s.ActedOutOfTurn, {"act": "raise"}, required_fields=(RAISE_TOTAL_FIELD,)
    ),
    Situation(w.CallOutOfTurn(), s.ActedOutOfTurn, {"act": "call"}),
    Situation(w.CheckOutOfTurn(), s.ActedOutOfTurn, {"act": "check"}),
    Situation(w.FoldOutOfTurn(), s.ActedOutOfTurn, {"act": "fold"}),
    Situation(w.SkippedPlayer(), s.PlayerSkipped),
    Situation(w.DoubleAction(), s.RepeatedAction, required_fields=(ACTION_FIELD,)),
    Situation(
        w.DoubleRaise(), s.RepeatedAction, {"act": "raise"}, required_fields=(RAISE_TOTAL_FIELD,)
    ),
    Situation(w.ClockCalled(), s.ClockCalled),
    Situation(w.PlayerTimeExpired(), s.TimeExpired, optional_fields=(ACTED_AT_DEADLINE_FIELD,)),
    Situation(w.MisdealDeadlineInquiry(), s.MisdealDeadlineAsked),
    Situation(w.HandStartInquiry(), s.HandStartAsked, required_fields=(HAND_START_FIELD,)),
    Situation(w.LevelEndedBeforeHand(), s.LevelEnded),
    Situation(w.HandAtOldLevel(), s.DealtAtOldLevel),
    Situation(w.MissedKill(), s.KillMissed, required_fields=(AMOUNT_PUT_IN_FIELD,)),
)
