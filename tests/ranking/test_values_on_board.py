"""Ranking of a whole showdown: equal values and refusals as for single holdings."""

import random

import pytest

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.ranking import (
    HIGH,
    KUHN,
    LEDUC,
    OMAHA,
    OMAHA_EIGHT_OR_BETTER,
    RANKINGS,
    SHORT_DECK,
    Ranking,
)

HAND_COUNT = 2_000


@pytest.mark.parametrize("board_cards", [0, 3, 4, 5])
@pytest.mark.parametrize("ranking", [HIGH, SHORT_DECK, OMAHA], ids=lambda ranking: ranking.name)
def test_showdown_values_equal_single_values(ranking: Ranking, board_cards: int) -> None:
    if ranking is OMAHA and not board_cards:
        return
    hole_cards = 4 if ranking is OMAHA else 2 if board_cards else 5
    rng = random.Random(f"{ranking.name} {board_cards}")
    deck = range(16, 52)  # every deck has sixes and up
    for _ in range(HAND_COUNT):
        cards = rng.sample(deck, board_cards + 3 * hole_cards)
        board = tuple(cards[:board_cards])
        holdings = [
            tuple(cards[start_index : start_index + hole_cards])
            for start_index in range(board_cards, len(cards), hole_cards)
        ]
        rank_hole_cards = ranking.ranker_for_board(board)
        assert ranking.values_on_board(board, holdings) == [
            rank_hole_cards(hole) for hole in holdings
        ]


@pytest.mark.parametrize(
    "name, board_cards, hole_cards",
    [
        *((name, 0, 5) for name in ("high", "2-7", "a-5", "eight or better")),
        *((name, 0, 7) for name in ("high", "2-7", "a-5", "eight or better")),
        *((name, 1, 6) for name in ("high", "2-7", "a-5", "eight or better")),
        *(("omaha eight or better", 5, hole_cards) for hole_cards in (2, 3, 4, 5, 6)),
        *(("omaha eight or better", board_cards, 4) for board_cards in (3, 4)),
        *((name, 0, hole_cards) for name in ("badugi", "badugi ace high") for hole_cards in (4, 5)),
        *((name, 5, 5) for name in ("high in hand", "2-7 in hand", "badugi in hand")),
    ],
)
def test_low_and_stud_showdown_values_equal_single_values(
    name: str, board_cards: int, hole_cards: int
) -> None:
    ranking = RANKINGS[name]
    rng = random.Random(f"{name} {board_cards} {hole_cards}")
    for _ in range(300):
        cards = rng.sample(range(52), board_cards + 4 * hole_cards)
        board = tuple(cards[:board_cards])
        holdings = [
            tuple(cards[start_index : start_index + hole_cards])
            for start_index in range(board_cards, len(cards), hole_cards)
        ]
        rank_hole_cards = ranking.ranker_for_board(board)
        assert ranking.values_on_board(board, holdings) == [
            rank_hole_cards(hole) for hole in holdings
        ]
        assert ranking.values_on_board(list(board), [list(hole) for hole in holdings]) == [
            rank_hole_cards(hole) for hole in holdings
        ]
    assert ranking.values_on_board(board, []) == []


def test_omaha_lows_of_different_sizes_are_ranked() -> None:
    board = parse_cards("2c 3d 8h Ks Kd")
    holdings = [parse_cards(cards) for cards in ("As 4s 9c 9d", "As 4h", "As 4c 5d Qs 6s", "")]
    rank_hole_cards = OMAHA_EIGHT_OR_BETTER.ranker_for_board(board)
    for ordered_holdings in (holdings[:3], holdings[2::-1]):
        assert OMAHA_EIGHT_OR_BETTER.values_on_board(board, ordered_holdings) == [
            rank_hole_cards(hole) for hole in ordered_holdings
        ]
    with pytest.raises(ValueError, match="two hole cards must play, got 0"):
        OMAHA_EIGHT_OR_BETTER.values_on_board(board, holdings)


def test_board_flush_is_recognized() -> None:
    board = parse_cards("As Ks 7s 4s 2s")
    holdings = [parse_cards("Qs Jd"), parse_cards("Ad Kd"), parse_cards("3s 5d")]
    rank_hole_cards = HIGH.ranker_for_board(board)
    assert HIGH.values_on_board(board, holdings) == [rank_hole_cards(hole) for hole in holdings]


def test_holdings_of_different_sizes_are_ranked() -> None:
    board = parse_cards("As Kd 7s 4h 2c")
    holdings = [parse_cards("Qs Jd"), parse_cards("Ad"), parse_cards("")]
    value = HIGH.ranker_for_board(board)
    assert HIGH.values_on_board(board, holdings) == [value(hole) for hole in holdings]


@pytest.mark.parametrize("ranking, board", [(KUHN, ""), (LEDUC, "Kh")])
def test_one_card_games_rank_showdowns(ranking: Ranking, board: str) -> None:
    holdings = [parse_cards("Ks"), parse_cards("Js")]
    value = ranking.ranker_for_board(parse_cards(board))
    assert ranking.values_on_board(parse_cards(board), holdings) == [
        value(hole) for hole in holdings
    ]


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=RANKINGS.keys())
@pytest.mark.parametrize(
    "hole", [(UNKNOWN,), (UNKNOWN, 40), (40, 41, 42, 43, 44, 45, UNKNOWN)], ids=len
)
@pytest.mark.parametrize("board", ["", "Ks", "As Kd 7s 8h 9c", "As Kd 7s 8s 9s"])
def test_showdown_refuses_same_holdings_as_single_ranking(
    ranking: Ranking, hole: tuple[int, ...], board: str
) -> None:
    with pytest.raises(ValueError, match=r"\w") as single_error:
        ranking.ranker_for_board(parse_cards(board))(hole)
    with pytest.raises(ValueError, match=r"\w") as showdown_error:
        ranking.values_on_board(parse_cards(board), [hole])
    assert str(showdown_error.value) == str(single_error.value)
