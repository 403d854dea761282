"""Errors in the levels of an event."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Refusal


class LevelsMissing(Refusal, frozen=True):
    code, rule = "no levels", "TRNY-09"


class BreakAtEnd(Refusal, frozen=True):
    pass


class BreakAtStart(Refusal, frozen=True):
    code, rule = "begins with a break", "TRNY-34"


class LevelFormat(Refusal, frozen=True):
    code, rule = "not a level", "TRNY-09"
    text: str


class LevelBlindsInvalid(Refusal, frozen=True):
    code, rule = "no such blinds", "TRNY-09"
    number: int
    small: Chips
    big: Chips


class BlindsUnsorted(Refusal, frozen=True):
    code, rule = "blinds fall", "TRNY-09"
    number: int
    posted: str
    before: str


class BlindsAboveStacks(Refusal, frozen=True):
    code, rule = "blinds above stacks", "TRNY-09"
    big: Chips
    stack: Chips


class LevelLengthConflict(Refusal, frozen=True):
    code, rule = "minutes or hands", "TRNY-09"
    number: int


class AntePayerMissing(Refusal, frozen=True):
    code, rule = "ante of nobody", "TRNY-01"
    number: int


class LevelAmountUnpayable(Refusal, frozen=True):
    code, rule = "chips cannot pay", "UNIT-02"
    number: int
    amount: Chips
    smallest: Chips


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


class StackUnpayable(Refusal, frozen=True):
    code, rule = "chips cannot pay", "UNIT-02"
    stack: Chips
    smallest: Chips


class LevelCountOutOfRange(Refusal, frozen=True):
    code, rule = "no such ratio", "TRNY-09"
    ratio: str
    levels: int
    least: str
    most: str
    fewest: int
    many: int
    short: int
    long: int


class LevelsTooSteep(Refusal, frozen=True):
    code, rule = "no such ratio", "TRNY-09"
    ratio: str
    levels: int
    least: str
    most: str
