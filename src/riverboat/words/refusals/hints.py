"""Suggestions for an unknown name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from riverboat.words.phrase import Phrase


class DidYouMean(Phrase, frozen=True):
    near: str


class DidYouMeanEither(Phrase, frozen=True):
    one: str
    other: str


class DidYouMeanGame(Phrase, frozen=True):
    near: str
    example: str


class DidYouMeanOneGame(Phrase, frozen=True):
    one: str
    other: str
    example: str


class ThereAre(Phrase, frozen=True):
    names: tuple[str, ...]


class TheGamesAre(Phrase, frozen=True):
    names: tuple[str, ...]


class NothingLikeIt(Phrase, frozen=True):
    pass


Hint = (
    DidYouMean
    | DidYouMeanEither
    | DidYouMeanGame
    | DidYouMeanOneGame
    | ThereAre
    | TheGamesAre
    | NothingLikeIt
)


def nearest(given: str, names: Sequence[str]) -> DidYouMean | ThereAre:
    """Return the most similar name; all of them if none is similar."""
    near = get_close_matches(given.strip().lower(), names, 1)
    return DidYouMean(near[0]) if near else ThereAre(tuple(names))
