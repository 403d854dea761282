"""Parsing and validation of a whole query: its players, board and deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.equity.equity_games import EquityGame, find_game
from riverboat.equity.query.board_query import (
    CardOwners,
    claim_cards,
    parse_board,
    parse_known_cards,
)
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.query.equity_question import EquityQuestion, PlayerHolding, list_live_hands
from riverboat.equity.query.player_query import parse_player
from riverboat.equity.query.query_text import CardsOrText, HoldingLike, format_cards, format_holding
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
    equity_game = find_game(game)
    player_texts = [
        format_holding(f"player {player_number}", holding)
        for player_number, holding in enumerate(players, 1)
    ]
    _check_player_count(player_texts, equity_game)
    card_owners: CardOwners = {}
    board_cards = parse_board(format_cards("the board", board), equity_game, card_owners)
    dead_cards = parse_known_cards(
        "dead cards", format_cards("dead cards", dead), equity_game, card_owners
    )
    player_by_source = {
        f"player {player_number}": parse_player(
            f"player {player_number}", holding, text, equity_game
        )
        for player_number, (holding, text) in enumerate(zip(players, player_texts, strict=True), 1)
    }
    for source, player in player_by_source.items():
        claim_cards(source, player.source_text, player.cards, card_owners)
    for source, player in player_by_source.items():
        _check_range(source, player, card_owners)
    question = EquityQuestion(
        equity_game, tuple(player_by_source.values()), board_cards, dead_cards
    )
    _check_deck(question, player_texts)
    return question


def _check_player_count(player_texts: Sequence[str], game: EquityGame) -> None:
    """Reject a single player, and more players than the game can have."""
    players_text = " / ".join(player_texts)
    if len(player_texts) < 2:
        raise BadEquity(
            "", players_text, max(0, len(players_text) - 1), w.EquityPlayerCountInvalid(MAX_PLAYERS)
        )
    if len(player_texts) > MAX_PLAYERS:
        position = len(" / ".join(player_texts[:MAX_PLAYERS])) + 3
        raise BadEquity(
            "",
            players_text,
            position,
            w.TooManyPlayers(len(player_texts), MAX_PLAYERS),
            len(players_text),
        )
    deck_size = len(game.deck.cards)
    max_players = (deck_size - game.board) // game.cards
    if len(player_texts) > max_players:
        position = len(" / ".join(player_texts[:max_players])) + 3
        raise BadEquity(
            "",
            players_text,
            position,
            w.DeckTooSmallForPlayers(game.name, max_players, len(player_texts)),
            len(players_text),
        )


def _check_range(source: str, player: PlayerHolding, card_owners: CardOwners) -> None:
    """Reject a range that is empty without the cards already taken."""
    if player.holding_range is None or not card_owners:
        return
    taken_cards = sorted(card_owners)
    if not list_live_hands(player.holding_range, masks_of([taken_cards])[0])[1].any():
        owners = sorted({card_owners[card] for card in taken_cards})
        reason = w.AllCombinationsTaken(
            tuple(taken_cards), tuple([w.CardsOwnerLabel(owner) for owner in owners])
        )
        raise BadEquity(source, player.source_text, 0, reason, len(player.source_text))


def _check_deck(question: EquityQuestion, player_texts: Sequence[str]) -> None:
    """Reject a query that needs more cards than the deck has left."""
    needed_card_count = question.cards_to_come + sum(
        question.game.cards - len(player.cards) for player in question.players
    )
    if needed_card_count > len(question.live_cards):
        players_text = " / ".join(player_texts)
        raise BadEquity(
            "",
            players_text,
            0,
            w.DeckTooShortForEquity(needed_card_count, len(question.live_cards)),
            len(players_text),
        )
