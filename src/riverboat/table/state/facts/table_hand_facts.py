"""Facts of hands: their start with all dues, chops, calling off and close."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.engine.games.forced_bets import PostKind
from riverboat.table.state.facts.table_fact import TableFact

DueReason = Literal[
    "ante",
    "small blind",
    "big blind",
    "blind",
    "skipped big blind",
    "skipped small blind",
    "missed big blind",
    "missed small blind",
    "missed ante",
    "missed straddle",
    "new player",
    "buys the button",
    "passed by the button",
    "straddle",
    "rock",
    "sleeper",
    "kill",
]


class DuePost(Struct, frozen=True, gc=False):
    """A forced bet due from one chair, and the reason."""

    chair: int
    kind: PostKind
    chips: int
    why: DueReason
    counts_as: int = 0


class HandBegan(TableFact, frozen=True):
    """The players dealt in, the button, the blinds, and all posts due."""

    number: int
    game: int
    """Index in the rotation; 0 if there is one game only."""
    chairs: tuple[int, ...]
    """Chairs dealt in, clockwise: seat 0 of the hand is the first."""
    button: int
    small: int
    big: int
    dues: tuple[DuePost, ...]
    percent: int = 100
    """Percentage of the limits: more than 100 in a kill pot (KILL-03)."""
    bomb: int = 0
    """Ante of a bomb pot; 0 for an ordinary hand (BYND-41)."""
    at: int = 0
    button_waits: bool | None = None
    """The next hand begins from where the button was before this one (BYND-41, BYND-85).

    Old logs lack this field: there the button does not move for a bomb pot, or for a game with
    upcards and no blinds.
    """
    boards: int = 0
    """Boards of a bomb pot; 0 for the game's own number."""


class HandCalledOff(TableFact, frozen=True):
    """The hand was called off: all players have their chips from before it.

    Chips that players have bought or borrowed since then are added.
    """

    number: int
    reason: str


class Warned(TableFact, frozen=True):
    """The host warned a player, with a public reason."""

    chair: int
    player: str
    reason: str


class ChopOffered(TableFact, frozen=True):
    """One of the blinds offered to chop (BYND-35)."""

    chair: int


class BlindsChopped(TableFact, frozen=True):
    """The blinds were chopped: both are returned, and the hand is over."""

    number: int


class HandClosed(TableFact, frozen=True):
    """The hand is over, with the stacks and winnings of its chairs."""

    number: int
    chips: tuple[int, ...]
    """Final stacks, in the order of ``HandBegan.chairs``."""
    won: tuple[int, ...]
    """Chips won by each, including their own."""
