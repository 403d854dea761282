"""Refusals about chips: impossible amounts, races, fees, the kitty, the 7-2 game."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

# Chips by their colours -------------------------------------------------------------------------


class ColourAndWorth(Phrase, frozen=True):
    colour: str
    worth: Chips


class ColourOfWorth(Phrase, frozen=True):
    colour: str
    worth: Chips


class AmountUnpayable(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    chips: Chips
    shown: tuple[ColourAndWorth, ...]
    below: Chips | None


class AmountUnpayableWithoutChips(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    chips: Chips
    below: Chips | None


class PaymentShort(Refusal, frozen=True):
    code, rule = "too little", "CHIP-10"
    paid: Chips
    due: Chips
    missing: Chips


class NoSmallerChips(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-11"
    worth: Chips


# A chip race ------------------------------------------------------------------------------------


class ChangedBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "CHIP-11"


class NoChipToColourUp(Refusal, frozen=True):
    code, rule = "no larger chip", "BYND-75"
    n: int


class NoLargerChip(Refusal, frozen=True):
    code, rule = "no larger chip", "BYND-75"
    small: ColourOfWorth
    large: ColourOfWorth


class ChipValueNeeded(Refusal, frozen=True):
    code, rule = "still needed", "UNIT-02"
    chip: ColourOfWorth
    why: Refusal
    cited: str | None


class NotMadeOfSuchChips(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    who: Person
    chips: Chips
    worth: Chips


class ChipsOnTheirWay(Refusal, frozen=True):
    code, rule = "chips behind", "BUYN-07"
    who: Person


class ChipsInTheMiddle(Refusal, frozen=True):
    code, rule = "chips in the middle", "GAME-14"
    chips: Chips


class CardsForAChair(Phrase, frozen=True):
    n: int
    chair: int


class WrongNumberRaced(Refusal, frozen=True):
    code, rule = "wrong number", "BYND-75"
    due: int
    shown: tuple[CardsForAChair, ...]
    n: int


class NoOddChipsToRace(Refusal, frozen=True):
    code, rule = "wrong number", "BYND-75"
    n: int


class NotCardsOfARace(Refusal, frozen=True):
    code, rule = "no such card", "BYND-75"


# Time and the kitty -----------------------------------------------------------------------------


class TimeFeesDisabled(Refusal, frozen=True):
    code, rule = "no fee", "HOUS-04"


class TimeBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "HOUS-04"


class TimeFeesWithoutPlayers(Refusal, frozen=True):
    code, rule = "nobody plays", "HOUS-04"


class KittyPurposeMissing(Refusal, frozen=True):
    code, rule = "no use", "HOUS-03"


class NoUseOfTheKitty(Refusal, frozen=True):
    code, rule = "no use", "HOUS-03"
    uses: tuple[str, ...]
    what: str


class KittyAmountInvalid(Refusal, frozen=True):
    code, rule = "not an amount", "HOUS-03"
    given: str


class KittyTooSmall(Refusal, frozen=True):
    code, rule = "too little", "HOUS-03"
    kitty: Chips
    chips: Chips
    what: str


# The 7-2 game -----------------------------------------------------------------------------------


class NoSevenDeuceGame(Refusal, frozen=True):
    code, rule = "no side bet", "BYND-57"


class SevenDeuceBeforeTheNext(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-57"


class CollectsNothing(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
    who: Person


class SevenDeuceBountyUndue(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
