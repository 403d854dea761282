"""Showdowns compared with pokerkit."""

from itertools import pairwise

import pytest

from riverboat.cards import SHORT, STANDARD, Deck, card_names
from riverboat.ranking import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    NO_LOW,
    OMAHA,
    OMAHA_EIGHT_OR_BETTER,
    SHORT_DECK,
    Ranking,
)
from tests.ranking import high_oracle
from tests.thorough import example_count

pokerkit = pytest.importorskip("pokerkit")


@pytest.mark.parametrize(
    "ranking, deck, hole_cards, peer_name, count",
    [
        (HIGH, STANDARD, 2, "StandardHighHand", 3_000),
        (OMAHA, STANDARD, 4, "OmahaHoldemHand", 1_000),
        (SHORT_DECK, SHORT, 2, "ShortDeckHoldemHand", 3_000),
    ],
    ids=["hold'em", "Omaha", "short deck"],
)
def test_board_game_winners_match_pokerkit(
    ranking: Ranking, deck: Deck, hole_cards: int, peer_name: str, count: int
) -> None:
    hand_type = getattr(pokerkit, peer_name)
    value_pairs = [
        (
            ranking.ranker_for_board(board)(hole),
            hand_type.from_game(_card_text(hole), _card_text(board)),
        )
        for hole, board in high_oracle.random_deals(
            deck.cards, hole_cards, 5, example_count(count // 8, count)
        )
    ]
    value_pairs.sort(key=lambda pair: pair[0])
    for (value, peer_value), (next_value, next_peer_value) in pairwise(value_pairs):
        assert (value == next_value) == (peer_value == next_peer_value)
        assert not next_peer_value < peer_value


@pytest.mark.parametrize(
    "ranking, hole_cards, board_cards, peer_name, count",
    [
        (HIGH, 7, 0, "StandardHighHand", 500),
        (DEUCE_TO_SEVEN, 5, 0, "StandardLowHand", 2_000),
        (DEUCE_TO_SEVEN, 7, 0, "StandardLowHand", 500),
        (ACE_TO_FIVE, 5, 0, "RegularLowHand", 2_000),
        (ACE_TO_FIVE, 7, 0, "RegularLowHand", 500),
        (EIGHT_OR_BETTER, 7, 0, "EightOrBetterLowHand", 500),
        (OMAHA_EIGHT_OR_BETTER, 4, 5, "OmahaEightOrBetterLowHand", 500),
        (OMAHA_EIGHT_OR_BETTER, 6, 5, "OmahaEightOrBetterLowHand", 150),
        (BADUGI, 4, 0, "BadugiHand", 1_000),
        (BADUGI, 5, 0, "BadugiHand", 500),
        (BADUGI_ACE_HIGH, 5, 0, "StandardBadugiHand", 500),
    ],
    ids=lambda case: case.name if hasattr(case, "name") else None,
)
def test_stud_and_draw_winners_match_pokerkit(
    ranking: Ranking, hole_cards: int, board_cards: int, peer_name: str, count: int
) -> None:
    hand_type = getattr(pokerkit, peer_name)
    value_pairs = []
    for hole, board in high_oracle.random_deals(
        STANDARD.cards, hole_cards, board_cards, example_count(count // 6, count)
    ):
        value = ranking.ranker_for_board(board)(hole)
        peer_value = hand_type.from_game_or_none(_card_text(hole), _card_text(board))
        assert (value == NO_LOW) == (peer_value is None)
        if peer_value is not None:
            value_pairs.append((value, peer_value))
    value_pairs.sort(key=lambda pair: pair[0])
    for (value, peer_value), (next_value, next_peer_value) in pairwise(value_pairs):
        assert (value == next_value) == (peer_value == next_peer_value)
        assert not next_peer_value < peer_value


def _card_text(cards: tuple[int, ...]) -> str:
    return card_names(cards).replace(" ", "")
