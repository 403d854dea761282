"""Refusals of a player's name."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class _BadName(Refusal, frozen=True):
    code = "bad-name"


class NameTooLong(_BadName, frozen=True):
    en = "a name has at most {most} characters"
    most: int


class NameIsEmpty(_BadName, frozen=True):
    en = "a name has at least one letter or digit"


class NameHasAnotherSign(_BadName, frozen=True):
    en = "a name has letters, digits, spaces and _ - . ' only, not {sign}"
    sign: str


class NameHasOtherEnds(_BadName, frozen=True):
    en = "a name begins and ends with a letter or a digit"


class NameOfTheRoom(_BadName, frozen=True):
    en = "{name} is what the room itself is called by"
    name: str


class NameOfTwoWritings(_BadName, frozen=True):
    en = "the letters of a name are of one writing, and not {writings:and}"
    writings: tuple[str, ...]


class NameHasHeapedMarks(_BadName, frozen=True):
    en = "the letters of a name have no marks heaped on them"


class NameHasLooseJoiner(_BadName, frozen=True):
    en = "a joiner stands between two letters of a writing that has some"


# Whose it is ------------------------------------------------------------------------------------


class NameIsTaken(Refusal, frozen=True):
    code, en = "taken", "somebody else is called {name}"
    name: str


class NameIsAlike(Refusal, frozen=True):
    code, en = "alike", "{name} is easily taken for {who}, who is here already"
    name: str
    who: Player


class NameIsReserved(Refusal, frozen=True):
    code = "reserved"
    en = "the name {name} is reserved: only the room's operator gives it out, by riverboat admin"
    name: str


class NobodyIsCalled(Refusal, frozen=True):
    code, en = "no-account", "nobody here is called {name}"
    name: str


class ThereIsNo(Refusal, frozen=True):
    code, en = "no-account", "there is no {name}"
    name: str
