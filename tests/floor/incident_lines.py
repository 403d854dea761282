"""Collected incident lines and their parse outcomes, cached per process."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from tests.floor.texts.situations import Outcome, judge_situation, situations
from tests.thorough import sample_every

EVERY_LINE: Final = 1
EVERY_TWELFTH: Final = 12
"""Step between parsed lines: all of them, which takes seconds, or every twelfth."""

each_step = pytest.mark.parametrize("step", [EVERY_TWELFTH, EVERY_LINE], ids=["some", "all"])
"""Parametrization for tests that parse some lines in ``make test`` and all in ``make slow``."""


@cache
def line_outcomes(language: str, step: int = EVERY_LINE) -> list[tuple[str, Outcome]]:
    """Return the lines of a language, or every *step*-th one, with their outcomes."""
    return [
        (situation.say, judge_situation(situation, language)[0])
        for situation in sample_every(step, [*situations(language)])
    ]


def understood_lines(language: str, step: int = EVERY_LINE) -> list[str]:
    """Return the correctly parsed lines among every *step*-th line."""
    return [text for text, line_outcome in line_outcomes(language, step) if line_outcome == "right"]
