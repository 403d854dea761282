"""Parsing of the board and the dead cards, and the owner of each known card."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

from riverboat.cards import Cards, parse_card
from riverboat.equity.equity_games import EquityGame
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.ranges.known_cards import parse_known
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_phrase

CardOwners: TypeAlias = dict[int, str]
"""Cards that are already taken, and their owners: ``player 2``, ``the board``."""

CARD_PATTERN: Final = re.compile(r"(?:10|[2-9TJQKA])[cdhs♣♦♥♠]", re.IGNORECASE)
"""Pattern of a card."""


def parse_board(text: str, game: EquityGame, card_owners: CardOwners) -> Cards:
    """Parse a board; reject a number of cards that the game never has."""
    board = parse_known_cards("the board", text, game, card_owners)
    if len(board) in game.board_sizes:
        return board
    if not game.board:
        raise BadEquity("the board", text, 0, w.BoardInBoardlessGame(game.name), len(text))
    *smaller_sizes, largest_size = game.board_sizes
    reason = w.BoardSizeMismatch(game.name, tuple(smaller_sizes), largest_size, len(board))
    span = _find_card_span(text, board[-1] if len(board) < largest_size else board[largest_size])
    raise BadEquity("the board", text, span.start, reason, span.length)


def parse_known_cards(source: str, text: str, game: EquityGame, card_owners: CardOwners) -> Cards:
    """Parse cards; each must be known, in the deck, and in no other hand or board."""
    if not text.strip():
        return ()
    try:
        known_cards = parse_known(text, len(game.deck.cards))
    except BadRange as error:
        raise BadEquity.of(source, error) from None
    if known_cards.unknown:
        unknown_match = re.search(r"x|\*|\?", text, re.IGNORECASE)
        raise BadEquity(
            source, text, unknown_match.start() if unknown_match else 0, w.KnownCardsRequired()
        )
    check_in_deck(source, text, known_cards.cards, game)
    claim_cards(source, text, known_cards.cards, card_owners)
    return known_cards.cards


def check_in_deck(source: str, text: str, cards: Cards, game: EquityGame) -> None:
    """Reject a card that is not in the game's deck."""
    for card in cards:
        if card not in game.deck.cards:
            span = _find_card_span(text, card)
            reason = w.CardNotInGameDeck(game.name, card_phrase(card))
            raise BadEquity(source, text, span.start, reason, span.length)


def claim_cards(source: str, text: str, cards: Cards, card_owners: CardOwners) -> None:
    """Assign cards to an owner; raise ``BadEquity`` if one has another owner."""
    for card in cards:
        if owner := card_owners.get(card):
            span, reason = _find_card_span(text, card), w.CardTaken(card_phrase(card), owner)
            raise BadEquity(source, text, span.start, reason, span.length)
    card_owners.update(dict.fromkeys(cards, source))


class _TextSpan(NamedTuple):
    """The position and length of a card in a text."""

    start: int
    length: int


def _find_card_span(text: str, card: int) -> _TextSpan:
    """Return the last position of a card in a text; the whole text if the card is missing."""
    matches = [match for match in CARD_PATTERN.finditer(text) if parse_card(match[0]) == card]
    if not matches:
        return _TextSpan(0, max(1, len(text)))
    return _TextSpan(matches[-1].start(), len(matches[-1][0]))
