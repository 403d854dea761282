"""Solvers for small games: equilibria, best responses, exploitability, strategy files and bots."""

import sys
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.solve.best_responses import best_response, exploitability, value
from riverboat.solve.cfr import METHODS, Method, find_method
from riverboat.solve.game_tree import GameTree, InformationSet, build_game_tree
from riverboat.solve.solve_package import SolvePackage
from riverboat.solve.solved_strategy import Strategy, StrategyBot, read_strategy
from riverboat.solve.solver import CurvePoint, SolveResult, solve, solve_exactly
from riverboat.solve.strategy_baseline import StrategyBaseline, build_baseline

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
    "build_baseline",
    "best_response",
    "exploitability",
    "find_method",
    "read_strategy",
    "solve",
    "solve_exactly",
    "build_game_tree",
    "value",
]

sys.modules[__name__].__class__ = SolvePackage  # `riverboat.solve(...)`

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.solve")
