"""Straddles, the rock, kills and legs."""

from __future__ import annotations

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.state.facts.table_fact import TableFact


class Straddled(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"total_bet": "to", "is_live": "live", "is_rock": "rock"},
):
    """A blind raise before the cards (STRD-01)."""

    chair: int
    total_bet: int
    is_live: bool = True
    """True if the straddle buys the option; False for a sleeper (STRD-17)."""
    is_rock: bool = False

    live = DeprecatedAttribute("is_live")
    rock = DeprecatedAttribute("is_rock")
    to = DeprecatedAttribute("total_bet")


class StraddleDeclined(TableFact, frozen=True):
    """A player declined to straddle."""

    chair: int


class RockPassed(TableFact, frozen=True):
    """The winner of a pot holds the rock now (STRD-11); chair 0 if no player does."""

    chair: int


class KillWon(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"limit_percent": "percent"}
):
    """A player must post the kill on the next hand, for this percentage of the limits (KILL-02)."""

    chair: int
    limit_percent: int

    percent = DeprecatedAttribute("limit_percent")


class KillMissed(TableFact, frozen=True):
    """The killer is not in this hand, or has to come in first, and owes the kill (BYND-44)."""

    chair: int
    player: str


class LegWon(TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"leg_count": "legs"}):
    """A player won another pot in a row (BYND-44); 0 legs reset the count."""

    chair: int
    leg_count: int

    legs = DeprecatedAttribute("leg_count")
