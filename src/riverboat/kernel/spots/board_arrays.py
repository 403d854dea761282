"""Canonical boards of a street as arrays: live hands, parents, and the order of hands on rivers.

A showdown is computed with cumulative sums: the opponent's hands are ordered by strength, in total
and once more for each card. The sum before a hand's strength is the weight of weaker hands, and the
sum after it adds the equal ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import HOLES
from riverboat.kernel.evaluation.high_evaluation import high
from riverboat.kernel.spots.spot_cards import SpotCards
from riverboat.kernel.spots.spot_tree import RIVER, Floats, IndexArray


@dataclass(frozen=True, slots=True, eq=False)
class ShowdownLookups:
    """Positions of a player's hands in cumulative sums of the opponent's weights: (boards, hands).

    One sum runs over the opponent's hands in ``strength_order``, another in ``card_order``. The
    weight of all weaker hands ends at a position in ``weaker_ends``. Fields ``..._by_card`` are
    positions in ``card_order``, for the lower and for the higher card of a hand.
    """

    strength_order: IndexArray
    """The opponent's hands by strength."""
    card_order: IndexArray
    """The opponent's hands by card, and those of a card by strength, (boards, twice the hands)."""
    weaker_ends: IndexArray
    weaker_or_tied_ends: IndexArray
    weaker_ends_by_card: tuple[IndexArray, IndexArray]
    weaker_or_tied_ends_by_card: tuple[IndexArray, IndexArray]
    first_offsets_by_card: tuple[IndexArray, IndexArray]
    """For each hand, the offset in ``card_order`` of its lower and of its higher card, (hands,)."""


class BoardArrays:
    """All canonical boards of one street."""

    def __init__(self, cards: SpotCards, street: int) -> None:
        boards = cards.boards[street]
        self._cards, self._street = cards, street
        self.count = len(boards)
        self.parents: IndexArray = np.array(
            [board.parent.index if board.parent else -1 for board in boards]
        )
        board_cards = np.array([board.cards for board in boards], np.int64).reshape(
            self.count, 3 + street
        )
        self._board_cards = board_cards
        first_is_live, second_is_live = (
            ~(HOLES[combos][None, :, :, None] == board_cards[:, None, None, :]).any(axis=(2, 3))
            for combos in cards.hands
        )
        self.live: tuple[Floats, Floats] = (
            first_is_live.astype(np.float32),
            second_is_live.astype(np.float32),
        )

    @cached_property
    def copied_boards(self) -> dict[int, IndexArray]:
        """For each suit permutation, the boards of which it produces an isomorphic copy."""
        boards_by_permutation: dict[int, list[int]] = {}
        for parent_board in self._cards.boards[self._street - 1]:
            for deal in parent_board.deals:
                for _, permutation_index in deal.copies:
                    boards_by_permutation.setdefault(permutation_index, []).append(deal.board.index)
        return {
            permutation_index: np.array(boards)
            for permutation_index, boards in boards_by_permutation.items()
        }

    @cached_property
    def _strengths(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the strength of each hand on each board of five cards, 0 for blocked hands."""
        strengths = []
        for player, combos in enumerate(self._cards.hands):
            values = np.zeros((self.count, len(combos)), np.int64)
            for board_index, is_live in enumerate(self.live[player] > 0):
                hole_cards = HOLES[combos[is_live]]
                board_cards = np.broadcast_to(
                    self._board_cards[board_index].astype(np.uint8), (len(hole_cards), 5)
                )
                if len(hole_cards):
                    values[board_index, is_live] = high(
                        np.ascontiguousarray(np.hstack([hole_cards, board_cards]))
                    )
            strengths.append(values)
        return strengths[0], strengths[1]

    @cached_property
    def lookups(self) -> tuple[ShowdownLookups, ShowdownLookups]:
        """The look-up indexes of each player on river boards."""
        assert self._street == RIVER
        return self._build_lookups(0), self._build_lookups(1)

    def _build_lookups(self, player: int) -> ShowdownLookups:
        own_strengths, opposing_strengths = self._strengths[player], self._strengths[1 - player]
        own_cards = HOLES[self._cards.hands[player]].astype(np.int64)
        opposing_cards = HOLES[self._cards.hands[1 - player]].astype(np.int64)
        strength_order = np.argsort(opposing_strengths, axis=1, kind="stable")
        # The hands once for each of their cards, by card and then by strength.
        cards_of_hands = np.concatenate([opposing_cards[:, 0], opposing_cards[:, 1]])
        sort_keys = cards_of_hands[None, :] * _STRENGTH_LIMIT + np.concatenate(
            [opposing_strengths, opposing_strengths], axis=1
        )
        key_order = np.argsort(sort_keys, axis=1, kind="stable")
        ordered_keys = np.take_along_axis(sort_keys, key_order, axis=1)
        first_indexes = np.searchsorted(np.sort(cards_of_hands), own_cards)
        weaker_counts, weaker_or_tied_counts = (
            _search_rows(
                np.take_along_axis(opposing_strengths, strength_order, axis=1), own_strengths, side
            )
            for side in ("left", "right")
        )
        query_keys = [
            own_cards[None, :, card_index] * _STRENGTH_LIMIT + own_strengths
            for card_index in (0, 1)
        ]
        return ShowdownLookups(
            strength_order=strength_order,
            card_order=key_order % len(opposing_cards),
            weaker_ends=weaker_counts,
            weaker_or_tied_ends=weaker_or_tied_counts,
            weaker_ends_by_card=(
                _search_rows(ordered_keys, query_keys[0], "left"),
                _search_rows(ordered_keys, query_keys[1], "left"),
            ),
            weaker_or_tied_ends_by_card=(
                _search_rows(ordered_keys, query_keys[0], "right"),
                _search_rows(ordered_keys, query_keys[1], "right"),
            ),
            first_offsets_by_card=(first_indexes[:, 0], first_indexes[:, 1]),
        )


_STRENGTH_LIMIT = 1 << 14


def _search_rows(rows: IndexArray, query_rows: IndexArray, side: str) -> IndexArray:
    """Search each row of sorted numbers for the numbers in the same row of *query_rows*."""
    return np.stack(
        [
            np.searchsorted(row, query_row, side=side)  # type: ignore[call-overload]
            for row, query_row in zip(rows, query_rows, strict=True)
        ]
    )
