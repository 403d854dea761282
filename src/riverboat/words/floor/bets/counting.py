"""Reasons on counting, changing, and tokens."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class PotCountForPotLimit(Reason, frozen=True):
    rule = "POTL-09"


class CountForAnAllIn(Reason, frozen=True):
    rule = "BYND-27"


class FoundBehindAnAllIn(Reason, frozen=True):
    rule = "BYND-28"


class ChangeFromThePot(Reason, frozen=True):
    rule = "CHIP-15"


class NoChangeFromThePot(Reason, frozen=True):
    rule = "CHIP-15"


class ChangeFromTheOwnBet(Reason, frozen=True):
    rule = "CHIP-16"


class ChangeWithEachOther(Reason, frozen=True):
    rule = "CHIP-17"


class SplashedThePot(Reason, frozen=True):
    rule = "CHIP-09"


class TouchedChips(Reason, frozen=True):
    rule = "CHIP-12"


class TokenWithoutValue(Reason, frozen=True):
    rule = "BYND-97"
