"""Refusals about chips: impossible amounts, races, fees, the kitty, the 7-2 game."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Person, Phrase, Refusal


class ColourWithValue(Phrase, frozen=True, rename={"chip_value": "worth"}):
    """A colour of chips and its value as an entry of a list: "red 5"."""

    colour: str
    chip_value: Chips


class ChipOfValueLabel(Phrase, frozen=True, rename={"chip_value": "worth"}):
    """A colour of chips and its value as a part of a sentence: "red of 5"."""

    colour: str
    chip_value: Chips


class AmountUnpayable(
    Refusal, frozen=True, rename={"chip_values": "shown", "lower_amount": "below"}
):
    code, rule = "no such chips", "CHIP-13"
    chips: Chips
    chip_values: tuple[ColourWithValue, ...]
    lower_amount: Chips | None


class AmountUnpayableWithoutChips(Refusal, frozen=True, rename={"lower_amount": "below"}):
    code, rule = "no such chips", "CHIP-13"
    chips: Chips
    lower_amount: Chips | None


class PaymentTooSmall(
    Refusal,
    frozen=True,
    rename={"missing_chips": "missing", "owed_chips": "due", "paid_chips": "paid"},
):
    code, rule = "too little", "CHIP-10"
    paid_chips: Chips
    owed_chips: Chips
    missing_chips: Chips


class NoSmallerChips(Refusal, frozen=True, rename={"chip_value": "worth"}):
    code, rule = "no such chips", "CHIP-11"
    chip_value: Chips


class ColourUpBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "CHIP-11"


class NoChipToColourUp(Refusal, frozen=True, rename={"denomination_count": "n"}):
    code, rule = "no larger chip", "BYND-75"
    denomination_count: int


class NoLargerChip(Refusal, frozen=True, rename={"smaller_chip": "small", "larger_chip": "large"}):
    code, rule = "no larger chip", "BYND-75"
    smaller_chip: ChipOfValueLabel
    larger_chip: ChipOfValueLabel


class ChipValueNeeded(Refusal, frozen=True, rename={"reason": "why", "cited_rule": "cited"}):
    code, rule = "still needed", "UNIT-02"
    chip: ChipOfValueLabel
    reason: Refusal
    cited_rule: str | None


class ChipBreakdownImpossible(Refusal, frozen=True, rename={"chip_values": "worth"}):
    code, rule = "no such chips", "CHIP-13"
    who: Person
    chips: Chips
    chip_values: Chips


class ChipsPending(Refusal, frozen=True):
    code, rule = "chips behind", "BUYN-07"
    who: Person


class ChipsStillInPot(Refusal, frozen=True):
    code, rule = "chips in the middle", "GAME-14"
    chips: Chips


class RaceCardCountLabel(Phrase, frozen=True, rename={"card_count": "n"}):
    card_count: int
    chair: int


class RaceCardCountMismatch(
    Refusal,
    frozen=True,
    rename={"needed_count": "due", "counts_by_seat": "shown", "card_count": "n"},
):
    code, rule = "wrong number", "BYND-75"
    needed_count: int
    counts_by_seat: tuple[RaceCardCountLabel, ...]
    card_count: int


class NoOddChipsToRace(Refusal, frozen=True, rename={"card_count": "n"}):
    code, rule = "wrong number", "BYND-75"
    card_count: int


class RaceCardsInvalid(Refusal, frozen=True):
    code, rule = "no such card", "BYND-75"


class TimeFeesDisabled(Refusal, frozen=True):
    code, rule = "no fee", "HOUS-04"


class TimeFeesBetweenHands(Refusal, frozen=True):
    code, rule = "hand not over", "HOUS-04"


class TimeFeesWithoutPlayers(Refusal, frozen=True):
    code, rule = "nobody plays", "HOUS-04"


class KittyPurposeMissing(Refusal, frozen=True):
    code, rule = "no use", "HOUS-03"


class KittyPurposeUnknown(
    Refusal, frozen=True, rename={"allowed_purposes": "uses", "purpose": "what"}
):
    code, rule = "no use", "HOUS-03"
    allowed_purposes: tuple[str, ...]
    purpose: str


class KittyAmountInvalid(Refusal, frozen=True, rename={"typed_amount": "given"}):
    code, rule = "not an amount", "HOUS-03"
    typed_amount: str


class KittyTooSmall(Refusal, frozen=True, rename={"purpose": "what"}):
    code, rule = "too little", "HOUS-03"
    kitty: Chips
    chips: Chips
    purpose: str


class NoSevenDeuceGame(Refusal, frozen=True):
    code, rule = "no side bet", "BYND-57"


class SevenDeuceTooLate(Refusal, frozen=True):
    code, rule = "hand not over", "BYND-57"


class SevenDeuceNotDue(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
    who: Person


class SevenDeuceBountyUndue(Refusal, frozen=True):
    code, rule = "no seven-deuce", "BYND-57"
