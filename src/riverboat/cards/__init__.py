"""Cards, decks and card notation, independent of chips and games."""

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
    card_names,
    card_of,
    card_symbol,
    name,
    rank_of,
    rank_plural,
    rank_word,
    selection_order,
    spoken_name,
    suit_of,
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
    "card_names",
    "reject_duplicates",
    "parse_card",
    "parse_cards",
    "rank_of",
    "rank_plural",
    "rank_word",
    "selection_order",
    "spoken_name",
    "suit_of",
    "card_symbol",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.cards")
