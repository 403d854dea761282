"""Messages avoid sentence shapes that a poker player would not use.

Every text variant of every message is checked: headless relative clauses, pronouns without a
person, "is no number" and "say" for typing in English; "není na výběr", "je celé číslo, ne X",
counts without their case and second words for range and equity in Czech; a formal address in German
and French. Each rule lists the messages that may break it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
MESSAGE_FOLDERS = (ROOT / "client/messages", ROOT / "src/riverboat/words")


class WordingRule(NamedTuple):
    """A refused shape, and the ids of the messages that may keep it."""

    language: str
    pattern: re.Pattern[str]
    allowed_ids: frozenset[str] = frozenset()


def _make_rule(language: str, pattern: str, *allowed_ids: str) -> WordingRule:
    return WordingRule(language, re.compile(pattern, re.IGNORECASE), frozenset(allowed_ids))


WORDING_RULES = {
    # "Who straddles acts last": a player does. Labels such as "Who can join" ask a question.
    "headless relative": _make_rule(
        "en",
        r"(^|[;.] )(who|whoever|what|whatever)\b(?!.*\?)",
        *("event-who", "live-happened", "new-who", "settings-who"),
    ),
    "pronoun without a person": _make_rule(
        "en", r"\b(nobody|somebody|anybody|everybody|someone|whoever|no one)\b"
    ),
    # "x is no number": "invalid number x".
    "is no": _make_rule("en", r"\b(?<!there )(is|are|was|were) no\b(?! (longer|more)\b)"),
    # People type at a prompt; they say something at a table.
    "say for type": _make_rule("en", r"(^|[:;] )say\b"),
    # "x není na výběr" and "předvolba x není": "neznámá předvolba x".
    "není": _make_rule("cs", r"není na výběr|\b(předvolba|volba|soubor)( \S+)+ není\b"),
    # "jméno je text, ne 5": "místo 5 zadejte text".
    "ne X": _make_rule("cs", r"\b(je|jsou|musí být) [^,;:]*, ne \{\}"),
    # Players say range and equity.
    "rozsah": _make_rule("cs", r"\brozsah", "spread-missing-in-first-line"),
    "ekvita": _make_rule("cs", r"\bekvit|\bequit(?!y)"),
    # Rounds are counted with their cases: "3 kola", not "kol: 3"; a label with a colon is short.
    "hráčů 3": _make_rule("cs", r"(^|[,:(] )(hráčů|kol|řádků|bajtů|vstupů|bodů):? \{\}"),
    # The other languages address the reader informally.
    "Sie": _make_rule(
        "de", r"(?-i:en Sie\b|\bIhre[nmrs]?\b|\bIhnen\b|(^|[.:] )Sie (haben|legen|sind))"
    ),
    "vous": _make_rule("fr", r"\b(vous|votre|vos|(?!assez|chez)\w{3,}ez)\b"),
}


class MessageVariant(NamedTuple):
    """One variant of a message, with each placeable written as ``{}``."""

    id: str
    text: str


@cache
def list_message_variants(language: str) -> tuple[MessageVariant, ...]:
    """Return every variant of every message and attribute of a language."""
    files = chain.from_iterable(
        sorted(folder.glob(f"{language}/**/*.ftl")) for folder in MESSAGE_FOLDERS
    )
    return tuple(chain.from_iterable(_iter_file_variants(file) for file in files))


def _iter_file_variants(file: Path) -> Iterator[MessageVariant]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for text in chain.from_iterable(
                _iter_pattern_texts(pattern) for pattern in patterns if pattern
            ):
                yield MessageVariant(entry.id.name, " ".join(text.split()))


def _iter_pattern_texts(pattern: ast.Pattern) -> Iterator[str]:
    variant_text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            variant_text += element.value
            continue
        variant_text += "{}"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _iter_pattern_texts(variant.value)
    yield variant_text


@pytest.mark.parametrize("name", WORDING_RULES)
def test_no_message_breaks_a_wording_rule(name: str) -> None:
    rule = WORDING_RULES[name]
    matching_variants = {
        variant
        for variant in list_message_variants(rule.language)
        if rule.pattern.search(variant.text)
    }
    assert [
        variant for variant in sorted(matching_variants) if variant.id not in rule.allowed_ids
    ] == []


@pytest.mark.parametrize("name", WORDING_RULES)
def test_every_exception_is_used(name: str) -> None:
    rule = WORDING_RULES[name]
    matching_ids = {
        variant.id
        for variant in list_message_variants(rule.language)
        if rule.pattern.search(variant.text)
    }
    assert rule.allowed_ids <= matching_ids


@pytest.mark.parametrize(
    "name, text",
    [
        ("headless relative", "Who straddles acts last"),
        ("headless relative", "no blinds; what was missed is owed"),
        ("pronoun without a person", "somebody has bet"),
        ("is no", "five is no number"),
        ("hráčů 3", "rozdání: 5, hráčů {}"),
        ("Sie", "legen Sie eine neue an"),
        ("vous", "créez-en un autre"),
        ("say for type", "unknown game: say holdem"),
        ("není", "volba kasino není"),
        ("ne X", "chairs je celé číslo, ne {}"),
        ("rozsah", "rozsah hráče"),
        ("ekvita", "ekvita ruky"),
    ],
)
def test_wording_rule_finds_its_shape(name: str, text: str) -> None:
    assert WORDING_RULES[name].pattern.search(text)
