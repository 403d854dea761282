"""Ranges of holdings as people write them, and their equity against each other.

>>> from riverboat.equity import equity, parse_range
>>> opening = parse_range("22+, A2s+, KTo-KQo, AsKd, T9s:0.5")
>>> len(opening), round(opening.percent, 2)
(167, 12.44)
>>> print(opening - parse_range("22+"))
A2s+, KTo+, AsKd, T9s:0.5
>>> parse_range("22+, AsAs")  # doctest: +ELLIPSIS
Traceback (most recent call last):
    ...
riverboat.equity.ranges.range_errors.BadRange: the ace of spades is there twice; ...
  22+, AsAs
       ^^^^
>>> print(equity("AhKd", "QsQc"))
hold'em
       equity      win     tie      won   tied     lost
AhKd  42.835%  42.664%  0.342%  730,541  5,854  975,909
QsQc  57.165%  56.994%  0.342%  975,909  5,854  730,541
Exact: all 1,712,304 boards counted
"""

import sys

from riverboat.equity.equity_calculation import equity
from riverboat.equity.equity_games import GAMES, EquityGame, game_of
from riverboat.equity.equity_package import EquityPackage
from riverboat.equity.hand_analysis.equity_histogram import Histogram, histogram
from riverboat.equity.hand_analysis.outs_analysis import Outs, outs
from riverboat.equity.hand_analysis.street_equities import Streets, streets
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.ranges.known_cards import KnownCards, parse_known
from riverboat.equity.ranges.preflop_order import BEST_FIRST
from riverboat.equity.ranges.range import Range
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_parsing import parse_range
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.results.player_figures import Combination, PlayerEquity

__all__ = [
    "BEST_FIRST",
    "GAMES",
    "BadEquity",
    "BadRange",
    "Combination",
    "Equity",
    "EquityGame",
    "Histogram",
    "KnownCards",
    "Outs",
    "PlayerEquity",
    "Range",
    "Streets",
    "equity",
    "game_of",
    "histogram",
    "outs",
    "parse_known",
    "parse_range",
    "streets",
]

sys.modules[__name__].__class__ = EquityPackage  # `riverboat.equity("AKs", "QQ+")`
