"""riverboat: a complete poker room in Python.

>>> import riverboat
>>> game = riverboat.HomeGame("no-limit hold'em 1/2", players=["Ann", "Bob"], stack=200, seed=1)
>>> game.deal()
>>> print(game.to_act, "may", game.legal)
Ann may fold, call 1, raise to 4-200

``riverboat.engine`` plays one hand by the rules, ``riverboat.cards`` and ``riverboat.ranking``
know cards and what beats what, and ``riverboat.notation`` reads and writes hand histories.
"""

from riverboat.engine import (
    BadGame,
    Call,
    Check,
    CorruptLog,
    Fold,
    Game,
    Hand,
    HouseRules,
    IllegalAction,
    Irregularity,
    RaiseTo,
    RiverboatError,
    Stakes,
    parse_game,
)
from riverboat.homegame import HomeGame
from riverboat.ranking import high, rank

__version__ = "0.1.0"

__all__ = [
    "BadGame",
    "Call",
    "Check",
    "CorruptLog",
    "Fold",
    "Game",
    "Hand",
    "HomeGame",
    "HouseRules",
    "IllegalAction",
    "Irregularity",
    "RaiseTo",
    "RiverboatError",
    "Stakes",
    "__version__",
    "high",
    "parse_game",
    "rank",
]
