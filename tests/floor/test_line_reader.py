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
from riverboat.floor.incident_parsing.incident_draft import INCIDENT_TYPES
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.incident_parsing.parse_results import MAX_WORDS, not_understood_refusal
from riverboat.floor.situations import title_of
from riverboat.words import Reader
from tests.floor.incident_lines import (
    EVERY_LINE,
    EVERY_TWELFTH,
    each_step,
    line_outcomes,
    understood_lines,
)
from tests.floor.texts.situations import FOLDER, LATER_SETS, situations
from tests.schedule import run_in
from tests.thorough import sample_every

MIN_LINE_COUNTS = {"en": 1150, "cs": 740}


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_95_percent_of_lines_are_understood_or_asked(code: str) -> None:
    outcomes = [outcome for _, outcome in line_outcomes(code)]
    assert len(outcomes) >= MIN_LINE_COUNTS[code]
    assert outcomes.count("wrong") == 0
    assert outcomes.count("not understood") <= 0.05 * len(outcomes)


@run_in("landing", "cs")
@pytest.mark.parametrize("code", LANGUAGES)
def test_sampled_lines_are_never_misread(code: str) -> None:
    """A sample of the test above, which covers all lines in ``make slow``."""
    assert "wrong" not in [line_outcome for _, line_outcome in line_outcomes(code, EVERY_TWELFTH)]


@run_in("slow", "cs-all", "en-all")
@run_in("landing", "cs-some")
@each_step
@pytest.mark.parametrize("code", LANGUAGES)
def test_most_lines_are_understood_without_question(code: str, step: int) -> None:
    """Test lines of the first sets; later ones tell less, and lead to questions."""
    later_texts = {situation.say for situation in situations(code, LATER_SETS)}
    outcomes = [outcome for text, outcome in line_outcomes(code, step) if text not in later_texts]
    min_share = 0.75 if step == EVERY_LINE else 0.7  # small samples may have more hard lines
    assert outcomes.count("right") >= min_share * len(outcomes)


@run_in("slow", "all")
@each_step
def test_missed_lines_match_documented_list(step: int) -> None:
    documented_lines = {
        line.removeprefix("- ")
        for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("- ")
    }
    read_lines = [
        text_and_outcome for code in LANGUAGES for text_and_outcome in line_outcomes(code, step)
    ]
    missed_lines = {text for text, outcome in read_lines if outcome == "not understood"}
    assert missed_lines == (
        documented_lines
        if step == EVERY_LINE
        else documented_lines & {text for text, _ in read_lines}
    )


def test_english_lines_cover_every_incident_kind() -> None:
    assert {kind for situation in situations("en") for kind in situation.kinds} == {*INCIDENT_TYPES}


# Unknown and negating words -----------------------------------------------------------------------


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_unknown_word_never_leads_to_another_incident(code: str) -> None:
    for text in sample_every(4, understood_lines(code, EVERY_TWELFTH)):
        words, incident_kind = text.split(), _kind_of(text, code)
        for index in range(len(words) + 1):
            changed_text = " ".join([*words[:index], "xyzzy", *words[index:]])
            assert _kind_of(changed_text, code) in (incident_kind, ""), changed_text


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
    result = read(text, code)
    assert isinstance(result, NotUnderstood)
    assert result.words == ("xyzzy",)


DENIAL_WORDS = {"en": ("nobody", "never"), "cs": ("nikdo", "nikdy")}


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_denied_incident_is_not_ruled_on(code: str) -> None:
    for text in _DENIABLE_LINES[code]:
        assert isinstance(read(text, code), Understood), text
        for denial in DENIAL_WORDS[code]:
            denied_text = f"{denial} {text}"
            assert not isinstance(read(denied_text, code), Understood), denied_text


