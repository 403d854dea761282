"""Answers of an authority on turns and the clock."""

from __future__ import annotations

from riverboat.words.floor.answers.answer import ChoiceAnswer, NumberAnswer


class OotAnswer(ChoiceAnswer, frozen=True):
    option = "floor.oot"


class SkippedAnswer(ChoiceAnswer, frozen=True):
    option = "floor.skipped"


class FoldWithoutBetAnswer(ChoiceAnswer, frozen=True):
    option = "floor.fold_without_bet"


class ClockSecondsAnswer(NumberAnswer, frozen=True):
    option = "floor.clock_seconds"


class ClockCountdownAnswer(NumberAnswer, frozen=True):
    option = "floor.clock_countdown"


class ClockShortenedAnswer(ChoiceAnswer, frozen=True):
    option = "floor.clock_shortened"


class ClockNoBetAnswer(ChoiceAnswer, frozen=True):
    option = "floor.clock_no_bet"


class ClockCallAfterAnswer(NumberAnswer, frozen=True):
    option = "floor.clock_call_after"


class HandBeginsAnswer(ChoiceAnswer, frozen=True):
    option = "floor.hand_begins"
