"""The preflop order behind percentage ranges, recomputed from exact equity."""

from itertools import combinations, permutations

import pytest

from riverboat.cards import RANKS, card_of
from riverboat.equity import BEST_FIRST
from riverboat.equity.ranges.combos import HANDS
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from tests.thorough import thorough

CLOSEST_HAND_PAIRS = ["72s 54o", "K8o Q8s"]


def count_wins_and_half_ties(hand: str) -> int:
    """Return twice the boards won plus the boards tied, against the other 1,225 hands."""
    high, low = RANKS.index(hand[0]), RANKS.index(hand[1])
    own_cards = (card_of(high, 0), card_of(low, 0 if hand.endswith("s") else 1))
    count_by_canonical_cards: dict[tuple[int, ...], int] = {}
    for opponent_cards in combinations(set(range(52)) - set(own_cards), 2):
        canonical_cards = min(
            tuple(sorted(_permute_suits(opponent_cards, suits)))
            for suits in _find_suit_symmetries(own_cards)
        )
        count_by_canonical_cards[canonical_cards] = (
            count_by_canonical_cards.get(canonical_cards, 0) + 1
        )
    score = 0
    for canonical_cards, count in count_by_canonical_cards.items():
        outcomes = exact_holdem([own_cards, canonical_cards])
        score += count * (2 * outcomes.won(0) + outcomes.tied(0))
    return score


def _permute_suits(cards: tuple[int, ...], suits: tuple[int, ...]) -> list[int]:
    return [card - card % 4 + suits[card % 4] for card in cards]


def _find_suit_symmetries(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the suit permutations that leave a hand unchanged."""
    suit_permutations = permutations(range(4))
    return [
        suits
        for suits in suit_permutations
        if sorted(_permute_suits(cards, suits)) == sorted(cards)
    ]


def test_order_contains_every_hand_once() -> None:
    assert sorted(BEST_FIRST) == sorted(HANDS)
    assert len(BEST_FIRST) == 169


def test_aces_have_known_equity_against_random_hand() -> None:
    assert count_wins_and_half_ties("AA") / (2 * 1_712_304 * 1225) == pytest.approx(
        0.852037, abs=5e-7
    )


@pytest.mark.parametrize("hand_pair", CLOSEST_HAND_PAIRS)
def test_closest_hands_are_ordered_correctly(hand_pair: str) -> None:
    better_hand, worse_hand = hand_pair.split()
    assert BEST_FIRST.index(better_hand) + 1 == BEST_FIRST.index(worse_hand)
    assert count_wins_and_half_ties(better_hand) > count_wins_and_half_ties(worse_hand)


@thorough
def test_order_follows_exact_equity_against_random_hand() -> None:
    hands_by_wins = sorted(HANDS, key=count_wins_and_half_ties, reverse=True)
    assert tuple(hands_by_wins) == BEST_FIRST
