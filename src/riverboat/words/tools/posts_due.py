"""Posts of a player who comes in, or who comes back."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips
from riverboat.words.tools.step import CalculationStep

MissedPostReason = Literal[
    "missed big blind", "missed small blind", "missed ante", "missed straddle", "new player"
]


class LivePostDue(CalculationStep, frozen=True):
    rule = "POST-02"
    chips: Chips
    why: MissedPostReason


class DeadPostDue(CalculationStep, frozen=True):
    rule = "POST-04"
    chips: Chips
    why: MissedPostReason


class LaterPostDue(CalculationStep, frozen=True):
    rule = "POST-05"
    chips: Chips


class PostTotal(CalculationStep, frozen=True):
    rule = "POST-04"
    chips: Chips
    live: Chips
    dead: Chips


class NoPostDue(CalculationStep, frozen=True):
    rule = "POST-01"


class BigBlindWait(CalculationStep, frozen=True):
    rule = "POST-06"


class EntryOnBigBlind(CalculationStep, frozen=True):
    rule = "POST-06"


class GapWait(CalculationStep, frozen=True):
    rule = "BYND-32"


class BigBlindPostAlternative(CalculationStep, frozen=True):
    rule = "BYND-32"
    live: Chips


class ButtonPurchaseAlternative(CalculationStep, frozen=True):
    rule = "BYND-32"
    live: Chips
    dead: Chips


class CallAmountStep(CalculationStep, frozen=True):
    rule = "POST-04"
    bet: Chips
    live: Chips
    call: Chips
