"""What each player has, in words that are found once: when new cards have come.

An answer that brings no card so takes the same work whatever others hold, and how long it takes
says nothing of it. A chair is told its own words alone.
"""

from __future__ import annotations

from riverboat.engine import Hand
from riverboat.narration import held
from riverboat.words.holdings import Holding

_Cards = tuple[str, tuple[int, ...], tuple[tuple[int, ...], ...]]


class CardWords:
    """The words for the cards of a table, by seat."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, tuple[_Cards, Holding | None]] = {}

    def words(self, hand: Hand, seat: int) -> Holding | None:
        """What a seat has now, as ``narration.held`` has it."""
        cards = (hand.game.variant.name, hand.holdings[seat], hand.boards)
        known = self._known.get(seat)
        if known is None or known[0] != cards:
            known = self._known[seat] = cards, held(hand, seat)
        return known[1]
