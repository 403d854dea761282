"""Order in which the cards of a hand came off the deck, read from its facts.

The burn cards of a deal come before its other cards. Cards for several players come one at a time,
from the left of the button. Unknown cards of a log count like any others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.state import hand_facts as f

NO_SEAT = -1
"""Seat number of a board card or a burn card."""


class DealtCard(Struct, frozen=True):
    """A card as it came off the deck."""

    reshuffle_count: int
    """Number of reshuffles of the stub before this card."""
    dealt_before: int
    """Number of cards dealt since the last reshuffle."""
    card: int
    seat: int
    """Seat that received the card; ``NO_SEAT`` for board and burn cards."""


class DealOrder:
    """The cards of one hand, accumulated fact by fact."""

    __slots__ = ("_first_seat", "dealt_count", "reshuffle_count", "returned_cards")

    def __init__(self) -> None:
        self._first_seat = 0
        self.dealt_count = self.reshuffle_count = 0
        self.returned_cards: tuple[int, ...] = ()
        """Cards that the last reshuffle returned to the deck."""

    def add(self, fact: AnyFact) -> list[DealtCard]:
        """Return the cards that left the deck by this fact, in order."""
        match fact:
            case HandStarted(button=button):
                self._first_seat = button + 1
            case f.StubReshuffled(cards=cards):
                self.reshuffle_count, self.dealt_count, self.returned_cards = (
                    self.reshuffle_count + 1,
                    0,
                    cards,
                )
            case f.HoleCardsDealt(holdings=holdings, burned=burned):
                return self._remove_from_deck(burned, holdings)
            case f.UpcardsDealt(cards=upcards, burned=burned):
                return self._remove_from_deck(burned, upcards)
            case f.BoardDealt(cards=board, burned=burned):
                return self._remove_from_deck((*burned, *board), ())
            case f.Burned(burned=burned):
                return self._remove_from_deck(burned, ())
            case _:
                pass
        return []

    def _remove_from_deck(
        self, board_cards: Sequence[int], holdings: Sequence[Sequence[int]]
    ) -> list[DealtCard]:
        cards_and_seats = [(card, NO_SEAT) for card in board_cards] + self._deal_clockwise(holdings)
        first_index, self.dealt_count = self.dealt_count, self.dealt_count + len(cards_and_seats)
        return [
            DealtCard(self.reshuffle_count, dealt_before, card, seat)
            for dealt_before, (card, seat) in enumerate(cards_and_seats, first_index)
        ]

    def _deal_clockwise(self, holdings: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
        """Return cards and seats, one card to each seat, round after round."""
        seats = [
            *range(self._first_seat, len(holdings)),
            *range(min(self._first_seat, len(holdings))),
        ]
        round_count = max(map(len, holdings), default=0)
        return [
            (holdings[seat][round_index], seat)
            for round_index in range(round_count)
            for seat in seats
            if round_index < len(holdings[seat])
        ]


def cards_in_deal_order(log: Iterable[AnyFact]) -> list[DealtCard]:
    """Return every card of a hand in the order in which it came off the deck."""
    deal_order = DealOrder()
    return [card for fact in log for card in deal_order.add(fact)]
