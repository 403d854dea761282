"""Where each card of a player lies, so that it stays in its place from one picture to the next.

A hand only says which cards a player holds. Whoever looks at a table sees more: the card that was
thrown away leaves a gap, and the new one is put there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.cards import UNKNOWN

GAP: Final = -2
"""A place whose card was thrown away and has not been replaced."""


class CardPlaces:
    """The cards before one player, in places from left to right."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.is_up: list[bool] = []
        """Which of them lie face up for everybody."""
        self._discards: list[tuple[int, int, bool]] = []

    def deal(self, cards: Sequence[int], face_up: Sequence[bool]) -> None:
        """Put new cards into the gaps, then to the right."""
        for card, is_up in zip(cards, face_up, strict=True):
            if GAP in self.cards:
                place = self.cards.index(GAP)
                self.cards[place], self.is_up[place] = card, is_up
            else:
                self.cards.append(card)
                self.is_up.append(is_up)

    def discard(self, cards: Sequence[int]) -> None:
        """Take these away; a card that was never seen goes as an unknown one."""
        self._discards = []
        for card in cards:
            place = self._place_of(card)
            self._discards.append((place, self.cards[place], self.is_up[place]))
            self.cards[place], self.is_up[place] = GAP, False

    def _place_of(self, card: int) -> int:
        """The last such place: a face-down card goes before an upcard.

        Somebody who has seen cards that stay does not know which of the others went: the last.
        """
        wanted = card if card in self.cards else UNKNOWN
        places = [k for k, held in enumerate(self.cards) if held == wanted]
        return places[-1] if places else max(k for k, held in enumerate(self.cards) if held != GAP)

    def restore_discards(self) -> None:
        """Put the last discards where they lay."""
        for place, card, up in self._discards:
            self.cards[place], self.is_up[place] = card, up

    def turn_up(self, cards: Sequence[int]) -> None:
        """Turn everything up; cards that were known before stay where they are."""
        new = list(cards)
        for card in self.cards:
            if card in new:
                new.remove(card)
        places = [card for card in self.cards if card != GAP]
        turned = [card if card in cards else new.pop(0) if new else GAP for card in places]
        self.cards = [card for card in turned if card != GAP] + new
        self.is_up = [True] * len(self.cards)

    def muck(self) -> None:
        """The hand goes into the muck."""
        self.cards, self.is_up = [], []

    def close_gaps(self) -> None:
        """Cards that nobody replaces leave no gap."""
        kept = [(card, up) for card, up in zip(self.cards, self.is_up, strict=True) if card != GAP]
        self.cards = [card for card, _ in kept]
        self.is_up = [up for _, up in kept]
