"""Facts of the button and the blinds, with their debts."""

from __future__ import annotations

from typing import Literal

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.state.facts.table_fact import TableFact


class ButtonDrawn(TableFact, frozen=True):
    """Cards were drawn face up for the first button, high card wins (SEAT-01)."""

    chairs: tuple[int, ...]
    cards: tuple[int, ...]
    button: int = 0
    """The winning chair; 0 for a tie, which is drawn again (SEAT-02)."""


class ButtonPlaced(TableFact, frozen=True):
    """The button of the next hand was moved to its correct place (SEAT-09)."""

    button: int


class BlindMissed(TableFact, frozen=True):
    """The blind passed an absent player, who owes it at this size (POST-03)."""

    chair: int
    blind: Literal["big", "small", "ante", "straddle"]
    chips: int


class DebtsCancelled(TableFact, frozen=True, tag="DebtsWiped"):
    """A player's debts are cancelled (POST-06, POST-07)."""

    chair: int


class DebtsRecorded(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="DebtsKept",
    rename={
        "missed_big": "big",
        "missed_small": "small",
        "missed_ante": "ante",
        "missed_straddle": "straddle",
    },
):
    """The debts of a player who left were stored by name, in case of an early return (BUYN-12)."""

    player: str
    missed_big: int = 0
    missed_small: int = 0
    missed_ante: int = 0
    missed_straddle: int = 0

    ante = DeprecatedAttribute("missed_ante")
    big = DeprecatedAttribute("missed_big")
    small = DeprecatedAttribute("missed_small")
    straddle = DeprecatedAttribute("missed_straddle")


class DebtsRestored(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="DebtsBack",
    rename={
        "missed_big": "big",
        "missed_small": "small",
        "missed_ante": "ante",
        "missed_straddle": "straddle",
    },
):
    """A player came back soon after leaving, and owes the same debts as before (BUYN-12)."""

    chair: int
    missed_big: int = 0
    missed_small: int = 0
    missed_ante: int = 0
    missed_straddle: int = 0

    ante = DeprecatedAttribute("missed_ante")
    big = DeprecatedAttribute("missed_big")
    small = DeprecatedAttribute("missed_small")
    straddle = DeprecatedAttribute("missed_straddle")


class BlindSkipped(TableFact, frozen=True):
    """The moving button skipped a blind, which the player pays as if it were due (BMOV-03)."""

    chair: int
    blind: Literal["big", "small"]
