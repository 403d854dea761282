"""Unusual player names: every dialect reads one hand alike with any names."""

from __future__ import annotations

import re

import pytest

from riverboat.notation import ParsedHand
from riverboat.notation.format_detection import parse_hands
from tests.notation.all_samples import SAMPLES

UNUSUAL_NAMES = (
    *("Zo  e", "Zo ", " Zo", "Zo (5)", "Zo ($5)", "[x] y", "Zo [CZ]", "{Zo}", "folds", "posts 5"),
    *("Zo: x", "1,5 (3)", "a - b", "Table 5", "*Zo*", "**Zo**", "***Zo***", "****Zo", "🦈 Zo"),
)
SAMPLES_WITH_NAMES = [name for name in SAMPLES if not name.startswith("bovada")]
"""Samples with names: Bovada's players are anonymous."""


def _with_name(text: str, old_name: str, new_name: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(old_name)}(?!\w)", lambda _: new_name, text)


def _check_name(sample: str, parsed_hands: list[ParsedHand], old_name: str, name: str) -> None:
    renamed_hands = parse_hands(_with_name(SAMPLES[sample], old_name, name))
    assert [hand.log for hand in renamed_hands] == [hand.log for hand in parsed_hands], (
        old_name,
        name,
    )
    assert any(name.strip() in " ".join(hand.players) for hand in renamed_hands)


@pytest.mark.parametrize("sample", SAMPLES_WITH_NAMES)
def test_unusual_name_does_not_change_log(sample: str) -> None:
    parsed_hands = parse_hands(SAMPLES[sample])
    assert not any(hand.faults for hand in parsed_hands)
    old_name = next(name for name in sorted(parsed_hands[0].players) if name.isalnum())
    first_index = SAMPLES_WITH_NAMES.index(sample) % 4
    for name in UNUSUAL_NAMES[first_index::4]:
        _check_name(sample, parsed_hands, old_name, name)


@pytest.mark.landing
@pytest.mark.parametrize("sample", SAMPLES_WITH_NAMES)
def test_each_player_may_have_each_unusual_name(sample: str) -> None:
    parsed_hands = parse_hands(SAMPLES[sample])
    for old_name in parsed_hands[0].players:
        if any(
            _with_name(player_name, old_name, "") != player_name
            for player_name in parsed_hands[0].players
            if player_name != old_name
        ):
            continue  # a name within another
        for name in UNUSUAL_NAMES:
            _check_name(sample, parsed_hands, old_name, name)
