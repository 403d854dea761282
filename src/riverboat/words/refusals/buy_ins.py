"""Refusals to buy chips, or to take them off the table."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal


class BuyInRange(Phrase, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    minimum: Chips
    maximum: Chips


class ExactBuyIn(Phrase, frozen=True):
    chips: Chips


class BuyInMinimum(Phrase, frozen=True, rename={"minimum": "least"}):
    minimum: Chips


AllowedBuyIn = BuyInRange | ExactBuyIn | BuyInMinimum


class RatholingRefused(Phrase, frozen=True):
    pass


class FullBuyInAmount(Phrase, frozen=True):
    pass


class BuyInOutOfRange(Refusal, frozen=True, rename={"allowed_buy_in": "may", "detail": "note"}):
    who: Person
    chips: Chips
    allowed_buy_in: AllowedBuyIn
    detail: RatholingRefused | FullBuyInAmount | None = None


class BuyInTooSmall(BuyInOutOfRange, frozen=True):
    code, rule = "too little", "STAK-02"


class OpenStakesBuyInTooSmallNow(BuyInTooSmall, frozen=True):
    rule = "OPEN-04"


class BuyInBelowUnit(BuyInTooSmall, frozen=True):
    rule = "UNIT-03"


class BuyInBelowDebt(BuyInTooSmall, frozen=True):
    rule = "OPEN-05"


class RatholingBuyIn(BuyInTooSmall, frozen=True):
    rule = "BUYN-10"


class BuyInTooLarge(BuyInOutOfRange, frozen=True):
    code, rule = "too much", "STAK-02"


class SpreadLimitBuyInTooLarge(BuyInTooLarge, frozen=True):
    rule = "BUYN-09"


class BuyInAboveDeparture(BuyInTooLarge, frozen=True):
    rule = "BUYN-10"


class TopUpOverMaximum(Refusal, frozen=True, rename={"maximum": "most"}):
    code, rule = "too much", "STAK-02"
    who: Person
    chips: Chips
    maximum: Chips


class TopUpOverMaximumInSpreadLimit(TopUpOverMaximum, frozen=True):
    rule = "BUYN-09"


class BuyInNotWhole(Refusal, frozen=True, rename={"typed_amount": "given"}):
    code, rule = "not an amount", "STAK-02"
    typed_amount: str


class ChipUnitMismatch(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-03"
    who: Person
    chips: Chips
    unit: Chips


class NoChipRequest(Refusal, frozen=True):
    code, rule = "not asked", "BUYN-01"
    who: Person


class ChipsInPlay(Refusal, frozen=True):
    code, rule = "hand not over", "STAK-08"
    who: Person


class StackReductionForbidden(
    Refusal, frozen=True, rename={"whole_stack": "all", "spending_limit": "spends"}
):
    code, rule = "going south", "STAK-03"
    who: Person
    chips: Chips
    whole_stack: Chips
    spending_limit: Chips | None


class StackReductionWithOpenStakes(StackReductionForbidden, frozen=True):
    rule = "OPEN-10"
