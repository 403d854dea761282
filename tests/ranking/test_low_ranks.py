"""Low ranks: descriptions, playing cards and refusals."""

import copy
import pickle

import pytest

from riverboat.cards import card_names, parse_cards
from riverboat.ranking import (
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    DEUCE_TO_SEVEN_IN_HAND,
    DEUCE_TO_SEVEN_ORDER,
    EIGHT_OR_BETTER,
    HIGH,
    HIGH_IN_HAND,
    NO_LOW,
    OMAHA_EIGHT_OR_BETTER,
    RANKINGS,
    Category,
    HoleCardsOnly,
    LowestFive,
    OmahaLow,
    Ranking,
    rank,
)

# Values are stored in logs: lines may be added, but never changed. Best to worst.
DEUCE_TO_SEVEN_EXAMPLES = [
    ("7s 5h 4d 3c 2s", 0x879ABC, "seven-five low, then four-three-deuce", "7s 5h 4d 3c 2s"),
    ("2s 3s 4s 6s 7d", 0x878ABC, "seven-six low, then four-three-deuce", "7d 6s 4s 3s 2s"),
    ("As 5h 4d 3c 2s", 0x809ABC, "ace-five low, then four-three-deuce", "As 5h 4d 3c 2s"),
    ("2s 2d 3h 4s 5c", 0x7C9AB0, "pair of deuces, five-four-three kickers", "2s 2d 5c 4s 3h"),
    ("As Kd Ah Qc Js", 0x701230, "pair of aces, king-queen-jack kickers", "As Ah Kd Qc Js"),
    ("3s 2d 3h 2s 4c", 0x6BCA00, "two pair, threes and deuces, four kicker", "3s 3h 2s 2d 4c"),
    ("2s 2d 2h 4s 3c", 0x5CAB00, "three of a kind, deuces, four-three kickers", "2s 2h 2d 4s 3c"),
    ("2s 3d 4h 5s 6c", 0x480000, "six-high straight", "6c 5s 4h 3d 2s"),
    ("As Kd Qh Js Tc", 0x400000, "ace-high straight", "As Kd Qh Js Tc"),
    ("7s 5s 4s 3s 2s", 0x379ABC, "seven-high flush, then five-four-three-deuce", "7s 5s 4s 3s 2s"),
    ("As 5s 4s 3s 2s", 0x309ABC, "ace-high flush, then five-four-three-deuce", "As 5s 4s 3s 2s"),
    ("3s 2d 2h 3c 2c", 0x2CB000, "full house, deuces full of threes", "2h 2d 2c 3s 3c"),
    ("2s 2d 2h 3c 2c", 0x1CB000, "four of a kind, deuces, three kicker", "2s 2h 2d 2c 3c"),
    ("6s 2s 3s 4s 5s", 0x080000, "six-high straight flush", "6s 5s 4s 3s 2s"),
    ("As Ks Qs Js Ts", 0x000000, "royal flush", "As Ks Qs Js Ts"),
]
ACE_TO_FIVE_EXAMPLES = [
    ("2s As 5s 4s 3s", 0x589ABC, "wheel", "5s 4s 3s 2s As"),
    ("6s 4d 3h 2c Ac", 0x579ABC, "six-four low, then three-deuce-ace", "6s 4d 3h 2c Ac"),
    ("Ks Qd Jh Tc 9c", 0x501234, "king-queen low, then jack-ten-nine", "Ks Qd Jh Tc 9c"),
    ("2s As Ad 4s 3s", 0x4C9AB0, "pair of aces, four-three-deuce kickers", "As Ad 4s 3s 2s"),
    ("2s 2d Ac 4s 3s", 0x4B9AC0, "pair of deuces, four-three-ace kickers", "2s 2d 4s 3s Ac"),
    ("2s As Ad 2d 3s", 0x3BCA00, "two pair, deuces and aces, three kicker", "2s 2d As Ad 3s"),
    ("2s As Ad Ah 3s", 0x2CAB00, "three of a kind, aces, three-deuce kickers", "As Ah Ad 3s 2s"),
    ("2s As Ad Ah 2d", 0x1CB000, "full house, aces full of deuces", "As Ah Ad 2s 2d"),
    ("Qs Ks Kd Kh Kc", 0x001000, "four of a kind, kings, queen kicker", "Ks Kh Kd Kc Qs"),
]


@pytest.mark.parametrize(
    "ranking, cards, value, english, playing",
    [
        *((DEUCE_TO_SEVEN, *example) for example in DEUCE_TO_SEVEN_EXAMPLES),
        *((ACE_TO_FIVE, *example) for example in ACE_TO_FIVE_EXAMPLES),
    ],
)
def test_lows_have_expected_value_and_description(
    ranking: LowestFive, cards: str, value: int, english: str, playing: str
) -> None:
    low = rank(ranking, cards)
    assert low.value == value
    assert str(low) == english
    assert card_names(low.cards) == playing


