"""A hand on a flop or a turn: its current strength, and the effect of each possible card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from riverboat.cards import Card, Cards, rank_of
from riverboat.equity.hand_analysis.draw_detection import (
    compute_hand_value,
    find_category_name,
    list_category_names,
)
from riverboat.equity.hand_values import compute_hand_values
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.weighted_hands import WeightedHands, build_card_mask
from riverboat.kernel.sampling.joint_ranges import build_seat_range, merge_ranges
from riverboat.words.studies import MadeHandName


class Improvement(Struct, frozen=True):
    """Outs that make one kind of hand: its name, such as ``flush``, and the cards."""

    category_phrase: MadeHandName
    cards: Cards


class OutsSpot:
    """A hand on a board, and the opponents' possible hands."""

    def __init__(self, question: EquityQuestion, hand: Cards) -> None:
        self._question, self._game, self._hand = question, question.game, hand
        self._category_names = list_category_names(question.game)
        self._current_category = self._find_category_name(
            compute_hand_value(question.game, hand, question.board)
        )

    def _find_category_name(self, value: int) -> str:
        return find_category_name(self._game, value)

    def compute_strength(
        self, opponent_hands: Sequence[WeightedHands], next_card: Cards = ()
    ) -> float:
        """Return the share of an opponent's range that the hand beats; a tie counts half.

        With several opponents this is the smallest share. *next_card* is empty, or one card to add
        to the board, which must still be in the deck.
        """
        board = (*self._question.board, *next_card)
        own_value, next_mask = (
            compute_hand_value(self._game, self._hand, board),
            build_card_mask(next_card),
        )
        strength = 1.0
        for hands in opponent_hands:
            is_live = (hands.masks & next_mask) == 0
            weights = hands.weights[is_live]
            opponent_values = compute_hand_values(
                self._game.ranking, hands.masks[is_live], self._game.cards, board
            )
            beaten_weight = (
                weights @ (own_value > opponent_values)
                + weights @ (own_value == opponent_values) / 2
            )
            strength = min(strength, float(beaten_weight / weights.sum()))
        return strength

    def is_card_possible(self, opponent_hands: Sequence[WeightedHands], card: Card) -> bool:
        """Return True if all opponents can be dealt a hand without this card."""
        removed_mask = int(build_card_mask((card,)))
        try:
            merge_ranges(
                [
                    build_seat_range(seat, hands.masks, hands.weights, removed_mask)
                    for seat, hands in enumerate(opponent_hands)
                ]
            )
        except ValueError:
            return False
        return True

    def is_improvement(self, card: Card) -> bool:
        """Return True if a card improves the hand to a better category.

        A straight or better must not be on the board alone; a lower category must pair a hole card.
        """
        board = (*self._question.board, card)
        value = compute_hand_value(self._game, self._hand, board)
        category = self._find_category_name(value)
        if self._category_names.index(category) <= self._category_names.index(
            self._current_category
        ):
            return False
        if category in _CATEGORIES_FROM_STRAIGHT:
            return not self._is_made_by_board(board, value)
        return rank_of(card) in {rank_of(hole_card) for hole_card in self._hand}

    def _is_made_by_board(self, board: Cards, value: int) -> bool:
        """Return True if the board alone has an equal value, or has four of a kind.

        Return False in Omaha, where two hole cards always play.
        """
        if self._game.is_omaha:
            return False
        ranks = [rank_of(card) for card in board]
        if max(map(ranks.count, ranks)) == 4:
            return True
        return len(board) == 5 and compute_hand_value(self._game, board, ()) == value

    def group_by_category(self, cards: Iterable[Card]) -> tuple[Improvement, ...]:
        """Group cards by the hand category that they make, the best first."""
        cards_by_category: dict[str, list[Card]] = {}
        for card in cards:
            value = compute_hand_value(self._game, self._hand, (*self._question.board, card))
            cards_by_category.setdefault(self._find_category_name(value), []).append(card)
        return tuple(
            Improvement(_CATEGORY_PHRASES[category], tuple(cards_by_category[category]))
            for category in reversed(self._category_names)
            if category in cards_by_category
        )


_CATEGORIES_FROM_STRAIGHT: Final = (
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
_CATEGORY_PHRASES: Final[dict[str, MadeHandName]] = {
    "high card": "high card",
    "one pair": "a pair",
    "two pair": "two pair",
    "three of a kind": "three of a kind",
    "straight": "a straight",
    "flush": "a flush",
    "full house": "a full house",
    "four of a kind": "four of a kind",
    "straight flush": "a straight flush",
}
