"""The incident parser understands lines correctly or asks, and never misreads silently."""

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
from riverboat.floor.incident import Incident
from riverboat.floor.incident_parsing.incident_draft import KINDS
from riverboat.floor.incident_parsing.incident_parser import MAX_WORDS, guess_drafts
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.incident_parsing.phrase_lexicon import LANGUAGES, load_lexicon
from riverboat.floor.incident_parsing.phrase_parser import parse
from riverboat.floor.incident_parsing.text_tokens import tokenize
from riverboat.floor.intents.clarifications import is_doubtful
from riverboat.floor.situations import title_of
from riverboat.words import Reader
from tests.floor.incident_lines import ALL, SOME, line_outcomes, steps, understood_lines
from tests.floor.texts.situations import FOLDER, LATER, situations
from tests.schedule import run_in
from tests.thorough import one_in

FEWEST = {"en": 1150, "cs": 740}


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_95_percent_of_lines_are_understood_or_asked(code: str) -> None:
    found = [found for _, found in line_outcomes(code)]
    assert len(found) >= FEWEST[code]
    assert found.count("wrong") == 0
    told = found.count("right") + found.count("asked") + found.count("asked back")
    assert told >= 0.95 * len(found)


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
    """Test lines from the sets used for the grammar; later sets lead to questions."""
    later = {each.say for each in situations(code, LATER)}
    found = [found for text, found in line_outcomes(code, step) if text not in later]
    least = 0.9 if step == ALL else 0.85  # small samples may have more hard lines
    assert found.count("right") >= least * len(found)


@run_in("slow", "all")
@steps
def test_missed_lines_match_documented_list(step: int) -> None:
    listed = {
        line.removeprefix("- ")
        for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("- ")
    }
    read = [each for code in LANGUAGES for each in line_outcomes(code, step)]
    missed = {text for text, found in read if found == "not understood"}
    assert missed == (listed if step == ALL else listed & {text for text, _ in read})


def test_english_lines_cover_every_incident_kind() -> None:
    assert {kind for each in situations("en") for kind in each.kinds} == {*KINDS}


@pytest.mark.parametrize("code", LANGUAGES)
def test_ambiguous_lines_are_never_understood_directly(code: str) -> None:
    for each in situations(code):
        if each.asks:
            found = read(each.say, code)
            assert not isinstance(found, Understood) or is_doubtful(each.say, code, found), each.say


# Unknown and negating words -----------------------------------------------------------------------


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_unknown_word_is_named_at_any_position(code: str) -> None:
    for text in one_in(4, understood_lines(code, SOME)):
        words = text.split()
        for at in range(len(words) + 1):
            found = read(" ".join([*words[:at], "xyzzy", *words[at:]]), code)
            assert isinstance(found, NotUnderstood), text
            assert "xyzzy" in found.words, text


DENIED = {"en": ("not", "never", "no"), "cs": ("není", "nikdy", "bez")}


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_negation_changes_meaning(code: str) -> None:
    for text in one_in(4, understood_lines(code, SOME)):
        words, meant = text.split(), read(text, code)
        for denies in DENIED[code]:
            for at in range(len(words)):
                said = " ".join([*words[:at], denies, *words[at:]])
                assert read(said, code) != meant, said


@pytest.mark.parametrize("code", LANGUAGES)
def test_filler_words_contain_no_negation_or_quantifier(code: str) -> None:
    words = load_lexicon(code).filler_words
    assert not words & {
        "not",
        "no",
        "never",
        "nobody",
        "without",
        "all",
        "another",
        "next",
        "before",
    }
    assert not words & {"ne", "neni", "nikdo", "nikdy", "bez", "vsichni", "dalsi", "pred", "za"}
    assert not [word for word in words if word.startswith("ne") and word not in ("nekdo", "ne-")]


