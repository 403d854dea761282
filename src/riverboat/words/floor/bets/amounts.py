"""Reasons on undercalls, excess, and errors found later."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class ShortOfOpeningBet(Reason, frozen=True):
    rule = "BYND-18"


class ShortCallHeadsUp(Reason, frozen=True):
    rule = "BYND-18"


class ShortOfRaise(Reason, frozen=True):
    rule = "BYND-18"


class TwoShortCalls(Reason, frozen=True):
    rule = "BYND-18"


class FarTooFewChips(Reason, frozen=True):
    rule = "CHIP-26"


class UnseenRaise(Reason, frozen=True):
    rule = "CHIP-02"


class CountingErrorCompleted(Reason, frozen=True):
    rule = "CHIP-24"


class TrueAmountOwed(Reason, frozen=True):
    rule = "BYND-19"


class GrossMisunderstanding(Reason, frozen=True):
    rule = "CHIP-23"


class NoGrossMisunderstanding(Reason, frozen=True):
    rule = "CHIP-23"


class UndersizedWagerCorrected(Reason, frozen=True):
    rule = "CHIP-18"


class StreetOver(Reason, frozen=True):
    rule = "CHIP-18"


class NearestProperAmount(Reason, frozen=True):
    rule = "CHIP-08"


class RoundOver(Reason, frozen=True):
    rule = "CHIP-07"


class PotBetTooHigh(Reason, frozen=True):
    rule = "POTL-19"


class PotBetTooLow(Reason, frozen=True):
    rule = "POTL-19"


class PotCountStands(Reason, frozen=True):
    rule = "POTL-19"


class OverbetCorrectable(Reason, frozen=True):
    rule = "POTL-11"


class OverbetStands(Reason, frozen=True):
    rule = "POTL-11"


class OverbetActedOn(Reason, frozen=True):
    rule = "POTL-20"
