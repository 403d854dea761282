"""Cards, decks, and how people write them. Knows no chips and no game.

>>> from riverboat.cards import STANDARD, name, names, parse_card, parse_cards, spoken_name
>>> parse_card("As"), parse_card("2♣")
(51, 0)
>>> names(parse_cards("AsKd, 10h"))
'As Kd Th'
>>> spoken_name(51)
'ace of spades'
>>> len(STANDARD.cards)
52
"""

from typing import TYPE_CHECKING

from riverboat.cards.card import (
    ACE,
    DEUCE,
    RANKS,
    SIX,
    SUIT_SYMBOLS,
    SUITS,
    UNKNOWN,
    Card,
    Cards,
    card_of,
    name,
    names,
    rank_of,
    rank_plural,
    rank_word,
    selection_order,
    spoken_name,
    suit_of,
    symbol,
)
from riverboat.cards.card_notation import (
    BadCard,
    CardCountMismatch,
    DuplicateCard,
    NotACard,
    parse_card,
    parse_cards,
    reject_duplicates,
)
from riverboat.cards.deck import DECKS, KUHN, LEDUC, SHORT, STANDARD, Deck
from riverboat.deprecation import deprecated_names

__all__ = [
    "ACE",
    "DECKS",
    "DEUCE",
    "KUHN",
    "LEDUC",
    "RANKS",
    "SHORT",
    "SIX",
    "STANDARD",
    "SUITS",
    "SUIT_SYMBOLS",
    "UNKNOWN",
    "BadCard",
    "Card",
    "DuplicateCard",
    "Cards",
    "Deck",
    "NotACard",
    "CardCountMismatch",
    "card_of",
    "name",
    "names",
    "reject_duplicates",
    "parse_card",
    "parse_cards",
    "rank_of",
    "rank_plural",
    "rank_word",
    "selection_order",
    "spoken_name",
    "suit_of",
    "symbol",
]

if not TYPE_CHECKING:  # whoever checks types is told of the new names
    __getattr__ = deprecated_names("riverboat.cards")
