"""What a room says, read as a phrase; a room that is newer than we are is quoted in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from riverboat.words import Phrase, Quoted
from riverboat.words.codes import decoded


def phrase(said: Any, why: str, code: str, rule: str = "") -> Phrase:
    """The phrase that came over a wire, or the English *why* if we do not know it."""
    try:
        if isinstance(said, Phrase):
            return said
        if isinstance(said, Mapping):
            return decoded(said)
    except (ValueError, TypeError):
        pass
    return Quoted(why, code, rule)
