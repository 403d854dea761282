"""Opponents by name: the characters of ``riverboat.bots``, and two that measure others."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from riverboat.bots import CHARACTERS, Bot, Player, Turn
from riverboat.engine import CALL, FOLD, AnyCommand, Hand, RaiseTo, RiverboatError, ToAct


class Caller(Struct, frozen=True):
    """Checks and calls, whatever happens: what a program wins from him is its own doing."""

    def choose(self, seat: int, hand: Hand, turn: Turn) -> AnyCommand:  # noqa: ARG002
        """Call."""
        return CALL


class AtRandom(Struct, frozen=True):
    """Folds, calls or raises by chance, to any size: he leaves no corner of the rules alone."""

    luck: Random

    def choose(self, seat: int, hand: Hand, turn: Turn) -> AnyCommand:  # noqa: ARG002
        """Something legal."""
        assert isinstance(turn, ToAct), "the competition asks nothing else"
        chance = self.luck.random()
        if chance < 0.1 and turn.call:
            return FOLD
        if chance > 0.55 and turn.high:
            # Mostly small raises, so that there is room for more of them.
            share = self.luck.random() ** 6
            return RaiseTo(turn.low + int(share * (turn.high - turn.low)))
        return CALL


NAMES: Final = (*[character.name for character in CHARACTERS], "caller", "random")


def baseline(name: str, seed: int | str | None = None) -> Player:
    """The opponent of this name, or of the only name that begins so.

    >>> baseline("calling", 7).character.name
    'calling station'
    """
    known = (
        [full for full in NAMES if full.startswith(name.strip().lower())] if name.strip() else []
    )
    if name in NAMES:
        known = [name]
    if len(known) != 1:
        raise RiverboatError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    luck = Random(seed)
    match known[0]:
        case "caller":
            return Caller()
        case "random":
            return AtRandom(luck)
        case full:
            return Bot(next(c for c in CHARACTERS if c.name == full), luck)
