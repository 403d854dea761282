"""Phrases round-trip over the wire, and the client's generated words are current."""

from __future__ import annotations

import msgspec
import pytest

from riverboat.words.codes import decoded
from tests.words import samples


def test_phrases_round_trip_over_wire() -> None:
    for phrase in samples.samples():
        parcel = msgspec.json.decode(msgspec.json.encode(phrase))
        assert decoded(parcel) == phrase


@pytest.mark.parametrize(
    "parcel, why",
    [
        ({}, "None is no code"),
        ({"say": "Nonsense"}, "'Nonsense' is no code"),
        ({"say": "TooSmall", "least": 2, "most": 4}, "TooSmall has no most"),
        ({"say": "TooSmall"}, "least"),
    ],
)
def test_invalid_phrase_payload_is_refused(parcel: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        decoded(parcel)


@pytest.mark.landing
def test_client_phrase_fixture_is_current() -> None:
    assert samples.FIXTURE.read_text() == samples.fixture_text(), "python -m tests.words.samples"
