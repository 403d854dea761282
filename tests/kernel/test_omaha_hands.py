"""Omaha values compared with ``riverboat.ranking``: two hole cards and three board cards."""

from collections.abc import Callable

import numpy as np
import pytest

from riverboat.cards import parse_cards
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.evaluation.omaha_evaluation import omaha, omaha_low
from riverboat.kernel.tables.ranking_values import Values
from riverboat.ranking import OMAHA, OMAHA_EIGHT_OR_BETTER
from tests.kernel.expected_values import indexes_in_ranking
from tests.kernel.sample_hands import random_hands
from tests.schedule import run_in
from tests.thorough import example_count

pytestmark = pytest.mark.usefixtures("tier")

each_hole_size = pytest.mark.parametrize("hole_cards", [4, 5, 6])
each_board_size = pytest.mark.parametrize("board_cards", [3, 4, 5])
each_ranker = pytest.mark.parametrize("ranker", [omaha, omaha_low])


def expected_values(ranker: Callable[..., Values], hole: Bytes, boards: Bytes) -> Values:
    ranking = OMAHA if ranker is omaha else OMAHA_EIGHT_OR_BETTER
    rows = zip(hole.tolist(), boards.tolist(), strict=True)
    values = [ranking.ranker_for_board(board)(hand) for hand, board in rows]
    return indexes_in_ranking("high" if ranker is omaha else "eight or better", values)


def split_deals(dealt_cards: Bytes, hole_size: int) -> tuple[Bytes, Bytes]:
    hole, board = np.hsplit(dealt_cards, [hole_size])
    return np.ascontiguousarray(hole), np.ascontiguousarray(board)


@run_in("slow", keep_every=4)
@each_hole_size
@each_board_size
@each_ranker
def test_random_deals_match_ranking(
    ranker: Callable[..., Values], hole_cards: int, board_cards: int
) -> None:
    hole, boards = split_deals(
        random_hands(example_count(2_000, 20_000), hole_cards + board_cards), hole_cards
    )
    assert (ranker(hole, boards) == expected_values(ranker, hole, boards)).all()


@run_in("slow", keep_every=3)
@each_hole_size
def test_two_suited_deals_match_ranking(hole_cards: int) -> None:
    # Boards with flushes, straight flushes and full houses.
    dealt_cards = random_hands(6000, hole_cards + 5, lowest_card=26) - 26
    hole, boards = split_deals(dealt_cards // 2 * 4 + 2 + dealt_cards % 2, hole_cards)
    assert (omaha(hole, boards) == expected_values(omaha, hole, boards)).all()


@run_in("slow", keep_every=4)
@each_hole_size
@each_board_size
@each_ranker
def test_shared_board_equals_repeated_board(
    ranker: Callable[..., Values], hole_cards: int, board_cards: int
) -> None:
    for board_text in ("As Kd 7h 4s 2c", "As 8s 7s 4s 2c", "As Ac 8s 4s 2s", "Ks Qs Js Ts 9s"):
        board = np.array(parse_cards(board_text)[:board_cards], np.uint8)
        hands = random_hands(5000, hole_cards)
        hole = hands[~np.isin(hands, board).any(axis=1)]
        repeated_board = np.ascontiguousarray(np.broadcast_to(board, (len(hole), board_cards)))
        assert (ranker(hole, board) == ranker(hole, repeated_board)).all()
        assert (
            ranker(hole[:500], board) == expected_values(ranker, hole[:500], repeated_board[:500])
        ).all()


@pytest.mark.parametrize(
    "hole, board, value",
    [
        ("As Ks 2c 3d", "Qs Js Ts 2d 2h", 7462),
        ("As Kc 2c 3d", "Qs Js Ts 9s 8s", 5863),  # one spade makes no flush: an ace-high straight
        ("Ac Ad Ah As", "Kc Kd Qh 7s 2c", 4137 + 858),  # two pair, no full house
        ("Kc 7d 8d 2s", "Kd Kh Ks 3c 4d", 7297 + 12 * 11 + 6),  # four kings and the eight
    ],
)
def test_high_uses_exactly_two_hole_cards(hole: str, board: str, value: int) -> None:
    hands = np.array([parse_cards(hole)], np.uint8)
    assert omaha(hands, np.array(parse_cards(board), np.uint8)).tolist() == [value]


@pytest.mark.parametrize(
    "hole, board, value",
    [
        ("Ac 2d Kc Kd", "3h 4s 5c Kh Ks", 56),
        ("Ac 2d Kc Kd", "3h 4s Qc Kh Ks", 0),  # three of the board
        ("Ac Kc Kd Qd", "2d 3h 4s 5c Kh", 0),  # two of the hand
        ("Ac 2d 3c Kd", "Ah 2s 7c 6h 5d", 54),  # counterfeited twice: 6-5-3-2-A
    ],
)
def test_low_uses_two_hole_and_three_board_cards(hole: str, board: str, value: int) -> None:
    hands = np.array([parse_cards(hole)], np.uint8)
    assert omaha_low(hands, np.array(parse_cards(board), np.uint8)).tolist() == [value]


@each_ranker
def test_values_are_independent_of_threads(ranker: Callable[..., Values]) -> None:
    hole, boards = split_deals(random_hands(100_000, 9), 4)
    assert (ranker(hole, boards, threads=2) == ranker(hole, boards)).all()
    single_threaded = np.empty(len(hole), np.uint16)
    assert ranker(hole, boards, single_threaded, threads=2) is single_threaded


@each_ranker
def test_empty_input_gives_empty_output(ranker: Callable[..., Values]) -> None:
    no_cards = np.empty((0, 4), np.uint8)
    assert ranker(no_cards, np.empty((0, 5), np.uint8)).shape == (0,)
    assert ranker(no_cards, np.arange(5, dtype=np.uint8)).shape == (0,)


@each_ranker
@pytest.mark.parametrize(
    "hole, board, message",
    [
        ((0, 1, 2, 52), (4, 5, 6, 7, 8), "row 1: 52 is no card, cards are 0 to 51"),
        ((0, 1, 2, 3), (4, 5, 6, 7, 255), "row 1: 255 is no card, cards are 0 to 51"),
        ((0, 1, 2, 1), (4, 5, 6, 7, 8), "row 1: card 1, 2d, is there twice"),
        ((0, 1, 2, 3), (4, 5, 6, 7, 7), "row 1: card 7, 3s, is there twice"),
        ((0, 1, 2, 3), (4, 5, 6, 7, 3), "row 1: card 3, 2s, is there twice"),
    ],
)
def test_impossible_deal_is_refused(
    ranker: Callable[..., Values], hole: tuple[int, ...], board: tuple[int, ...], message: str
) -> None:
    hands = np.array([(40, 41, 42, 43), hole], np.uint8)
    with pytest.raises(ValueError, match=message):
        ranker(hands, np.array([(4, 5, 6, 7, 8), board], np.uint8))
    with pytest.raises(ValueError, match="hole and board: row"):
        ranker(hands, np.array(board, np.uint8))
