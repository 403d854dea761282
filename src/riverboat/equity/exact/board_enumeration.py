"""Exact equity by enumeration: each joint holding with all its boards.

With many board cards to come, the kernel counts each joint holding up to suit isomorphism. With few
cards to come, all boards are dealt, and all joint holdings are compared on each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.equity_games import EquityGame
from riverboat.equity.exact.exact_method import CountProgress, ExactMethod
from riverboat.equity.exact.joint_holdings import (
    IndexArray,
    JointHoldings,
    count_max_joint_holdings,
    enumerate_joint_holdings,
    group_by_suit_isomorphism,
)
from riverboat.equity.exact.outcome_blocks import Block, OutcomeBlocks
from riverboat.equity.hand_values import compute_hand_values
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.weighted_hands import build_card_mask
from riverboat.kernel import tier
from riverboat.kernel.card_masks import rows_of
from riverboat.kernel.counting.exact_outcomes import Deck, exact_holdem, exact_omaha
from riverboat.kernel.runout_outcomes import LOW_SHIFT
from riverboat.kernel.tables.ranking_values import Values


def list_enumeration_methods(
    question: EquityQuestion, hand_counts: Sequence[int]
) -> Iterator[ExactMethod]:
    """Yield the enumeration methods that apply; *hand_counts* has each player's number of hands."""

    @cache
    def enumerate_holdings() -> JointHoldings:
        return enumerate_joint_holdings(question)

    max_holdings = count_max_joint_holdings(hand_counts)
    if question.game.board:
        blocks = OutcomeBlocks(
            enumerate_holdings,
            lambda count_progress: _count_with_kernel(
                question, enumerate_holdings(), count_progress
            ),
        )
        description = (
            "all boards" if max_holdings == 1 else "all boards of each way to hold the hands"
        )
        yield ExactMethod(
            description,
            _estimate_kernel_seconds(question, max_holdings),
            blocks.count,
            blocks.by_hand,
        )
    board_count = comb(len(question.live_cards), question.cards_to_come)
    if board_count <= _MAX_BOARDS and max_holdings * board_count <= _MAX_DEALS:
        blocks = OutcomeBlocks(
            enumerate_holdings,
            lambda count_progress: _enumerate_boards(
                question, enumerate_holdings(), count_progress
            ),
        )
        description = "all boards" if max_holdings == 1 else "all deals"
        yield ExactMethod(
            description,
            _estimate_enumeration_seconds(question, hand_counts, board_count),
            blocks.count,
            blocks.by_hand,
        )


_MAX_BOARDS: Final = 2_000
_MAX_DEALS: Final = 1_000_000_000


def _estimate_kernel_seconds(question: EquityQuestion, holding_count: int) -> float:
    return (
        holding_count
        * _compute_kernel_seconds_per_holding(question)
        / (8 if holding_count > 50 and not question.unavailable_cards else 1)
    )


def _compute_kernel_seconds_per_holding(question: EquityQuestion) -> float:
    has_c_kernel, player_count = tier.is_c(), len(question.players)
    if question.game.is_omaha:
        card_pair_factor = comb(question.game.cards, 2) / 6
        if len(question.board) == 1:
            return 0.01 * player_count * card_pair_factor
        return (
            (70e-6 if has_c_kernel else 500e-6)
            * player_count
            * card_pair_factor
            * (1.5 if question.game.low else 1)
        )
    return (35e-6 if has_c_kernel else 200e-6) * player_count


_DECK_BY_RANKING: Final[dict[str, Deck]] = {
    "high": "full",
    "short_deck": "short",
    "short_deck_trips": "short trips",
}


