"""Refusals to buy chips, or to take them off the table."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

# How much may be bought -------------------------------------------------------------------------


class BuyingBetween(Phrase, frozen=True):
    en = "{least}-{most}"
    least: Chips
    most: Chips


class BuyingExactly(Phrase, frozen=True):
    en = "exactly {chips}"
    chips: Chips


class BuyingFrom(Phrase, frozen=True):
    en = "{least} or more"
    least: Chips


MayBuy = BuyingBetween | BuyingExactly | BuyingFrom


class TakenAwayComesBack(Phrase, frozen=True):
    en = "for what was taken away so lately comes back"


class UpToAWholeBuyIn(Phrase, frozen=True):
    en = "up to a whole buy-in or more, between hands"


class CannotBuy(Refusal, frozen=True):
    en = "{who} cannot buy {chips}: {who} may buy {may}{note:, *}"
    who: Person
    chips: Chips
    may: MayBuy
    note: TakenAwayComesBack | UpToAWholeBuyIn | None = None


class BuysTooFew(CannotBuy, frozen=True):
    code, rule = "too little", "STAK-02"


class BuysTooFewForOpenStakes(BuysTooFew, frozen=True):
    rule = "OPEN-04"


class BuysLessThanAUnit(BuysTooFew, frozen=True):
    rule = "UNIT-03"


class BuysLessThanTheyOwe(BuysTooFew, frozen=True):
    rule = "OPEN-05"


class BuysLessThanTheyTook(BuysTooFew, frozen=True):
    rule = "BUYN-10"


class BuysTooMany(CannotBuy, frozen=True):
    code, rule = "too much", "STAK-02"


class BuysTooManyInSpreadLimit(BuysTooMany, frozen=True):
    rule = "BUYN-09"


class BuysMoreThanTheyTook(BuysTooMany, frozen=True):
    rule = "BUYN-10"


class MayBuyNoMore(Refusal, frozen=True):
    code, rule = "too much", "STAK-02"
    en = "{who} {who:has|have} {chips} and may buy no more: stacks are bought up to {most}"
    who: Person
    chips: Chips
    most: Chips


class MayBuyNoMoreInSpreadLimit(MayBuyNoMore, frozen=True):
    rule = "BUYN-09"


class BuysNoWholeNumber(Refusal, frozen=True):
    code, rule = "not an amount", "STAK-02"
    en = "one buys a whole number of chips, not {given}"
    given: str


class PlaysInUnits(Refusal, frozen=True):
    code, rule = "off the unit", "UNIT-03"
    en = "{who} cannot put {chips} more in play: chips that play are multiples of {unit}"
    who: Person
    chips: Chips
    unit: Chips


class HasNotAsked(Refusal, frozen=True):
    code, rule, en = "not asked", "BUYN-01", "{who} {who:has|have} not asked for chips"
    who: Person


# Chips that leave -------------------------------------------------------------------------------


class ChipsAreInPlay(Refusal, frozen=True):
    code, rule = "hand not over", "STAK-08"
    en = "{who:*'s|your} chips are in play until the hand is over"
    who: Person


class GoesSouth(Refusal, frozen=True):
    code, rule = "going south", "STAK-03"
    en = (
        "{who} cannot take {chips} off the table: {who} may leave with all of {all}"
        "{spends:, or spend up to * on refreshments and tips}"
    )
    who: Person
    chips: Chips
    all: Chips
    spends: Chips | None


class GoesSouthWithOpenStakes(GoesSouth, frozen=True):
    rule = "OPEN-10"
