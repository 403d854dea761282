"""Number words of a language: amounts, chips, seats and ranks."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from riverboat.decoding import convert
from riverboat.floor.incident_parsing.slot_readers import NumberWords

LANGUAGES: Final = ("en", "cs")
"""Languages of typed texts."""


def check_language(language: str) -> None:
    """Raise ``LookupError`` for an unsupported language."""
    if language not in LANGUAGES:
        raise LookupError(f"the floor supports {' and '.join(LANGUAGES)}, not {language!r}")


@cache
def load_number_words(language: str) -> NumberWords:
    """Load the number words of a language.

    Raise ``LookupError`` for an unsupported language.
    """
    check_language(language)
    text = files(__package__).joinpath(f"numbers.{language}.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), NumberWords)
