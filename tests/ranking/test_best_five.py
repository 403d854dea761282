"""The best five of more cards, compared with every five that the rules allow."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverboat.cards import DECKS, Cards, Deck
from riverboat.ranking import HIGH, OMAHA, SHORT_DECK, SHORT_DECK_TRIPS, Ranking
from tests.ranking import oracle
from tests.schedule import run_in
from tests.thorough import many

STANDARD, SHORT = DECKS["standard"], DECKS["short"]
Choices = Callable[[Sequence[int], Sequence[int]], Iterator[tuple[int, ...]]]

GAMES = pytest.mark.parametrize(
    "ranking, deck, hole_cards, board_cards, choices, categories",
    [
        (HIGH, STANDARD, 2, 5, oracle.any_five, oracle.CATEGORIES),
        (HIGH, STANDARD, 2, 4, oracle.any_five, oracle.CATEGORIES),
        (HIGH, STANDARD, 2, 3, oracle.any_five, oracle.CATEGORIES),
        (HIGH, STANDARD, 7, 0, oracle.any_five, oracle.CATEGORIES),
        (HIGH, STANDARD, 6, 0, oracle.any_five, oracle.CATEGORIES),
        (HIGH, STANDARD, 6, 1, oracle.any_five, oracle.CATEGORIES),
        (HIGH, STANDARD, 1, 5, oracle.any_five, oracle.CATEGORIES),
        (HIGH, STANDARD, 0, 5, oracle.any_five, oracle.CATEGORIES),
        (OMAHA, STANDARD, 4, 5, oracle.two_and_three, oracle.CATEGORIES),
        (OMAHA, STANDARD, 4, 4, oracle.two_and_three, oracle.CATEGORIES),
        (OMAHA, STANDARD, 4, 3, oracle.two_and_three, oracle.CATEGORIES),
        (OMAHA, STANDARD, 2, 5, oracle.two_and_three, oracle.CATEGORIES),
        (OMAHA, STANDARD, 5, 5, oracle.two_and_three, oracle.CATEGORIES),
        (OMAHA, STANDARD, 6, 5, oracle.two_and_three, oracle.CATEGORIES),
        (SHORT_DECK, SHORT, 2, 5, oracle.any_five, oracle.SHORT_CATEGORIES),
        (SHORT_DECK, SHORT, 2, 3, oracle.any_five, oracle.SHORT_CATEGORIES),
        (SHORT_DECK_TRIPS, SHORT, 2, 5, oracle.any_five, oracle.SHORT_TRIPS_CATEGORIES),
    ],
    ids=lambda case: case.name if hasattr(case, "name") else None,
)


@run_in("slow", keep_every=3)
@GAMES
def test_the_best_five_that_the_rules_allow_count(
    ranking: Ranking,
    deck: Deck,
    hole_cards: int,
    board_cards: int,
    choices: Choices,
    categories: tuple[str, ...],
) -> None:
    strengths: dict[int, oracle.Strength] = {}
    for hole, board in oracle.deals(deck.cards, hole_cards, board_cards, many(200, 4_000)):
        strength = oracle.best(choices(hole, board), categories)
        value = ranking.ranker_for_board(board)(hole)
        assert ranking.category(value).value == categories[strength[0]]
        assert strengths.setdefault(value, strength) == strength
    in_order = [strengths[value] for value in sorted(strengths)]
    assert all(worse < better for worse, better in pairwise(in_order))


@GAMES
def test_the_cards_that_play_are_five_that_the_rules_allow_and_worth_as_much(
    ranking: Ranking,
    deck: Deck,
    hole_cards: int,
    board_cards: int,
    choices: Choices,
    categories: tuple[str, ...],
) -> None:
    for hole, board in oracle.deals(deck.cards, hole_cards, board_cards, 25):
        playing = ranking.best_five(hole, board)
        assert set(playing) in map(set, choices(hole, board))
        assert oracle.five(playing, categories) == oracle.best(choices(hole, board), categories)


@given(st.permutations(STANDARD.cards), st.permutations(range(4)))
def test_neither_the_order_of_cards_nor_the_names_of_suits_matter(
    deck: list[int], suits: list[int]
) -> None:
    def renamed(cards: Sequence[int]) -> Cards:
        return tuple(reversed([card - card % 4 + suits[card % 4] for card in cards]))

    board = deck[:5]
    for ranking, hole in ((HIGH, deck[5:7]), (OMAHA, deck[5:9]), (OMAHA, deck[5:11])):
        assert ranking.ranker_for_board(board)(hole) == ranking.ranker_for_board(renamed(board))(
            renamed(hole)
        )


@given(st.permutations(STANDARD.cards))
def test_hold_em_ranks_the_seven_cards_wherever_they_lie(deck: list[int]) -> None:
    seven = deck[:7]
    values = {HIGH.ranker_for_board(seven[:size])(seven[size:]) for size in range(8)}
    assert len(values) == 1


@given(st.permutations(STANDARD.cards))
def test_one_more_card_never_makes_a_holding_worse(deck: list[int]) -> None:
    value_of = HIGH.ranker_for_board(())
    assert value_of(deck[:5]) <= value_of(deck[:6]) <= value_of(deck[:7])
    board = deck[:5]
    values = [OMAHA.ranker_for_board(board)(deck[5:end]) for end in (9, 10, 11)]
    assert values == sorted(values)
