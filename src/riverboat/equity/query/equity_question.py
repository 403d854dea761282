"""A question of equity that fits together: the game, the players, the board and the dead cards."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from riverboat.cards import Cards
from riverboat.equity.equity_games import EquityGame
from riverboat.equity.ranges.combos import Weights
from riverboat.equity.ranges.range import Range
from riverboat.kernel.card_masks import Masks


class PlayerHolding(Struct, frozen=True):
    """What is known of a player: some cards, or a range, and how many cards are unknown.

    A range of one combination is known cards, and has its weight still.
    """

    written: str
    cards: Cards = ()
    held: Range | None = None
    unknown: int = 0
    weight: float = 1.0


class EquityQuestion(Struct, frozen=True):
    """A question of equity: it fits together, and each player has a holding that can be."""

    game: EquityGame
    players: tuple[PlayerHolding, ...]
    board: Cards = ()
    dead: Cards = ()

    @property
    def cards_to_come(self) -> int:
        """Cards of the board that are still to come."""
        return self.game.board - len(self.board)

    @property
    def unavailable(self) -> Cards:
        """The cards that nobody can be dealt, those of the players aside."""
        return self.board + self.dead

    @property
    def live_cards(self) -> Cards:
        """The cards that may still be dealt to somebody, or come on the board."""
        gone = {*self.unavailable, *(card for player in self.players for card in player.cards)}
        return tuple(card for card in self.game.deck.cards if card not in gone)


def live_hands(holding_range: Range, unavailable_mask: np.uint64) -> tuple[Masks, Weights]:
    """The combinations of a range that hold none of these cards, with their weights."""
    kept = ((holding_range.masks & unavailable_mask) == 0) & (holding_range.weights > 0)
    return holding_range.masks[kept], holding_range.weights[kept]
