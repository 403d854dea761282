"""Results of a match."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Count, DecimalText, GameSign, Phrase


class MatchMeasureSuffix(Phrase, frozen=True):
    """A suffix that names the measure of a match if it is not chips: all-in EV or AIVAT."""

    measure: Literal["all-in", "aivat"]


class MatchHeading(
    Phrase,
    frozen=True,
    rename={"requested_hands": "asked", "measure_suffix": "by", "is_duplicate": "duplicate"},
):
    """Heading of a match: its game and number of hands.

    *requested_hands* is ``None`` unless whole decks required more hands than were requested.
    """

    game: GameSign
    hands: Count
    requested_hands: Chips | None
    is_duplicate: bool
    measure_suffix: MatchMeasureSuffix | None
    seed: str


class PlayerWinRate(Phrase, frozen=True, rename={"win_rate": "rate"}):
    """A player's win rate in big blinds per 100 hands, with interval; *chips* is the raw rate."""

    name: str
    win_rate: DecimalText
    chips: DecimalText | None


class StacksByLevelTitle(Phrase, frozen=True):
    """The title of a chart with the stacks of an event, level by level."""


class PlayersLeft(Phrase, frozen=True):
    """The number of players left, below a level in a chart."""

    count: int


class MatchDecided(
    Phrase, frozen=True, rename={"is_winner": "wins", "confidence_percent": "level"}
):
    name: str
    is_winner: bool
    confidence_percent: DecimalText


class MatchUndecided(Phrase, frozen=True, rename={"confidence_percent": "level"}):
    name: str
    confidence_percent: DecimalText
