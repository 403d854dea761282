"""Questions about missing or ambiguous details of an incident line."""

from __future__ import annotations

import pytest

from riverboat.floor import (
    AUTHORITIES,
    OpenQuestion,
    PushedChips,
    Unclear,
    Understood,
    complete_draft,
    read,
    rule,
)
from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.answer_parser import (
    find_chip_interpretations,
    parse_chips,
    parse_number,
    parse_seat,
)
from riverboat.floor.incident_parsing.field_questions import question_for_draft
from riverboat.floor.incident_parsing.incident_draft import INCIDENT_TYPES
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.incident_parsing.parse_results import draft_of_kind, resolve_drafts
from riverboat.floor.inquiry.inquiry import Query, interpret
from riverboat.floor.inquiry.responses import QuestionResponse

# Missing details ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", INCIDENT_TYPES)
def test_every_menu_choice_is_completed_by_questions(kind: str) -> None:
    result = resolve_drafts(draft_of_kind(kind))
    while isinstance(result, Unclear):
        field_question = question_for_draft(result.drafts[0], result.field)
        typed_answer = {"number": 2, "chips": (100, 100), "seat": "5"}[field_question.input_kind]
        result = complete_draft(
            result, field_question.answers[0][1] if field_question.answers else typed_answer
        )
    assert isinstance(result, Understood)
    assert incident_tag(type(result.incident)) == kind


def test_unspecified_chips_are_asked() -> None:
    result = read("facing 1000 he pushes 1400")
    assert isinstance(result, Unclear)
    assert result.field == "motions"
    completed_draft = complete_draft(result, (1000, 100, 100, 100, 100))
    assert isinstance(completed_draft, Understood)


@pytest.mark.parametrize(
    "text, code, word",
    [
        ("says raise, bet 600, one 5000 chip", "en", "raise"),
        ("seat 2 says raise, the bet is 600, and he throws in a 5000 chip", "en", "raise"),
        ("says call, bet 600, two 500 chips", "en", "call"),
        ("řekne raise, sázka 600, jeden žeton 5000", "cs", "raise"),
    ],
)
def test_bet_stated_after_action_needs_no_question(text: str, code: str, word: str) -> None:
    result = read(text, code)
    assert isinstance(result, Understood)
    assert isinstance(result.incident, PushedChips)
    assert (
        result.incident.spoken_word,
        result.incident.was_spoken_first,
        result.spot.bet_to_match,
    ) == (word, True, 600)


def test_raise_without_announcement_is_not_ruled_on() -> None:
    assert not isinstance(read("raise, bet 600, one 5000 chip"), Understood)
    assert not isinstance(read("nobody says call, bet 100"), Understood)


def test_question_about_bounties_is_no_push() -> None:
    line = "three players all in, which pot do the bounty markers go into?"
    assert not isinstance(read(line), Understood | Unclear)
    assert isinstance(read("facing 500 he pushed his bounty chip forward"), Understood | Unclear)


def test_ambiguous_czech_verb_leads_to_question() -> None:
    result = read("položil, sázka 100", "cs")
    assert isinstance(result, Understood)
    assert isinstance(rule(result.incident, result.spot, AUTHORITIES["cash-2026"]), OpenQuestion)


@pytest.mark.parametrize(
    "text, code, expected",
    [
        ("1,100", "en", 1100),
        ("fourteen hundred", "en", 1400),
        ("5k", "en", 5000),
        ("1.5k", "en", 1500),
        ("two hundred", "en", 200),
        ("dvě stě padesát", "cs", 250),
        ("čtrnáct set", "cs", 1400),
        ("12 000", "cs", 12000),
        ("some", "en", None),
        ("1.5", "en", None),
    ],
)
def test_amounts_are_parsed(text: str, code: str, expected: int | None) -> None:
    assert parse_number(text, code) == expected


@pytest.mark.parametrize(
    "text, code, expected",
    [
        ("1000 and four 100s", "en", (1000, 100, 100, 100, 100)),
        ("a 500 chip", "en", (500,)),
        ("two 25s and a 1000", "en", (25, 25, 1000)),
        ("dva žetony po 500", "cs", (500, 500)),
        ("tisícovku a tři stovky", "cs", (1000, 100, 100, 100)),
        ("four 5s", "en", (5, 5, 5, 5)),
        ("nothing", "en", None),
    ],
)
def test_chip_lists_are_parsed(text: str, code: str, expected: tuple[int, ...] | None) -> None:
    assert parse_chips(text, code) == expected


def test_seats_are_parsed() -> None:
    assert parse_seat("5", "en") == parse_seat("seat 5", "en") == "5"
    assert parse_seat("B", "en") == "B"
    assert parse_seat("11", "en") is None


# Typed chips --------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "text, expected",
    [
        ("25 500", [(25, 500), (500,) * 25, (25_500,)]),
        ("5 25", [(5, 25), (25,) * 5]),
        ("25,500", [(25_500,), (25, 500)]),
        ("100 100 100", [(100, 100, 100), (100_100_100,)]),
        ("25 + 500", [(25, 500)]),
        ("25, 500", [(25, 500)]),
        ("25;500", [(25, 500)]),
        ("1000 500", [(1000, 500)]),
        ("500 25", [(500, 25)]),
        ("5,000 500", [(5000, 500)]),
        ("2x500 100", [(500, 500, 100)]),
        ("25 500s", [(500,) * 25]),
        ("3 500s", [(500, 500, 500)]),
        ("5 000", [(5000,)]),
        ("1,000", [(1000,)]),
        ("25.500", [(25_500,)]),
        ("25\u00a0500", [(25_500,)]),
        ("25\u202f500", [(25_500,)]),
        ("25'500", [(25_500,)]),
        ("2,5", [(2, 5)]),
        ("2.5", []),
        ("-5", []),
        ("0", []),
        ("25/500", []),
    ],
)
def test_gap_between_amounts_yields_all_interpretations(
    text: str, expected: list[tuple[int, ...]], code: str
) -> None:
    assert [*find_chip_interpretations(text, code)] == expected
    assert parse_chips(text, code) == (expected[0] if len(expected) == 1 else None)


@pytest.mark.parametrize("text", ["25\u00a0500", "25 500", "25,500", "25.500", "25'500", "5 25"])
def test_line_with_two_bare_amounts_is_not_understood(text: str) -> None:
    result = read(f"facing 600 he pushes {text} without a word")
    assert not isinstance(result, Understood)


def test_plus_separates_chips() -> None:
    result = read("facing 600 he pushes 25+500 without a word")
    assert isinstance(result, Understood)
    assert getattr(result.incident, "motions", ()) == ((25, 500),)


@pytest.mark.parametrize(
    "line, is_offered",
    [
        ("5/10 no limit, a player bets 42, do two dollars play?", True),
        ("5/10 no limit, a player bets 40, does it play?", False),
    ],
)
def test_rule_of_the_unit_is_offered_for_an_amount_off_it(line: str, is_offered: bool) -> None:
    response = interpret(Query(line, AUTHORITIES["cash-2026"]))
    assert isinstance(response, QuestionResponse)
    offered_rules = [
        rule for choice in response.choices if choice.meaning for rule in choice.meaning.rules
    ]
    assert ("UNIT-04" in offered_rules[:1]) == is_offered
