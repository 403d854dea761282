"""Reasons why several motions are or are not one bet (CHIP, BET)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class StringBet(Reason, frozen=True):
    rule = "CHIP-04"


class StringBetWarning(Reason, frozen=True):
    rule = "CHIP-04"


class NoStringBet(Reason, frozen=True):
    rule = "CHIP-04"


class SilentMotionsCountAsCall(Reason, frozen=True):
    rule = "CHIP-04"


class SeveralMotionsAfterRaise(Reason, frozen=True):
    rule = "CHIP-22"


class CallAndOneMotion(Reason, frozen=True):
    rule = "CHIP-22"


class OneMotionAfterRaise(Reason, frozen=True):
    rule = "CHIP-22"


class UnreleasedChips(Reason, frozen=True):
    rule = "CHIP-19"


class ChipsOverLine(Reason, frozen=True):
    rule = "CHIP-20"


class ChipsShortOfLine(Reason, frozen=True):
    rule = "CHIP-20"


class ForwardMotion(Reason, frozen=True):
    rule = "CHIP-21"


class NoActionOnMotion(Reason, frozen=True):
    rule = "CHIP-21"


class ForwardMotionInLimit(Reason, frozen=True):
    rule = "CHIP-03"


class DeceptiveMotion(Reason, frozen=True):
    rule = "CHIP-04"
