"""The table itself: it opens, its rules and its game change, and it closes."""

from __future__ import annotations

from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts.table_fact import TableFact


class TableOpened(TableFact, frozen=True):
    """A table with these rules, and nobody at it."""

    rules: TableRules


class RulesChanged(TableFact, frozen=True):
    """The host has decided otherwise, from the next hand on."""

    rules: TableRules


class GameChosen(TableFact, frozen=True):
    """The next game of a mix: the dealer chose it, or its turn has come (BYND-85)."""

    game: int
    """Its place in the rotation."""
    chair: int = 0
    """Who chose it for the next hand; 0 if its turn has come, or a host has said so."""


class TableClosed(TableFact, frozen=True):
    """The session is over (GAME-04)."""
