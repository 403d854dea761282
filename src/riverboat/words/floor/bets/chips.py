"""Reasons of rulings on chips put in without a word (CHIP)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason
from riverboat.words.phrase import Chips

# Chips -----------------------------------------------------------------------------------------


class ReleasedChipsBind(Reason, frozen=True):
    rule = "CHIP-01"


class OneBigChip(Reason, frozen=True):
    rule = "BYND-15"


class OneBigChipInLimit(Reason, frozen=True):
    rule = "CHIP-06"


class OneChipRaises(Reason, frozen=True):
    rule = "BYND-15"


class OneChipBets(Reason, frozen=True):
    rule = "BYND-15"


class OneChipOverThePot(Reason, frozen=True):
    rule = "CHIP-25"


class AllChipsNeeded(Reason, frozen=True):
    rule = "BYND-16"


class HalfARaise(Reason, frozen=True):
    rule = "BYND-14"
    half: Chips


class LessThanHalf(Reason, frozen=True):
    rule = "BYND-14"
    half: Chips


class HalfABetMore(Reason, frozen=True):
    rule = "CHIP-05"
    half: Chips


class LessThanHalfABetMore(Reason, frozen=True):
    rule = "CHIP-05"
    half: Chips


class LastChips(Reason, frozen=True):
    rule = "BYND-16"


class LastChipsCall(Reason, frozen=True):
    rule = "CHIP-14"


class SeveralChipsBet(Reason, frozen=True):
    rule = "CHIP-01"


class BroughtToTheLeast(Reason, frozen=True):
    rule = "CHIP-18"


class CutToTheMost(Reason, frozen=True):
    rule = "POTL-10"


class NearestUnit(Reason, frozen=True):
    rule = "UNIT-04"
    unit: Chips


class SmallChipsDoNotPlay(Reason, frozen=True):
    rule = "UNIT-02"
    unit: Chips


class SmallChipsGoAllIn(Reason, frozen=True):
    rule = "UNIT-03"


class SmallChipsStayBehind(Reason, frozen=True):
    rule = "UNIT-03"
    unit: Chips


class BettingClosed(Reason, frozen=True):
    rule = "ALLN-16"


# Chips of the last bet -------------------------------------------------------------------------


class OldChipsLieThere(Reason, frozen=True):
    rule = "BYND-17"


class OldChipsCount(Reason, frozen=True):
    rule = "BYND-17"


class OldChipsCovered(Reason, frozen=True):
    rule = "BYND-17"


class OneChipAlwaysCalls(Reason, frozen=True):
    rule = "BYND-17"


class TookOldChipsBack(Reason, frozen=True):
    rule = "BYND-17"
