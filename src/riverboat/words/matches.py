"""What a match came to."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Sign


class MeasuredBy(Phrase, frozen=True):
    """By what, where it is not by chips."""

    en = ", by {measure:all-in=all-in EV|AIVAT}"
    measure: Literal["all-in", "aivat"]


class MatchOf(Phrase, frozen=True):
    """What was played, and how it was counted; *asked* where whole decks were more hands."""

    en = (
        "{game}, {hands} hands{asked: (* in whole decks)}{duplicate:, each deck from every seat|}"
        "{by}, seed {seed}"
    )
    game: Sign
    hands: Chips
    asked: Chips | None
    duplicate: bool
    by: MeasuredBy | None
    seed: str


class PlayerWon(Phrase, frozen=True):
    """Big blinds in a hundred hands with their interval; what chips said, where luck is off."""

    en = "{name} {rate} bb/100{chips: (chips *)}"
    name: str
    rate: str
    chips: str | None


class StacksByLevel(Phrase, frozen=True):
    """The title of a drawing of an event."""

    en = "Stacks level by level"


class PlayersLeft(Phrase, frozen=True):
    """What stands below a level in it."""

    en = "{count} left"
    count: int


class IsDecided(Phrase, frozen=True):
    en = "{name} {wins:wins|loses}, at {level}%"
    name: str
    wins: bool
    level: str


class NotDecided(Phrase, frozen=True):
    en = "not known at {level}% whether {name} wins or loses"
    name: str
    level: str
