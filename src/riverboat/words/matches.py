"""Results of a match."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import (
    Chips,
    Count,
    Phrase,
    Sign,
)


class MatchMeasure(Phrase, frozen=True):
    """The measure of a match, if not chips."""

    measure: Literal["all-in", "aivat"]


class MatchHeading(Phrase, frozen=True):
    """Heading of a match: its game and number of hands; *asked* if whole decks required more
    hands.
    """

    game: Sign
    hands: Count
    asked: Chips | None
    duplicate: bool
    by: MatchMeasure | None
    seed: str


class PlayerWon(Phrase, frozen=True):
    """Big blinds per hundred hands with an interval; also by raw chips if *chips* is set."""

    name: str
    rate: str
    chips: str | None


class StacksByLevel(Phrase, frozen=True):
    """The title of a chart of an event."""


class PlayersLeft(Phrase, frozen=True):
    """The text below a level in progress."""

    count: int


class MatchDecided(Phrase, frozen=True):
    name: str
    wins: bool
    level: str


class NotDecided(Phrase, frozen=True):
    name: str
    level: str
