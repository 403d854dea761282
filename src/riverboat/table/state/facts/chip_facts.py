"""Chips that are asked for, bought, brought, and corrected by a host."""

from __future__ import annotations

from typing import Literal

from riverboat.table.state.facts.table_fact import TableFact

Purchase = Literal["buy-in", "re-buy", "top-up", "transfer", "short buy-in", "loan"]
"""A loan is cash from somebody who is not at the table (OPEN-01)."""


class ChipsAsked(TableFact, frozen=True):
    """A player asked for chips, and the host has not answered yet."""

    chair: int
    chips: int
    how: Purchase = "buy-in"


class ChipsRefused(TableFact, frozen=True):
    """The host said no."""

    chair: int


class ChipsBought(TableFact, frozen=True):
    """A player bought chips: theirs at once, or when the runner brings them (BUYN-07).

    In a hand with open stakes the hand's own ``ChipsAdded`` follows at once.
    """

    chair: int
    player: str
    chips: int
    how: Purchase
    behind: int = 0
    """Hands until they are there."""


class ChipsArrived(TableFact, frozen=True):
    """Chips that were behind are on the table."""

    chair: int
    chips: int


class ChipsReturned(TableFact, frozen=True):
    """The host took chips off the table or put some there, with a reason that all can read."""

    chair: int
    player: str
    chips: int
    """Less than 0 if they were taken away."""
    reason: str
    spent: bool = False
    """It was the player who took this little for refreshments or tips (STAK-06)."""
