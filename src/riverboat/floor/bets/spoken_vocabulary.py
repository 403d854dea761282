"""Spoken bets: a closed set of meanings, and the words that mean them (VERB-18).

This module does not parse sentences; the parser looks up the meaning of a poker term here.

>>> find_meanings("Dorovnávám", "cs"), find_meanings("pošlu dál", "cs"), find_meanings("see")
(('call',), ('check',), ('call',))
>>> find_meanings("oversee")
()

*Položit* and *to lay down* are a fold in one sentence and putting chips down in the next
(VERB-19). They have a meaning of their own, and the floor asks when the context does not decide.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

BettingWord: TypeAlias = Literal[
    "fold",
    "check",
    "tap",
    "option",
    "call",
    "bet",
    "raise",
    "all-in",
    "pot",
    "pass",
    "muck",
    "lay-down",
]
"""The meaning of a word or gesture: *see* is a call, a knock on the table a tap."""

BETTING_WORDS: tuple[BettingWord, ...] = get_args(BettingWord)


def find_meanings(phrase: str, language: str = "en") -> tuple[BettingWord, ...]:
    """Return all meanings of a word or phrase; empty if it has none at the table."""
    text = normalize_phrase(phrase)
    return tuple(
        [word for word in BETTING_WORDS if _load_phrase_patterns(language)[word].fullmatch(text)]
    )


def normalize_phrase(phrase: str) -> str:
    """Normalize a phrase like the vocabulary: lower case, no accents, single spaces."""
    letters = unicodedata.normalize("NFD", phrase.casefold())
    without_accents = "".join([letter for letter in letters if not unicodedata.combining(letter)])
    return " ".join(without_accents.split())


@cache
def _load_phrase_patterns(language: str) -> dict[BettingWord, re.Pattern[str]]:
    text = files(__package__).joinpath("vocabulary.toml").read_text(encoding="utf-8")
    phrases_by_word = tomllib.loads(text)[language]
    return {word: _compile_pattern(phrases_by_word[word]) for word in BETTING_WORDS}


def _compile_pattern(phrases: list[str]) -> re.Pattern[str]:
    """Return a pattern of the phrases, in which a star matches any ending."""
    return re.compile("|".join([re.escape(phrase).replace(r"\*", r"\w*") for phrase in phrases]))
