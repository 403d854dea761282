"""Cards: the 52 playing cards and the unknown card, encoded as integers.

Inside riverboat a card is a plain ``int``, ``4 * rank + suit``: rank 0 is a deuce and 12 an ace,
suits run clubs, diamonds, hearts, spades. Arithmetic on it is as fast as Python gets, and a
tuple of cards needs no conversion on the way to a log or an array. People never see the number:
:mod:`~riverboat.cards.card_notation` parses text, and the functions here format cards.

This module is independent of decks, games and chips.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]

UNKNOWN: Final[Card] = -1
"""A card that exists but whose face is hidden, such as an opponent's hole card."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
SUIT_SYMBOLS: Final = "♣♦♥♠"

DEUCE: Final = 0
SIX: Final = 4
ACE: Final = 12


def card_of(rank: int, suit: int) -> Card:
    """Return the card of this rank (0 deuce to 12 ace) and suit (0 clubs to 3 spades)."""
    return 4 * rank + suit


def rank_of(card: Card) -> int:
    """Return the rank of a known card, 0 for a deuce to 12 for an ace."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Return the suit of a known card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def selection_order(card: Card) -> int:
    """Return a sort key of a card, from worst to best, for rules that pick one of several cards.

    Cards are ordered by rank, and within a rank by suit: clubs, diamonds, hearts, spades. The draw
    for the button, the bring-in and the odd chip in stud use this order. Suits never decide a pot.
    """
    # rule: CARD-13. Cards are numbered in just this order, so the number is the answer.
    if card == UNKNOWN:
        raise ValueError("an unknown card cannot be sorted")
    return card


def name(card: Card) -> str:
    """Return the two characters of a card: ``As``, or ``??`` for an unknown one."""
    return _NAME_BY_CARD[card]


def card_names(cards: Iterable[Card]) -> str:
    """Return cards as text, separated by spaces: ``As Kd``."""
    return " ".join([_NAME_BY_CARD[card] for card in cards])


def card_symbol(card: Card) -> str:
    """Return a card with its suit drawn: ``A♠``."""
    return _SYMBOL_BY_CARD[card]


def spoken_name(card: Card) -> str:
    """Return a card's name in words: ``ace of spades``."""
    if card == UNKNOWN:
        return "unknown card"
    return f"{_RANK_WORDS[rank_of(card)]} of {_SUIT_WORDS[suit_of(card)]}"


def rank_word(rank: int) -> str:
    """Return the name of a single card of a rank: ``ace``, ``six``."""
    return _RANK_WORDS[rank]


def rank_plural(rank: int) -> str:
    """Return the plural name of a rank: ``aces``, ``sixes``."""
    rank_name = _RANK_WORDS[rank]
    return f"{rank_name}es" if rank_name == "six" else f"{rank_name}s"


_RANK_WORDS: Final = (
    *("deuce", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)
_SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")

# Dicts and not tuples: a tuple would answer a wrong negative number with some other card's name.
_NAME_BY_CARD: Final = {
    UNKNOWN: "??",
    **{card_of(rank, suit): RANKS[rank] + SUITS[suit] for rank in range(13) for suit in range(4)},
}
_SYMBOL_BY_CARD: Final = {
    UNKNOWN: "??",
    **{
        card_of(rank, suit): RANKS[rank] + SUIT_SYMBOLS[suit]
        for rank in range(13)
        for suit in range(4)
    },
}
