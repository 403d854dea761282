"""Errors in card notation: ``cards`` does not depend on ``words``, and reports them as values."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from riverboat.cards import (
    BadCard,
    Card,
    CardCountMismatch,
    DuplicateCard,
    NotACard,
    rank_of,
    suit_of,
)
from riverboat.words.phrase import Cards, Phrase, Rank, Refusal

_Suit: TypeAlias = Literal["clubs", "diamonds", "hearts", "spades"]


class CardName(Phrase, frozen=True):
    """A card by its name: ``ace of spades``."""

    rank: Rank
    suit: _Suit


_SUITS: Final[tuple[_Suit, ...]] = ("clubs", "diamonds", "hearts", "spades")


def card_phrase(card: Card) -> CardName:
    """Return the card with this number as a phrase: its rank and suit.

    >>> str(card_phrase(51))
    'ace of spades'
    """
    return CardName(rank_of(card), _SUITS[suit_of(card)])


class _NoSuchCard(Refusal, frozen=True):
    code = "no such card"


class OneCardExpected(_NoSuchCard, frozen=True):
    text: str
    count: int


class CardRepeated(_NoSuchCard, frozen=True):
    card: CardName
    cards: Cards


class CharacterPosition(Phrase, frozen=True, rename={"character_number": "at"}):
    """A position in a text, counted from 1."""

    character_number: int
    text: str


class CardIncomplete(_NoSuchCard, frozen=True, rename={"position": "where"}):
    word: str
    position: CharacterPosition | None


class CardTextInvalid(_NoSuchCard, frozen=True, rename={"position": "where"}):
    word: str
    position: CharacterPosition | None


def card_error_phrase(error: BadCard) -> Refusal:
    """Return an error in card notation as a phrase.

    >>> from riverboat.cards import parse_card
    >>> try:
    ...     parse_card("?s")
    ... except BadCard as error:
    ...     print(card_error_phrase(error))
    '?s' is half a card: write a full card like As, or ?? for an unknown card
    """
    match error.problem:
        case CardCountMismatch(text, count):
            return OneCardExpected(repr(text), count)
        case DuplicateCard(card, cards):
            return CardRepeated(card_phrase(card), cards)
        case NotACard(word, character_index, text, is_half):
            position = CharacterPosition(character_index, repr(text)) if character_index else None
            return (CardIncomplete if is_half else CardTextInvalid)(repr(word), position)
