"""Clocks, time banks, and who is away or has no connection."""

from __future__ import annotations

from typing import Literal

from riverboat.table.state.facts.table_fact import TableFact

ClockKind = Literal["think", "called", "bank", "extra", "away"]


class ClockStarted(TableFact, frozen=True):
    """A player has until then to act; it takes the place of the clock that ran before."""

    chair: int
    """0 when several are asked at once: one clock for all of them."""
    since: int
    until: int
    kind: ClockKind


class TurnBegan(TableFact, frozen=True):
    """A player is to act from now on, where the clock may be called on them after a while."""

    chair: int
    at: int


class ClockStopped(TableFact, frozen=True):
    """The clock stopped; what was used of the bank is gone."""

    chair: int
    used: int = 0
    """Milliseconds of the time bank."""
    acted: bool = True
    """They acted in time: the turns in a row that they let run out are forgotten."""


class BankFilled(TableFact, frozen=True):
    """Time was added to a bank, in milliseconds."""

    chair: int
    added: int


class TimeRanOut(TableFact, frozen=True):
    """A player did not act in time: a check if it is free, and else the hand is dead (TIME-01).

    What is done in their stead follows as the hand's own fact.
    """

    chair: int
    """0 when several were asked at once, and some did not answer."""
    at: int = 0
    dead: bool = False
    """The hand that is folded in their stead was declared dead (DEAD-06)."""
    in_a_row: int = 0
    """Turns in a row that they have let run out now, if the clock runs by itself."""


class ConnectionLost(TableFact, frozen=True):
    """A player is not there, which is not the same as thinking."""

    chair: int


class ConnectionBack(TableFact, frozen=True):
    """A player is there again."""

    chair: int


class AwaySince(TableFact, frozen=True):
    """A player sits out or is not there: from then on their minutes count (BYND-45)."""

    chair: int
    at: int
