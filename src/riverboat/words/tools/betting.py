"""Steps on bets and raises: the pot, the minimum raise, and open betting."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.player_actions import Act
from riverboat.words.tools.step import Reckoning

# Pot-limit --------------------------------------------------------------------------------------


class PotLimitRaiseStep(Reckoning, frozen=True):
    rule = "POTL-03"
    pot: Chips
    bets: Chips
    call: Chips
    after: Chips
    bet: Chips
    to: Chips


class PotLimitBetStep(Reckoning, frozen=True):
    rule = "POTL-02"
    pot: Chips


class SmallBlindAsBig(Reckoning, frozen=True):
    rule = "POTL-13"
    chips: Chips


class BlindsCountedInFull(Reckoning, frozen=True):
    rule = "POTL-14"
    chips: Chips


class BringInUncounted(Reckoning, frozen=True):
    rule = "BRNG-05"
    chips: Chips


class PotRoundedUp(Reckoning, frozen=True):
    rule = "POTL-18"
    chips: Chips


class StackLimitStep(Reckoning, frozen=True):
    rule = "BET-11"
    chips: Chips


# Raises -----------------------------------------------------------------------------------------


class MinimumRaiseStep(Reckoning, frozen=True):
    rule = "BET-10"
    bet: Chips
    by: Chips
    least: Chips


class MinimumBetStep(Reckoning, frozen=True):
    rule = "LIM-02"
    least: Chips


class OneSizeOnly(Reckoning, frozen=True):
    rule = "FIX-01"
    to: Chips


class MaximumBetStep(Reckoning, frozen=True):
    rule = "LIM-02"
    most: Chips


class StackAsMaximum(Reckoning, frozen=True):
    rule = "NOLM-01"


class RaiseOpenTo(Reckoning, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class RaiseClosedTo(Reckoning, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class RoundCompleted(Reckoning, frozen=True):
    pass


class AmountCorrected(Reckoning, frozen=True):
    rule = "UNIT-04"
    to: Chips
    instead: Chips


class ActLegal(Phrase, frozen=True):
    act: Act


class ActIllegal(Phrase, frozen=True):
    act: Act
    why: Refusal
