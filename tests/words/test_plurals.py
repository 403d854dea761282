"""Plural rules select the categories that Unicode CLDR defines."""

from __future__ import annotations

import pytest
from babel import Locale

from riverboat.words import languages
from riverboat.words.language import Grammar, language
from riverboat.words.plurals import plural_rule

SAMPLE_COUNTS = [*range(-3, 205), 1_000, 1_001, 1_002, 10**6, 10**6 + 1, 10**9]

PLURAL_RULES = {
    "ar": {
        "zero": "n = 0",
        "one": "n = 1",
        "two": "n = 2",
        "few": "n % 100 = 3..10",
        "many": "n % 100 = 11..99",
    },
    "lt": {
        "one": "n % 10 = 1 and n % 100 != 11..19",
        "few": "n % 10 = 2..9 and n % 100 != 11..19",
        "many": "f != 0",
    },
    "lv": {
        "zero": "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19",
        "one": "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11",
    },
    "pl": {
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9"
        " or v = 0 and i % 100 = 12..14",
    },
}
"""Rules of CLDR 44 that use each part of the notation."""


@pytest.mark.parametrize("code", languages())
def test_language_has_categories_of_cldr(code: str) -> None:
    cldr_category = Locale.parse(code).plural_form
    assert [*map(language(code).grammar.plural_category, SAMPLE_COUNTS)] == [
        *map(cldr_category, SAMPLE_COUNTS)
    ]


@pytest.mark.parametrize("code", PLURAL_RULES)
def test_every_notation_of_cldr_is_understood(code: str) -> None:
    grammar = Grammar("", "", "", "", {}, plurals=PLURAL_RULES[code])
    assert [*map(grammar.plural_category, SAMPLE_COUNTS)] == [
        *map(Locale.parse(code).plural_form, SAMPLE_COUNTS)
    ]


def test_ordinal_has_suffix_of_language() -> None:
    ordinals = [*map(language("en").grammar.ordinal, (1, 2, 3, 4, 11, 12, 13, 21, 22, 111, 123))]
    assert " ".join(ordinals) == "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 111th 123rd"
    assert language("cs").grammar.ordinal(3) == "3."


@pytest.mark.parametrize("text", ["", "n", "n = ", "n = x", "k = 1", "n % 2 % 3 = 1", "n = 1 = 2"])
def test_malformed_rule_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a plural rule"):
        plural_rule(text)
