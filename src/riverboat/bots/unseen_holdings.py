"""Unseen cards, and the comparison of a game's holdings at showdown."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from riverboat.cards import DECKS, UNKNOWN
from riverboat.engine import HandState
from riverboat.ranking import RANKINGS

Cards: TypeAlias = Sequence[int]


def unseen_cards(hand: HandState) -> list[int]:
    """Return the cards that the viewer has not seen, in the order of the full deck."""
    seen_cards = {card for board in hand.boards for card in board}
    seen_cards.update(card for cards in hand.holdings for card in cards)
    seen_cards.update(card for discards in hand.draw_state.discards for card in discards.cards)
    return [card for card in DECKS[hand.game.variant.deck].cards if card not in seen_cards]


def complete_holding(
    seat: int, hand: HandState, unseen: Sequence[int], rng: random.Random
) -> tuple[tuple[int, ...], list[int]]:
    """Complete a seat's holding with random cards; return it, and the cards that remain unseen.

    Known cards remain; unknown cards, and cards still to come, are drawn.
    """
    known_cards = [card for card in hand.holdings[seat] if card != UNKNOWN]
    missing_card_count = hand.compiled.hole_cards_through[-1] - len(known_cards)
    drawn_cards = rng.sample(unseen, max(0, missing_card_count))
    return (*known_cards, *drawn_cards), [card for card in unseen if card not in drawn_cards]


def showdown_share_against(
    hand: HandState, board: Sequence[int], own_holding: Sequence[int]
) -> Callable[[Cards], float]:
    """Return a function from an opposing holding to the pot share won against it.

    A split pot counts both halves. The value of *own_holding* on the board is computed once.
    """
    variant = hand.game.variant
    pot_halves = []
    for ranking_name in (variant.ranking, variant.second_ranking):
        if ranking_name:
            compute_value = value_function(ranking_name, board)
            pot_halves.append((compute_value(own_holding), compute_value))

    def compute_share(other_holding: Sequence[int]) -> float:
        won_half_count, half_count = 0.0, 0
        for own_value, compute_value in pot_halves:
            other_value = compute_value(other_holding)
            if own_value < 0 and other_value < 0:
                continue  # no low: the high takes all
            won_half_count += (
                1 if own_value > other_value else 0.5 if own_value == other_value else 0
            )
            half_count += 1
        return won_half_count / half_count if half_count else 0.5

    return compute_share


def holding_value(ranking: str, hole: Sequence[int], board: Sequence[int]) -> int:
    """Return the value of a holding; with too many hole cards, of the best choice of them."""
    return value_function(ranking, board)(hole)


def value_function(ranking: str, board: Sequence[int]) -> Callable[[Cards], int]:
    """Return a function from a holding to its value on this board, by the best choice of cards."""
    compute_value = RANKINGS[ranking].ranker_for_board(board)
    if ranking not in ("high", "eight or better") or not board:
        return compute_value

    def compute_best_value(hole: Sequence[int]) -> int:
        if len(hole) + len(board) > 7:
            return max(compute_value(cards) for cards in combinations(hole, 2))
        return compute_value(hole)

    return compute_best_value
