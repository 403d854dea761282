"""Posts of a player who comes in, or who comes back."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips
from riverboat.words.tools.calculation_step import CalculationStep

MissedPostReason = Literal[
    "missed big blind", "missed small blind", "missed ante", "missed straddle", "new player"
]


class LivePostDue(CalculationStep, frozen=True, rename={"reason": "why"}):
    rule = "POST-02"
    chips: Chips
    reason: MissedPostReason


class DeadPostDue(CalculationStep, frozen=True, rename={"reason": "why"}):
    rule = "POST-04"
    chips: Chips
    reason: MissedPostReason


class NextHandPostDue(CalculationStep, frozen=True):
    rule = "POST-05"
    chips: Chips


class PostTotal(CalculationStep, frozen=True, rename={"live_chips": "live", "dead_chips": "dead"}):
    rule = "POST-04"
    chips: Chips
    live_chips: Chips
    dead_chips: Chips


class NoPostDue(CalculationStep, frozen=True):
    rule = "POST-01"


class BigBlindWait(CalculationStep, frozen=True):
    rule = "POST-06"


class EntryOnBigBlind(CalculationStep, frozen=True):
    rule = "POST-06"


class EntryBehindButtonWait(CalculationStep, frozen=True):
    rule = "BYND-32"


class BigBlindOnlyAlternative(CalculationStep, frozen=True, rename={"big_blind": "live"}):
    rule = "BYND-32"
    big_blind: Chips


class ButtonPurchaseAlternative(
    CalculationStep, frozen=True, rename={"live_chips": "live", "dead_chips": "dead"}
):
    rule = "BYND-32"
    live_chips: Chips
    dead_chips: Chips


class CallAmountStep(CalculationStep, frozen=True, rename={"live_chips": "live"}):
    rule = "POST-04"
    bet: Chips
    live_chips: Chips
    call: Chips
