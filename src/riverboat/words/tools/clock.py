"""Steps on the clock: a level's blinds, and the level or break after it."""

from __future__ import annotations

from riverboat.words.events.hand_opening import BetSizes
from riverboat.words.phrase import Chips, Phrase
from riverboat.words.tools.calculation_step import CalculationStep


class BlindLevelStep(CalculationStep, frozen=True, rename={"level_number": "n"}):
    rule = "POTL-15"
    level_number: int
    sizes: BetSizes
    ante: Chips | None


class BreakStep(CalculationStep, frozen=True):
    minutes: int


class LegalRaiseRangeStep(
    CalculationStep, frozen=True, rename={"minimum": "least", "maximum": "most"}
):
    rule = "POTL-15"
    minimum: Chips
    maximum: Chips


class OnlyRaiseSizeStep(CalculationStep, frozen=True, rename={"raise_total": "to"}):
    rule = "POTL-15"
    raise_total: Chips


class MinimumRaiseSizeStep(CalculationStep, frozen=True, rename={"minimum": "least"}):
    rule = "POTL-15"
    minimum: Chips


class NextClockStep(Phrase, frozen=True, rename={"next_step": "what"}):
    next_step: CalculationStep


class LastLevelOver(Phrase, frozen=True):
    pass


class ClockPausedNote(Phrase, frozen=True):
    pass
