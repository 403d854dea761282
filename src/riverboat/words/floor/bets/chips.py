"""Reasons of rulings on chips put in without a word (CHIP)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason
from riverboat.words.phrase import Chips


class ReleasedChipsBind(Reason, frozen=True):
    rule = "CHIP-01"


class SilentOversizedChipCalls(Reason, frozen=True):
    rule = "BYND-15"


class SilentOversizedChipInLimit(Reason, frozen=True):
    rule = "CHIP-06"


class OneChipAfterRaise(Reason, frozen=True):
    rule = "BYND-15"


class OneChipUnopened(Reason, frozen=True):
    rule = "BYND-15"


class OneChipOverPot(Reason, frozen=True):
    rule = "CHIP-25"


class AllChipsNeeded(Reason, frozen=True):
    rule = "BYND-16"


class HalfRaiseCompleted(Reason, frozen=True):
    rule = "BYND-14"
    half: Chips


class LessThanHalfRaise(Reason, frozen=True):
    rule = "BYND-14"
    half: Chips


class OneAndHalfBets(Reason, frozen=True):
    rule = "CHIP-05"
    half: Chips


class LessThanOneAndHalfBets(Reason, frozen=True):
    rule = "CHIP-05"
    half: Chips


class LastChipsAllIn(Reason, frozen=True):
    rule = "BYND-16"


class LastChipsCall(Reason, frozen=True):
    rule = "CHIP-14"


class SeveralChipsBet(Reason, frozen=True):
    rule = "CHIP-01"


class RaisedToMinimum(Reason, frozen=True):
    rule = "CHIP-18"


class ReducedToMaximum(Reason, frozen=True):
    rule = "POTL-10"


class NearestUnit(Reason, frozen=True):
    rule = "UNIT-04"
    unit: Chips


class SmallChipsUnplayable(Reason, frozen=True):
    rule = "UNIT-02"
    unit: Chips


class SmallChipsGoAllIn(Reason, frozen=True):
    rule = "UNIT-03"


class SmallChipsStayBehind(Reason, frozen=True):
    rule = "UNIT-03"
    unit: Chips


class BettingClosed(Reason, frozen=True):
    rule = "ALLN-16"


class OldChipsUntouched(Reason, frozen=True):
    rule = "BYND-17"


class OldChipsCountWithNew(Reason, frozen=True):
    rule = "BYND-17"


class OldChipsCovered(Reason, frozen=True):
    rule = "BYND-17"


class OneChipAlwaysCalls(Reason, frozen=True):
    rule = "BYND-17"


class OldChipTakenBack(Reason, frozen=True):
    rule = "BYND-17"
