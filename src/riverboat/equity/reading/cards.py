"""The board, the dead cards, and to whom each card that is known belongs."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

from riverboat.cards import Cards, parse_card
from riverboat.equity.games import EquityGame
from riverboat.equity.ranges.errors import BadRange
from riverboat.equity.ranges.known import parse_known
from riverboat.equity.reading.errors import BadEquity
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_called

Taken: TypeAlias = dict[int, str]
"""The cards that somebody has already, and who that is: ``player 2``, ``the board``."""

CARD: Final = re.compile(r"(?:10|[2-9TJQKA])[cdhs♣♦♥♠]", re.IGNORECASE)
"""A card, as people write it."""


def read_board(text: str, game: EquityGame, taken: Taken) -> Cards:
    """A board; one of a number of cards that the game never has is refused."""
    board = read_cards("the board", text, game, taken)
    if len(board) in game.boards:
        return board
    if not game.board:
        raise BadEquity("the board", text, 0, w.GameHasNoBoard(game.name), len(text))
    *few, most = game.boards
    why = w.BoardOfOtherSize(game.name, tuple(few), most, len(board))
    at = _place_of(text, board[-1] if len(board) < most else board[most])
    raise BadEquity("the board", text, at.start, why, at.size)


def read_cards(where: str, text: str, game: EquityGame, taken: Taken) -> Cards:
    """Cards that are all known and of the deck, and that nobody has yet."""
    if not text.strip():
        return ()
    try:
        known = parse_known(text, len(game.deck.cards))
    except BadRange as bad:
        raise BadEquity.of(where, bad) from None
    if known.unknown:
        at = re.search(r"x|\*|\?", text, re.IGNORECASE)
        raise BadEquity(where, text, at.start() if at else 0, w.EachCardIsKnown())
    check_in_deck(where, text, known.cards, game)
    take(where, text, known.cards, taken)
    return known.cards


def check_in_deck(where: str, text: str, cards: Cards, game: EquityGame) -> None:
    """Refuse a card that the game is played without."""
    for card in cards:
        if card not in game.deck.cards:
            at = _place_of(text, card)
            why = w.NotInTheDeckOf(game.name, card_called(card))
            raise BadEquity(where, text, at.start, why, at.size)


def take(where: str, text: str, cards: Cards, taken: Taken) -> None:
    """Give cards to somebody; refuse one that another has."""
    for card in cards:
        if owner := taken.get(card):
            at, why = _place_of(text, card), w.SomebodyHasTheCard(card_called(card), owner)
            raise BadEquity(where, text, at.start, why, at.size)
    taken.update(dict.fromkeys(cards, where))


class _Place(NamedTuple):
    """Where in a text a card is written."""

    start: int
    size: int


def _place_of(text: str, card: int) -> _Place:
    """Where a card is written, for the last time; the whole text if it is not."""
    found = [place for place in CARD.finditer(text) if parse_card(place[0]) == card]
    if not found:
        return _Place(0, max(1, len(text)))
    return _Place(found[-1].start(), len(found[-1][0]))
