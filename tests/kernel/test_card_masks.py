from itertools import combinations
from typing import Any

import numpy as np
import pytest

from riverboat.cards import card_names, card_of, parse_cards
from riverboat.kernel import card_masks
from riverboat.kernel.card_masks import (
    ALL_CARDS,
    CARD_ORDER,
    HOLE_MASKS,
    HOLES,
    MASK_OF,
    SHORT_DECK,
    cards_of,
    mask_sizes,
    masks,
    rows_of,
)
from tests.kernel.sample_hands import all_masks, random_hands


def test_card_bit_is_sixteen_times_suit_plus_rank() -> None:
    for rank in range(13):
        for suit in range(4):
            assert MASK_OF[card_of(rank, suit)] == 1 << 16 * suit + rank
    assert int(np.bitwise_or.reduce(MASK_OF)) == ALL_CARDS


def test_card_names_match_cards_module() -> None:
    assert " ".join(map(card_masks.name, range(52))) == card_names(range(52))


def test_card_order_follows_bits() -> None:
    assert cards_of(ALL_CARDS) == tuple(range(52))
    assert card_names(CARD_ORDER[:13].tolist()) == "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"
    assert (np.diff(MASK_OF[CARD_ORDER].astype(np.int64)) > 0).all()


def test_short_deck_starts_at_sixes() -> None:
    assert cards_of(SHORT_DECK) == tuple(range(parse_cards("6c")[0], 52))


@pytest.mark.parametrize("size", [1, 2, 5, 7, 9])
def test_masks_round_trip_cards(size: int) -> None:
    hands = random_hands(2000, size)
    hand_masks = masks(hands)

    assert [cards_of(int(mask)) for mask in hand_masks] == [
        tuple(sorted(hand)) for hand in hands.tolist()
    ]
    assert (masks(rows_of(hand_masks, size)) == hand_masks).all()
    assert (mask_sizes(hand_masks) == size).all()


def test_masks_keep_input_shape() -> None:
    hands = random_hands(24, 3).reshape(2, 3, 4, 3)
    assert masks(hands).shape == (2, 3, 4)
    assert masks([0, 1]).shape == ()
    assert masks([[0, 1]]).shape == (1,)


def test_duplicate_card_sets_one_bit() -> None:
    assert cards_of(int(masks([7, 7, 8]))) == (7, 8)


def test_rows_of_does_not_modify_masks() -> None:
    hands = masks(random_hands(10, 7))
    hands_before = hands.copy()
    rows_of(hands, 7)
    assert (hands == hands_before).all()


def test_bit_count_fallback_matches_python() -> None:
    random_words = np.random.default_rng(5).integers(0, 1 << 64, 10_000, np.uint64, endpoint=False)
    random_words[:2] = 0, (1 << 64) - 1
    assert card_masks._count_bits_in_steps(random_words).tolist() == [
        int(word).bit_count() for word in random_words
    ]


def test_hole_cards_follow_index_formula() -> None:
    assert len(HOLES) == 1326
    for index, (low_card, high_card) in enumerate(HOLES.tolist()):
        assert low_card < high_card
        assert index == high_card * (high_card - 1) // 2 + low_card
    assert (masks(HOLES) == HOLE_MASKS).all()


def test_constants_are_read_only() -> None:
    for constant in (MASK_OF, CARD_ORDER, HOLES, HOLE_MASKS):
        with pytest.raises(ValueError, match="read-only"):
            constant[0] = 1


def test_all_masks_yields_each_set_once() -> None:
    hand_masks = np.concatenate(list(all_masks(4, lowest_card=36)))
    assert sorted(hand_masks.tolist()) == sorted(
        int(masks(list(hand))) for hand in combinations(range(36, 52), 4)
    )


TWO_CARD_MASKS = masks([[0, 51], [1, 2]])


