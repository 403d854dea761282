"""Phrases round-trip over the wire, and the client's generated words are current."""

from __future__ import annotations

import msgspec
import pytest

from riverboat.words.codes import decoded
from tests.words import samples


def test_every_phrase_comes_back_from_the_wire() -> None:
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
def test_what_is_no_phrase_is_refused(parcel: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        decoded(parcel)


@pytest.mark.landing
def test_the_browser_is_asked_to_say_all_of_it() -> None:
    assert samples.FIXTURE.read_text() == samples.written(), "python -m tests.words.samples"
