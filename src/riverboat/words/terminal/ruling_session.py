"""Terminal texts for asking the floor for a ruling."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Phrase


class RulingHeading(Phrase, frozen=True):
    part: Literal[
        "understood", "ruling", "asks", "left", "why", "others", "where", "book", "assumed", "all",
        "computed", "meant-also",
    ]  # fmt: skip


class HouseBookName(Phrase, frozen=True):
    """The name of this rulebook with a house's own options, for cash, tournament or home games."""

    kind: Literal["cash", "tournament", "home"]


class ChangedRulebook(Phrase, frozen=True):
    book: str
    options: tuple[str, ...]


class AnswerConsequence(Phrase, frozen=True):
    """An answer, and the ruling that it leads to, already rendered."""

    answer: Phrase
    leads: str


class AlternativeRuling(Phrase, frozen=True):
    ruling: str


class RulingPrompt(Phrase, frozen=True):
    """The prompt for the next input of a ruling session: a chapter, an answer, a number ..."""

    what: Literal["chapter", "situation", "answer", "number", "chips", "seat", "cards"]


class MenuChoiceInvalid(Phrase, frozen=True):
    text: str
    most: int


class NumberTextInvalid(Phrase, frozen=True):
    text: str


class ChipsTextUnreadable(Phrase, frozen=True):
    text: str


class CardsTextUnreadable(Phrase, frozen=True):
    text: str


class SeatTextUnreadable(Phrase, frozen=True):
    text: str


class FloorGameMismatch(Phrase, frozen=True):
    game: str


class RulingHouseRulesHeading(Phrase, frozen=True):
    """The heading of the chapter of house rules in a list of the rulebook's options."""
