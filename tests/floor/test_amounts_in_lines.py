"""Amounts as people type them: added to the bet, with a half, from one bet to another."""

from __future__ import annotations

import pytest

from riverboat.floor import authority
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.inquiry.line_reading import read_line
from riverboat.floor.inquiry.responses import RulingResponse
from riverboat.floor.verdict import describe_verdict


def rule_line(line: str, language: str) -> str:
    response = inquire(Query(line, authority("tda-2024"), language))
    assert isinstance(response, RulingResponse), response
    return describe_verdict(response.verdict)


@pytest.mark.parametrize(
    "line, code",
    [
        ("says raise by 400, facing a bet of 300", "en"),
        ("bet 300, he says raise 400 more", "en"),
        ("ohlásil raise o 400, sázka 300", "cs"),
        ("sázka 300, řekl raise o 400", "cs"),
        ("bet 300, he announces 'four hundred more'", "en"),
        ("sázka 300, prohlásí 'o čtyři sta víc'", "cs"),
    ],
)
def test_spoken_increment_is_added_to_the_bet(line: str, code: str) -> None:
    assert "raise to 700" in rule_line(line, code)


@pytest.mark.parametrize(
    "line, code",
    [
        ("bet 300, says raise to 700", "en"),
        ("bet 300, says raise, 700", "en"),
        ("sázka 300, řekl raise na 700", "cs"),
    ],
)
def test_spoken_total_is_not_added(line: str, code: str) -> None:
    assert "raise to 700" in rule_line(line, code)


@pytest.mark.parametrize(
    "line, code, amount",
    [
        ("bet four and a half thousand", "en", 4500),
        ("bet 2 and a half k", "en", 2500),
        ("sázka dva a půl tisíce", "cs", 2500),
        ("sázka 3 a půl tisíce", "cs", 3500),
        ("bet two hundred and a half", "en", 200),
    ],
)
def test_half_of_a_multiplier_is_read(line: str, code: str, amount: int) -> None:
    assert amount in [item.amount for item in read_line(line, code).transcript.items]


@pytest.mark.parametrize(
    "line, code",
    [
        ("raised from 600 to 1600, one 5000 chip, silent", "en"),
        ("raise from 600 to 1.6k, next seat quietly puts one 5k chip in", "en"),
        ("zvýšeno ze 600 na 1600, další potichu položí jeden žeton 5k", "cs"),
    ],
)
def test_raise_from_one_bet_to_another_gives_bet_and_raise(line: str, code: str) -> None:
    spot = read_line(line, code).readings[0].reading.draft.spot_fields
    assert (spot["bet"], spot["raise_by"]) == (1600, 1000)


@pytest.mark.parametrize("line", ["bb is 400, utg drops two 500s", "big blind 400, utg folds"])
def test_big_blind_alone_is_the_bet_before_the_flop(line: str) -> None:
    line_reading = read_line(line, "en")
    assert line_reading.readings[0].reading.draft.spot_fields["least_bet"] == 400


@pytest.mark.parametrize(
    "line", ["one 1000 chip w/o a word, bet 600", "mute & one 1000 chip, bet 600"]
)
def test_abbreviations_are_words(line: str) -> None:
    assert "call 600" in rule_line(line, "en")


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize(
    "typed, amount",
    [
        ("1.250", 1250),
        ("1,250", 1250),
        ("1 250", 1250),
        ("12.500", 12_500),
        ("1.250.000", 1_250_000),
        ("1,250,000", 1_250_000),
        ("1.2k", 1200),
        ("1,25k", 1250),
        ("1.125m", 1_125_000),
        ("1.250k", 1250),
    ],
)
def test_three_digits_after_a_mark_are_thousands(typed: str, amount: int, code: str) -> None:
    line = {"en": f"bet {typed}", "cs": f"sázka {typed}"}[code]
    assert [item.amount for item in read_line(line, code).transcript.items if item.amount] == [
        amount
    ]


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize(
    "typed, hundredths",
    [
        ("1,250.50", 125_050),
        ("1.250,50", 125_050),
        ("1 250,5", 125_050),
        ("0.500", 50),
        ("2.50", 250),
    ],
)
def test_fractions_follow_thousands_or_a_zero(typed: str, hundredths: int, code: str) -> None:
    line = {"en": f"bet {typed}", "cs": f"sázka {typed}"}[code]
    assert [item.amount for item in read_line(line, code).transcript.items if item.amount] == [
        hundredths
    ]


def test_thousandths_are_not_read_as_amounts() -> None:
    assert [
        item.amount for item in read_line("bet 0.125", "en").transcript.items if item.amount
    ] == []
