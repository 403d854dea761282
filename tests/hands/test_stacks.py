"""Stacks in the unit of the stakes or in big blinds, at least two, for every entry point."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from inspect import signature
from typing import Any

import pytest

import riverboat as rb
from riverboat.agents.mcp_tools import Toolbox
from riverboat.engine import BadGame
from riverboat.envs import Rules
from riverboat.hands.stack_sizes import parse_stacks
from riverboat.solve import baseline_of, solve

Door = Callable[[str, Any], int]
"""Plays a game with a stack and returns the chips of the first seat."""


def of_hand(game: str, stack: Any) -> int:
    return rb.Hand(game, stacks=stack, seed=1).state.starting_stacks[0]


def of_undealt(game: str, stack: Any) -> int:
    return rb.Hand.undealt(game, stacks=stack).state.starting_stacks[0]


def of_match(game: str, stack: Any) -> int:
    seen: list[int] = []

    def caller(hand: rb.Hand) -> str:
        seen.append(hand.state.starting_stacks[0])
        return "call" if hand.legal.call else "check"

    rb.match(caller, "caller", game=game, stack=stack, hands=2, seed=1)
    return seen[0]


def of_home_game(game: str, stack: Any) -> int:
    return rb.HomeGame(game, 2, stack).stacks["player 1"]


def of_home_stacks(game: str, stack: Any) -> int:
    return rb.HomeGame(game, 2, stacks=[stack, stack]).stacks["player 1"]


def of_rules(game: str, stack: Any) -> int:
    return Rules(game, stacks=stack).stacks[0]


def of_vector(game: str, stack: Any) -> int:
    return int(
        (seen := rb.vector(game, tables=1, stacks=stack).observe()).stacks[0, 0] + seen.bets[0, 0]
    )


def of_vector_list(game: str, stack: Any) -> int:
    seen = rb.vector(game, tables=1, stacks=[stack, stack]).observe()
    return int(seen.stacks[0, 0] + seen.bets[0, 0])


def of_tools(game: str, stack: Any) -> int:
    box = Toolbox()
    box.new_hand(game, stack=stack, seed=1)
    return box._hands["hand-1"].hand.state.starting_stacks[0]


DOORS: list[Door] = [
    of_hand,
    of_undealt,
    of_match,
    of_home_game,
    of_home_stacks,
    of_rules,
    of_vector,
    of_vector_list,
    of_tools,
]


@pytest.mark.parametrize("door", DOORS)
def test_a_stack_is_in_the_unit_of_the_stakes(door: Door) -> None:
    assert door("nlhe 0.5/1", 100) == 100 * 100
    assert door("nlhe 0.25/0.50", 20) == 20 * 100
    assert door("nlhe 1/2", 100) == 100
    assert door("nlhe 50/100", 1000) == 1000


@pytest.mark.parametrize("door", DOORS)
def test_a_stack_in_big_blinds_is_read(door: Door) -> None:
    assert door("nlhe 0.5/1", "100bb") == 100 * 100
    assert door("nlhe 1/2", "20 BB") == 40
    assert door("plo 5/10", "1bb") == 10


@pytest.mark.parametrize("door", DOORS)
def test_a_stack_below_two_big_blinds_is_refused_with_what_to_write(door: Door) -> None:
    with pytest.raises(BadGame, match=r"100 is less than two big blinds .* \(200\).*'1bb'"):
        door("nlhe 50/100", 100)
    with pytest.raises(BadGame, match=r"less than two big blinds"):
        door("nlhe 1/2", 3)
    assert door("nlhe 1/2", 4) == 4


@pytest.mark.parametrize("door", [of_hand, of_match, of_home_game, of_rules, of_vector])
@pytest.mark.parametrize("wrong", ["lots", "100bbs", "-5bb", "", "1.25bb"])
def test_what_is_no_stack_is_refused(door: Door, wrong: str) -> None:
    with pytest.raises(BadGame, match=r"is no stack|no whole number of chips"):
        door("nlhe 1/2", wrong)


def test_a_short_stack_beside_a_deep_one_is_a_table_as_it_is() -> None:
    assert parse_stacks(rb.read_game("nlhe 1/2"), [1, 200]) == (1, 200)  # type: ignore[arg-type]


def test_parts_of_a_unit_are_chips_where_they_are_whole() -> None:
    assert rb.HomeGame("nlhe 0.5/1", 2, Decimal("100.05")).stacks["player 1"] == 10_005
    with pytest.raises(BadGame, match="no whole number of chips"):
        rb.Hand("nlhe 0.5/1", stacks=100.005)


def test_chips_bought_later_are_in_the_same_unit() -> None:
    game = rb.HomeGame("nlhe 0.5/1", 2, 100, seed=1)
    game.buy_in("player 1", 50)
    game.buy_in("player 2", "50bb")
    assert game.stacks == {"player 1": 15_000, "player 2": 15_000}


def test_solvers_take_them_too() -> None:
    one, other = (solve("kuhn", iterations=5, stacks=stack) for stack in ("3bb", 3))
    assert one.curve == other.curve
    with pytest.raises(BadGame, match="less than two big blinds"):
        solve("leduc", iterations=5, stacks=3)


def test_a_baseline_takes_them_too() -> None:
    assert signature(baseline_of).parameters["stacks"].annotation == "Stacks | None"


def test_no_door_takes_a_stack_as_a_number_only() -> None:
    """Every public callable with a stack parameter accepts any stack notation."""
    import riverboat.envs as envs
    import riverboat.solve as solve

    plain = {
        f"{module.__name__}.{name}"
        for module in (rb, envs, solve)
        for name in module.__all__
        if callable(thing := getattr(module, name))
        for key in _parameters(thing)
        if key.name in ("stack", "stacks")
        and str(key.annotation).startswith(("int", "Sequence[int"))
    }
    assert not plain - {"riverboat.icm", "riverboat.envs.Observer"}, (
        "chips of a tournament, and those of Rules"
    )


def _parameters(thing: Any) -> list[Any]:
    try:
        return list(signature(thing).parameters.values())
    except (TypeError, ValueError):
        return []
