"""Steps on bets and raises: the pot, the minimum raise, and open betting."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.player_actions import Act
from riverboat.words.tools.step import CalculationStep

# Pot-limit --------------------------------------------------------------------------------------


class PotLimitRaiseStep(CalculationStep, frozen=True):
    rule = "POTL-03"
    pot: Chips
    bets: Chips
    call: Chips
    after: Chips
    bet: Chips
    to: Chips


class PotLimitBetStep(CalculationStep, frozen=True):
    rule = "POTL-02"
    pot: Chips


class SmallBlindAsBig(CalculationStep, frozen=True):
    rule = "POTL-13"
    chips: Chips


class BlindsCountedInFull(CalculationStep, frozen=True):
    rule = "POTL-14"
    chips: Chips


class BringInUncounted(CalculationStep, frozen=True):
    rule = "BRNG-05"
    chips: Chips


class PotRoundedUp(CalculationStep, frozen=True):
    rule = "POTL-18"
    chips: Chips


class StackLimitStep(CalculationStep, frozen=True):
    rule = "BET-11"
    chips: Chips


# Raises -----------------------------------------------------------------------------------------


class MinimumRaiseStep(CalculationStep, frozen=True):
    rule = "BET-10"
    bet: Chips
    by: Chips
    least: Chips


class MinimumBetStep(CalculationStep, frozen=True):
    rule = "LIM-02"
    least: Chips


class FixedSizeStep(CalculationStep, frozen=True):
    rule = "FIX-01"
    to: Chips


class MaximumBetStep(CalculationStep, frozen=True):
    rule = "LIM-02"
    most: Chips


class StackAsMaximum(CalculationStep, frozen=True):
    rule = "NOLM-01"


class RaiseOpenTo(CalculationStep, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class RaiseClosedTo(CalculationStep, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class RoundCompleted(CalculationStep, frozen=True):
    pass


class AmountCorrected(CalculationStep, frozen=True):
    rule = "UNIT-04"
    to: Chips
    instead: Chips


class ActLegal(Phrase, frozen=True):
    act: Act


class ActIllegal(Phrase, frozen=True):
    act: Act
    why: Refusal
