"""Low values compared with ``riverboat.ranking``, and counts of all hands."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.cards import parse_cards
from riverboat.kernel.card_masks import masks
from riverboat.kernel.evaluation.low_evaluation import ace_to_five, deuce_to_seven, eight_or_better
from riverboat.kernel.tables.ranking_values import CATEGORIES, Values
from tests.kernel.expected_values import expected_values
from tests.kernel.sample_hands import all_masks, random_hands, suited_hands
from tests.schedule import run_in
from tests.thorough import example_count

pytestmark = pytest.mark.usefixtures("tier")

LOW_RANKERS: dict[str, Callable[..., Values]] = {
    "a-5": ace_to_five,
    "eight or better": eight_or_better,
    "2-7": deuce_to_seven,
}
each_low = pytest.mark.parametrize("ranking", LOW_RANKERS)


@each_low
@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_match_ranking(ranking: str, size: int) -> None:
    hands = random_hands(example_count(6_000, 100_000), size)
    ranks = LOW_RANKERS[ranking](hands)
    assert (ranks == expected_values(ranking, hands)).all()
    assert (LOW_RANKERS[ranking](masks(hands)) == ranks).all()


@each_low
def test_suited_hands_match_ranking(ranking: str) -> None:
    # With five or six hearts of seven cards, the other cards may complete a better low.
    rng = np.random.default_rng(4)
    suited_rows = suited_hands(5)[rng.integers(0, 1287, 20_000)]
    other_suit_cards = np.array([card for card in range(52) if card & 3 != 2])
    extra_columns = rng.random((20_000, 39)).argpartition(2, axis=1)[:, :2]
    hands = np.hstack((suited_rows, other_suit_cards[extra_columns])).astype(np.uint8)
    six_suited_hands = np.hstack((suited_hands(6), np.full((1716, 1), 51))).astype(np.uint8)
    for sample_rows in (hands, six_suited_hands, suited_hands(7)):
        assert (LOW_RANKERS[ranking](sample_rows) == expected_values(ranking, sample_rows)).all()


def count_by_value(
    ranking: Callable[..., Values], size: int, value_count: int
) -> NDArray[np.int64]:
    """Count the hands of this size per value."""
    hands = np.zeros(value_count + 1, np.int64)
    for block in all_masks(size):
        hands += np.bincount(ranking(block), minlength=value_count + 1)
    return hands


def test_deuce_to_seven_categories_have_known_counts() -> None:
    hands = count_by_value(deuce_to_seven, 5, 7462)
    assert hands[7462] == 1_020  # 7-5-4-3-2 off suit
    category_starts = [first_value for _, first_value in CATEGORIES["2-7"]]
    # As for high hands, except that a wheel is ace high and a steel wheel a flush.
    straights, steel_wheels = 9 * 1_020, 9 * 4
    assert [
        int(category_counts.sum()) for category_counts in np.split(hands, category_starts)[1:]
    ] == [
        *(steel_wheels, 624, 3_744, 5_148 - steel_wheels, straights),
        *(54_912, 123_552, 1_098_240, 1_302_540 + 1_020),
    ]
    assert (hands[1:] > 0).all()


def test_ace_to_five_categories_have_known_counts() -> None:
    hands = count_by_value(ace_to_five, 5, 6175)
    assert hands[6175] == 1_024  # the wheel, whatever the suits
    category_starts = [first_value for _, first_value in CATEGORIES["a-5"]]
    assert [
        int(category_counts.sum()) for category_counts in np.split(hands, category_starts)[1:]
    ] == [*(624, 3_744, 54_912, 123_552, 1_098_240, 1_317_888)]
    assert (hands[1:] > 0).all()


@run_in("slow", "c", "numpy")
def test_eight_or_better_hands_have_known_counts() -> None:
    value_counts = count_by_value(eight_or_better, 5, 56)
    assert (value_counts[1:] == 1_024).all()
    assert value_counts[1:].sum() == 57_344
    assert count_by_value(eight_or_better, 7, 56)[1:].sum() == 24_530_944


@pytest.mark.parametrize(
    "ranking, better, worse",
    [
        ("a-5", "5c 4c 3c 2c Ac", "6d 4s 3h 2c Ad"),
        ("a-5", "Kd Qs Jh Tc 9d", "Ac Ad 2s 3h 4c"),
        ("a-5", "8d 7s 4h 2c Ac Kd Ks", "8d 7s 5h 2c Ac Kh Qs"),
        ("2-7", "7d 5s 4h 3c 2d", "7d 6s 4h 3c 2d"),
        ("2-7", "Ad Ks Qh Jc 9d", "2c 2d 4h 5s 6c"),
        ("2-7", "Ad 5s 4h 3c 2d", "6d 5s 4h 3c 2d"),
        ("2-7", "Kd Qs Jh Tc 8d", "7d 5d 4d 3d 2d"),
        ("2-7", "7d 5h 4h 3h 2h 8d Kd", "7h 5h 4h 3h 2h 8d Kd"),
        ("eight or better", "8d 4s 3h 2c Ac Kd Ks", "8d 5s 3h 2c Ac Kd Ks"),
        ("eight or better", "8d 7s 6h 5c 4c Kd Ks", "9d 4s 3h 2c Ac Kd Ks"),
    ],
)
def test_better_low_has_higher_value(ranking: str, better: str, worse: str) -> None:
    (better_value,) = LOW_RANKERS[ranking](np.array([parse_cards(better)], np.uint8))
    (worse_value,) = LOW_RANKERS[ranking](np.array([parse_cards(worse)], np.uint8))
    assert better_value > worse_value


@each_low
def test_values_are_independent_of_threads(ranking: str) -> None:
    hands = random_hands(100_000, 7)
    assert (LOW_RANKERS[ranking](hands, threads=2) == LOW_RANKERS[ranking](hands)).all()
