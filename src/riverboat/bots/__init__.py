"""Practice opponents: simple bots, each with a typical playing style.

A player receives their view of the hand and the legal options, and returns a command. They
receive nothing else, so that they cannot cheat.

>>> import random
>>> from riverboat.bots import ROCK, Opponent
>>> from riverboat.homegame import HomeGame
>>> game = HomeGame("no-limit hold'em 1/2", players=["Ann", "Bob", "Cat"], stack=200, seed=7)
>>> game.deal()
>>> rock, seat = Opponent(ROCK, random.Random(1)), game.seat("Ann")
>>> rock.choose(seat, game.view("Ann").state, game.awaiting)
Fold()
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from riverboat.bots.win_chances import (
    win_chance,  # now: the module of that name would take its place
)
from riverboat.deprecation import deprecated_names

if TYPE_CHECKING:
    from riverboat.bots.bot import Bot
    from riverboat.bots.characters import (
        CALLING_STATION,
        CHARACTERS,
        MANIAC,
        ROCK,
        SHARK,
        WILD_CARD,
        Character,
    )
    from riverboat.bots.opponent import Opponent
    from riverboat.bots.player_protocol import DecisionPoint, Player
    from riverboat.bots.player_resolver import PlayerLike, make_player, make_style, player_name
    from riverboat.bots.prize_money import PrizeMoney
    from riverboat.bots.starting_hands import starting_hand_percentile
    from riverboat.bots.style_names import CHARACTER_STYLES, STRATEGY_STYLES, STYLES
    from riverboat.bots.styles import Style, style

_NAMES_BY_MODULE = {
    "bot": "Bot",
    "characters": "CALLING_STATION CHARACTERS Character MANIAC ROCK SHARK WILD_CARD",
    "opponent": "Opponent",
    "player_protocol": "DecisionPoint Player",
    "player_resolver": "PlayerLike make_player make_style player_name",
    "prize_money": "PrizeMoney",
    "starting_hands": "starting_hand_percentile",
    "style_names": "CHARACTER_STYLES STRATEGY_STYLES STYLES",
    "styles": "Style style",
}
"""The module of each name, imported on first use."""

__all__ = [
    "Player",
    "DecisionPoint",
    "PrizeMoney",
    "Bot",
    "Opponent",
    "PlayerLike",
    "player_name",
    "make_player",
    "make_style",
    "Character",
    "CHARACTERS",
    "CALLING_STATION",
    "ROCK",
    "MANIAC",
    "SHARK",
    "WILD_CARD",
    "win_chance",
    "starting_hand_percentile",
    "STYLES",
    "STRATEGY_STYLES",
    "CHARACTER_STYLES",
    "Style",
    "style",
]

if not TYPE_CHECKING:  # type checkers have seen the imports above
    _MODULE_BY_NAME = {
        name: module for module, names in _NAMES_BY_MODULE.items() for name in names.split()
    }

    def _load_name(name: str) -> object:
        """Return a name of this package, imported at its first use."""
        if name not in _MODULE_BY_NAME:
            raise AttributeError(f"module 'riverboat.bots' has no attribute {name!r}")
        loaded_object = getattr(import_module(f"riverboat.bots.{_MODULE_BY_NAME[name]}"), name)
        globals()[name] = loaded_object
        return loaded_object

    __getattr__ = deprecated_names("riverboat.bots", _load_name)

    def __dir__() -> list[str]:
        return sorted({*__all__, *[name for name in globals() if name.startswith("__")]})
