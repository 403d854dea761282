"""A package that is also a function: ``riverboat.solve("kuhn")``.

The package and its main function share a name, and both are public, as in ``riverboat.equity``.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.solve.solver import solve as solve_game

if TYPE_CHECKING:
    from riverboat.solve import (
        best_responses,
        cfr,
        game_tree,
        solved_strategy,
        solver,
        strategy_baseline,
    )


class SolvePackage(ModuleType):
    """The package ``riverboat.solve``, which can be called like its function ``solve``."""

    __call__ = staticmethod(solve_game)

    if TYPE_CHECKING:
        METHODS = cfr.METHODS
        CurvePoint = solver.CurvePoint
        GameTree = game_tree.GameTree
        InformationSet = game_tree.InformationSet
        Method = cfr.Method
        Solved = solver.SolveResult
        Strategy = solved_strategy.Strategy
        StrategyBaseline = strategy_baseline.StrategyBaseline
        StrategyBot = solved_strategy.StrategyBot
        build_baseline = staticmethod(strategy_baseline.build_baseline)
        best_response = staticmethod(best_responses.best_response)
        exploitability = staticmethod(best_responses.exploitability)
        find_method = staticmethod(cfr.find_method)
        read_strategy = staticmethod(solved_strategy.read_strategy)
        solve = staticmethod(solve_game)
        solve_exactly = staticmethod(solver.solve_exactly)
        build_game_tree = staticmethod(game_tree.build_game_tree)
        value = staticmethod(best_responses.value)


if TYPE_CHECKING:
    solve: SolvePackage