_DENIABLE_LINES = {
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
    result = read(text, code)
    return incident_tag(type(result.incident)) if isinstance(result, Understood) else ""


def test_unread_line_gets_reasons() -> None:
    result = read("facing 100, says rase")
    assert isinstance(result, NotUnderstood)
    assert str(not_understood_refusal(result)) == "not understood: rase; similar: raise"
    assert "too long" in str(not_understood_refusal(read("bet 100 " * 99)))  # type: ignore[arg-type]
    assert "nothing typed: type what happened" in str(not_understood_refusal(read(" ")))  # type: ignore[arg-type]
    assert "meaning unclear" in str(not_understood_refusal(read("on the river")))  # type: ignore[arg-type]


def test_unsupported_language_is_refused() -> None:
    with pytest.raises(LookupError, match="the floor supports en and cs, not 'xx'"):
        read("folds", "xx")


def test_contradicted_words_are_asked() -> None:
    result = read("facing 300, one 1000 chip, silent, he says raise")
    assert isinstance(result, Unclear)
    assert result.field == "word"


# Rulings and descriptions -------------------------------------------------------------------------


@pytest.mark.slow
def test_understood_lines_are_ruled_or_refused_by_every_authority() -> None:
    lines = [(text, language) for language in LANGUAGES for text in understood_lines(language)]
    for text, code in lines:
        result = read(text, code)
        assert isinstance(result, Understood)
        for authority in AUTHORITIES.values():
            with suppress(RefusalError):
                assert describe_verdict(rule(result.incident, result.spot, authority), Reader(code))


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_understood_lines_are_described_completely(code: str) -> None:
    reader = Reader(code)
    for text in understood_lines(code, EVERY_TWELFTH):
        result = read(text, code)
        assert isinstance(result, Understood)
        assert reader.say(title_of(type(result.incident)))
        descriptions = [
            reader.say(description)
            for description in describe_incident(result.incident, result.spot, result.player_labels)
        ]
        assert all(descriptions)
        assert len(descriptions) >= len(
            filled_fields(result.incident) - {"then", "amount", "motions"}
        ), text


def filled_fields(incident: Incident) -> set[str]:
    """Return the incident fields that have a value."""
    return {
        field.encode_name
        for field in fields(incident)
        if field.encode_name != "who" and getattr(incident, field.name) != field.default
    }


@pytest.mark.parametrize(
    "text, why",
    [
        ("facing 6, one 0 chip, says nothing", "can’t put out a chip of 0"),
        ("facing 100, stack 400, one 500 chip silently", "400 behind"),
    ],
)
def test_impossible_incident_is_refused_by_rules(text: str, why: str) -> None:
    result = read(text)
    assert isinstance(result, Understood)
    with pytest.raises(RefusalError) as refusal:
        rule(result.incident, result.spot, AUTHORITIES["cash-2026"])
    assert why in str(refusal.value.refusal)


def test_readme_example_line_is_ruled() -> None:
    result = read("limit 3/6, facing 6, one 25 chip, says nothing")
    assert isinstance(result, Understood)
    verdict = rule(result.incident, result.spot, AUTHORITIES["cash-2026"])
    assert describe_verdict(verdict) == "seat 0: call 6; 19 back to seat 0"


def test_seat_labels_are_taken_from_text() -> None:
    result = read("seat 2 showed his cards to seat 3, who is out of the hand")
    assert isinstance(result, Understood)
    assert result.player_labels == ("2", "3")


# Complexity ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words, language",
    list(
        zip(["1 2 ", "Kh ", "call ", "bet 20 ", "100 and ", "the "], ["en", "cs"] * 3, strict=True)
    ),
)
def test_reading_cost_grows_linearly(words: str, language: str) -> None:
    words_per_repeat = len(words.split())
    short_call_count, long_call_count = [
        _count_calls(words * (word_count // words_per_repeat), language)
        for word_count in (MAX_WORDS // 2, MAX_WORDS)
    ]
    assert long_call_count < 3 * short_call_count, (
        f"{short_call_count} calls for half a line, {long_call_count} for a whole one"
    )


def _count_calls(text: str, language: str) -> int:
    """Count the function calls made to read a line."""
    call_count = 0

    def count_call(_: object, event: str, __: object) -> None:
        nonlocal call_count
        call_count += event == "call"

    read("he folds", language)  # the words and weights are loaded
    sys.setprofile(count_call)
    try:
        read(text, language)
    finally:
        sys.setprofile(None)
    return call_count
