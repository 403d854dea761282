"""Cards that print as text: the engine's card numbers, shown in letters."""

from __future__ import annotations

from collections.abc import Iterable

from riverboat.cards import Card, card_names, parse_cards


class PrintedCards(tuple[Card, ...]):
    """A sequence of card numbers (``riverboat.cards``) that prints as text.

    >>> board = PrintedCards("Qh 7c 2d")
    >>> board, str(board), board[0]
    (Qh 7c 2d, 'Qh 7c 2d', 42)
    """

    __slots__ = ()

    def __new__(cls, cards: str | Iterable[Card] = ()) -> PrintedCards:
        return super().__new__(cls, parse_cards(cards) if isinstance(cards, str) else cards)

    def __str__(self) -> str:
        return card_names(self)

    def __repr__(self) -> str:
        return card_names(self) or "no cards"
