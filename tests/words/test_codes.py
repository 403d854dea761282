"""A phrase goes over the wire and comes back, and the browser says what we say."""

from __future__ import annotations

import msgspec
import pytest

from riverboat.web.codegen import typescript_messages as client
from riverboat.words import languages
from riverboat.words.codes import decoded
from tests.words import samples

LIB = samples.FIXTURE.parents[2] / "src" / "lib" / "words"
MODULE = "python -m riverboat.web.codegen.typescript_messages"


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


@pytest.mark.parametrize("code", languages())
def test_the_client_has_the_words_of_today(code: str) -> None:
    again = f"{MODULE} {code} > client/src/lib/words/{code}.ts"
    assert (LIB / f"{code}.ts").read_text() == client.render_language(code), (
        f"make it again: {again}"
    )


@pytest.mark.parametrize("part", ["around", "floor"])
@pytest.mark.parametrize("code", languages())
def test_the_client_has_the_other_words_of_today(code: str, part: client.MessageBundle) -> None:
    file = f"{part}.{code}.ts"
    again = f"{MODULE} {code} {part} > client/src/lib/words/{file}"
    assert (LIB / file).read_text() == client.render_bundle(code, part), f"make it again: {again}"


def test_the_client_has_the_codes_of_today() -> None:
    again = "python -m riverboat.web.codegen.typescript_messages > client/src/lib/words/codes.ts"
    assert (LIB / "codes.ts").read_text() == client.render_codes(), f"make it again: {again}"


@pytest.mark.landing
def test_the_browser_is_asked_to_say_all_of_it() -> None:
    assert samples.FIXTURE.read_text() == samples.written(), "python -m tests.words.samples"
