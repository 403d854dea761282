"""Results of a match."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Sign


class MeasuredBy(Phrase, frozen=True):
    """The measure of a match, if not chips."""

    en = ", by {measure:all-in=all-in EV|AIVAT}"
    measure: Literal["all-in", "aivat"]


class MatchOf(Phrase, frozen=True):
    """The game of a match and its count; *asked* if whole decks required more hands."""

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
    """Big blinds per hundred hands with an interval; also by raw chips if *chips* is set."""

    en = "{name} {rate} bb/100{chips: (chips *)}"
    name: str
    rate: str
    chips: str | None


class StacksByLevel(Phrase, frozen=True):
    """The title of a chart of an event."""

    en = "Stacks level by level"


class PlayersLeft(Phrase, frozen=True):
    """The text below a level in progress."""

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
