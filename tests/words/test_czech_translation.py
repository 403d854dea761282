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


@pytest.mark.parametrize("area", AREAS)
def test_client_messages_are_translated_to_czech(area: MessageArea) -> None:
    english_messages, czech_messages = (
        area_messages(CLIENT_MESSAGES, code, area) for code in ("en", "cs")
    )
    untranslated_keys = [
        key
        for key, text in english_messages.items()
        if text == czech_messages[key] and is_sentence(text)
    ]
    assert not untranslated_keys


def test_phrases_are_translated_to_czech() -> None:
    english_patterns, czech_patterns = load_patterns("en"), load_patterns("cs")
    untranslated_names = [
        name
        for name, text in english_patterns.items()
        if is_sentence(text) and czech_patterns.get(name) == text
    ]
    assert not untranslated_names


def test_translation_has_minimum_size() -> None:
    """Guard against files that are no longer read."""
    assert sum(len(area_messages(CLIENT_MESSAGES, "cs", area)) for area in AREAS) > 1_800
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
    files_outside_floor = [file for file in files if "floor" not in file.parts]
    spellings_by_file = {
        file.name: nonstandard_spellings
        for file in files_outside_floor
        if (
            nonstandard_spellings := NONSTANDARD_SPELLINGS.findall(file.read_text(encoding="utf-8"))
        )
    }
    assert not spellings_by_file
