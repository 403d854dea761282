"""Refusals to buy chips, or to take them off the table."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

# Limits of a buy-in -----------------------------------------------------------------------------


class BuyInRange(Phrase, frozen=True):
    least: Chips
    most: Chips


class ExactBuyIn(Phrase, frozen=True):
    chips: Chips


class BuyInMinimum(Phrase, frozen=True):
    least: Chips


AllowedBuyIn = BuyInRange | ExactBuyIn | BuyInMinimum


class RatholingRefused(Phrase, frozen=True):
    pass


class FullBuyInAmount(Phrase, frozen=True):
    pass


class BuyInOutOfRange(Refusal, frozen=True):
    who: Person
    chips: Chips
    may: AllowedBuyIn
    note: RatholingRefused | FullBuyInAmount | None = None


class BuyInTooSmall(BuyInOutOfRange, frozen=True):
    code, rule = "too little", "STAK-02"


class OpenStakesBuyInTooSmallNow(BuyInTooSmall, frozen=True):
    rule = "OPEN-04"


class BuyInBelowUnit(BuyInTooSmall, frozen=True):
    rule = "UNIT-03"


class BuyInBelowDebt(BuyInTooSmall, frozen=True):
    rule = "OPEN-05"


class BuyInBelowDeparture(BuyInTooSmall, frozen=True):
    rule = "BUYN-10"


class BuyInTooLarge(BuyInOutOfRange, frozen=True):
    code, rule = "too much", "STAK-02"


class SpreadLimitBuyInTooLarge(BuyInTooLarge, frozen=True):
    rule = "BUYN-09"


class BuyInAboveDeparture(BuyInTooLarge, frozen=True):
    rule = "BUYN-10"


class TopUpOverMaximum(Refusal, frozen=True):
    code, rule = "too much", "STAK-02"
    who: Person
    chips: Chips
    most: Chips


class TopUpOverMaximumInSpreadLimit(TopUpOverMaximum, frozen=True):
    rule = "BUYN-09"


class BuyInNotWhole(Refusal, frozen=True):
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


# Chips taken off the table ----------------------------------------------------------------------


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
