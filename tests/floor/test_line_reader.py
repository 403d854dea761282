"""The line reader finds the meaning of a line or asks; it never rules on another meaning."""

from __future__ import annotations

import sys
from contextlib import suppress

import pytest
from msgspec.structs import fields

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    AUTHORITIES,
    NotUnderstood,
    Unclear,
    Understood,
    describe_verdict,
    read,
    rule,
)
from riverboat.floor.incident import Incident, incident_tag
from riverboat.floor.incident_parsing.incident_draft import KINDS
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.incident_parsing.parse_results import MAX_WORDS, not_understood_refusal
from riverboat.floor.situations import title_of
from riverboat.words import Reader
from tests.floor.incident_lines import ALL, SOME, line_outcomes, steps, understood_lines
from tests.floor.texts.situations import FOLDER, LATER, situations
from tests.schedule import run_in
from tests.thorough import sample_every

FEWEST = {"en": 1150, "cs": 740}


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_95_percent_of_lines_are_understood_or_asked(code: str) -> None:
    found = [found for _, found in line_outcomes(code)]
    assert len(found) >= FEWEST[code]
    assert found.count("wrong") == 0
    assert found.count("not understood") <= 0.05 * len(found)


@run_in("landing", "cs")
@pytest.mark.parametrize("code", LANGUAGES)
def test_sampled_lines_are_never_misread(code: str) -> None:
    """A sample of the test above, which covers all lines in ``make slow``."""
    assert "wrong" not in [found for _, found in line_outcomes(code, SOME)]


@run_in("slow", "cs-all", "en-all")
@run_in("landing", "cs-some")
@steps
@pytest.mark.parametrize("code", LANGUAGES)
def test_most_lines_are_understood_without_question(code: str, step: int) -> None:
    """Test lines of the first sets; later ones tell less, and lead to questions."""
    later_texts = {situation.say for situation in situations(code, LATER)}
    found = [found for text, found in line_outcomes(code, step) if text not in later_texts]
    minimum = 0.75 if step == ALL else 0.7  # small samples may have more hard lines
    assert found.count("right") >= minimum * len(found)


@run_in("slow", "all")
@steps
def test_missed_lines_match_documented_list(step: int) -> None:
    listed = {
        line.removeprefix("- ")
        for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("- ")
    }
    read = [line_outcome for code in LANGUAGES for line_outcome in line_outcomes(code, step)]
    missed = {text for text, found in read if found == "not understood"}
    assert missed == (listed if step == ALL else listed & {text for text, _ in read})


def test_english_lines_cover_every_incident_kind() -> None:
    assert {kind for situation in situations("en") for kind in situation.kinds} == {*KINDS}


# Unknown and negating words -----------------------------------------------------------------------


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_unknown_word_never_leads_to_another_incident(code: str) -> None:
    for text in sample_every(4, understood_lines(code, SOME)):
        words, kind = text.split(), _kind_of(text, code)
        for index in range(len(words) + 1):
            spoken_text = " ".join([*words[:index], "xyzzy", *words[index:]])
            assert _kind_of(spoken_text, code) in (kind, ""), spoken_text


@pytest.mark.parametrize(
    "text, code",
    [
        ("bet 600, one 5000 chip, says xyzzy", "en"),
        ("bet 600, xyzzy one 5000 chip", "en"),
        ("bet 600, he xyzzy says call", "en"),
        ("sázka 600, jeden žeton 5000, řekl xyzzy", "cs"),
    ],
)
def test_unknown_word_beside_speech_or_action_stops_the_ruling(text: str, code: str) -> None:
    found = read(text, code)
    assert isinstance(found, NotUnderstood)
    assert found.words == ("xyzzy",)


DENIED = {"en": ("nobody", "never"), "cs": ("nikdo", "nikdy")}


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_denied_incident_is_not_ruled_on(code: str) -> None:
    for text in _DENIABLE[code]:
        assert isinstance(read(text, code), Understood), text
        for denies in DENIED[code]:
            spoken_text = f"{denies} {text}"
            assert not isinstance(read(spoken_text, code), Understood), spoken_text


_DENIABLE = {
    "en": (
        "dropped the stub",
        "says call after a bet of 100",
        "folded out of turn",
        "exposed a card",
    ),
    "cs": ("upustil balíček", "foldnul mimo pořadí"),
}


