"""Facts of the table itself: opening, rules, game and closing."""

from __future__ import annotations

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts.table_fact import TableFact


class TableOpened(TableFact, frozen=True):
    """A table opened with these rules and empty chairs."""

    rules: TableRules


class RulesChanged(TableFact, frozen=True):
    """The host changed the rules, from the next hand on."""

    rules: TableRules


class GameChosen(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"game_index": "game"}
):
    """The next game of a mix, by dealer's choice or in rotation (BYND-85)."""

    game_index: int
    """Index in the rotation."""
    chair: int = 0
    """The chair that chose the next game; 0 if it came by rotation or from the host."""

    game = DeprecatedAttribute("game_index")


class TableClosed(TableFact, frozen=True):
    """The session is over (GAME-04)."""
