"""Reasons why a hand in the PHH format is impossible as written."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Cards, Person, Refusal

# Keys of the hand -------------------------------------------------------------------------------


class VariantKeyMismatch(Refusal, frozen=True):
    key: str
    variant: str


class RangeOutsideSpread(Refusal, frozen=True):
    pass


class CapFieldMisplaced(Refusal, frozen=True):
    pass


# Actions ----------------------------------------------------------------------------------------


class ActionUnknown(Refusal, frozen=True):
    pass


class FieldOfOtherGame(Refusal, frozen=True):
    word: str
    games: Literal["stud", "draw"]


class BoardIncomplete(Refusal, frozen=True):
    pass


class HoleCardsTooMany(Refusal, frozen=True):
    due: int


class CardsDue(Refusal, frozen=True):
    who: Person
    due: int


class CardAlreadyDealt(Refusal, frozen=True):
    rule = "CARD-01"
    card: Cards


class OpeningDue(Refusal, frozen=True):
    rule = "BRNG-05"
    who: Person


class HandAlreadyMucked(Refusal, frozen=True):
    rule = "SHOW-17"
    who: Person
