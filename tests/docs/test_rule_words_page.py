"""The index of the rulebook by word is as it is made, and leads where one looks."""

from __future__ import annotations

from tests.docs.rule_words_page import COMMAND, FILE, index, page, terms


def test_the_page_is_as_it_is_made() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), f"run: {COMMAND}"


def test_the_words_of_the_table_are_in_it() -> None:
    found = index()
    assert not [word for word, _ in terms() if word not in found and f"{word}s" not in found]


def test_a_word_leads_to_the_rules_that_have_it_in_their_titles() -> None:
    assert {rule.id for rule in index()["straddle"]} >= {"STRD-05", "STRD-13"}
    assert "BOMB" not in index(), "words are small, whatever a title makes of them"
