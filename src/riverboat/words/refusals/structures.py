"""Errors in the levels of an event."""

from __future__ import annotations

from riverboat.words.phrase import Chips, DecimalText, Refusal


class LevelsMissing(Refusal, frozen=True):
    code, rule = "no levels", "TRNY-09"


class BreakAtEnd(Refusal, frozen=True):
    pass


class BreakAtStart(Refusal, frozen=True):
    code, rule = "begins with a break", "TRNY-34"


class LevelNotationInvalid(Refusal, frozen=True, rename={"level_text": "text"}):
    code, rule = "not a level", "TRNY-09"
    level_text: str


class LevelBlindsInvalid(
    Refusal,
    frozen=True,
    rename={"level_number": "number", "big_blind": "big", "small_blind": "small"},
):
    code, rule = "no such blinds", "TRNY-09"
    level_number: int
    small_blind: Chips
    big_blind: Chips


class BlindsUnsorted(
    Refusal,
    frozen=True,
    rename={"level_number": "number", "blinds": "posted", "previous_blinds": "before"},
):
    code, rule = "blinds fall", "TRNY-09"
    level_number: int
    blinds: str
    previous_blinds: str


class BlindsAboveStacks(Refusal, frozen=True, rename={"big_blind": "big"}):
    code, rule = "blinds above stacks", "TRNY-09"
    big_blind: Chips
    stack: Chips


class LevelLengthConflict(Refusal, frozen=True, rename={"level_number": "number"}):
    code, rule = "minutes or hands", "TRNY-09"
    level_number: int


class AntePayerMissing(Refusal, frozen=True, rename={"level_number": "number"}):
    code, rule = "ante of nobody", "TRNY-01"
    level_number: int


class LevelAmountUnpayable(
    Refusal, frozen=True, rename={"level_number": "number", "smallest_chip": "smallest"}
):
    code, rule = "chips cannot pay", "UNIT-02"
    level_number: int
    amount: Chips
    smallest_chip: Chips


class NoSuchChipHere(Refusal, frozen=True):
    code, rule = "no such chip", "BYND-75"
    worth: Chips
    chips: tuple[Chips, ...]


class ChipValuesMissing(Refusal, frozen=True):
    code, rule = "no such chip", "BYND-75"
    worth: Chips


class TooFewPlayers(Refusal, frozen=True):
    code, rule = "too few players", "GAME-03"
    players: int


class DurationMissing(Refusal, frozen=True):
    code = "no time"


class StartingStackUnpayable(Refusal, frozen=True, rename={"smallest_chip": "smallest"}):
    code, rule = "chips cannot pay", "UNIT-02"
    stack: Chips
    smallest_chip: Chips


class LevelCountOutOfRange(
    Refusal,
    frozen=True,
    rename={
        "level_ratio": "ratio",
        "level_count": "levels",
        "min_ratio": "least",
        "max_ratio": "most",
        "min_levels": "fewest",
        "max_levels": "many",
        "min_minutes": "short",
        "max_minutes": "long",
    },
):
    code, rule = "no such ratio", "TRNY-09"
    level_ratio: DecimalText
    level_count: int
    min_ratio: DecimalText
    max_ratio: DecimalText
    min_levels: int
    max_levels: int
    min_minutes: int
    max_minutes: int


class LevelsTooSteep(
    Refusal,
    frozen=True,
    rename={
        "level_ratio": "ratio",
        "level_count": "levels",
        "min_ratio": "least",
        "max_ratio": "most",
    },
):
    code, rule = "no such ratio", "TRNY-09"
    level_ratio: DecimalText
    level_count: int
    min_ratio: DecimalText
    max_ratio: DecimalText
