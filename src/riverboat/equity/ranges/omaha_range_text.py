"""Text of ranges of hands with more than two cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import RANKS, Deck, name
from riverboat.equity.ranges.combos import CardPattern, Weights
from riverboat.equity.ranges.holdem_range_text import EMPTY_RANGE_TEXT, format_weight
from riverboat.equity.ranges.holding_lists import Suitedness, match_holdings, match_suitedness
from riverboat.kernel.card_masks import Masks, cards_of


def omaha_range_text(masks: Masks, weights: Weights, deck: Deck) -> str:
    """Return holdings as range text that parses back to them: ``AAKK, AAQQds, AsKsQhJh:0.5``."""
    range_parts = []
    for weight in np.unique(weights[weights > 0])[::-1].tolist():
        weight_suffix = "" if weight == 1 else f":{format_weight(weight)}"
        range_parts += [
            f"{hands_text}{weight_suffix}"
            for hands_text in _format_range_parts(masks[weights == weight], deck)
        ]
    return ", ".join(range_parts) or EMPTY_RANGE_TEXT


def _format_range_parts(masks: Masks, deck: Deck) -> Iterator[str]:
    rank_key_by_holding = _encode_rank_counts(masks)
    key_order = np.argsort(rank_key_by_holding, kind="stable")
    rank_keys, group_starts = np.unique(rank_key_by_holding[key_order], return_index=True)
    for rank_key, part_masks in zip(
        rank_keys[::-1], np.split(masks[key_order], group_starts[1:])[::-1], strict=True
    ):
        yield from _format_parts_of_ranks(_decode_ranks(int(rank_key)), part_masks, deck)


def _format_parts_of_ranks(ranks: list[int], range_masks: Masks, deck: Deck) -> Iterator[str]:
    """Yield the range parts of holdings that have equal ranks and differ only in suits."""
    ranks_text = "".join(RANKS[rank] for rank in ranks)
    all_masks = match_holdings([CardPattern(rank, None) for rank in ranks], deck)
    if len(range_masks) == len(all_masks):
        yield ranks_text
        return
    for suitedness in get_args(Suitedness):
        suited_masks = range_masks[match_suitedness(range_masks, suitedness)]
        if len(suited_masks) and len(suited_masks) == match_suitedness(all_masks, suitedness).sum():
            yield ranks_text + suitedness
        else:
            yield from (_format_cards(mask) for mask in suited_masks.tolist())


def _format_cards(mask: int) -> str:
    return "".join(name(card) for card in cards_of(mask)[::-1])


_POWERS_OF_FIVE: Final = 5 ** np.arange(13, dtype=np.int64)


def _encode_rank_counts(masks: Masks) -> NDArray[np.int64]:
    """Return the number of cards of each rank, as the digits of a base-5 number."""
    rank_keys = np.zeros(len(masks), np.int64)
    for suit in range(4):
        for rank in range(13):
            holds_card = (masks >> np.uint64(16 * suit + rank)) & np.uint64(1)
            rank_keys += holds_card.astype(np.int64) * _POWERS_OF_FIVE[rank]
    return rank_keys


def _decode_ranks(rank_key: int) -> list[int]:
    """Return the ranks that a number encodes, highest first."""
    return [rank for rank in range(12, -1, -1) for _ in range(rank_key // 5**rank % 5)]
