"""Properties of random hands of every game.

A failing hand is identified by its game and seed.
"""

from collections import Counter
from typing import Any

import pytest

from riverboat.engine import VARIANTS
from tests.engine.hand_properties import WHOLE_HAND_PROPERTIES, check_hand, note_failing_hand
from tests.engine.random_hands import STRUCTURES, play_random
from tests.schedule import run_in
from tests.thorough import example_seeds

HAND_SEEDS = example_seeds(8, 200)
UNUSUAL_HOUSE_RULES: list[dict[str, Any]] = [
    {"opening_amount": 3},
    {"opening_amount": 6, "short_raise": "completes"},
    {"upper_limit": "second round"},
    {"fold_exposes_cards": True, "fold_when_free": "warn"},
    {"odd_mixed": "game"},
    {"straddle_order": "from under the gun"},
]
"""House rules that random games do not vary."""


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_hands_satisfy_every_property(variant: str, structure: str) -> None:
    property_counts: Counter[str] = Counter()
    for seed in HAND_SEEDS:
        with note_failing_hand(variant, structure, seed):
            property_counts += check_hand(
                play_random(seed, variant, structure), tries_every_size=seed % 4 == 0
            )
    assert property_counts["tried"] > 100
    assert property_counts["drew"] > 5 or not VARIANTS[variant].has_draws
    assert property_counts["owed"] or not VARIANTS[variant].has_upcards


@pytest.mark.parametrize(
    "house", UNUSUAL_HOUSE_RULES, ids=[" ".join(house) for house in UNUSUAL_HOUSE_RULES]
)
@pytest.mark.parametrize(
    "variant, structure",
    [
        ("hold'em", "limit"),
        ("omaha hi-lo", "no-limit"),
        ("seven-card stud", "limit"),
        ("five-card draw", "limit"),
        ("drawmaha", "pot-limit"),
    ],
)
def test_unusual_house_rules_satisfy_hand_properties(
    variant: str, structure: str, house: dict[str, Any]
) -> None:
    for seed in HAND_SEEDS:
        with note_failing_hand(variant, structure, seed):
            played_hand = play_random(seed, variant, structure, house=house)
            for check_property in WHOLE_HAND_PROPERTIES:
                check_property(played_hand)
