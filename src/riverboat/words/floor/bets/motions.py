"""Reasons why several motions are or are not one bet (CHIP, BET)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class StringBet(Reason, frozen=True):
    rule = "CHIP-04"


class StringBetWarning(Reason, frozen=True):
    rule = "CHIP-04"


class NoStringBet(Reason, frozen=True):
    rule = "CHIP-04"


class PiecesAreACall(Reason, frozen=True):
    rule = "CHIP-04"


class MotionsAfterTheWord(Reason, frozen=True):
    rule = "CHIP-22"


class CallThenOneMotion(Reason, frozen=True):
    rule = "CHIP-22"


class OneMotionAfterTheWord(Reason, frozen=True):
    rule = "CHIP-22"


class NotReleased(Reason, frozen=True):
    rule = "CHIP-19"


class OverTheLine(Reason, frozen=True):
    rule = "CHIP-20"


class NotOverTheLine(Reason, frozen=True):
    rule = "CHIP-20"


class ForwardMotion(Reason, frozen=True):
    rule = "CHIP-21"


class NoActionOnMotion(Reason, frozen=True):
    rule = "CHIP-21"


class ForwardInLimit(Reason, frozen=True):
    rule = "CHIP-03"


class MotionToDeceive(Reason, frozen=True):
    rule = "CHIP-04"
