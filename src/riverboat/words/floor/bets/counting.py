"""Reasons on counting, changing, and tokens."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class PotIsForPotLimit(Reason, frozen=True):
    rule = "POTL-09"
    en = "only in pot-limit is the pot counted for a player"


class CountForAnAllIn(Reason, frozen=True):
    rule = "BYND-27"
    en = "only who faces an all-in may have it counted"


class FoundBehindAnAllIn(Reason, frozen=True):
    rule = "BYND-28"
    en = "chips were found behind after an all-in was called"


class ChangeFromThePot(Reason, frozen=True):
    rule = "CHIP-15"
    en = "a big chip may be changed from the pot before the bet, when it is announced"


class NoChangeFromThePot(Reason, frozen=True):
    rule = "CHIP-15"
    en = "the pot changes no chips here"


class ChangeFromTheOwnBet(Reason, frozen=True):
    rule = "CHIP-16"
    en = "who calls over their own bet takes the change from it"


class ChangeWithEachOther(Reason, frozen=True):
    rule = "CHIP-17"
    en = "without a house dealer players change with each other, between hands"


class SplashedThePot(Reason, frozen=True):
    rule = "CHIP-09"
    en = "nobody splashes the pot"


class TouchedChips(Reason, frozen=True):
    rule = "CHIP-12"
    en = "nobody touches the chips of another without leave"


class TokenWasPushed(Reason, frozen=True):
    rule = "BYND-97"
    en = "a token is no chip: what it means when it is pushed is the policy of the house"
