"""Conversion of bots, bot classes, style names and functions to players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from riverboat.bots.bot import Bot
from riverboat.bots.player_protocol import Player
from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.bots.style_names import STYLES
from riverboat.bots.styles import Style, style
from riverboat.engine import AnyCommand
from riverboat.hands import Hand

ActFunction: TypeAlias = Callable[[Hand], AnyCommand | str]
"""Return an action for the player's view of the hand."""

PlayerLike: TypeAlias = Player | type[Bot] | ActFunction | str
"""A bot, its class, the name of a style (``"shark"``), or a function."""


class FunctionBot(Bot):
    """A bot whose actions a function returns."""

    def __init__(self, function: ActFunction) -> None:
        self.function = function

    def act(self, hand: Hand) -> AnyCommand | str:
        """Return the function's result."""
        return self.function(hand)


def make_player(player_like: PlayerLike, rng: Random) -> Player:
    """Return the player; built-in players and custom bots use *rng*.

    >>> make_player("mani", Random(1)).name
    'maniac'
    >>> type(make_player(lambda hand: "call", Random(1))).__name__
    'FunctionBot'
    """
    if isinstance(player_like, str):
        return style(player_like, rng)
    player = player_like() if isinstance(player_like, type) else player_like
    if isinstance(player, Bot):
        player.rng = rng
        return player
    if isinstance(player, Player):
        return player
    if callable(player):
        return make_player(FunctionBot(player), rng)
    raise TypeError(
        f"{player_like!r} cannot play: a player is a Bot of yours, "
        "a function from a hand to an action, "
        f"or one of {', '.join(map(repr, STYLES))}"
    )


def make_style(
    player_like: PlayerLike, rng: Random, prize_source: PrizeSource = no_prizes
) -> Style:
    """Return a style, with decisions between hands, from a name or a custom player.

    *prize_source* returns the prize money, if any.

    >>> make_style(lambda hand: "call", Random(1)).name
    'lambda'
    """
    if isinstance(player_like, Style):
        return player_like
    if isinstance(player_like, str):
        return style(player_like, rng, prize_source)
    return Style(player_name(player_like), make_player(player_like, rng), rng)


def player_name(player_like: PlayerLike) -> str:
    """Return the default name of a player: the name of its class, function or style."""
    match player_like:
        case str():
            return style(player_like, Random(0)).name
        case Style(name=name):
            return name
        case _:
            named_object = (
                player_like
                if isinstance(player_like, type) or hasattr(player_like, "__name__")
                else type(player_like)
            )
            return str(getattr(named_object, "__name__", named_object)).replace(
                "<lambda>", "lambda"
            )
