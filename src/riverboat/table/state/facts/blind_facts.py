"""Button and blinds: who has the one, and who owes the others."""

from __future__ import annotations

from typing import Literal

from riverboat.table.state.facts.table_fact import TableFact


class ButtonDrawn(TableFact, frozen=True):
    """Cards were dealt face up, one each, and the highest has the button (SEAT-01)."""

    chairs: tuple[int, ...]
    cards: tuple[int, ...]
    button: int = 0
    """0 when the highest are tied, and draw again (SEAT-02)."""


class ButtonPlaced(TableFact, frozen=True):
    """The button of the next hand was set by hand, where it should have been (SEAT-09)."""

    button: int


class BlindMissed(TableFact, frozen=True):
    """The blind went past somebody who was away, and they owe it at this size (POST-03)."""

    chair: int
    blind: Literal["big", "small", "ante", "straddle"]
    chips: int


class DebtsWiped(TableFact, frozen=True):
    """What a player owed is forgotten (POST-06, POST-07)."""

    chair: int


class DebtsKept(TableFact, frozen=True):
    """A player who has got up owes this by name, if they are back soon (BUYN-12)."""

    player: str
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0


class DebtsBack(TableFact, frozen=True):
    """A player is back soon, and owes what they owed, as if they had only been away (BUYN-12)."""

    chair: int
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0


class BlindSkipped(TableFact, frozen=True):
    """The moving button made a player skip a blind; they pay it as if it were due (BMOV-03)."""

    chair: int
    blind: Literal["big", "small"]
