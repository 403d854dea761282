"""The rulebook's situation index is current, and every situation has rules."""

from __future__ import annotations

import pytest

from riverboat.floor.situations import SITUATIONS
from tests.docs import rulebook
from tests.docs.situations_page import COMMAND, CZECH_COMMAND, FILE, all_examples, page, rules_of

pytestmark = pytest.mark.landing


def test_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), f"run: {COMMAND}"


def test_czech_page_is_current() -> None:
    created_text = (rulebook.book_folder("cs") / FILE.name).read_text(encoding="utf-8")
    assert created_text == page("cs"), f"run: {CZECH_COMMAND}"
    assert created_text.count("\n### ") == page().count("\n### ")
    assert created_text.count("```text") == page().count("```text")
    assert "../rules/" not in created_text, "every rule is told in Czech"


def test_every_situation_has_rules() -> None:
    for situation in [situation for chapter in SITUATIONS.values() for situation in chapter]:
        assert rules_of(situation, []), situation.key


def test_examples_come_from_cases() -> None:
    assert len(all_examples()) > 100
    text = page()
    assert "(1000) (500)" in text
    assert text.count("```text") > 80
