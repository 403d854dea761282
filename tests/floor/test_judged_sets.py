"""Judged test sets: their counts match the documented table."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from riverboat.floor import NotUnderstood, read
from riverboat.floor.incident_parsing.phrase_lexicon import LANGUAGES
from tests.floor.texts.situations import FOLDER

FOUND: Final = {
    ("tenth", "en"): {"first": 182, "offered": 53, "asked": 1, "missed": 63, "misread": 1},
    ("tenth", "cs"): {"first": 110, "offered": 43, "asked": 0, "missed": 47, "misread": 0},
    ("eleventh", "en"): {"first": 88, "offered": 32, "book": 64, "missed": 116, "misread": 0},
    ("eleventh", "cs"): {"first": 66, "offered": 17, "book": 52, "missed": 65, "misread": 0},
    ("twelfth", "en"): {"first": 209, "offered": 19, "book": 70, "missed": 2, "misread": 0},
    ("twelfth", "cs"): {"first": 152, "offered": 12, "book": 29, "missed": 7, "misread": 0},
}


def judged_rows(number: str, code: str) -> list[tuple[str, str, str, str, str]]:
    """Return the rows of a set: number, rules, outcome, situation and line."""
    rows = (FOLDER / number / f"{code}.tsv").read_text(encoding="utf-8").splitlines()
    return [(a, b, c, d, e) for a, b, c, d, e in (row.split("\t") for row in rows)]


@pytest.mark.parametrize("number, code", FOUND)
def test_page_counts_match_judged_rows(number: str, code: str) -> None:
    found = Counter([came for _, _, came, _, _ in judged_rows(number, code)])
    expected = FOUND[number, code]
    assert dict(found) == {came: many for came, many in expected.items() if many}
    row = " | ".join([str(many) for many in expected.values()])
    table = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert f"| {len(judged_rows(number, code))} | {row} |" in table


@pytest.mark.parametrize("code", LANGUAGES)
def test_tenth_set_lines_are_never_ruled_directly(code: str) -> None:
    """New direct rulings on these lines must be judged by a reader first."""
    assert all(
        isinstance(read(line, code), NotUnderstood) for *_, line in judged_rows("tenth", code)[::10]
    )
