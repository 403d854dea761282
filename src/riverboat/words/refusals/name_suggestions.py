"""Suggestions for an unknown name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from riverboat.words.phrase import Phrase


class NameSuggestion(Phrase, frozen=True, rename={"similar_name": "near"}):
    similar_name: str


class TwoNameSuggestions(Phrase, frozen=True, rename={"first_name": "one", "second_name": "other"}):
    first_name: str
    second_name: str


class GameSuggestion(Phrase, frozen=True, rename={"similar_name": "near"}):
    similar_name: str
    example: str


class TwoGameSuggestions(Phrase, frozen=True, rename={"first_name": "one", "second_name": "other"}):
    first_name: str
    second_name: str
    example: str


class KnownNames(Phrase, frozen=True):
    names: tuple[str, ...]


class KnownGamesHint(Phrase, frozen=True):
    names: tuple[str, ...]


class NoSuggestion(Phrase, frozen=True):
    pass


NameHint = (
    NameSuggestion
    | TwoNameSuggestions
    | GameSuggestion
    | TwoGameSuggestions
    | KnownNames
    | KnownGamesHint
    | NoSuggestion
)


def suggest_name(name: str, names: Sequence[str]) -> NameSuggestion | KnownNames:
    """Return the most similar name; all of them if none is similar."""
    similar_names = get_close_matches(name.strip().lower(), names, 1)
    return NameSuggestion(similar_names[0]) if similar_names else KnownNames(tuple(names))
