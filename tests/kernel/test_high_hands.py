"""High and short-deck values compared with ``riverboat.ranking``, and counts of all hands."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.cards import parse_cards
from riverboat.kernel.card_masks import masks
from riverboat.kernel.evaluation.high_evaluation import high, one_high, short_deck
from riverboat.kernel.tables.ranking_values import CATEGORIES, Values
from tests.kernel.expected_values import expected_values
from tests.kernel.sample_hands import all_masks, random_hands
from tests.schedule import run_in
from tests.thorough import example_count

pytestmark = pytest.mark.usefixtures("tier")

FIVE_CARD_COUNTS = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]
SEVEN_CARD_COUNTS = [
    *(23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020),
    *(4_047_644, 3_473_184, 224_848, 41_584),
]
SHORT_DECK_COUNTS = {
    "high card": 122_400,
    "one pair": 193_536,
    "two pair": 36_288,
    "three of a kind": 16_128,
    "straight": 6_120,
    "full house": 1_728,
    "flush": 480,
    "four of a kind": 288,
    "straight flush": 24,
}


def count_by_category(ranking: str, hand_counts: NDArray[np.int64]) -> list[int]:
    """Sum the counts per value into counts per category."""
    category_starts = [first_value for _, first_value in CATEGORIES[ranking]]
    return [
        int(counts_of_category.sum())
        for counts_of_category in np.split(hand_counts, category_starts)[1:]
    ]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_match_ranking(size: int) -> None:
    hands = random_hands(example_count(8_000, 200_000), size)
    ranks = high(hands)
    assert (ranks == expected_values("high", hands)).all()
    assert (high(masks(hands)) == ranks).all()


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("trips", [False, True])
def test_random_short_deck_hands_match_ranking(size: int, trips: bool) -> None:
    hands = random_hands(example_count(6_000, 100_000), size, lowest_card=16)
    ranks = short_deck(hands, trips_beat_straight=trips)
    assert (ranks == expected_values("short deck trips" if trips else "short deck", hands)).all()
    assert (short_deck(masks(hands), trips_beat_straight=trips) == ranks).all()


@pytest.mark.parametrize("size", [5, 6, 7])
def test_single_hand_matches_batch_value(size: int) -> None:
    hands = random_hands(3000, size)
    assert [one_high(*hand) for hand in hands.tolist()] == high(hands).tolist()


def test_five_card_categories_have_known_counts() -> None:
    hands = np.zeros(7463, np.int64)
    for block in all_masks(5):
        hands += np.bincount(high(block), minlength=7463)
    assert count_by_category("high", hands) == FIVE_CARD_COUNTS
    assert hands[7462] == 4
    assert hands[0] == 0
    assert (hands[1:] > 0).all()


@run_in("slow", "c", "numpy")
def test_seven_card_categories_have_known_counts() -> None:
    hands = np.zeros(7463, np.int64)
    ranks = np.empty(1 << 20, np.uint16)
    for block in all_masks(7):
        hands += np.bincount(high(block, ranks[: len(block)]), minlength=7463)
    assert hands.sum() == 133_784_560
    assert count_by_category("high", hands) == SEVEN_CARD_COUNTS
    assert hands[7462] == 4_324
    assert np.count_nonzero(hands) == 4_824  # the worst never occur with seven cards
    assert hands @ np.arange(7463) == 450_468_187_308


@pytest.mark.parametrize("trips", [False, True])
def test_short_deck_categories_have_known_counts(trips: bool) -> None:
    ranking = "short deck trips" if trips else "short deck"
    hands = np.zeros(1405, np.int64)
    for block in all_masks(5, lowest_card=16):
        hands += np.bincount(short_deck(block, trips_beat_straight=trips), minlength=1405)
    assert hands.sum() == 376_992
    assert count_by_category(ranking, hands) == [
        SHORT_DECK_COUNTS[name] for name, _ in CATEGORIES[ranking]
    ]
    assert hands[1404] == 4


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_values_are_independent_of_threads(threads: int) -> None:
    hands = random_hands(200_000, 7)
    assert (high(hands, threads=threads) == high(hands)).all()
    assert (high(masks(hands), threads=threads) == high(hands)).all()


def test_values_are_written_to_given_buffer() -> None:
    hands = random_hands(100, 7)
    output = np.zeros(100, np.uint16)
    assert high(hands, output) is output
    assert (output == high(hands)).all()
    slice_buffer: Values = np.zeros(120, np.uint16)
    high(hands, slice_buffer[10:110])
    assert (slice_buffer[10:110] == output).all()
    assert not slice_buffer[:10].any()
    assert not slice_buffer[110:].any()


def test_input_can_be_read_only_and_is_unchanged() -> None:
    hands = random_hands(100, 7)
    hand_masks = masks(hands)
    hands_before = hands.copy(), hand_masks.copy()
    for cards in (hands, hand_masks):
        cards.setflags(write=False)
        high(cards)
    assert (hands == hands_before[0]).all()
    assert (hand_masks == hands_before[1]).all()


def test_empty_input_gives_empty_output() -> None:
    assert high(np.empty((0, 7), np.uint8)).shape == (0,)
    assert high(np.empty(0, np.uint64)).shape == (0,)


@pytest.mark.parametrize(
    "better, worse",
    [
        ("As Ks Qs Js Ts", "Ks Qs Js Ts 9s"),
        ("5s 4s 3s 2s As", "Ac Ad Ah As Kd"),
        ("2c 2d 2h 2s 3c", "Ac Ad Ah Ks Kd"),
        ("2c 2d 2h 3c 3d", "As Ks Qs Js 9s"),
        ("7s 5s 4s 3s 2s", "As Kd Qc Jh Ts"),
        ("5d 4s 3s 2s As", "Ac Ad Ah Kd Qh"),
        ("Ac Kd Qh Js 9c 3d 2h", "Kc Qd Jh 9s 8c 7d 2h"),
    ],
)
def test_better_hand_has_higher_value(better: str, worse: str) -> None:
    assert one_high(*parse_cards(better)) > one_high(*parse_cards(worse))


@pytest.mark.parametrize(
    "cards, message",
    [
        ((0, 1, 2, 3), "got 4"),
        (tuple(range(8)), "got 8"),
        ((0, 1, 2, 3, 52), "52 is no card, cards are 0 to 51"),
        ((0, 1, 2, 3, -1), "-1 is no card, cards are 0 to 51"),
        ((8, 0, 1, 2, 3, 8, 20), "card 8, 4c, is there twice"),
    ],
)
def test_impossible_single_hand_is_refused(cards: tuple[int, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        one_high(*cards)


@pytest.mark.parametrize("card", [1.0, 1.5, float("nan"), "5", None, [5], 1 + 0j, np.True_])
def test_single_hand_refuses_non_integer_cards(card: Any) -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        one_high(card, 5, 2, 3, 4)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        one_high(9, 13, 17, 21, card)


def test_short_deck_refuses_cards_below_six() -> None:
    hands = random_hands(10, 5, lowest_card=16)
    hands[7] = parse_cards("As Ks Qs Js 5c")
    with pytest.raises(ValueError, match="short_deck: row 7: card 12, 5c, is not in the deck"):
        short_deck(hands)
    with pytest.raises(ValueError, match="short_deck: row 7: card 12, 5c, is not in the deck"):
        short_deck(masks(hands))
    hands[7] = parse_cards("As Ks Qs Js 5s")
    with pytest.raises(ValueError, match="short_deck: row 7: card 15, 5s, is not in the deck"):
        short_deck(hands)
