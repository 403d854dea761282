"""The rulebook's word index is current and complete."""

from __future__ import annotations

import pytest

from tests.docs import czech_words, rulebook
from tests.docs.rule_words_page import (
    COMMAND,
    CZECH_COMMAND,
    FILE,
    build_page,
    czech_index,
    english_index,
    index_terms,
)

pytestmark = pytest.mark.landing


def test_page_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == build_page(), f"run: {COMMAND}"


def test_czech_page_is_current() -> None:
    written_text = (rulebook.book_folder("cs") / FILE.name).read_text(encoding="utf-8")
    assert written_text == build_page("cs"), f"run: {CZECH_COMMAND}"
    assert "../rules/" not in written_text, "every rule is told in Czech"


def test_czech_title_words_are_indexed_or_excluded() -> None:
    """Every title word is a form of an index entry or is listed as unindexed."""
    titles = [[*czech_words.title_words(rule.title)] for rule in rulebook.rules("cs").values()]
    headwords = czech_words.headwords()
    unindexed_words: set[str] = set()
    for title in titles:
        unindexed_words |= {*title} - {
            word for headword in headwords for word in headword.matching_words(title)
        }
    assert unindexed_words == czech_words.unindexed_words(), f"put into {czech_words.FILE.name}"
    unused_words = [
        headword.word
        for headword in headwords
        if not any(any(headword.matching_words(title)) for title in titles)
    ]
    assert not unused_words, f"no title has any form of {unused_words}"


def test_czech_words_sort_in_czech_order() -> None:
    sorted_words = [
        "chyba",
        "čas",
        "hra",
        "ihned",
        "řada",
        "rub",
        "sto",
        "špatný",
        "celý",
        "účast",
        "ulice",
    ]
    assert sorted(sorted_words, key=czech_words.czech_sort_key) == [
        "celý", "čas", "hra", "chyba", "ihned", "rub", "řada", "sto", "špatný", "účast", "ulice",
    ]  # fmt: skip
    assert [czech_words.initial_letter(word) for word in ("chyba", "účast")] == ["ch", "u"]
    assert {rule.id for rule in czech_index()["žeton"]} >= {"CHIP-12", "UNIT-02"}


def test_index_contains_glossary_terms() -> None:
    rules = english_index()
    assert not [word for word, _ in index_terms() if word not in rules and f"{word}s" not in rules]


def test_word_lists_rules_with_matching_title() -> None:
    assert {rule.id for rule in english_index()["straddle"]} >= {"STRD-05", "STRD-13"}
    assert "BOMB" not in english_index(), "words are small, whatever a title makes of them"
