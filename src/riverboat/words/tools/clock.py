"""Steps on the clock: a level's blinds, and the next part."""

from __future__ import annotations

from riverboat.words.events.hand_opening import BetSizes
from riverboat.words.phrase import Chips, Phrase
from riverboat.words.tools.step import Reckoning


class LevelStep(Reckoning, frozen=True):
    rule = "POTL-15"
    n: int
    sizes: BetSizes
    ante: Chips | None


class BreakStep(Reckoning, frozen=True):
    minutes: int


class RaiseRange(Reckoning, frozen=True):
    rule = "POTL-15"
    least: Chips
    most: Chips


class RaiseExact(Reckoning, frozen=True):
    rule = "POTL-15"
    to: Chips


class RaiseMinimum(Reckoning, frozen=True):
    rule = "POTL-15"
    least: Chips


class NextClockStep(Phrase, frozen=True):
    what: Reckoning


class LastLevelOver(Phrase, frozen=True):
    pass


class ClockStandsStill(Phrase, frozen=True):
    pass
