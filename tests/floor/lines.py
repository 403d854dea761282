"""What people type, and how it is read: once for all tests of a process."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from tests.floor.texts.situations import Outcome, outcome, situations
from tests.thorough import one_in

ALL: Final = 1
SOME: Final = 12
"""Which lines are read: all of them, which takes seconds, or every twelfth."""

steps = pytest.mark.parametrize("step", [SOME, ALL], ids=["some", "all"])
"""For a test that reads some of the lines in ``make test``, and all of them in ``make slow``."""


@cache
def outcomes(code: str, step: int = ALL) -> list[tuple[str, Outcome]]:
    """What people type in a language, or every so many-th of it, and how it is read."""
    return [(each.say, outcome(each, code)[0]) for each in one_in(step, [*situations(code)])]


def understood(code: str, step: int = ALL) -> list[str]:
    """What is read as it is meant, of every so many-th line."""
    return [text for text, found in outcomes(code, step) if found == "right"]
