"""A mixed game at home: the game of the next hand, and the movement of the button.

``engine.games.rotation`` defines the order of the games; this module counts hands, and the home
game deals.
"""

from __future__ import annotations

from riverboat.engine import Game, Rotation
from riverboat.engine.games.rotation import moves_button
from riverboat.words.terminal import GameChangeNotice, GameRotation


class MixedGame:
    """The rotation of games of one session."""

    def __init__(self, rotation: Rotation) -> None:
        self.rotation = rotation
        self._game_index = 0
        self._hands_of_game = 0
        """Number of hands dealt in a row of the current game."""
        self.has_changed = False
        """True if the hand being dealt is the first of its game."""

    @property
    def game(self) -> Game:
        """The current game."""
        return self.rotation.games[self._game_index]

    def next_hand(self, players: int) -> tuple[Game, bool]:
        """Advance to the next hand; return its game, and True if the button moves before it."""
        button_moves = not self._hands_of_game or moves_button(self.game)
        index_before = self._game_index
        if self._hands_of_game:
            self._game_index = self.rotation.next_index(
                index_before, hands=self._hands_of_game, players=players
            )
        self.has_changed = not self._hands_of_game or self._game_index != index_before
        self._hands_of_game = 1 if self.has_changed else self._hands_of_game + 1
        return self.game, button_moves

    def introduction(self) -> GameRotation:
        """Return the announcement of all games before the first hand."""
        games = tuple([_find_short_game_name(game) for game in self.rotation.games])
        return GameRotation(self.rotation.name, games)

    def announcement(self) -> GameChangeNotice:
        """Return the announcement of a change of game."""
        return GameChangeNotice(self.game.name)


def _find_short_game_name(game: Game) -> str:
    """Return a game's short name in a mix: the structure is omitted if it is limit."""
    name = game.variant.name
    return name if game.structure.has_limit_bets else f"{game.structure.name} {name}"