def _kind_of(text: str, code: str) -> str:
    """Return the kind of incident that is understood, or an empty string."""
    found = read(text, code)
    return incident_tag(type(found.seen)) if isinstance(found, Understood) else ""


def test_reasons_for_no_reading_are_told() -> None:
    found = read("facing 100, says rase")
    assert isinstance(found, NotUnderstood)
    assert str(not_understood_refusal(found)) == "not understood: rase; similar: raise"
    assert "too long" in str(not_understood_refusal(read("bet 100 " * 99)))  # type: ignore[arg-type]
    assert "nothing typed: type what happened" in str(not_understood_refusal(read(" ")))  # type: ignore[arg-type]
    assert "meaning unclear" in str(not_understood_refusal(read("on the river")))  # type: ignore[arg-type]


def test_unsupported_language_is_refused() -> None:
    with pytest.raises(LookupError, match="the floor supports en and cs, not 'xx'"):
        read("folds", "xx")


def test_contradicted_words_are_asked() -> None:
    found = read("facing 300, one 1000 chip, silent, he says raise")
    assert isinstance(found, Unclear)
    assert found.field == "word"


# Rulings and descriptions -------------------------------------------------------------------------


@pytest.mark.slow
def test_understood_lines_are_ruled_or_refused_by_every_authority() -> None:
    typed = [(text, language) for language in LANGUAGES for text in understood_lines(language)]
    for text, code in typed:
        found = read(text, code)
        assert isinstance(found, Understood)
        for authority in AUTHORITIES.values():
            with suppress(RefusalError):
                assert describe_verdict(rule(found.seen, found.spot, authority), Reader(code))


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_understood_lines_are_described_completely(code: str) -> None:
    reader = Reader(code)
    for text in understood_lines(code, SOME):
        found = read(text, code)
        assert isinstance(found, Understood)
        assert reader.say(title_of(type(found.seen)))
        texts = [
            reader.say(part) for part in describe_incident(found.seen, found.spot, found.people)
        ]
        assert all(texts)
        assert len(texts) >= len(filled_fields(found.seen) - {"then", "amount", "motions"}), text


def filled_fields(incident: Incident) -> set[str]:
    """Return the incident fields that have a value."""
    return {
        field.name
        for field in fields(incident)
        if field.name != "who" and getattr(incident, field.name) != field.default
    }


@pytest.mark.parametrize(
    "text, why",
    [
        ("facing 6, one 0 chip, says nothing", "can’t push a chip of 0"),
        ("facing 100, stack 400, one 500 chip silently", "400 behind"),
    ],
)
def test_impossible_incident_is_refused_by_rules(text: str, why: str) -> None:
    found = read(text)
    assert isinstance(found, Understood)
    with pytest.raises(RefusalError) as refusal:
        rule(found.seen, found.spot, AUTHORITIES["cash-2026"])
    assert why in str(refusal.value.refusal)


def test_readme_example_line_is_ruled() -> None:
    found = read("limit 3/6, facing 6, one 25 chip, says nothing")
    assert isinstance(found, Understood)
    verdict = rule(found.seen, found.spot, AUTHORITIES["cash-2026"])
    assert describe_verdict(verdict) == "seat 0: call 6; 19 back to seat 0"


def test_seat_labels_are_taken_from_text() -> None:
    found = read("seat 2 showed his cards to seat 3, who is out of the hand")
    assert isinstance(found, Understood)
    assert found.people == ("2", "3")


# Complexity ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words, language",
    list(
        zip(["1 2 ", "Kh ", "call ", "bet 20 ", "100 and ", "the "], ["en", "cs"] * 3, strict=True)
    ),
)
def test_reading_cost_grows_linearly(words: str, language: str) -> None:
    per_word = len(words.split())
    short, long = [
        _count_calls(words * (count // per_word), language) for count in (MAX_WORDS // 2, MAX_WORDS)
    ]
    assert long < 3 * short, f"{short} calls for half a line, {long} for a whole one"


def _count_calls(text: str, language: str) -> int:
    """Count the function calls made to read a line."""
    count = 0

    def profile(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event == "call"

    read("he folds", language)  # the words and weights are loaded
    sys.setprofile(profile)
    try:
        read(text, language)
    finally:
        sys.setprofile(None)
    return count
