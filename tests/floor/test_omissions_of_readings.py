"""Amounts in fractions of a chip, and parts of a line that its reading must include."""

from __future__ import annotations

import pytest

from riverboat.floor import authority, describe_verdict
from riverboat.floor.inquiry.fractions import has_fractions, make_amount_formatter
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.inquiry.line_reading import read_line
from riverboat.floor.inquiry.omissions import find_omissions
from riverboat.floor.inquiry.responses import QuestionResponse, RulingResponse
from riverboat.words import Reader


def _describe_response(text: str, language: str = "en") -> str:
    response = inquire(Query(text, authority("cash-2026"), language))
    assert isinstance(response, RulingResponse)
    return describe_verdict(response.verdict, Reader(chips=make_amount_formatter(text, "en")))


@pytest.mark.parametrize(
    "text, language, ruling",
    [
        ("bet 2.50, one 5 chip, silent", "en", "call 2.50; 2.50 back"),
        ("0.25/0.50, raised to 1.50, the next one throws one 5 chip silently", "en", "call 1.50"),
        ("he says raise to 7.50, the bet is 2.50", "en", "raise to 7.50"),
        ("sázka 2,50, hodil jeden žeton 5 a mlčel", "cs", "call 2.50; 2.50 back"),
        ("bet 1,500, one 5,000 chip, silent", "en", "call 1500; 3500 back"),
    ],
)
def test_fractions_are_ruled_on_as_amounts(text: str, language: str, ruling: str) -> None:
    assert ruling in _describe_response(text, language).replace("seat 0: ", "")


def test_thousands_are_no_fractions() -> None:
    assert not has_fractions("bet 1.500, one 5,000 chip, 2.5k behind")
    assert has_fractions("sázka 0,25")


@pytest.mark.parametrize(
    "text, omission",
    [
        ("all in 700, he says call, sees it's 7,000 and wants out", "amount"),
        ("bet 600; one 1000 chip; dealer says call; player says no, raise", "word"),
        ("checks, then nobody bets, then he says bet", "word"),
        ("the raise of seat 3 was not out of turn, was it?", "denial"),
    ],
)
def test_incomplete_reading_gives_no_ruling(text: str, omission: str) -> None:
    reading = read_line(text, "en")
    assert omission in find_omissions(reading.transcript, reading.readings[0].reading.draft)
    assert isinstance(inquire(Query(text, authority("tda-2024"))), QuestionResponse)


def test_complete_reading_gives_ruling() -> None:
    text = "facing 1,500, player drops in two 1k chips, doesn't speak"
    reading = read_line(text, "en")
    assert not find_omissions(reading.transcript, reading.readings[0].reading.draft)
    assert "call 1500" in _describe_response(text)
