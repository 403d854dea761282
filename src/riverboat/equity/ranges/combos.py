"""The 1,326 combinations of two hole cards and the 169 hands that they make.

A hand is written in the usual notation, ``AKs``, ``AKo`` or ``77``, and numbered by its place in
the grid of 13 rows and 13 columns, aces first: pairs on the diagonal, suited hands above it,
offsuit hands below. Combinations are numbered as in ``kernel.card_masks.HOLES``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import RANKS, Deck
from riverboat.kernel.card_masks import HOLES

Weights: TypeAlias = NDArray[np.float64]
ComboMask: TypeAlias = NDArray[np.bool_]
"""A mask over the combinations, shape (1326,)."""

_RANKS: Final = HOLES >> 2
_SUITS: Final = HOLES & 3

HIGH_RANK: Final = _RANKS[:, 1].astype(np.intp)
"""The higher rank of each combination, shape (1326,)."""
LOW_RANK: Final = _RANKS[:, 0].astype(np.intp)
"""The lower rank of each combination, shape (1326,)."""
IS_SUITED: Final[ComboMask] = _SUITS[:, 0] == _SUITS[:, 1]
"""True if both cards have the same suit, shape (1326,)."""

HAND_NUMBER_OF_COMBO: Final[NDArray[np.intp]] = np.where(
    IS_SUITED, 13 * (12 - HIGH_RANK) + 12 - LOW_RANK, 13 * (12 - LOW_RANK) + 12 - HIGH_RANK
)
"""Hand number, 0 to 168, of each combination, shape (1326,)."""


class CardPattern(NamedTuple):
    """A pattern for one hole card; ``None`` matches any rank or suit."""

    rank: int | None
    suit: int | None


def hand_number(high_rank: int, low_rank: int, is_suited: bool) -> int:
    """Return the number of a hand; a pair is not suited."""
    row, column = (high_rank, low_rank) if is_suited else (low_rank, high_rank)
    return 13 * (12 - row) + 12 - column


def format_hand_name(number: int) -> str:
    """Return the name of a hand: ``AKs``.

    >>> [format_hand_name(number) for number in (0, 1, 13, 168)]
    ['AA', 'AKs', 'AKo', '22']
    """
    row, column = 12 - number // 13, 12 - number % 13
    high_rank, low_rank = max(row, column), min(row, column)
    suffix = "" if row == column else "s" if row > column else "o"
    return f"{RANKS[high_rank]}{RANKS[low_rank]}{suffix}"


HANDS: Final = tuple(format_hand_name(number) for number in range(169))
"""All hands by their numbers: the rows of the grid one after another."""
GRID_ROWS: Final = tuple(HANDS[start : start + 13] for start in range(0, 169, 13))
"""The grid: aces first, suited above the diagonal."""


def list_combos(rank_pairs: Iterable[tuple[int, int]], suitedness: str) -> ComboMask:
    """Return the combinations of hands of these ranks, suited (``s``), offsuit (``o``) or both."""
    hand_numbers = [
        hand_number(high, low, is_suited)
        for high, low in rank_pairs
        for is_suited in (True, False)
        if not suitedness or is_suited == (suitedness == "s")
    ]
    is_chosen: ComboMask = np.isin(HAND_NUMBER_OF_COMBO, hand_numbers)
    return is_chosen


def match_combos(first_pattern: CardPattern, second_pattern: CardPattern) -> ComboMask:
    """Return the combinations whose cards match the two patterns, in either order."""
    matches_in_order: ComboMask = _match_column_to_pattern(
        first_pattern, 0
    ) & _match_column_to_pattern(second_pattern, 1)
    matches_in_reverse: ComboMask = _match_column_to_pattern(
        first_pattern, 1
    ) & _match_column_to_pattern(second_pattern, 0)
    return matches_in_order | matches_in_reverse


@cache
def _match_column_to_pattern(card_pattern: CardPattern, column: int) -> ComboMask:
    is_matching = np.ones(len(HOLES), np.bool_)
    if card_pattern.rank is not None:
        is_matching &= _RANKS[:, column] == card_pattern.rank
    if card_pattern.suit is not None:
        is_matching &= _SUITS[:, column] == card_pattern.suit
    is_matching.setflags(write=False)
    return is_matching


def list_deck_combos(deck: Deck) -> ComboMask:
    """Return the combinations that a deck contains."""
    return _match_column_to_cards(deck.cards, 0) & _match_column_to_cards(deck.cards, 1)


def check_weights(weights: Weights, deck: Deck) -> Weights:
    """Return the weights; ``ValueError`` unless they are from 0 to 1, and 0 outside the deck."""
    if weights.shape != HAND_NUMBER_OF_COMBO.shape:
        raise ValueError(f"a range needs weights of shape (1326,), got {weights.shape}")
    is_within_range = (weights >= 0) & (weights <= 1)
    if not is_within_range.all():
        combo_index = int(np.argmin(is_within_range))
        raise ValueError(
            f"weights must be from 0 to 1, but weight {combo_index} is {weights[combo_index]}"
        )
    if weights[~list_deck_combos(deck)].any():
        raise ValueError(f"some of these combinations are not in a {deck.name} deck")
    return weights


@cache
def list_combos_with_card(card: int) -> ComboMask:
    """Return the combinations that contain a card, as a read-only array."""
    is_matching: ComboMask = _match_column_to_cards((card,), 0) | _match_column_to_cards((card,), 1)
    is_matching.setflags(write=False)
    return is_matching


def _match_column_to_cards(cards: Sequence[int], column: int) -> ComboMask:
    is_matching: ComboMask = np.isin(HOLES[:, column], cards)
    return is_matching
