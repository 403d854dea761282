from itertools import combinations

import numpy as np
import pytest

from riverboat.cards import card_of, names, parse_cards
from riverboat.kernel import cards
from riverboat.kernel.cards import (
    ALL_CARDS,
    CARD_ORDER,
    HOLE_MASKS,
    HOLES,
    MASK_OF,
    SHORT_DECK,
    cards_of,
    masks,
    rows_of,
    sizes,
)
from tests.kernel.deals import all_masks, random_hands


def test_a_card_is_the_bit_sixteen_times_its_suit_plus_its_rank() -> None:
    for rank in range(13):
        for suit in range(4):
            assert MASK_OF[card_of(rank, suit)] == 1 << 16 * suit + rank
    assert int(np.bitwise_or.reduce(MASK_OF)) == ALL_CARDS


def test_cards_are_called_as_everywhere_in_riverboat() -> None:
    assert " ".join(map(cards.name, range(52))) == names(range(52))


def test_cards_stand_in_the_order_of_their_bits() -> None:
    assert cards_of(ALL_CARDS) == tuple(range(52))
    assert names(CARD_ORDER[:13].tolist()) == "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"
    assert (np.diff(MASK_OF[CARD_ORDER].astype(np.int64)) > 0).all()


def test_a_short_deck_begins_with_the_sixes() -> None:
    assert cards_of(SHORT_DECK) == tuple(range(parse_cards("6c")[0], 52))


@pytest.mark.parametrize("size", [1, 2, 5, 7, 9])
def test_cards_go_into_a_mask_and_come_out_again(size: int) -> None:
    hands = random_hands(2000, size)
    together = masks(hands)

    assert [cards_of(int(mask)) for mask in together] == [tuple(sorted(h)) for h in hands.tolist()]
    assert (masks(rows_of(together, size)) == together).all()
    assert (sizes(together) == size).all()


def test_masks_keep_the_shape_of_what_they_are_made_of() -> None:
    hands = random_hands(24, 3).reshape(2, 3, 4, 3)
    assert masks(hands).shape == (2, 3, 4)
    assert masks([0, 1]).shape == ()
    assert masks([[0, 1]]).shape == (1,)


def test_a_card_that_is_there_twice_is_in_the_mask_once() -> None:
    assert cards_of(int(masks([7, 7, 8]))) == (7, 8)


def test_making_rows_leaves_the_masks_as_they_are() -> None:
    hands = masks(random_hands(10, 7))
    before = hands.copy()
    rows_of(hands, 7)
    assert (hands == before).all()


def test_bits_are_counted_alike_by_an_old_numpy() -> None:
    words = np.random.default_rng(5).integers(0, 1 << 64, 10_000, np.uint64, endpoint=False)
    words[:2] = 0, (1 << 64) - 1
    assert cards._count_bits_in_steps(words).tolist() == [int(word).bit_count() for word in words]


def test_hole_cards_stand_where_the_formula_says() -> None:
    assert len(HOLES) == 1326
    for index, (a, b) in enumerate(HOLES.tolist()):
        assert a < b
        assert index == b * (b - 1) // 2 + a
    assert (masks(HOLES) == HOLE_MASKS).all()


def test_constants_cannot_be_changed() -> None:
    for constant in (MASK_OF, CARD_ORDER, HOLES, HOLE_MASKS):
        with pytest.raises(ValueError, match="read-only"):
            constant[0] = 1


def test_all_sets_of_cards_are_there_once() -> None:
    found = np.concatenate(list(all_masks(4, lowest=36)))
    assert sorted(found.tolist()) == sorted(
        int(masks(list(hand))) for hand in combinations(range(36, 52), 4)
    )
