"""Games at the tables of a tournament: the rules of a table for each level."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from riverboat.table.rules.table_rules import TableRules
from riverboat.tourney.level_table_rules import table_rules as of_level
from riverboat.tourney.rules import EventRules

AWAY_AFTER_TIMEOUTS: Final = 2
"""Timeouts in a row after which a player is away."""


def validate_games(rules: EventRules) -> None:
    """Raise ``BadGame`` or ``BadEvent`` if a level's game cannot be played at its stakes."""
    for level_number in range(1, len(rules.structure.levels) + 1):
        build_table_rules(rules, level_number, rules.seating.seats)


@lru_cache(maxsize=1_000)
def build_table_rules(
    rules: EventRules, level_number: int, seat_count: int, name: str = ""
) -> TableRules:
    """Return the rules of a table in a level for a number of seats: the final table may have more.

    A player who times out twice in a row is away: their hands are folded at once until they report
    back, and no table waits for an empty chair (SEAT-10, BYND-36).
    """
    base_rules = of_level(rules, max(level_number, 1))
    clock = replace(base_rules.clock, sit_out_after=AWAY_AFTER_TIMEOUTS)
    return base_rules.replace(name=name or rules.name, chairs=seat_count, clock=clock)
