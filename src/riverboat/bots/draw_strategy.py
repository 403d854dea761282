"""Draw strategy: discards that leave the best holding on average.

Every choice of discards is completed with random cards several times, and the results are ranked
among holdings of the whole deck. This method serves draw poker, lowball, badugi, and games with
discards that are not replaced, such as pineapple.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from riverboat.bots.unseen_holdings import (
    Cards,
    showdown_share_against,
    unseen_cards,
    value_function,
)
from riverboat.cards import DECKS
from riverboat.engine import HandState, ToDraw, Variant
from riverboat.ranking import RANKINGS

_SAMPLE_COUNT: Final = 16
"""Number of samples for each choice of discards; all choices get the same cards."""
_FINALIST_COUNT: Final = 4
_FINAL_SAMPLE_COUNT: Final = 200
"""Number of samples for the best choices, which are close to each other."""
_COMPARED_HOLDING_COUNT: Final = 200
"""Number of holdings of the whole deck that each result is ranked among."""
_RANK_EXPONENT: Final = 4
"""Exponent of a holding's percentile: a high one counts more, because several holdings must be
beaten.
"""


def choose_discards(to_draw: ToDraw, hand: HandState, rng: random.Random) -> tuple[int, ...]:
    """Return the best discards of the player to draw."""
    holding = hand.holdings[to_draw.seat]
    choices = [
        discards
        for discard_count in range(to_draw.min_cards, to_draw.max_cards + 1)
        for discards in combinations(holding, discard_count)
    ]
    for sample_count, kept_choice_count in (
        (_SAMPLE_COUNT, _FINALIST_COUNT),
        (_FINAL_SAMPLE_COUNT, 1),
    ):
        samples = _sample_cards_to_come(to_draw, hand, sample_count, rng)
        value_by_discards = {
            discards: _compute_discard_value(to_draw, discards, hand, samples)
            for discards in choices
        }
        # Of choices with equal values, the one with the fewest discards wins: it comes first, and
        # sorting keeps the order.
        choices = sorted(choices, key=lambda discards: -value_by_discards[discards])[
            :kept_choice_count
        ]
    return choices[0]


def _sample_cards_to_come(
    to_draw: ToDraw, hand: HandState, sample_count: int, rng: random.Random
) -> list[list[int]]:
    """Sample cards to come: for the board, for the player's draw, and for an opponent."""
    unseen = unseen_cards(hand)
    board_cards_to_come = hand.game.variant.board_cards - len(hand.board)
    holding_size = len(hand.holdings[to_draw.seat])
    sampled_card_count = (
        board_cards_to_come + holding_size + (holding_size if hand.game.variant.board_cards else 0)
    )
    return [rng.sample(unseen, min(sampled_card_count, len(unseen))) for _ in range(sample_count)]


def _compute_discard_value(
    to_draw: ToDraw, discards: tuple[int, ...], hand: HandState, samples: Sequence[Sequence[int]]
) -> float:
    """Return the total value, over *samples*, of the holding without the cards *discards*."""
    kept_cards = tuple([card for card in hand.holdings[to_draw.seat] if card not in discards])
    draw_count = len(discards) if to_draw.replaces_cards else 0
    variant, board_card_count = hand.game.variant, hand.game.variant.board_cards
    missing_board_card_count = board_card_count - len(hand.board)
    percentile_functions = (
        []
        if board_card_count
        else [
            _build_percentile_function(hand, ranking_name)
            for ranking_name in _list_ranking_names(variant)
        ]
    )
    total_value = 0.0
    for sample in samples:
        own_cards = (
            *kept_cards,
            *sample[missing_board_card_count : missing_board_card_count + draw_count],
        )
        if board_card_count:  # percentiles would differ by board: compare with one other holding
            board = (*hand.board, *sample[:missing_board_card_count])
            total_value += showdown_share_against(hand, board, own_cards)(sample[-len(own_cards) :])
        for find_percentile in percentile_functions:
            total_value += find_percentile(own_cards) ** _RANK_EXPONENT
        if not (missing_board_card_count or draw_count):
            return total_value * len(samples)
    return total_value


def _build_percentile_function(hand: HandState, ranking: str) -> Callable[[Cards], float]:
    """Return a function from a holding to its percentile among the holdings of the game."""
    reference_values = _list_reference_values(hand.game.variant, ranking)
    rank_holding = value_function(ranking, hand.board)

    def find_percentile(holding: Cards) -> float:
        return bisect_left(reference_values, rank_holding(holding)) / _COMPARED_HOLDING_COUNT

    return find_percentile


def _list_ranking_names(variant: Variant) -> list[str]:
    return [
        ranking_name for ranking_name in (variant.ranking, variant.second_ranking) if ranking_name
    ]


@cache
def _list_reference_values(variant: Variant, ranking: str) -> list[int]:
    """Return the sorted values of a fixed sample of the game's holdings."""
    rng = random.Random(f"holdings of {variant.name}")
    deck = DECKS[variant.deck].cards
    card_count = variant.hole_cards
    rank_holding = RANKINGS[ranking].ranker_for_board(())
    return sorted(
        rank_holding(rng.sample(deck, card_count)) for _ in range(_COMPARED_HOLDING_COUNT)
    )
