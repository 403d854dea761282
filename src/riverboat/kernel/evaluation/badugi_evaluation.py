"""Badugi of many rows at once: cards of which no two share a rank or a suit."""

from functools import partial
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import argument_checks, tier
from riverboat.kernel.card_masks import Bytes, Masks, rows_of
from riverboat.kernel.evaluation.block_ranking import Ranker, rank_rows
from riverboat.kernel.tables.lookup_tables import lookup_tables
from riverboat.kernel.tables.ranking_values import Values


def badugi(
    cards: Bytes | Masks, out: Values | None = None, *, ace_high: bool = False, threads: int = 1
) -> Values:
    """Return the value of the best badugi of four or five cards, 1 to 1,092.

    The worst badugi is a lone king, the best is 4-3-2-A. A badugi with more cards is better; among
    those with equal numbers of cards, the lowest is best. With *ace_high* a lone ace is the worst
    badugi, and 5-4-3-2 the best. The other arguments are those of
    :func:`~riverboat.kernel.evaluation.high_evaluation.high`.
    """
    rows = argument_checks.check_rows(cards, 4, 5, "badugi")
    rank_in_c = None
    if tier.is_c():
        rank_in_c = tier.fast.badugi_ace_high if ace_high else tier.fast.badugi
    return rank_rows(
        rows, out, threads, rank_in_c, partial(_build_ranker, rows.cards_per_row, ace_high)
    )


def _build_ranker(card_count: int, is_ace_high: bool) -> Ranker:
    values = lookup_tables().badugi
    height_by_rank = np.array([rank if is_ace_high else (rank + 1) % 13 for rank in range(13)])
    # A card scores 8192 minus the bit of its height. So a badugi with more cards scores more, and
    # so does a lower one of equal size. The difference to the next multiple of 8192 is the set of
    # heights.
    score_by_rank = (8192 - (1 << height_by_rank)).astype(np.uint16)

    def rank(masks: Masks, out: Values) -> None:
        cards = rows_of(masks, card_count).T
        score_by_positions: dict[tuple[int, ...], Values] = {
            (position,): score_by_rank[cards[position] >> 2] for position in range(card_count)
        }
        best_scores = np.maximum.reduce(list(score_by_positions.values()))
        is_badugi_by_positions: dict[tuple[int, ...], NDArray[np.bool_]] = {}
        for first_position, second_position in combinations(range(card_count), 2):
            card_difference = cards[first_position] ^ cards[second_position]
            is_badugi_by_positions[first_position, second_position] = (
                card_difference >> 2 != 0
            ) & (card_difference & 3 != 0)
        for badugi_size in range(2, 5):
            for chosen_positions in combinations(range(card_count), badugi_size):
                if badugi_size > 2:
                    end_positions = chosen_positions[0], chosen_positions[-1]
                    is_badugi_by_positions[chosen_positions] = (
                        is_badugi_by_positions[chosen_positions[:-1]]
                        & is_badugi_by_positions[chosen_positions[1:]]
                        & is_badugi_by_positions[end_positions]
                    )
                score_by_positions[chosen_positions] = (
                    score_by_positions[chosen_positions[:-1]]
                    + score_by_positions[chosen_positions[-1:]]
                )
                np.maximum(
                    best_scores,
                    score_by_positions[chosen_positions] * is_badugi_by_positions[chosen_positions],
                    out=best_scores,
                )
        np.take(values, -best_scores & 8191, out=out, mode="clip")

    return rank
