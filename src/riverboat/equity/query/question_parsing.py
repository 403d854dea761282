"""Parsing and validation of a whole query: the players, the board and the deck together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.equity.equity_games import EquityGame, game_of
from riverboat.equity.query.board_query import (
    CardOwners,
    claim_cards,
    parse_board,
    parse_known_cards,
)
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.query.equity_question import EquityQuestion, PlayerHolding, live_hands
from riverboat.equity.query.player_query import parse_player
from riverboat.equity.query.query_text import CardsOrText, HoldingLike, cards_text, holding_text
from riverboat.kernel.card_masks import masks as masks_of
from riverboat.words.refusals import ranges as w

MAX_PLAYERS: Final = 10


def parse_question(
    players: Sequence[HoldingLike],
    board: CardsOrText = "",
    dead: CardsOrText = "",
    game: str | EquityGame = "holdem",
) -> EquityQuestion:
    """Parse a query; :class:`BadEquity` if it is invalid."""
    played = game_of(game)
    texts = [holding_text(f"player {number}", given) for number, given in enumerate(players, 1)]
    _check_player_count(texts, played)
    taken: CardOwners = {}
    shown = parse_board(cards_text("the board", board), played, taken)
    out = parse_known_cards("dead cards", cards_text("dead cards", dead), played, taken)
    found = {
        f"player {number}": parse_player(f"player {number}", given, text, played)
        for number, (given, text) in enumerate(zip(players, texts, strict=True), 1)
    }
    for where, player in found.items():
        claim_cards(where, player.written, player.cards, taken)
    for where, player in found.items():
        _check_range(where, player, taken)
    deal = EquityQuestion(played, tuple(found.values()), shown, out)
    _check_deck(deal, texts)
    return deal


def _check_player_count(texts: Sequence[str], game: EquityGame) -> None:
    """Reject a single player, and more players than can play."""
    line = " / ".join(texts)
    if len(texts) < 2:
        raise BadEquity("", line, max(0, len(line) - 1), w.EquityIsOfSeveral(MAX_PLAYERS))
    if len(texts) > MAX_PLAYERS:
        at = len(" / ".join(texts[:MAX_PLAYERS])) + 3
        raise BadEquity("", line, at, w.TooManyPlayers(len(texts), MAX_PLAYERS), len(line))
    deck = len(game.deck.cards)
    most = (deck - game.board) // game.cards
    if len(texts) > most:
        at = len(" / ".join(texts[:most])) + 3
        raise BadEquity("", line, at, w.CardsForFewer(game.name, most, len(texts)), len(line))


def _check_range(where: str, player: PlayerHolding, card_owners: CardOwners) -> None:
    """Reject a range that is empty without the cards already taken."""
    if player.held is None or not card_owners:
        return
    cards = sorted(card_owners)
    if not live_hands(player.held, masks_of([cards])[0])[1].any():
        owners = sorted({card_owners[card] for card in cards})
        why = w.EachHoldsTaken(tuple(cards), tuple([w.CardsOf(owner) for owner in owners]))
        raise BadEquity(where, player.written, 0, why, len(player.written))


def _check_deck(deal: EquityQuestion, texts: Sequence[str]) -> None:
    """Reject a query that needs more cards than the deck has left."""
    needed = deal.cards_to_come + sum(
        deal.game.cards - len(player.cards) for player in deal.players
    )
    if needed > len(deal.live_cards):
        line = " / ".join(texts)
        raise BadEquity("", line, 0, w.DeckHasFewer(needed, len(deal.live_cards)), len(line))
