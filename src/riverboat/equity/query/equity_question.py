"""A valid equity query: the game, the players, the board and the dead cards."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from riverboat.cards import Cards
from riverboat.equity.equity_games import EquityGame
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.ranges.range import Range
from riverboat.kernel.card_masks import Masks


class PlayerHolding(Struct, frozen=True):
    """A player's known cards or range, and the number of their unknown cards.

    A range of one combination counts as known cards, and keeps its weight.
    """

    source_text: str
    cards: Cards = ()
    holding_range: Range | None = None
    unknown: int = 0
    weight: float = 1.0


class EquityQuestion(Struct, frozen=True):
    """A valid equity query, in which each player has a possible holding."""

    game: EquityGame
    players: tuple[PlayerHolding, ...]
    board: Cards = ()
    dead: Cards = ()

    @property
    def cards_to_come(self) -> int:
        """Number of board cards that are still to come."""
        return self.game.board - len(self.board)

    @property
    def unavailable_cards(self) -> Cards:
        """Cards on the board and dead cards, which cannot be dealt."""
        return self.board + self.dead

    @property
    def live_cards(self) -> Cards:
        """Cards that may still be dealt, to a player or the board."""
        removed_cards = {
            *self.unavailable_cards,
            *(card for player in self.players for card in player.cards),
        }
        return tuple(card for card in self.game.deck.cards if card not in removed_cards)


def list_live_hands(holding_range: Range, unavailable_mask: np.uint64) -> tuple[Masks, Weights]:
    """Return the combinations of a range that contain no unavailable card, with their weights."""
    is_possible = ((holding_range.masks & unavailable_mask) == 0) & (holding_range.weights > 0)
    return holding_range.masks[is_possible], holding_range.weights[is_possible]
