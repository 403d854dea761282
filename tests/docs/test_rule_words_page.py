"""The rulebook's word index is current and complete."""

from __future__ import annotations

import pytest

from tests.docs import czech_words, rulebook
from tests.docs.rule_words_page import COMMAND, FILE, IN_CZECH, czech_index, index, page, terms

pytestmark = pytest.mark.landing


def test_the_page_is_as_it_is_made() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), f"run: {COMMAND}"


def test_the_czech_page_is_as_it_is_made() -> None:
    made = (rulebook.book("cs") / FILE.name).read_text(encoding="utf-8")
    assert made == page("cs"), f"run: {IN_CZECH}"
    assert "../rules/" not in made, "every rule is told in Czech"


def test_every_word_of_a_czech_title_is_looked_for_or_is_not() -> None:
    """Every title word is a form of an index entry or is listed as unindexed."""
    titles = [[*czech_words.words(rule.title)] for rule in rulebook.rules("cs").values()]
    heads = czech_words.headwords()
    left: set[str] = set()
    for title in titles:
        left |= {*title} - {word for head in heads for word in head.means(title)}
    assert left == czech_words.others(), f"put into {czech_words.FILE.name}"
    idle = [head.word for head in heads if not any(any(head.means(title)) for title in titles)]
    assert not idle, f"no title has any form of {idle}"


def test_czech_words_stand_in_the_order_of_the_czech_alphabet() -> None:
    words = [
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
    assert sorted(words, key=czech_words.order) == [
        "celý", "čas", "hra", "chyba", "ihned", "rub", "řada", "sto", "špatný", "účast", "ulice",
    ]  # fmt: skip
    assert [czech_words.initial(each) for each in ("chyba", "účast")] == ["ch", "u"]
    assert {rule.id for rule in czech_index()["žeton"]} >= {"CHIP-12", "UNIT-02"}


def test_the_words_of_the_table_are_in_it() -> None:
    found = index()
    assert not [word for word, _ in terms() if word not in found and f"{word}s" not in found]


def test_a_word_leads_to_the_rules_that_have_it_in_their_titles() -> None:
    assert {rule.id for rule in index()["straddle"]} >= {"STRD-05", "STRD-13"}
    assert "BOMB" not in index(), "words are small, whatever a title makes of them"
