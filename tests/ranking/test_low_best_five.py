"""The best low of more than five cards, compared with every five that the rules allow."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from riverboat.cards import STANDARD
from riverboat.ranking import (
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    NO_LOW,
    OMAHA_EIGHT_OR_BETTER,
    Category,
    LowestFive,
    OmahaLow,
)
from tests.ranking import high_oracle, low_oracle
from tests.ranking.test_best_five import HandEnumerator
from tests.schedule import run_in
from tests.thorough import example_count

# The whole deck; aces to sixes; deuces to sixes, which make only straights and pairs.
PARTIAL_DECKS = (
    STANDARD.cards,
    tuple(card for card in STANDARD.cards if card < 20 or card >= 48),
    STANDARD.cards[:20],
)

FOR_EACH_GAME = pytest.mark.parametrize(
    "ranking, hole_cards, board_cards, choices, judge",
    [
        *(
            (ranking, hole_cards, board_cards, high_oracle.fives_in_holdem, judge)
            for ranking, judge in (
                (DEUCE_TO_SEVEN, low_oracle.rank_deuce_to_seven),
                (ACE_TO_FIVE, low_oracle.rank_ace_to_five),
                (EIGHT_OR_BETTER, low_oracle.rank_eight_or_better),
            )
            for hole_cards, board_cards in ((5, 0), (6, 0), (7, 0), (6, 1), (2, 5), (8, 0))
            if hole_cards < 8 or ranking is not DEUCE_TO_SEVEN
        ),
        *(
            (
                *(OMAHA_EIGHT_OR_BETTER, hole_cards, board_cards),
                *(high_oracle.fives_in_omaha, low_oracle.rank_eight_or_better),
            )
            for hole_cards, board_cards in ((4, 5), (4, 4), (4, 3), (2, 5), (5, 5), (6, 5))
        ),
    ],
    ids=lambda case: case.name if hasattr(case, "name") else None,
)


def random_deals(
    hole_cards: int, board_cards: int, count: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for deck in PARTIAL_DECKS:
        # No more cards than half of the suits have.
        if hole_cards + board_cards <= len(deck) // 2:
            yield from high_oracle.random_deals(deck, hole_cards, board_cards, count)


@run_in("slow", keep_every=4)
@FOR_EACH_GAME
def test_best_low_value_matches_oracle(
    ranking: LowestFive | OmahaLow,
    hole_cards: int,
    board_cards: int,
    choices: HandEnumerator,
    judge: low_oracle.LowRanker,
) -> None:
    oracle_by_value: dict[int, low_oracle.Badness | None] = {}
    for hole, board in random_deals(hole_cards, board_cards, example_count(30, 600)):
        oracle_rank = low_oracle.best_low(choices(hole, board), judge)
        value = ranking.ranker_for_board(board)(hole)
        assert (
            (value == NO_LOW)
            == (oracle_rank is None)
            == (ranking.category(value) is Category.NO_LOW)
        )
        assert oracle_by_value.setdefault(value, oracle_rank) == oracle_rank
    oracle_ranks = [
        oracle_by_value[value] for value in sorted(oracle_by_value, reverse=True) if value != NO_LOW
    ]
    assert all(
        better < worse  # type: ignore[operator] # none is None
        for better, worse in pairwise(oracle_ranks)
    )


@FOR_EACH_GAME
def test_playing_low_cards_are_legal_and_worth_best_value(
    ranking: LowestFive | OmahaLow,
    hole_cards: int,
    board_cards: int,
    choices: HandEnumerator,
    judge: low_oracle.LowRanker,
) -> None:
    for hole, board in random_deals(hole_cards, board_cards, 20):
        playing_cards = ranking.best_five(hole, board)
        oracle_rank = low_oracle.best_low(choices(hole, board), judge)
        if oracle_rank is None:
            assert playing_cards == ()
        else:
            assert set(playing_cards) in map(set, choices(hole, board))
            assert judge(playing_cards) == oracle_rank


def test_extra_card_never_worsens_low() -> None:
    for deck in PARTIAL_DECKS:
        for hole, _ in high_oracle.random_deals(deck, 8, 0, 300):
            for ranking, max_cards in ((DEUCE_TO_SEVEN, 7), (ACE_TO_FIVE, 8), (EIGHT_OR_BETTER, 8)):
                rank_hand = ranking.ranker_for_board(())
                values = [rank_hand(hole[:size]) for size in range(5, max_cards + 1)]
                assert values == sorted(values)
    for hole, board in high_oracle.random_deals(STANDARD.cards, 6, 5, 300):
        rank_hand = OMAHA_EIGHT_OR_BETTER.ranker_for_board(board)
        values = [rank_hand(hole[:size]) for size in range(2, 7)]
        assert values == sorted(values)


def test_low_value_ignores_split_between_hole_and_board() -> None:
    for ranking in (DEUCE_TO_SEVEN, ACE_TO_FIVE, EIGHT_OR_BETTER):
        for deck in PARTIAL_DECKS:
            for cards, _ in high_oracle.random_deals(deck, 7, 0, 100):
                assert (
                    len({ranking.ranker_for_board(cards[:size])(cards[size:]) for size in range(8)})
                    == 1
                )
