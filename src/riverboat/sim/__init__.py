"""Playouts in bulk: one start played many times, at random or by a policy, all facts recorded.

For an experiment, :func:`run` plays and sums up:

>>> from riverboat.engine import HouseRules, parse_game
>>> from riverboat.sim import run
>>> game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
>>> summary = run(game, stacks=[200] * 6, hands=50, seed=7)
>>> sum(summary.net)
0

For one's own loop, :class:`Playouts` tells flop games, stud and draw at some thirty microseconds a
hand, and :class:`StepByStep` plays every game on the engine. For the same random numbers both
record the same facts.

Without facts, thousands of hands at a time and by numbers: :mod:`riverboat.sim.vector`.
"""

from riverboat.sim.bulk import Policy, playouts, run
from riverboat.sim.playouts import Playouts
from riverboat.sim.policy import CALL, FOLD, Choose, uniform
from riverboat.sim.step_by_step import StepByStep
from riverboat.sim.summary import Summary
from riverboat.sim.told import untold

__all__ = [
    "CALL",
    "FOLD",
    "Choose",
    "Playouts",
    "Policy",
    "StepByStep",
    "Summary",
    "playouts",
    "run",
    "uniform",
    "untold",
]