def _count_with_kernel(
    question: EquityQuestion, holdings: JointHoldings, count_progress: CountProgress | None
) -> Iterator[Block]:
    """Yield the outcomes of joint holdings, one of each suit-isomorphic class, over all boards."""
    if question.unavailable_cards or len(holdings) == 1:
        class_masks, class_by_holding = holdings.masks_by_seat, np.arange(len(holdings))
    else:
        class_masks, class_by_holding = group_by_suit_isomorphism(holdings)
    holdings_by_class = np.argsort(class_by_holding, kind="stable")
    class_bounds = np.searchsorted(
        class_by_holding[holdings_by_class], np.arange(len(class_masks) + 1)
    )
    for class_index, hand_masks in enumerate(class_masks):
        holes = rows_of(hand_masks, question.game.cards)
        if question.game.is_omaha:
            has_low = question.game.low is not None
            outcomes = exact_omaha(holes, question.board, question.dead, low=has_low)
        else:
            deck = _DECK_BY_RANKING[question.game.ranking]
            outcomes = exact_holdem(holes, question.board, question.dead, deck=deck)
        class_holdings = holdings_by_class[
            class_bounds[class_index] : class_bounds[class_index + 1]
        ]
        for code, count in outcomes.as_dict().items():
            yield (
                class_holdings,
                np.full(len(class_holdings), code, np.uint64),
                np.full(len(class_holdings), float(count)),
            )
        if count_progress is not None:
            count_progress(class_index + 1, len(class_masks))


def _estimate_enumeration_seconds(
    question: EquityQuestion, hand_counts: Sequence[int], board_count: int
) -> float:
    ranking_seconds = sum(hand_counts) * board_count * (100e-9 if tier.is_c() else 300e-9)
    seconds_per_deal = 120e-9 if question.game.low else 60e-9
    comparison_seconds = (
        count_max_joint_holdings(hand_counts) * board_count * seconds_per_deal * len(hand_counts)
    )
    return board_count * 280e-6 * len(hand_counts) + ranking_seconds + comparison_seconds


def _enumerate_boards(
    question: EquityQuestion, holdings: JointHoldings, count_progress: CountProgress | None
) -> Iterator[Block]:
    board_count = comb(len(question.live_cards), question.cards_to_come)
    for done_count, runout in enumerate(
        combinations(question.live_cards, question.cards_to_come), 1
    ):
        live_rows = np.flatnonzero((holdings.masks & build_card_mask(runout)) == 0)
        if len(live_rows):
            yield (
                live_rows,
                _compute_winner_codes(question, holdings, runout, live_rows),
                np.ones(len(live_rows)),
            )
        if count_progress is not None:
            count_progress(done_count, board_count)


def _compute_winner_codes(
    question: EquityQuestion, holdings: JointHoldings, runout: Sequence[int], rows: IndexArray
) -> NDArray[np.uint64]:
    """Return the winners on a runout as outcome codes, for the joint holdings of *rows*."""
    winner_codes = np.zeros(len(rows), np.uint64)
    hand_values = _iter_hand_values(question.game, holdings, (*question.board, *runout))
    for shift, values_by_seat in zip((0, LOW_SHIFT), hand_values, strict=False):
        holding_values_by_seat = [
            values[holdings.hand_indices[seat][rows]] for seat, values in enumerate(values_by_seat)
        ]
        best_values = np.maximum.reduce(holding_values_by_seat)
        for seat, values in enumerate(holding_values_by_seat):
            is_winner = (values == best_values) & (best_values > 0)
            winner_codes |= is_winner.astype(np.uint64) << np.uint64(seat + shift)
    return winner_codes


def _iter_hand_values(
    game: EquityGame, holdings: JointHoldings, board: Sequence[int]
) -> Iterator[list[Values]]:
    """Yield each player's hand values on a board, first high and then low.

    A hand that contains a card of the board has the value 0.
    """
    board_mask = build_card_mask(board)
    rankings = [game.ranking] if game.low is None else [game.ranking, game.low]
    for ranking in rankings:
        values_by_player = []
        for hands in holdings.hands:
            is_live = (hands.masks & board_mask) == 0
            hand_values = np.zeros(len(hands), np.uint16)
            if is_live.any():
                hand_values[is_live] = compute_hand_values(
                    ranking, hands.masks[is_live], game.cards, board
                )
            values_by_player.append(hand_values)
        yield values_by_player
