"""What is played at the tables of an event: the rules of a table for each of its levels."""

from __future__ import annotations

from functools import lru_cache

from riverboat.engine.games.options import but
from riverboat.table.rules.rules import PRESETS, TableRules
from riverboat.tourney.rules import EventRules
from riverboat.tourney.structure.levels import Level

_MOST = 10
"""Chairs at a table."""


def check_games(rules: EventRules) -> None:
    """``BadGame`` where the game of some level cannot be played with so many at its stakes."""
    for number in range(1, len(rules.structure.levels) + 1):
        table_rules(rules, number, rules.seating.seats)


@lru_cache(maxsize=1_000)
def table_rules(rules: EventRules, number: int, seats: int, name: str = "") -> TableRules:
    """The rules of a table in a level: dead button, no straddles, no buy-ins (TRNY-03).

    >>> from riverboat.tourney import Structure
    >>> level = Level(small=50, big=100, ante=100, antes="big_blind", minutes=20)
    >>> event = EventRules(name="Friday", structure=Structure(stack=5000, parts=(level,)))
    >>> table_rules(event, 1, 9).games[0].name
    "no-limit hold'em 50/100 ante 100"
    """
    level = rules.structure.level(max(number, 1))
    preset = PRESETS["tournament"]
    payer = "each" if level.antes == "each" else "bb_once"  # rule: TRNY-45 one ante, not by heads
    chosen = {"ante_payer": payer, "empty_row": rules.at_table.empty_row}
    button = but(preset["button"], chosen)
    sign = sign_of(level.game or rules.game, level)
    return TableRules.preset("tournament", sign, button=button, chairs=min(seats, _MOST), name=name)


def sign_of(game: str, level: Level) -> str:
    """A game with the stakes of a level, as on the sign of a table.

    Where bets are fixed the small one is the big blind, or what a level of stud calls its blinds
    are its bets; its bring-in is half the small bet, where no ante is larger.
    """
    words = game.casefold()
    ante = f" ante {level.ante}" if level.ante else ""
    if any(word in words for word in ("stud", "razz")):
        bring_in = max(level.small // 2, 1)
        return f"{game} {level.small}/{level.big}{ante} bring-in {bring_in}"
    if words.startswith(("limit", "fixed")):
        return f"{game} {level.big}/{2 * level.big} blinds {level.small}/{level.big}{ante}"
    return f"{game} {level.small}/{level.big}{ante}"
