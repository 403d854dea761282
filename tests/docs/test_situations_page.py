"""The rulebook's situation index is current, and every situation has rules."""

from __future__ import annotations

import pytest

from riverboat.floor.situations import SITUATIONS
from tests.docs import rulebook
from tests.docs.situations_page import (
    COMMAND,
    CZECH_COMMAND,
    FILE,
    all_examples,
    build_page,
    rules_of,
)

pytestmark = pytest.mark.landing


def test_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == build_page(), f"run: {COMMAND}"


def test_czech_page_is_current() -> None:
    written_text = (rulebook.book_folder("cs") / FILE.name).read_text(encoding="utf-8")
    assert written_text == build_page("cs"), f"run: {CZECH_COMMAND}"
    assert written_text.count("\n### ") == build_page().count("\n### ")
    assert written_text.count("```text") == build_page().count("```text")
    assert "../rules/" not in written_text, "every rule is told in Czech"


def test_every_situation_has_rules() -> None:
    for situation in [situation for chapter in SITUATIONS.values() for situation in chapter]:
        assert rules_of(situation, []), situation.key


def test_examples_come_from_cases() -> None:
    assert len(all_examples()) > 100
    text = build_page()
    assert "(1000) (500)" in text
    assert text.count("```text") > 80
