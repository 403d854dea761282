"""Argument errors of the kernel in both tiers."""

from collections.abc import Callable

import numpy as np
import pytest

from riverboat.kernel.card_masks import masks
from riverboat.kernel.evaluation.badugi_evaluation import badugi
from riverboat.kernel.evaluation.block_ranking import BLOCK_ROWS
from riverboat.kernel.evaluation.high_evaluation import high, short_deck
from riverboat.kernel.evaluation.low_evaluation import ace_to_five, deuce_to_seven, eight_or_better
from riverboat.kernel.evaluation.omaha_evaluation import omaha
from riverboat.kernel.tables.ranking_values import Values
from tests.kernel.sample_hands import random_hands

pytestmark = pytest.mark.usefixtures("tier")

Ranker = Callable[..., Values]

each_ranker = pytest.mark.parametrize(
    "ranker, size, lowest_card",
    [
        (high, 7, 0),
        (short_deck, 7, 16),
        (ace_to_five, 7, 0),
        (eight_or_better, 7, 0),
        (deuce_to_seven, 7, 0),
        (badugi, 4, 0),
    ],
)


@each_ranker
@pytest.mark.parametrize("row", [0, 1, 5000])
def test_first_row_with_invalid_card_is_named(
    ranker: Ranker, size: int, lowest_card: int, row: int
) -> None:
    hands = random_hands(10_000, size, lowest_card=lowest_card)
    hands[row, size - 1] = 200
    hands[row + 1 :: 3, 0] = 99
    with pytest.raises(ValueError, match=rf"^{ranker.__name__}: row {row}: 200 is no card"):
        ranker(hands)


@each_ranker
@pytest.mark.parametrize("columns", [(0, 1), (0, -1), (-2, -1)])
def test_row_with_duplicate_card_is_named(
    ranker: Ranker, size: int, lowest_card: int, columns: tuple[int, int]
) -> None:
    hands = random_hands(10_000, size, lowest_card=lowest_card)
    first_column, second_column = columns
    hands[7777, first_column] = hands[7777, second_column]
    card = hands[7777, first_column]
    with pytest.raises(ValueError, match=rf"row 7777: card {card}, \w\w, is there twice"):
        ranker(hands)


@each_ranker
def test_first_faulty_row_is_named_for_any_thread_count(
    ranker: Ranker, size: int, lowest_card: int
) -> None:
    row_count = 4 * BLOCK_ROWS
    hands = random_hands(row_count, size, lowest_card=lowest_card)
    hands[[BLOCK_ROWS + 3, 2 * BLOCK_ROWS + 5, row_count - 1], 0] = 52
    for threads in (1, 2, 4):
        with pytest.raises(ValueError, match=rf"row {BLOCK_ROWS + 3}: 52 is no card"):
            ranker(hands, threads=threads)


@each_ranker
def test_mask_of_other_size_is_named(ranker: Ranker, size: int, lowest_card: int) -> None:
    hand_masks = masks(random_hands(5000, size, lowest_card=lowest_card))
    larger_masks, smaller_masks = hand_masks.copy(), hand_masks.copy()
    absent_cards = ~hand_masks[4000] & np.uint64(0x1FF0_0000_0000_0000)
    larger_masks[4000] |= absent_cards & (~absent_cards + np.uint64(1))
    smaller_masks[4000] &= smaller_masks[4000] - np.uint64(1)
    for faulty_masks, card_count in ((larger_masks, size + 1), (smaller_masks, size - 1)):
        message = rf"row 4000: {card_count} cards, and in the first row {size}"
        with pytest.raises(ValueError, match=message):
            ranker(faulty_masks)


@each_ranker
@pytest.mark.parametrize("bit", [13, 15, 31, 47, 63])
def test_mask_with_invalid_bit_is_named(
    ranker: Ranker, size: int, lowest_card: int, bit: int
) -> None:
    hand_masks = masks(random_hands(100, size, lowest_card=lowest_card))
    valid_mask = hand_masks[42]
    mask_with_extra_bit = valid_mask | np.uint64(1 << bit)
    mask_with_swapped_bit = valid_mask & (valid_mask - np.uint64(1)) | np.uint64(1 << bit)
    for invalid_mask in (mask_with_extra_bit, mask_with_swapped_bit):
        hand_masks[42] = invalid_mask
        with pytest.raises(ValueError, match=rf"row 42: bit {bit} of the mask is no card"):
            ranker(hand_masks)


@each_ranker
@pytest.mark.parametrize(
    "cards, message",
    [
        ([[1, 2, 3, 4, 5, 6, 7]], r"list: \[\[1, 2"),
        (None, "NoneType: None"),
        (b"1234567", "bytes: b'1234567'"),
        (np.zeros((2, 7), np.int64), r"an array of int64 and shape \(2, 7\)"),
        (np.zeros((2, 7), np.int8), r"an array of int8 and shape \(2, 7\)"),
        (np.zeros(2, ">u8"), r"an array of >u8 and shape \(2,\)"),
        (np.zeros(2, np.int64), r"an array of int64 and shape \(2,\)"),
        (np.zeros((2, 7), np.float64), r"an array of float64 and shape \(2, 7\)"),
        (np.zeros((2, 7), np.bool_), r"an array of bool and shape \(2, 7\)"),
    ],
)
def test_cards_of_other_type_are_refused(
    ranker: Ranker, size: int, lowest_card: int, cards: object, message: str
) -> None:
    ranker_name = ranker.__name__
    with pytest.raises(
        TypeError, match=rf"^{ranker_name}: cards are expected as uint8 .*, got {message}"
    ):
        ranker(cards)


