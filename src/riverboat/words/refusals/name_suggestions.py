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


NameHint = (
    NameSuggestion
    | TwoNameSuggestions
    | GameSuggestion
    | TwoGameSuggestions
    | KnownNames
    | KnownGames
    | NoSuggestion
)


def suggest_name(name: str, names: Sequence[str]) -> NameSuggestion | KnownNames:
    """Return the most similar name; all of them if none is similar."""
    similar_names = get_close_matches(name.strip().lower(), names, 1)
    return NameSuggestion(similar_names[0]) if similar_names else KnownNames(tuple(names))
