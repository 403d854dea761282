"""Slot filling: certain details that a line states about a chosen situation."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.floor.incident_parsing.phrase_lexicon import LANGUAGES
from riverboat.floor.situations import SITUATIONS, situation
from riverboat.floor.slot_filling import fill_slots
from tests.schedule import run_in
from tests.thorough import one_in


def filled_slots(text: str, key: str, language: str = "en") -> dict[str, Any]:
    """Return the slots filled from a line, beyond those of the situation."""
    chosen = situation(key)
    draft = fill_slots(text, language, chosen)
    seen = {
        name: each
        for name, each in draft.incident_fields.items()
        if name not in chosen.given_fields
    }
    return seen | draft.spot_fields


@pytest.mark.parametrize(
    "text, key, code, means",
    [
        (
            "I tossed a 500 chip on a 40 bet, he says i raised",
            "big-chip-in-silence",
            "en",
            {"motions": ((500,),), "bet": 40},
        ),
        (
            "The bet is fifty, he put 30 in and has plenty behind",
            "less-than-the-call",
            "en",
            {"chips": 30, "bet": 50},
        ),
        (
            "heads-up. dealer burned two before the river",
            "two-cards-were-burned",
            "en",
            {"street": "river"},
        ),
        ("flop of four cards somehow, stud it is not", "flop-has-too-many", "en", {}),
        (
            "sazka dvacet a on povida „pas“",
            "a-word-or-a-gesture",
            "cs",
            {"word": "pass", "bet": 20},
        ),
        (
            "limit, k dorovnání 10, beze slova přihodil 17",
            "chips-in-silence",
            "cs",
            {"structure": "limit", "bet": 10},
        ),
    ],
)
def test_stated_details_are_filled(text: str, key: str, code: str, means: dict[str, Any]) -> None:
    assert filled_slots(text, key, code) == means


@pytest.mark.parametrize(
    "text, key, but",
    [
        # an amount beside an unknown word
        ("river call was 20 blargh, he had miscounted", "less-than-the-call", "chips"),
        # two amounts, one without a phrase
        ("raised to 60 and blargh 120 right after", "raised-twice", "to"),
        # a spoken word without a speaker
        ("faced with the raise he blargh", "a-word-or-a-gesture", "word"),
        # a negation
        ("he never ever blargh says check, bet 100", "a-word-or-a-gesture", "word"),
        # a verb that is also a game
        ("dealer spread blargh cards", "flop-has-too-many", "structure"),
        # some chips announced and others pushed
        ("said 200, blargh one 300 chip", "words-and-chips-disagree", "motions"),
    ],
)
def test_uncertain_details_are_left_open(text: str, key: str, but: str) -> None:
    assert but not in filled_slots(text, key)


@run_in("landing", "cs")
@pytest.mark.parametrize("code", LANGUAGES)
def test_slots_never_contradict_situation_or_guess_seats(code: str) -> None:
    """The situation was chosen, and seats in the line are not attributed."""
    texts = {
        "en": "seat 3 bets 100, seat 5 says call, limit 3/6, two cards burned before the turn",
        "cs": "místo 3 sází 100, místo 5 řekl call, limit 3/6, před turnem spáleny dvě karty",
    }
    for chosen in one_in(12, [each for found in SITUATIONS.values() for each in found]):
        draft = fill_slots(texts[code], code, chosen)
        asked = {
            each.key
            for each in (*chosen.required_fields, *chosen.optional_fields)
            if each.kind != "seat"
        }
        assert draft.kind == chosen.incident_type.__name__
        assert all(
            draft.incident_fields[name] == value for name, value in chosen.given_fields.items()
        )
        assert {
            f"seen.{name}" for name in draft.incident_fields if name not in chosen.given_fields
        } <= asked
        assert "who" not in draft.spot_fields
        assert draft.people == ("",)
