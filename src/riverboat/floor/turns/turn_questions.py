"""The floor's questions about turns and time."""

from __future__ import annotations

from riverboat.floor.turns.turn_incidents import StrongestResponse
from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor import turns as w

STREET_BET_QUESTION = number_question(w.StreetBetQuestion(), "spot", "bet")
LAST_RAISE_QUESTION = number_question(w.LastRaiseQuestion(), "spot", "raise_by")
ACTION_SINCE_QUESTION: QuestionSpec[StrongestResponse] = QuestionSpec(
    w.SkippedActionsQuestion(),
    "seen",
    "since",
    (
        (w.NoActionAnswer(), "waiting"),
        (w.ChecksOrFoldsAnswer(), "nothing"),
        (w.CallBehindAnswer(), "call"),
        (w.RaiseBehindAnswer(), "raise"),
    ),
)
THREE_ACTED_BEHIND_QUESTION = yes_no_question(w.ThreeActedBehindQuestion(), "seen", "enough")
TWO_ACTED_BEHIND_QUESTION = yes_no_question(w.TwoActedBehindQuestion(), "seen", "enough")
SUBSTANTIAL_BEHIND_QUESTION = yes_no_question(w.SubstantialActionBehindQuestion(), "seen", "enough")
ALL_BEFORE_ACTED_QUESTION = yes_no_question(w.AllBeforeActedQuestion(), "seen", "all_before")
CALLER_DEALT_IN_QUESTION = yes_no_question(w.CallerDealtInQuestion(), "seen", "dealt_in")
CALLER_SEATED_QUESTION = yes_no_question(w.CallerSeatedQuestion(), "seen", "seated")
THINKING_TIME_QUESTION = number_question(w.ThinkingTimeQuestion(), "seen", "waited")
KILL_ANNOUNCED_QUESTION = yes_no_question(w.KillAnnouncedQuestion(), "seen", "announced")
ACTED_KNOWINGLY_QUESTION = yes_no_question(w.DeliberateActQuestion(), "seen", "knowingly")
DEALERS_CHANGING_QUESTION = yes_no_question(w.DealerChangeQuestion(), "seen", "push")
