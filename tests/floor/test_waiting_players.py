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
    assert reading.reading.draft.people[0] == who


def test_forms_about_a_man_are_known_about_a_woman() -> None:
    """Every Czech form with a verb in the past has its feminine, with the same concepts."""
    concepts = load_concepts("cs")
    forms = [
        (word, *form.following_words) for word, found in concepts.by_word.items() for form in found
    ]
    past = [form for form in forms if any(re.search("[aeiouy]l$", word) for word in form)]
    assert len(past) > 100
    for form in past:
        woman = [re.sub("sel$", "sl", word) for word in form]
        woman = [word + "a" if re.search("([aeiouy]|s)l$", word) else word for word in woman]
        man = [word.rstrip("*") for word in form]
        woman = [word.rstrip("*") for word in woman]
        end, expressed = concepts.match(man, 0)
        assert (end, expressed - concepts.match(woman, 0)[1]) == (len(man), frozenset()), form


@pytest.mark.parametrize("line", ["bet 600, no wait, bet 900, one 1000 chip silent"])
def test_writer_who_corrects_themselves_is_asked(line: str) -> None:
    assert "contradiction" in read_line(line, "en").doubts
