"""Small games solved: equilibria, best answers, exploitability; strategies as files and bots.

>>> from riverboat.solve import solve
>>> solved = solve("kuhn", iterations=100)
>>> solved.strategy.exploitability < 0.01
True

``solve`` comes near to an equilibrium in rounds, ``solve_exactly`` finds one by linear programming.
``tree_of`` is the game as arrays, for algorithms of your own: :mod:`riverboat.solve.walk` and
:mod:`riverboat.solve.response` go up and down in it.
"""

import sys

from riverboat.solve.baseline import StrategyBaseline, baseline_of
from riverboat.solve.callable import SolvePackage
from riverboat.solve.regrets import METHODS, Method, method_of
from riverboat.solve.response import best_response, exploitability, value
from riverboat.solve.solver import CurvePoint, SolveResult, solve, solve_exactly
from riverboat.solve.strategy import Strategy, StrategyBot, read_strategy
from riverboat.solve.tree import GameTree, InformationSet, tree_of

__all__ = [
    "METHODS",
    "GameTree",
    "InformationSet",
    "Method",
    "CurvePoint",
    "SolveResult",
    "Strategy",
    "StrategyBaseline",
    "StrategyBot",
    "baseline_of",
    "best_response",
    "exploitability",
    "method_of",
    "read_strategy",
    "solve",
    "solve_exactly",
    "tree_of",
    "value",
]

sys.modules[__name__].__class__ = SolvePackage  # `riverboat.solve(...)`
