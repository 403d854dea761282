"""The Czech rulebook compared with the English one, rule by rule."""

from __future__ import annotations

import re

import pytest

from tests.docs import translation
from tests.docs.rulebook import (
    INDEX,
    PAGE_TITLE_PATTERN,
    RULE_HEADING_PATTERN,
    Page,
    book_folder,
    pages,
    read_page,
    rules,
)

CZECH_LANGUAGE = "cs"
ENGLISH_PAGES = {page.name: page for page in pages()}
CZECH_PAGES = pages(CZECH_LANGUAGE)
CZECH_README = read_page(book_folder(CZECH_LANGUAGE) / INDEX.name)

every_page = pytest.mark.parametrize("page", CZECH_PAGES, ids=[page.name for page in CZECH_PAGES])


def test_czech_rulebook_has_every_chapter() -> None:
    assert {page.name for page in CZECH_PAGES} == ENGLISH_PAGES.keys()
    assert rules(CZECH_LANGUAGE).keys() == rules().keys()


@every_page
def test_page_has_same_headings_as_original(page: Page) -> None:
    english_page = ENGLISH_PAGES[page.name]
    assert PAGE_TITLE_PATTERN.fullmatch(page.headings[0]), page.headings[0]
    assert page.chapters == english_page.chapters
    assert page.introduction
    differing_headings = [
        heading for heading in page.headings[1:] if not RULE_HEADING_PATTERN.fullmatch(heading)
    ]
    assert not differing_headings
    assert [rule.id for rule in page.rules] == [rule.id for rule in english_page.rules]


@every_page
def test_rule_has_same_options_as_original(page: Page) -> None:
    for rule, original_rule in zip(page.rules, ENGLISH_PAGES[page.name].rules, strict=True):
        assert translation.option_values(rule, CZECH_LANGUAGE) == translation.option_values(
            original_rule, "en"
        ), rule.id


@every_page
def test_rule_has_same_numbers_cards_ids_and_code(page: Page) -> None:
    for name, czech_text, english_text in _pair_texts(page):
        assert translation.count_numbers(czech_text) == translation.count_numbers(english_text), (
            name
        )
        assert translation.card_texts(czech_text) == translation.card_texts(english_text), name
        assert translation.rule_ids(czech_text) == translation.rule_ids(english_text), name
        assert translation.code_spans(czech_text) == translation.code_spans(english_text), name
        assert translation.link_targets(czech_text) == translation.link_targets(english_text), name
        assert translation.row_widths(czech_text) == translation.row_widths(english_text), name


@every_page
def test_translation_is_complete(page: Page) -> None:
    for name, czech_text, english_text in _pair_texts(page):
        assert not translation.english_words(czech_text), name
        if len(english_text) > 200:
            assert (
                1 / translation.MAX_LENGTH_RATIO
                < len(czech_text) / len(english_text)
                < translation.MAX_LENGTH_RATIO
            ), name


@every_page
def test_page_uses_czech_quotes(page: Page) -> None:
    for name, text in translation.translated_texts(page):
        prose = re.sub(r"`[^`]*`", "", text)
        assert '"' not in prose, f"{name}: quotes are „ and “"
        assert "\N{RIGHT DOUBLE QUOTATION MARK}" not in prose, f"{name}: quotes are „ and “"
        assert prose.count("„") == prose.count("“"), name


def test_index_has_same_links_as_original() -> None:
    english_index = INDEX.read_text(encoding="utf-8")
    text = (book_folder(CZECH_LANGUAGE) / INDEX.name).read_text(encoding="utf-8")
    assert [re.sub(r"^\.\./\.\./", "../", link) for link in translation.link_targets(text)] == (
        translation.link_targets(english_index)
    )
    assert translation.rule_ids(text) == translation.rule_ids(english_index)
    assert len(CZECH_README.headings) == len(read_page(INDEX).headings)


def _pair_texts(page: Page) -> list[tuple[str, str, str]]:
    """Return each part in Czech and in English."""
    english_texts = translation.translated_texts(ENGLISH_PAGES[page.name])
    return [
        (name, czech_text, english_text)
        for (name, czech_text), (_, english_text) in zip(
            translation.translated_texts(page), english_texts, strict=True
        )
    ]


# Comparison helpers -----------------------------------------------------------------------------


def test_comparison_detects_differences() -> None:
    assert translation.count_numbers("10,000 or 0.5") == translation.count_numbers(
        "10\u00a0000 nebo 0,5"
    )
    assert translation.count_numbers("5 and 5") != translation.count_numbers("5")
    assert translation.card_texts("K♥ T♥") == ["K♥", "T♥"]
    assert translation.english_words("the pot") == {"the"}
    assert not translation.english_words("bank, „the pot“ *under the gun* (RRoP, The Buy-In)")
    assert translation.rule_ids("ALLN-16, ALLN-16")["ALLN-16"] == 2
