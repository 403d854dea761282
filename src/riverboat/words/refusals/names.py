"""Refusals of a player's name."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class _BadName(Refusal, frozen=True):
    code = "bad-name"


class NameTooLong(_BadName, frozen=True):
    most: int


class NameIsEmpty(_BadName, frozen=True):
    pass


class NameHasAnotherSign(_BadName, frozen=True):
    sign: str


class NameHasOtherEnds(_BadName, frozen=True):
    pass


class NameOfTheRoom(_BadName, frozen=True):
    name: str


class NameOfTwoWritings(_BadName, frozen=True):
    writings: tuple[str, ...]


class NameHasHeapedMarks(_BadName, frozen=True):
    pass


class NameHasLooseJoiner(_BadName, frozen=True):
    pass


# Whose it is ------------------------------------------------------------------------------------


class NameIsTaken(Refusal, frozen=True):
    code = "taken"
    name: str


class NameIsAlike(Refusal, frozen=True):
    code = "alike"
    name: str
    who: Player


class NameIsReserved(Refusal, frozen=True):
    code = "reserved"
    name: str


class NobodyIsCalled(Refusal, frozen=True):
    code = "no-account"
    name: str


class ThereIsNo(Refusal, frozen=True):
    code = "no-account"
    name: str
