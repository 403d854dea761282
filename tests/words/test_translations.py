"""Texts of the room in every language: each renders, and none is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.web.codegen.client_messages import (
    AREAS_OF_COMPLETE_LANGUAGES,
    area_messages,
    client_areas,
)
from riverboat.words import Reader, languages
from riverboat.words.catalogue import iter_message_files, read_message_sources
from riverboat.words.language import ENGLISH, complete_languages, language
from riverboat.words.refusals.ranges import PlusNotationInvalid
from riverboat.words.translation_coverage import ROOM_MESSAGE_FILES, requires_translation
from tests.words import samples

MESSAGES_FOLDER = Path(__file__).parents[2] / "client" / "messages"
TRANSLATIONS = [code for code in languages() if code != ENGLISH]

INTERNATIONAL_WORDS = frozenset(
    """
    add-on
    af all-in ante antes badugi bb bet bets big blind blinds board bomb bot bots bounty bring-in
    button buy-in buy-ins call chat check check-raise chips clock deal draw equity ev evening flop
    fold hand high hold’em icm ip jackpot json kill limp low max mb min mix mystery ohh omaha online
    oop pfr phh pot preflop rabbit raise rake rebuy river rock run sb scoop sd seed shootout shot
    showdown sleeper squeeze stack steal straddle stream street stud ticket top-up turn vpip wheel
    wtsd wwsf
    """.split()
)
"""Words that poker players and programs use in all languages."""
ALLOWED_ENGLISH = {
    "cs": "cash-out enter export for hunt hunting odds pool prize sessions sit-and-go standard "
    "text",
    "de": "administrator code export extras format link name orange passkeys pause position "
    "sessions suited system text wow level winter",
    "es": "bounties extras hunt leg legs no passkeys terminal",
    "fr": "action actions animations bank bounties cash code contact date disqualification "
    "document double format games hunt leg legs menu message net note notes orange "
    "pause place places point points position re-entries satellite session sessions "
    "signature sit-and-go six standard style table tables terminal time volume",
}
"""Words of a language that are spelled as in English."""
ENGLISH_ONLY_WORDS = re.compile(
    r"\b(with|your|you|this|they|their|cannot|have|which|after)\b", re.I
)
"""Words that no other language of the room has."""


def extract_words(source: str) -> set[str]:
    """Return the words of a pattern, without its arguments, functions and keys."""
    text = re.sub(r"\{[^{}]*->|\{[^{}]*\}|^\s*\*?\[[\w-]+\]", " ", source, flags=re.MULTILINE)
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}(?:[-'’][^\W\d_]+)*", text)}


def iter_room_messages(code: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the source of each message of the room in a language."""
    for area in client_areas(code):
        if area not in AREAS_OF_COMPLETE_LANGUAGES:
            yield from area_messages(MESSAGES_FOLDER, code, area).items()
    for path in sorted(ROOM_MESSAGE_FILES):
        yield from read_message_sources(code, path).items()


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_no_message_of_the_room_is_left_in_english(code: str) -> None:
    english_messages, allowed_words = (
        dict(iter_room_messages(ENGLISH)),
        INTERNATIONAL_WORDS | {*ALLOWED_ENGLISH[code].split()},
    )
    assert len(english_messages) > 2_000
    untranslated_words = {
        name: extract_words(source) - allowed_words
        for name, source in iter_room_messages(code)
        if source == english_messages[name] and not extract_words(source) <= allowed_words
    }
    assert not untranslated_words


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_no_message_of_the_room_has_english_parts(code: str) -> None:
    english_sources = {
        name: source
        for name, source in iter_room_messages(code)
        if any(ENGLISH_ONLY_WORDS.fullmatch(word) for word in extract_words(source))
    }
    assert not english_sources


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_phrase_of_the_room_has_a_text(code: str) -> None:
    name_functions = {"named": samples.name_person, "unnamed": samples.omit_name}
    readers = [
        Reader(code, name=name_function, you=(samples.BOB,))
        for name_function in name_functions.values()
    ]
    for phrase in samples.list_sample_phrases():
        if requires_translation(type(phrase), code):
            for reader in readers:
                text = reader.say(phrase)
                assert text
                assert not re.search(r"\{ ?\$", text), type(phrase).__name__


PARTIAL_LANGUAGES = [code for code in TRANSLATIONS if code not in complete_languages()]


@pytest.mark.parametrize("code", PARTIAL_LANGUAGES)
def test_partial_language_has_no_messages_of_the_floor(code: str) -> None:
    """They would appear on pages whose other texts are in English."""
    assert not [
        area
        for area in iter_message_files(code)
        if area.startswith(("floor/", "tools/", "terminal/"))
    ]


@pytest.mark.parametrize("code", PARTIAL_LANGUAGES)
def test_phrase_outside_of_the_coverage_is_in_english(code: str) -> None:
    phrase = samples.make_sample_phrase(PlusNotationInvalid, 1)
    assert not requires_translation(PlusNotationInvalid, code)
    assert Reader(code).say(phrase) == Reader().say(phrase)


def test_languages_are_named_in_themselves() -> None:
    language_names = {code: language(code).grammar.name for code in languages()}
    assert language_names == {
        "en": "English",
        "cs": "Čeština",
        "de": "Deutsch",
        "es": "Español",
        "fr": "Français",
    }


def test_phrases_of_the_room_belong_to_catalogues() -> None:
    """Guard against a catalogue that is renamed."""
    assert {area for area in ROOM_MESSAGE_FILES if not read_message_sources(ENGLISH, area)} == set()
