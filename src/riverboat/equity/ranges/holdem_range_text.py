"""Two-card ranges formatted in the usual notation, as briefly as possible.

Hands with all their combinations come first: pairs, suited, offsuit, in runs (``22+``, ``A9s-A6s``,
``JTs-54s``). The combinations of other hands are written by the cards that they share (``AhXh``,
``AsX``), or one by one. If a card is missing from all hands, ``!AsX`` may be shorter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import RANKS, SUITS, Deck, name, rank_of, suit_of
from riverboat.equity.ranges.combos import (
    HAND_NUMBER_OF_COMBO,
    HANDS,
    CardPattern,
    ComboMask,
    Weights,
    hand_number,
    list_combos_with_card,
    list_deck_combos,
    match_combos,
)
from riverboat.kernel.card_masks import HOLES

EMPTY_RANGE_TEXT: Final = "nothing"
"""Text of an empty range, which cannot be parsed."""


def holdem_range_text(weights: Weights, deck: Deck) -> str:
    """Format the weights of two-card combinations as a range that parses back to them."""
    is_in_deck = list_deck_combos(deck)
    if not weights.any():
        return EMPTY_RANGE_TEXT
    plain_text = _format_parts_by_weight(weights, is_in_deck)
    missing_cards = [card for card in deck.cards if not weights[list_combos_with_card(card)].any()]
    if not missing_cards:
        return plain_text
    filled_weights = _fill_missing_cards(weights, is_in_deck, missing_cards)
    removed_cards = [
        card for card in missing_cards if filled_weights[list_combos_with_card(card)].any()
    ]
    if len(removed_cards) > _MAX_MISSING_CARDS:
        return plain_text
    shorter_text = ", ".join(
        [
            _format_parts_by_weight(filled_weights, is_in_deck),
            *[f"!{name(card)}X" for card in removed_cards],
        ]
    )
    return min(plain_text, shorter_text, key=len)


_MAX_MISSING_CARDS: Final = 7
"""Maximum number of missing cards to be written as dead: a board and a holding."""


def _format_parts_by_weight(weights: Weights, is_in_deck: ComboMask) -> str:
    range_parts = []
    for weight in np.unique(weights[weights > 0])[::-1].tolist():
        weight_suffix = "" if weight == 1 else f":{format_weight(weight)}"
        range_parts += [
            f"{hands_text}{weight_suffix}"
            for hands_text in _format_range_parts(weights == weight, is_in_deck)
        ]
    return ", ".join(range_parts)


def format_weight(weight: float) -> str:
    """Return the shortest decimal that parses back to this weight, without exponent."""
    return np.format_float_positional(weight, trim="-")


def _fill_missing_cards(
    weights: Weights, is_in_deck: ComboMask, missing_cards: Sequence[int]
) -> Weights:
    """Return the weights with those of missing cards filled in from the rest of each hand.

    A hand is filled in only if its remaining combinations have one weight.
    """
    is_missing = is_in_deck & np.isin(HOLES, missing_cards).any(axis=1)
    filled_weights = weights.copy()
    for hand in np.unique(HAND_NUMBER_OF_COMBO[is_missing]).tolist():
        is_combo_of_hand = hand == HAND_NUMBER_OF_COMBO
        remaining_weights = np.unique(weights[is_combo_of_hand & is_in_deck & ~is_missing])
        if len(remaining_weights) == 1:
            filled_weights[is_combo_of_hand & is_in_deck] = remaining_weights[0]
    return filled_weights


def _format_range_parts(is_chosen: ComboMask, is_in_deck: ComboMask) -> Iterator[str]:
    if np.array_equal(is_chosen, is_in_deck):
        yield "random"
        return
    chosen_counts = np.bincount(HAND_NUMBER_OF_COMBO[is_chosen], minlength=len(HANDS))
    dealt_counts = np.bincount(HAND_NUMBER_OF_COMBO[is_in_deck], minlength=len(HANDS))
    is_complete = (chosen_counts == dealt_counts) & (dealt_counts > 0)
    yield from _format_pair_runs(is_complete)
    yield from _format_unpaired_runs(is_complete)
    yield from _format_partial_hands(
        is_chosen, is_chosen & ~is_complete[HAND_NUMBER_OF_COMBO], is_in_deck
    )


def _format_pair_runs(is_complete: ComboMask) -> Iterator[str]:
    for top_rank, bottom_rank in _find_runs(
        rank for rank in range(13) if is_complete[hand_number(rank, rank, False)]
    ):
        low_text = RANKS[bottom_rank] * 2
        if top_rank == bottom_rank:
            yield low_text
        elif top_rank == 12:
            yield f"{low_text}+"
        else:
            yield f"{RANKS[top_rank] * 2}-{low_text}"


def _format_unpaired_runs(is_complete: ComboMask) -> Iterator[str]:
    """Yield unpaired hands as runs of kickers; runs both suited and offsuit are written once."""
    runs = {
        is_suited: [
            (high, *run)
            for high in range(12, 0, -1)
            for run in _find_runs(
                bottom_hand
                for bottom_hand in range(high)
                if is_complete[hand_number(high, bottom_hand, is_suited)]
            )
        ]
        for is_suited in (True, False)
    }
    shared_runs = set(runs[True]) & set(runs[False])
    for is_suited, suffix in ((True, "s"), (False, "o")):
        own_runs = [run for run in runs[is_suited] if is_suited or run not in shared_runs]
        diagonal_runs = dict(
            _find_diagonal_runs(
                [run[:2] for run in own_runs if run[1] == run[2] and run not in shared_runs]
            )
        )
        hands_in_diagonal_runs = {
            hand for run_hands in diagonal_runs.values() for hand in run_hands
        }
        for run in own_runs:
            top_hand = run[:2]
            if top_hand in diagonal_runs:
                bottom_hand = diagonal_runs[top_hand][-1]
                top_text, bottom_text = (
                    _format_rank_pair(*top_hand),
                    _format_rank_pair(*bottom_hand),
                )
                yield f"{top_text}{suffix}-{bottom_text}{suffix}"
            elif top_hand not in hands_in_diagonal_runs:
                yield _format_kicker_run(*run, "" if run in shared_runs else suffix)


def _format_kicker_run(high: int, top_rank: int, bottom_rank: int, suffix: str) -> str:
    if top_rank == bottom_rank:
        return f"{_format_rank_pair(high, top_rank)}{suffix}"
    if top_rank == high - 1:
        return f"{_format_rank_pair(high, bottom_rank)}{suffix}+"
    lowest_hand = _format_rank_pair(high, bottom_rank)
    return f"{_format_rank_pair(high, top_rank)}{suffix}-{lowest_hand}{suffix}"


_RankPair: TypeAlias = tuple[int, int]


def _find_diagonal_runs(
    single_hands: Sequence[_RankPair],
) -> Iterator[tuple[_RankPair, list[_RankPair]]]:
    """Yield runs of three or more single hands, each one rank below the one before: JTs to 54s.

    A run is its first hand, and the list of all its hands.
    """
    hands_left = set(single_hands)
    for high, low in single_hands:
        diagonal_hands = [(high - step, low - step) for step in range(low + 1)]
        run_length = next(
            (step for step, hand in enumerate(diagonal_hands) if hand not in hands_left),
            len(diagonal_hands),
        )
        if run_length >= 3:
            hands_left -= set(diagonal_hands[:run_length])
            yield (high, low), diagonal_hands[:run_length]


def _find_runs(ranks: Iterable[int]) -> list[_RankPair]:
    """Return runs of neighbouring ranks as pairs of top and bottom rank, highest run first."""
    runs: list[_RankPair] = []
    for rank in sorted(ranks, reverse=True):
        if runs and runs[-1][1] == rank + 1:
            runs[-1] = (runs[-1][0], rank)
        else:
            runs.append((rank, rank))
    return runs


def _format_rank_pair(high: int, low: int) -> str:
    return RANKS[high] + RANKS[low]


def _format_partial_hands(
    is_chosen: ComboMask, is_remaining: ComboMask, is_in_deck: ComboMask
) -> Iterator[str]:
    """Yield range terms for the remaining combinations.

    A term that covers two or more of them, such as those with a common card, comes before terms of
    one combination. A term covers only chosen combinations and those outside the deck.
    """
    if not is_remaining.any():
        return
    is_remaining = is_remaining.copy()
    texts, all_patterns = _build_combo_patterns()
    inside_indexes = np.flatnonzero(~(all_patterns & (is_in_deck & ~is_chosen)).any(axis=1))
    pattern_combos = all_patterns[inside_indexes] & is_in_deck
    covered_counts = (pattern_combos & is_remaining).sum(axis=1)
    while len(covered_counts) and covered_counts.max() >= 2:
        best_pattern = int(covered_counts.argmax())
        yield texts[inside_indexes[best_pattern]]
        is_covered = pattern_combos[best_pattern] & is_remaining
        covered_counts -= pattern_combos[:, is_covered].sum(axis=1)
        is_remaining &= ~is_covered
    for combo_index in np.flatnonzero(is_remaining)[::-1].tolist():
        low_card, high_card = HOLES[combo_index].tolist()
        yield name(high_card) + name(low_card)


@cache
def _build_combo_patterns() -> tuple[tuple[str, ...], NDArray[np.bool_]]:
    """Return the patterns of cards that combinations may share, such as a suit or one card."""
    patterns_by_text = {
        f"X{SUITS[suit]}" * 2: (CardPattern(None, suit), CardPattern(None, suit))
        for suit in range(4)
    }
    for card in range(51, -1, -1):
        card_pattern = CardPattern(rank_of(card), suit_of(card))
        patterns_by_text[f"{name(card)}X"] = (card_pattern, CardPattern(None, None))
        patterns_by_text[f"{name(card)}X{SUITS[suit_of(card)]}"] = (
            card_pattern,
            CardPattern(None, suit_of(card)),
        )
        for rank in range(12, -1, -1):
            patterns_by_text[f"{name(card)}{RANKS[rank]}"] = (card_pattern, CardPattern(rank, None))
    return tuple(patterns_by_text), np.array(
        [match_combos(*pattern_pair) for pattern_pair in patterns_by_text.values()]
    )
