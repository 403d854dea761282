"""Badugi values compared with ``riverboat.ranking``, and counts of all hands."""

from functools import cache

import numpy as np
import pytest

from riverboat.cards import parse_cards
from riverboat.kernel.card_masks import masks, rows_of
from riverboat.kernel.evaluation.badugi_evaluation import badugi
from riverboat.kernel.tables.ranking_values import CATEGORIES, Values
from tests.kernel.expected_values import expected_values
from tests.kernel.sample_hands import all_masks, random_hands
from tests.schedule import run_in
from tests.thorough import example_count

pytestmark = pytest.mark.usefixtures("tier")

each_ace_rank = pytest.mark.parametrize("ace_high", [False, True])


def ranking_name(ace_high: bool) -> str:
    return "badugi ace high" if ace_high else "badugi"


@cache
def expected_values_of_all_hands(ace_high: bool) -> Values:
    (hands,) = all_masks(4)
    return expected_values(ranking_name(ace_high), rows_of(hands, 4))


@run_in("slow", keep_every=2)
@run_in("slow", "numpy-False", "numpy-True")
@each_ace_rank
def test_all_four_card_hands_match_ranking(ace_high: bool) -> None:
    (all_hands,) = all_masks(4)
    hands = rows_of(all_hands, 4)
    ranks = badugi(all_hands, ace_high=ace_high)
    assert len(hands) == 270_725
    assert (ranks == expected_values_of_all_hands(ace_high)).all()
    assert (badugi(hands, ace_high=ace_high) == ranks).all()


@each_ace_rank
def test_random_five_card_hands_match_ranking(ace_high: bool) -> None:
    hands = random_hands(example_count(8_000, 200_000), 5)
    assert (
        badugi(hands, ace_high=ace_high) == expected_values(ranking_name(ace_high), hands)
    ).all()


@each_ace_rank
def test_badugi_sizes_have_known_counts(ace_high: bool) -> None:
    (all_hands,) = all_masks(4)
    hand_counts = np.bincount(badugi(all_hands, ace_high=ace_high), minlength=1093)
    first_values = [first_value for _, first_value in CATEGORIES["badugi"]]
    assert [
        int(counts_of_size.sum()) for counts_of_size in np.split(hand_counts, first_values)
    ] == [*(0, 2_873, 96_252, 154_440, 17_160)]
    assert (hand_counts[1:] > 0).all()
    assert hand_counts[1092] == 24


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
def test_known_badugis_have_expected_values(cards: str, ace_high: bool, value: int) -> None:
    hands = np.array([parse_cards(cards)], np.uint8)
    assert badugi(hands, ace_high=ace_high).tolist() == [value]
    assert badugi(masks(hands), ace_high=ace_high).tolist() == [value]


@each_ace_rank
def test_values_are_independent_of_threads(ace_high: bool) -> None:
    hands = random_hands(100_000, 4)
    single_threaded = badugi(hands, ace_high=ace_high)
    assert (badugi(hands, ace_high=ace_high, threads=2) == single_threaded).all()
