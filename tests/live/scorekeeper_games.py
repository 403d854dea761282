"""Helpers that set up games with a scorekeeper."""

from __future__ import annotations

from riverboat.engine import AnyCommand
from riverboat.floor import authority
from riverboat.live import Scorekeeper, live_rules
from riverboat.table.rules.config import build_config
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay


def rules_of(game: str = "no-limit hold'em 1/2") -> TableRules:
    """Return house rules for a cash game without straddles."""
    config = {
        "preset": "cash",
        "game": game,
        "straddle": {"enabled": False},
        "buy_in": {"least": 0, "most": 0},
    }
    return live_rules(build_config(config).rules, authority("cash").house_rules)


def make_keeper(*stacks: int, game: str = "no-limit hold'em 1/2") -> Scorekeeper:
    """Return a scorekeeper with players seated from chair 1 with these stacks."""
    keeper = Scorekeeper(rules_of(game))
    for chair, chips in enumerate(stacks or (200, 200, 200), 1):
        keeper.execute(c.Sit(f"P{chair}", chair, chips))
    return keeper


def act_in_turn(keeper: Scorekeeper, *commands: AnyCommand) -> None:
    """Let the players act in turn."""
    for command in commands:
        assert isinstance(keeper.awaited, ToPlay)
        keeper.execute(c.Act(keeper.awaited.chairs[0], command))


def stacks_by_chair(keeper: Scorekeeper) -> list[int]:
    """Return all stacks in chair order."""
    return [keeper.table.chairs[chair].chips for chair in keeper.table.occupied_chairs]
