"""What people type, and how it is read: once for all tests of a process."""

from __future__ import annotations

from functools import cache

from tests.floor.texts.situations import Outcome, outcome, situations


@cache
def outcomes(code: str) -> list[tuple[str, Outcome]]:
    """What people type in a language, and how it is read."""
    return [(each.say, outcome(each, code)[0]) for each in situations(code)]


def understood(code: str) -> list[str]:
    """What is read as it is meant."""
    return [text for text, found in outcomes(code) if found == "right"]
