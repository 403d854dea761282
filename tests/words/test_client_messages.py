"""The client's own texts: valid Fluent, with the same ids and arguments in each language."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from riverboat.web.codegen.client_messages import (
    BUNDLES,
    MessageArea,
    area_messages,
    client_areas,
)
from riverboat.web.codegen.typescript_messages import compact_pattern
from riverboat.words import languages
from riverboat.words.language import ENGLISH
from tests.words.samples import find_selectors, message_variables

MESSAGES = Path(__file__).parents[2] / "client" / "messages"
AREAS = get_args(MessageArea)
FILES = [(code, area) for code in languages() for area in client_areas(code)]
TRANSLATED_FILES = [(code, area) for code, area in FILES if code != ENGLISH]


def parse_file(code: str, area: MessageArea) -> dict[str, ast.Pattern]:
    """Return the pattern of each message of a file; a fault in it fails the test."""
    patterns: dict[str, ast.Pattern] = {}
    path = MESSAGES / code / f"{area}.ftl"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in patterns
            assert entry.value is not None
            patterns[entry.id.name] = entry.value
    return patterns


@pytest.mark.parametrize("code, area", FILES)
def test_every_file_is_read_as_a_parser_of_fluent_reads_it(code: str, area: MessageArea) -> None:
    patterns = parse_file(code, area)
    sources = area_messages(MESSAGES, code, area)
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
    english, translated = parse_file(ENGLISH, area), parse_file(code, area)
    assert translated.keys() == english.keys()
    differing_names = [
        name
        for name in english
        if {*message_variables(english[name])} != {*message_variables(translated[name])}
    ]
    assert not differing_names


def test_ids_are_unique_in_all_areas() -> None:
    counts = Counter(name for area in AREAS for name in area_messages(MESSAGES, ENGLISH, area))
    assert [name for name, count in counts.items() if count > 1] == []
    assert sorted(area for areas in BUNDLES.values() for area in areas) == sorted(AREAS)


@pytest.mark.parametrize("code, area", FILES)
def test_selectors_have_all_plural_forms(code: str, area: MessageArea) -> None:
    locale = Locale.parse(code)
    cardinal, ordinal = (
        {*rule.tags, "other"} for rule in (locale.plural_form, locale.ordinal_form)
    )
    for name, pattern in parse_file(code, area).items():
        for selector in find_selectors(pattern):
            keys = {key for key in selector.variants if not key.isdecimal()}
            assert selector.function in ("", "NUMBER"), name
            expected = ordinal if selector.function else cardinal
            if len(keys) < len(selector.variants):  # numbers, and all others
                expected = {"other"}
            assert keys in (expected, expected - {"many"}), name  # of fractions in Czech


def test_compact_pattern_has_no_optional_space() -> None:
    source: Any = "\n    { $n ->\n        [one] { $n } card\n       *[other] { $n } cards\n    }"
    assert compact_pattern(source) == "{$n ->\n[one]{$n} card\n*[other]{$n} cards\n}"
    assert compact_pattern('{ "" } after { $n }') == '{""} after {$n}'
