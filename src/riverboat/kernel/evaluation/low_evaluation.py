"""Low hands of many rows at once: ace-to-five, eight or better, deuce-to-seven.

The higher value wins in low games, too: the best low has the highest value, and 0 means no low.
Arguments are those of :func:`~riverboat.kernel.evaluation.high_evaluation.high`.
"""

from functools import partial
from itertools import combinations

import numpy as np

from riverboat.kernel import argument_checks, tier
from riverboat.kernel.card_masks import MASK_OF, Bytes, Masks, rows_of
from riverboat.kernel.evaluation.block_ranking import BLOCK_ROWS, Ranker, rank_rows
from riverboat.kernel.evaluation.value_lookup import ValueLookup
from riverboat.kernel.tables.lookup_tables import lookup_tables
from riverboat.kernel.tables.ranking_values import Values


def ace_to_five(cards: Bytes | Masks, out: Values | None = None, *, threads: int = 1) -> Values:
    """Return the value of the lowest five of five to seven cards, 1 to 6,175 (the wheel), as in
    razz.

    The ace is low; straights and flushes do not count.
    """
    rows = argument_checks.check_rows(cards, 5, 7, "ace_to_five")
    rank_in_c = tier.fast.ace_to_five if tier.is_c() else None
    return rank_rows(
        rows, out, threads, rank_in_c, partial(_build_ace_to_five_ranker, rows.cards_per_row)
    )


def eight_or_better(cards: Bytes | Masks, out: Values | None = None, *, threads: int = 1) -> Values:
    """Return the value of the best low of five different ranks, eight or lower: 1 to 56.

    The value is 0 if there is no such low hand. The ace is low; straights and flushes do not count.
    """
    rows = argument_checks.check_rows(cards, 5, 7, "eight_or_better")
    rank_in_c = tier.fast.eight_or_better if tier.is_c() else None
    return rank_rows(rows, out, threads, rank_in_c, _build_eight_or_better_ranker)


def deuce_to_seven(cards: Bytes | Masks, out: Values | None = None, *, threads: int = 1) -> Values:
    """Return the value of the lowest five of five to seven cards, 1 to 7,462.

    The worst is a royal flush, the best 7-5-4-3-2 of several suits. The ace is high; straights and
    flushes count against a player.
    """
    rows = argument_checks.check_rows(cards, 5, 7, "deuce_to_seven")
    rank_in_c = tier.fast.deuce_to_seven if tier.is_c() else None
    return rank_rows(
        rows, out, threads, rank_in_c, partial(_build_deuce_to_seven_ranker, rows.cards_per_row)
    )


def _build_ace_to_five_ranker(card_count: int) -> Ranker:
    return ValueLookup(
        card_count, lookup_tables().high_words, lookup_tables().ace_to_five
    ).compute_values


def _build_eight_or_better_ranker() -> Ranker:
    low_values = lookup_tables().eight_or_better
    rank_buffer, shifted_buffer = np.empty((2, BLOCK_ROWS), np.int64)

    def rank(masks: Masks, out: Values) -> None:
        signed_masks, rank_sets, shifted_ranks = (
            masks.view(np.int64),
            rank_buffer[: len(masks)],
            shifted_buffer[: len(masks)],
        )
        np.right_shift(signed_masks, 32, out=rank_sets)
        np.bitwise_or(rank_sets, signed_masks, out=rank_sets)
        np.right_shift(rank_sets, 16, out=shifted_ranks)
        np.bitwise_or(rank_sets, shifted_ranks, out=rank_sets)
        np.bitwise_and(rank_sets, 0x1FFF, out=rank_sets)
        np.take(low_values, rank_sets, out=out, mode="clip")

    return rank


def _build_deuce_to_seven_ranker(card_count: int) -> Ranker:
    tables = lookup_tables()
    lookup = ValueLookup(card_count, tables.deuce_to_seven_words, tables.deuce_to_seven.values)
    rank_five_cards = _build_deuce_to_seven_ranker(5) if card_count > 5 else None

    def rank(masks: Masks, out: Values) -> None:
        lookup.compute_values(masks, out)
        flushes = lookup.compute_flush_values(len(masks))
        flush_rows = np.flatnonzero(flushes)
        if rank_five_cards is None:
            out[flush_rows] = flushes[flush_rows]
        elif len(flush_rows):
            # Some cards of the flush and other cards may make a better low than the flush.
            out[flush_rows] = _compute_best_of_fives(masks[flush_rows], card_count, rank_five_cards)

    return rank


def _compute_best_of_fives(masks: Masks, card_count: int, rank_five_cards: Ranker) -> Values:
    best_values = np.empty(len(masks), np.uint16)
    excluded_choices = list(combinations(range(card_count), card_count - 5))
    rows_per_block = BLOCK_ROWS // len(excluded_choices)
    for block_start in range(0, len(masks), rows_per_block):
        block = masks[block_start : block_start + rows_per_block]
        card_masks = MASK_OF[rows_of(block, card_count).T]
        five_card_masks = np.concatenate(
            [
                block & ~np.bitwise_or.reduce(card_masks[[*excluded_indexes]])
                for excluded_indexes in excluded_choices
            ]
        )
        values = np.empty(len(five_card_masks), np.uint16)
        rank_five_cards(five_card_masks, values)
        values.reshape(len(excluded_choices), -1).max(
            axis=0, out=best_values[block_start : block_start + rows_per_block]
        )
    return best_values
