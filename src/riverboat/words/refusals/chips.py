"""Refusals about chips: impossible amounts, races, fees, the kitty, the 7-2 game."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

# Chips by their colours -------------------------------------------------------------------------


class ColourWithValue(Phrase, frozen=True):
    """A colour of chips and its value as an entry of a list: "red 5"."""

    colour: str
    worth: Chips


class ColourOfValue(Phrase, frozen=True):
    """A colour of chips and its value as a part of a sentence: "red of 5"."""

    colour: str
    worth: Chips


class AmountUnpayable(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    chips: Chips
    shown: tuple[ColourWithValue, ...]
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


# Chip races -------------------------------------------------------------------------------------


class ColourUpBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "CHIP-11"


class NoChipToColourUp(Refusal, frozen=True):
    code, rule = "no larger chip", "BYND-75"
    n: int


class NoLargerChip(Refusal, frozen=True):
    code, rule = "no larger chip", "BYND-75"
    small: ColourOfValue
    large: ColourOfValue


class ChipValueNeeded(Refusal, frozen=True):
    code, rule = "still needed", "UNIT-02"
    chip: ColourOfValue
    why: Refusal
    cited: str | None


class ChipBreakdownImpossible(Refusal, frozen=True):
    code, rule = "no such chips", "CHIP-13"
    who: Person
    chips: Chips
    worth: Chips


class ChipsPending(Refusal, frozen=True):
    code, rule = "chips behind", "BUYN-07"
    who: Person


class ChipsStillInPot(Refusal, frozen=True):
    code, rule = "chips in the middle", "GAME-14"
    chips: Chips


class RaceCardsForSeat(Phrase, frozen=True):
    n: int
    chair: int


class RaceCardCountMismatch(Refusal, frozen=True):
    code, rule = "wrong number", "BYND-75"
    due: int
    shown: tuple[RaceCardsForSeat, ...]
    n: int


class NoOddChipsToRace(Refusal, frozen=True):
    code, rule = "wrong number", "BYND-75"
    n: int


class RaceCardsInvalid(Refusal, frozen=True):
    code, rule = "no such card", "BYND-75"


# Time fees and the kitty ------------------------------------------------------------------------


class TimeFeesDisabled(Refusal, frozen=True):
    code, rule = "no fee", "HOUS-04"


class TimeFeesBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "HOUS-04"


class TimeFeesWithoutPlayers(Refusal, frozen=True):
    code, rule = "nobody plays", "HOUS-04"


class KittyPurposeMissing(Refusal, frozen=True):
    code, rule = "no use", "HOUS-03"


class KittyPurposeUnknown(Refusal, frozen=True):
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


class SevenDeuceTooLate(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-57"


class SevenDeuceNotDue(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
    who: Person


class SevenDeuceBountyUndue(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
