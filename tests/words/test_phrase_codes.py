"""Phrases round-trip over the wire, and the client's fixture has all of them."""

from __future__ import annotations

import json
import tomllib

import msgspec
import pytest

from riverboat.web.codegen.typescript_messages import NOT_IN_CLIENT, find_pattern
from riverboat.words import languages
from riverboat.words.message_files import read_renamed_codes
from riverboat.words.phrase_codes import decode_phrase, phrase_classes
from riverboat.words.refusals.betting import BetTooSmall
from tests.words import samples


def test_phrases_round_trip_over_wire() -> None:
    for phrase in samples.list_sample_phrases():
        payload = msgspec.json.decode(msgspec.json.encode(phrase))
        assert decode_phrase(payload) == phrase


@pytest.mark.parametrize(
    "encoded, message",
    [
        ({}, "None is no code"),
        ({"say": "Nonsense"}, "'Nonsense' is no code"),
        ({"say": "BetTooSmall", "least": 2, "most": 4}, "BetTooSmall has no most"),
        ({"say": "BetTooSmall"}, "minimum"),
    ],
)
def test_invalid_phrase_payload_is_refused(encoded: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        decode_phrase(encoded)


def test_renamed_argument_has_its_former_json_key() -> None:
    phrase = decode_phrase({"say": "BetTooSmall", "least": 4})
    assert phrase == BetTooSmall(minimum=4)
    assert msgspec.json.decode(msgspec.json.encode(phrase)) == {"say": "BetTooSmall", "least": 4}
    assert find_pattern(BetTooSmall, "en") == "the minimum is {CHIPS($least)}"
    with pytest.warns(DeprecationWarning, match="minimum"):
        assert phrase.least == 4  # type: ignore[attr-defined]


@pytest.mark.landing
def test_client_phrase_fixture_has_texts_in_each_language() -> None:
    fixture = json.loads(samples.render_fixture_text())
    assert len(fixture["cards"]) == 52
    assert {entry["phrase"]["say"] for entry in fixture["told"]} == {
        code
        for code, phrase_class in phrase_classes().items()
        if not phrase_class.__module__.startswith(NOT_IN_CLIENT)
    }
    for entry in fixture["told"]:
        for language in languages():
            assert len(entry[language]) == 3
            assert all(entry[language]), entry["phrase"]


def test_codes_before_version_0_9_are_decoded() -> None:
    new_codes = tomllib.loads(read_renamed_codes())
    assert len(new_codes) > 900
    known_codes = phrase_classes()
    assert not {*new_codes} & {*known_codes}
    assert {*new_codes.values()} <= {*known_codes}
    phrases_by_class = {type(phrase): phrase for phrase in samples.list_sample_phrases()}
    for old_code, new_code in new_codes.items():
        if phrase := phrases_by_class.get(known_codes[new_code]):
            payload = msgspec.json.decode(msgspec.json.encode(phrase))
            assert decode_phrase({**payload, "say": old_code}) == phrase
