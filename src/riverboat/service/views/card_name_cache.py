"""Cache of each player's cards and their description, computed when new cards arrive.

The cache makes a reply without new cards take equally long for all holdings, so that its timing
reveals nothing. Each seat is sent only its own cards.
"""

from __future__ import annotations

from operator import is_
from typing import NamedTuple

from riverboat.cards import name
from riverboat.engine import HandState
from riverboat.narration import describe_holding
from riverboat.words.holdings import Holding

_Cards = tuple[int, ...]


class NamedCards(NamedTuple):
    """The cards of a seat, as text and described in words."""

    cards: tuple[str, ...]
    upcards: tuple[str, ...]
    holding: Holding | None


class CardNameCache:
    """Named cards of a table, by seat."""

    __slots__ = ("_cache_by_seat",)

    def __init__(self) -> None:
        self._cache_by_seat: dict[
            int, tuple[tuple[HandState, _Cards, _Cards, tuple[_Cards, ...]], NamedCards]
        ] = {}

    def get(self, hand: HandState, seat: int) -> NamedCards:
        """Return a seat's current cards with their description, cached until they change."""
        hole_cards, boards = hand.holdings[seat], hand.boards
        upcards = hand.upcards[seat] if hand.upcards else ()
        cache_key = (hand, hole_cards, upcards, boards)
        cache_entry = self._cache_by_seat.get(seat)
        # Dealt cards make a new tuple, so identity shows unchanged ones.
        if cache_entry is not None and all(map(is_, cache_entry[0], cache_key)):
            return cache_entry[1]
        named_cards = name_cards(hand, seat)
        self._cache_by_seat[seat] = cache_key, named_cards
        return named_cards


def name_cards(hand: HandState, seat: int) -> NamedCards:
    """Compute the names of a seat's current cards without the cache."""
    cards = tuple([name(card) for card in hand.holdings[seat]])
    upcards = tuple([name(card) for card in hand.upcards[seat]]) if hand.upcards else ()
    return NamedCards(cards, upcards, describe_holding(hand, seat) if cards else None)
