"""Equity of the player's cards at a decision, against the assumed ranges of the opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from riverboat.cards import STANDARD, UNKNOWN, Cards, card_names
from riverboat.engine import BadGame, HandState
from riverboat.equity.equity_calculation import equity
from riverboat.equity.equity_games import EquityGame, find_game
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.ranges import Range
from riverboat.equity.ranges.combos import Weights
from riverboat.kernel import sweep
from riverboat.kernel.card_masks import HOLES
from riverboat.review.played_decisions import PlayedDecision

DEAL_COUNT: Final = 20_000
"""Number of random deals for a sampled equity; half of its 95 % interval is then below 1 %."""
_HOLDEM_HOLE_CARD_COUNT: Final = 2


def is_known(cards: Cards) -> bool:
    """Return True if all of these hole cards are known."""
    return bool(cards) and UNKNOWN not in cards


def combo_index(cards: Cards) -> int:
    """Return the index in ``HOLES`` of two hole cards."""
    low_card, high_card = sorted(cards)
    return int(np.flatnonzero((HOLES[:, 0] == low_card) & (HOLES[:, 1] == high_card))[0])


def find_equity_game(hand: HandState) -> EquityGame | None:
    """Return the game for equity calculation; ``None`` if its equity is not computed.

    Equity is not computed in games with draws, because players choose which cards they exchange.
    """
    variant = hand.game.variant
    try:
        game = find_game(variant.name)
    except BadGame:
        return None
    return None if variant.has_draws else game


def decision_equity(
    game: EquityGame | None, decision: PlayedDecision, ranges: Sequence[Weights]
) -> float | None:
    """Return the pot share of the player's cards, from 0 to 1; ``None`` if it cannot be computed.

    In hold'em opponents have their assumed ranges, in other games any cards. A hand on several
    boards has no single equity.
    """
    cards = decision.holdings[decision.seat]
    if game is None or not is_known(cards) or decision.board_count > 1:
        return None
    other_seats = [seat for seat in decision.live_seats if seat != decision.seat]
    if not other_seats:
        return None
    is_holdem = game.cards == _HOLDEM_HOLE_CARD_COUNT and game.deck == STANDARD
    if is_holdem and len(other_seats) == 1 and len(decision.board) > 2:
        return _compute_heads_up_equity(decision, ranges[other_seats[0]])
    opponent_hands: list[Range | str]
    if is_holdem:
        opponent_hands = [Range.of_weights(ranges[seat]) for seat in other_seats]
    else:
        opponent_hands = [_format_known_cards(game, decision, seat) for seat in other_seats]
    own_hand_text = card_names(cards) + " x" * (0 if game.has_ranges else game.cards - len(cards))
    try:
        equity_result = equity(
            own_hand_text,
            *opponent_hands,
            board=card_names(decision.board),
            game=game,
            exact=False,
            deals=DEAL_COUNT,
        )
    except BadEquity:
        return None
    return equity_result.equities[0]


def _compute_heads_up_equity(decision: PlayedDecision, weights: Weights) -> float | None:
    own_weights = np.zeros(len(HOLES))
    combo = combo_index(decision.holdings[decision.seat])
    own_weights[combo] = 1
    combo_equity = sweep(decision.board, own_weights, weights).equities[combo]
    return None if np.isnan(combo_equity) else float(combo_equity)


def _format_known_cards(game: EquityGame, decision: PlayedDecision, seat: int) -> str:
    """Return an opponent's cards as the player knows them: in stud, the upcards."""
    if game.has_ranges:
        return "x" * game.cards
    upcards = decision.upcards[seat]
    return f"{card_names(upcards)} {'x' * (game.cards - len(upcards))}".strip()