@pytest.mark.parametrize(
    "ranking, examples",
    [(DEUCE_TO_SEVEN, DEUCE_TO_SEVEN_EXAMPLES), (ACE_TO_FIVE, ACE_TO_FIVE_EXAMPLES)],
)
def test_lows_compare_in_rulebook_order(
    ranking: LowestFive, examples: list[tuple[str, int, str, str]]
) -> None:
    best_to_worst = [rank(ranking, cards) for cards, *_ in examples]
    assert sorted(best_to_worst, reverse=True) == best_to_worst
    categories = [ranking.order.categories.index(low.category) for low in best_to_worst]
    assert sorted(categories, reverse=True) == categories


@pytest.mark.parametrize(
    "ranking, hole, board, english, playing",
    [
        (DEUCE_TO_SEVEN, "2s 3s 4s 5s 7s 9s 7d", "", "seven-five low", "7d 5s 4s 3s 2s"),
        (DEUCE_TO_SEVEN, "2s 3s 4s 5s 8s 9s 9d", "", "nine-five low", "9d 5s 4s 3s 2s"),
        (DEUCE_TO_SEVEN, "2s 3d 4s 5h 6s 6d 6c", "", "pair of sixes", "6s 6d 4s 3d 2s"),
        (DEUCE_TO_SEVEN, "2s 3d 4s 5h 6s 7d Kc", "", "seven-five low", "7d 5h 4s 3d 2s"),
        (DEUCE_TO_SEVEN, "Ah 3d 4s 5h 9s Td", "2c", "nine-five low", "9s 5h 4s 3d 2c"),
        (ACE_TO_FIVE, "Ah 3d 4s 5h 9s Td", "2c", "wheel", "5h 4s 3d 2c Ah"),
        (ACE_TO_FIVE, "Ah As Ad 2h 2c Kd Ks Qs", "", "pair of aces, king-queen", "As Ah Kd Qs 2h"),
        (EIGHT_OR_BETTER, "Ah 3d 4s 8h 9s Td", "2c", "eight-four low", "8h 4s 3d 2c Ah"),
        (EIGHT_OR_BETTER, "Ah 3d 4s 8h 8s Td", "9c", "no low", ""),
        (OMAHA_EIGHT_OR_BETTER, "As 2s 3s Kd", "5c 6c 7c Kh Ks", "seven-six low", "7c 6c 5c 2s As"),
        (
            OMAHA_EIGHT_OR_BETTER,
            "As 2s Kc Kd",
            "5c 2c 7c 3d Ks",
            "seven-five low",
            "7c 5c 3d 2s As",
        ),
        (OMAHA_EIGHT_OR_BETTER, "As 2s Kc Kd", "2c Ac 7c 3d Ks", "no low", ""),
        (
            OMAHA_EIGHT_OR_BETTER,
            "As 2s 4c Kd",
            "2c Ac 7c 3d Ks",
            "seven-four low",
            "7c 4c 3d 2c As",
        ),
        (OMAHA_EIGHT_OR_BETTER, "As 9s 9c Kd", "2c 3c 4c 5d 6s", "no low", ""),
        (OMAHA_EIGHT_OR_BETTER, "As 2s 3c 4d", "9c Tc Qc 5d 6s", "no low", ""),
        (HIGH_IN_HAND, "As Ah 9c Kd 2c", "Ac Ad Kc Ks Kh", "pair of aces, king-nine", "As Ah Kd"),
        (DEUCE_TO_SEVEN_IN_HAND, "8s 7h 4c 3d 2c", "6c 5d 5c", "eight-seven low", "8s 7h 4c 3d"),
    ],
)
def test_best_low_uses_all_cards(
    ranking: LowestFive | OmahaLow | HoleCardsOnly,
    hole: str,
    board: str,
    english: str,
    playing: str,
) -> None:
    low = rank(ranking, hole, board)
    assert str(low).startswith(english)
    assert card_names(low.cards).startswith(playing)
    assert bool(playing) == bool(low.cards) == (low.category is not Category.NO_LOW)
    assert bool(playing) == (low.value != NO_LOW)


@pytest.mark.parametrize(
    "ranking", [DEUCE_TO_SEVEN, DEUCE_TO_SEVEN_IN_HAND, ACE_TO_FIVE, EIGHT_OR_BETTER]
)
@pytest.mark.parametrize("count", [0, 4, 9])
def test_low_requires_five_cards_within_limit(ranking: Ranking, count: int) -> None:
    cards = parse_cards("2s 3s 4d 5d 7h 8h 9c Tc Jc")[:count]
    with pytest.raises(ValueError, match=rf"best five of five to \w+ cards, got {count}"):
        ranking.ranker_for_board(())(cards)


def test_eight_cards_are_too_many_for_deuce_to_seven() -> None:
    with pytest.raises(ValueError, match="best five of five to seven cards, got 8"):
        rank(DEUCE_TO_SEVEN, "2s 3s 4s 5s 7s 8s 9s Ts")


