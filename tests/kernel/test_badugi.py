"""Badugi values compared with ``riverboat.ranking``, and counts of all hands."""

from functools import cache

import numpy as np
import pytest

from riverboat.cards import parse_cards
from riverboat.kernel.card_masks import masks, rows_of
from riverboat.kernel.evaluation.badugi_evaluation import badugi
from riverboat.kernel.tables.ranking_values import CATEGORIES, Values
from tests.kernel.deals import all_masks, random_hands
from tests.kernel.expected import expected
from tests.schedule import run_in
from tests.thorough import many

pytestmark = pytest.mark.usefixtures("tier")

ACES = pytest.mark.parametrize("ace_high", [False, True])


def name_of(ace_high: bool) -> str:
    return "badugi ace high" if ace_high else "badugi"


@cache
def expected_of_all(ace_high: bool) -> Values:
    (every,) = all_masks(4)
    return expected(name_of(ace_high), rows_of(every, 4))


@run_in("slow", keep_every=2)
@run_in("slow", "numpy-False", "numpy-True")
@ACES
def test_all_hands_of_four_cards_are_worth_what_ranking_says(ace_high: bool) -> None:
    (every,) = all_masks(4)
    hands = rows_of(every, 4)
    ranks = badugi(every, ace_high=ace_high)
    assert len(hands) == 270_725
    assert (ranks == expected_of_all(ace_high)).all()
    assert (badugi(hands, ace_high=ace_high) == ranks).all()


@ACES
def test_random_hands_of_five_cards_are_worth_what_ranking_says(ace_high: bool) -> None:
    hands = random_hands(many(8_000, 200_000), 5)
    assert (badugi(hands, ace_high=ace_high) == expected(name_of(ace_high), hands)).all()


@ACES
def test_all_hands_have_the_known_numbers_of_cards(ace_high: bool) -> None:
    (every,) = all_masks(4)
    hands = np.bincount(badugi(every, ace_high=ace_high), minlength=1093)
    begins = [first for _, first in CATEGORIES["badugi"]]
    assert [int(part.sum()) for part in np.split(hands, begins)] == [
        *(0, 2_873, 96_252, 154_440, 17_160)
    ]
    assert (hands[1:] > 0).all()
    assert hands[1092] == 24


@pytest.mark.parametrize(
    "cards, ace_high, value",
    [
        ("Ac 2d 3h 4s", False, 1092),
        ("2c 3d 4h 5s", True, 1092),
        ("Kc Kd Kh Ks", False, 1),
        ("Ac Ad Ah As", True, 1),
        ("Ac Ad Ah As", False, 13),
        ("Kc Qd Jh Ts", False, 378),
        ("Ac 2d 3h 4h", False, 377),
        ("Ac 2d 3h 4h 5s", False, 1091),
    ],
)
def test_known_badugis_have_their_values(cards: str, ace_high: bool, value: int) -> None:
    hands = np.array([parse_cards(cards)], np.uint8)
    assert badugi(hands, ace_high=ace_high).tolist() == [value]
    assert badugi(masks(hands), ace_high=ace_high).tolist() == [value]


@ACES
def test_threads_change_nothing(ace_high: bool) -> None:
    hands = random_hands(100_000, 4)
    alone = badugi(hands, ace_high=ace_high)
    assert (badugi(hands, ace_high=ace_high, threads=2) == alone).all()
