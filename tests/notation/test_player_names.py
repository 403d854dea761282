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


def _replace_name(text: str, old_name: str, new_name: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(old_name)}(?!\w)", lambda _: new_name, text)


def _check_renamed_hands(
    sample_name: str, parsed_hands: list[ParsedHand], old_name: str, new_name: str
) -> None:
    renamed_hands = parse_hands(_replace_name(SAMPLES[sample_name], old_name, new_name))
    assert [hand.log for hand in renamed_hands] == [hand.log for hand in parsed_hands], (
        old_name,
        new_name,
    )
    assert any(new_name.strip() in " ".join(hand.players) for hand in renamed_hands)


@pytest.mark.parametrize("sample_name", SAMPLES_WITH_NAMES)
def test_unusual_name_does_not_change_log(sample_name: str) -> None:
    parsed_hands = parse_hands(SAMPLES[sample_name])
    assert not any(hand.faults for hand in parsed_hands)
    old_name = next(name for name in sorted(parsed_hands[0].players) if name.isalnum())
    first_index = SAMPLES_WITH_NAMES.index(sample_name) % 4
    for name in UNUSUAL_NAMES[first_index::4]:
        _check_renamed_hands(sample_name, parsed_hands, old_name, name)


@pytest.mark.landing
@pytest.mark.parametrize("sample_name", SAMPLES_WITH_NAMES)
def test_each_player_may_have_each_unusual_name(sample_name: str) -> None:
    parsed_hands = parse_hands(SAMPLES[sample_name])
    for old_name in parsed_hands[0].players:
        if any(
            _replace_name(player_name, old_name, "") != player_name
            for player_name in parsed_hands[0].players
            if player_name != old_name
        ):
            continue  # a name within another
        for name in UNUSUAL_NAMES:
            _check_renamed_hands(sample_name, parsed_hands, old_name, name)
