"""A hand on a flop or a turn: how it stands now, and what a card that may come makes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from riverboat.cards import Card, Cards, rank_of
from riverboat.equity.hands import WeightedHands, mask_of
from riverboat.equity.outright import values
from riverboat.equity.reading.deal import EquityQuestion
from riverboat.equity.studies.draws import kind_of, kinds, value_of
from riverboat.kernel.sampling.choices import choice, joined
from riverboat.words.studies import Makes


class Improvement(Struct, frozen=True):
    """Outs that make the same kind of hand: ``flush`` and the cards."""

    makes: Makes
    cards: Cards


class Spot:
    """A hand on a board, and the hands that others may have."""

    def __init__(self, deal: EquityQuestion, hand: Cards) -> None:
        self._deal, self._game, self._hand = deal, deal.game, hand
        self._kinds = kinds(deal.game)
        self._now = self._kind(value_of(deal.game, hand, deal.board))

    def _kind(self, value: int) -> str:
        return kind_of(self._game, value)

    def standing(self, others: Sequence[WeightedHands], coming: Cards = ()) -> float:
        """How much of what others may have is beaten, the least of all; a tie is a half.

        The cards that come must be such that can.
        """
        board = (*self._deal.board, *coming)
        mine, shown = value_of(self._game, self._hand, board), mask_of(coming)
        least = 1.0
        for hands in others:
            live = (hands.masks & shown) == 0
            weights = hands.weights[live]
            theirs = values(self._game.ranking, hands.masks[live], self._game.cards, board)
            beaten = weights @ (mine > theirs) + weights @ (mine == theirs) / 2
            least = min(least, float(beaten / weights.sum()))
        return least

    def can_come(self, others: Sequence[WeightedHands], card: Card) -> bool:
        """Whether the others can all be dealt a hand without this card."""
        gone = int(mask_of((card,)))
        try:
            joined([choice(k, hands.masks, hands.weights, gone) for k, hands in enumerate(others)])
        except ValueError:
            return False
        return True

    def improves(self, card: Card) -> bool:
        """Whether a card makes a better kind of hand, and not of the board alone."""
        board = (*self._deal.board, card)
        value = value_of(self._game, self._hand, board)
        made = self._kind(value)
        if self._kinds.index(made) <= self._kinds.index(self._now):
            return False
        if made in _FROM_STRAIGHT_UP:
            return not self._on_board(board, value)
        return rank_of(card) in {rank_of(held) for held in self._hand}

    def _on_board(self, board: Cards, value: int) -> bool:
        """Whether the board alone is worth as much, or makes four of a kind for everybody."""
        if self._game.omaha:
            return False
        ranks = [rank_of(card) for card in board]
        if max(map(ranks.count, ranks)) == 4:
            return True
        return len(board) == 5 and value_of(self._game, board, ()) == value

    def grouped(self, cards: Iterable[Card]) -> tuple[Improvement, ...]:
        """Cards by the kind of hand that they make, the best first."""
        by_kind: dict[str, list[Card]] = {}
        for card in cards:
            value = value_of(self._game, self._hand, (*self._deal.board, card))
            by_kind.setdefault(self._kind(value), []).append(card)
        return tuple(
            Improvement(_MAKES[made], tuple(by_kind[made]))
            for made in reversed(self._kinds)
            if made in by_kind
        )


_FROM_STRAIGHT_UP: Final = ("straight", "flush", "full house", "four of a kind", "straight flush")
_MAKES: Final[dict[str, Makes]] = {
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
