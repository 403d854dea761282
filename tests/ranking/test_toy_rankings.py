"""Kuhn and Leduc: one hole card, and a board that may pair it."""

import pytest

from riverboat.cards import card_names, parse_cards
from riverboat.ranking import KUHN, LEDUC, Category, OneCard, rank


def test_higher_card_wins_in_kuhn() -> None:
    jack, queen, king = (rank(KUHN, card) for card in ("Js", "Qs", "Ks"))
    assert jack < queen < king
    assert str(king) == "king high"
    assert king.category is Category.HIGH_CARD
    assert (jack.value, queen.value, king.value) == (0x090000, 0x0A0000, 0x0B0000)


def test_pair_with_board_wins_in_leduc() -> None:
    pair, high_card = rank(LEDUC, "Jh", "Js"), rank(LEDUC, "Ks", "Js")
    assert pair > high_card
    assert str(pair) == "pair of jacks"
    assert pair.category is Category.ONE_PAIR
    assert card_names(pair.cards) == "Jh Js"
    assert card_names(high_card.cards) == "Ks"
    assert (pair.value, high_card.value) == (0x190000, 0x0B0000)


def test_equal_ranks_tie_in_leduc() -> None:
    assert rank(LEDUC, "Kh", "Js") == rank(LEDUC, "Ks", "Js")


def test_leduc_hands_rank_without_board() -> None:
    assert rank(LEDUC, "Kh") > rank(LEDUC, "Qh")


@pytest.mark.parametrize("ranking, board", [(KUHN, "Qs"), (LEDUC, "Qs Js")])
def test_board_with_too_many_cards_is_refused(ranking: OneCard, board: str) -> None:
    with pytest.raises(ValueError, match=f"{ranking.name} cannot have the board {board}"):
        ranking.ranker_for_board(parse_cards(board))


@pytest.mark.parametrize("hole", ["", "Ks Qs"])
def test_other_counts_of_hole_cards_are_refused(hole: str) -> None:
    with pytest.raises(ValueError, match="expected one hole card, got"):
        rank(KUHN, hole)


def test_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown card"):
        rank(KUHN, "??")
    with pytest.raises(ValueError, match="unknown card"):
        rank(LEDUC, "Ks", "??")
