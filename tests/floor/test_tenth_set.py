"""The lines of the tenth set, and what a reader found of them: the page on it counts these."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from riverboat.floor import NotUnderstood, read
from riverboat.floor.reading.lexicon import LANGUAGES
from tests.floor.texts.situations import FOLDER

FOUND: Final = {
    "en": {"first": 182, "offered": 53, "asked": 1, "missed": 63, "misread": 1},
    "cs": {"first": 110, "offered": 43, "missed": 47},
}


def lines(code: str) -> list[tuple[str, str, str, str, str]]:
    """Number, rules, what came of it, what happened, and the line."""
    rows = (FOLDER / "tenth" / f"{code}.tsv").read_text(encoding="utf-8").splitlines()
    return [(a, b, c, d, e) for a, b, c, d, e in (row.split("\t") for row in rows)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_counts_what_was_found(code: str) -> None:
    found = Counter([came for _, _, came, _, _ in lines(code)])
    assert found == FOUND[code]
    row = [str(found[came]) for came in ("first", "offered", "asked", "missed", "misread")]
    table = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert f"| {len(lines(code))} | {' | '.join(row)} |" in table


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_it_is_ruled_on_at_once(code: str) -> None:
    """None was, and what would be from now on is to be judged by a reader first."""
    assert all(isinstance(read(line, code), NotUnderstood) for *_, line in lines(code)[::10])
