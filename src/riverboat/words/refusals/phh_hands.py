"""Reasons why a hand in the PHH format is impossible as written."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Cards, Person, Refusal


class VariantKeyMismatch(Refusal, frozen=True):
    key: str
    variant: str


class PhhSpreadRangeMisplaced(Refusal, frozen=True):
    pass


class CapFieldMisplaced(Refusal, frozen=True):
    pass


class ActionUnknown(Refusal, frozen=True):
    pass


class FieldOfOtherGame(Refusal, frozen=True):
    word: str
    games: Literal["stud", "draw"]


class BoardIncomplete(Refusal, frozen=True):
    pass


class HoleCardsTooMany(Refusal, frozen=True, rename={"max_cards": "due"}):
    max_cards: int


class CardsDue(Refusal, frozen=True, rename={"card_count": "due"}):
    who: Person
    card_count: int


class CardAlreadyDealt(Refusal, frozen=True):
    rule = "CARD-01"
    card: Cards


class OpeningBetRequired(Refusal, frozen=True):
    rule = "BRNG-05"
    who: Person


class HandAlreadyMucked(Refusal, frozen=True):
    rule = "SHOW-17"
    who: Person
