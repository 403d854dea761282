"""The order of stud by upcards: the bring-in and the first to act (BRNG, BYND-62)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from riverboat.cards import ACE, UNKNOWN, rank_of
from riverboat.engine.state.hand_state import HandState
from riverboat.ranking.card_keys import RANK_KEYS, count_ranks
from riverboat.ranking.lazy_table import LazyTable
from riverboat.ranking.upcard_ranking import high_upcards_value, low_upcards_value

_NO_UPCARDS_VALUE = -(1 << 60)
"""The value of a player whose upcards an old history lacks: lower than any known upcards."""
_KNOWN_CARDS_MASK = RANK_KEYS[UNKNOWN] - 1
"""Mask that removes the number of unknown cards from a sum of rank keys."""
_SUIT_COUNT = 4
_RANK_COUNT = 13


def find_bring_in_seat(hand: HandState) -> int:
    """Return the seat that owes the bring-in: lowest upcard, or highest in low games (BRNG-02).

    Equal ranks are ordered by suit or by position, by house rule (BRNG-03, BYND-64).
    """
    compiled_game, upcards, seats = hand.compiled, hand.upcards, hand.seats_in_mask(hand.live_mask)
    bring_in_order = _build_bring_in_order(
        compiled_game.upcards, compiled_game.rules.bringin_tie == "suit"
    )
    known_seats = [seat for seat in seats if UNKNOWN not in upcards[seat]]
    if not known_seats:
        return seats[0]
    return min(known_seats, key=lambda seat: bring_in_order[upcards[seat][-1]])  # ties go clockwise


@cache
def _build_bring_in_order(upcard_ranking: str, breaks_ties_by_suit: bool) -> dict[int, int]:
    """Return a number for each card: the player whose upcard has the smallest number pays."""
    rank_sign = (
        1 if upcard_ranking == "high" else -1
    )  # rule: BRNG-02, BRNG-03 the lowest pays, or the highest
    sort_key_by_card = {
        card: _compute_suit_order_key(card, is_ace_low=upcard_ranking == "a-5")
        for card in range(_SUIT_COUNT * _RANK_COUNT)
    }
    return {
        card: rank_sign * (sort_key if breaks_ties_by_suit else sort_key // _SUIT_COUNT)
        for card, sort_key in sort_key_by_card.items()
    }


def first_to_act(hand: HandState) -> int:
    """Return the live seat with the highest upcards, or the lowest in low games (BYND-62).

    Ties are broken by position, or by the suit of the highest card.
    """
    compiled_game, upcards, board = hand.compiled, hand.upcards, hand.board
    seats = hand.seats_in_mask(hand.live_mask)
    shown_upcards = [upcards[seat] for seat in seats]
    if board:  # rule: BYND-63 a community card belongs to all players
        shown_upcards = [(*cards, *board) for cards in shown_upcards]
    return seats[
        best_upcards(
            shown_upcards,
            compiled_game.upcards,
            ties_go_by_suit=compiled_game.rules.board_tie == "suit",
        )
    ]


def best_upcards(
    shown_upcards: Sequence[Sequence[int]], upcard_ranking: str, *, ties_go_by_suit: bool
) -> int:
    """Return the index of the upcards that act first; *upcard_ranking* is ``Variant.upcards``.

    *shown_upcards* is in clockwise order. Ties are broken by the suit of the highest card, or by
    position.
    """
    get_rank_key, value_by_key = RANK_KEYS.__getitem__, _build_upcard_values(upcard_ranking)
    best_index, best_value, tied_indexes = -1, _NO_UPCARDS_VALUE - 1, [-1]
    for index, cards in enumerate(shown_upcards):
        value = value_by_key[sum(map(get_rank_key, cards))]
        if value > best_value:
            best_index, best_value, tied_indexes = index, value, [index]
        elif value == best_value:
            tied_indexes.append(index)
    if len(tied_indexes) > 1 and ties_go_by_suit:
        is_ace_low = upcard_ranking == "a-5"
        return max(
            tied_indexes, key=lambda index: _find_highest_card_key(shown_upcards[index], is_ace_low)
        )
    return best_index


@cache
def _build_upcard_values(upcard_ranking: str) -> LazyTable[int]:
    """Return the lookup table from the sum of the upcards' rank keys to their value.

    The player with the greatest value acts first.
    """

    def compute_value(rank_key_sum: int) -> int:
        ranks_with_counts = enumerate(count_ranks(rank_key_sum & _KNOWN_CARDS_MASK))
        cards = [
            _SUIT_COUNT * rank + suit for rank, count in ranks_with_counts for suit in range(count)
        ]
        if not cards:
            return _NO_UPCARDS_VALUE
        return (
            high_upcards_value(cards)
            if upcard_ranking == "high"
            else low_upcards_value(cards, is_ace_low=upcard_ranking == "a-5")
        )

    return LazyTable(compute_value)


def _find_highest_card_key(upcards: Sequence[int], is_ace_low: bool) -> int:
    """Return the sort key of the highest known card, by rank and then by suit."""
    return max(
        [_compute_suit_order_key(card, is_ace_low) for card in upcards if card != UNKNOWN],
        default=0,
    )


def has_open_pair(hand: HandState) -> bool:
    """Return True if a live hand shows a pair (BYND-61)."""
    shown_ranks = [
        [rank_of(card) for card in hand.upcards[seat] if card != UNKNOWN]
        for seat in hand.seats_in_mask(hand.live_mask)
    ]
    return any(len(set(ranks)) < len(ranks) for ranks in shown_ranks)


def _compute_suit_order_key(card: int, is_ace_low: bool) -> int:
    """Return the key that sorts cards by rank, then clubs to spades (CARD-13)."""
    return card - _SUIT_COUNT * _RANK_COUNT if is_ace_low and rank_of(card) == ACE else card
