"""Reasons on counting, changing, and tokens."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class PotCountForPotLimit(Reason, frozen=True):
    rule = "POTL-09"


class AllInCountOnly(Reason, frozen=True):
    rule = "BYND-27"


class ChipsBehindAllIn(Reason, frozen=True):
    rule = "BYND-28"


class ChangeFromPot(Reason, frozen=True):
    rule = "CHIP-15"


class NoChangeFromPot(Reason, frozen=True):
    rule = "CHIP-15"


class ChangeFromOwnBet(Reason, frozen=True):
    rule = "CHIP-16"


class ChangeBetweenPlayers(Reason, frozen=True):
    rule = "CHIP-17"


class NoSplashing(Reason, frozen=True):
    rule = "CHIP-09"


class TouchedChips(Reason, frozen=True):
    rule = "CHIP-12"


class TokenWithoutValue(Reason, frozen=True):
    rule = "BYND-97"
