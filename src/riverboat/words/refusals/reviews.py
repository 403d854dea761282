"""Refusals to review a hand."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class HandInPlay(Refusal, frozen=True):
    code = "hand in play"


class NoSuchReviewedPlayer(Refusal, frozen=True):
    code = "no such player"
    given: str
    players: tuple[str, ...]


class PlayerNotNamed(Refusal, frozen=True):
    code = "player not named"
    players: tuple[str, ...]


class UnreadableHand(Refusal, frozen=True):
    code = "no hand"


class NoSuchFirstStreet(Refusal, frozen=True):
    code = "no such street"
    given: str
    streets: tuple[str, ...]


class RangeOfUnknownPlayer(Refusal, frozen=True):
    code = "no such player"
    given: str
    players: tuple[str, ...]


class NoResultsFile(Refusal, frozen=True):
    """Refusal of a file without finished reviews."""

    code = "no results file"
    file: str


class ReviewOptionsMismatch(Refusal, frozen=True):
    code = "other options"
    file: str


class ProcessCountInvalid(Refusal, frozen=True):
    """Refusal of a number of processes below 1."""

    code = "no process"
    given: str


class RakeOutOfBounds(Refusal, frozen=True):
    code = "rake out of bounds"
    given: str
