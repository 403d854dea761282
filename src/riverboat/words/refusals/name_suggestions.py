"""Suggestions for an unknown name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from riverboat.words.phrase import Phrase


class NameSuggestion(Phrase, frozen=True):
    near: str


class TwoNameSuggestions(Phrase, frozen=True):
    one: str
    other: str


class GameSuggestion(Phrase, frozen=True):
    near: str
    example: str


class TwoGameSuggestions(Phrase, frozen=True):
    one: str
    other: str
    example: str


class KnownNames(Phrase, frozen=True):
    names: tuple[str, ...]


class KnownGames(Phrase, frozen=True):
    names: tuple[str, ...]


class NoSuggestion(Phrase, frozen=True):
    pass


Hint = (
    NameSuggestion
    | TwoNameSuggestions
    | GameSuggestion
    | TwoGameSuggestions
    | KnownNames
    | KnownGames
    | NoSuggestion
)


def nearest(given: str, names: Sequence[str]) -> NameSuggestion | KnownNames:
    """Return the most similar name; all of them if none is similar."""
    nearby_matches = get_close_matches(given.strip().lower(), names, 1)
    return NameSuggestion(nearby_matches[0]) if nearby_matches else KnownNames(tuple(names))
