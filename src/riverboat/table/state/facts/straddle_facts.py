"""Straddles, the rock, kills and legs."""

from __future__ import annotations

from riverboat.table.state.facts.table_fact import TableFact


class Straddled(TableFact, frozen=True):
    """A blind raise before the cards (STRD-01)."""

    chair: int
    to: int
    live: bool = True
    """It buys the option; a sleeper does not (STRD-17)."""
    rock: bool = False


class StraddleDeclined(TableFact, frozen=True):
    """A player who might have straddled does not."""

    chair: int


class RockPassed(TableFact, frozen=True):
    """The rock went to the winner (STRD-11); 0 is nobody."""

    chair: int


class KillWon(TableFact, frozen=True):
    """Who must post the kill on the next hand, for this many percent of the limits (KILL-02)."""

    chair: int
    percent: int


class KillMissed(TableFact, frozen=True):
    """The killer is not in this hand, or has to come in first: they owe the kill (BYND-44)."""

    chair: int
    player: str


class LegWon(TableFact, frozen=True):
    """Pots won in a row by one player (BYND-44); 0 legs are none."""

    chair: int
    legs: int
