"""Refusals to review a hand."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class HandInPlay(Refusal, frozen=True):
    code = "hand in play"


class NoSuchReviewedPlayer(Refusal, frozen=True, rename={"player_name": "given"}):
    code = "no such player"
    player_name: str
    players: tuple[str, ...]


class PlayerNotNamed(Refusal, frozen=True):
    code = "player not named"
    players: tuple[str, ...]


class UnreadableHand(Refusal, frozen=True):
    code = "no hand"


class NoSuchFirstStreet(Refusal, frozen=True, rename={"street_name": "given"}):
    code = "no such street"
    street_name: str
    streets: tuple[str, ...]


class RangeOfUnknownPlayer(Refusal, frozen=True, rename={"player_name": "given"}):
    code = "no such player"
    player_name: str
    players: tuple[str, ...]


class NoResultsFile(Refusal, frozen=True):
    """Refusal of a file without finished reviews."""

    code = "no results file"
    file: str


class ReviewOptionsMismatch(Refusal, frozen=True):
    code = "other options"
    file: str


class ProcessCountInvalid(Refusal, frozen=True, rename={"given_count": "given"}):
    """Refusal of a number of processes below 1."""

    code = "no process"
    given_count: str


class RakeOutOfBounds(Refusal, frozen=True, rename={"given_rake": "given"}):
    code = "rake out of bounds"
    given_rake: str
