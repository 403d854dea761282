"""Opponents to practise against: simple, sensible, and each of a kind you have met.

A player is shown their view of the hand and what is legal, and answers with a command. They see
nothing else, so that they cannot cheat.

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

from riverboat.bots.anybody import Anybody, name_of, player_of, style_of
from riverboat.bots.bot import Bot
from riverboat.bots.chance import chance
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
from riverboat.bots.player import Player, Turn
from riverboat.bots.prize_money import PrizeMoney
from riverboat.bots.starting import standing
from riverboat.bots.styles import STUDIED, STYLES, WITH_CHARACTER, Style, style

__all__ = [
    "Player",
    "Turn",
    "PrizeMoney",
    "Bot",
    "Opponent",
    "Anybody",
    "name_of",
    "player_of",
    "style_of",
    "Character",
    "CHARACTERS",
    "CALLING_STATION",
    "ROCK",
    "MANIAC",
    "SHARK",
    "WILD_CARD",
    "chance",
    "standing",
    "STYLES",
    "STUDIED",
    "WITH_CHARACTER",
    "Style",
    "style",
]
