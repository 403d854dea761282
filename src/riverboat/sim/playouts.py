"""Random playouts in bulk: whole hands told by a few functions, their state in local variables.

This is a second telling of the rules, for speed. It records the same facts in the same order as
the engine does for the same cards and choices; ``tests/sim/test_playouts.py`` compares the two in
thousands of hands. What it does not tell it refuses (:mod:`riverboat.sim.told`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from riverboat.engine import AnyFact, Game
from riverboat.sim.beginning import Beginning
from riverboat.sim.draw_games import DrawGame
from riverboat.sim.flop_games import FlopGame
from riverboat.sim.policy import Choose
from riverboat.sim.stud_games import StudGame
from riverboat.sim.told import refuse_untold


class Playouts:
    """Many hands from one start: the same game, stacks and button each time.

    Raises ``BadGame`` for a game that it does not tell.

    >>> from riverboat.engine import HouseRules, parse_game
    >>> game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    >>> playouts = Playouts(game, stacks=[200] * 6)
    >>> log: list[AnyFact] = []
    >>> sum(playouts.play(Random(7), log)), type(log[-1]).__name__
    (1200, 'HandEnded')

    It remembers nothing from hand to hand: the same random numbers give the same hand.
    """

    __slots__ = ("_tell", "started")

    def __init__(self, game: Game, stacks: Sequence[int], button: int | None = None) -> None:
        refuse_untold(game)
        beginning = Beginning(game, stacks, button)
        self.started = beginning.started
        variant = game.variant
        tells = StudGame if variant.has_upcards else DrawGame if variant.has_draws else FlopGame
        self._tell = tells(beginning).play

    def play(self, rng: Random, log: list[AnyFact], choose: Choose | None = None) -> list[int]:
        """Play a hand, append its facts to *log*, and give the stacks after it.

        Without *choose* everybody plays :func:`~riverboat.sim.uniform`, in place of being asked.
        """
        return self._tell(rng, log, choose)
