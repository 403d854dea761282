"""Steps on bets and raises: the pot, the minimum raise, and open betting."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.player_actions import Act
from riverboat.words.tools.calculation_step import CalculationStep


class PotLimitRaiseStep(
    CalculationStep, frozen=True, rename={"pot_after_call": "after", "raise_total": "to"}
):
    rule = "POTL-03"
    pot: Chips
    bets: Chips
    call: Chips
    pot_after_call: Chips
    bet: Chips
    raise_total: Chips


class PotLimitBetStep(CalculationStep, frozen=True):
    rule = "POTL-02"
    pot: Chips


class SmallBlindCountedAsBig(CalculationStep, frozen=True):
    rule = "POTL-13"
    chips: Chips


class BlindsCountedInFull(CalculationStep, frozen=True):
    rule = "POTL-14"
    chips: Chips


class BringInNotCounted(CalculationStep, frozen=True):
    rule = "BRNG-05"
    chips: Chips


class PotRoundedUp(CalculationStep, frozen=True):
    rule = "POTL-18"
    chips: Chips


class StackLimitStep(CalculationStep, frozen=True):
    rule = "BET-11"
    chips: Chips


class MinimumRaiseStep(
    CalculationStep, frozen=True, rename={"last_raise": "by", "minimum": "least"}
):
    rule = "BET-10"
    bet: Chips
    last_raise: Chips
    minimum: Chips


class MinimumBetStep(CalculationStep, frozen=True, rename={"minimum": "least"}):
    rule = "LIM-02"
    minimum: Chips


class FixedSizeStep(CalculationStep, frozen=True, rename={"wager_total": "to"}):
    rule = "FIX-01"
    wager_total: Chips


class MaximumBetStep(CalculationStep, frozen=True, rename={"maximum": "most"}):
    rule = "LIM-02"
    maximum: Chips


class StackAsMaximum(CalculationStep, frozen=True):
    rule = "NOLM-01"


class RaisingReopened(CalculationStep, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class RaisingClosed(CalculationStep, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class BettingRoundCompleted(CalculationStep, frozen=True):
    pass


class AmountCorrected(
    CalculationStep, frozen=True, rename={"wager_total": "to", "corrected_total": "instead"}
):
    rule = "UNIT-04"
    wager_total: Chips
    corrected_total: Chips


class LegalActionNote(Phrase, frozen=True):
    act: Act


class IllegalActionNote(Phrase, frozen=True, rename={"reason": "why"}):
    act: Act
    reason: Refusal
