"""The preflop order behind percentage ranges, recomputed from exact equity."""

from itertools import combinations, permutations

import pytest

from riverboat.cards import RANKS, card_of
from riverboat.equity import BEST_FIRST
from riverboat.equity.ranges.combos import HANDS
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from tests.thorough import thorough

CLOSEST_HAND_PAIRS = ["72s 54o", "K8o Q8s"]


def wins_and_half_ties(hand: str) -> int:
    """Return twice the boards won plus the boards tied, against the other 1,225 hands."""
    high, low = RANKS.index(hand[0]), RANKS.index(hand[1])
    own_cards = (card_of(high, 0), card_of(low, 0 if hand.endswith("s") else 1))
    counts: dict[tuple[int, ...], int] = {}
    for other_combination in combinations(set(range(52)) - set(own_cards), 2):
        permute_suit = min(
            tuple(sorted(_permute_suits(other_combination, suits)))
            for suits in _suit_symmetries(own_cards)
        )
        counts[permute_suit] = counts.get(permute_suit, 0) + 1
    total = 0
    for permute_suit, count in counts.items():
        outcomes = exact_holdem([own_cards, permute_suit])
        total += count * (2 * outcomes.won(0) + outcomes.tied(0))
    return total


def _permute_suits(cards: tuple[int, ...], suits: tuple[int, ...]) -> list[int]:
    return [card - card % 4 + suits[card % 4] for card in cards]


def _suit_symmetries(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
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
    assert wins_and_half_ties("AA") / (2 * 1_712_304 * 1225) == pytest.approx(0.852037, abs=5e-7)


@pytest.mark.parametrize("hand_pair", CLOSEST_HAND_PAIRS)
def test_closest_hands_are_ordered_correctly(hand_pair: str) -> None:
    better, worse = hand_pair.split()
    assert BEST_FIRST.index(better) + 1 == BEST_FIRST.index(worse)
    assert wins_and_half_ties(better) > wins_and_half_ties(worse)


@thorough
def test_order_follows_exact_equity_against_random_hand() -> None:
    hands_by_wins = sorted(HANDS, key=wins_and_half_ties, reverse=True)
    assert tuple(hands_by_wins) == BEST_FIRST
