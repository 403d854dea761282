"""Ranks: descriptions, playing cards and comparisons."""

import copy
import operator
import pickle
from collections.abc import Callable

import pytest

import riverboat.ranking
from riverboat.cards import BadCard, card_names
from riverboat.ranking import (
    HIGH,
    HIGH_ORDER,
    OMAHA,
    RANKINGS,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    AnyFive,
    Category,
    OmahaHigh,
    Rank,
    high,
    rank,
)

# Values are stored in logs: lines may be added, but never changed.
CATEGORY_EXAMPLES = [
    ("As Ks Qs Js Ts", 0x8C0000, "royal flush", "As Ks Qs Js Ts"),
    ("5h 4h 3h 2h Ah", 0x830000, "five-high straight flush", "5h 4h 3h 2h Ah"),
    ("9c 9d 9h 9s Kc", 0x77B000, "four of a kind, nines, king kicker", "9s 9h 9d 9c Kc"),
    ("Kc Kd As Ah Ad", 0x6CB000, "full house, aces full of kings", "As Ah Ad Kd Kc"),
    ("6s As Ks 2s Ts", 0x5CB840, "ace-high flush, then king-ten-six-deuce", "As Ks Ts 6s 2s"),
    ("5c 6d 7h 8s 9c", 0x470000, "nine-high straight", "9c 8s 7h 6d 5c"),
    ("Ac 2d 3h 4s 5c", 0x430000, "five-high straight", "5c 4s 3h 2d Ac"),
    ("6c 6d 6h Qs 3c", 0x34A100, "three of a kind, sixes, queen-three kickers", "6h 6d 6c Qs 3c"),
    ("Ac Ad Kh Ks Qc", 0x2CBA00, "two pair, aces and kings, queen kicker", "Ad Ac Ks Kh Qc"),
    ("Ac Ad Kh Qs Jc", 0x1CBA90, "pair of aces, king-queen-jack kickers", "Ad Ac Kh Qs Jc"),
    ("Ac Kd Qh Js 9c", 0x0CBA97, "ace high, then king-queen-jack-nine", "Ac Kd Qh Js 9c"),
]


@pytest.mark.parametrize(
    "cards, value, english, playing", CATEGORY_EXAMPLES, ids=[case[2] for case in CATEGORY_EXAMPLES]
)
def test_categories_have_expected_value_and_description(
    cards: str, value: int, english: str, playing: str
) -> None:
    holding = high(cards)
    assert holding.value == value
    assert str(holding) == english
    assert card_names(holding.cards) == playing
    assert repr(holding) == f"<high: {english} ({playing})>"


def test_categories_compare_in_order() -> None:
    best_to_worst = [high(cards) for cards, *_ in CATEGORY_EXAMPLES]
    assert sorted(best_to_worst, reverse=True) == best_to_worst


@pytest.mark.parametrize("cards, value, english, playing", CATEGORY_EXAMPLES)
def test_category_follows_value(cards: str, value: int, english: str, playing: str) -> None:
    category = high(cards).category
    assert category is list(Category)[value >> 20]
    assert (category is Category.STRAIGHT_FLUSH) == ("flush" in english and "then" not in english)


@pytest.mark.parametrize(
    "ranking, cards, value, english",
    [
        (SHORT_DECK, "As 9s 8d 7c 6h", 0x470000, "nine-high straight"),
        (SHORT_DECK, "As 9s 8s 7s 6s", 0x870000, "nine-high straight flush"),
        (SHORT_DECK, "As Ks Js 8s 6s", 0x6CB964, "ace-high flush, then king-jack-eight-six"),
        (SHORT_DECK, "As Ah Ad Ks Kh", 0x5CB000, "full house, aces full of kings"),
        (SHORT_DECK_TRIPS, "As Ks Qd Jc Th", 0x3C0000, "ace-high straight"),
        (
            SHORT_DECK_TRIPS,
            "6s 6h 6d 7c 8h",
            0x446500,
            "three of a kind, sixes, eight-seven kickers",
        ),
    ],
)
def test_short_deck_uses_its_own_category_order(
    ranking: AnyFive, cards: str, value: int, english: str
) -> None:
    assert rank(ranking, cards).value == value
    assert str(rank(ranking, cards)) == english


def test_equal_ranks_tie_regardless_of_suits() -> None:
    spade_flush, heart_flush = high("As Ks Qs Js 9s"), high("Ah Kh Qh Jh 9h")
    assert spade_flush == heart_flush
    assert not operator.ne(spade_flush, heart_flush)
    assert spade_flush <= heart_flush
    assert spade_flush >= heart_flush
    assert not spade_flush < heart_flush
    assert not spade_flush > heart_flush
    assert len({spade_flush, heart_flush}) == 1


COMPARISONS = [operator.lt, operator.le, operator.gt, operator.ge]


@pytest.mark.parametrize("compare", [operator.eq, operator.ne, *COMPARISONS])
def test_ranks_of_different_rankings_cannot_be_compared(
    compare: Callable[[Rank, Rank], bool],
) -> None:
    flush = "As Ks Js 8s 6s"
    with pytest.raises(TypeError, match=r"a rank in .* cannot be compared with one in "):
        compare(high(flush), rank(SHORT_DECK, flush))


