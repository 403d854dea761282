"""Positions of a player's cards, which stay constant from one picture to the next.

A hand stores only the set of cards that a player holds. A picture also needs their positions: a
discarded card leaves a gap, and its replacement fills the gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.cards import UNKNOWN

GAP: Final = -2
"""Stands in the list of cards for a discarded card that has not been replaced."""


class CardPlaces:
    """The cards in front of one player, in positions from left to right."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.is_up: list[bool] = []
        """True for each card that lies face up."""
        self._discards: list[tuple[int, int, bool]] = []

    def deal(self, cards: Sequence[int], face_up: Sequence[bool]) -> None:
        """Place new cards in the gaps, then to the right."""
        for card, is_up in zip(cards, face_up, strict=True):
            if GAP in self.cards:
                place = self.cards.index(GAP)
                self.cards[place], self.is_up[place] = card, is_up
            else:
                self.cards.append(card)
                self.is_up.append(is_up)

    def discard(self, cards: Sequence[int]) -> None:
        """Replace discarded cards by gaps.

        For a card that is not in the list, the last unknown card becomes a gap.
        """
        self._discards = []
        for card in cards:
            place = self._find_place(card)
            self._discards.append((place, self.cards[place], self.is_up[place]))
            self.cards[place], self.is_up[place] = GAP, False

    def _find_place(self, card: int) -> int:
        """Return the last position of a card.

        If the card is not among those known, it is assumed to be the last unknown card, or else the
        last card of all.
        """
        wanted_card = card if card in self.cards else UNKNOWN
        places = [index for index, held_card in enumerate(self.cards) if held_card == wanted_card]
        return (
            places[-1]
            if places
            else max(index for index, held_card in enumerate(self.cards) if held_card != GAP)
        )

    def restore_discards(self) -> None:
        """Put the last discards back in their positions."""
        for place, card, is_up in self._discards:
            self.cards[place], self.is_up[place] = card, is_up

    def turn_up(self, cards: Sequence[int]) -> None:
        """Turn the hand face up; *cards* are all its cards, and known cards keep their places."""
        new_cards = list(cards)
        for card in self.cards:
            if card in new_cards:
                new_cards.remove(card)
        placed_cards = [card for card in self.cards if card != GAP]
        turned_cards = [
            card if card in cards else new_cards.pop(0) if new_cards else GAP
            for card in placed_cards
        ]
        self.cards = [card for card in turned_cards if card != GAP] + new_cards
        self.is_up = [True] * len(self.cards)

    def muck(self) -> None:
        """Muck the hand."""
        self.cards, self.is_up = [], []

    def close_gaps(self) -> None:
        """Close the gaps of discarded cards that are not replaced."""
        kept_cards = [
            (card, is_up) for card, is_up in zip(self.cards, self.is_up, strict=True) if card != GAP
        ]
        self.cards = [card for card, _ in kept_cards]
        self.is_up = [is_up for _, is_up in kept_cards]
