"""A whole showdown ranked at once: the same values, and the same refusals, as one by one."""

import random

import pytest

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.ranking import HIGH, KUHN, LEDUC, OMAHA, RANKINGS, SHORT_DECK, Ranking

HANDS = 2_000


@pytest.mark.parametrize("board_cards", [0, 3, 4, 5])
@pytest.mark.parametrize("ranking", [HIGH, SHORT_DECK, OMAHA], ids=lambda ranking: ranking.name)
def test_a_showdown_gets_the_values_that_each_holding_gets_alone(
    ranking: Ranking, board_cards: int
) -> None:
    if ranking is OMAHA and not board_cards:
        return
    hole_cards = 4 if ranking is OMAHA else 2 if board_cards else 5
    rng = random.Random(f"{ranking.name} {board_cards}")
    deck = range(16, 52)  # sixes and up are in every deck
    for _ in range(HANDS):
        cards = rng.sample(deck, board_cards + 3 * hole_cards)
        board = tuple(cards[:board_cards])
        holdings = [
            tuple(cards[k : k + hole_cards]) for k in range(board_cards, len(cards), hole_cards)
        ]
        value = ranking.on(board)
        assert ranking.ranks_on(board, holdings) == [value(hole) for hole in holdings]


def test_a_flush_on_the_board_is_seen() -> None:
    board = parse_cards("As Ks 7s 4s 2s")
    holdings = [parse_cards("Qs Jd"), parse_cards("Ad Kd"), parse_cards("3s 5d")]
    value = HIGH.on(board)
    assert HIGH.ranks_on(board, holdings) == [value(hole) for hole in holdings]


def test_holdings_of_unlike_sizes_are_ranked_too() -> None:
    board = parse_cards("As Kd 7s 4h 2c")
    holdings = [parse_cards("Qs Jd"), parse_cards("Ad"), parse_cards("")]
    value = HIGH.on(board)
    assert HIGH.ranks_on(board, holdings) == [value(hole) for hole in holdings]


@pytest.mark.parametrize("ranking, board", [(KUHN, ""), (LEDUC, "Kh")])
def test_one_card_games_rank_a_showdown_too(ranking: Ranking, board: str) -> None:
    holdings = [parse_cards("Ks"), parse_cards("Js")]
    value = ranking.on(parse_cards(board))
    assert ranking.ranks_on(parse_cards(board), holdings) == [value(hole) for hole in holdings]


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=RANKINGS.keys())
@pytest.mark.parametrize(
    "hole", [(UNKNOWN,), (UNKNOWN, 40), (40, 41, 42, 43, 44, 45, UNKNOWN)], ids=len
)
@pytest.mark.parametrize("board", ["", "Ks", "As Kd 7s 8h 9c", "As Kd 7s 8s 9s"])
def test_what_cannot_be_ranked_alone_cannot_be_ranked_at_a_showdown(
    ranking: Ranking, hole: tuple[int, ...], board: str
) -> None:
    with pytest.raises(ValueError, match=r"\w") as alone:
        ranking.on(parse_cards(board))(hole)
    with pytest.raises(ValueError, match=r"\w") as at_showdown:
        ranking.ranks_on(parse_cards(board), [hole])
    assert str(at_showdown.value) == str(alone.value)
