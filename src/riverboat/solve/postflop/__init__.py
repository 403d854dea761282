"""Solver of two-player spots after the flop: ranges, bet sizes, strategies, locks and files."""

from riverboat.solve.postflop.betting_rules import Rake
from riverboat.solve.postflop.estimates import SpotEstimate
from riverboat.solve.postflop.flop_reports import (
    FlopReport,
    FlopRow,
    WeightedFlop,
    flop_classes,
    parse_flops,
    sample_flops,
    solve_flops,
)
from riverboat.solve.postflop.hand_tables import ByPlayer, HandTable
from riverboat.solve.postflop.sizes import BetSize, SizeKind, Sizes
from riverboat.solve.postflop.solution import BestResponse, Solution
from riverboat.solve.postflop.solving import AssessmentPoint, SolveProgress
from riverboat.solve.postflop.spot import Spot
from riverboat.solve.postflop.spot_errors import BadLock, BadSolutionFile, BadSpot, TreeTooLarge
from riverboat.solve.postflop.spot_node import SpotNode
from riverboat.solve.postflop.strategy_frames import StrategyFrame

__all__ = [
    "AssessmentPoint",
    "BadLock",
    "BadSolutionFile",
    "BadSpot",
    "BestResponse",
    "BetSize",
    "ByPlayer",
    "FlopReport",
    "FlopRow",
    "HandTable",
    "Rake",
    "SizeKind",
    "Sizes",
    "Solution",
    "SolveProgress",
    "Spot",
    "SpotEstimate",
    "SpotNode",
    "StrategyFrame",
    "TreeTooLarge",
    "WeightedFlop",
    "flop_classes",
    "parse_flops",
    "sample_flops",
    "solve_flops",
]
