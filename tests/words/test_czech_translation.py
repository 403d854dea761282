"""The Czech translation is complete, and no sentence is left in English."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from riverboat.web.codegen.client_messages import MessageArea, area_messages
from riverboat.words.catalogue import load_patterns
from riverboat.words.phrase_codes import phrase_classes

ROOT = Path(__file__).parents[2]
CLIENT_MESSAGES = ROOT / "client/messages"
CORE_MESSAGES = ROOT / "src/riverboat/words"
AREAS = get_args(MessageArea)


def is_sentence(text: str) -> bool:
    """Return True for texts of four or more words, which cannot be equal by coincidence."""
    return len(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^}]*\}", "", text))) > 3


@pytest.mark.parametrize("part", AREAS)
def test_client_messages_are_translated_to_czech(part: MessageArea) -> None:
    english, czech = (area_messages(CLIENT_MESSAGES, code, part) for code in ("en", "cs"))
    remaining_keys = [
        key for key, text in english.items() if text == czech[key] and is_sentence(text)
    ]
    assert not remaining_keys


def test_phrases_are_translated_to_czech() -> None:
    english, czech = load_patterns("en"), load_patterns("cs")
    remaining_names = [
        name for name, text in english.items() if is_sentence(text) and czech.get(name) == text
    ]
    assert not remaining_names


def test_translation_has_minimum_size() -> None:
    """Guard against files that are no longer read."""
    assert sum(len(area_messages(CLIENT_MESSAGES, "cs", part)) for part in AREAS) > 1_800
    assert len(phrase_classes()) > 1_000


NONSTANDARD_SPELLINGS = re.compile(
    r"\b(?:penalt[au]|(?:v|z|do|kvůli) potu|flooru)\b", re.IGNORECASE
)
"""Variants of terms in ``docs/cs/terms.md``: *trest*, *bank*, and *floora*, a person."""


def test_czech_terms_are_consistent() -> None:
    files = [
        *CORE_MESSAGES.glob("cs/**/*.toml"),
        *CORE_MESSAGES.glob("cs/**/*.ftl"),
        *CLIENT_MESSAGES.glob("cs/*.ftl"),
    ]
    paths = [file for file in files if "floor" not in file.parts]
    variants_by_file = {
        file.name: variants
        for file in paths
        if (variants := NONSTANDARD_SPELLINGS.findall(file.read_text(encoding="utf-8")))
    }
    assert not variants_by_file