@pytest.mark.parametrize(
    "mask, error, message",
    [
        (-1, ValueError, "cards_of: a mask is 0 or more, got -1"),
        (1 << 13, ValueError, "cards_of: bit 13 of the mask is no card"),
        (1 << 63 | 1, ValueError, "cards_of: bit 63 of the mask is no card"),
        (1 << 64, ValueError, "cards_of: bit 64 of the mask is no card"),
        (1.0, TypeError, "cards_of: a whole number is expected, got float: 1.0"),
        ("1", TypeError, "cards_of: a whole number is expected, got str: '1'"),
        (True, TypeError, "cards_of: a whole number is expected, got bool: True"),
        (None, TypeError, "cards_of: a whole number is expected, got NoneType: None"),
        (TWO_CARD_MASKS, TypeError, "got an array of uint64 and shape \\(2,\\)"),
    ],
)
def test_cards_of_refuses_invalid_mask(mask: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        cards_of(mask)


def test_cards_of_accepts_any_integer_type() -> None:
    for mask in (int(TWO_CARD_MASKS[0]), TWO_CARD_MASKS[0], np.array(TWO_CARD_MASKS[0])):
        assert cards_of(mask) == (0, 51)
    assert cards_of(0) == ()


@pytest.mark.parametrize(
    "hands, error, message",
    [
        ([-1], ValueError, "masks: -1 is no card, cards are 0 to 51"),
        ([0, 52], ValueError, "masks: 52 is no card"),
        ([[0, 1], [2, 99]], ValueError, "masks: row 1: 99 is no card"),
        ([[[0, 1]], [[-52, 3]]], ValueError, "masks: row 1, 0: -52 is no card"),
        (np.full((3, 2), 200, np.uint8), ValueError, "masks: row 0: 200 is no card"),
        (np.full((3, 2), -1, np.int8), ValueError, "masks: row 0: -1 is no card"),
        (np.full((3, 2), 1 << 63, np.uint64), ValueError, f"row 0: {1 << 63} is no card"),
        (np.full((3, 2), -1, ">i8"), ValueError, "masks: row 0: -1 is no card"),
        ([[0, 1], [2]], ValueError, "0 to 51, all rows of one length"),
        (5, TypeError, "numbers from 0 to 51, got int: 5"),
        (np.array(5), TypeError, "got an array of int64 and shape \\(\\)"),
        ([1.5], TypeError, "got list: \\[1.5\\]"),
        ([True, False], TypeError, "got list: \\[True, False\\]"),
        ([1 << 70], TypeError, "got list: "),
        ("As", TypeError, "got str: 'As'"),
        (None, TypeError, "got NoneType: None"),
        (
            np.ma.masked_array([0, 1], mask=[False, True]),
            TypeError,
            "got a MaskedArray of int64",
        ),
    ],
)
def test_masks_refuses_invalid_cards(hands: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        masks(hands)


@pytest.mark.filterwarnings("ignore:the matrix subclass")
def test_masks_accepts_any_integer_type() -> None:
    hands = random_hands(50, 5)
    for dtype in ("u1", "i1", "i2", "<i8", ">i8", "u8", object):
        cards = hands.tolist() if dtype is object else hands.astype(dtype)
        assert (masks(cards) == masks(hands)).all()
    assert (masks(np.asmatrix(hands)) == masks(hands)).all()
    assert (masks(hands.T[:, ::-1].T) == masks(hands)[::-1]).all()
    assert masks([]) == 0
    assert masks(np.empty((0, 5), np.uint8)).shape == (0,)


@pytest.mark.parametrize(
    "hand_masks, size, error, message",
    [
        (TWO_CARD_MASKS, 3, ValueError, "rows_of: row 0: 2 cards, and 3 are expected"),
        (TWO_CARD_MASKS, 1, ValueError, "rows_of: row 0: 2 cards, and 1 are expected"),
        (TWO_CARD_MASKS | np.uint64(1), 2, ValueError, "row 1: 3 cards, and 2 are expected"),
        (
            TWO_CARD_MASKS | np.uint64(1 << 14),
            3,
            ValueError,
            "row 0: bit 14 of the mask is no card",
        ),
        (TWO_CARD_MASKS, -1, ValueError, "rows_of: 0 to 52 cards are expected, got -1"),
        (TWO_CARD_MASKS, 53, ValueError, "rows_of: 0 to 52 cards are expected, got 53"),
        (TWO_CARD_MASKS, 2.0, TypeError, "rows_of: a whole number is expected, got float: 2.0"),
        (TWO_CARD_MASKS[0], 2, TypeError, "masks are expected as uint64 \\(n,\\), got uint64"),
        (TWO_CARD_MASKS.tolist(), 2, TypeError, "got list"),
        (TWO_CARD_MASKS.astype(np.int64), 2, TypeError, "got an array of int64"),
        (TWO_CARD_MASKS[None], 2, ValueError, "an array of uint64 and shape \\(1, 2\\)"),
        (
            np.ma.masked_array(TWO_CARD_MASKS, mask=[False, True]),
            2,
            ValueError,
            "a MaskedArray of uint64",
        ),
    ],
)
def test_rows_of_refuses_other_sizes(
    hand_masks: Any, size: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        rows_of(hand_masks, size)


def test_rows_of_names_faulty_row() -> None:
    hand_masks = masks(random_hands(100_000, 7))
    hand_masks[70_001] &= hand_masks[70_001] - np.uint64(1)
    with pytest.raises(ValueError, match="row 70001: 6 cards, and 7 are expected"):
        rows_of(hand_masks, 7)


def test_rows_of_accepts_empty_input() -> None:
    assert rows_of(np.empty(0, np.uint64), 7).shape == (0, 7)
    assert rows_of(np.zeros(3, np.uint64), 0).shape == (3, 0)