@run_in("landing", "cs")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_in_phrase_or_filler(code: str) -> None:
    for text in understood_lines(code, SOME):
        row = tokenize(text)
        for cover in parse(row, load_lexicon(code)):
            told = {at for mark in cover.marks for at in range(mark.start, mark.end)}
            idle = {row[at].word for at in range(len(row)) if at not in told}
            assert not cover.unknown_words, text
            assert idle <= load_lexicon(code).filler_words, text


def test_question_is_not_parsed_as_incident() -> None:
    assert isinstance(read("the dealer dropped the stub: is its order certain?"), NotUnderstood)
    assert isinstance(read("who shows first?"), Understood)


def test_typo_leads_to_suggestion_only() -> None:
    for text, code, kind in (
        ("teh dealer dropped the stbu into the muck", "en", "StubDropped"),
        ("jocker found in his hand", "en", "StrangeCard"),
        ("dealer upustil baliček do muckku", "cs", "StubDropped"),
    ):
        assert isinstance(read(text, code), NotUnderstood), text
        assert kind in [each.kind for each in guess_drafts(text, code)], text


def test_card_count_without_game_is_asked() -> None:
    found = read("he has just one card")
    assert isinstance(found, Unclear)
    assert found.field == "off_by"


# Rulings and descriptions -------------------------------------------------------------------------


@pytest.mark.slow
def test_understood_lines_are_ruled_or_refused_by_every_authority() -> None:
    typed = [(text, language) for language in LANGUAGES for text in understood_lines(language)]
    for text, code in typed:
        found = read(text, code)
        assert isinstance(found, Understood)
        for by in AUTHORITIES.values():
            with suppress(RefusalError):
                assert describe_verdict(rule(found.seen, found.spot, by), Reader(code))


@run_in("slow", "cs", "en")
@pytest.mark.parametrize("code", LANGUAGES)
def test_understood_lines_are_described_completely(code: str) -> None:
    reader = Reader(code)
    for each in situations(code):
        found = read(each.say, code)
        if isinstance(found, Understood):
            assert reader.say(title_of(type(found.seen)))
            told = [
                reader.say(part) for part in describe_incident(found.seen, found.spot, found.people)
            ]
            assert all(told)
            assert len(told) >= len(filled_fields(found.seen) - {"then", "amount"}), each.say


def filled_fields(seen: Incident) -> set[str]:
    """Return the incident fields that have a value."""
    return {
        field.name
        for field in fields(seen)
        if field.name != "who" and getattr(seen, field.name) != field.default
    }


def test_readme_example_line_is_ruled() -> None:
    found = read("limit 3/6, facing 6, one 25 chip, says nothing")
    assert isinstance(found, Understood)
    verdict = rule(found.seen, found.spot, AUTHORITIES["cash-2026"])
    assert describe_verdict(verdict) == "seat 0: call 6; 19 back to seat 0"


def test_dealer_and_player_are_distinguished() -> None:
    def seen(text: str) -> Incident:
        found = read(text)
        assert isinstance(found, Understood)
        return found.seen

    assert seen("dealer exposed a card") != seen("the player exposed his own card")


def test_seat_labels_are_taken_from_text() -> None:
    found = read("seat 2 showed his cards to seat 3, who is out of the hand")
    assert isinstance(found, Understood)
    assert found.people == ("2", "3")
    assert isinstance(read("seat 12 was skipped"), NotUnderstood)


# Complexity ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words, language",
    list(
        zip(["1 2 ", "Kh ", "call ", "bet 20 ", "100 and ", "the "], ["en", "cs"] * 3, strict=True)
    ),
)
def test_parsing_cost_grows_linearly(words: str, language: str) -> None:
    per_word = len(words.split())
    short, long = [
        _count_calls(words * (count // per_word), language) for count in (MAX_WORDS // 2, MAX_WORDS)
    ]
    assert long < 2.6 * short, f"{short} calls for half a line, {long} for a whole one"


def _count_calls(text: str, language: str) -> int:
    """Count the function calls made to parse a line."""
    count = 0

    def profile(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(profile)
    try:
        read(text, language)
    finally:
        sys.setprofile(None)
    return count
