"""Solver of small games, by iteration or exactly by linear programming."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import BadGame, Game
from riverboat.hands import Hand
from riverboat.hands.stack_sizes import Stacks
from riverboat.solve.best_responses import exploitability, value
from riverboat.solve.cfr import Method, find_method, iterate_cfr
from riverboat.solve.game_tree import (
    DEFAULT_MAX_HISTORIES,
    ActionSelector,
    FloatArray,
    GameTree,
    build_game_tree,
)
from riverboat.solve.sequence_form import solve_linear_program
from riverboat.solve.solved_strategy import Strategy, build_strategy_table
from riverboat.words.argument_checks import require_whole_number
from riverboat.words.refusals.solving import IterationCountInvalid

MAX_CURVE_POINTS: Final = 20
"""Maximum number of points of the curve: exploitability is measured this often."""


class CurvePoint(Struct, frozen=True):
    """A point of the convergence curve: the exploitability after some iterations."""

    iterations: int
    exploitability: float
    """Exploitability in chips a hand."""


class SolveResult(Struct, frozen=True):
    """The result of a solver: a strategy and its convergence curve."""

    strategy: Strategy
    curve: tuple[CurvePoint, ...]


Progress = Callable[[CurvePoint], None]


@deprecated_keywords(most="max_histories")
def solve(
    game: Game | str | Hand,
    *,
    method: Method = "cfr+",
    iterations: int = 1_000,
    stacks: Stacks | None = None,
    actions: ActionSelector | None = None,
    seed: int = 0,
    max_histories: int = DEFAULT_MAX_HISTORIES,
    progress: Progress | None = None,
    open_cards: bool = False,
) -> SolveResult:
    """Approximate an equilibrium of a two-player game.

    *method* is one of ``METHODS``; *seed* is for ``mccfr``, which samples. *actions* selects the
    actions to explore if bet sizes are a range, *max_histories* limits the size of the tree,
    and *progress* is called about twenty times. A hand with hole cards dealt is rejected, unless
    *open_cards* declares that both players know all of them.

    >>> solved = solve("kuhn", iterations=200)
    >>> round(solved.strategy.value, 3), round(-1 / 18, 3)
    (-0.056, -0.056)
    >>> {action: round(chance, 2) for action, chance in solved.strategy["Js|b1"].items()}
    {'fold': 1.0, 'call': 0.0}
    """
    chosen_method = find_method(method)
    if require_whole_number("iterations", iterations) < 1:
        raise BadGame(IterationCountInvalid(iterations))
    tree = build_game_tree(
        game, stacks=stacks, actions=actions, max_histories=max_histories, open_cards=open_cards
    )
    return _run_iterations(tree, chosen_method, iterations, seed, progress)


def _run_iterations(
    tree: GameTree, method: Method, iterations: int, seed: int, progress: Progress | None
) -> SolveResult:
    iterations_per_point = -(-iterations // MAX_CURVE_POINTS)  # rounded up
    curve = []
    strategies = iterate_cfr(tree, method, seed)
    done_iterations, strategy = 0, None
    while done_iterations < iterations:
        iteration_count = min(iterations_per_point, iterations - done_iterations)
        *_, strategy = islice(strategies, iteration_count)
        done_iterations += iteration_count
        curve.append(CurvePoint(done_iterations, exploitability(tree, strategy)))
        if progress is not None:
            progress(curve[-1])
    assert strategy is not None, "at least one round is required"
    result_strategy = _build_strategy(tree, strategy, method, iterations, curve[-1].exploitability)
    return SolveResult(result_strategy, tuple(curve))


@deprecated_keywords(most="max_histories")
def solve_exactly(
    game: Game | str | Hand,
    *,
    stacks: Stacks | None = None,
    actions: ActionSelector | None = None,
    max_histories: int = DEFAULT_MAX_HISTORIES,
    open_cards: bool = False,
) -> Strategy:
    """Return an equilibrium of a two-player game by linear programming; needs SciPy."""
    tree = build_game_tree(
        game, stacks=stacks, actions=actions, max_histories=max_histories, open_cards=open_cards
    )
    value, strategy = solve_linear_program(tree)
    result_strategy = _build_strategy(tree, strategy, "exact", 0, exploitability(tree, strategy))
    return Strategy(
        game=result_strategy.game,
        method=result_strategy.method,
        iterations=0,
        value=value,
        exploitability=result_strategy.exploitability,
        chances=result_strategy.chances,
    )


def _build_strategy(
    tree: GameTree, strategy: FloatArray, method: str, iterations: int, exploitability: float
) -> Strategy:
    return Strategy(
        game=tree.game.name,
        method=method,
        iterations=iterations,
        value=value(tree, strategy),
        exploitability=exploitability,
        chances=build_strategy_table(tree, strategy),
    )
