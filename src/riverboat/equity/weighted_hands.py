"""The possible hands of a player, given the known cards, as masks with weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

import numpy as np

from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.query.equity_question import EquityQuestion, PlayerHolding, list_live_hands
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.ranges.holding_lists import (
    MAX_HOLDINGS,
    TooManyHoldings,
    sort_unique_holdings,
)
from riverboat.kernel.card_masks import MASK_OF, Masks
from riverboat.kernel.card_masks import masks as masks_of
from riverboat.kernel.counting.runouts import index_combinations
from riverboat.words.refusals.ranges import NoDealPossible


@dataclass(frozen=True, slots=True, eq=False)
class WeightedHands:
    """The possible hands of one player as masks, each with its weight."""

    masks: Masks
    weights: Weights

    def __len__(self) -> int:
        return len(self.masks)


def build_card_mask(cards: Sequence[int]) -> np.uint64:
    """Return the bit mask of these cards."""
    return np.uint64(masks_of([list(cards)])[0]) if cards else np.uint64(0)


def count_possible_hands(question: EquityQuestion, player: PlayerHolding) -> int:
    """Return the number of a player's possible hands, given all known cards."""
    if player.holding_range is not None:
        is_live = ((player.holding_range.masks & _compute_known_mask(question)) == 0) & (
            player.holding_range.weights > 0
        )
        return int(np.count_nonzero(is_live))
    return comb(len(question.live_cards), player.unknown)


def list_possible_hands(question: EquityQuestion, player: PlayerHolding) -> WeightedHands:
    """Return the hands that a player may have, given all known cards."""
    known_mask = build_card_mask(player.cards)
    if player.holding_range is not None:
        return WeightedHands(*list_live_hands(player.holding_range, _compute_known_mask(question)))
    live_cards = np.array(question.live_cards, np.uint8)
    if not player.unknown:
        return WeightedHands(np.array([known_mask]), np.array([player.weight]))
    if (unknown_count := comb(len(live_cards), player.unknown)) > MAX_HOLDINGS:
        raise TooManyHoldings(unknown_count)
    if player.unknown == 1:
        masks = MASK_OF[live_cards] | known_mask
    else:
        masks = (
            masks_of(live_cards[index_combinations(len(live_cards), player.unknown)]) | known_mask
        )
    masks = sort_unique_holdings(masks)
    return WeightedHands(masks, np.ones(len(masks)))


def _compute_known_mask(question: EquityQuestion) -> np.uint64:
    known_cards = [card for player in question.players for card in player.cards]
    return build_card_mask([*question.unavailable_cards, *known_cards])


def build_no_deal_error(question: EquityQuestion) -> BadEquity:
    """Return the error for ranges that leave no possible deal.

    It applies if every choice of hands has a card in common.
    """
    players_text = " / ".join(player.source_text for player in question.players)
    return BadEquity("", players_text, 0, NoDealPossible(), len(players_text))
