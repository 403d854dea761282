"""Errors in the levels of an event."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Refusal


class NoLevelsHere(Refusal, frozen=True):
    code, rule = "no levels", "TRNY-09"
    en = "a structure has at least one level"


class EndsWithABreak(Refusal, frozen=True):
    en = "an event ends with a level, not with a break: say what is played after it"


class BeginsWithABreak(Refusal, frozen=True):
    code, rule = "begins with a break", "TRNY-34"
    en = "an event begins with a level, not with a break"


class NotALevel(Refusal, frozen=True):
    code, rule = "not a level", "TRNY-09"
    en = (
        "{text} is no level: write 100/200 20m, 100/200 20m big blind ante 200, 100/200 12h for "
        "hands, or break 10m, 25 goes"
    )
    text: str


class NoSuchBlinds(Refusal, frozen=True):
    code, rule = "no such blinds", "TRNY-09"
    en = "level {number}: blinds of {small}/{big} cannot be"
    number: int
    small: Chips
    big: Chips


class BlindsFall(Refusal, frozen=True):
    code, rule = "blinds fall", "TRNY-09"
    en = "level {number}: {posted} is less than {before} of the level before it"
    number: int
    posted: str
    before: str


class BlindsAboveStacks(Refusal, frozen=True):
    code, rule = "blinds above stacks", "TRNY-09"
    en = "the first big blind of {big} is more than everybody's stack of {stack}"
    big: Chips
    stack: Chips


class MinutesOrHands(Refusal, frozen=True):
    code, rule = "minutes or hands", "TRNY-09"
    en = "level {number} lasts either so many minutes or so many hands"
    number: int


class AnteOfNobody(Refusal, frozen=True):
    code, rule = "ante of nobody", "TRNY-01"
    en = "level {number}: an ante needs somebody who posts it, and they need an ante"
    number: int


class ChipsCannotPay(Refusal, frozen=True):
    code, rule = "chips cannot pay", "UNIT-02"
    en = "level {number}: {amount} cannot be paid; the smallest chip then is {smallest}"
    number: int
    amount: Chips
    smallest: Chips


class NoSuchChipHere(Refusal, frozen=True):
    code, rule = "no such chip", "BYND-75"
    en = "no chip of {worth} is in play here; there are {chips}"
    worth: Chips
    chips: tuple[Chips, ...]


class NoChipsAreNamed(Refusal, frozen=True):
    code, rule = "no such chip", "BYND-75"
    en = "no chip of {worth} can go: the structure names no chips"
    worth: Chips


class TooFewPlayers(Refusal, frozen=True):
    code, rule = "too few players", "GAME-03"
    en = "an event has two players or more, and not {players}"
    players: int


class NoTime(Refusal, frozen=True):
    code = "no time"
    en = "an event takes some hours, and a level some minutes"


class StackCannotBePaid(Refusal, frozen=True):
    code, rule = "chips cannot pay", "UNIT-02"
    en = "a stack of {stack} cannot be paid; the smallest chip is {smallest}"
    stack: Chips
    smallest: Chips


class OtherLevels(Refusal, frozen=True):
    code, rule = "no such ratio", "TRNY-09"
    en = (
        "{levels} levels would rise by {ratio} each, and each should by {least} to {most}: "
        "{fewest} to {many} levels would do, of {short} to {long} minutes; "
        "or change the hours or the stacks"
    )
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
    en = (
        "{levels} levels would rise by {ratio} each, and should by {least} to {most}: "
        "change their length, the hours or the stacks"
    )
    ratio: str
    levels: int
    least: str
    most: str
