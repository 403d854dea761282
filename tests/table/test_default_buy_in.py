"""The default buy-in of a player without a preference."""

import pytest

from riverboat.engine.games.game_defaults import default_stack
from riverboat.homegame import HomeGame
from riverboat.table.money.buying_in import buy_in_limits, clamp_to_limits, default_buy_in
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts import TableOpened
from riverboat.table.state.table_state import Table

HOLDEM = "no-limit hold'em 1/2"


@pytest.mark.parametrize(
    "preset, game, chips",
    [
        ("cash", HOLDEM, 200),
        ("cash", "limit hold'em 4/8", 400),  # a hundred small bets; the minimum is 80
        ("online", "limit stud 4/8 ante 1 bring-in 2", 400),  # a game without blinds
        ("online", "no-limit short deck ante 1 button 2", 200),
        ("tournament", "no-limit hold'em 100/200", 20_000),
        ("cash", "spread-limit hold'em 3-100 blinds 1/3", 100),  # rule: SPRD-04
    ],
)
def test_default_buy_in_is_100_big_blinds_within_limits(preset: str, game: str, chips: int) -> None:
    table = Table(TableOpened(TableRules.preset(preset, game)))
    assert default_buy_in(table, buy_in_limits(table, "Ann")) == chips


@pytest.mark.parametrize(
    "min_chips, max_chips, chips", [(300, 900, 300), (20, 120, 120), (20, 900, 200)]
)
def test_default_buy_in_is_clamped_to_house_limits(
    min_chips: int, max_chips: int, chips: int
) -> None:
    rules = TableRules.preset("cash", HOLDEM).replace(
        buy_in={"least": min_chips, "most": max_chips}
    )
    table = Table(TableOpened(rules))
    assert default_buy_in(table, buy_in_limits(table, "Ann")) == chips


def test_missing_maximum_clamps_only_to_minimum() -> None:
    assert clamp_to_limits((40, 0), 10_000) == 10_000
    assert clamp_to_limits((40, 0), 1) == 40
    assert clamp_to_limits((40, 200), 10_000) == 200


def test_home_game_uses_default_stack() -> None:
    stacks = HomeGame("limit hold'em 4/8", ["Ann", "Bob"]).stacks
    assert stacks == dict.fromkeys(("Ann", "Bob"), default_stack((2, 4), 4))
