"""The client's own texts: valid Fluent, with the same ids and arguments in each language."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from riverboat.web.codegen.client_messages import (
    AREAS_BY_BUNDLE,
    MessageArea,
    area_messages,
    client_areas,
)
from riverboat.web.codegen.typescript_messages import compact_pattern
from riverboat.words import languages
from riverboat.words.language import ENGLISH
from tests.words.samples import find_selectors, iter_message_variables

MESSAGES_FOLDER = Path(__file__).parents[2] / "client" / "messages"
AREAS = get_args(MessageArea)
MESSAGE_FILES = [(code, area) for code in languages() for area in client_areas(code)]
TRANSLATED_FILES = [(code, area) for code, area in MESSAGE_FILES if code != ENGLISH]


def parse_file(code: str, area: MessageArea) -> dict[str, ast.Pattern]:
    """Return the pattern of each message of a file; a fault in it fails the test."""
    patterns: dict[str, ast.Pattern] = {}
    path = MESSAGES_FOLDER / code / f"{area}.ftl"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in patterns
            assert entry.value is not None
            patterns[entry.id.name] = entry.value
    return patterns


@pytest.mark.parametrize("code, area", MESSAGE_FILES)
def test_every_file_is_read_as_a_parser_of_fluent_reads_it(code: str, area: MessageArea) -> None:
    patterns = parse_file(code, area)
    sources = area_messages(MESSAGES_FOLDER, code, area)
    assert patterns.keys() == sources.keys()
    compact_source = "".join(
        [f"{name} = {compact_pattern(source)}\n" for name, source in sources.items()]
    )
    for entry in FluentParser().parse(compact_source).body:
        assert isinstance(entry, ast.Message), entry
        assert entry.value is not None
        assert entry.value.equals(patterns[entry.id.name])


@pytest.mark.parametrize("code, area", TRANSLATED_FILES)
def test_languages_have_the_same_messages_and_arguments(code: str, area: MessageArea) -> None:
    english_patterns, translated_patterns = parse_file(ENGLISH, area), parse_file(code, area)
    assert translated_patterns.keys() == english_patterns.keys()
    differing_names = [
        name
        for name in english_patterns
        if {*iter_message_variables(english_patterns[name])}
        != {*iter_message_variables(translated_patterns[name])}
    ]
    assert not differing_names


def test_ids_are_unique_in_all_areas() -> None:
    name_counts = Counter(
        name for area in AREAS for name in area_messages(MESSAGES_FOLDER, ENGLISH, area)
    )
    assert [name for name, count in name_counts.items() if count > 1] == []
    assert sorted(area for areas in AREAS_BY_BUNDLE.values() for area in areas) == sorted(AREAS)


@pytest.mark.parametrize("code, area", MESSAGE_FILES)
def test_selectors_have_all_plural_forms(code: str, area: MessageArea) -> None:
    locale = Locale.parse(code)
    cardinal_categories, ordinal_categories = (
        {*plural_rule.tags, "other"} for plural_rule in (locale.plural_form, locale.ordinal_form)
    )
    for name, pattern in parse_file(code, area).items():
        for selector in find_selectors(pattern):
            category_keys = {key for key in selector.variants if not key.isdecimal()}
            assert selector.function in ("", "NUMBER"), name
            expected_categories = ordinal_categories if selector.function else cardinal_categories
            if len(category_keys) < len(selector.variants):  # numbers, and all others
                expected_categories = {"other"}
            assert category_keys in (expected_categories, expected_categories - {"many"}), (
                name
            )  # of fractions in Czech


def test_compact_pattern_has_no_optional_space() -> None:
    source: Any = "\n    { $n ->\n        [one] { $n } card\n       *[other] { $n } cards\n    }"
    assert compact_pattern(source) == "{$n ->\n[one]{$n} card\n*[other]{$n} cards\n}"
    assert compact_pattern('{ "" } after { $n }') == '{""} after {$n}'
