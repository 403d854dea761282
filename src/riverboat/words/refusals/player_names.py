"""Refusals of a player's name."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class _BadName(Refusal, frozen=True):
    code = "bad-name"


class NameTooLong(_BadName, frozen=True, rename={"max_characters": "most"}):
    max_characters: int


class NameEmpty(_BadName, frozen=True):
    pass


class NameCharacterInvalid(_BadName, frozen=True):
    sign: str


class NameEdgeInvalid(_BadName, frozen=True):
    pass


class NameOfTheRoom(_BadName, frozen=True):
    name: str


class NameAlphabetsMixed(_BadName, frozen=True, rename={"alphabets": "writings"}):
    alphabets: tuple[str, ...]


class NameAccentsExcessive(_BadName, frozen=True):
    pass


class InvisibleCharacterInName(_BadName, frozen=True):
    pass


class PlayerNameTaken(Refusal, frozen=True):
    code = "taken"
    name: str


class NameTooSimilar(Refusal, frozen=True):
    code = "alike"
    name: str
    who: Player


class NameReserved(Refusal, frozen=True):
    code = "reserved"
    name: str


class PlayerNameUnknown(Refusal, frozen=True):
    code = "no-account"
    name: str


class NameUnknown(Refusal, frozen=True):
    code = "no-account"
    name: str
