"""The floor's questions about turns and time."""

from __future__ import annotations

from riverboat.floor.turns.turn_incidents import ActionSince
from riverboat.floor.verdict import QuestionSpec, number_question, yes_no_question
from riverboat.words.floor import turns as w

HOW_BIG_IS_THE_BET = number_question(w.HowBigIsTheBet(), "spot", "bet")
HOW_BIG_WAS_THE_RAISE = number_question(w.HowBigWasTheLastRaise(), "spot", "raise_by")
SINCE: QuestionSpec[ActionSince] = QuestionSpec(
    w.WhatWasDoneSince(),
    "seen",
    "since",
    (
        (w.TheyHaveNotActed(), "waiting"),
        (w.NothingNew(), "nothing"),
        (w.SomebodyCalled(), "call"),
        (w.SomebodyRaised(), "raise"),
    ),
)
THREE_BEHIND = yes_no_question(w.HaveThreeActedBehind(), "seen", "enough")
TWO_BEHIND = yes_no_question(w.HaveTwoActedBehind(), "seen", "enough")
SUBSTANTIAL_BEHIND = yes_no_question(w.WasThereSubstantialActionBehind(), "seen", "enough")
ALL_BEFORE = yes_no_question(w.HasEverybodyBeforeActed(), "seen", "all_before")
DEALT_IN = yes_no_question(w.WasTheCallerDealtIn(), "seen", "dealt_in")
SEATED = yes_no_question(w.IsTheCallerSeated(), "seen", "seated")
WAITED = number_question(w.HowLongHaveTheyThought(), "seen", "waited")
ANNOUNCED = yes_no_question(w.WasTheKillAnnounced(), "seen", "announced")
ACTED_KNOWINGLY = yes_no_question(w.DidTheyKnow(), "seen", "knowingly")
DEALERS_CHANGING = yes_no_question(w.WereTheDealersChanging(), "seen", "push")
