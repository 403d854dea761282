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
from riverboat.solve import build_baseline, solve

StackReader = Callable[[str, Any], int]
"""Plays a game with a stack and returns the chips of the first seat."""


def stack_of_hand(game: str, stack: Any) -> int:
    return rb.Hand(game, stacks=stack, seed=1).state.starting_stacks[0]


def stack_of_undealt(game: str, stack: Any) -> int:
    return rb.Hand.undealt(game, stacks=stack).state.starting_stacks[0]


def stack_of_match(game: str, stack: Any) -> int:
    stacks: list[int] = []

    def record_and_call(hand: rb.Hand) -> str:
        stacks.append(hand.state.starting_stacks[0])
        return "call" if hand.legal.call else "check"

    rb.match(record_and_call, "caller", game=game, stack=stack, hands=2, seed=1)
    return stacks[0]


def stack_of_home_game(game: str, stack: Any) -> int:
    return rb.HomeGame(game, 2, stack).stacks["player 1"]


def stack_of_home_game_list(game: str, stack: Any) -> int:
    return rb.HomeGame(game, 2, stacks=[stack, stack]).stacks["player 1"]


def stack_of_rules(game: str, stack: Any) -> int:
    return Rules(game, stacks=stack).stacks[0]


def stack_of_vector(game: str, stack: Any) -> int:
    return int(
        (observation := rb.vector(game, tables=1, stacks=stack).observe()).stacks[0, 0]
        + observation.bets[0, 0]
    )


def stack_of_vector_list(game: str, stack: Any) -> int:
    observation = rb.vector(game, tables=1, stacks=[stack, stack]).observe()
    return int(observation.stacks[0, 0] + observation.bets[0, 0])


def stack_of_toolbox(game: str, stack: Any) -> int:
    toolbox = Toolbox()
    toolbox.new_hand(game, stack=stack, seed=1)
    return toolbox._hands["hand-1"].hand.state.starting_stacks[0]


STACK_READERS: list[StackReader] = [
    stack_of_hand,
    stack_of_undealt,
    stack_of_match,
    stack_of_home_game,
    stack_of_home_game_list,
    stack_of_rules,
    stack_of_vector,
    stack_of_vector_list,
    stack_of_toolbox,
]


@pytest.mark.parametrize("stack_reader", STACK_READERS)
def test_stack_uses_unit_of_stakes(stack_reader: StackReader) -> None:
    assert stack_reader("nlhe 0.5/1", 100) == 100 * 100
    assert stack_reader("nlhe 0.25/0.50", 20) == 20 * 100
    assert stack_reader("nlhe 1/2", 100) == 100
    assert stack_reader("nlhe 50/100", 1000) == 1000


@pytest.mark.parametrize("stack_reader", STACK_READERS)
def test_stack_in_big_blinds_is_accepted(stack_reader: StackReader) -> None:
    assert stack_reader("nlhe 0.5/1", "100bb") == 100 * 100
    assert stack_reader("nlhe 1/2", "20 BB") == 40
    assert stack_reader("plo 5/10", "1bb") == 10


@pytest.mark.parametrize("stack_reader", STACK_READERS)
def test_stack_below_two_big_blinds_is_refused_with_hint(stack_reader: StackReader) -> None:
    with pytest.raises(BadGame, match=r"a stack of 100 is below .* \(200\).*'1bb'"):
        stack_reader("nlhe 50/100", 100)
    with pytest.raises(BadGame, match=r"is below two big blinds of"):
        stack_reader("nlhe 1/2", 3)
    assert stack_reader("nlhe 1/2", 4) == 4


@pytest.mark.parametrize(
    "stack_reader",
    [stack_of_hand, stack_of_match, stack_of_home_game, stack_of_rules, stack_of_vector],
)
@pytest.mark.parametrize("message", ["lots", "100bbs", "-5bb", "", "1.25bb"])
def test_invalid_stack_is_refused(stack_reader: StackReader, message: str) -> None:
    with pytest.raises(BadGame, match=r"invalid stack|isn’t a whole number of chips"):
        stack_reader("nlhe 1/2", message)


def test_short_stack_beside_deep_stack_is_accepted() -> None:
    assert parse_stacks(rb.read_game("nlhe 1/2"), [1, 200]) == (1, 200)  # type: ignore[arg-type]


def test_fractional_stack_must_be_whole_chips() -> None:
    assert rb.HomeGame("nlhe 0.5/1", 2, Decimal("100.05")).stacks["player 1"] == 10_005
    with pytest.raises(
        BadGame,
        match="stack 100.005 isn’t a whole number of chips in no-limit hold'em 50/100",  # noqa: RUF043
    ):
        rb.Hand("nlhe 0.5/1", stacks=100.005)


def test_later_buy_ins_use_same_unit() -> None:
    game = rb.HomeGame("nlhe 0.5/1", 2, 100, seed=1)
    game.buy_in("player 1", 50)
    game.buy_in("player 2", "50bb")
    assert game.stacks == {"player 1": 15_000, "player 2": 15_000}


def test_solver_accepts_stack_notation() -> None:
    solve_result, solved_from_chips = (
        solve("kuhn", iterations=5, stacks=stack) for stack in ("3bb", 3)
    )
    assert solve_result.curve == solved_from_chips.curve
    with pytest.raises(BadGame, match="is below two big blinds of"):
        solve("leduc", iterations=5, stacks=3)


def test_baseline_accepts_stack_notation() -> None:
    assert signature(build_baseline).parameters["stacks"].annotation == "Stacks | None"


def test_every_public_stack_parameter_accepts_notation() -> None:
    """Every public callable with a stack parameter accepts any stack notation."""
    import riverboat.envs as envs
    import riverboat.solve as solve

    number_only_parameters = {
        f"{module.__name__}.{name}"
        for module in (rb, envs, solve)
        for name in module.__all__
        if callable(public_object := getattr(module, name))
        for parameter_name in _parameter_names(public_object)
        if parameter_name.name in ("stack", "stacks")
        and str(parameter_name.annotation).startswith(("int", "Sequence[int"))
    }
    assert not number_only_parameters - {"riverboat.icm", "riverboat.envs.Observer"}, (
        "chips of a tournament, and those of Rules"
    )


def _parameter_names(public_object: Any) -> list[Any]:
    try:
        return list(signature(public_object).parameters.values())
    except (TypeError, ValueError):
        return []
