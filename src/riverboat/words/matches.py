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
    """A suffix that names the measure of a match if it is not chips: all-in EV or AIVAT."""

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
    """A player's win rate in big blinds per 100 hands, with interval; *chips* is the raw rate."""

    name: str
    rate: str
    chips: str | None


class StacksByLevel(Phrase, frozen=True):
    """The title of a chart with the stacks of an event, level by level."""


class PlayersLeft(Phrase, frozen=True):
    """The number of players left, below a level in a chart."""

    count: int


class MatchDecided(Phrase, frozen=True):
    name: str
    wins: bool
    level: str


class MatchUndecided(Phrase, frozen=True):
    name: str
    level: str
