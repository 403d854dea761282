"""A mixed game at home: which game the next hand is, and whether the button waits.

It knows the order of the games from ``engine.rotation`` and counts hands; the dealing is the home
game's.
"""

from __future__ import annotations

from riverboat.engine import Game, Rotation
from riverboat.engine.games.rotation import moves_button
from riverboat.words.terminal import GameChanges, GamesInTurn


class MixedGame:
    """The games of one sitting in their turn, from before the first hand on."""

    def __init__(self, rotation: Rotation) -> None:
        self.rotation = rotation
        self._index = 0
        self._hands = 0
        """Hands of the game at the index that have been dealt."""
        self.has_changed = False
        """Whether the hand that is being dealt is the first of its game."""

    @property
    def game(self) -> Game:
        """What is played now."""
        return self.rotation.games[self._index]

    def next_hand(self, players: int) -> tuple[Game, bool]:
        """The game of the next hand, and whether the button moves for it."""
        moves = not self._hands or moves_button(self.game)
        before = self._index
        if self._hands:
            self._index = self.rotation.next(before, hands=self._hands, players=players)
        self.has_changed = not self._hands or self._index != before
        self._hands = 1 if self.has_changed else self._hands + 1
        return self.game, moves

    def introduction(self) -> GamesInTurn:
        """What is played, before the first hand."""
        games = tuple([_short_game_name(game) for game in self.rotation.games])
        return GamesInTurn(self.rotation.name, games)

    def announcement(self) -> GameChanges:
        """What is said when the game changes."""
        return GameChanges(self.game.name)


def _short_game_name(game: Game) -> str:
    """A game among others: most of a mix are limit, and only the others say what they are."""
    name = game.variant.name
    return name if game.structure.by_bets else f"{game.structure.name} {name}"