@pytest.mark.parametrize("board", ["", "As Kd", "2s 3s 4s 5s 7s 8s"])
def test_omaha_low_needs_a_board_of_three_to_five(board: str) -> None:
    with pytest.raises(ValueError, match="expected a board of three to five cards, got"):
        rank(OMAHA_EIGHT_OR_BETTER, "Qs Js Td 8h", board)


@pytest.mark.parametrize("hole", ["", "As"])
@pytest.mark.parametrize("board", ["2s 3s 4s 5s 7s", "Ks Kd Kh Kc Qs"])
def test_omaha_low_needs_two_hole_cards(hole: str, board: str) -> None:
    with pytest.raises(ValueError, match="two hole cards must play, got"):
        rank(OMAHA_EIGHT_OR_BETTER, hole, board)


@pytest.mark.parametrize("ranking", [DEUCE_TO_SEVEN, ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH_IN_HAND])
@pytest.mark.parametrize(
    "cards",
    [
        *("2s 3s 4s 5s ??", "2s 3s 4d 5d 7h ??", "2s 2d 2h ?? ??", "2s 3s 4s 5s 7s ??"),
        *("?? ?? ?? ?? ??", "Ks Kd Kh Kc Qs Qd ??", "2s 3s 4s 5s 6s 7s ??", "As 2s 3d ??"),
    ],
)
def test_unknown_card_in_low_is_refused(ranking: Ranking, cards: str) -> None:
    for board_size in range(3):
        hole = parse_cards(cards)
        known_cards = [card for card in hole if card >= 0]
        board, hole_cards = known_cards[:board_size], hole[board_size:] if hole[0] >= 0 else hole
        if ranking is HIGH_IN_HAND:
            board, hole_cards = [], hole
        with pytest.raises(ValueError, match=r"unknown card|five to seven cards"):
            ranking.ranker_for_board(board)(hole_cards)


@pytest.mark.parametrize(
    "hole, board",
    [
        ("?? 2s 3s 4s", "5d 6d 7d Kh Ks"),
        ("As ?? Qs", "5d 6d 7d Kh Ks"),
        ("As Ks Qs ??", "Jd Td 9d Kh Kc"),
        ("As 2s 3s 4s", "5d 6d 7d Kh ??"),
        ("As 2s 3s 4s", "Jd Td 9d Kh ??"),
    ],
)
def test_unknown_card_in_omaha_low_is_refused(hole: str, board: str) -> None:
    with pytest.raises(ValueError, match="an unknown card cannot be ranked"):
        rank(OMAHA_EIGHT_OR_BETTER, hole, board)
    with pytest.raises(ValueError, match="an unknown card cannot be ranked"):
        OMAHA_EIGHT_OR_BETTER.values_on_board(parse_cards(board), [parse_cards(hole)])


@pytest.mark.parametrize("ranking", [DEUCE_TO_SEVEN, ACE_TO_FIVE])
def test_five_of_a_rank_make_no_low(ranking: LowestFive) -> None:
    with pytest.raises(ValueError, match="duplicate card"):
        ranking.ranker_for_board(())((51, 50, 49, 48, 48))


def test_flush_with_duplicate_card_is_refused() -> None:
    with pytest.raises(ValueError, match="duplicate card"):
        DEUCE_TO_SEVEN.ranker_for_board(())((0, 4, 8, 12, 12))


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=RANKINGS.keys())
def test_rankings_survive_pickling_and_copying(ranking: Ranking) -> None:
    assert RANKINGS[ranking.name] is ranking
    assert pickle.loads(pickle.dumps(ranking)) == ranking
    assert copy.deepcopy(ranking) == ranking


def test_low_order_is_pickled_by_name() -> None:
    assert pickle.loads(pickle.dumps(DEUCE_TO_SEVEN_ORDER)) is DEUCE_TO_SEVEN_ORDER
    assert repr(DEUCE_TO_SEVEN_ORDER) == "<order of lows: 2-7>"


def test_ranking_names_are_stable() -> None:
    assert list(RANKINGS) == [
        *("high", "omaha", "short deck", "short deck trips"),
        *("2-7", "a-5", "eight or better", "omaha eight or better"),
        *("badugi", "badugi ace high", "high in hand", "2-7 in hand", "badugi in hand"),
        *("kuhn", "leduc"),
    ]


def test_ace_is_low_in_expected_rankings() -> None:
    ace_low_names = {name for name, ranking in RANKINGS.items() if ranking.ace_low}
    assert ace_low_names == {
        *("a-5", "eight or better", "omaha eight or better", "badugi", "badugi in hand"),
    }


def test_community_card_in_stud_gives_same_value() -> None:
    hole, board = parse_cards("As 2s 3d 4d Kh Ks"), parse_cards("5c")
    for ranking in (HIGH, DEUCE_TO_SEVEN, ACE_TO_FIVE, EIGHT_OR_BETTER):
        value_without_board = ranking.ranker_for_board(())((*hole, *board))
        assert ranking.ranker_for_board(board)(hole) == value_without_board
        assert ranking.values_on_board(board, [hole, hole]) == [
            value_without_board,
            value_without_board,
        ]
