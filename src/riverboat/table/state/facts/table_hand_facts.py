"""A hand begins, with all that is due; it is chopped, called off or closed."""

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
    """A forced bet of one chair, and why it is due."""

    chair: int
    kind: PostKind
    chips: int
    why: DueReason
    counts_as: int = 0


class HandBegan(TableFact, frozen=True):
    """Who is dealt in, where the button and the blinds are, and what everybody must post."""

    number: int
    game: int
    """Its place in the rotation; 0 if there is one game only."""
    chairs: tuple[int, ...]
    """Who is dealt in, clockwise: seat 0 of the hand is the first."""
    button: int
    small: int
    big: int
    dues: tuple[DuePost, ...]
    percent: int = 100
    """The limits are multiplied: a kill pot (KILL-03)."""
    bomb: int = 0
    """The ante of a bomb pot; 0 when it is none (BYND-41)."""
    at: int = 0
    button_waits: bool | None = None
    """The next hand begins from where the button was before this one (BYND-41, BYND-85). Logs of
    before do not say: there a bomb pot and a game with upcards and no blinds leave it alone."""
    boards: int = 0
    """The boards of a bomb pot; 0 for as many as the game has."""


class HandCalledOff(TableFact, frozen=True):
    """The hand was undone before its end: everybody has their chips of before it, and those
    that they have bought or borrowed since.
    """

    number: int
    reason: str


class Warned(TableFact, frozen=True):
    """The host has warned a player, and said why for all to read."""

    chair: int
    player: str
    reason: str


class ChopOffered(TableFact, frozen=True):
    """One of the blinds would take its money back (BYND-35)."""

    chair: int


class BlindsChopped(TableFact, frozen=True):
    """All others have folded, and both blinds take their money back: the hand is over."""

    number: int


class HandClosed(TableFact, frozen=True):
    """The hand is over: what each of its chairs has now, and what it took from the middle."""

    number: int
    chips: tuple[int, ...]
    """The stacks, in the order of ``HandBegan.chairs``."""
    won: tuple[int, ...]
    """The chips that each won, its own among them."""
