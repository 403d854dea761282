"""The best five of more cards, compared with every five that the rules allow."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverboat.cards import DECKS, Cards, Deck
from riverboat.ranking import HIGH, OMAHA, SHORT_DECK, SHORT_DECK_TRIPS, Ranking
from tests.ranking import high_oracle
from tests.schedule import run_in
from tests.thorough import example_count

STANDARD, SHORT = DECKS["standard"], DECKS["short"]
HandEnumerator = Callable[[Sequence[int], Sequence[int]], Iterator[tuple[int, ...]]]

FOR_EACH_GAME = pytest.mark.parametrize(
    "ranking, deck, hole_cards, board_cards, choices, categories",
    [
        (HIGH, STANDARD, 2, 5, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (HIGH, STANDARD, 2, 4, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (HIGH, STANDARD, 2, 3, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (HIGH, STANDARD, 7, 0, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (HIGH, STANDARD, 6, 0, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (HIGH, STANDARD, 6, 1, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (HIGH, STANDARD, 1, 5, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (HIGH, STANDARD, 0, 5, high_oracle.fives_in_holdem, high_oracle.CATEGORIES),
        (OMAHA, STANDARD, 4, 5, high_oracle.fives_in_omaha, high_oracle.CATEGORIES),
        (OMAHA, STANDARD, 4, 4, high_oracle.fives_in_omaha, high_oracle.CATEGORIES),
        (OMAHA, STANDARD, 4, 3, high_oracle.fives_in_omaha, high_oracle.CATEGORIES),
        (OMAHA, STANDARD, 2, 5, high_oracle.fives_in_omaha, high_oracle.CATEGORIES),
        (OMAHA, STANDARD, 5, 5, high_oracle.fives_in_omaha, high_oracle.CATEGORIES),
        (OMAHA, STANDARD, 6, 5, high_oracle.fives_in_omaha, high_oracle.CATEGORIES),
        (SHORT_DECK, SHORT, 2, 5, high_oracle.fives_in_holdem, high_oracle.SHORT_CATEGORIES),
        (SHORT_DECK, SHORT, 2, 3, high_oracle.fives_in_holdem, high_oracle.SHORT_CATEGORIES),
        (
            SHORT_DECK_TRIPS,
            SHORT,
            2,
            5,
            high_oracle.fives_in_holdem,
            high_oracle.SHORT_TRIPS_CATEGORIES,
        ),
    ],
    ids=lambda case: case.name if hasattr(case, "name") else None,
)


@run_in("slow", keep_every=3)
@FOR_EACH_GAME
def test_best_five_value_matches_oracle(
    ranking: Ranking,
    deck: Deck,
    hole_cards: int,
    board_cards: int,
    choices: HandEnumerator,
    categories: tuple[str, ...],
) -> None:
    strength_by_value: dict[int, high_oracle.Strength] = {}
    for hole, board in high_oracle.random_deals(
        deck.cards, hole_cards, board_cards, example_count(200, 4_000)
    ):
        strength = high_oracle.best_five(choices(hole, board), categories)
        value = ranking.ranker_for_board(board)(hole)
        assert ranking.category(value).value == categories[strength[0]]
        assert strength_by_value.setdefault(value, strength) == strength
    sorted_strengths = [strength_by_value[value] for value in sorted(strength_by_value)]
    assert all(worse < better for worse, better in pairwise(sorted_strengths))


@FOR_EACH_GAME
def test_playing_cards_are_legal_and_worth_best_value(
    ranking: Ranking,
    deck: Deck,
    hole_cards: int,
    board_cards: int,
    choices: HandEnumerator,
    categories: tuple[str, ...],
) -> None:
    for hole, board in high_oracle.random_deals(deck.cards, hole_cards, board_cards, 25):
        playing_cards = ranking.best_five(hole, board)
        assert set(playing_cards) in map(set, choices(hole, board))
        assert high_oracle.rank_five(playing_cards, categories) == high_oracle.best_five(
            choices(hole, board), categories
        )


@given(st.permutations(STANDARD.cards), st.permutations(range(4)))
def test_card_order_and_suit_names_do_not_matter(deck: list[int], suits: list[int]) -> None:
    def permute_suits(cards: Sequence[int]) -> Cards:
        return tuple(reversed([card - card % 4 + suits[card % 4] for card in cards]))

    board = deck[:5]
    for ranking, hole in ((HIGH, deck[5:7]), (OMAHA, deck[5:9]), (OMAHA, deck[5:11])):
        assert ranking.ranker_for_board(board)(hole) == ranking.ranker_for_board(
            permute_suits(board)
        )(permute_suits(hole))


@given(st.permutations(STANDARD.cards))
def test_holdem_value_ignores_split_between_hole_and_board(deck: list[int]) -> None:
    seven_cards = deck[:7]
    values = {
        HIGH.ranker_for_board(seven_cards[:board_size])(seven_cards[board_size:])
        for board_size in range(8)
    }
    assert len(values) == 1


@given(st.permutations(STANDARD.cards))
def test_extra_card_never_lowers_value(deck: list[int]) -> None:
    rank_hand = HIGH.ranker_for_board(())
    assert rank_hand(deck[:5]) <= rank_hand(deck[:6]) <= rank_hand(deck[:7])
    board = deck[:5]
    values = [OMAHA.ranker_for_board(board)(deck[5:end_index]) for end_index in (9, 10, 11)]
    assert values == sorted(values)