@pytest.mark.parametrize("compare", COMPARISONS)
def test_rank_cannot_be_compared_with_number(compare: Callable[[object, object], bool]) -> None:
    with pytest.raises(TypeError):
        compare(high("As Ks Qs Js Ts"), 0x8C0000)


def test_rank_is_not_equal_to_its_value() -> None:
    assert high("As Ks Qs Js Ts") != 0x8C0000


def test_hole_cards_are_preferred_to_equal_board_cards() -> None:
    best_five = rank(HIGH, "Ac 2d", "As Kd Qh Js Tc").cards
    assert card_names(best_five) == "Ac Kd Qh Js Tc"


def test_player_may_play_the_board() -> None:
    assert card_names(rank(HIGH, "2c 3d", "As Ks Qs Js Ts").cards) == "As Ks Qs Js Ts"


def test_omaha_plays_two_hole_cards_despite_better_board() -> None:
    holding = rank(OMAHA, "2c 3d 9h 9d", "As Ks Qs Js Ts")
    assert str(holding) == "pair of nines, ace-king-queen kickers"
    assert card_names(holding.cards) == "9h 9d As Ks Qs"


def test_omaha_takes_the_full_house_over_the_flush() -> None:
    holding = rank(OMAHA, "As 2s Kc Kd", "Ks 7s 7h 3s Qd")
    assert str(holding) == "full house, kings full of sevens"


def test_cards_may_be_given_as_integers() -> None:
    assert rank(HIGH, (51, 47), (43, 39, 35)) == high("As Ks Qs Js Ts")


def test_duplicate_card_is_refused() -> None:
    with pytest.raises(BadCard, match="duplicate card ace of spades: As Kd Qs Js As"):
        rank(HIGH, "As Kd", "Qs Js As")


@pytest.mark.parametrize("ranking", [HIGH, SHORT_DECK], ids=["high", "short deck"])
@pytest.mark.parametrize(
    "hole, board, count",
    [
        ("As Kd", "Qs Js", 4),
        ("As Ks", "Qs Js", 4),
        ("", "", 0),
        ("As Kd 9c", "Qs Js Td 8h 7c", 8),
        ("As Ks 9s", "Qs Js Td 8h 7c", 8),
        ("As Kd", "Qs Js Td 8h 7c 7d", 8),
        ("As Kd Qs Js Td 8h 7c 7d", "", 8),
    ],
)
def test_five_to_seven_cards_are_required(
    ranking: AnyFive, hole: str, board: str, count: int
) -> None:
    with pytest.raises(ValueError, match=f"best five of five to seven cards, got {count}"):
        rank(ranking, hole, board)


@pytest.mark.parametrize("board", ["", "As Kd"])
def test_omaha_needs_three_board_cards(board: str) -> None:
    with pytest.raises(ValueError, match="expected a board of three to five cards, got"):
        rank(OMAHA, "Qs Js Td 8h", board)


@pytest.mark.parametrize("hole", ["", "As"])
@pytest.mark.parametrize("board", ["Qs Js Td 8h 7c", "Qs Js Ts 8h 7c"])
def test_omaha_needs_two_hole_cards(hole: str, board: str) -> None:
    with pytest.raises(ValueError, match="two hole cards must play, got"):
        rank(OMAHA, hole, board)


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=RANKINGS.keys())
@pytest.mark.parametrize("hole", ["?? ??", "?? As", "?? As Ks Qs", "??"])
@pytest.mark.parametrize("board", ["Js Ts 9s 8d 7d", "Js Ts 9s 8d ??", "Js Td 9h 8d 7d"])
def test_unknown_card_is_never_ranked(ranking: AnyFive | OmahaHigh, hole: str, board: str) -> None:
    with pytest.raises(
        ValueError, match=r"unknown card|cannot have the board|two hole cards|one hole card"
    ):
        rank(ranking, hole, board)


def test_unknown_card_with_board_flush_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown card"):
        rank(HIGH, "As ??", "Ks Qs Js 9s 2d")


@pytest.mark.parametrize("cards", ["6c 7d 8h 9s 5c", "5s 6s 7s 8s Ks", "2s 3s 4s 5s 6s"])
def test_short_deck_refuses_small_cards(cards: str) -> None:
    with pytest.raises(ValueError, match=r"there are no (fives|deuces) in a deck for short deck"):
        rank(SHORT_DECK, cards)


def test_five_of_a_rank_are_refused() -> None:
    with pytest.raises(ValueError, match="duplicate card"):
        HIGH.ranker_for_board((51, 50, 49, 48, 0))((51, 4))


def test_rankings_survive_pickling_and_copying() -> None:
    for ranking in (HIGH, OMAHA, SHORT_DECK):
        assert RANKINGS[ranking.name] is ranking
        assert pickle.loads(pickle.dumps(ranking)) == ranking
        assert copy.deepcopy(ranking).order is ranking.order
    assert repr(HIGH_ORDER) == "<order of holdings: high>"


def test_all_exported_names_exist() -> None:
    assert all(hasattr(riverboat.ranking, name) for name in riverboat.ranking.__all__)
