"""The package as something to call: ``riverboat.solve("kuhn")`` beside its names.

The function and the package it lives in have one name, and people write both, as with
``riverboat.equity``.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.solve.solver import solve as solve_game

if TYPE_CHECKING:
    from riverboat.solve import baseline, regrets, response, solver, strategy, tree


class SolvePackage(ModuleType):
    """``riverboat.solve``: a package that answers like the function of its name."""

    __call__ = staticmethod(solve_game)

    if TYPE_CHECKING:
        METHODS = regrets.METHODS
        CurvePoint = solver.CurvePoint
        GameTree = tree.GameTree
        InformationSet = tree.InformationSet
        Method = regrets.Method
        Solved = solver.SolveResult
        Strategy = strategy.Strategy
        StrategyBaseline = baseline.StrategyBaseline
        StrategyBot = strategy.StrategyBot
        baseline_of = staticmethod(baseline.baseline_of)
        best_response = staticmethod(response.best_response)
        exploitability = staticmethod(response.exploitability)
        method_of = staticmethod(regrets.method_of)
        read_strategy = staticmethod(strategy.read_strategy)
        solve = staticmethod(solve_game)
        solve_exactly = staticmethod(solver.solve_exactly)
        tree_of = staticmethod(tree.tree_of)
        value = staticmethod(response.value)


if TYPE_CHECKING:
    solve: SolvePackage
