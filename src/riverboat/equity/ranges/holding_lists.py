"""Lists of holdings of any number of cards, as sorted masks that are computed on demand.

The length of a list is limited, because there are twenty million holdings of six cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import Deck, card_of
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.equity.ranges.combos import CardPattern
from riverboat.kernel.card_masks import MASK_OF, Masks
from riverboat.kernel.card_masks import masks as masks_of
from riverboat.words.refusals.ranges import TooManyCombinationsToList

MAX_HOLDINGS: Final = 3_000_000
"""Maximum length of a list: all 2,598,960 five-card holdings, but not all of six cards."""

Suitedness: TypeAlias = Literal["ds", "ss", "r"]
"""Double-suited, single-suited or rainbow."""


class TooManyHoldings(RefusalError):
    """An error: a list would exceed its maximum length."""

    def __init__(self, holding_count: int) -> None:
        super().__init__(TooManyCombinationsToList(f"{holding_count:,}", f"{MAX_HOLDINGS:,}"))
        self.count = holding_count


def list_all_holdings(card_count: int, deck: Deck) -> Masks:
    """Return every holding of a given number of cards of a deck."""
    holding_count = comb(len(deck.cards), card_count)
    if holding_count > MAX_HOLDINGS:
        raise TooManyHoldings(holding_count)
    return np.sort(_list_card_sets(card_count, deck), kind="stable")


def match_holdings(patterns: Sequence[CardPattern], deck: Deck) -> Masks:
    """Return the holdings whose cards match these patterns, one card each, in any order.

    >>> from riverboat.cards import STANDARD
    >>> aces, unknown = CardPattern(12, None), CardPattern(None, None)
    >>> len(match_holdings([aces, aces, unknown, unknown], STANDARD))
    6961
    """
    unknown_patterns = [pattern for pattern in patterns if pattern == (None, None)]
    if len(unknown_patterns) == len(patterns):
        return list_all_holdings(len(patterns), deck)
    if not any(None in pattern for pattern in patterns):
        return _build_single_holding(patterns, deck)
    holdings = np.zeros(1, np.uint64)
    for pattern in sorted(set(patterns) - set(unknown_patterns), key=_compute_pattern_breadth):
        for _ in range(patterns.count(pattern)):
            holdings = _extend_holdings(holdings, MASK_OF[_list_cards_matching(pattern, deck)])
    if unknown_patterns:
        holdings = _extend_holdings(holdings, _list_card_sets(len(unknown_patterns), deck))
    if len(holdings) > MAX_HOLDINGS:
        raise TooManyHoldings(len(holdings))
    return holdings


def match_suitedness(masks: Masks, suitedness: Suitedness) -> NDArray[np.bool_]:
    """Return a mask of the holdings that are double-suited, single-suited or rainbow.

    A suit counts if two or more cards have it. Every holding belongs to exactly one of the three
    classes.
    """
    doubled_suit_counts = np.zeros(len(masks), np.int8)
    for suit in range(4):
        suit_ranks = (masks >> np.uint64(16 * suit)) & np.uint64(0x1FFF)
        doubled_suit_counts += (suit_ranks & (suit_ranks - (suit_ranks > 0))) != 0
    has_suitedness: NDArray[np.bool_] = {
        "ds": doubled_suit_counts >= 2,
        "ss": doubled_suit_counts == 1,
        "r": doubled_suit_counts == 0,
    }[suitedness]
    return has_suitedness


def sort_unique_holdings(masks: Masks) -> Masks:
    """Return the holdings sorted, without duplicates."""
    # np.unique looks each one up in a table, which takes ten times as long.
    sorted_masks = np.sort(masks, kind="stable")
    return sorted_masks[_mark_first_of_each(sorted_masks)]


def merge_weighted_lists(
    mask_lists: Sequence[Masks], weights: Sequence[float]
) -> tuple[Masks, NDArray[np.float64]]:
    """Merge lists of holdings, each list with one weight; return the holdings and their weights.

    A holding in several lists has the weight of the last one.
    """
    holding_count = sum(len(holding_list) for holding_list in mask_lists)
    if holding_count > 4 * MAX_HOLDINGS:
        raise TooManyHoldings(holding_count)
    all_masks = np.concatenate(mask_lists[::-1])
    mask_order = np.argsort(all_masks, kind="stable")
    sorted_masks = all_masks[mask_order]
    is_first_occurrence = _mark_first_of_each(sorted_masks)
    masks = sorted_masks[is_first_occurrence]
    if len(masks) > MAX_HOLDINGS:
        raise TooManyHoldings(len(masks))
    repeated_weights = np.repeat(
        np.array(weights[::-1], np.float64),
        [len(holding_list) for holding_list in mask_lists[::-1]],
    )
    return masks, repeated_weights[mask_order[is_first_occurrence]]


def _mark_first_of_each(sorted_masks: Masks) -> NDArray[np.bool_]:
    is_first_occurrence = np.ones(len(sorted_masks), np.bool_)
    is_first_occurrence[1:] = sorted_masks[1:] != sorted_masks[:-1]
    return is_first_occurrence


def scatter_weights(
    masks: Masks, weights: NDArray[np.float64], target_masks: Masks
) -> NDArray[np.float64]:
    """Return the weights of *target_masks*, given the weights of *masks*; 0 for other masks."""
    target_weights = np.zeros(len(target_masks))
    target_weights[np.searchsorted(target_masks, masks)] = weights
    return target_weights


_MAX_PAIRS_PER_BLOCK: Final = 1 << 21


def _extend_holdings(held_masks: Masks, added_masks: Masks) -> Masks:
    """Return every union of a holding and an addition that share no card."""
    if len(held_masks) * len(added_masks) > 2 * MAX_HOLDINGS:
        raise TooManyHoldings(len(held_masks) * len(added_masks))
    rows_per_chunk = max(1, _MAX_PAIRS_PER_BLOCK // max(1, len(added_masks)))
    chunks = [np.zeros(0, np.uint64)]
    for start in range(0, len(held_masks), rows_per_chunk):
        chunk = held_masks[start : start + rows_per_chunk, None]
        chunks.append(sort_unique_holdings((chunk | added_masks)[(chunk & added_masks) == 0]))
    return sort_unique_holdings(np.concatenate(chunks))


def _build_single_holding(card_patterns: Sequence[CardPattern], deck: Deck) -> Masks:
    """Return a list with the holding of these cards; empty if a card is repeated or invalid."""
    cards = {
        card for card_pattern in card_patterns for card in _list_cards_matching(card_pattern, deck)
    }
    if len(cards) < len(card_patterns):
        return np.zeros(0, np.uint64)
    return masks_of([sorted(cards)])


def _list_card_sets(card_count: int, deck: Deck) -> Masks:
    """Return every set of *card_count* cards, ordered by the highest card, then by the next one."""
    if (set_count := comb(len(deck.cards), card_count)) > MAX_HOLDINGS:
        raise TooManyHoldings(set_count)
    card_sets = np.zeros(1, np.uint64)
    for set_size in range(1, card_count + 1):
        card_sets = np.concatenate(
            [
                card_sets[: comb(card_index, set_size - 1)] | MASK_OF[card]
                for card_index, card in enumerate(deck.cards)
            ]
        )
    return card_sets


def _list_cards_matching(card_pattern: CardPattern, deck: Deck) -> list[int]:
    ranks = range(13) if card_pattern.rank is None else (card_pattern.rank,)
    suits = range(4) if card_pattern.suit is None else (card_pattern.suit,)
    cards = [card_of(rank, suit) for rank in ranks for suit in suits]
    return [card for card in cards if card in deck.cards]


def _compute_pattern_breadth(card_pattern: CardPattern) -> int:
    """Return a sort key: exact cards first, then ranks, then suits, to limit list lengths."""
    return (card_pattern.rank is None) * 2 + (card_pattern.suit is None)
