"""Card notation: parse text such as ``As``, ``A♠``, ``10h``, ``aS``, ``??`` into cards.

All input from outside is validated here, once; invalid input raises :class:`BadCard`. Inner
modules do not check again.
"""

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from riverboat.cards.card import (
    RANKS,
    SUIT_SYMBOLS,
    SUITS,
    UNKNOWN,
    Card,
    Cards,
    card_names,
    card_of,
    spoken_name,
)


class CardCountMismatch(NamedTuple):
    """Text that has no card, or several, where one card is expected."""

    text: str
    card_count: int

    def __str__(self) -> str:
        return f"enter one card, not {self.card_count}: {self.text!r}"


class DuplicateCard(NamedTuple):
    """A card appears more than once."""

    card: Card
    cards: Cards

    def __str__(self) -> str:
        return f"duplicate card {spoken_name(self.card)}: {card_names(self.cards)}"


class NotACard(NamedTuple):
    """A word that is not a card, or only a rank or a suit (half of a card).

    *position* is the position of the word in *text*, from 1, or 0 if the word is the whole text.
    """

    card_text: str
    position: int
    text: str
    is_half_card: bool

    def __str__(self) -> str:
        position_text = f", at character {self.position} of {self.text!r}," if self.position else ""
        if self.is_half_card:
            return (
                f"{self.card_text!r}{position_text} is half a card: write a full card like As, "
                "or ?? for an unknown card"
            )
        return (
            f"{self.card_text!r}{position_text} isn’t a card: "
            "write a rank (2 to 9, T or 10, J, Q, K, A) "
            "and a suit (c, d, h, s or ♣, ♦, ♥, ♠), like As, 10h or Q♦; ?? is an unknown card"
        )


CardProblem: TypeAlias = CardCountMismatch | DuplicateCard | NotACard


class BadCard(ValueError):
    """Text or a number that is not a valid card, or a card that is not allowed here.

    ``problem`` is the reason as a value, to be localized by ``words``; ``str`` gives it in English.
    """

    def __init__(self, problem: CardProblem) -> None:
        super().__init__(problem)
        self.problem = problem


def parse_card(text: str) -> Card:
    """Parse one card; raise :class:`BadCard` for any other text.

    >>> parse_card("As") == parse_card("A♠") == parse_card("aS")
    True
    >>> parse_card("?s")
    Traceback (most recent call last):
        ...
    riverboat.cards.card_notation.BadCard: '?s' is half a card: write a full card like \
As, or ?? for an unknown card
    """
    card = _CARD_BY_SPELLING.get(text)
    if card is not None:
        return card
    cards = parse_cards(text)
    if len(cards) != 1:
        raise BadCard(CardCountMismatch(text, len(cards)))
    return cards[0]


def parse_cards(text: str) -> Cards:
    """Parse cards written together or apart, with spaces or commas, in the order written.

    >>> card_names(parse_cards("AsKd 10h, 2♣"))
    'As Kd Th 2c'
    """
    cards = []
    position = 0
    while position < len(text):
        character_count = 2
        card = _CARD_BY_SPELLING.get(text[position : position + 2])
        if card is None:
            if text[position] in _SEPARATORS or text[position].isspace():
                position += 1
                continue
            character_count = 3  # "10h" is the one card of three characters
            card = _CARD_BY_SPELLING.get(text[position : position + 3])
            if card is None:
                raise _build_not_a_card_error(text, position)
        cards.append(card)
        position += character_count
    return tuple(cards)


def reject_duplicates(cards: Iterable[Card]) -> Cards:
    """Return the cards; raise :class:`BadCard` if a known card appears twice.

    >>> reject_duplicates(parse_cards("As Kd As"))
    Traceback (most recent call last):
        ...
    riverboat.cards.card_notation.BadCard: duplicate card ace of spades: As Kd As
    """
    cards = tuple(cards)
    seen_cards: set[Card] = set()
    for card in cards:
        if card in seen_cards and card != UNKNOWN:
            raise BadCard(DuplicateCard(card, cards))
        seen_cards.add(card)
    return cards


def _build_not_a_card_error(text: str, position: int) -> BadCard:
    card_text = text[position:].replace(",", " ").split()[0]
    # The position is needed only if cards run together or follow others.
    position_in_text = position + 1 if card_text != text else 0
    is_half_unknown = (
        card_text[:2].count("?") == 1 and card_text[:2].strip("?").upper() in _CARD_CHARACTERS
    )
    return BadCard(
        NotACard(
            card_text[:2] if is_half_unknown else card_text, position_in_text, text, is_half_unknown
        )
    )


_CARD_BY_SPELLING: Final[dict[str, Card]] = {
    rank_text + suit_text: card_of(rank, suit)
    for (rank, rank_character), suit in product(enumerate(RANKS), range(4))
    for rank_text in (
        rank_character,
        rank_character.lower(),
        *(["10"] if rank_character == "T" else []),
    )
    for suit_text in (SUITS[suit], SUITS[suit].upper(), SUIT_SYMBOLS[suit], "♧♢♡♤"[suit])
} | {"??": UNKNOWN}
"""Every accepted spelling of a card, so that parsing is one look-up."""

_SEPARATORS: Final = ",\ufe0f"
"""Separators besides white space: commas, and the variation selector that phones add to ♥."""

_CARD_CHARACTERS: Final = frozenset((*RANKS, *SUITS.upper(), *SUIT_SYMBOLS))
