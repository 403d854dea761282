"""Whoever can play, in whatever way they are named: a bot, its class, a style, a function."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from riverboat.bots.bot import Bot
from riverboat.bots.player import Player
from riverboat.bots.prize_money import Told, nothing_told
from riverboat.bots.style_names import STYLES
from riverboat.bots.styles import Style, style
from riverboat.engine import AnyCommand
from riverboat.hands import Hand

Function: TypeAlias = Callable[[Hand], AnyCommand | str]
"""From a hand as the player knows it to what they do."""

Anybody: TypeAlias = Player | type[Bot] | Function | str
"""A bot, its class, the name of a style (``"shark"``), or a function."""


class ByFunction(Bot):
    """A bot whose decisions are those of a function."""

    def __init__(self, function: Function) -> None:
        self.function = function

    def act(self, hand: Hand) -> AnyCommand | str:
        """What the function says."""
        return self.function(hand)


def player_of(who: Anybody, luck: Random) -> Player:
    """The player that is meant; those of ours, and bots that ask for it, draw from *luck*.

    >>> player_of("mani", Random(1)).name, type(player_of(lambda hand: "call", Random(1))).__name__
    ('maniac', 'ByFunction')
    """
    if isinstance(who, str):
        return style(who, luck)
    player = who() if isinstance(who, type) else who
    if isinstance(player, Bot):
        player.luck = luck
        return player
    if isinstance(player, Player):
        return player
    if callable(player):
        return player_of(ByFunction(player), luck)
    raise TypeError(
        f"{who!r} cannot play: a player is a Bot of yours, a function from a hand to an action, "
        f"or one of {', '.join(map(repr, STYLES))}"
    )


def style_of(who: Anybody, luck: Random, told: Told = nothing_told) -> Style:
    """The same with what they do between hands: a style by its name, or a player of one's own.

    *told* says what is played for besides chips.

    >>> style_of(lambda hand: "call", Random(1)).name
    'lambda'
    """
    if isinstance(who, Style):
        return who
    if isinstance(who, str):
        return style(who, luck, told)
    return Style(name_of(who), player_of(who, luck), luck)


def name_of(who: Anybody) -> str:
    """What a player is called where nobody says: a class, a function or a style by its name."""
    match who:
        case str():
            return style(who, Random(0)).name
        case Style(name=name):
            return name
        case _:
            named = who if isinstance(who, type) or hasattr(who, "__name__") else type(who)
            return str(getattr(named, "__name__", named)).replace("<lambda>", "lambda")
