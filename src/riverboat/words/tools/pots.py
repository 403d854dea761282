"""Steps on pots: contributions, contenders, and splits."""

from __future__ import annotations

from riverboat.words.events.showdown import PotName
from riverboat.words.phrase import Chips, Person, Phrase
from riverboat.words.tools.calculation_step import CalculationStep


class UncalledBetName(PotName, frozen=True):
    pass


class PotPart(Phrase, frozen=True):
    """A part of the chips of a pot."""


class ChipsPerPlayerInPot(PotPart, frozen=True):
    count: int
    chips: Chips


class PlayerChipsInPot(PotPart, frozen=True):
    chips: Chips


class DeadChipsInPot(PotPart, frozen=True):
    chips: Chips


class PotPartSum(PotPart, frozen=True, rename={"other_parts": "more"}):
    part: PotPart
    other_parts: PotPart


class PotTotalStep(CalculationStep, frozen=True, rename={"pot_parts": "parts"}):
    rule = "ALLN-07"
    pot: PotName
    pot_parts: PotPart
    chips: Chips


class PotContenders(CalculationStep, frozen=True):
    rule = "ALLN-05"
    pot: PotName
    who: tuple[Person, ...]


class PotUncontested(CalculationStep, frozen=True):
    rule = "ALLN-14"
    pot: PotName
    who: Person


class UncalledReturned(CalculationStep, frozen=True):
    rule = "ALLN-08"
    who: Person
    chips: Chips


class EvenSplit(CalculationStep, frozen=True):
    rule = "CARD-19"
    chips: Chips
    count: int
    each: Chips


class OddChipSplit(CalculationStep, frozen=True, rename={"odd_chips": "over"}):
    rule = "BYND-01"
    chips: Chips
    count: int
    each: Chips
    odd_chips: Chips
    unit: Chips


class OddChipByPosition(CalculationStep, frozen=True):
    rule = "BYND-02"
    unit: Chips
    who: tuple[Person, ...]


class OddChipByHighCard(CalculationStep, frozen=True):
    rule = "BYND-03"
    unit: Chips
    who: tuple[Person, ...]


class OddChipByLowCard(CalculationStep, frozen=True):
    rule = "BYND-03"
    unit: Chips
    who: tuple[Person, ...]


class PotHalvesStep(
    CalculationStep, frozen=True, rename={"high_half": "first", "low_half": "second"}
):
    rule = "CARD-18"
    high_half: Chips
    low_half: Chips


class OddChipToHighHalf(CalculationStep, frozen=True):
    rule = "BYND-04"


class OddHalfChipByPosition(CalculationStep, frozen=True):
    rule = "BYND-06"


class SameWinnersNote(CalculationStep, frozen=True):
    rule = "BYND-04"


class HighHalfName(Phrase, frozen=True):
    pass


class LowHalfName(Phrase, frozen=True):
    pass