@each_ranker
@pytest.mark.parametrize(
    "cards",
    [
        np.zeros((2, 3), np.uint8),
        np.zeros((2, 8), np.uint8),
        np.zeros(7, np.uint8),
        np.zeros((2, 2, 7), np.uint8),
        np.zeros((2, 7), np.uint64),
        np.array([0b111], np.uint64),
        np.array([0xFF], np.uint64),
        np.zeros((), np.uint64),
        np.zeros(3, np.uint64),
    ],
)
def test_cards_of_other_shape_are_refused(
    ranker: Ranker, size: int, lowest_card: int, cards: object
) -> None:
    with pytest.raises(ValueError, match=r"cards are expected as uint8 \(n, \d to \d\)"):
        ranker(cards)


def test_error_states_expected_input_in_full() -> None:
    with pytest.raises(ValueError, match="high") as refusal:
        high(np.zeros((2, 8), np.uint8))
    assert str(refusal.value) == (
        "high: cards are expected as uint8 (n, 5 to 7) or as uint64 masks (n,) of 5 to 7 cards, "
        "got an array of uint8 and shape (2, 8)"
    )
    with pytest.raises(ValueError, match="high") as refusal:
        high(np.array([0b111], np.uint64))
    assert str(refusal.value) == (
        "high: cards are expected as uint8 (n, 5 to 7) or as uint64 masks (n,) of 5 to 7 cards, "
        "and the first mask of this array has 3 cards"
    )


def test_non_contiguous_array_is_refused() -> None:
    hands = random_hands(100, 7)
    hand_masks = masks(hands)
    misaligned_masks = np.frombuffer(b"." + hand_masks.tobytes(), np.uint64, offset=1)
    for cards in (hands[::2], np.asfortranarray(hands), hand_masks[::2], misaligned_masks):
        with pytest.raises(ValueError, match="high: an array is taken without a copy"):
            high(cards)
    with pytest.raises(ValueError, match="out: an array is taken without a copy"):
        high(hands, np.empty(200, np.uint16)[::2])
    with pytest.raises(ValueError, match="hole: an array is taken without a copy"):
        omaha(hands[:, :4], hands[0, 4:])


@pytest.mark.parametrize(
    "output, error",
    [
        (np.empty(9, np.uint16), ValueError),
        (np.empty((10, 1), np.uint16), ValueError),
        (np.empty(10, np.int16), TypeError),
        (np.empty(10, np.uint32), TypeError),
        ([0] * 10, TypeError),
    ],
)
def test_wrong_output_buffer_is_refused(output: Values, error: type[Exception]) -> None:
    hands = random_hands(10, 9)
    message = r"out: a writeable uint16 array of shape \(10,\) is expected, got"
    with pytest.raises(error, match=message):
        high(np.ascontiguousarray(hands[:, :7]), output)
    with pytest.raises(error, match=message):
        omaha(np.ascontiguousarray(hands[:, :4]), np.ascontiguousarray(hands[:, 4:]), output)


def test_read_only_output_buffer_is_refused() -> None:
    output = np.empty(10, np.uint16)
    output.setflags(write=False)
    with pytest.raises(ValueError, match=r"shape \(10,\) is expected, and this one is read-only"):
        high(random_hands(10, 7), output)


@pytest.mark.parametrize("threads", [0, -1, 1025])
def test_out_of_range_thread_count_is_refused(threads: int) -> None:
    with pytest.raises(ValueError, match=f"threads: 1 to 1024 are expected, got {threads}"):
        high(random_hands(10, 7), threads=threads)


@pytest.mark.parametrize("threads", [np.int64(2), np.uint8(2), np.array(2), 2])
def test_threads_accept_any_integer_type(threads: int) -> None:
    hands = random_hands(2 * BLOCK_ROWS, 7)
    assert (high(hands, threads=threads) == high(hands)).all()


@pytest.mark.parametrize("threads", [None, 2.0, "2", True, np.True_, np.array([2])])
def test_non_integer_threads_are_refused(threads: int) -> None:
    with pytest.raises(TypeError, match="threads: a whole number is expected"):
        high(random_hands(10, 7), threads=threads)


@pytest.mark.parametrize(
    "hole, error",
    [
        (np.zeros((2, 3), np.uint8), ValueError),
        (np.zeros((2, 7), np.uint8), ValueError),
        (np.zeros(4, np.uint8), ValueError),
        (np.zeros((2, 4), np.int64), TypeError),
        ([[0, 1, 2, 3]], TypeError),
        (np.zeros(2, np.uint64), TypeError),
    ],
)
def test_invalid_hole_cards_are_refused(hole: object, error: type[Exception]) -> None:
    pattern = r"hole: uint8 cards of shape \(n, 4 to 6\) are expected, got"
    with pytest.raises(error, match=pattern):
        omaha(hole, np.arange(5, dtype=np.uint8))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "board, error",
    [
        (np.arange(2, dtype=np.uint8), ValueError),
        (np.arange(6, dtype=np.uint8), ValueError),
        (np.zeros((3, 5), np.uint8), ValueError),
        (np.zeros((1, 5), np.uint8), ValueError),
        (np.zeros((2, 6), np.uint8), ValueError),
        (np.zeros((2, 5, 1), np.uint8), ValueError),
        (np.array(7, np.uint8), ValueError),
        (np.arange(5), TypeError),
        ([0, 1, 2, 3, 4], TypeError),
    ],
)
def test_invalid_board_is_refused(board: object, error: type[Exception]) -> None:
    hole = np.arange(40, 48, dtype=np.uint8).reshape(2, 4)
    pattern = r"board: uint8 cards of shape \(3 to 5,\), one for all, or \(2, 3 to 5\) are expected"
    with pytest.raises(error, match=pattern):
        omaha(hole, board)  # type: ignore[arg-type]
