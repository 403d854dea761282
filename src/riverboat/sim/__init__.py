"""Bulk simulation: a starting state played many times, at random or by a policy.

For an experiment, :func:`run` plays hands and returns a summary:

>>> from riverboat.engine import HouseRules, parse_game
>>> from riverboat.sim import run
>>> game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
>>> summary = run(game, stacks=[200] * 6, hands=50, seed=7)
>>> sum(summary.net)
0

For bots against bots, :func:`match` returns win rates with confidence intervals.

For a custom loop, :class:`HandSimulator` plays every game on the engine, hand after hand. It
records the facts of a hand: every deal and action. :mod:`riverboat.sim.vector` records none, and
plays thousands of hands at a time on arrays.
"""

from typing import TYPE_CHECKING

from riverboat.bots.betting_policy import CALL, FOLD, BettingPolicy, make_uniform_policy
from riverboat.deprecation import deprecated_names
from riverboat.sim.hands.bulk_hands import PolicyFactory, run
from riverboat.sim.hands.hand_simulator import HandSimulator
from riverboat.sim.hands.run_summary import Summary
from riverboat.sim.matches.match import match
from riverboat.sim.matches.match_result import MatchPlayer, MatchResult

__all__ = [
    "CALL",
    "FOLD",
    "BettingPolicy",
    "MatchPlayer",
    "MatchResult",
    "PolicyFactory",
    "HandSimulator",
    "Summary",
    "match",
    "run",
    "make_uniform_policy",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.sim")
