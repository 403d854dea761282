"""Steps on the clock: a level's blinds, and the next part."""

from __future__ import annotations

from riverboat.words.events.hand_opening import BetSizes
from riverboat.words.phrase import Chips, Phrase
from riverboat.words.tools.step import CalculationStep


class LevelStep(CalculationStep, frozen=True):
    rule = "POTL-15"
    n: int
    sizes: BetSizes
    ante: Chips | None


class BreakStep(CalculationStep, frozen=True):
    minutes: int


class RaiseRange(CalculationStep, frozen=True):
    rule = "POTL-15"
    least: Chips
    most: Chips


class RaiseExact(CalculationStep, frozen=True):
    rule = "POTL-15"
    to: Chips


class RaiseMinimum(CalculationStep, frozen=True):
    rule = "POTL-15"
    least: Chips


class NextClockStep(Phrase, frozen=True):
    what: CalculationStep


class LastLevelOver(Phrase, frozen=True):
    pass


class ClockPausedNote(Phrase, frozen=True):
    pass
