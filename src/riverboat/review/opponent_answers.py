"""The opponent's responses to an action in a solved tree, given the player's blockers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from riverboat.cards import Cards
from riverboat.equity.ranges.combos import Weights
from riverboat.kernel import high, sweep
from riverboat.kernel.card_masks import HOLES
from riverboat.review.street_nodes import StreetNode
from riverboat.solve.postflop import BadSpot
from riverboat.solve.postflop.spot_config import PLAYERS

_RIVER_BOARD_CARD_COUNT = 5


class BetResponses(NamedTuple):
    """The opponent's responses to a bet or raise. All numbers are from 0 to 1."""

    fold_share: float
    """Share of the opponent's hands that fold to the bet."""
    average_fold_share: float
    """Share of folds, averaged over all hands with which the player makes this bet."""
    break_even_fold_share: float
    """Share of folds that makes a bet profitable even if it never wins when called."""
    equity_when_called: float | None
    """Equity against the hands that do not fold; ``None`` if all hands fold."""


class BlockedHands(NamedTuple):
    """Shares of the opponent's hands that the player's cards block on the river, from 0 to 1."""

    better: float
    """Share of the hands that beat the player's."""
    worse: float


def bet_answers(node: StreetNode, action: str, cards: Cards, board: Cards) -> BetResponses | None:
    """Return the responses to a bet or raise; ``None`` if the opponent cannot fold to it."""
    opponent_decision = _find_opponent_decision(node, action)
    if opponent_decision is None or "fold" not in opponent_decision.actions:
        return None
    weights, strategy = opponent_decision.weights, opponent_decision.strategy
    folding_weights = weights * strategy[opponent_decision.actions.index("fold")]
    is_unblocked = ~np.isin(HOLES, cards).any(axis=1)
    if not (weights * is_unblocked).any():
        return None
    actor_index = _find_player_index(node)
    risked_chips = node.stacks[actor_index] - node[action].stacks[actor_index]
    pot = node.spot.pot + sum(node.spot.stack - stack for stack in node.stacks)
    return BetResponses(
        fold_share=float((folding_weights * is_unblocked).sum() / (weights * is_unblocked).sum()),
        average_fold_share=_compute_average_fold_share(
            folding_weights, weights, opponent_decision.own_weights
        ),
        break_even_fold_share=risked_chips / (risked_chips + pot),
        equity_when_called=_compute_equity_against(cards, board, weights - folding_weights),
    )


def bet_frequency_after_check(node: StreetNode, cards: Cards) -> float | None:
    """Return the opponent's betting frequency after a check; ``None`` if the street ends."""
    opponent_decision = _find_opponent_decision(node, "check")
    if opponent_decision is None:
        return None
    weights = opponent_decision.weights * ~np.isin(HOLES, cards).any(axis=1)
    if not weights.any():
        return None
    check_frequencies = opponent_decision.strategy[opponent_decision.actions.index("check")]
    return float(1 - (weights * check_frequencies).sum() / weights.sum())


def blocked_hands(node: StreetNode, cards: Cards, board: Cards) -> BlockedHands | None:
    """Return the blocked shares of better and of worse hands; ``None`` before the river."""
    if len(board) < _RIVER_BOARD_CARD_COUNT:
        return None
    weights = np.nan_to_num(node.reach[1 - _find_player_index(node)].weights)
    weights = np.where(np.isin(HOLES, board).any(axis=1), 0.0, weights)
    combo_indexes = np.flatnonzero(weights)
    own_value, *other_values = high(
        _append_board([cards, *HOLES[combo_indexes].tolist()], board)
    ).tolist()
    opponent_values, is_blocked = (
        np.array(other_values),
        np.isin(HOLES[combo_indexes], cards).any(axis=1),
    )
    is_better, is_worse = opponent_values > own_value, opponent_values < own_value
    if not is_better.any() or not is_worse.any():
        return None
    blocked_shares = [
        float(weights[combo_indexes][mask & is_blocked].sum() / weights[combo_indexes][mask].sum())
        for mask in (is_better, is_worse)
    ]
    return BlockedHands(*blocked_shares)


def range_equity(node: StreetNode) -> float:
    """Return the equity of the range of the player to act, from 0 to 1."""
    return node.equity[_find_player_index(node)].average


def _compute_average_fold_share(
    folding_weights: Weights, weights: Weights, own_weights: Weights
) -> float:
    """Return the opponent's fold frequency, averaged over the player's range *own_weights*.

    Combinations of the two players that share a card do not count.
    """
    weight_by_card = np.bincount(HOLES.ravel(), np.repeat(own_weights, 2), 52)
    opposing_weights = own_weights.sum() - weight_by_card[HOLES].sum(axis=1) + own_weights
    total_weight = float((weights * opposing_weights).sum())
    return float((folding_weights * opposing_weights).sum()) / total_weight if total_weight else 0.0


class _OpponentDecision(NamedTuple):
    actions: tuple[str, ...]
    weights: Weights
    """Weights of the opponent's hands."""
    strategy: Weights
    own_weights: Weights
    """Weights of the player's hands that take the action."""


def _find_opponent_decision(node: StreetNode, action: str) -> _OpponentDecision | None:
    """Return the opponent's decision after an action; ``None`` if the opponent does not act."""
    try:
        next_node = node[action]
        if next_node.kind != "decision" or not next_node.actions or next_node.player == node.player:
            return None
        actor_index = _find_player_index(node)
        own_weights, weights = (
            np.nan_to_num(next_node.reach[player_index].weights)
            for player_index in (actor_index, 1 - actor_index)
        )
        return _OpponentDecision(
            next_node.actions, weights, np.nan_to_num(next_node.strategy_array()), own_weights
        )
    except BadSpot:
        return None


def _find_player_index(node: StreetNode) -> int:
    return PLAYERS.index(node.player or "oop")


def _compute_equity_against(cards: Cards, board: Cards, weights: Weights) -> float | None:
    own_weights = np.isin(HOLES, cards).all(axis=1).astype(np.float64)
    own_equity = float(
        sweep(board, own_weights, weights.clip(0)).equities[int(np.flatnonzero(own_weights)[0])]
    )
    return None if np.isnan(own_equity) else own_equity


def _append_board(hands: list[Cards], board: Cards) -> np.ndarray:
    return np.array([[*hand, *board] for hand in hands], np.uint8)
