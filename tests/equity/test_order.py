"""The preflop order behind percentage ranges, recomputed from exact equity."""

from itertools import combinations, permutations

import pytest

from riverboat.cards import RANKS, card_of
from riverboat.equity import BEST_FIRST
from riverboat.equity.ranges.combos import HANDS
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from tests.thorough import thorough

CLOSEST = ["72s 54o", "K8o Q8s"]


def wins_and_half_ties(hand: str) -> int:
    """Return twice the boards won plus the boards tied, against the other 1,225 hands."""
    high, low = RANKS.index(hand[0]), RANKS.index(hand[1])
    mine = (card_of(high, 0), card_of(low, 0 if hand.endswith("s") else 1))
    counts: dict[tuple[int, ...], int] = {}
    for theirs in combinations(set(range(52)) - set(mine), 2):
        alike = min(tuple(sorted(_moved(theirs, suits))) for suits in _same(mine))
        counts[alike] = counts.get(alike, 0) + 1
    total = 0
    for alike, count in counts.items():
        outcomes = exact_holdem([mine, alike])
        total += count * (2 * outcomes.won(0) + outcomes.tied(0))
    return total


def _moved(cards: tuple[int, ...], suits: tuple[int, ...]) -> list[int]:
    return [card - card % 4 + suits[card % 4] for card in cards]


def _same(mine: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the suit permutations that leave a hand unchanged."""
    changes = permutations(range(4))
    return [suits for suits in changes if sorted(_moved(mine, suits)) == sorted(mine)]


def test_every_hand_is_in_the_order_once() -> None:
    assert sorted(BEST_FIRST) == sorted(HANDS)
    assert len(BEST_FIRST) == 169


def test_aces_against_a_random_hand() -> None:
    assert wins_and_half_ties("AA") / (2 * 1_712_304 * 1225) == pytest.approx(0.852037, abs=5e-7)


@pytest.mark.parametrize("pair", CLOSEST)
def test_the_better_of_two_close_hands_stands_first(pair: str) -> None:
    better, worse = pair.split()
    assert BEST_FIRST.index(better) + 1 == BEST_FIRST.index(worse)
    assert wins_and_half_ties(better) > wins_and_half_ties(worse)


@thorough
def test_the_order_is_that_of_exact_equity_against_a_random_hand() -> None:
    counted = sorted(HANDS, key=wins_and_half_ties, reverse=True)
    assert tuple(counted) == BEST_FIRST
