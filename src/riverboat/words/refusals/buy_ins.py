"""Refusals to buy chips, or to take them off the table."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

# How much may be bought -------------------------------------------------------------------------


class BuyingBetween(Phrase, frozen=True):
    least: Chips
    most: Chips


class BuyingExactly(Phrase, frozen=True):
    chips: Chips


class BuyingFrom(Phrase, frozen=True):
    least: Chips


MayBuy = BuyingBetween | BuyingExactly | BuyingFrom


class RatholingRefused(Phrase, frozen=True):
    pass


class UpToAWholeBuyIn(Phrase, frozen=True):
    pass


class BuyInOutOfRange(Refusal, frozen=True):
    who: Person
    chips: Chips
    may: MayBuy
    note: RatholingRefused | UpToAWholeBuyIn | None = None


class BuysTooFew(BuyInOutOfRange, frozen=True):
    code, rule = "too little", "STAK-02"


class BuysTooFewForOpenStakes(BuysTooFew, frozen=True):
    rule = "OPEN-04"


class BuyInBelowUnit(BuysTooFew, frozen=True):
    rule = "UNIT-03"


class BuyInBelowDebt(BuysTooFew, frozen=True):
    rule = "OPEN-05"


class BuyInBelowDeparture(BuysTooFew, frozen=True):
    rule = "BUYN-10"


class BuysTooMany(BuyInOutOfRange, frozen=True):
    code, rule = "too much", "STAK-02"


class BuysTooManyInSpreadLimit(BuysTooMany, frozen=True):
    rule = "BUYN-09"


class BuyInAboveDeparture(BuysTooMany, frozen=True):
    rule = "BUYN-10"


class TopUpOverMaximum(Refusal, frozen=True):
    code, rule = "too much", "STAK-02"
    who: Person
    chips: Chips
    most: Chips


class TopUpOverMaximumInSpreadLimit(TopUpOverMaximum, frozen=True):
    rule = "BUYN-09"


class BuysNoWholeNumber(Refusal, frozen=True):
    code, rule = "not an amount", "STAK-02"
    given: str


class ChipUnitMismatch(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-03"
    who: Person
    chips: Chips
    unit: Chips


class NoChipRequest(Refusal, frozen=True):
    code, rule = "not asked", "BUYN-01"
    who: Person


# Chips that leave -------------------------------------------------------------------------------


class ChipsInPlay(Refusal, frozen=True):
    code, rule = "hand not over", "STAK-08"
    who: Person


class StackReduction(Refusal, frozen=True):
    code, rule = "going south", "STAK-03"
    who: Person
    chips: Chips
    all: Chips
    spends: Chips | None


class StackReductionWithOpenStakes(StackReduction, frozen=True):
    rule = "OPEN-10"
