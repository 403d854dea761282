"""A whole question, read and checked: do the players, the board and the deck go together?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.equity.games import EquityGame, game_of
from riverboat.equity.reading.cards import Taken, read_board, read_cards, take
from riverboat.equity.reading.deal import EquityQuestion, KnownPlayer, live_hands
from riverboat.equity.reading.errors import BadEquity
from riverboat.equity.reading.players import read_player
from riverboat.equity.reading.written import Written, WrittenCards, cards_as_text, text_of
from riverboat.kernel.cards import masks as masks_of
from riverboat.words.refusals import ranges as w

MOST_PLAYERS: Final = 10


def read_deal(
    players: Sequence[Written],
    board: WrittenCards = "",
    dead: WrittenCards = "",
    game: str | EquityGame = "holdem",
) -> EquityQuestion:
    """Read a question; :class:`BadEquity` if it is none.

    >>> deal = read_deal(["AsKs", "QQ+"], board="Qh 7c 2d")
    >>> deal.players[0].cards, deal.to_come
    ((51, 47), 2)
    """
    played = game_of(game)
    texts = [text_of(f"player {number}", given) for number, given in enumerate(players, 1)]
    _check_number(texts, played)
    taken: Taken = {}
    shown = read_board(cards_as_text("the board", board), played, taken)
    out = read_cards("dead cards", cards_as_text("dead cards", dead), played, taken)
    found = {
        f"player {number}": read_player(f"player {number}", given, text, played)
        for number, (given, text) in enumerate(zip(players, texts, strict=True), 1)
    }
    for where, player in found.items():
        take(where, player.written, player.cards, taken)
    for where, player in found.items():
        _check_range(where, player, taken)
    deal = EquityQuestion(played, tuple(found.values()), shown, out)
    _check_deck(deal, texts)
    return deal


def _check_number(texts: Sequence[str], game: EquityGame) -> None:
    """Refuse a lonely player, and more than can play."""
    line = " / ".join(texts)
    if len(texts) < 2:
        raise BadEquity("", line, max(0, len(line) - 1), w.EquityIsOfSeveral(MOST_PLAYERS))
    if len(texts) > MOST_PLAYERS:
        at = len(" / ".join(texts[:MOST_PLAYERS])) + 3
        raise BadEquity("", line, at, w.TooManyPlayers(len(texts), MOST_PLAYERS), len(line))
    deck = len(game.deck.cards)
    most = (deck - game.board) // game.cards
    if len(texts) > most:
        at = len(" / ".join(texts[:most])) + 3
        raise BadEquity("", line, at, w.CardsForFewer(game.name, most, len(texts)), len(line))


def _check_range(where: str, player: KnownPlayer, taken: Taken) -> None:
    """Refuse a range of which nothing is left beside all cards that are taken."""
    if player.held is None or not taken:
        return
    cards = sorted(taken)
    if not live_hands(player.held, masks_of([cards])[0])[1].any():
        owners = sorted({taken[card] for card in cards})
        why = w.EachHoldsTaken(tuple(cards), tuple([w.CardsOf(owner) for owner in owners]))
        raise BadEquity(where, player.written, 0, why, len(player.written))


def _check_deck(deal: EquityQuestion, texts: Sequence[str]) -> None:
    """Refuse more cards than the deck has left."""
    needed = deal.to_come + sum(deal.game.cards - len(player.cards) for player in deal.players)
    if needed > len(deal.live):
        line = " / ".join(texts)
        raise BadEquity("", line, 0, w.DeckHasFewer(needed, len(deal.live)), len(line))
