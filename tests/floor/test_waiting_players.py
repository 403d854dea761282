"""Actions out of turn in lines without the words *out of turn*."""

from __future__ import annotations

import re

import pytest

from riverboat.floor.inquiry.line_reading import read_line
from riverboat.floor.transcript.concept_lexicon import load_concepts


@pytest.mark.parametrize(
    "line, code, act, who",
    [
        ("seat 1 is to act but seat 3 announces call of the 800 bet", "en", "call", "3"),
        ("na řadě jednička, ale trojka ohlásila call sázky 800", "cs", "call", "3"),
        ("seat 8 shoves 3200 over a bet of 400 but it was on seat 6. 6 folds", "en", "raise", "8"),
        ("šestka dala raise na 800, i když na řadě byla pětka", "cs", "raise", "6"),
        ("pětka zahodila dřív, než byla na řadě", "cs", "fold", "5"),
        ("seat 5 mucked before it was his turn", "en", "fold", "5"),
    ],
)
def test_player_who_did_not_wait_acted_out_of_turn(
    line: str, code: str, act: str, who: str
) -> None:
    readings = [
        reading for reading in read_line(line, code).readings if reading.kind == "ActedOutOfTurn"
    ]
    [reading] = readings
    assert reading.reading.draft.incident_fields["act"] == act
    assert reading.reading.draft.player_labels[0] == who


def test_forms_about_a_man_are_known_about_a_woman() -> None:
    """Every Czech form with a verb in the past has its feminine, with the same concepts."""
    concepts = load_concepts("cs")
    forms = [
        (word, *form.following_words)
        for word, word_forms in concepts.forms_by_word.items()
        for form in word_forms
    ]
    past_forms = [form for form in forms if any(re.search("[aeiouy]l$", word) for word in form)]
    assert len(past_forms) > 100
    for form in past_forms:
        feminine = [re.sub("sel$", "sl", word) for word in form]
        feminine = [word + "a" if re.search("([aeiouy]|s)l$", word) else word for word in feminine]
        masculine = [word.rstrip("*") for word in form]
        feminine = [word.rstrip("*") for word in feminine]
        match_end, masculine_concepts = concepts.match(masculine, 0)
        assert (match_end, masculine_concepts - concepts.match(feminine, 0)[1]) == (
            len(masculine),
            frozenset(),
        ), form


@pytest.mark.parametrize("line", ["bet 600, no wait, bet 900, one 1000 chip silent"])
def test_self_corrected_line_is_doubted_as_contradiction(line: str) -> None:
    assert "contradiction" in read_line(line, "en").doubts
